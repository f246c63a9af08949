# In the tests only: what compose.yaml takes from a registry, as Debian has it.
FROM localhost/base
RUN apt-get update \
 && apt-get install -y --no-install-recommends postgresql caddy \
 && rm -rf /var/lib/apt/lists/*
ENV PATH=/usr/lib/postgresql/15/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
