import { expect, test } from 'vitest';
import { offlineDatabase } from '../device/database.ts';
import { dropAllOf } from './dismiss.ts';
import type { Delivery } from './explain.ts';
import { finished } from './outbox.fixture.ts';
import { keep, outbox } from './outbox.ts';
import { sendOutbox } from './send-outbox.ts';

const NOW = () => new Date('2026-11-12T12:00:00Z');
const savedAt = '2026-11-10T08:00:00.000Z';

test.each<Delivery>([
  { outcome: 'refused', reason: 'This lesson was finished before your fresh start.' },
  { outcome: 'taken' },
])(
  'a lesson that a fresh start took away while it was sent stays away: $outcome',
  async (delivery) => {
    for (const completionId of ['first', 'second']) {
      await keep(finished({ userId: 'arta', completionId, lessonId: 'l', xpEarned: 10, savedAt }));
    }
    await sendOutbox('arta', outbox, () => dropAllOf('arta').then(() => delivery), NOW);
    expect(await (await offlineDatabase()).count('offlineProgress')).toBe(0);
  },
);
