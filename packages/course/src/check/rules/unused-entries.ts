import { quotedIn } from '@hajde/albanian/text/words';
import type { GuideFile } from '../../formats/guide.ts';
import { albanianOf, albanianQuotesOf } from '../../join/albanian-texts.ts';
import { type Content, everyQuestion } from '../../read/content.ts';
import { problemIn } from '../../source/source.ts';
import { linesOf } from './guides.ts';
import { albanianOfOccasion } from './occasions.ts';
import type { Rule } from './rule.ts';

/** A rule of the whole: the unit that uses the word may not be written yet. */
export const unusedEntries: Rule = {
  why: 'What no learner meets is not read over either, and would go stale.',
  check: (content) => {
    const { lexicon } = content;
    const used = new Set(
      everyQuestion(content)
        .flatMap(({ question }) => [
          ...albanianOf(question).map(({ text }) => text),
          ...albanianQuotesOf(question, lexicon),
        ])
        .concat(content.conversations.flatMap(({ data }) => data.lines.map(({ text }) => text)))
        .concat(content.units.flatMap(({ data }) => (data.guide ? textsOf(data.guide) : [])))
        .concat(content.occasions.flatMap(({ data }) => albanianOfOccasion(data)))
        .concat(heardWords(content))
        .flatMap((text) => lexicon.wordsIn(text))
        .flatMap(({ entry }) => (entry ? [entry.form, entry.lemma] : [])),
    );
    return lexicon.entries
      .filter(({ form }) => !used.has(form))
      .map(({ form, source }) => problemIn(source, [form], `nothing uses "${form}"`));
  },
};

function textsOf(guide: GuideFile): string[] {
  return [
    ...linesOf(guide).map(({ text }) => text),
    ...guide.sections.flatMap(({ title, body }) => [...quotedIn(title), ...quotedIn(body)]),
  ];
}

/** The words of the letters and of the contrasts are heard, if no lesson teaches them. */
function heardWords({ sounds, contrasts }: Content): string[] {
  const lines = [
    ...(sounds?.data.letters ?? []).flatMap(({ words }) => words),
    ...(sounds?.data.kosovo ?? []).flatMap(({ examples }) => examples),
  ];
  const pairs = (contrasts?.data ?? []).flatMap((contrast) => contrast.pairs.flat());
  return [...lines.map(({ albanian }) => albanian), ...pairs.map(({ word }) => word)];
}
