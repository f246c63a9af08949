import { describe, expect, it } from 'vitest';
import { printProblem } from '../../source/problem.ts';
import { changed, inFolder, placeOf, problemsOf } from '../../testing/content-folder.ts';
import { refusals } from '../../testing/mutations.ts';
import { readAgain } from '../../testing/read-again.ts';
import { type Files, unitPath, validContent } from '../../testing/valid-content.ts';
import { word } from '../../testing/valid-words.ts';
import { RULES_OF_THE_WHOLE } from './all.ts';
import { kosovoShares, politeKosovo } from './kosovo-shares.ts';
import type { Rule } from './rule.ts';

const valid = validContent(6);
const file = unitPath(6);
const draft = { draft: true };
const lexicon = 'lexicon/words.yaml';

describe('what is only heard', () => {
  refusals(
    valid,
    [
      {
        refuses: 'a lesson from unit 6 on without it',
        file,
        from: / {8}heard: true\n {8}optionsLang: en\n( {8}question: As you will .*\n {8}audio: .*) Osht\./,
        to: '        optionsLang: en\n        question: What do you hear?\n        audio: Arta | Arta',
        at: 'questions:',
        reason: 'no question is "as you will hear it" (heard: true)',
      },
      {
        refuses: 'a phrase without any such form',
        file,
        from: ' Osht. |',
        to: ' Arta, Arta. |',
        at: 'Arta, Arta.',
        reason: 'the phrase has no form that the lexicon marks with heard: true',
      },
      {
        refuses: 'a question that does not say so',
        file,
        from: 'As you will hear it. What do you hear?',
        to: 'What do you hear here?',
        at: 'What do you hear here?',
        reason: 'the question says that this is "as you will hear it"',
      },
      {
        refuses: 'another kind than listening',
        file,
        from: 'kind: listen',
        to: 'kind: meaning # read',
        at: '# read',
        reason: 'what is only heard is asked by listening',
      },
      {
        refuses: 'an explanation without the standard form',
        file,
        from: 'Question 6 explained; the standard word is standardi.',
        to: 'Question 6 explained.',
        at: 'Question 6 explained.',
        reason: 'the explanation does not tell that "osht" is "standardi"',
      },
      {
        refuses: 'such a form in an option',
        file,
        from: /answer: zh.*/,
        to: 'answer: osht | is',
        at: 'answer: osht',
        reason: '"osht" is only heard: it stands in a phrase with heard: true',
      },
      {
        refuses: 'such a form in a phrase that is not for the ear only',
        file,
        from: 'Kam me shku.',
        to: 'Osht me shku.',
        at: 'Osht me shku.',
        reason: '"osht" is only heard: it stands in a phrase with heard: true',
      },
      {
        refuses: 'an entry without its standard form',
        file: lexicon,
        from: /(osht:\n.*\n.*\n.*\n) {2}kosovo: standardi\n/,
        to: 'osht:\n  means: is\n  part: verb\n  lemma: kam\n',
        at: 'osht:',
        reason: '"osht" is only heard, but its standard form (kosovo:) is not told',
      },
    ],
    draft,
  );

  it('has options in English or in standard Albanian', async () => {
    const albanian = changed(
      valid,
      file,
      /optionsLang: en\n(.*\n.*\n) {8}answer: .*/,
      `optionsLang: sq\n        question: As you will hear it.\n        audio: Osht. | Is.\n        answer: ${word(0)} | thing`,
    );
    expect(await problemsOf(albanian, draft)).toContain(
      `${placeOf(albanian, file, `answer: ${word(0)} |`)} "${word(0)}" is of Kosovo: here the options are English or standard`,
    );
  });

  it('is not asked of the first five units', async () => {
    expect(await problemsOf(validContent(5), draft)).toEqual([]);
  });
});

