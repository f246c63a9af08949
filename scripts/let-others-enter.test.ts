import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { letOthersEnter } from './let-others-enter.mjs';

let folder: string;
const mode = () => statSync(folder).mode & 0o777;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hajde-enter-'));
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('root lets the user of PostgreSQL enter a private folder, and says so', () => {
  expect(mode()).toBe(0o700);
  letOthersEnter(folder, 0);
  expect(mode()).toBe(0o701);
  expect(console.log).toHaveBeenCalledOnce();
  letOthersEnter(folder, 0);
  expect(console.log).toHaveBeenCalledOnce();
});

test('anybody else leaves it as it is', () => {
  letOthersEnter(folder, 1000);
  expect(mode()).toBe(0o700);
  expect(console.log).not.toHaveBeenCalled();
});
