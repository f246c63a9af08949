import { useQueryClient } from '@tanstack/react-query';
import { CloudDownload } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { download, type Pack, useDownloads } from './downloads.ts';

/** Starts the download; while it runs, how far it has come stands in the button's place. */
export function DownloadButton({ pack, label }: { pack: Pack; label: 'Download' | 'Update' }) {
  const queries = useQueryClient();
  const { coming, all } = useDownloads();
  const bytes = coming[pack.id];
  if (bytes !== undefined) {
    const come = Math.min(bytes, pack.size);
    return (
      <div className="flex min-h-14 items-center gap-3">
        <ProgressBar label={`Downloading ${pack.name}`} value={come} max={pack.size} tone="blue" />
        <span className="w-[4ch] shrink-0 text-right font-bold text-sm tabular-nums">
          {Math.floor((100 * come) / pack.size)}%
        </span>
      </div>
    );
  }
  return (
    <Button kind="quiet" disabled={all} onClick={() => void download(pack, queries)}>
      <CloudDownload aria-hidden size={22} strokeWidth={2.5} />
      {label} <span className="sr-only">{pack.name}</span>
    </Button>
  );
}
