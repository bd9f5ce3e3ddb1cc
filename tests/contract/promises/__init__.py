"""What every game promises. Each function plays and looks, and fails with a sentence that says what was broken.

The tests run them over every game found; test_broken.py runs each over a game that breaks just that promise.
"""
