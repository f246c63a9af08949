import type { Conversation } from '@hajde/rules/course/conversation';
import type { Course, Lesson, Question, Unit } from '@hajde/rules/course/course';
import type { CourseRelease, ServedCourse } from '@hajde/rules/course/course-release';
import type { Occasion } from '@hajde/rules/course/occasion';
import type { Contrast } from '@hajde/rules/course/sounds';

const occasions = [occasion('a-birth', ['hajr', 'urime', 'one-1 a'])];
const units = [unit('one', 1, 3, 10, 5), unit('two', 2, 2, 15, 10), unit('three', 3, 5, 100, 50)];

/** A small course with round numbers, so that tests do not change when the real one grows. */
export const TEST_COURSE: ServedCourse = {
  version: 'test-1',
  previousReleases: [releaseBefore()],
  vocabulary: vocabulary([...units.flatMap(({ lessons }) => lessons), ...occasions]),
  units,
  placement: [
    ...placement('beginner', 7),
    ...placement('intermediate', 7),
    ...placement('advanced', 6),
  ],
  culture: [piece('bread', 'food', 10), piece('flija', 'food', 10), piece('besa', 'tradition', 20)],
  facts: ['One.', 'Two.', 'Three.', 'Four.'],
  sounds: { letters: [], kosovo: [] },
  contrasts: [contrast('l-ll', 'l', 'll'), contrast('q-c', 'q', 'ç')],
  badges: [
    {
      id: 'food-lover',
      name: 'Food Lover',
      description: 'Knows what is on the table.',
      emoji: '🥖',
      category: 'cultural',
      rarity: 'common',
      requirement: 'Read 2 pieces about food',
      counts: 'cultureRead.food',
      maxProgress: 2,
      xpReward: 25,
      gemsReward: 15,
    },
  ],
  achievements: [
    achievement('first-steps', 'First Steps', 'Common', 'lessonsCompleted', 1),
    achievement('perfect-score', 'Perfect Score', 'Common', 'perfectLessons', 1),
    achievement('streak-master', 'Streak Master', 'Rare', 'longestStreak', 7),
    achievement('unit-hero', 'Unit Hero', 'Epic', 'unitsCompleted', 2),
  ],
  challenges: [
    challenge('xp-20', 'xp', 20),
    challenge('two-lessons', 'lessons', 2),
    challenge('one-perfect', 'perfectLessons', 1),
  ],
  shop: [
    shopItem('heart-refill', 'heart_refill', 50),
    shopItem('streak-freeze', 'streak_freeze', 100),
    shopItem('double-xp', 'double_xp', 150),
  ],
  occasions,
  conversations: [scene('one-talk', 'one'), scene('three-talk', 'three')],
  cast: [{ id: 'arta', name: 'Arta', age: 26, about: 'Talks.', voice: 'woman-young' }],
  pronunciation: [{ word: 'gjuhë', meaning: 'language', difficulty: 'advanced' }],
  packs: [
    {
      id: 'essentials',
      name: 'Essentials',
      description: 'The start.',
      version: 'v1',
      size: 1024,
      isRequired: true,
      unitIds: ['one', 'two'],
    },
  ],
};

function unit(id: string, order: number, lessons: number, xp: number, gems: number): Unit {
  return {
    id,
    title: `Unit ${id}`,
    description: `All about ${id}.`,
    icon: 'book',
    color: 'red',
    order,
    requiredLevel: 'beginner',
    lessons: Array.from({ length: lessons }, (_, i) => lesson(id, i + 1, xp, gems)),
  };
}

function scene(id: string, unitId: string): Conversation {
  return {
    id,
    unitId,
    title: `Talk of ${unitId}`,
    scene: 'Arta talks.',
    lines: [{ who: 'arta', text: 'Tung!', translation: 'Hi!' }],
    questions: [
      {
        question: 'Where?',
        options: ['north', 'south', 'east', 'west'],
        correctAnswer: 'north',
        words: [`${unitId}-1 a`, `${unitId}-1 b`],
      },
      {
        question: 'Who?',
        options: ['he', 'she', 'you', 'they'],
        correctAnswer: 'they',
        words: [`${unitId}-1 b`, `${unitId}-2 a`],
      },
    ],
  };
}

function contrast(id: string, ...sounds: [string, string]): Contrast {
  return { id, title: sounds.join(' and '), sounds, advice: 'Listen.', pairs: [] };
}

