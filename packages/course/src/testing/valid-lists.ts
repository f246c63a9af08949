import { CULTURE_CATEGORIES } from '@hajde/rules/course/course';
import { ACHIEVEMENT_RARITIES, DAY_COUNTERS } from '@hajde/rules/course/goals';
import { inEnglish, WORDS_PER_LESSON, word } from './valid-words.ts';

/** What stands in files of its own beside the units, by the name of the file. */
export function validLists(unitCount: number) {
  const times = <T>(count: number, item: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => item(index));
  const named = ['First Steps', 'Perfect Score', 'Gem Collector', 'Streak Master'];
  return {
    placement: times(20, (index) => ({
      id: `p${index + 1}`,
      question: `What does "${word(index)}" mean?`,
      answer: 'north',
      wrong: ['south', 'river', 'plain'],
      difficulty: placementLevel(index),
      category: index === 15 ? 'grammar' : index === 6 ? 'comprehension' : 'vocabulary',
    })),
    culture: {
      facts: times(4, (index) => `Fact ${index + 1}.`),
      pieces: times(42, (index) => ({
        id: `piece-${index + 1}`,
        title: `Piece ${index + 1}`,
        content: `${'word '.repeat(119)}end.`,
        category: CULTURE_CATEGORIES[index % CULTURE_CATEGORIES.length],
        difficulty: 'beginner',
        emoji: '🦅',
        xpReward: 5,
      })),
    },
    badges: times(8, (index) => ({
      id: `badge-${index + 1}`,
      name: `Badge ${index + 1}`,
      description: 'Reads about food.',
      emoji: '🏅',
      category: 'cultural',
      rarity: 'common',
      requirement: 'Read about food.',
      counts: 'cultureRead.food',
      maxProgress: 6,
      xpReward: 10,
      gemsReward: 5,
    })),
    achievements: times(12, (index) => ({
      id: `achievement-${index + 1}`,
      name: named[index] ?? `Achievement ${index + 1}`,
      description: 'Did something.',
      rarity: ACHIEVEMENT_RARITIES[index < 2 ? 0 : 1],
      counts: 'lessonsCompleted',
      goal: index + 1,
    })),
    challenges: times(12, (index) => ({
      id: `challenge-${index + 1}`,
      title: `Challenge ${index + 1}`,
      description: 'Do something today.',
      emoji: '🔥',
      counts: DAY_COUNTERS[index % DAY_COUNTERS.length],
      goal: 1,
      xpReward: 5,
      gemsReward: 1,
    })),
    shop: ['heart_refill', 'streak_freeze', 'double_xp'].map((type, index) => ({
      id: type,
      name: `Item ${index + 1}`,
      description: 'Helps.',
      type,
      icon: 'heart',
      price: 50 * (index + 1),
    })),
    pronunciation: 'dhomë mollë xhep çelës rrugë djathë zhurmë nxënës gjyshe fqinj'
      .split(' ')
      .map((word) => ({ word, meaning: `the meaning of ${word}`, difficulty: 'beginner' })),
    lookalikes: { zqaaa: 'the meaning of zqaaa' },
    sounds: {
      letters: ALPHABET.map((letter) => {
        const words = [0, 1, 2].map((at) => inEnglish(word(at)));
        return { letter, ipa: letter, how: `Say ${letter}.`, words };
      }),
      kosovo: [{ title: 'Silence', about: 'Not all is heard.', examples: [inEnglish(word(0))] }],
    },
    contrasts: times(12, (contrast) => ({
      id: `contrast-${contrast}`,
      title: `Contrast ${contrast}`,
      sounds: ['a', 'b'],
      advice: 'Listen.',
      pairs: times(16, (pair) => [inEnglish(word(pair)), inEnglish(word(pair + 1))]),
    })),
    syllabus: ['one', 'two'].map((point) => ({
      point,
      about: `What section ${point} explains.`,
      words: times(WORDS_PER_LESSON, word),
      proof: ['zh-'],
    })),
    packs: [
      { name: 'Essentials', isRequired: true, units: '1-4' },
      { name: 'The Rest', isRequired: false, units: `5-${unitCount}` },
    ].map((pack, index) => ({ id: `pack-${index + 1}`, ...pack, description: 'A pack.' })),
  };
}

function placementLevel(index: number): string {
  if (index < 5 || index === 15) return 'beginner';
  return index >= 10 && index < 15 ? 'advanced' : 'intermediate';
}

const ALPHABET =
  'a b c ç d dh e ë f g gj h i j k l ll m n nj o p q r rr s sh t th u v x xh y z zh'.split(' ');
