import type { Review } from '@hajde/contract/practice';
import type { OfflineProgress } from '../device/database.ts';
import type { Kind } from './kinds.ts';

/** Something that a learner finished on this device, until the server has it. */
interface Kept<K extends Kind> {
  readonly kind: K;
  readonly userId: string;
  /** Made up here once: however often the server is told, it counts once. */
  readonly idempotencyKey: string;
  /** By which records wait in line. */
  readonly at: string;
  readonly timeZone: string;
  /** Refused for good, and why: it is shown, and not sent again. */
  readonly refusedAt?: string;
  readonly refusal?: string;
}

/** Kept in the store of the specification, in its fields. */
export type LessonRecord = OfflineProgress & Kept<'lesson'>;

/** A session with everything that was answered in it so far; `at` is when it began. */
export interface PracticeRecord extends Kept<'practice'> {
  readonly finished: boolean;
  readonly reviews: readonly Review[];
}

export interface ConversationRecord extends Kept<'conversation'> {
  readonly conversationId: string;
  readonly answers: readonly string[];
  /** Words that the answers showed not to be understood. */
  readonly missed: readonly string[];
}

export interface EarRecord extends Kept<'ear'> {
  readonly results: readonly { contrastId: string; right: number; wrong: number }[];
}

export interface Records {
  lesson: LessonRecord;
  practice: PracticeRecord;
  conversation: ConversationRecord;
  ear: EarRecord;
}

export type OutboxRecord = Records[Kind];

/** What is kept in the database beside the specification's. */
export type StoredRecord = Exclude<OutboxRecord, LessonRecord>;

export const isOf = <K extends Kind>(kind: K, record: OutboxRecord): record is Records[K] =>
  record.kind === kind;

export function ofKind<K extends Kind>(kind: K, records: readonly OutboxRecord[]): Records[K][] {
  return records.filter((record) => isOf(kind, record));
}

/**
 * Whether the server has refused it for good. A device may still hold what an older server refused for a
 * zone that it did not know: that is sent again, and taken as of UTC.
 */
export function isRefused({
  refusedAt,
  refusal,
}: Pick<OutboxRecord, 'refusedAt' | 'refusal'>): boolean {
  return refusedAt !== undefined && refusal !== REFUSED_FOR_ITS_ZONE;
}

const REFUSED_FOR_ITS_ZONE = 'timeZone must be an IANA time zone.';
