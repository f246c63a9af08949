import { expect, it } from 'vitest';
import { lessonAfterGuide } from './lesson-after-guide.ts';

const LESSONS = [{ id: 'one' }, { id: 'two' }, { id: 'three' }];
const after = (completed: string[], from: string | null = null) =>
  lessonAfterGuide(LESSONS, new Set(completed), from)?.id;

it('a guide leads back to the lesson that it was opened from', () => {
  expect(after(['one'], 'three')).toBe('three');
  expect(after(['one'], 'no such lesson')).toBe('two');
});

it('opened from the path it leads to what is not completed yet, and at the end to the beginning', () => {
  expect(after([])).toBe('one');
  expect(after(['one'])).toBe('two');
  expect(after(['one', 'two', 'three'])).toBe('one');
});
