import type { OfflineProgress } from '../device/database.ts';
import { isRefused } from '../device/pending-progress.ts';
import type { RecordStore } from '../device/record-store.ts';
import type { Delivery } from './sync-progress.ts';

export type Lesson = Pick<
  OfflineProgress,
  'userId' | 'completionId' | 'lessonId' | 'xpEarned' | 'savedAt'
>;

export const finished = (lesson: Lesson): OfflineProgress => ({
  ...lesson,
  unitId: 'basics',
  perfect: true,
  gemsEarned: 5,
  answers: [],
  mistakes: 0,
  timeZone: 'Europe/Belgrade',
  syncStatus: 'pending',
});

/** A device's offlineProgress store, in memory. */
export function deviceStore() {
  const records = new Map<number, OfflineProgress>();
  const put = async (record: OfflineProgress) => {
    records.set(record.id ?? 0, record);
  };
  return {
    keep(record: OfflineProgress) {
      const known = [...records.values()].some(
        (each) => each.userId === record.userId && each.completionId === record.completionId,
      );
      if (!known) records.set(records.size + 1, { ...record, id: records.size + 1 });
    },
    all: () => [...records.values()],
    unsent: async (userId) =>
      [...records.values()]
        .filter((each) => each.userId === userId && each.syncStatus === 'pending')
        .filter((each) => !isRefused(each))
        .sort((a, b) => Date.parse(a.savedAt) - Date.parse(b.savedAt)),
    markSynced: (record, syncedAt) => put({ ...record, syncStatus: 'synced', syncedAt }),
    markRefused: (record, refusedAt, refusal) => put({ ...record, refusedAt, refusal }),
  } satisfies RecordStore<OfflineProgress> & Record<string, unknown>;
}

/** The server as its contract has it: each completion is paid once, to the learner who is signed in. */
export function simulatedServer() {
  const learners = new Map<string, { xp: number; paid: Set<string>; days: Set<string> }>();
  return {
    take(record: OfflineProgress, session: string): Delivery {
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
