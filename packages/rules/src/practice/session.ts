import { type Chance, shuffled } from '../chance/chance.ts';
import type { Day } from '../days/days.ts';
import { retrievability } from '../memory/memory.ts';
import {
  completionOf,
  isDue,
  isMistake,
  type WordMemory,
  wasPractisedOn,
} from '../memory/word-memory.ts';
import { type ExerciseKind, easierThan, kindFor } from './kinds.ts';

export const EXERCISES = { least: 12, most: 15 };
export const PAIRS_TO_MATCH = 5;
/** What is asked of somebody on one day, in one session or two, however much is due. */
export const PORTION = 20;

export interface PlannedExercise {
  readonly kind: ExerciseKind;
  /** One word; five where they are to be matched. */
  readonly wordIds: readonly string[];
  /** It was missed in this session and comes back, as easy as it gets. */
  readonly eased: boolean;
}

/**
 * A session for these words: first the mistakes of lessons; then what is due, what is about to be lost
 * before what is lost already; then what is new since the last lesson; and where that is not enough, the
 * weakest. Of fewer words it asks more than once, so that it is never shorter. Whoever was asked for a word
 * outside, by a reminder, begins with it.
 */
export function planSession(
  words: readonly WordMemory[],
  day: Day,
  chance: Chance,
  mostWords: number = EXERCISES.most,
  beginsWith?: string,
): readonly PlannedExercise[] {
  const known = words.filter(({ suspended }) => !suspended);
  const begins = known.filter(({ wordId }) => wordId === beginsWith);
  const chosen = [...new Set([...begins, ...chooseWords(known, day)])].slice(0, mostWords);
  const newest = new Set(newestWords(known));
  const fresh = chosen.filter(({ wordId, reviews }) => newest.has(wordId) && reviews === 1);
  const matched = fresh.length >= PAIRS_TO_MATCH ? fresh.slice(0, PAIRS_TO_MATCH) : [];
  const single = chosen.filter((word) => !matched.includes(word));
  const exercises = [
    ...(matched.length > 0 ? [exercise('match', ...matched)] : []),
    ...single.map((word) => exercise(kindFor(word), word)),
  ];
  return interleaved(filledUp(exercises, chosen), chance, beginsWith);
}

/** Words that a session is for today: due, a mistake among them, or new since the last lesson. */
export function readyWords(words: readonly WordMemory[], day: Day): WordMemory[] {
  const newest = new Set(newestWords(words));
  return words.filter(
    (word) =>
      !word.suspended && (isDue(word, day) || (newest.has(word.wordId) && word.reviews === 1)),
  );
}

/**
 * How many of the ready words are still today's, and how many of them are mistakes of lessons. What was
 * practised today is done: a second mountain does not stand behind the first; only new mistakes do.
 */
export function portionOf(
  words: readonly WordMemory[],
  day: Day,
): { readonly portion: number; readonly mistakes: number } {
  const ready = readyWords(words, day);
  const mistakes = Math.min(PORTION, ready.filter(isMistake).length);
  const done = words.filter((word) => wasPractisedOn(word, day)).length;
  return { portion: Math.min(Math.max(PORTION - done, mistakes), ready.length), mistakes };
}

/** Words that came with the lesson played last. */
export function newestWords(words: readonly WordMemory[]): string[] {
  const [last] = lessonsByTime(words);
  return words.filter((word) => last && completionOf(word) === last).map(({ wordId }) => wordId);
}

/**
 * The rest of a session after a miss: the word comes back in an easier form, as near to the end as can
 * be, since the longer the wait, the longer it is remembered afterwards. `next` is what is still to
 * come; `before` what has been done, the missed one last. `missedWords` are those that were not found
 * where several were to be matched, or words of its sentence; one of these that comes anyway is not asked
 * for twice.
 */
export function withMissed(
  next: readonly PlannedExercise[],
  before: readonly PlannedExercise[],
  missedWords: readonly string[] = before.at(-1)?.wordIds ?? [],
): readonly PlannedExercise[] {
  const missed = before.at(-1);
  if (!missed || missed.eased) return next;
  const coming = new Set(next.flatMap(({ wordIds }) => wordIds));
  return missedWords
    .filter((wordId) => missed.wordIds.includes(wordId) || !coming.has(wordId))
    .reduce((rest, wordId) => withOneMore(rest, before, comingBack(missed.kind, wordId)), next);
}

