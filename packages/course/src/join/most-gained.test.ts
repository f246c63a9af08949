import { readFile } from 'node:fs/promises';
import { CONVERSATION_XP } from '@hajde/rules/course/conversation';
import { mostXp } from '@hajde/rules/game/late-records';
import { expect, test } from 'vitest';
import { wholeContent, wholeTexts } from '../testing/whole-course.ts';

test('the most that one account can gain in a day and in a year is what the security page says', async () => {
  const content = await wholeContent();
  const badges = content.badges?.data ?? [];
  const challenges = content.challenges?.data ?? [];
  const { units, culture, conversations } = await wholeTexts();
  const lessons = units.flatMap((unit) => unit.lessons);
  const best = challenges.map(({ xpReward }) => xpReward).sort((a, b) => b - a);
  const paid = {
    lesson: Math.max(...lessons.map(({ xpReward }) => xpReward)),
    dayOfChallenges: sum(best.slice(0, 3)),
    once:
      sum([...culture, ...badges].map(({ xpReward }) => xpReward)) +
      conversations.length * CONVERSATION_XP,
  };
  const [day, year] = [1, 365].map((days) => mostXp(days, paid).toLocaleString('en'));
  const page = await readFile(new URL('../../../../docs/security.md', import.meta.url), 'utf8');
  expect(page).toContain(`at most ${day} XP on its first day and ${year} in a year`);
});

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
