import { KINDS } from './kinds.ts';
import type { ConversationRecord, EarRecord, PracticeRecord, StoredRecord } from './records.ts';

/**
 * How records lie in the outbox's database. It rises with every change that a reader must know of,
 * together with a step in `currentRecord`. Lessons lie in the store of the specification, in its fields.
 */
export const RECORD_FORMAT = 2;

/** A record as it lies there, whichever version of the app has kept it; those of the first format say none. */
export type KeptRecord = (PracticeRecord | EarRecord | OlderConversation) & {
  readonly format?: number;
};

/** Before the second format a conversation did not tell which words were not understood. */
type OlderConversation = Omit<ConversationRecord, 'missed'> &
  Partial<Pick<ConversationRecord, 'missed'>>;

/**
 * What was kept, as this app would have kept it. Undefined for a kind that only a newer app knows: it
 * is left for that one, and must not be in the way of the others.
 */
export function currentRecord({ format: _, ...kept }: KeptRecord): StoredRecord | undefined {
  if (!(kept.kind in KINDS)) return undefined;
  return kept.kind === 'conversation' ? { missed: [], ...kept } : kept;
}

export const asKept = (record: StoredRecord): KeptRecord => ({ ...record, format: RECORD_FORMAT });