function comingBack(kind: ExerciseKind, wordId: string): PlannedExercise {
  const easier = kind === 'match' ? null : easierThan(kind);
  const same = kind === 'match' ? 'recognise' : kind;
  return { kind: easier ?? same, wordIds: [wordId], eased: easier === null };
}

function withOneMore(
  next: readonly PlannedExercise[],
  before: readonly PlannedExercise[],
  back: PlannedExercise,
): readonly PlannedExercise[] {
  for (let at = next.length; at > 0; at--) {
    if (!together(next[at - 1], back) && !together(next[at], back)) {
      return [...next.slice(0, at), back, ...next.slice(at)];
    }
  }
  // Nothing else is left to stand between: something that was done before does, as easy as can be.
  const missed = before.at(-1);
  const between = before.findLast(
    (done) => done.kind !== 'match' && !together(done, back) && !together(done, missed),
  );
  if (!between) return [...next, back];
  return [...next, { kind: 'recognise', wordIds: between.wordIds, eased: false }, back];
}

function exercise(kind: ExerciseKind, ...words: readonly WordMemory[]): PlannedExercise {
  return { kind, wordIds: words.map(({ wordId }) => wordId), eased: false };
}

function chooseWords(words: readonly WordMemory[], day: Day): WordMemory[] {
  const byNeed = words
    .map((word) => ({ word, left: retrievability(word, day) }))
    .toSorted((a, b) => a.left - b.left || (a.word.wordId < b.word.wordId ? -1 : 1))
    .map(({ word }) => word);
  const newest = new Set(newestWords(words));
  const wanted = new Set([
    ...byNeed.filter(isMistake),
    // Where more is due than a session holds, a word caught in time costs less than one learnt anew.
    ...byNeed.filter((word) => isDue(word, day)).toReversed(),
    ...byNeed.filter(({ wordId, reviews }) => newest.has(wordId) && reviews === 1),
  ]);
  const chosen = [...wanted].slice(0, EXERCISES.most);
  const weakest = byNeed.filter((word) => !wanted.has(word));
  return [...chosen, ...weakest.slice(0, Math.max(0, EXERCISES.least - chosen.length))];
}

/** Whoever has met few words is asked for each of them more than once. */
function filledUp(exercises: readonly PlannedExercise[], words: readonly WordMemory[]) {
  const all = [...exercises];
  if (words.length < 2) return all;
  for (let at = 0; all.length < EXERCISES.least; at++) {
    const word = words[at % words.length];
    if (!word) break;
    const times = all.filter(({ wordIds }) => wordIds.includes(word.wordId)).length;
    all.push(exercise(AGAIN[times % AGAIN.length] ?? 'build', word));
  }
  return all;
}

const AGAIN: readonly ExerciseKind[] = ['recognise', 'build', 'fill'];

/** In an order that nobody can foresee, and no two of one word in a row. */
function interleaved(
  exercises: readonly PlannedExercise[],
  chance: Chance,
  beginsWith: string | undefined,
): PlannedExercise[] {
  const early = ({ kind, wordIds }: PlannedExercise) =>
    2 * Number(beginsWith !== undefined && wordIds.includes(beginsWith)) + Number(kind === 'match');
  const [first, ...rest] = shuffled(exercises, chance).toSorted((a, b) => early(b) - early(a));
  const order = first ? [first] : [];
  const left = [...rest];
  while (left.length > 0) {
    // The word with most exercises left must go first, or they would meet at the end.
    const most = left
      .filter((it) => !together(it, order.at(-1)))
      .reduce<PlannedExercise | undefined>(
        (best, it) => (best && times(left, best) >= times(left, it) ? best : it),
        undefined,
      );
    const next = most ?? left[0];
    if (!next) break;
    order.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return order;
}

function times(exercises: readonly PlannedExercise[], one: PlannedExercise): number {
  return exercises.filter((other) => together(one, other)).length;
}

function together(a: PlannedExercise | undefined, b: PlannedExercise | undefined): boolean {
  return a !== undefined && b !== undefined && a.wordIds.some((id) => b.wordIds.includes(id));
}

/** The lessons that asked for words last, the latest first. */
function lessonsByTime(words: readonly WordMemory[]): string[] {
  const latest = new Map<string, number>();
  for (const word of words) {
    const completion = completionOf(word);
    if (completion !== undefined) latest.set(completion, word.lastAt.getTime());
  }
  return [...latest].toSorted(([, a], [, b]) => b - a).map(([completion]) => completion);
}
