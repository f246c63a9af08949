import { type Chance, seeded } from '@hajde/rules/chance/chance';
import { type Learner, learner } from './act-r.ts';
import {
  ANSWERS_A_DAY,
  DAY_S,
  LESSON_ANSWERS,
  NEW_WORDS_A_DAY,
  playLesson,
  practise,
  SECONDS_AN_ANSWER,
} from './course-of-days.ts';
import { practice } from './practice.ts';

export const LAZY_DAYS = 30;
export const CATCHES_UP_IN = 20;
export const MINUTES_A_DAY = 10;
const PRACTICE_ANSWERS = (MINUTES_A_DAY * 60) / SECONDS_AN_ANSWER;

/**
 * Words of a month that are known by somebody who played its lessons alone and then practised for some
 * days; and by the same person at the month's end, had they practised from its first day.
 */
export function lazyAndDaily(seed: number): { lazy: number; daily: number } {
  const lazy = begin(seed);
  for (let day = 0; day < LAZY_DAYS; day++) lesson(day, lazy);
  const end = LAZY_DAYS + CATCHES_UP_IN;
  for (let day = LAZY_DAYS; day < end; day++) {
    practise(day, lazy.person, lazy.memory, 0, PRACTICE_ANSWERS);
  }
  const daily = begin(seed);
  for (let day = 0; day < LAZY_DAYS; day++) {
    lesson(day, daily);
    practise(day, daily.person, daily.memory, LESSON_ANSWERS, ANSWERS_A_DAY);
  }
  return { lazy: known(lazy.person, end), daily: known(daily.person, LAZY_DAYS) };
}

interface Someone {
  readonly chance: Chance;
  readonly person: Learner;
  readonly memory: ReturnType<typeof practice>;
}

function begin(seed: number): Someone {
  const chance = seeded(seed);
  return { chance, person: learner(chance), memory: practice(chance) };
}

const lesson = (day: number, { chance, person, memory }: Someone) =>
  playLesson(day, person, memory, chance);

function known(person: Learner, day: number): number {
  let sum = 0;
  for (let word = 0; word < LAZY_DAYS * NEW_WORDS_A_DAY; word++) {
    sum += person.recall(word, day * DAY_S);
  }
  return sum;
}
