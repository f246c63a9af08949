import type { Course } from '@hajde/rules/course';
import type { VocabularyWord } from '@hajde/rules/course-release';
import { type Line, linesOf } from '@hajde/rules/practice/lines';
import { definitionOf } from './definitions.ts';
import type { Lexicon } from './lexicon.ts';
import { standardForms } from './lexicon-forms.ts';
import { ipaOf, pronunciationOf } from './speech/pronunciation.ts';

/** What the list of a learner's words tells about each new word of the course. */
export function vocabularyOf(
  { units }: Pick<Course, 'units'>,
  lexicon: Lexicon,
): Record<string, VocabularyWord> {
  const kosovo = kosovoForms(lexicon);
  const lines = firstLines(
    units.flatMap(({ lessons }) => lessons.flatMap(linesOf)),
    lexicon,
  );
  const words = units.flatMap(({ lessons }) =>
    lessons.flatMap((lesson) =>
      lesson.newWords.flatMap((word) => {
        const entry = lexicon.entryOf(word);
        if (!entry) return [];
        const told = {
          means: definitionOf(entry),
          part: entry.part,
          ipa: ipaOf(pronunciationOf(word, lexicon)),
          standard: standardForms(entry),
          kosovo: kosovo.get(word) ?? [],
          sentence: lines.get(word) ?? null,
        };
        return [[word, told] as const];
      }),
    ),
  );
  return Object.fromEntries(words);
}

function kosovoForms(lexicon: Lexicon): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const entry of lexicon.entries) {
    for (const standard of standardForms(entry)) {
      forms.set(standard, [...(forms.get(standard) ?? []), entry.form]);
    }
  }
  return forms;
}

/** The first line of the course in which each word stands: that of its own lesson, mostly. */
function firstLines(lines: readonly Line[], lexicon: Lexicon) {
  const first = new Map<string, VocabularyWord['sentence']>();
  for (const { albanian, english } of lines) {
    for (const { entry } of lexicon.wordsIn(albanian)) {
      if (entry && !first.has(entry.lemma)) first.set(entry.lemma, { albanian, english });
    }
  }
  return first;
}
