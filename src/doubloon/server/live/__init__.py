"""Tables in use, and everybody who listens to them."""
