import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../base/memory-storage.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The page as it is after a reload: its modules are new, and the tab's storage is not. */
async function reload() {
  vi.resetModules();
  return import('./purchase-id.ts');
}

test('a purchase whose answer was lost keeps its id, over a reload too', async () => {
  const before = await reload();
  const id = before.purchaseIdOf('arta', 'double-xp');
  expect(before.purchaseIdOf('arta', 'double-xp')).toBe(id);
  expect((await reload()).purchaseIdOf('arta', 'double-xp')).toBe(id);
});

test('once it is answered, the next press buys anew', async () => {
  const { purchaseIdOf, purchaseAnswered } = await reload();
  const id = purchaseIdOf('arta', 'double-xp');
  purchaseAnswered('arta', 'double-xp');
  expect(purchaseIdOf('arta', 'double-xp')).not.toBe(id);
});

test('each learner and each item has an id of its own', async () => {
  const { purchaseIdOf } = await reload();
  const ids = ['arta', 'besa'].flatMap((who) =>
    ['double-xp', 'heart-refill'].map((what) => purchaseIdOf(who, what)),
  );
  expect(new Set(ids).size).toBe(4);
});

test('a tab that may keep nothing has it as long as the page is open', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('full');
    },
  });
  const { purchaseIdOf } = await reload();
  expect(purchaseIdOf('arta', 'double-xp')).toBe(purchaseIdOf('arta', 'double-xp'));
});
