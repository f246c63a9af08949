#!/bin/sh
# `hajde backup FILE`: in the image, where there is no npm, what `npm run backup -- FILE` is in a clone.
case "${1:-}" in
  admin) file=admin/cli.ts ;;
  backup) file=backup/backup-cli.ts ;;
  restore) file=backup/restore-cli.ts ;;
  reports) file=course-reports-cli.ts ;;
  *)
    echo 'Say what to do: hajde admin, hajde backup, hajde restore or hajde reports.' >&2
    exit 2
    ;;
esac
shift
exec node "/hajde/apps/server/src/ops/$file" "$@"
