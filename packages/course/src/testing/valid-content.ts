import { stringify } from 'yaml';
import { VALID_CAST, validConversation, validOccasion } from './valid-companions.ts';
import { validLists } from './valid-lists.ts';
import { validUnit } from './valid-unit.ts';
import { validLexicon, WORDS_PER_LESSON } from './valid-words.ts';

/** Path below `content/` → text. */
export type Files = Readonly<Record<string, string>>;

const OCCASIONS = 12;

const written = new Map<number, Files>();

/** A course that keeps every rule, in words of its own: `word(0)` is new in the first lesson. */
export function validContent(unitCount: number): Files {
  const files = written.get(unitCount) ?? writtenContent(unitCount);
  written.set(unitCount, files);
  return files;
}

function writtenContent(unitCount: number): Files {
  const lessonCounts = Array.from({ length: unitCount }, (_, index) => (index < 4 ? 5 : 4));
  const lessonsBefore = (index: number) =>
    lessonCounts.slice(0, index).reduce((sum, count) => sum + count, 0);
  const units = lessonCounts.map((count, index) => [
    unitPath(index + 1),
    validUnit(index + 1, lessonsBefore(index), count),
  ]);
  const conversations = lessonCounts.map((_, index) => [
    conversationPath(index + 1),
    validConversation(index + 1, lessonsBefore(index)),
  ]);
  const occasions = Array.from({ length: OCCASIONS }, (_, index) => [
    occasionPath(index + 1),
    validOccasion(index + 1),
  ]);
  const lists = Object.entries(validLists(unitCount)).map(([name, list]) => [`${name}.yaml`, list]);
  const files = [
    ...units,
    ...conversations,
    ...occasions,
    ['conversations/cast.yaml', VALID_CAST],
    ['lexicon/words.yaml', validLexicon(lessonsBefore(unitCount) * WORDS_PER_LESSON)],
    ...lists,
  ];
  return Object.fromEntries(
    files.map(([path, content]) => [path, stringify(content, { lineWidth: 0 })]),
  );
}

export function unitPath(order: number): string {
  return `units/${String(order).padStart(2, '0')}-u${order}.yaml`;
}

export function conversationPath(order: number): string {
  return `conversations/${String(order).padStart(2, '0')}-u${order}.yaml`;
}

export function occasionPath(order: number): string {
  return `occasions/${String(order).padStart(2, '0')}-o${order}.yaml`;
}
