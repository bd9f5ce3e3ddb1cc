"""What looks at lab and server together: how fast we are beside others, what a server carries, what its tables weigh; and what is
made of them for the page, its types."""
