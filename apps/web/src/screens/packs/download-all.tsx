import { useQueryClient } from '@tanstack/react-query';
import { CloudDownload } from 'lucide-react';
import type { DownloadedPack } from '../../device/packs.ts';
import { Button } from '../../ui/button.tsx';
import { downloadAll, type Pack, useDownloads } from './downloads.ts';

/** Disabled when offline, when the list is not loaded (both: nothing offered), or while running. */
export function DownloadAll({
  offered,
  here,
}: {
  offered: readonly Pack[] | undefined;
  here: readonly DownloadedPack[];
}) {
  const queries = useQueryClient();
  const { all } = useDownloads();
  const missing = offered?.filter(
    ({ id, version }) => !here.some((pack) => pack.id === id && pack.version === version),
  );
  return (
    <Button
      disabled={missing === undefined || all}
      onClick={() => missing && void downloadAll(missing, queries)}
    >
      <CloudDownload aria-hidden size={22} strokeWidth={2.5} />
      Download All
    </Button>
  );
}
