import { expect, test } from 'vitest';
import { Busy, inTurns } from './in-turn.ts';

test('a few at a time, some wait, and the rest are told to come back', async () => {
  const inTurn = inTurns(2, 3);
  let working = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const work = async () => {
    working += 1;
    most = Math.max(most, working);
    await new Promise<void>((end) => ends.push(end));
    working -= 1;
  };
  const begun = Array.from({ length: 6 }, () => inTurn(work));
  await expect(begun[5]).rejects.toBeInstanceOf(Busy);
  for (let done = 0; done < 5; done += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  }
  await Promise.all(begun.slice(0, 5));
  expect([most, working]).toEqual([2, 0]);
});

test('whoever has waited too long is told to come back', async () => {
  const inTurn = inTurns(1, 1, 20);
  let end = () => {};
  const long = inTurn(() => new Promise<void>((ended) => (end = ended)));
  await expect(inTurn(async () => 'never')).rejects.toBeInstanceOf(Busy);
  end();
  await long;
  expect(await inTurn(async () => 'done')).toBe('done');
});

test('work that fails gives its place to the next', async () => {
  const inTurn = inTurns(1, 1);
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
