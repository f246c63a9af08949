import type { Entry, Lexicon } from '../../lexicon/lexicon.ts';
import type { Content } from '../../read/content.ts';

/**
 * Whether a learner who has done the units up to this one knows the word: its lemma was taught, or
 * its counterpart in the standard or in Kosovo was; names are free.
 */
export function isTaughtBy(order: number, { units, lexicon }: Content): (entry: Entry) => boolean {
  const taught = new Set(
    units
      .filter((unit) => unit.order <= order)
      .flatMap((unit) => unit.data.lessons.flatMap(({ newWords }) => newWords)),
  );
  const standard = new Set(
    lexicon.entries.flatMap(({ lemma, kosovo }) => (kosovo && taught.has(lemma) ? [kosovo] : [])),
  );
  return (entry) =>
    entry.part === 'name' ||
    taught.has(entry.lemma) ||
    standard.has(entry.form) ||
    isCounterpart(entry, taught, lexicon);
}

function isCounterpart({ kosovo }: Entry, taught: ReadonlySet<string>, lexicon: Lexicon): boolean {
  return (kosovo ?? '').split(/[,;/]/).some((standard) => {
    const words = standard.trim().split(' ');
    return words.every((word) => word !== '' && taught.has(lexicon.lookUp(word)?.lemma ?? word));
  });
}
