import type { OfflineProgress } from '../device/database.ts';
import type { Delivery } from './explain.ts';
import { asRecord, type Outbox } from './outbox.ts';
import { isRefused, type LessonRecord, type OutboxRecord } from './records.ts';

export type Lesson = Pick<
  OfflineProgress,
  'userId' | 'completionId' | 'lessonId' | 'xpEarned' | 'savedAt'
>;

export const finished = (lesson: Lesson): LessonRecord =>
  asRecord({
    ...lesson,
    unitId: 'basics',
    perfect: true,
    gemsEarned: 5,
    answers: [],
    mistakes: 0,
    timeZone: 'Europe/Belgrade',
    syncStatus: 'pending',
  });

/** A device's outbox, in memory: what is handed in goes, but for lessons, which stay as synced. */
export function deviceOutbox() {
  const records = new Map<string, OutboxRecord>();
  const put = async (record: OutboxRecord) => {
    records.set(nameOf(record), record);
  };
  return {
    keep(record: OutboxRecord) {
      if (!records.has(nameOf(record))) records.set(nameOf(record), record);
    },
    all: () => [...records.values()],
    unsent: async (userId: string) =>
      [...records.values()]
        .filter((each) => each.userId === userId && !isRefused(each))
        .filter((each) => each.kind !== 'lesson' || each.syncStatus === 'pending')
        .sort((a, b) => inLine(a) - inLine(b) || Date.parse(a.at) - Date.parse(b.at)),
    async markSynced(record, syncedAt) {
      if (record.kind === 'lesson') await put({ ...record, syncStatus: 'synced', syncedAt });
      else records.delete(nameOf(record));
    },
    markRefused: (record, refusedAt, refusal) => put({ ...record, refusedAt, refusal }),
  } satisfies Outbox & Record<string, unknown>;
}

const nameOf = ({ userId, idempotencyKey }: OutboxRecord) => `${userId} ${idempotencyKey}`;
const inLine = ({ kind }: OutboxRecord) => (kind === 'lesson' ? 0 : 1);

/** The server as its contract has it: each completion is paid once, to the learner who is signed in. */
export function simulatedServer() {
  const learners = new Map<string, { xp: number; paid: Set<string>; days: Set<string> }>();
  return {
    take(record: OutboxRecord, session: string): Delivery {
      if (record.kind !== 'lesson') throw new Error('It knows of lessons alone');
      if (record.userId !== session) throw new Error('Sent as another learner');
      if (record.lessonId === 'gone') return { outcome: 'refused', reason: 'No such lesson.' };
      const learner = learners.get(session) ?? { xp: 0, paid: new Set(), days: new Set() };
      learners.set(session, learner);
      if (!learner.paid.has(record.completionId)) {
        learner.paid.add(record.completionId);
        learner.days.add(record.savedAt.slice(0, 10));
        learner.xp += record.xpEarned;
      }
      return { outcome: 'taken' };
    },
    state: () => learners,
  };
}
