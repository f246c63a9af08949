import { type Features, has } from '../features/features.ts';

/** What a form can be to its neighbours; a form may be several of these at once. */
export const KIND = {
  noun: 1,
  definite: 1 << 1,
  indefinite: 1 << 2,
  oblique: 1 << 3,
  plural: 1 << 4,
  verb: 1 << 5,
  subjunctive: 1 << 6,
  participle: 1 << 7,
  imperative: 1 << 8,
  aorist: 1 << 9,
  weAre: 1 << 10,
  adjective: 1 << 11,
  linked: 1 << 12,
  adverb: 1 << 13,
  pronoun: 1 << 14,
  clitic: 1 << 15,
  preposition: 1 << 16,
  numeral: 1 << 17,
  name: 1 << 18,
  small: 1 << 19,
  kosovo: 1 << 20,
  middle: 1 << 21,
  feminine: 1 << 22,
  accusative: 1 << 23,
  /** The definite nominative: the one who does it, and whom "te" leads to. */
  doer: 1 << 24,
  /** You do it, you alone. */
  youDo: 1 << 25,
  /** Anybody else does it. */
  othersDo: 1 << 26,
  /** May it be so. */
  wish: 1 << 27,
} as const;

export function kindsOf(features: Features): number {
  let kinds = 0;
  const { part } = features;
  if (part === 'verb') return verbKinds(features);
  if (part === 'noun') kinds |= KIND.noun;
  if (part === 'name') kinds |= KIND.name | KIND.noun;
  if (part === 'adjective') kinds |= KIND.adjective;
  if (part === 'adverb') kinds |= KIND.adverb;
  if (part === 'preposition') kinds |= KIND.preposition;
  if (part === 'numeral') kinds |= KIND.numeral;
  if (part === 'pronoun') kinds |= KIND.pronoun;
  if (part === 'conjunction' || part === 'particle' || part === 'interjection') kinds |= KIND.small;
  if (has(features, 'definiteness', 'definite')) kinds |= KIND.definite;
  if ((kinds & KIND.definite) !== 0 && has(features, 'case', 'nominative')) kinds |= KIND.doer;
  if (has(features, 'definiteness', 'indefinite')) kinds |= KIND.indefinite;
  if (has(features, 'case', 'genitive', 'dative', 'ablative')) kinds |= KIND.oblique;
  if (has(features, 'case', 'accusative')) kinds |= KIND.accusative;
  if (has(features, 'number', 'plural')) kinds |= KIND.plural;
  if (has(features, 'link', 'linked')) kinds |= KIND.linked;
  if (has(features, 'gender', 'feminine')) kinds |= KIND.feminine;
  if (has(features, 'region', 'kosovo')) kinds |= KIND.kosovo;
  return kinds;
}

function verbKinds(features: Features): number {
  const region = has(features, 'region', 'kosovo') ? KIND.kosovo : 0;
  if (has(features, 'verbForm', 'participle')) return KIND.participle | region;
  let kinds = region;
  if (has(features, 'mood', 'imperative')) kinds |= KIND.imperative;
  else if (has(features, 'mood', 'subjunctive')) kinds |= KIND.subjunctive;
  else kinds |= KIND.verb;
  if (has(features, 'tense', 'aorist')) kinds |= KIND.aorist;
  if (has(features, 'voice', 'middle')) kinds |= KIND.middle;
  if (has(features, 'mood', 'optative')) kinds |= KIND.wish;
  kinds |= whoDoes(features);
  if (has(features, 'person', '1') && has(features, 'number', 'plural')) kinds |= KIND.weAre;
  return kinds;
}

function whoDoes(features: Features): number {
  const you = has(features, 'person', '2') && has(features, 'number', 'singular');
  const others = has(features, 'person', '1', '3') || has(features, 'number', 'plural');
  return (you ? KIND.youDo : 0) | (others ? KIND.othersDo : 0);
}

/** Short pronouns that lean on a verb. */
export const CLITICS: ReadonlySet<string> = new Set(
  "më m' të t' e i na ju u ia ja ma ta jua ua m'i t'i m'u t'u m'ia t'ia".split(' '),
);
