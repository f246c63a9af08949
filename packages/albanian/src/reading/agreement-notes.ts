import { doersIn, type Person } from '../features/person.ts';
import { readFeatures } from '../features/read-features.ts';
import { KIND } from './kinds.ts';
import type { ReadToken } from './read.ts';
import type { FormEntry } from './reading-index.ts';

export interface AgreementNote {
  readonly subject: string;
  readonly verb: string;
}

/** Who says "I" and goes on with a verb of somebody else: "unë shkon". */
export function agreementNotes(tokens: readonly ReadToken[]): AgreementNote[] {
  const notes: AgreementNote[] = [];
  let subject: { text: string; persons: readonly Person[] } | undefined;
  for (const { text, kind, readings } of tokens) {
    if (kind === 'gap' && /[^\s]/.test(text)) subject = undefined;
    if (kind === 'gap') continue;
    const said = SUBJECTS.get(readings[0]?.full.toLowerCase() ?? '');
    if (said) {
      subject = { text, persons: said };
      continue;
    }
    if (!subject) continue;
    const parts = readings.flatMap(({ parts: all }) => all.slice(-1));
    if (parts.some(({ kinds }) => (kinds & KIND.clitic) !== 0 || (kinds & KIND.small) !== 0))
      continue;
    const doers = parts.flatMap((part) => doersIn(sensesOf(part)));
    const { text: who, persons } = subject;
    subject = undefined;
    if (doers.length === 0 || doers.some((doer) => persons.includes(doer))) continue;
    if (parts.every(({ kinds }) => (kinds & (KIND.verb | KIND.subjunctive)) !== 0)) {
      notes.push({ subject: who, verb: text });
    }
  }
  return notes;
}

const SUBJECTS: ReadonlyMap<string, readonly Person[]> = new Map([
  ['unë', ['1 singular']],
  ['ti', ['2 singular']],
  ['ai', ['3 singular']],
  ['aj', ['3 singular']],
  ['ajo', ['3 singular']],
  ['ata', ['3 plural']],
  ['ato', ['3 plural']],
]);

function sensesOf({ features, word }: FormEntry) {
  return features.flatMap((each) => {
    if (typeof each !== 'string') return each;
    const read = readFeatures(each, word.part, word.lemma);
    return read.fault === undefined ? read.features : [];
  });
}
