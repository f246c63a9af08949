import { describe, expect, it } from 'vitest';
import { changed, placeOf, problemsOf } from '../../testing/content-folder.ts';
import { refusals } from '../../testing/mutations.ts';
import { unitPath, validContent } from '../../testing/valid-content.ts';

const valid = validContent(2);
const [first, second] = [unitPath(1), unitPath(2)];
const draft = { draft: true };

describe('the units of a draft', () => {
  refusals(
    valid,
    [
      {
        refuses: 'another title for a unit that the specification names',
        file: second,
        from: 'title: Family & Home',
        to: 'title: My Family',
        at: 'title: My Family',
        reason: 'the title of unit 2 is "Family & Home"',
      },
      {
        refuses: 'a unit id that is taken',
        file: second,
        from: 'id: u2',
        to: 'id: u1',
        at: 'id: u1',
        reason: `"u1" is already used in content/${first}:1`,
      },
      {
        refuses: "a lesson id that does not start with its unit's",
        file: second,
        from: 'id: u2-l2',
        to: 'id: hello',
        at: 'id: hello',
        reason: 'the id of a lesson of this unit starts with "u2-"',
      },
      {
        refuses: 'another required level than the specification gives',
        file: first,
        from: 'requiredLevel: beginner',
        to: 'requiredLevel: advanced',
        at: 'requiredLevel',
        reason: 'unit 1 requires the level beginner',
      },
      {
        refuses: 'a reward beyond the range',
        file: second,
        from: 'xp: 10',
        to: 'xp: 201',
        at: 'xp: 201',
        reason: 'xp is 201, not from 10 to 200',
      },
      {
        refuses: 'a reward below the range',
        file: second,
        from: 'gems: 6',
        to: 'gems: 4',
        at: 'gems: 4',
        reason: 'gems is 4, not from 5 to 150',
      },
      {
        refuses: 'a reward that floating point rounds differently',
        file: second,
        from: 'xp: 10',
        to: 'xp: 90',
        at: 'xp: 90',
        reason: '90 XP times 0.7 is rounded differently by different machines',
      },
      {
        refuses: 'a first unit that does not pay 10 XP and 5 gems',
        file: first,
        from: 'gems: 5',
        to: 'gems: 6',
        at: 'reward:',
        reason: 'unit 1 pays 10 XP and 5 gems',
      },
    ],
    draft,
  );

  it('refuses a lesson id that is taken', async () => {
    const files = changed(valid, second, 'id: u2-l2', 'id: u2-l1');
    const lines = (files[second] ?? '').split('\n');
    const again = lines.findLastIndex((line) => line.includes('id: u2-l1')) + 1;
    expect(await problemsOf(files, draft)).toEqual([
      `content/${second}:${again} "u2-l1" is already used in ${placeOf(files, second, 'id: u2-l1')}`,
    ]);
  });

  it('refuses a reward that falls with the unit', async () => {
    const files = changed(valid, first, 'xp: 10', 'xp: 20');
    expect(await problemsOf(files, draft)).toContain(
      `${placeOf(files, second, 'xp: 10')} xp falls from 20 in unit 1 to 10`,
    );
  });

  it('refuses two units of one number', async () => {
    const files = { ...valid, 'units/02-again.yaml': (valid[second] ?? '').replaceAll('u2', 'u9') };
    expect(await problemsOf(files, draft)).toContain(
      `content/${second}:1 unit 2 is already content/units/02-again.yaml`,
    );
  });

  it('refuses a unit of too few lessons', async () => {
    const text = valid[first] ?? '';
    const files = { ...valid, [first]: text.slice(0, text.indexOf('  - id: u1-l5')) };
    expect(await problemsOf(files, draft)).toContain(
      `${placeOf(files, first, 'lessons:')} unit 1 has 4 lessons, not exactly 5`,
    );
  });

  it('refuses a lesson of too few questions', async () => {
    const text = valid[first] ?? '';
    const third = text.indexOf('      - kind: gap');
    const files = {
      ...valid,
      [first]: text.slice(0, third) + text.slice(text.indexOf('  - id: u1-l2')),
    };
    expect(await problemsOf(files, draft)).toContain(
      `${placeOf(files, first, 'questions:')} the lesson has 2 questions, not 8 to 15`,
    );
  });

  it('refuses a unit in which the answer is usually the longest option', async () => {
    const files = { ...valid, [first]: (valid[first] ?? '').replaceAll(/answer: \w+/g, '$&aaa') };
    expect(await problemsOf(files, draft)).toContain(
      `${placeOf(files, first, 'lessons:')} the answer is the longest option in 45 of 45 questions (100%, at most 40%)`,
    );
  });
});
