"""The same rules on a GPU, a game per thread (the extra `doubloon[gpu]`; to run them, CuPy as well).

`ptx` compiles, with or without a GPU; `kernels` is what runs there; `fleet` launches it.
"""
