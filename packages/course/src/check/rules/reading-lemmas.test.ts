import { expect, it } from 'vitest';
import { problemsIn } from './reading-lemmas.ts';

it('names lines of the reading lexicon that cannot be read, and words that stand there twice', () => {
  const lines = [
    '# A',
    'punë\tnoun-f\twork\tpl=punë',
    'punë\tnoun-f\tjob\t',
    'qen\tanimal\tdog\t',
    'mace\tnoun-f\tcat\tplural=mace',
    'lis\tnoun-m\t\t',
  ];
  expect(problemsIn(new Map([['lemmas-1.tsv', lines.join('\n')]]))).toEqual([
    {
      file: 'content/reading/lemmas-1.tsv',
      line: 3,
      reason: '"punë" stands here a second time as noun-f',
    },
    {
      file: 'content/reading/lemmas-1.tsv',
      line: 4,
      reason: '"animal" is no part of speech of the reading lexicon',
    },
    { file: 'content/reading/lemmas-1.tsv', line: 5, reason: '"plural=mace" names no form' },
    {
      file: 'content/reading/lemmas-1.tsv',
      line: 6,
      reason: 'a lemma needs its word and its gloss',
    },
  ]);
});
