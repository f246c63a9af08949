import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formsOf } from '@hajde/albanian/forms/forms';
import { mark } from '@hajde/albanian/marking/mark';
import { placedIn } from '@hajde/albanian/senses/placed-word';
import { senseInContext } from '@hajde/albanian/senses/sense-in-context';
import { seeded, shuffled } from '@hajde/rules/chance/chance';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { lexiconFile } from '../formats/lexicon.ts';
import { beyondTheCourse, lexiconForms } from '../join/lexicon-forms.ts';
import { joinLexicon, type Lexicon } from '../lexicon/lexicon.ts';
import { everyQuestion } from '../read/content.ts';
import { CONTENT_DIR } from '../read/read.ts';
import { wholeContent } from '../testing/whole-course.ts';
import { labelledAnswers } from './trial.ts';

const content = await wholeContent();
const folder = join(CONTENT_DIR, 'lexicon');
const files = await Promise.all(
  (await readdir(folder)).sort().map(async (name) => {
    const data = lexiconFile.parse(parse(await readFile(join(folder, name), 'utf8')));
    return { source: { name, lineOf: () => 1 }, data };
  }),
);
const verdicts = verdictsBy(content.lexicon);
const senses = sensesBy(content.lexicon);
const everyForm = files.flatMap(({ data }) => Object.keys(data));

describe('definitions', () => {
  test('say nothing of grammar that a program would have to read', () => {
    const tagged = content.lexicon.entries.flatMap(({ form, meanings }) =>
      meanings.senses.filter(({ text }) => TAG.test(text)).map(({ text }) => `${form}: ${text}`),
    );
    expect(tagged).toEqual([]);
  });

  test.each([
    ['twenty', shuffled(everyForm, seeded(24)).slice(0, 20)],
    ['all', everyForm],
  ])('can be reworded, %s of them: marking and senses stay as they are', async (_, forms) => {
    const reworded = withOtherWords(new Set(forms));
    expect(reworded.entries.filter((entry, at) => isReworded(entry, at)).length).toBe(forms.length);
    expect(await verdictsBy(reworded)).toEqual(await verdicts);
    expect(sensesBy(reworded)).toEqual(senses);
  });
});

/** As the old ones were: "(flas, 2nd person)", "(plural)", "to go, with me", "with u: it closed". */
const TAG =
  /\((?:[^()]*[ ;,])?(participle|imperative|(?<!before a )command|aorist|imperfect|subjunctive|optative|admirative|accusative|genitive|dative|ablative|definite|indefinite|reflexive|passive|feminine|masculine|plural|(1st|2nd|3rd) person)\b|, with me( u)?$|^with (u|do të): /;

function withOtherWords(forms: ReadonlySet<string>): Lexicon {
  const otherwise = (text: string) =>
    text
      .split(';')
      .map((_, at) => `reworded ${at + 1}`)
      .join('; ');
  return joinLexicon(
    files.map(({ source, data }) => ({
      source,
      data: Object.fromEntries(
        Object.entries(data).map(([form, entry]) => {
          if (!forms.has(form)) return [form, entry];
          const senses = content.lexicon.entryOf(form)?.meanings.senses ?? [];
          const means =
            typeof entry.means === 'string'
              ? otherwise(senses.map(() => '').join(';'))
              : Object.fromEntries(Object.keys(entry.means).map((key) => [key, 'reworded']));
          return [form, { ...entry, means }];
        }),
      ),
    })),
  );
}

function isReworded(entry: Lexicon['entries'][number], at: number): boolean {
  const was = content.lexicon.entries[at]?.meanings.senses.map(({ text }) => text);
  return entry.meanings.senses.every(({ text }, sense) => text !== was?.[sense]);
}

async function verdictsBy(lexicon: Lexicon) {
  const forms = formsOf(lexiconForms(lexicon), beyondTheCourse(content));
  const answers = [...(await labelledAnswers()), ...(await labelledAnswers('agreement.tsv'))];
  return answers.map(({ expected, typed, accepts }) => {
    const { verdict, pairs } = mark(expected, typed, forms, accepts);
    return [expected, typed, verdict, pairs.map(({ relation }) => relation).join(' ')];
  });
}

function sensesBy(lexicon: Lexicon) {
  return everyQuestion(content).flatMap(({ question }) =>
    placedIn(question.audio ?? '', lexicon).map((word) => [word.text, senseInContext(word)]),
  );
}
