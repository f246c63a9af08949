# In the tests only: what compose.yaml takes from a registry, as Debian has it.
FROM localhost/base
RUN apt-get update \
 && apt-get install -y --no-install-recommends caddy \
 && rm -rf /var/lib/apt/lists/*
