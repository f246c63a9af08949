import type { Features, PartOfSpeech } from '../features/features.ts';
import { readFeatures } from '../features/read-features.ts';
import { partsOf } from './definition-parts.ts';

export interface Sense {
  readonly key: string;
  readonly text: string;
  readonly features: Features;
}

/** What a form can mean, the usual sense first. */
export interface Meanings {
  readonly senses: readonly Sense[];
}

/** The meanings and features of an entry as they are written. */
export interface WrittenMeanings {
  readonly means: string | Readonly<Record<string, string>>;
  readonly part: PartOfSpeech;
  readonly lemma?: string | undefined;
  /** For all senses, or for each: in their order, or by their names. */
  readonly features?: string | readonly string[] | Readonly<Record<string, string>> | undefined;
}

/**
 * The senses of an entry. A map names them; in a text, a semicolon parts them and their numbers are
 * their names.
 */
export function meaningsOf(written: WrittenMeanings, form: string): Meanings {
  const { part, lemma = form } = written;
  const features = featuresBySense(written);
  return {
    senses: sensesOf(written).map(([key, text]) => {
      const read = readFeatures(features.get(key) ?? '', part, lemma);
      if (read.fault !== undefined) throw new Error(`${form}: ${read.fault}`);
      return { key, text, features: asInTheDictionary(read.features, form) };
    }),
  };
}

/** What is wrong with how the features are written, if anything. */
export function faultOfFeatures(written: WrittenMeanings): string | undefined {
  const { features = '', part } = written;
  const keys = sensesOf(written).map(([key]) => key);
  const named = keysOf(features, keys);
  const missing = keys.find((key) => !named.includes(key));
  if (missing !== undefined) return `the sense "${missing}" has none`;
  const unknown = named.find((key) => !keys.includes(key));
  if (unknown !== undefined) return `there is no sense "${unknown}"`;
  return [...featuresBySense(written).values()]
    .map((text) => readFeatures(text, part, '').fault)
    .find((fault) => fault !== undefined);
}

function sensesOf({ means }: WrittenMeanings): (readonly [string, string])[] {
  if (typeof means !== 'string') return Object.entries(means);
  return partsOf(means).map((text, index) => [String(index + 1), text]);
}

function keysOf(features: NonNullable<WrittenMeanings['features']>, keys: readonly string[]) {
  if (typeof features === 'string') return keys;
  return Array.isArray(features)
    ? features.map((_, index) => String(index + 1))
    : Object.keys(features);
}

function featuresBySense(written: WrittenMeanings): ReadonlyMap<string, string> {
  const { features = '' } = written;
  if (typeof features === 'string') {
    return new Map(sensesOf(written).map(([key]) => [key, features]));
  }
  return new Map(
    Array.isArray(features)
      ? features.map((text, index) => [String(index + 1), text])
      : Object.entries(features),
  );
}

/** What a noun is in the dictionary, where the entry says nothing else: "kafe", and not "kafja". */
function asInTheDictionary(features: Features, form: string): Features {
  if (features.part !== 'noun' || features.lemma !== form) return features;
  return { ...DICTIONARY_NOUN, ...features };
}

const DICTIONARY_NOUN: Pick<Features, 'number' | 'case' | 'definiteness'> = {
  number: ['singular'],
  case: ['nominative', 'accusative'],
  definiteness: ['indefinite'],
};
