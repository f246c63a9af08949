import { describe, expect, it } from 'vitest';
import { withClips } from '../testing/clips.ts';
import { problemsOf } from '../testing/content-folder.ts';
import { validContent } from '../testing/valid-content.ts';

/**
 * A whole course with its clips is some thousand files, and its options are guessed at; on a machine
 * that may be busy.
 */
describe('a course that keeps every rule', () => {
  it('has no problems', async () => {
    expect(await problemsOf(await withClips(validContent(35)))).toEqual([]);
  });
});

describe('a course that has been built', () => {
  it('is held against the rules of its clips, the only ones that a build leaves out', async () => {
    const problems = await problemsOf(validContent(2), { built: true });
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.filter((problem) => !/^content\/(audio|contrasts)/.test(problem))).toEqual([]);
  });
});

describe('a course of which only two units are written', () => {
  it('has no problems as a draft', async () => {
    expect(await problemsOf(validContent(2), { draft: true })).toEqual([]);
  });

  it('is not finished', async () => {
    const problems = await problemsOf(validContent(2));
    expect(problems).toContain('content/units:1 there are 2 units, not 35');
  });
});

it('reads an empty folder as a course of which nothing is written', async () => {
  expect(await problemsOf({}, { draft: true })).toEqual([]);
  expect(await problemsOf({})).toContain('content/shop.yaml:1 the file is missing or broken');
});
