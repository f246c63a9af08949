import { type ReadToken, readText } from '@hajde/albanian/reading/read';
import {
  type FormEntry,
  type ReadingIndex,
  readingIndexOf,
} from '@hajde/albanian/reading/reading-index';
import { notesOn } from '@hajde/albanian/reading/shown';
import { normalise } from '@hajde/albanian/text/words';
import type { CulturalContent } from '@hajde/rules/course/course';
import { spokenKey } from '@hajde/rules/course/spoken';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Content } from '../read/content.ts';
import { ipaOf, pronunciationOf } from '../speech/pronunciation.ts';
import { definitionsIn } from './definitions.ts';
import { readerTablesOf } from './reader-tables.ts';

/** The stories with what their Albanian words mean and how they are pronounced. */
export function joinStories(content: Content): CulturalContent[] {
  const stories = content.culture?.data.pieces ?? [];
  return stories.map(({ words: told, ...story }) => {
    const words = story.albanian.map((phrase) => {
      const defined = storyWords(phrase, told, content).flatMap(({ text, definition }) =>
        definition === undefined ? [] : [[text, definition] as const],
      );
      return [phrase, Object.fromEntries(defined)] as const;
    });
    const ipa = words
      .flatMap(([, defined]) => Object.keys(defined))
      .filter((word) => toldOf(word, told) === undefined)
      .map((word) => [spokenKey(word), soundOf(word, content.lexicon)]);
    return { ...story, words: Object.fromEntries(words), ipa: Object.fromEntries(ipa) };
  });
}

type Told = Readonly<Record<string, string>>;

/** What the story tells of a word, with a capital or without. Such a word may be typed as nobody says it. */
const toldOf = (word: string, told: Told): string | undefined =>
  told[word] ?? told[word.toLowerCase()];

/** Where the stress falls, only the lexicon tells surely. */
function soundOf(word: string, lexicon: Lexicon): string {
  const ipa = ipaOf(pronunciationOf(word, lexicon));
  return lexicon.lookUp(word) ? ipa : ipa.replace('ˈ', '');
}

interface StoryWord {
  readonly text: string;
  readonly definition: string | undefined;
}

/**
 * The words of a story's phrase: what the story itself tells of them comes first, then what the course
 * does, then what the reader makes of the phrase as a whole. Undefined where none of them knows.
 */
export function storyWords(phrase: string, told: Told, content: Content): StoryWord[] {
  const text = normalise(phrase);
  const ofCourse = definitionsIn(text, content.lexicon);
  const definitions = placedWords(text, content.lexicon).map(({ word, at }) => ({
    text: word,
    at,
    definition: toldOf(word, told) ?? ofCourse[word],
  }));
  if (definitions.every(({ definition }) => definition !== undefined)) return definitions;
  const tokens = placedTokens(text, readerOf(content));
  return definitions.map(({ text: word, at, definition }) => {
    return { text: word, definition: definition ?? readAs(word, at, tokens) };
  });
}

interface Placed {
  readonly at: number;
}

function placedWords(text: string, lexicon: Lexicon): (Placed & { word: string })[] {
  let end = 0;
  return lexicon.wordsIn(text).map(({ text: word }) => {
    const at = text.indexOf(word, end);
    end = at + word.length;
    return { word, at };
  });
}

function placedTokens(text: string, reader: ReadingIndex): (Placed & ReadToken)[] {
  let at = 0;
  return readText(text, reader).map((token) => {
    const placed = { ...token, at };
    at += token.text.length;
    return placed;
  });
}

/**
 * Only a form that the reader knows letter by letter: what it guesses from the sound or the spelling of a
 * message is not sure enough for a text that somebody has written with care.
 */
function readAs(
  word: string,
  at: number,
  tokens: readonly (Placed & ReadToken)[],
): string | undefined {
  const token = tokens.findLast((each) => each.at <= at);
  if (token?.kind === 'foreign') return `${token.language}, not Albanian`;
  const part = token?.readings[0]?.parts.find(({ form }) => isSame(form, word));
  if (part) return definitionOf(part);
  return token?.kind === 'name' && token.readings.length === 0 ? 'a name' : undefined;
}

const isSame = (form: string, word: string): boolean => form.toLowerCase() === word.toLowerCase();

function definitionOf(entry: FormEntry): string {
  const { gloss, standard } = entry.word;
  const [note] = notesOn(entry);
  const kosovo = standard.length === 0 ? [] : [`Kosovo, standard: ${standard.join(', ')}`];
  return [gloss, ...[note ?? [], kosovo].flat().map((each) => `(${each})`)].join(' ');
}

const READERS = new WeakMap<Content, ReadingIndex>();

/** The check and the build ask for it, and it takes a while. */
function readerOf(content: Content): ReadingIndex {
  const silent = { lessons: [], clips: '', sounds: {}, stress: '' };
  const reader = READERS.get(content) ?? readingIndexOf({ ...readerTablesOf(content), ...silent });
  READERS.set(content, reader);
  return reader;
}
