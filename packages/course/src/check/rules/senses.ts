import { partsOf } from '@hajde/albanian/lexicon/definition-parts';
import type { Entry } from '@hajde/albanian/lexicon/lexicon';
import { placedIn } from '@hajde/albanian/senses/placed-word';
import { senseInContext } from '@hajde/albanian/senses/sense-in-context';
import type { QuestionFile } from '../../formats/unit.ts';
import { definitionsOf, shownTexts } from '../../join/definitions.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { type Content, everyQuestion } from '../../read/content.ts';
import type { Rule } from './rule.ts';

export const senses: Rule = {
  why: 'A tapped word means what it means in this sentence, each time that it stands there.',
  check: (content) =>
    everyQuestion(content).flatMap(({ question, problem }) => [
      ...[...question.senses].flatMap(([form, keys]) =>
        faultsOf(form, keys, question, content.lexicon).map((reason) =>
          problem(['senses', form], reason),
        ),
      ),
      ...repeatedWithoutSense(question, content.lexicon).map(({ form, meanings }) => {
        const choice = meanings.senses.map(({ key, text }) => `${key} (${text})`).join(', ');
        return problem(
          ['audio'],
          `"${form}" stands there more than once: give its senses, of ${choice}`,
        );
      }),
    ]),
};

const SHOWING_MANY_AT_MOST = 0.05;

export const shownSenses: Rule = {
  why: 'Who taps a word in a sentence wants its meaning there, not a list to choose from.',
  check: (content) => {
    const { words, many } = countShownSenses(content);
    if (many <= words * SHOWING_MANY_AT_MOST) return [];
    const share = ((100 * many) / words).toFixed(1);
    const reason = `${share}% of the words in phrases show three senses or more, at most 5% may`;
    return [{ file: 'content/lexicon', line: 1, reason }];
  },
};

/** Of the running words of all phrases: how many show three senses or more, and who tells which. */
export function countShownSenses(content: Content) {
  let [words, many, named, told, usual] = [0, 0, 0, 0, 0];
  for (const { question } of everyQuestion(content)) {
    const definitions = definitionsOf(question, content.lexicon);
    for (const word of placedIn(question.audio ?? '', content.lexicon)) {
      words += 1;
      if (partsOf(definitions[word.text] ?? '').length >= MANY) many += 1;
      if (!word.entry || word.entry.meanings.senses.length < 2) continue;
      if (question.senses.has(word.entry.form)) named += 1;
      else if (senseInContext(word) !== undefined) told += 1;
      else usual += 1;
    }
  }
  return { words, many, named, told, usual };
}

const MANY = 3;

function faultsOf(
  form: string,
  keys: readonly string[],
  question: QuestionFile,
  lexicon: Lexicon,
): string[] {
  const entry = lexicon.entryOf(form);
  if (!entry) return [`"${form}" is not in the lexicon`];
  const counts = shownTexts(question, lexicon).map((text) => timesIn(text, entry, lexicon));
  const times = counts.find((count) => count > 0);
  if (times === undefined) return [`"${form}" does not stand in the phrase`];
  const known = entry.meanings.senses.map(({ key }) => key);
  const unknown = keys.filter((key) => !known.includes(key));
  if (unknown.length > 0) {
    return unknown.map((key) => `"${form}" has no sense "${key}", only: ${known.join(', ')}`);
  }
  const inAll = counts.reduce((sum, count) => sum + count, 0);
  if (keys.length === 1 || (keys.length >= times && keys.length <= inAll)) return [];
  const places = inAll === times ? `${times} times` : `${times} times, ${inAll} with the options`;
  return [`"${form}" stands there ${places}, but ${keys.length} senses are given`];
}

function timesIn(text: string, entry: Entry, lexicon: Lexicon): number {
  return lexicon.wordsIn(text).filter((word) => word.entry === entry).length;
}

/** A word that can do several jobs and stands in the phrase repeatedly may do two of them there. */
function repeatedWithoutSense({ audio = '', senses }: QuestionFile, lexicon: Lexicon): Entry[] {
  const words = placedIn(audio, lexicon);
  const entries = words.flatMap(({ entry }) => entry ?? []);
  const repeated = entries.filter((entry, index) => entries.indexOf(entry) < index);
  return [...new Set(repeated)].filter(
    (entry) =>
      entry.meanings.senses.length > 1 &&
      !senses.has(entry.form) &&
      words.some((word) => word.entry === entry && senseInContext(word) === undefined),
  );
}
