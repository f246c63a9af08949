import { expect, test } from 'vitest';
import { Bucket } from './bucket.ts';
import { type CountsByLimit, SharedCounts } from './shared-counts.ts';

test('what one process counts is counted by the others too', async () => {
  const limit = { name: 'tries', atOnce: 10, thenOneEveryMs: 60_000 };
  const [here, there] = [new SharedCounts(), new SharedCounts()];
  const [mine, other] = [new Bucket(limit, here), new Bucket(limit, there)];
  const told = Promise.withResolvers<CountsByLimit>();
  const telling = here.tell(told.resolve, 1);
  for (let i = 0; i < 6; i += 1) expect(mine.waitFor('me')).toBe(0);
  mine.charge('me', 3);
  const news = await told.promise;
  telling.stop();
  expect(news).toEqual({ tries: { me: 9 } });
  there.hear(news);
  expect(other.waitFor('me')).toBe(0);
  expect(other.waitFor('me')).toBeGreaterThan(0);
  expect(other.waitFor('somebody else')).toBe(0);
});
