import type { Answer } from '@hajde/contract/types';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { read } from '../../api/read.ts';
import { newStore, useStore } from '../../base/store.ts';
import { downloadPack, NotSupportedError } from '../../device/download-pack.ts';
import { ON_THIS_DEVICE } from '../../learner/pending-work.ts';
import { refreshLearner } from '../../learner/reads.ts';
import { toast } from '../../ui/toast.ts';
import { PACK_DOWNLOAD_PAUSE_MS } from './download-pause.ts';
import { prefetchForOffline } from './prefetch-for-offline.ts';

export type Pack = Answer<'GET /api/language-packs'>[number];

export const offeredPacks = () => read('GET /api/language-packs');

/** What the server knows: the packs that the learner has downloaded on any device. */
export const packsKnownOf = (id: string) =>
  read('GET /api/users/:id/language-packs', { params: { id } });

/** What is being downloaded. It goes on while the learner looks at other screens. */
interface Downloads {
  /** Pack id → bytes that have come. */
  readonly coming: Readonly<Record<string, number>>;
  readonly all: boolean;
}

const downloads = newStore<Downloads>({ coming: {}, all: false });

export const useDownloads = () => useStore(downloads);

type Outcome = 'downloaded' | 'failed' | 'not supported';

export function download(pack: Pack, queries: QueryClient): Promise<void> {
  return underWay(queries, async () => {
    await downloadOne(pack, queries);
    // A badge may have been earned by it.
    await refreshLearner(queries);
  });
}

async function downloadOne(pack: Pack, queries: QueryClient): Promise<Outcome> {
  showProgress(pack.id, 0);
  try {
    const version = await downloadPack(pack, (bytes) => showProgress(pack.id, bytes));
    if (version !== pack.version) await queries.invalidateQueries(offeredPacks());
    await prefetchForOffline(queries);
    toast({ title: 'Pack Downloaded', description: `${pack.name} is now available offline.` });
    return 'downloaded';
  } catch (error) {
    console.error(error);
    const supported = !(error instanceof NotSupportedError);
    toast(supported ? DOWNLOAD_FAILED : NOT_SUPPORTED);
    return supported ? 'failed' : 'not supported';
  } finally {
    const { [pack.id]: _, ...coming } = downloads.get().coming;
    setDownloads({ coming });
    await queries.invalidateQueries({ queryKey: ON_THIS_DEVICE });
  }
}

/** One pack after the other, with a pause between them. One that fails does not keep the others. */
export async function downloadAll(packs: readonly Pack[], queries: QueryClient): Promise<void> {
  if (downloads.get().all) return;
  setDownloads({ all: true });
  await underWay(queries, async () => {
    try {
      let failed = false;
      for (const [at, pack] of packs.entries()) {
        if (at > 0) await pause();
        const outcome = await downloadOne(pack, queries);
        if (outcome === 'not supported') return;
        if (outcome === 'failed') failed = true;
      }
      toast(failed ? SOME_FAILED : ALL_DOWNLOADED);
    } finally {
      setDownloads({ all: false });
      await refreshLearner(queries);
    }
  });
}

/** Known to the app as something that must not be cut off by the page's moving to a new version. */
function underWay(queries: QueryClient, mutationFn: () => Promise<void>): Promise<void> {
  return new MutationObserver(queries, { mutationFn }).mutate();
}

const DOWNLOAD_FAILED = {
  title: 'Download Failed',
  description: 'Failed to download language pack. Please try again.',
  destructive: true,
};
const NOT_SUPPORTED = {
  title: 'Not Supported',
  description: 'Offline mode is not supported in this browser.',
  destructive: true,
};
const ALL_DOWNLOADED = {
  title: 'All packs downloaded!',
  description: 'All language packs are now available offline.',
};
const SOME_FAILED = {
  title: 'Download failed',
  description: "Some packs couldn't be downloaded. Please try again.",
  destructive: true,
};

const pause = () => new Promise((resume) => setTimeout(resume, PACK_DOWNLOAD_PAUSE_MS));

function showProgress(id: string, bytes: number): void {
  setDownloads({ coming: { ...downloads.get().coming, [id]: bytes } });
}

function setDownloads(change: Partial<Downloads>): void {
  downloads.set({ ...downloads.get(), ...change });
}
