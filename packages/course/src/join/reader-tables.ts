import { packLexicon } from '@hajde/albanian/forms/lexicon-file';
import { type ReadingFile, rowsOf } from '@hajde/albanian/reading/reading-file';
import type { Content } from '../read/content.ts';
import { lessonsOf, questionsOf } from '../read/content.ts';
import { albanianOf } from './albanian-texts.ts';
import { lemmaLinesOf } from './course-lemmas.ts';
import { lexiconForms } from './lexicon-forms.ts';

/** What the reader of messages reads by, without how it sounds and where it is heard. */
type ReaderTables = Omit<ReadingFile, 'lessons' | 'clips' | 'sounds' | 'stress'>;

/** The course's forms, and what stands in `content/reading/`. */
export function readerTablesOf(content: Content): ReaderTables {
  const { format, parts, features, forms } = packLexicon(lexiconForms(content.lexicon), {});
  const counts = countsOf(content);
  const met = countsOfLemmas(content, counts);
  const { lemmas, irregular, chat, others } = content.reading;
  const written = [...lemmas.values()].flatMap(rowsOf);
  return {
    lexicon: { format, parts, features, forms },
    weights: forms.map(([form]) => weightOf(counts.get(form) ?? 0).toString(36)).join(''),
    lemmas: [
      ...ofTheCourse(content, written, counts),
      ...written.map((cells) => ofTheTables(cells, met.get(cells[0] ?? '') ?? 0)),
    ].join('\n'),
    irregular: linesOf(irregular),
    chat: linesOf(chat),
    others: linesOf(others),
  };
}

const linesOf = (table: string): string =>
  rowsOf(table)
    .map((cells) => cells.join('\t'))
    .join('\n');

/** As usual as it is in the course: twice as often is one more. */
function weightOf(count: number): number {
  return Math.min(14, Math.round(4 + 0.7 * Math.log2(1 + count)));
}

const BEYOND_THE_COURSE = 3;
const CLOSED = /^(pronoun|preposition|conjunction|particle|numeral|interjection|adverb)$/;

/**
 * Words that the course does without are seldom; those that hold sentences together less so. What the
 * course has too is as usual as it is there, a noun in all its forms: "nata" is no rarer than "natë".
 */
function ofTheTables(
  [lemma = '', part = '', gloss = '', forms = '']: readonly string[],
  met: number,
): string {
  const [, usual] = USUAL.exec(forms) ?? [];
  const closed = CLOSED.test(part) ? 2 : 0;
  const here = part.startsWith('noun') && met > 0 ? weightOf(met) - 2 : 0;
  const weight = usual ?? Math.max(BEYOND_THE_COURSE + closed, here);
  const needed = withoutRegular(lemma, part, forms.replace(USUAL, ''));
  return [lemma, part, gloss, needed, weight.toString(36)].join('\t');
}

/** How usual a word is where it is more or less so than others beyond the course: a digit. */
const USUAL = /(?:; *)?usual=(\d)/;

/** A principal part that the rule makes as well need not be sent. */
function withoutRegular(lemma: string, part: string, forms: string): string {
  const regular = REGULAR.flatMap(([parts, ending, made]) =>
    parts.split(' ').includes(part) && ending.test(lemma) ? made(lemma.replace(ending, '')) : [],
  );
  return forms
    .split(';')
    .map((each) => each.trim())
    .filter((each) => !regular.includes(each))
    .join('; ');
}

const REGULAR: readonly (readonly [string, RegExp, (stem: string) => string[]])[] = [
  ['verb', /oj$/, (stem) => [`aor=${stem}ova`, `part=${stem}uar`, `kpart=${stem}u`]],
  ['verb', /ohem$/, (stem) => [`aor=u ${stem}ova`, `part=${stem}uar`, `kpart=${stem}u`]],
  ['noun-f', /ë$/, (stem) => [`pl=${stem}a`]],
  ['noun-f', /(?<=[aeiouy])$/, (lemma) => [`pl=${lemma}`]],
  ['noun-m noun-mf', /(?<=im)$/, (lemma) => [`pl=${lemma}e`]],
];

/** A lemma that the tables have too is inflected by what they say of it. */
function ofTheCourse(
  content: Content,
  written: readonly (readonly string[])[],
  counts: ReadonlyMap<string, number>,
): string[] {
  const told = new Set(written.map(([lemma, part]) => `${lemma} ${part?.split('-')[0]}`));
  return lemmaLinesOf(content.lexicon).flatMap(({ lemma, part, gloss, forms }) => {
    if (told.has(`${lemma} ${part.split('-')[0]}`)) return [];
    const weight = Math.max(3, weightOf(counts.get(lemma) ?? 0) - 1);
    return [[lemma, part, gloss, forms, weight.toString(36)].join('\t')];
  });
}

function countsOfLemmas(
  { lexicon }: Content,
  counts: ReadonlyMap<string, number>,
): Map<string, number> {
  const met = new Map<string, number>();
  for (const { form, lemma } of lexicon.entries) {
    met.set(lemma, (met.get(lemma) ?? 0) + (counts.get(form) ?? 0));
  }
  return met;
}

/** How often each form stands in the Albanian of the course. */
function countsOf(content: Content): Map<string, number> {
  const counts = new Map<string, number>();
  const texts = [
    ...lessonsOf(content).flatMap((lesson) =>
      questionsOf(lesson).flatMap(({ question }) => albanianOf(question).map(({ text }) => text)),
    ),
    ...content.conversations.flatMap(({ data }) => data.lines.map(({ text }) => text)),
  ];
  for (const text of texts) {
    for (const { entry } of content.lexicon.wordsIn(text)) {
      if (entry) counts.set(entry.form, (counts.get(entry.form) ?? 0) + 1);
    }
  }
  return counts;
}
