import type { Review } from '@hajde/contract/practice';
import { deleteDB, openDB } from 'idb';
import { deviceStorage } from '../base/browser-storage.ts';
import { companionDatabase } from '../device/companion-database.ts';
import type { KeptRecord } from './current-record.ts';

type Keep = (record: KeptRecord) => Promise<unknown>;

/**
 * Moves what the versions before the one outbox have left: practice in a database of its own,
 * conversations beside their files, sessions of the ear trainer among the settings. Each is kept here
 * before it goes there, so that a cut loses nothing; a repeat is the same record.
 */
export async function moveOlderRecords(keep: Keep, { practice }: { practice: boolean }) {
  if (practice) await movePractice(keep);
  if (deviceStorage.get(CONVERSATIONS_WAITING) !== null) await moveConversations(keep);
  await moveEarSessions(keep);
}

interface OlderPractice {
  readonly userId: string;
  readonly practiceId: string;
  readonly finished: boolean;
  readonly reviews: readonly Review[];
  readonly timeZone: string;
  readonly startedAt: string;
  readonly refusedAt?: string;
  readonly refusal?: string;
}

const PRACTICE = 'hajde practice';

async function movePractice(keep: Keep): Promise<void> {
  const database = await openDB(PRACTICE, 1);
  const sessions: OlderPractice[] = database.objectStoreNames.contains('sessions')
    ? await database.getAll('sessions')
    : [];
  database.close();
  for (const { practiceId, startedAt, ...session } of sessions) {
    await keep({ kind: 'practice', idempotencyKey: practiceId, at: startedAt, ...session });
  }
  await deleteDB(PRACTICE);
}

const CONVERSATIONS_WAITING = 'conversations waiting';

async function moveConversations(keep: Keep): Promise<void> {
  const database = await companionDatabase();
  for (const { completionId, completedAt, ...heard } of await database.getAll(
    'heardConversations',
  )) {
    await keep({
      kind: 'conversation',
      idempotencyKey: completionId,
      at: completedAt,
      ...heard,
      ...refusedAt(heard, completedAt),
    });
    await database.delete('heardConversations', completionId);
  }
  deviceStorage.remove(CONVERSATIONS_WAITING);
}

interface OlderEarSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly results: { contrastId: string; right: number; wrong: number }[];
  readonly completedAt: string;
  readonly timeZone: string;
  readonly refusal?: string;
}

async function moveEarSessions(keep: Keep): Promise<void> {
  for (const key of deviceStorage.keys().filter((it) => it.startsWith('heard sounds '))) {
    const kept = deviceStorage.get(key);
    if (kept === null) continue;
    const { sessionId, completedAt, ...heard }: OlderEarSession = JSON.parse(kept);
    const refused = refusedAt(heard, completedAt);
    await keep({ kind: 'ear', idempotencyKey: sessionId, at: completedAt, ...heard, ...refused });
    deviceStorage.remove(key);
  }
}

/** They told why they were refused, and not when. */
const refusedAt = ({ refusal }: { readonly refusal?: string }, at: string) =>
  refusal !== undefined && { refusedAt: at };
