import { type Chance, seeded } from '@hajde/rules/chance';
import { type Learner, learner } from './act-r.ts';
import { picked } from './chance.ts';

export const DAYS = 60;
export const NEW_WORDS_A_DAY = 8;
export const ANSWERS_A_DAY = 45;
/** A lesson asks for its new words and brings some earlier ones back, as the plan of the course does. */
const BROUGHT_BACK = 3;
const LESSON_ANSWERS = NEW_WORDS_A_DAY + BROUGHT_BACK;
const SECONDS_AN_ANSWER = 12;
const DAY_S = 86_400;

/** How somebody spends the answers that are left when the day's lesson has been played. */
export interface Strategy {
  /** The words of the lesson were answered so, on this day. */
  met(word: number, right: boolean, day: number): void;
  /** The word to ask next, or none: then the lesson is played again. */
  next(day: number): number | undefined;
}

/** How many of all the words are known on the day after the last. */
export function wordsRecalled(strategyOf: (chance: Chance) => Strategy, seed: number): number {
  const chance = seeded(seed);
  const person: Learner = learner(chance);
  const strategy = strategyOf(chance);
  for (let day = 0; day < DAYS; day++) spend(day, person, strategy, chance);
  const at = DAYS * DAY_S;
  let known = 0;
  for (let word = 0; word < DAYS * NEW_WORDS_A_DAY; word++) known += person.recall(word, at);
  return known;
}

function spend(day: number, person: Learner, strategy: Strategy, chance: Chance): void {
  const lesson = wordsOfLesson(day, chance);
  for (let answered = 0; answered < ANSWERS_A_DAY; answered++) {
    const at = day * DAY_S + answered * SECONDS_AN_ANSWER;
    const fromLesson = answered < LESSON_ANSWERS ? lesson[answered % lesson.length] : undefined;
    const word = fromLesson ?? strategy.next(day) ?? lesson[answered % lesson.length];
    if (word === undefined) continue;
    strategy.met(word, person.answer(word, at), day);
  }
}

function wordsOfLesson(day: number, chance: Chance): number[] {
  const first = day * NEW_WORDS_A_DAY;
  const fresh = Array.from({ length: NEW_WORDS_A_DAY }, (_, i) => first + i);
  const earlier = Array.from({ length: first }, (_, word) => word);
  return [...fresh, ...picked(chance, earlier, BROUGHT_BACK)];
}
