import { type Chance, seeded } from '@hajde/rules/chance/chance';
import { type Learner, learner } from './act-r.ts';
import { picked } from './chance.ts';

export const DAYS = 60;
export const NEW_WORDS_A_DAY = 8;
export const ANSWERS_A_DAY = 45;
/** A lesson asks for its new words and brings some earlier ones back, as the plan of the course does. */
const BROUGHT_BACK = 3;
export const LESSON_ANSWERS = NEW_WORDS_A_DAY + BROUGHT_BACK;
export const SECONDS_AN_ANSWER = 12;
export const DAY_S = 86_400;

/** How somebody spends the answers that are left when the day's lesson has been played. */
export interface Strategy {
  /** A word of the lesson was answered so, on this day. */
  met(word: number, right: boolean, day: number): void;
  /** The words that the next answer is about, those of a sentence all at once; none: the lesson again. */
  next(day: number): readonly number[];
  /** They were answered so. */
  answered(words: readonly AnsweredWord[], day: number): void;
}

interface AnsweredWord {
  readonly word: number;
  readonly right: boolean;
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
  const lesson = playLesson(day, person, strategy, chance);
  practise(day, person, strategy, LESSON_ANSWERS, ANSWERS_A_DAY, lesson);
}

/** The answers of the day's lesson; tells its words. */
export function playLesson(
  day: number,
  person: Learner,
  strategy: Strategy,
  chance: Chance,
): readonly number[] {
  const lesson = wordsOfLesson(day, chance);
  for (const [answered, word] of lesson.entries()) {
    strategy.met(word, person.answer(word, secondOf(day, answered)), day);
  }
  return lesson;
}

/** Answers after those that the day has had already; where none is asked for, those of the lesson again. */
export function practise(
  day: number,
  person: Learner,
  strategy: Strategy,
  from: number,
  to: number,
  lesson: readonly number[] = [],
): void {
  for (let answered = from; answered < to; answered++) {
    const at = secondOf(day, answered);
    const asked = strategy.next(day);
    const fromLesson = lesson[answered % lesson.length];
    if (asked.length > 0) {
      const words = asked.map((word) => ({ word, right: person.answer(word, at) }));
      strategy.answered(words, day);
    } else if (fromLesson !== undefined) {
      strategy.met(fromLesson, person.answer(fromLesson, at), day);
    }
  }
}

const secondOf = (day: number, answered: number) => day * DAY_S + answered * SECONDS_AN_ANSWER;

function wordsOfLesson(day: number, chance: Chance): number[] {
  const first = day * NEW_WORDS_A_DAY;
  const fresh = Array.from({ length: NEW_WORDS_A_DAY }, (_, i) => first + i);
  const earlier = Array.from({ length: first }, (_, word) => word);
  return [...fresh, ...picked(chance, earlier, BROUGHT_BACK)];
}
