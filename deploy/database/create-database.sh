#!/bin/sh
# Called by Patroni once, with the way into a new cluster: who Hajde is there, and what it owns.
set -eu
exec psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --dbname="$1" <<END
create role hajde login password '$POSTGRES_PASSWORD';
create database hajde owner hajde;
END
