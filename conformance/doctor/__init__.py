"""Before any rule is judged: does an adapter keep the protocol?

One examination per idea, in the order in which an adapter is written. `check_up` holds the list and runs it; the
bundled engine plays along where it has to be known what a reply should be, so no game needs code here.
"""
