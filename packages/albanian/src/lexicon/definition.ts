import { has } from '../features/features.ts';
import { noteOn, noteOnAll } from './grammar-note.ts';
import type { Entry } from './lexicon.ts';
import type { Sense } from './meanings.ts';

/**
 * What a learner reads of these senses of a form: the text, what it stands with, what form of which
 * word it is, and what the standard says where this is Kosovo's.
 */
export function definitionText(entry: Entry, senses: readonly Sense[]): string {
  const definition = textOfSenses(entry, senses);
  const isTold = senses.some(({ features }) => features.standard !== undefined);
  if (entry.kosovo === undefined || isTold) return definition;
  return `${definition} (Kosovo, standard: ${entry.kosovo})`;
}

/** The same without what the standard says for the form as a whole. */
export function textOfSenses(entry: Entry, senses: readonly Sense[]): string {
  const texts = senses.map(withItsPlace);
  const note = noteOnAll(entry, senses);
  const told =
    note === undefined
      ? texts.map((text, at) => noted(text, noteOn(entry, senses[at]?.features)))
      : texts;
  const ofSenses = told.map((text, at) => {
    const standard = senses[at]?.features.standard;
    if (standard === undefined) return text;
    const kosovo = `Kosovo, standard: ${standard}`;
    return text.endsWith(')') ? `${text.slice(0, -1)}; ${kosovo})` : `${text} (${kosovo})`;
  });
  return noted(ofSenses.join('; '), note ?? '');
}

/** In brackets, and first in those with which the text may end already. */
function noted(text: string, note: string): string {
  if (note === '') return text;
  if (!text.endsWith(')')) return `${text} (${note})`;
  const start = text.lastIndexOf('(') + 1;
  return `${text.slice(0, start)}${note}; ${text.slice(start)}`;
}

function withItsPlace({ text, features }: Sense): string {
  if (has(features, 'construction', 'after-me')) return `${text}, with me`;
  if (has(features, 'construction', 'after-me-u')) return `${text}, with me u`;
  if (has(features, 'construction', 'after-u')) return `with u: ${text}`;
  if (has(features, 'construction', 'after-do')) return `with do të: ${text}`;
  return text;
}
