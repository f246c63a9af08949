import { call } from '../api/call.ts';
import { downloadedPacks, markReported } from './packs.ts';

/** Tells the server that a pack was downloaded; where that fails, the next sync does. */
export async function reportDownload(packId: string): Promise<void> {
  try {
    await call('POST /api/language-packs/download', { body: { packId } });
    await markReported(packId);
  } catch (error) {
    console.warn(`The server was not told of the pack ${packId}.`, error);
  }
}

export async function reportAllDownloads(): Promise<void> {
  const packs = await downloadedPacks().catch((error) => {
    // A browser that keeps no database has no packs to tell of.
    console.warn('The local database cannot be read.', error);
    return [];
  });
  const unreported = packs.filter(({ syncStatus }) => syncStatus === 'pending');
  for (const { id } of unreported) await reportDownload(id);
}
