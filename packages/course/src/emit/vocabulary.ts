import type { Course } from '@hajde/rules/course/course';
import type { VocabularyWord } from '@hajde/rules/course/course-release';
import { type Line, linesOf } from '@hajde/rules/practice/lines';
import { definitionOf } from '../join/definitions.ts';
import { standardForms } from '../join/lexicon-forms.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { ipaOf, pronunciationOf } from '../speech/pronunciation.ts';

/** What the list of a learner's words tells about each word of the lessons and of the occasions. */
export function vocabularyOf(
  { units, occasions }: Pick<Course, 'units' | 'occasions'>,
  lexicon: Lexicon,
): Record<string, VocabularyWord> {
  const kosovo = kosovoForms(lexicon);
  const lessons = units.flatMap((unit) => unit.lessons);
  const said = occasions.flatMap(({ formulas }) => formulas.flatMap((it) => [it.says, it.answer]));
  const lines = firstLines(
    [
      ...lessons.flatMap(linesOf),
      ...said.map(({ text, translation }) => ({ albanian: text, english: translation })),
    ],
    lexicon,
  );
  const taught = [...lessons, ...occasions].flatMap(({ newWords }) => newWords);
  const words = [...new Set(taught)].flatMap((word) => {
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
  });
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
function firstLines(lines: readonly Pick<Line, 'albanian' | 'english'>[], lexicon: Lexicon) {
  const first = new Map<string, VocabularyWord['sentence']>();
  for (const { albanian, english } of lines) {
    for (const { entry } of lexicon.wordsIn(albanian)) {
      if (entry && !first.has(entry.lemma)) first.set(entry.lemma, { albanian, english });
    }
  }
  return first;
}
