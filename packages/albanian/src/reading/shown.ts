import type { PartOfSpeech } from '../features/features.ts';
import { readFeatures } from '../features/read-features.ts';
import { noteOn } from '../lexicon/grammar-note.ts';
import type { ReadToken } from './read.ts';
import { type FormEntry, isOfCourse, type ReadingIndex } from './reading-index.ts';

/** A token as a page shows it: plain data, which can be handed from a worker to a page. */
export interface ShownToken {
  readonly text: string;
  readonly kind: ReadToken['kind'];
  readonly language?: string;
  /** The likeliest first; those after it differ in spelling or in word. */
  readonly readings: readonly ShownReading[];
}

export interface ShownReading {
  readonly full: string;
  /** The full spelling in pieces: which were restored. */
  readonly pieces: readonly { readonly text: string; readonly restored: boolean }[];
  readonly parts: readonly ShownPart[];
}

export interface ShownPart {
  readonly form: string;
  readonly lemma: string;
  readonly part: PartOfSpeech;
  readonly gloss: string;
  /** What form of the word it is; empty for the dictionary's own and where the gloss says it. */
  readonly note: string;
  readonly standard: readonly string[];
  readonly ipa: string;
  readonly taught: boolean;
  readonly lesson?: string;
}

const MOST_READINGS = 3;
const MOST_NOTES = 2;
/** So much less likely than the first that nobody means it. */
const FAR_BEHIND = 5;

export function shown(token: ReadToken, index: ReadingIndex): ShownToken {
  const { text, kind, language } = token;
  const told = language === undefined ? {} : { language };
  return { text, kind, ...told, readings: readingsOf(token, index) };
}

function readingsOf({ text, readings }: ReadToken, index: ReadingIndex): ShownReading[] {
  const [first] = readings;
  if (first === undefined) return [];
  const seen = new Set<string>();
  return readings
    .filter((each) => each === first || each.score > first.score - FAR_BEHIND)
    .filter((each) => {
      const key = `${each.full} ${each.parts.map(({ word }) => word.gloss).join()}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MOST_READINGS)
    .map((each) => ({
      full: each.full,
      pieces: restoredIn(text, each.full),
      parts: each.parts.map((part) => shownPart(part, index)),
    }));
}

function shownPart(entry: FormEntry, index: ReadingIndex): ShownPart {
  const { form, word, lesson } = entry;
  return {
    form,
    lemma: word.lemma,
    part: word.part,
    gloss: word.gloss,
    note: notesOn(entry).slice(0, MOST_NOTES).join('; or '),
    standard: word.standard,
    ipa: ipaOf(entry, index),
    taught: word.taught,
    ...(lesson === undefined ? {} : { lesson }),
  };
}

/**
 * What form of its word it is, the usual one first; nothing where it is the dictionary's own, or where
 * the gloss says it.
 */
export function notesOn(entry: FormEntry): string[] {
  if (isOfCourse(entry)) return [];
  const { form, features, word } = entry;
  const notes = features.flatMap((each) => {
    if (typeof each !== 'string' || each === '') return [];
    const read = readFeatures(each, word.part, word.lemma);
    return read.fault === undefined ? noteOn({ form, kosovo: undefined }, read.features) : [];
  });
  if (form === word.lemma && notes.includes('')) return [];
  const told = [...new Set(notes)].filter((note) => note !== '');
  if (told.length > 0) return told;
  return form === word.lemma ? [] : [`a form of ${word.lemma}`];
}

function ipaOf({ form, stress }: FormEntry, { sounds }: ReadingIndex): string {
  const letters = form.toLowerCase().match(/ç[bdg]|dh|gj|ll|nj|rr|sh|th|xh|zh|./gu) ?? [];
  const heard = letters.flatMap((each) => sounds[each] ?? []);
  return heard.map((sound, at) => (at === stress ? `ˈ${sound}` : sound)).join('');
}

/** Which letters of the full spelling were not typed so. */
export function restoredIn(typed: string, full: string): ShownReading['pieces'] {
  const [from, to] = [[...typed.normalize('NFC')], [...full]];
  const rows = [Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (const [row, left] of from.entries()) {
    const above = rows[row] ?? [];
    const costs = [row + 1];
    for (const [column, right] of to.entries()) {
      const same = left.toLowerCase() === right.toLowerCase();
      costs.push(
        Math.min(
          (above[column] ?? 0) + (same ? 0 : 1),
          (above[column + 1] ?? 0) + 1,
          (costs[column] ?? 0) + 1,
        ),
      );
    }
    rows.push(costs);
  }
  const restored = to.map(() => false);
  let [row, column] = [from.length, to.length];
  while (column > 0) {
    const here = rows[row]?.[column] ?? 0;
    const same = row > 0 && from[row - 1]?.toLowerCase() === to[column - 1]?.toLowerCase();
    if (same && rows[row - 1]?.[column - 1] === here) {
      row -= 1;
      column -= 1;
    } else if (rows[row]?.[column - 1] === here - 1) {
      column -= 1;
      restored[column] = true;
    } else if (row > 0 && rows[row - 1]?.[column - 1] === here - 1) {
      row -= 1;
      column -= 1;
      restored[column] = true;
    } else row -= 1;
  }
  return runs(to, restored);
}

function runs(letters: readonly string[], restored: readonly boolean[]): ShownReading['pieces'] {
  const pieces: { text: string; restored: boolean }[] = [];
  for (const [at, letter] of letters.entries()) {
    const last = pieces.at(-1);
    if (last !== undefined && last.restored === restored[at]) last.text += letter;
    else pieces.push({ text: letter, restored: restored[at] === true });
  }
  return pieces;
}