function occasion(id: string, newWords: readonly string[]): Occasion {
  return { id, title: id, when: '', story: [], formulas: [], doing: [], never: [], newWords };
}

function lesson(unitId: string, order: number, xpReward: number, gemsReward: number): Lesson {
  return {
    id: `${unitId}-${order}`,
    unitId,
    title: `Lesson ${order}`,
    description: 'Four questions.',
    order,
    xpReward,
    gemsReward,
    newWords: Object.keys(uses(`${unitId}-${order}`)),
    uses: uses(`${unitId}-${order}`),
    questions: Array.from({ length: 4 }, (_, i) => question(i)),
  };
}

/** Six new words a lesson, each in two of its four questions. */
function uses(lessonId: string) {
  return {
    [`${lessonId} a`]: [0, 1],
    [`${lessonId} b`]: [1, 2],
    [`${lessonId} c`]: [2, 3],
    [`${lessonId} d`]: [0, 3],
    [`${lessonId} e`]: [1, 3],
    [`${lessonId} ë`]: [0, 2],
  };
}

function vocabulary(of: readonly Pick<Lesson, 'newWords'>[]): ServedCourse['vocabulary'] {
  const words = of.flatMap(({ newWords }) => newWords);
  return Object.fromEntries(
    words.map((word) => [
      word,
      {
        means: `what ${word} means`,
        part: 'noun',
        ipa: word,
        standard: [],
        kosovo: [],
        sentence: { albanian: `Ja ${word}.`, english: `Here is ${word}.` },
      },
    ]),
  );
}

function question(i: number): Question {
  return {
    type: 'multiple_choice',
    kind: 'meaning',
    question: `What is right, number ${i}?`,
    options: [`right ${i}`, 'wrong a', 'wrong b', 'wrong c'],
    optionsLang: 'en',
    correctAnswer: `right ${i}`,
    words: {},
    ...(i === 3 && { audio: 'Ja fjala.' }),
  };
}

function placement(difficulty: 'beginner' | 'intermediate' | 'advanced', count: number) {
  return Array.from({ length: count }, (_, i) => ({
    id: `${difficulty}-${i}`,
    question: `What does "fjalë" mean (${difficulty} ${i})?`,
    options: [`right ${difficulty} ${i}`, 'wrong a', 'wrong b', 'wrong c'],
    optionsLang: 'en' as const,
    correctAnswer: `right ${difficulty} ${i}`,
    difficulty,
    category: 'vocabulary' as const,
  }));
}

/** What was right is wrong now: whoever judges by the wrong release says the opposite. */
function releaseBefore(): CourseRelease {
  const questions = Array.from({ length: 4 }, (_, i) => ({
    options: [`right ${i}`, 'wrong a', `older ${i}`, 'older wrong'],
    correctAnswer: `older ${i}`,
  }));
  const difficulties = [
    ...Array.from({ length: 7 }, () => 'beginner' as const),
    ...Array.from({ length: 7 }, () => 'intermediate' as const),
    ...Array.from({ length: 6 }, () => 'advanced' as const),
  ];
  return {
    version: 'test-0',
    packs: { essentials: 'v0' },
    lessons: { 'one-1': { questions } },
    placement: difficulties.map((difficulty, i) => ({
      options: [`older ${i}`, 'wrong a', 'wrong b', 'older wrong'],
      correctAnswer: `older ${i}`,
      difficulty,
    })),
  };
}

function piece(id: string, category: Course['culture'][number]['category'], xpReward: number) {
  return {
    id,
    title: id,
    content: `Something about ${id}.`,
    albanian: [],
    words: {},
    ipa: {},
    category,
    difficulty: 'beginner' as const,
    emoji: '📖',
    xpReward,
  };
}

function achievement(
  id: string,
  name: string,
  rarity: Course['achievements'][number]['rarity'],
  counts: Course['achievements'][number]['counts'],
  goal: number,
) {
  return { id, name, description: `${name}.`, rarity, counts, goal };
}

function challenge(id: string, counts: Course['challenges'][number]['counts'], goal: number) {
  return {
    id,
    title: id,
    description: id,
    emoji: '🎯',
    counts,
    goal,
    xpReward: 10,
    gemsReward: 5,
  };
}

function shopItem(id: string, type: Course['shop'][number]['type'], price: number) {
  return { id, name: id, description: id, type, icon: 'gem', price };
}
