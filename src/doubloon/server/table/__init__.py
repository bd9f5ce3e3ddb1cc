"""A table is its log: what was agreed on, who sits where, what was played, what each may see, and what may happen next.

Nothing here knows a socket, a request or a database; it runs wherever the games run.
"""
