#!/bin/sh
# Starts one PostgreSQL of a cluster under Patroni: NAME in it, at ADDRESS, with the members of ETCD.
# With words (`list`, `switchover`, `edit-config`) it asks or tells the running one instead.
set -eu
case "${POSTGRES_PASSWORD:-}" in
  '' | *[!A-Za-z0-9]*)
    echo 'Set POSTGRES_PASSWORD to letters and digits: it becomes part of an address.' >&2
    exit 1
    ;;
esac
# The configuration names what lies beside it.
cd "$(dirname "$0")"
listen="${LISTEN:-0.0.0.0}"
port="${POSTGRES_PORT:-5432}"
api="${API_PORT:-8008}"

export PATRONI_NAME="$NAME"
export PATRONI_ETCD3_HOSTS="$ETCD"
export PATRONI_POSTGRESQL_DATA_DIR="$PGDATA"
export PATRONI_POSTGRESQL_PGPASS="${PGPASSFILE:-/tmp/pgpass}"
export PATRONI_POSTGRESQL_LISTEN="$listen:$port"
export PATRONI_POSTGRESQL_CONNECT_ADDRESS="$ADDRESS:$port"
export PATRONI_RESTAPI_LISTEN="$listen:$api"
export PATRONI_RESTAPI_CONNECT_ADDRESS="$ADDRESS:$api"
# Whoever may only look needs no password; who wants to change something does.
export PATRONI_RESTAPI_USERNAME=patroni PATRONI_RESTAPI_PASSWORD="$POSTGRES_PASSWORD"
# By the socket alone: nobody gets in as the superuser from elsewhere.
export PATRONI_SUPERUSER_USERNAME=postgres
export PATRONI_REPLICATION_USERNAME=replicator PATRONI_REPLICATION_PASSWORD="$POSTGRES_PASSWORD"
export PATRONI_REWIND_USERNAME=rewind PATRONI_REWIND_PASSWORD="$POSTGRES_PASSWORD"
umask 077
if [ $# -gt 0 ]; then exec patronictl --config-file patroni.yaml "$@"; fi
exec patroni patroni.yaml
