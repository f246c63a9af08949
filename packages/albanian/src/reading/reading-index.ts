import type { Features, PartOfSpeech } from '../features/features.ts';
import { readFeatures } from '../features/read-features.ts';
import { unpackLexicon } from '../forms/lexicon-file.ts';
import { CLITICS, KIND, kindsOf } from './kinds.ts';
import { formsOfLemma, LEMMA_PARTS, readLemmaLine } from './lemma-line.ts';
import { type ReadingFile, rowsOf } from './reading-file.ts';
import { bare, skeletonOf } from './spelling.ts';

/** A dictionary word with what a learner reads of it. */
export interface Word {
  readonly lemma: string;
  readonly part: PartOfSpeech;
  readonly gloss: string;
  /** What the standard says, where this is Kosovo's. */
  readonly standard: readonly string[];
  /** Whether the course teaches it. */
  readonly taught: boolean;
}

/** One form of one word. */
export interface FormEntry {
  readonly form: string;
  readonly bare: string;
  readonly word: Word;
  /** What the form is, in every way in which it is one of this word; as the tables write it, or read. */
  readonly features: readonly (Features | string)[];
  readonly kinds: number;
  readonly weight: number;
  /** Unit and lesson where the form can be heard. */
  readonly lesson?: string | undefined;
  /** Before which sound its stress is marked. */
  readonly stress?: number | undefined;
}

export interface ReadingIndex {
  /** Every form that can be meant by somebody who types this. */
  alike(typed: string): readonly FormEntry[];
  inFull(typed: string): string | undefined;
  languageOf(typed: string): string | undefined;
  readonly sounds: Readonly<Record<string, string>>;
}

/**
 * Words beyond the course are inflected when something like them is looked up: all forms of all words
 * would be hundreds of thousands, and a message needs a few.
 */
export function readingIndexOf(file: ReadingFile): ReadingIndex {
  const bySkeleton = new Map<string, FormEntry[]>();
  const add = (entry: FormEntry) => {
    const skeleton = skeletonOf(entry.form);
    const others = bySkeleton.get(skeleton);
    if (!others) {
      bySkeleton.set(skeleton, [entry]);
      return;
    }
    const same = others.findIndex((other) => isSameForm(other, entry));
    const known = others[same];
    if (known) others[same] = together(known, entry);
    else others.push(entry);
  };
  const taught = new Set<string>();
  for (const entry of courseEntries(file)) {
    taught.add(entry.word.lemma);
    add(entry);
  }
  for (const entry of irregularEntries(file, taught)) add(entry);
  const waiting = linesByConsonants(file);
  const chat = new Map(rowsOf(file.chat).map(([typed = '', full = '']) => [bare(typed), full]));
  const others = new Map(rowsOf(file.others).map(([word = '', of = '']) => [bare(word), of]));
  return {
    alike: (typed) => {
      const skeleton = skeletonOf(typed);
      for (const key of keysOf(skeleton)) {
        const lines = waiting.get(key) ?? [];
        waiting.delete(key);
        for (const line of lines) for (const entry of entriesOf(line, taught)) add(entry);
      }
      return bySkeleton.get(skeleton) ?? [];
    },
    inFull: (typed) => chat.get(typed),
    languageOf: (typed) => others.get(typed),
    sounds: file.sounds,
  };
}

const isSameForm = (one: FormEntry, other: FormEntry): boolean =>
  one.form === other.form &&
  one.word.lemma === other.word.lemma &&
  one.word.part === other.word.part;

/** One form that is two things of its word: "punë", one and some. What the course tells stays. */
function together(first: FormEntry, second: FormEntry): FormEntry {
  const features = isOfCourse(first) ? first.features : [...first.features, ...second.features];
  const weight = Math.max(first.weight, second.weight);
  return { ...first, features, weight, kinds: first.kinds | second.kinds };
}

/** Whether the course itself says what the form is; its gloss tells it then. */
export const isOfCourse = ({ features }: FormEntry): boolean =>
  features.some((each) => typeof each !== 'string');

type Cells = readonly string[];

