import { expect, test } from 'vitest';
import { greetingOfTheHour } from './greeting-of-the-hour.ts';

test.each([
  ['03:59', 'Mirëmbrëma'],
  ['04:00', 'Mirëmëngjes'],
  ['09:59', 'Mirëmëngjes'],
  ['10:00', 'Mirëdita'],
  ['17:59', 'Mirëdita'],
  ['18:00', 'Mirëmbrëma'],
])('at %s in Prishtina one says %s', (time, greeting) => {
  expect(greetingOfTheHour(new Date(`2026-11-17T${time}+01:00`), 'Europe/Belgrade')).toBe(greeting);
});

test('the hour is that of the place where the learner is', () => {
  const now = new Date('2026-11-17T12:00Z');
  expect(greetingOfTheHour(now, 'Europe/Belgrade')).toBe('Mirëdita');
  expect(greetingOfTheHour(now, 'America/New_York')).toBe('Mirëmëngjes');
  expect(greetingOfTheHour(now, 'Australia/Sydney')).toBe('Mirëmbrëma');
});
