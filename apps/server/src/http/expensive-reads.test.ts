import { expect, test } from 'vitest';
import { expensiveReads } from './expensive-reads.ts';
import { Refusal } from './refusal.ts';

const waiting = () => Promise.withResolvers<void>();
const refusalOf = async (asked: Promise<unknown>) => {
  const error = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof Refusal ? [error.status, error.retryAfterS] : undefined;
};

test('a learner has one at a time, two wait, and the next is told to come again', async () => {
  const read = expensiveReads();
  const gates = [waiting(), waiting(), waiting()];
  const begun: number[] = [];
  const asked = gates.map((gate, i) =>
    read('me', () => {
      begun.push(i);
      return gate.promise;
    }),
  );
  expect(await refusalOf(read('me', async () => {}))).toEqual([429, 1]);
  expect(begun).toEqual([0]);
  expect(await read('other', async () => 'heard')).toBe('heard');
  for (const [i, gate] of gates.entries()) {
    gate.resolve();
    await asked[i];
  }
  expect(begun).toEqual([0, 1, 2]);
});

test('a process has four at a time', async () => {
  const read = expensiveReads();
  const gate = waiting();
  let begun = 0;
  const asked = ['a', 'b', 'c', 'd', 'e', 'f'].map((who) =>
    read(who, () => {
      begun += 1;
      return gate.promise;
    }),
  );
  await Promise.resolve();
  expect(begun).toBe(4);
  gate.resolve();
  await Promise.all(asked);
  expect(begun).toBe(6);
});

test('who has used ten seconds of reading waits ten times as long as the next takes', async () => {
  let now = 1_000_000;
  const read = expensiveReads(() => now);
  const takes = (ms: number) => () => {
    now += ms;
    return Promise.resolve();
  };
  await read('me', takes(6_000));
  await read('me', takes(6_000));
  expect(await refusalOf(read('me', takes(1)))).toEqual([429, 15]);
  now += 15_000;
  await read('me', takes(1));
});

test('one that fails gives its turn on', async () => {
  const read = expensiveReads();
  await expect(read('me', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await read('me', async () => 'heard')).toBe('heard');
});
