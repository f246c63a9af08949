import { describe, expect, it } from 'vitest';
import { printProblem } from '../../source/problem.ts';
import { inFolder } from '../../testing/content-folder.ts';
import { readAgain } from '../../testing/read-again.ts';
import {
  conversationPath,
  type Files,
  unitPath,
  validContent,
} from '../../testing/valid-content.ts';
import { word } from '../../testing/valid-words.ts';
import {
  castVoices,
  conversationForEveryUnit,
  conversationShape,
  conversationWords,
} from './conversations.ts';
import { guideForEveryUnit, guideShape, guideWords } from './guides.ts';

const valid = validContent(3);
const RULES = [
  guideShape,
  guideWords,
  guideForEveryUnit,
  conversationShape,
  conversationWords,
  conversationForEveryUnit,
  castVoices,
];

async function reasonsFor(path: string, change: (text: string) => string): Promise<string[]> {
  const files: Files = { ...valid, [path]: change(valid[path] ?? '') };
  const { content } = await inFolder(files, readAgain);
  return RULES.flatMap((rule) => rule.check(content)).map((each) =>
    printProblem(each).replace(/^\S+ /, ''),
  );
}

const GUIDE = unitPath(2);
const SCENE = conversationPath(2);
/** New in the first lesson of unit 2, and of unit 3. */
const [OWN, LATER] = [word(25), word(50)];

describe('a guide', () => {
  it('is as it should be in the valid course', async () => {
    expect(await reasonsFor(GUIDE, (text) => text)).toEqual([]);
  });

  it('is there for every unit', async () => {
    expect(await reasonsFor(GUIDE, (text) => text.slice(0, text.indexOf('guide:')))).toEqual([
      'unit 2 has no guide',
    ]);
  });

  it('has only taught words in its lines, and only known ones in its prose', async () => {
    const last = (it: string) => (text: string) =>
      text.replace(/\n {4}- [^\n]*\n$/, `\n    - ${it}\n`);
    expect(await reasonsFor(GUIDE, last(`${LATER} | later`))).toEqual([
      `"${LATER}" is not taught by then`,
    ]);
    expect(await reasonsFor(GUIDE, last('qwerty | nothing'))).toEqual([
      '"qwerty" is not in the lexicon',
    ]);
    expect(await reasonsFor(GUIDE, last(OWN))).toEqual([`the English of "${OWN}" is missing`]);
    const quoted = (it: string) => (text: string) =>
      text.replace(/The word "\S+"/, `The word "${it}"`);
    expect(await reasonsFor(GUIDE, quoted(LATER))).toEqual([]);
    expect(await reasonsFor(GUIDE, quoted('qwerty'))).toEqual(['"qwerty" is not in the lexicon']);
  });

  it('has sections with names of their own, and enough phrases', async () => {
    expect(await reasonsFor(GUIDE, (text) => text.replace('id: two', 'id: one'))).toEqual([
      '"one" names another section already',
    ]);
    expect(await reasonsFor(GUIDE, (text) => text.replace(/\n {4}- [^\n]*\n$/, '\n'))).toEqual([
      'there are 5 phrases, not 6 to 10',
    ]);
  });
});

describe('a conversation', () => {
  it('is there for every unit', async () => {
    expect(await reasonsFor(SCENE, (text) => text.replace('unit: u2', 'unit: u3'))).toEqual([
      'unit 2 has no conversation of its own',
    ]);
  });

  it('has nearly all its words from lessons before', async () => {
    const later = (text: string) => text.replace(/(- arta: )\S+/, `$1${LATER}`);
    expect(await reasonsFor(SCENE, later)).toEqual([
      '93.8% of the words are taught by then, at least 95.0% are due',
    ]);
  });

  it('has only people of the cast, and four options that differ', async () => {
    expect(await reasonsFor(SCENE, (text) => text.replace('- arta:', '- nobody:'))).toEqual([
      '"nobody" is not in the cast',
    ]);
    const twice = (text: string) =>
      text.replace(/answer: (\w+)\n(\s+)wrong:\n(\s+)- \w+/, 'answer: $1\n$2wrong:\n$3- $1');
    expect(await reasonsFor(SCENE, twice)).toEqual(['a question has four options that differ']);
  });

  it('has questions that name the lines they are about, by which mistakes are known', async () => {
    const lines = (it: string) => (text: string) =>
      text.replace(/lines:\n\s+- 1\n/, `lines: ${it}\n`);
    const reason = 'a question names the lines that it is about';
    for (const wrong of ['[]', '[99]']) {
      expect(await reasonsFor(SCENE, lines(wrong))).toEqual([reason]);
    }
    expect(await reasonsFor(SCENE, lines('[1, 2]'))).toEqual([]);
  });

  it('has people with voices of their own', async () => {
    const voice = (it: string) => (text: string) => text.replace(' man-young', ` ${it}`);
    expect(await reasonsFor('conversations/cast.yaml', voice('bear'))).toEqual([
      'there is no voice "bear"',
    ]);
    expect(await reasonsFor('conversations/cast.yaml', voice('woman-young'))).toEqual([
      'somebody else has the voice "woman-young" too',
      'somebody else has the voice "woman-young" too',
    ]);
  });
});
