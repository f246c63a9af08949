import type { Entry, Lexicon } from '../../lexicon/lexicon.ts';
import { problemIn } from '../../source/source.ts';
import type { Rule } from './rule.ts';

export const lexiconEntries: Rule = {
  why: 'One entry per form, written one way, or the same word would have two meanings by chance.',
  check: ({ lexicon }) => {
    const seen = new Map<string, Entry>();
    return lexicon.entries.flatMap((entry) => {
      const first = seen.get(entry.form);
      seen.set(entry.form, first ?? entry);
      const reasons = first
        ? [`"${entry.form}" already stands in ${first.source.name}`]
        : faultsOf(entry, lexicon);
      return reasons.map((reason) => problemIn(entry.source, [entry.form], reason));
    });
  },
};

function faultsOf({ form, part, lemma, kosovo, heard }: Entry, lexicon: Lexicon): string[] {
  const faults = [];
  const isName = part === 'name';
  if (/\s/.test(form)) faults.push(`"${form}" is more than one word; enter each word by itself`);
  else if (!isName && !ALBANIAN.test(form)) {
    faults.push(`"${form}" has a sign that Albanian words do not have`);
  }
  if (!isName && form !== form.toLowerCase()) {
    faults.push(`"${form}" is no name and starts with a small letter in the lexicon`);
  }
  const base = lexicon.entryOf(lemma);
  if (!base) faults.push(`the lemma "${lemma}" of "${form}" has no entry of its own`);
  else if (base.lemma !== lemma) {
    faults.push(`the lemma "${lemma}" of "${form}" is itself a form of "${base.lemma}"`);
  }
  if (heard && kosovo === undefined) {
    faults.push(`"${form}" is only heard, but its standard form (kosovo:) is not told`);
  }
  if (kosovo === form) faults.push(`"${form}" cannot be its own standard form`);
  return faults;
}

/** No circumflexes or tildes: Kosovo's forms are written in the letters of the standard. */
const ALBANIAN = /^[a-zëç]+'?([a-zëç'-]*[a-zëç'])?$/i;
