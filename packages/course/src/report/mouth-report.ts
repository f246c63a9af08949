import { PATTERNS } from '@hajde/albanian/regions/kosovo-forms';
import { CHOICES_DUE, choicesIn, informalLines, patternShares } from '../kosovo/mouth.ts';
import type { Content } from '../read/content.ts';
import { percent, textTable } from './text-table.ts';

/** What people of units 17 to 35 choose to say, in lessons and in conversations. */
export function mouthReport(content: Content): string {
  const { lessons, conversations } = informalLines(content);
  const all = choicesIn([...lessons, ...conversations]);
  const apart = [choicesIn(lessons), choicesIn(conversations)];
  const choices = (Object.keys(CHOICES_DUE) as (keyof typeof CHOICES_DUE)[]).map((word) => {
    const { least, most } = CHOICES_DUE[word];
    return [
      NAMES[word],
      ...[...apart.map((part) => part[word]), all[word]].map(
        ({ chosen, of }) => `${chosen} of ${of} ${percent(chosen, of)}`,
      ),
      `${100 * least} to ${100 * most}%`,
    ];
  });
  const shares = [lessons, conversations, [...lessons, ...conversations]].map((lines) =>
    patternShares(lines, content.lexicon),
  );
  const patterns = PATTERNS.map((pattern) => [
    pattern,
    ...shares.map((share) => `${(100 * share[pattern]).toFixed(1)}%`),
    'conversations no thinner',
  ]);
  return textTable([
    [
      'informal speech, units 17 to 35',
      `lessons: ${lessons.length}`,
      `conversations: ${conversations.length}`,
      'all',
      'due',
    ],
    ...choices,
    ...patterns,
  ]);
}

const NAMES = {
  osht: 'osht, o of all copulas (osht, o, është)',
  nuk: "nuk of all negations (nuk, s')",
  nga: 'nga of nga, prej, pi',
} as const;
