import { describe, expect, it } from 'vitest';
import { withClips } from '../../testing/clips.ts';
import { placeOf, problemsOfTheWhole, problemsUnguessed } from '../../testing/content-folder.ts';
import { refusalsBy } from '../../testing/mutations.ts';
import { type Files, unitPath, validContent } from '../../testing/valid-content.ts';
import { word } from '../../testing/valid-words.ts';

const valid = validContent(35);
/** Enough for rules about one list, and faster. */
const small = validContent(5);

describe('the finished course', () => {
  refusalsBy(problemsOfTheWhole, valid, [
    {
      refuses: 'a last unit that does not pay 200 XP and 150 gems',
      file: unitPath(35),
      from: 'xp: 200',
      to: 'xp: 199',
      at: 'reward:',
      reason: 'unit 35 pays 200 XP and 150 gems',
    },
  ]);

  refusalsBy(problemsOfTheWhole, small, [
    {
      refuses: 'a lexicon entry that nothing uses',
      file: 'lexicon/words.yaml',
      from: 'Arta:',
      to: 'qershi:\n  means: cherry\n  part: noun\n  features: feminine\nArta:',
      at: 'qershi:',
      reason: 'nothing uses "qershi"',
    },
    {
      refuses: 'a placement test of other levels',
      file: 'placement.yaml',
      from: 'difficulty: beginner',
      to: 'difficulty: advanced',
      at: 'id: p1',
      reason: 'the placement test has 41 points, not 39',
    },
    {
      refuses: 'a placement test without grammar',
      file: 'placement.yaml',
      from: 'category: grammar',
      to: 'category: vocabulary',
      at: 'id: p1',
      reason: 'no placement question is about grammar',
    },
    {
      refuses: 'a placement test with less beginner vocabulary',
      file: 'placement.yaml',
      from: 'category: vocabulary',
      to: 'category: grammar',
      at: 'id: p1',
      reason: '4 questions are beginner vocabulary, not 5',
    },
    {
      refuses: 'a category of culture with too few pieces',
      file: 'culture.yaml',
      from: 'category: modern',
      to: 'category: food',
      at: 'pieces:',
      reason: 'modern has 5 pieces, at least 6 are due',
    },
    {
      refuses: 'a fifth fact',
      file: 'culture.yaml',
      from: '- Fact 4.',
      to: '- Fact 4.\n  - Fact 5.',
      at: 'facts:',
      reason: 'there are 5 facts, not 4',
    },
    {
      refuses: 'a badge that nobody can earn',
      file: 'badges.yaml',
      from: 'maxProgress: 6',
      to: 'maxProgress: 7',
      at: 'maxProgress: 7',
      reason: '7 cannot be reached: cultureRead.food ends at 6',
    },
    {
      refuses: 'an achievement that nobody can reach',
      file: 'achievements.yaml',
      from: 'goal: 12',
      to: 'goal: 25',
      at: 'goal: 25',
      reason: '25 cannot be reached: lessonsCompleted ends at 24',
    },
    {
      refuses: 'a named achievement that is missing',
      file: 'achievements.yaml',
      from: 'name: Gem Collector',
      to: 'name: Gem Hunter',
      at: 'id: achievement-1',
      reason: 'the achievement "Gem Collector" is missing',
    },
    {
      refuses: 'words to pronounce that leave a sound out',
      file: 'pronunciation.yaml',
      from: 'word: xhep',
      to: 'word: hapi',
      at: 'word: dhomë',
      reason: 'no word to pronounce has the sound "xh"',
    },
    {
      refuses: 'a unit that is in two packs',
      file: 'packs.yaml',
      from: 'units: 5-5',
      to: 'units: 4-5',
      at: 'id: pack-1',
      reason: 'unit 4 is in 2 packs, not in 1',
    },
    {
      refuses: 'a pack of units that the course does not have',
      file: 'packs.yaml',
      from: 'units: 5-5',
      to: 'units: 5-6',
      at: 'units: 5-6',
      reason: '5-6 are not units of the course',
    },
  ]);

  it('refuses a path with a missing unit', async () => {
    const { [unitPath(7)]: _, ...files } = valid;
    const problems = await problemsOfTheWhole(files);
    expect(problems).toContain(`content/${unitPath(8)}:1 unit 7 is missing before unit 8`);
    expect(problems).toContain('content/units:1 there are 34 units, not 35');
  });

  it('refuses a course of too few lessons and questions', async () => {
    const problems = await problemsOfTheWhole(validContent(3));
    expect(problems).toContain('content/units:1 there are 15 lessons, at least 130 are due');
    expect(problems).toContain('content/units:1 there are 135 questions, at least 1200 are due');
  });

  it('refuses a course that never asks in one of its ways', async () => {
    const files = inEveryUnit((text) => text.replaceAll('kind: polite', 'kind: form'));
    expect(await problemsUnguessed(await withClips(files))).toEqual([
      'content/units:1 no question is of the kind "polite"',
    ]);
  });

  it('refuses a course with too little audio', async () => {
    const files = inEveryUnit((text) =>
      text.replaceAll(/ +audio: .*\n/g, (line) => (line.includes('Arta') ? line : '')),
    );
    const problems = await problemsOfTheWhole(files);
    expect(problems.some((problem) => /questions have audio, at least 80.0%/.test(problem))).toBe(
      true,
    );
  });

  it('refuses a course without a lesson that was released', async () => {
    const release = { version: 'before', packs: {}, placement: [] };
    const lessons = { 'u1-l1': { questions: [] }, 'u1-gone': { questions: [] } };
    const released = (keys: object) => ({ ...small, 'releases/before.json': JSON.stringify(keys) });
    const about = async (files: Files) =>
      (await problemsOfTheWhole(files)).filter((problem) => problem.startsWith('content/releases'));
    expect(await about(released({ ...release, lessons }))).toEqual([
      'content/releases/before.json:1 learners have done the lesson "u1-gone", but the course does not have it any more',
    ]);
    expect(await about(released({ ...release, lessons, version: 'after' }))).toEqual([
      'content/releases/before.json:1 this is the release after',
    ]);
    expect(await about(released({ ...release, lessons: [] }))).toEqual([
      'content/releases/before.json:1 this is not what course:release wrote',
    ]);
  });

  it('refuses a word that does not return', async () => {
    const second = unitPath(1);
    const text = valid[second] ?? '';
    const secondLesson = text.indexOf('  - id: u1-l2');
    const files = {
      ...valid,
      [second]: text.slice(0, secondLesson) + text.slice(secondLesson).replaceAll(word(3), word(4)),
    };
    expect(await problemsOfTheWhole(files)).toContain(
      `${placeOf(files, second, `- ${word(3)}`)} "${word(3)}" returns in 0 later lessons, at least 2 are due`,
    );
  });

  it.each(['badges', 'achievements', 'challenges', 'pronunciation', 'placement', 'culture'])(
    'refuses a list of %s that is too short',
    async (name) => {
      const files = {
        ...small,
        [`${name}.yaml`]: name === 'culture' ? 'facts: []\npieces: []\n' : '[]\n',
      };
      expect(
        (await problemsOfTheWhole(files)).filter((line) =>
          /^content\/\w+\.yaml:[12] there are 0/.test(line),
        ),
      ).not.toEqual([]);
    },
  );
});

function inEveryUnit(change: (text: string) => string): Files {
  return Object.fromEntries(
    Object.entries(valid).map(([path, text]) => [
      path,
      path.startsWith('units/') ? change(text) : text,
    ]),
  );
}