/** By the first two consonants, which no ending and no change of vowel touches; or by the only one. */
function linesByConsonants({ lemmas }: ReadingFile): Map<string, Cells[]> {
  const lines = new Map<string, Cells[]>();
  for (const cells of rowsOf(lemmas)) {
    const [lemma = '', , , forms = ''] = cells;
    const stems = [lemma, ...forms.split(/[;,/]/).map((each) => each.replace(/^.*=\s*(u )?/, ''))];
    for (const key of new Set(stems.map((stem) => consonants(skeletonOf(stem)).slice(0, 2)))) {
      const others = lines.get(key);
      if (others) others.push(cells);
      else lines.set(key, [cells]);
    }
  }
  return lines;
}

function keysOf(skeleton: string): string[] {
  const letters = consonants(skeleton);
  return [letters.slice(0, 2), letters.slice(0, 1), ''];
}

const consonants = (skeleton: string): string => skeleton.replace(/[aeiou]/g, '');

function* courseEntries({
  lexicon,
  weights,
  clips,
  lessons,
  stress,
}: ReadingFile): Generator<FormEntry> {
  const forms = unpackLexicon(lexicon);
  for (const [at, { form, lemma, part, means, senses, standard }] of forms.entries()) {
    // A form that two words share ("pa": without; seen) is a form of each.
    for (const [of, own] of Map.groupBy(senses, (sense) => sense.lemma)) {
      yield {
        form,
        bare: bare(form),
        word: { lemma: of, part: own[0]?.part ?? part, gloss: means, standard, taught: true },
        features: own,
        kinds: own.reduce((sum, sense) => sum | kindsOf(sense), 0) | cliticKind(form),
        weight: Number.parseInt(weights[at] ?? '0', 36) - (of === lemma ? 0 : 1),
        lesson: lessons[Number.parseInt(clips.slice(2 * at, 2 * at + 2), 36)],
        stress: Number.parseInt(stress[at] ?? '', 36),
      };
    }
  }
}

/** Forms that are met seldom, however usual the word. */
const SELDOM = /admirative|optative|with-ia|ablative indefinite|vocative/;
/** "mbledhja" is the meeting rather than what I used to gather. */
const LESS = /kosovo|[12] singular imperfect/;

function* entriesOf(cells: Cells, taught: ReadonlySet<string>): Generator<FormEntry> {
  const line = readLemmaLine(cells.join('\t'));
  if ('fault' in line) return;
  const { lemma, gloss } = line;
  const part = LEMMA_PARTS[line.part];
  const usual = Number.parseInt(cells[4] ?? '2', 36);
  const word = { lemma, part, gloss, standard: [], taught: taught.has(lemma) };
  for (const [form, features] of formsOfLemma(line)) {
    const kinds = kindsOfText(features, part) | cliticKind(form);
    const less = form === lemma ? 0 : SELDOM.test(features) ? 3 : LESS.test(features) ? 2 : 1;
    const weight = Math.max(0, usual - less);
    yield { form, bare: bare(form), word, features: [features], kinds, weight };
  }
}

function* irregularEntries(
  { irregular }: ReadingFile,
  taught: ReadonlySet<string>,
): Generator<FormEntry> {
  for (const [form = '', lemma = '', part = '', features = '', gloss = '', ...rest] of rowsOf(
    irregular,
  )) {
    const [weight = '5', standard = ''] = rest;
    const of = isPart(part) ? part : 'phrase';
    yield {
      form,
      bare: bare(form),
      word: {
        lemma,
        part: of,
        gloss,
        standard: standard === '' ? [] : [standard],
        taught: taught.has(lemma),
      },
      features: [features],
      kinds: kindsOfText(features, of) | cliticKind(form),
      weight: Number(weight),
    };
  }
}

function isPart(part: string): part is PartOfSpeech {
  return Object.values<string>(LEMMA_PARTS).includes(part);
}

const cliticKind = (form: string): number => (CLITICS.has(form) ? KIND.clitic : 0);

const KINDS_OF_TEXT = new Map<string, number>();

function kindsOfText(text: string, part: PartOfSpeech): number {
  const key = `${part} ${text}`;
  const known = KINDS_OF_TEXT.get(key);
  if (known !== undefined) return known;
  const read = readFeatures(text, part, '');
  const kinds = read.fault === undefined ? kindsOf(read.features) : 0;
  KINDS_OF_TEXT.set(key, kinds);
  return kinds;
}
