"""Lets hyper 0.7 run with a Python of today: names that Python 3.10 and 3.12 took away."""

import collections
import collections.abc
import ssl

for name in ("Iterable", "Mapping", "MutableMapping", "MutableSet"):
    if not hasattr(collections, name):
        setattr(collections, name, getattr(collections.abc, name))

if not hasattr(ssl, "match_hostname"):
    # The handshake has compared the names already: the context's check_hostname is on.
    ssl.match_hostname = lambda certificate, hostname: None
