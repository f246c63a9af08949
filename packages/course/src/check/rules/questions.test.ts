import { describe, expect, it } from 'vitest';
import { changed, placeOf, problemsOf } from '../../testing/content-folder.ts';
import { refusals } from '../../testing/mutations.ts';
import { unitPath, validContent } from '../../testing/valid-content.ts';
import { word } from '../../testing/valid-words.ts';

const valid = validContent(1);
const file = unitPath(1);
const draft = { draft: true };
const sayIt = 'question: How do you say it? (2)';

describe('the questions of a draft', () => {
  refusals(
    valid,
    [
      {
        refuses: 'an answer that is also a wrong option',
        file,
        from: '          - south',
        to: '          - North!',
        at: 'answer: north',
        reason: 'the answer is also among the wrong options',
      },
      {
        refuses: 'a wrong option that is there twice, whatever its capitals',
        file,
        from: '          - river',
        to: '          - South',
        at: '- South',
        reason: 'the wrong option "South" is there twice',
      },
      {
        refuses: 'three options',
        file,
        from: '          - river\n',
        to: '',
        at: 'wrong:',
        reason: 'there are 2 wrong options, not 3',
      },
      {
        refuses: 'five options, and says what a comma does',
        file,
        from: '          - river',
        to: '          - river\n          - lake',
        at: 'wrong:',
        reason: 'there are 4 wrong options, not 3 (quote an option that has a comma)',
      },
      {
        refuses: 'a listening question that does not say so',
        file,
        from: 'question: What do you hear? (6)',
        to: 'question: What is it? (6)',
        at: 'What is it? (6)',
        reason: 'a listening question says so: "hear" or "listen"',
      },
      {
        refuses: 'a listening question without audio',
        file,
        from: /(What do you hear\? \(6\)\n) +audio: .*\n/,
        to: 'What do you hear? (6)\n',
        at: 'kind: listen',
        reason: 'a listening question needs its audio',
      },
      {
        refuses: 'a gap question without a gap',
        file,
        from: 'question: "Which word is missing: ___? (3)"',
        to: 'question: Which word is missing? (3)',
        at: 'missing? (3)',
        reason: 'a gap question shows its gap as ___',
      },
      {
        refuses: 'a question without an explanation',
        file,
        from: / +explanation: Question 6 .*\n/,
        to: '',
        at: 'What do you hear? (6)',
        reason: 'this question has no explanation',
      },
      {
        refuses: 'an explanation that only repeats the answer',
        file,
        from: /explanation: Question 1 .*/,
        to: 'explanation: North!',
        at: 'explanation: North!',
        reason: 'the explanation only repeats the answer',
      },
      {
        refuses: 'a question that tells its answer',
        file,
        from: sayIt,
        to: `question: How do you say ${word(1)}, please?`,
        at: `say ${word(1)}`,
        reason: `the question contains the answer "${word(1)}"`,
      },
      {
        refuses: 'a visible phrase that contains the answer',
        file,
        from: `audio: Zhaad zhaae, Arta Arta.`,
        to: `audio: Arta, ${word(1).toUpperCase()}!`,
        at: word(1).toUpperCase(),
        reason: `the visible phrase contains the answer "${word(1)}"`,
      },
    ],
    draft,
  );

  refusals(
    valid,
    [
      {
        refuses: 'a phrase without its English',
        file,
        from: / \| \(Zhaab zhaad, Arta Arta\.\)/,
        to: '',
        at: 'audio: Zhaab zhaad, Arta Arta.',
        reason:
          'the English of "Zhaab zhaad, Arta Arta." is missing: write it after a bar, "Zhaab zhaad, Arta Arta. | …"',
      },
      {
        refuses: 'an Albanian answer without its English',
        file,
        from: `answer: ${word(1)} | The ${word(1)}.`,
        to: `answer: ${word(1)}`,
        at: `answer: ${word(1)}`,
        reason: `the English of "${word(1)}" is missing: write it after a bar, "${word(1)} | …"`,
      },
      {
        refuses: 'an Albanian wrong option without its English',
        file,
        from: `- ${word(2)} | (${word(2)})`,
        to: `- ${word(2)} # bare`,
        at: '# bare',
        reason: `the English of "${word(2)}" is missing: write it after a bar, "${word(2)} | …"`,
      },
      {
        refuses: 'an English option with a bar',
        file,
        from: '- river',
        to: '- lumë | river',
        at: '- lumë',
        reason: 'the options are English: nothing follows a bar',
      },
      {
        refuses: 'a second bar',
        file,
        from: `answer: ${word(1)} | (${word(1)})`,
        to: `answer: ${word(1)} | one | two`,
        at: '| one | two',
        reason: `there are two bars after "${word(1)}"`,
      },
    ],
    draft,
  );

  it('refuses the same question twice in a lesson', async () => {
    const text = valid[file] ?? '';
    const start = text.indexOf('      - kind: meaning');
    const block = text.slice(start, text.indexOf('      - kind: say'));
    const files = { ...valid, [file]: text.slice(0, start) + block + text.slice(start) };
    const again = text.slice(0, start).split('\n').length + block.split('\n').length - 1 + 1;
    expect(await problemsOf(files, draft)).toContain(
      `content/${file}:${again} this question is already in the lesson`,
    );
  });

  it('lets a listening question hide its answer in the audio', async () => {
    const hear = /(What do you hear\? \(6\)\n +audio: ).*/;
    const text = valid[file] ?? '';
    const files = { ...valid, [file]: text.replace(hear, `$1${word(0)} | (heard)`) };
    expect(await problemsOf(files, draft)).toEqual([]);
  });

  it('takes an English "a" for no Albanian "a", but finds it in an Albanian quotation', async () => {
    const withA = changed(
      valid,
      'lexicon/words.yaml',
      'Arta:',
      'a:\n  means: whether\n  part: particle\nArta:',
    );
    const asking = (question: string) =>
      changed(
        changed(
          withA,
          file,
          `${sayIt}\n        audio: Zhaad`,
          `question: ${question}\n        audio: Zhaad`,
        ),
        file,
        `answer: ${word(1)}`,
        'answer: a',
      );
    const tells = (problem: string) => problem.includes('contains the answer');
    const plain = asking(`Is there a particle in 'Do you have a house, ___?'`);
    expect((await problemsOf(plain, draft)).filter(tells)).toEqual([]);
    const quoted = asking(`Which particle is in "a ${word(2)}"?`);
    expect((await problemsOf(quoted, draft)).filter(tells)).toEqual([
      `${placeOf(quoted, file, 'Which particle')} the question contains the answer "a"`,
    ]);
  });

  it('refuses an Albanian option where the options are English', async () => {
    const lexicon = 'çaj:\n  means: tea\n  part: noun\n  features: masculine\nArta:';
    const files = changed(
      changed(valid, 'lexicon/words.yaml', 'Arta:', lexicon),
      file,
      '- river',
      '- çaj',
    );
    expect(await problemsOf(files, draft)).toEqual([
      `${placeOf(files, file, '- çaj')} "çaj" is Albanian, but the options are English (optionsLang: sq?)`,
    ]);
  });
});
