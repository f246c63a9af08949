import { hashOf } from '../chance/chance.ts';
import type { Challenge } from '../course/goals.ts';
import { type Day, daysBetween } from '../days/days.ts';

const CHALLENGES_A_DAY = 3;

/**
 * The day's challenges, the same for everybody. They are dealt like cards: in each round of days
 * every challenge comes up, in an order of that round's own, and a day's challenges count different
 * things as long as there are enough to choose from.
 */
export function challengesOfDay(all: readonly Challenge[], day: Day): readonly Challenge[] {
  if (all.length === 0) return [];
  const days = daysInRound(all);
  const today = daysBetween('1970-01-01', day);
  const round = Math.floor(today / days);
  const deck = shuffled(all, `round ${round}`);
  let undealt: readonly Challenge[] = deck;
  let hand: readonly Challenge[] = [];
  for (let dealt = round * days; dealt <= today; dealt += 1) {
    hand = deal(undealt, shuffled(all, `day ${dealt}`));
    undealt = undealt.filter((challenge) => !hand.includes(challenge));
  }
  return hand;
}

/** Enough for every challenge to have its turn with no two of a kind on one day. */
function daysInRound(all: readonly Challenge[]): number {
  const ofOneKind = [...kinds(all).values()].map((kind) => kind.length);
  return Math.max(Math.ceil(all.length / CHALLENGES_A_DAY), ...ofOneKind);
}

/** From the undealt first, the most numerous kind first, or its last ones would meet on one day. */
function deal(undealt: readonly Challenge[], all: readonly Challenge[]): readonly Challenge[] {
  const byNumber = [...kinds(undealt).values()].sort((a, b) => b.length - a.length);
  const hand: Challenge[] = [];
  for (const challenge of [...byNumber.flatMap((kind) => kind.slice(0, 1)), ...all]) {
    if (hand.length === CHALLENGES_A_DAY) return hand;
    if (!hand.some(({ counts }) => counts === challenge.counts)) hand.push(challenge);
  }
  const rest = [...undealt, ...all].filter((challenge) => !hand.includes(challenge));
  return [...hand, ...new Set(rest)].slice(0, CHALLENGES_A_DAY);
}

function kinds(challenges: readonly Challenge[]): Map<string, Challenge[]> {
  return Map.groupBy(challenges, ({ counts }) => counts);
}

/** By the ids alone, so that the order of the content's lines does not matter. */
function shuffled(all: readonly Challenge[], seed: string): readonly Challenge[] {
  return all
    .map((challenge) => ({ challenge, place: scatter(`${seed} ${challenge.id}`) }))
    .sort((a, b) => a.place - b.place || (a.challenge.id < b.challenge.id ? -1 : 1))
    .map(({ challenge }) => challenge);
}

/** A hash with a last stir: texts that differ in one letter land far apart. */
function scatter(text: string): number {
  let hash = hashOf(text);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
