import { KIND } from './kinds.ts';

const { noun, indefinite, oblique, plural, verb, subjunctive, participle, imperative } = KIND;
const { aorist, adjective, linked, adverb, pronoun, clitic, preposition, numeral, name } = KIND;
const { doer } = KIND;
const finite = verb | subjunctive;
const nominal = noun | name;

/** What belongs together however it looks. */
export const EXACTLY: ReadonlyMap<string, number> = new Map([
  ['të gjithë', 5],
  ['të gjitha', 5],
  ['të gjithëve', 5],
  ['jo be', 6],
  ['po be', 6],
  ['hajde be', 6],
  ['të mijat', 5],
  ['të mijtë', 5],
  ["s'e di", 9],
  ["s'e din", 9],
  ['më duhet', 5],
  ['më duhen', 5],
  ['o bre', 4],
  ['po more', 5],
  ['jo more', 3],
  ['më fal', 6],
  ['më falni', 6],
  ['te na', 4],
  ['te ju', 4],
  ['te ti', 4],
  ['kam xhan', 6],
  ['kom xhan', 6],
  ['ka xhan', 6],
]);

type Gains = readonly (readonly [kinds: number, gain: number])[];

/** The first of these kinds that the word has decides. */
export const AFTER: ReadonlyMap<string, Gains> = new Map([
  ...each('me', [
    [participle, 4],
    [clitic, 1.5],
    [nominal, 2],
    [numeral | pronoun, 1.5],
    [adverb, -2],
    [adjective, 1],
    [finite, -4],
    [preposition, -4],
  ]),
  ...each('më', [
    [preposition, 1.5],
    [clitic, 1],
    [verb | imperative | aorist, 2.5],
    [adverb | adjective, 2],
    [noun, -3],
    [participle, -2],
  ]),
  ...each("m' ma na ju ia ja jua ua m'i m'u", [
    [finite | aorist | imperative | participle, 2.5],
    [adjective | adverb, 0],
    [nominal, -1.5],
  ]),
  ...each("të t'", [
    [subjunctive, 4],
    [linked, 3],
    [verb, 2.5],
    [clitic, 1],
    [doer, -1],
    [oblique, 3],
    [plural, 2],
    [adjective, 2],
    [participle, 1],
    [nominal, 0.5],
    [pronoun, -0.5],
  ]),
  ...each('te tek', [
    [doer, 4.5],
    [name, 3.5],
    [oblique | KIND.accusative, -3],
    [clitic, -3],
    [pronoun, 3],
    [noun, 1],
    [finite | participle | imperative, -5],
    [adjective, -3],
  ]),
  ...each("në n'", [
    [nominal, 3],
    [numeral | pronoun, 1.5],
    [finite | participle | imperative, -5],
    [preposition, -2],
  ]),
  ...each('ne', [
    [KIND.weAre, 4],
    [verb | participle, 0],
    [nominal | adjective, -4],
  ]),
  ...each('së', [
    [linked, 4],
    [adjective, 3],
    [noun, 2],
    [0, -5],
  ]),
  ...each('i e', [
    [linked, 3.5],
    [oblique, 2.5],
    [finite | imperative | aorist, 2],
    [adjective, 1],
    [name, 1],
    [clitic, 1],
    [participle, 0],
  ]),
  ...each('o', [
    [nominal, 3],
    [adjective | adverb | pronoun | participle, 1],
  ]),
  ...each('po do', [
    [clitic, 2],
    [finite, 3],
    [nominal, -0.5],
  ]),
  ...each("s' nuk", [
    [clitic, 2],
    [finite | aorist, 3],
    [0, -2.5],
  ]),
  ...each('mos', [
    [clitic, 2],
    [imperative | finite, 3],
    [nominal, -2],
  ]),
  ...each('u', [
    [aorist, 3.5],
    [participle | imperative, 2.5],
    [finite, 2],
    [0, -3],
  ]),
  ...each('tu duke tuj tuke', [
    [participle, 4],
    [clitic, 2],
    [0, -3],
  ]),
  ...each('një ni nji naj ndonjë çdo', [
    [indefinite, 3],
    [noun, 1],
    [adjective, 1],
    [finite | participle | aorist, -3],
  ]),
  ...each('do disa ca kaq aq sa boll', [[plural, 2]]),
  ...each('moj mori more mor ej hej', [[nominal, 2]]),
  ...each('shumë ma fort bash krejt tepër pak mjaft aq kaq', [
    [plural, 1.8],
    [adjective | adverb, 1.5],
    [participle, 0.5],
  ]),
  ...each('se që qi kur nëse qysh si ku sepse', [[finite | clitic | pronoun, 1]]),
]);

function each(forms: string, gains: Gains): [string, Gains][] {
  return forms.split(' ').map((form) => [form, gains]);
}
