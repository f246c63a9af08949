import { containsWords } from '@hajde/albanian/text/words';
import {
  CULTURE_CATEGORIES,
  LEVELS,
  PLACEMENT_CATEGORIES,
  SHOP_ITEM_TYPES,
} from '@hajde/rules/course/course';
import {
  ACHIEVEMENT_RARITIES,
  BADGE_RARITIES,
  DAY_COUNTERS,
  LIFETIME_COUNTERS,
} from '@hajde/rules/course/goals';
import { z } from 'zod';
import { count, id, oneOf, text } from './text.ts';
import { optionsLang } from './unit.ts';

const goal = count.min(1, 'must be at least 1');

export const placementFile = z.array(
  z.strictObject({
    id,
    question: text,
    answer: text,
    wrong: z.array(text),
    optionsLang: optionsLang.default('en'),
    difficulty: oneOf(LEVELS),
    category: oneOf(PLACEMENT_CATEGORIES),
  }),
);

export const cultureFile = z.strictObject({
  facts: z.array(text),
  pieces: z.array(
    z
      .strictObject({
        id,
        title: text,
        content: text,
        albanian: z.array(text).default([]),
        words: z.record(text, text).default({}),
        category: oneOf(CULTURE_CATEGORIES),
        difficulty: oneOf(LEVELS),
        emoji: text,
        xpReward: count,
      })
      .superRefine(({ content, albanian, words }, { addIssue }) => {
        const absent = albanian.filter((phrase) => !content.includes(phrase));
        for (const phrase of absent) {
          addIssue({
            code: 'custom',
            path: ['albanian'],
            message: `"${phrase}" is not in the text`,
          });
        }
        const spoken = albanian.join(' ').toLowerCase();
        for (const word of Object.keys(words)) {
          if (containsWords(spoken, word)) continue;
          const message = `"${word}" is no word of its Albanian`;
          addIssue({ code: 'custom', path: ['words', word], message });
        }
      }),
  ),
});

export const badgesFile = z.array(
  z.strictObject({
    id,
    name: text,
    description: text,
    emoji: text,
    category: z.literal('cultural'),
    rarity: oneOf(BADGE_RARITIES),
    requirement: text,
    counts: oneOf(LIFETIME_COUNTERS),
    maxProgress: goal,
    xpReward: count,
    gemsReward: count,
  }),
);

export const achievementsFile = z.array(
  z.strictObject({
    id,
    name: text,
    description: text,
    rarity: oneOf(ACHIEVEMENT_RARITIES),
    counts: oneOf(LIFETIME_COUNTERS),
    goal,
  }),
);

export const challengesFile = z.array(
  z.strictObject({
    id,
    title: text,
    description: text,
    emoji: text,
    counts: oneOf(DAY_COUNTERS),
    goal,
    xpReward: count,
    gemsReward: count,
  }),
);

export const shopFile = z.array(
  z.strictObject({
    id,
    name: text,
    description: text,
    type: oneOf(SHOP_ITEM_TYPES),
    icon: text,
    price: count,
  }),
);

export const pronunciationFile = z.array(
  z.strictObject({ word: text, meaning: text, difficulty: oneOf(LEVELS) }),
);

/** `units: 1-4` is the first and the last unit of the pack, by their numbers. */
export const packsFile = z.array(
  z
    .strictObject({
      id,
      name: text,
      description: text,
      isRequired: z.boolean(),
      units: text.regex(/^\d+-\d+$/, 'must be the first and the last unit, such as 1-4'),
    })
    .transform(({ units, ...pack }) => {
      const [first = 0, last = 0] = units.split('-').map(Number);
      return { ...pack, first, last };
    }),
);
