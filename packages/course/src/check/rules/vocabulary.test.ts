import { describe, expect, it } from 'vitest';
import { changed, placeOf, problemsOf } from '../../testing/content-folder.ts';
import { refusals } from '../../testing/mutations.ts';
import { unitPath, validContent } from '../../testing/valid-content.ts';
import { word } from '../../testing/valid-words.ts';

const valid = validContent(1);
const file = unitPath(1);
const lexicon = 'lexicon/words.yaml';
const draft = { draft: true };

describe('the words of a draft', () => {
  refusals(
    valid,
    [
      {
        refuses: 'a word of the audio that the lexicon does not have',
        file,
        from: 'audio: Zhaab',
        to: 'audio: Qershi zhaab',
        at: 'Qershi',
        reason: '"Qershi" is not in the lexicon',
      },
      {
        refuses: 'a word of an Albanian option that the lexicon does not have',
        file,
        from: `answer: ${word(1)}`,
        to: 'answer: qershi',
        at: 'answer: qershi',
        reason: '"qershi" is not in the lexicon',
      },
      {
        refuses: 'a word of a quoted gap that the lexicon does not have',
        file,
        from: 'question: "Which word is missing: ___? (3)"',
        to: `question: 'Which word is missing: "Qershi ___"?'`,
        at: 'Qershi',
        reason: '"Qershi" is not in the lexicon',
      },
      {
        refuses: 'a word before the lesson in which it is new',
        file,
        from: 'audio: Zhaab',
        to: `audio: ${word(7)} zhaab`,
        at: `audio: ${word(7)}`,
        reason: `"${word(7)}" is not taught yet: it is a new word only in u1-l2`,
      },
      {
        refuses: 'a new word without an entry',
        file,
        from: `- ${word(1)}`,
        to: '- qershi',
        at: '- qershi',
        reason: 'the new word "qershi" is not in the lexicon',
      },
      {
        refuses: 'a lookalike that looks like no word of the course',
        file: 'lookalikes.yaml',
        from: 'zqaaa:',
        to: 'qershi:',
        at: 'qershi:',
        reason: 'no slip makes "qershi" of a word of the course',
      },
      {
        refuses: 'a lookalike that the lexicon has',
        file: 'lookalikes.yaml',
        from: 'zqaaa:',
        to: `${word(1)}:`,
        at: `${word(1)}:`,
        reason: `no slip makes "${word(1)}" of a word of the course`,
      },
      {
        refuses: 'an eleventh new word',
        file,
        from: `- ${word(1)}`,
        to: `- ${word(1)}\n${'      - x\n'.repeat(5)}      - y`,
        at: 'newWords:',
        reason: 'the lesson has 11 new words, not 5 to 10',
      },
      {
        refuses: 'a lexicon key of two words',
        file: lexicon,
        from: 'Arta:',
        to: 'mirë se:\n  means: well\n  part: phrase\nArta:',
        at: 'mirë se:',
        reason: '"mirë se" is more than one word; enter each word by itself',
      },
      {
        refuses: 'a lexicon key with a circumflex',
        file: lexicon,
        from: 'Arta:',
        to: 'âsht:\n  means: is\n  part: verb\n  features: 3 singular present\nArta:',
        at: 'âsht:',
        reason: '"âsht" has a sign that Albanian words do not have',
      },
      {
        refuses: 'a capital on what is no name',
        file: lexicon,
        from: 'Arta:',
        to: 'Mirë:\n  means: well\n  part: adverb\nArta:',
        at: 'Mirë:',
        reason: '"Mirë" is no name and starts with a small letter in the lexicon',
      },
      {
        refuses: 'a lemma without an entry',
        file: lexicon,
        from: 'Arta:',
        to: 'shtëpisë:\n  means: of the house\n  part: noun\n  lemma: shtëpi\nArta:',
        at: 'shtëpisë:',
        reason: 'the lemma "shtëpi" of "shtëpisë" has no entry of its own',
      },
      {
        refuses: 'a lemma that is itself a form of another',
        file: lexicon,
        from: 'Arta:',
        to: `one:\n  means: one\n  part: noun\n  lemma: ${word(1)}\n  features: plural\ntwo:\n  means: two\n  part: noun\n  lemma: one\n  features: plural\nArta:`,
        at: 'two:',
        reason: `the lemma "one" of "two" is itself a form of "${word(1)}"`,
      },
    ],
    draft,
  );

  it('refuses a new word that is new already', async () => {
    const files = changed(valid, file, `- ${word(5)}`, `- ${word(2)} # again`);
    expect(await problemsOf(files, draft)).toContain(
      `${placeOf(files, file, '# again')} "${word(2)}" is already a new word in ${placeOf(files, file, `- ${word(2)}`)}`,
    );
  });

  it('refuses an inflected form as a new word', async () => {
    const files = changed(valid, lexicon, /zhaad:\n/, `${word(2)}:\n  lemma: ${word(1)}\n`);
    expect(await problemsOf(files, draft)).toContain(
      `${placeOf(files, file, `- ${word(2)}`)} "${word(2)}" is a form of "${word(1)}"; introduce that`,
    );
  });

  it('refuses a new word that its lesson uses only once', async () => {
    const entry = 'çaj:\n  means: tea\n  part: noun\n  features: masculine\nArta:';
    const files = changed(
      changed(
        changed(valid, lexicon, 'Arta:', entry),
        file,
        `- ${word(1)}`,
        `- çaj\n      - ${word(1)}`,
      ),
      file,
      'audio: Zhaab',
      'audio: Çaj, zhaab',
    );
    expect(await problemsOf(files, draft)).toEqual([
      `${placeOf(files, file, '- çaj')} the new word "çaj" is used by 1 of the lesson's questions, not by 2`,
    ]);
  });

  it('counts an Albanian word that the question quotes as a use', async () => {
    const entry = 'çaj:\n  means: tea\n  part: noun\n  features: masculine\nArta:';
    const introduced = changed(
      changed(valid, lexicon, 'Arta:', entry),
      file,
      `- ${word(1)}`,
      `- çaj\n      - ${word(1)}`,
    );
    const quoted = changed(introduced, file, 'What does the phrase mean? (1)', 'What is "çaj"?');
    const twice = changed(quoted, file, 'What do you reply? (4)', 'Someone offers you "Çaj?"');
    expect(await problemsOf(twice, draft)).toEqual([]);
  });

  it('refuses a form that stands in two files of the lexicon', async () => {
    const again = `${word(3)}:\n  means: again\n  part: noun\n  features: masculine\n`;
    const files = { ...valid, 'lexicon/zz.yaml': again };
    expect(await problemsOf(files, draft)).toEqual([
      `content/lexicon/zz.yaml:1 "${word(3)}" already stands in content/${lexicon}`,
    ]);
  });

  it('refuses a Kosovo form whose standard form no explanation tells', async () => {
    const files = { ...valid, [file]: (valid[file] ?? '').replaceAll('standardi', 'another') };
    expect(await problemsOf(files, draft)).toEqual([
      `${placeOf(files, file, `- ${word(0)}`)} "${word(0)}" is Kosovo usage, but no explanation tells the standard "standardi"`,
    ]);
  });

  it('lets names stand before they are taught', async () => {
    const files = changed(valid, file, 'audio: Zhaab', 'audio: Arta, zhaab');
    expect(await problemsOf(files, draft)).toEqual([]);
  });
});
