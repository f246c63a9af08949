#!/bin/sh
# A PostgreSQL for Hajde. The first time it makes its data: anew, or as a copy of the one it follows.
set -eu
bare='Set POSTGRES_PASSWORD to letters and digits: it becomes part of an address.'
case "${POSTGRES_PASSWORD:-}" in
  '' | *[!A-Za-z0-9]*)
    echo "$bare" >&2
    exit 1
    ;;
esac

# Beside, and renamed when it is whole: what a killed start leaves cannot be used.
unfinished="$PGDATA.unfinished"

make_anew() {
  initdb --pgdata="$unfinished" --username=postgres --auth-local=peer --auth-host=scram-sha-256 \
    --encoding=UTF8 --locale=C.UTF-8 --data-checksums --no-instructions
  cat >>"$unfinished/pg_hba.conf" <<END
host all hajde all scram-sha-256
host replication replicator all scram-sha-256
END
  cat >>"$unfinished/postgresql.conf" <<END
listen_addresses = '*'
unix_socket_directories = '/tmp'
timezone = 'UTC'
max_connections = 200
max_wal_size = '2GB'
wal_keep_size = '1GB'
log_min_error_statement = panic
synchronous_standby_names = '${SYNCHRONOUS:-}'
END
  # One command a line; the server that reads them speaks to nobody else, and waits for no standby.
  postgres --single -D "$unfinished" -c synchronous_commit=local postgres >/dev/null <<END
create role hajde login password '$POSTGRES_PASSWORD'
create role replicator login replication password '$POSTGRES_PASSWORD'
create database hajde owner hajde
END
}

copy_from() {
  until pg_basebackup --pgdata="$unfinished" --checkpoint=fast --write-recovery-conf \
    --dbname="host=$1 user=replicator password=$POSTGRES_PASSWORD"; do
    echo "$1 cannot be copied yet; it is tried again in 2 s." >&2
    rm -rf "$unfinished"
    sleep 2
  done
  # Once it is promoted there is nobody yet who could confirm its commits.
  echo "synchronous_standby_names = ''" >>"$unfinished/postgresql.auto.conf"
}

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "$unfinished"
  if [ -z "${FOLLOWS:-}" ]; then make_anew; else copy_from "$FOLLOWS"; fi
  mv "$unfinished" "$PGDATA"
fi
exec postgres -D "$PGDATA"