describe('what is read', () => {
  const first = 'question: What does the phrase mean? (1)';
  const read = changed(valid, file, first, `read: true\n        ${first}`);

  it('stays standard', async () => {
    const problems = await problemsOf(read, draft);
    const line = placeOf(read, file, 'Kam me shku.');
    expect(problems).toEqual([
      `${line} the phrase is read, so it stays standard: "kam me" is spoken`,
      `${line} the phrase is read, so it stays standard: "me + participle" is spoken`,
    ]);
    const standard = changed(read, file, ' Kam me shku.', '');
    expect(await problemsOf(standard, draft)).toEqual([]);
  });

  it('is not heard at the same time', async () => {
    const both = changed(valid, file, 'heard: true', 'heard: true\n        read: true');
    expect(await problemsOf(both, draft)).toEqual([
      `${placeOf(both, file, 'read: true')} a phrase is read or heard, not both`,
    ]);
  });

  it('is a phrase', async () => {
    const none = changed(
      read,
      file,
      /(read: true\n.*\n) {8}audio: .*\n/,
      `read: true\n        ${first}\n`,
    );
    expect(await problemsOf(none, draft)).toEqual([
      `${placeOf(none, file, 'read: true')} there is no phrase to be read`,
    ]);
  });
});

describe('the share of Kosovo', () => {
  const everywhere = (files: Files, from: string | RegExp, to: string): Files =>
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, text.replaceAll(from, () => to)]),
    );
  const problemsBy = async (rule: Rule, files: Files) => {
    const { content } = await inFolder(files, readAgain);
    return rule.check(content).map(printProblem);
  };
  const shares = (files: Files) => problemsBy(kosovoShares, files);

  it('is held against the finished course', () => {
    expect(RULES_OF_THE_WHOLE).toContain(kosovoShares);
    expect(RULES_OF_THE_WHOLE).toContain(politeKosovo);
  });

  it('is enough in the valid course', async () => {
    expect(await shares(valid)).toEqual([]);
  });

  it.each([
    [' Kam me shku. |', ' Shku, me Arta. |', ['me + participle', 'kam me']],
    [' Kena. |', ' Arta. |', ['jena, kena']],
    [' tu shku. |', ' shku, tu. |', ['tu']],
  ])('is refused without "%s"', async (from, to, missing) => {
    const told = missing.map((pattern) => expect.stringContaining(`have "${pattern}", at least`));
    expect(await shares(everywhere(valid, from, to))).toEqual(told);
  });

  it('is refused where few lines have any form', async () => {
    const standard = everywhere(valid, /^ {2}kosovo: standardi\n/gm, '');
    const few = everywhere(standard, ' Kena. |', ' Arta. |');
    expect(await shares(few)).toContainEqual(
      expect.stringMatching(
        /^content\/units:1 \d+\.\d% of the \d+ .* a form of Kosovo's, at least 45% are due$/,
      ),
    );
  });

  it('does not count what is read', async () => {
    const first = /question: What does the phrase mean\? \(1\)/g;
    const read = everywhere(valid, first, 'question: Read it.\n        read: true');
    expect(await shares(read)).toEqual([
      expect.stringContaining('have "me + participle"'),
      expect.stringContaining('have "kam me"'),
    ]);
  });

  it('does not count what is only heard', async () => {
    const heard = everywhere(valid, ' Osht. |', ' Osht, kena. |');
    expect(await shares(everywhere(heard, ' Kena. |', ' Arta. |'))).toEqual([
      expect.stringContaining('have "jena, kena"'),
    ]);
  });

  it('is about the same in right and in wrong polite options', async () => {
    expect(await problemsBy(politeKosovo, valid)).toEqual([]);
    const politeAnswer = /(kind: polite\n.*\n.*\n {8}answer: )zh\S+/g;
    const [standard = ''] = (valid[file] ?? '').match(politeAnswer) ?? [];
    const rude = everywhere(valid, politeAnswer, standard.replace(/zh\S+$/, 'Arta'));
    expect(await problemsBy(politeKosovo, rude)).toEqual([
      'content/units:1 polite: 0 of 28 right options are of Kosovo and 13 of 84 wrong ones, not about as often',
    ]);
  });
});
