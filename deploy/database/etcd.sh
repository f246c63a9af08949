#!/bin/sh
# Starts one member of etcd, which keeps who the primary is: NAME, at ADDRESS, one of MEMBERS.
set -eu
listen="${LISTEN:-0.0.0.0}"
clients="${CLIENT_PORT:-2379}"
peers="${PEER_PORT:-2380}"
# On arm64 it runs only for those who know that it was never promised to.
if [ "$(uname -m)" = aarch64 ]; then export ETCD_UNSUPPORTED_ARCH=arm64; fi
# Its history would grow for ever: an hour of it is kept. A member that is slow for a second is not lost yet.
exec etcd --name="$NAME" --data-dir="$MEMBER_DATA" --logger=zap --log-level=warn \
  --listen-client-urls="http://$listen:$clients" --advertise-client-urls="http://$ADDRESS:$clients" \
  --listen-peer-urls="http://$listen:$peers" --initial-advertise-peer-urls="http://$ADDRESS:$peers" \
  --initial-cluster="$MEMBERS" --initial-cluster-state="${MEMBER_STATE:-new}" \
  --initial-cluster-token=hajde --auto-compaction-retention=1h \
  --heartbeat-interval=200 --election-timeout=2000
