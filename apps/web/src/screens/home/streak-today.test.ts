import { localDay } from '@hajde/rules/days/days';
import { replayStreak, streakAt } from '@hajde/rules/streak/streak';
import type { LearntDay } from '@hajde/rules/streak/streak-events';
import { expect, test } from 'vitest';
import { isStreakOpen, streakLine } from './streak-today.ts';

const ZONE = 'Europe/Belgrade';
const at = (text: string) => new Date(`${text}+01:00`);

test('a streak is open from midnight until the first lesson of the day', () => {
  expect(openAfter(['2026-11-13T20:00'], '2026-11-13T23:59')).toBe(false);
  expect(openAfter(['2026-11-13T20:00'], '2026-11-14T00:00')).toBe(true);
  expect(openAfter(['2026-11-13T20:00', '2026-11-14T00:01'], '2026-11-14T23:59')).toBe(false);
});

test('a learner without a streak has it open', () => {
  expect(openAfter([], '2026-11-14T12:00')).toBe(true);
  expect(openAfter(['2026-11-01T12:00'], '2026-11-14T12:00')).toBe(true);
});

test('a streak begun again after a missed day is not open', () => {
  expect(openAfter(['2026-11-12T12:00', '2026-11-14T09:00'], '2026-11-14T12:00')).toBe(false);
});

test('a freeze saves the streak but leaves today open', () => {
  const freezes = ['2026-11-10T12:00'];
  expect(openAfter(['2026-11-13T12:00'], '2026-11-14T12:00', freezes)).toBe(true);
  expect(openAfter(['2026-11-12T12:00'], '2026-11-14T12:00', freezes)).toBe(true);
  const back = ['2026-11-12T12:00', '2026-11-14T09:00'];
  expect(openAfter(back, '2026-11-14T12:00', freezes)).toBe(false);
});

test('the greeting says what the next lesson does for the streak', () => {
  expect(streakLine(0, true)).toBe('Start your streak today.');
  expect(streakLine(1, true)).toBe('1 day in a row. Make it 2 today.');
  expect(streakLine(7, true)).toBe('7 days in a row. Make it 8 today.');
  expect(streakLine(1, false)).toBe('Today is day 1 of your streak.');
  expect(streakLine(8, false)).toBe('8 days in a row, today included.');
});

test('a streak that has ended is named, with what starts the next; a single day was none yet', () => {
  expect(streakLine(0, true, 12)).toBe('Start a new streak today. Your last one was 12 days long.');
  expect(streakLine(0, true, 1)).toBe('Start your streak today.');
  expect(streakLine(3, true, null)).toBe('3 days in a row. Make it 4 today.');
});

/** As the server would answer at `now`, after lessons and freezes at these times. */
function openAfter(lessons: string[], now: string, freezes: string[] = []): boolean {
  const state = replayStreak(
    lessons.map((lesson) => learnt(at(lesson))),
    freezes.map((text) => ({ at: at(text), day: localDay(at(text), ZONE), zone: ZONE })),
    at(now),
  );
  const { freezesHeld, endsAt } = streakAt(state, at(now), ZONE);
  const user = { streakEndsAt: endsAt?.toISOString() ?? null, streakFreezes: freezesHeld };
  return isStreakOpen(user, at(now), ZONE);
}

function learnt(moment: Date): LearntDay {
  const day = localDay(moment, ZONE);
  return { day, firstAt: moment, lastAt: moment, firstZone: ZONE, lastZone: ZONE };
}
