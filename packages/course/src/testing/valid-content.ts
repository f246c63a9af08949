import { CULTURE_CATEGORIES, type Level, QUESTION_KINDS } from '@hajde/rules/course/course';
import { ACHIEVEMENT_RARITIES, DAY_COUNTERS } from '@hajde/rules/course/goals';
import { stringify } from 'yaml';

/** Path below `content/` → text. */
export type Files = Readonly<Record<string, string>>;

const QUESTIONS_PER_LESSON = 9;
const WORDS_PER_LESSON = 5;

/** A course that keeps every rule, in words of its own: `word(0)` is new in the first lesson. */
export function validContent(unitCount: number): Files {
  const lessonCounts = Array.from({ length: unitCount }, (_, index) => (index < 4 ? 5 : 4));
  const lessons = lessonCounts.reduce((sum, count) => sum + count, 0);
  const units = lessonCounts.map((count, index) => {
    const before = lessonCounts.slice(0, index).reduce((sum, earlier) => sum + earlier, 0);
    return [unitPath(index + 1), stringify(unit(index + 1, before, count), NO_WRAPPING)];
  });
  const scenes = lessonCounts.map((_, index) => {
    const before = lessonCounts.slice(0, index).reduce((sum, earlier) => sum + earlier, 0);
    const scene = conversation(index + 1, before);
    return [conversationPath(index + 1), stringify(scene, NO_WRAPPING)];
  });
  return {
    ...Object.fromEntries(units),
    ...Object.fromEntries(scenes),
    ...occasions(),
    'conversations/cast.yaml': stringify(CAST, NO_WRAPPING),
    'lexicon/words.yaml': stringify(lexicon(lessons * WORDS_PER_LESSON), NO_WRAPPING),
    ...lists(unitCount),
  };
}

export function unitPath(order: number): string {
  return `units/${String(order).padStart(2, '0')}-u${order}.yaml`;
}

export function conversationPath(order: number): string {
  return `conversations/${String(order).padStart(2, '0')}-u${order}.yaml`;
}

/** Words of one length, so that no answer is the longest option. */
export function word(index: number): string {
  const letters = 'abdegiklmnoprstuvz';
  const digit = (power: number) => letters[Math.floor(index / 18 ** power) % 18];
  return `zh${digit(2)}${digit(1)}${digit(0)}`;
}

const NO_WRAPPING = { lineWidth: 0 };
const TITLES = ['Basics', 'Family & Home', 'Food', 'Transportation'];

function unit(order: number, lessonsBefore: number, lessonCount: number) {
  return {
    id: `u${order}`,
    title: TITLES[order - 1] ?? `Unit ${order}`,
    description: `About unit ${order}.`,
    icon: 'book',
    color: 'red',
    requiredLevel: levelOf(order),
    reward: rewardOf(order),
    lessons: Array.from({ length: lessonCount }, (_, index) =>
      lesson(`u${order}-l${index + 1}`, order, lessonsBefore + index),
    ),
    guide: guide(lessonsBefore * WORDS_PER_LESSON),
  };
}

/** In the new words of the unit's first lesson. */
function guide(first: number) {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => inEnglish(capital(word(first + index))));
  return {
    sections: ['one', 'two'].map((id) => ({
      id,
      title: `About "${word(first)}"`,
      body: `The word "${word(first)}" is a 'thing'.`,
      examples: lines(2),
      table: [{ label: 'I', word: inEnglish(word(first + 1)) }],
    })),
    kosovo: lines(2).map(() => ({
      kosovo: word(first),
      standard: word(first + 1),
      translation: 'a thing',
    })),
    phrases: lines(5).concat(inEnglish(`${capital(word(first))} ${word(first + 1)}.`)),
  };
}

const CAST = {
  arta: { name: 'Arta', age: 26, about: 'Asks.', voice: 'woman-young' },
  luan: { name: 'Luan', age: 28, about: 'Answers.', voice: 'man-young' },
};

function conversation(order: number, lessonsBefore: number) {
  const first = lessonsBefore * WORDS_PER_LESSON;
  return {
    id: `u${order}-talk`,
    unit: `u${order}`,
    title: `Talk ${order}`,
    scene: 'Two people talk.',
    lines: Array.from({ length: 8 }, (_, index) => {
      const line = `${capital(word(first + (index % WORDS_PER_LESSON)))} ${word(first)}.`;
      return { [index % 2 === 0 ? 'arta' : 'luan']: inEnglish(line) };
    }),
    questions: Array.from({ length: 4 }, (_, index) => {
      const [answer, ...wrong] = turned(['north', 'south', 'river', 'plain'], 5 * order + index);
      return {
        question: `What do they say about ${index + 1}?`,
        lines: [index + 1],
        answer,
        wrong,
      };
    }),
  };
}

/** Twelve, in the first words of the course. */
function occasions(): Files {
  const files = Array.from({ length: 12 }, (_, at) => {
    const line = (index: number) => inEnglish(capital(word(index)));
    const occasion = {
      id: `occasion-${at + 1}`,
      title: `Occasion ${at + 1}`,
      when: 'Something happens.',
      story: [
        { tell: `Two people say "${word(0)}".` },
        ...[0, 1, 2, 3, 4].map((index) => ({ [index % 2 ? 'arta' : 'Shpresa']: line(index) })),
      ],
      formulas: Array.from({ length: 8 }, (_, index) => ({
        says: line(index),
        who: `Anybody, with "${word(1)}".`,
        register: 'home',
        answer: line(index + 1),
      })),
      doing: ['Sit.', 'Wait.', 'Drink.'],
      never: ['Run.', 'Shout.', 'Laugh.'],
    };
    return [occasionPath(at + 1), stringify(occasion, NO_WRAPPING)];
  });
  return Object.fromEntries(files);
}

export function occasionPath(order: number): string {
  return `occasions/${String(order).padStart(2, '0')}-o${order}.yaml`;
}

function levelOf(order: number): Level {
  if (order <= 2) return 'beginner';
  return [3, 5, 6, 7, 8].includes(order) ? 'intermediate' : 'advanced';
}

function rewardOf(order: number) {
  if (order === 35) return { xp: 200, gems: 150 };
  return { xp: order < 20 ? 10 : 100, gems: 5 + order - 1 };
}

function lesson(id: string, unit: number, place: number) {
  const first = place * WORDS_PER_LESSON;
  return {
    id,
    title: `Lesson ${id}`,
    description: `What lesson ${id} teaches.`,
    newWords: [
      ...Array.from({ length: WORDS_PER_LESSON }, (_, index) => word(first + index)),
      ...(place === 1 ? ['me', 'kam', 'tu'] : []),
    ],
    questions: Array.from({ length: QUESTIONS_PER_LESSON }, (_, index) =>
      question(unit, place, index),
    ),
  };
}

/** The phrase has two new words and, from the two lessons before, one each; never the answer. */
function question(unit: number, place: number, index: number) {
  const first = place * WORDS_PER_LESSON;
  const newWord = (step: number) => word(first + ((index + step) % WORDS_PER_LESSON));
  const earlier = (lessons: number) =>
    word(first - lessons * WORDS_PER_LESSON + (index % WORDS_PER_LESSON));
  const back = place === 0 ? 'Arta' : earlier(1);
  const furtherBack = place < 2 ? back : earlier(2);
  const kind = QUESTION_KINDS[index % QUESTION_KINDS.length] ?? 'meaning';
  const heard = kind === 'listen' && unit >= 6;
  const english = kind === 'meaning' || heard;
  const [answer = '', ...wrong] = english
    ? turned(['north', 'south', 'river', 'plain'], 7 * place + index)
    : [0, 1, 2, 3].map((step) =>
        kind === 'say' || kind === 'reply'
          ? `${newWord(step)} | The ${newWord(step)}.`
          : inEnglish(newWord(step)),
      );
  const bare = (option: string) => option.replace(/ \|.*/, '');
  const phrase = `${capital(newWord(1))} ${newWord(2)}, ${back} ${furtherBack}.`;
  return {
    kind,
    ...(heard ? { heard, optionsLang: 'en' } : {}),
    question: `${heard ? 'As you will hear it. ' : ''}${TASKS[kind]} (${index + 1})`,
    audio: inEnglish(`${phrase}${heard ? ' Osht.' : endingOf(unit, place, index)}`),
    answer,
    wrong,
    explanation: `Question ${index + 1} explained; the standard word is standardi.`,
    teaches: newWord(0),
    ...(kind === 'gap' ? { sentence: '___? | What?' } : {}),
    ...(kind === 'meaning' || kind === 'listen'
      ? { tells: [answer, wrong[0] ?? ''].map(bare) }
      : {}),
  };
}

/** What the grammar of Kosovo is made of is new in the second lesson, and spoken from unit 4 on. */
function endingOf(unit: number, place: number, index: number): string {
  if (place > 0 && place < 4 && index > 1 && index < 4) return ' Kam me tu.';
  return (unit >= 4 && [' Kam me shku.', ' Kena.', ' Arta tu shku.'][index]) || '';
}

function turned<T>(items: readonly T[], by: number): T[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

const TASKS = {
  meaning: 'What does the phrase mean?',
  say: 'How do you say it?',
  gap: 'Which word is missing: ___?',
  reply: 'What do you reply?',
  form: 'Which form is right?',
  listen: 'What do you hear?',
  odd: 'Which one does not belong?',
  polite: 'Which is polite here?',
};

/** With a translation, as every Albanian line has one. */
function inEnglish(albanian: string): string {
  return `${albanian} | (${albanian})`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** From unit 5 on the words of every other lesson are of Kosovo. */
function lexicon(words: number) {
  const entries = Array.from({ length: words }, (_, index) => {
    const place = Math.floor(index / WORDS_PER_LESSON);
    const ofKosovo = index === 0 || (place >= 20 && place % 2 === 0);
    const kosovo = ofKosovo ? { kosovo: 'standardi' } : {};
    return [
      word(index),
      { means: `thing ${index}`, part: 'noun', features: 'masculine', ...kosovo },
    ];
  });
  return {
    ...Object.fromEntries(entries),
    me: { means: 'with', part: 'preposition' },
    kam: { means: 'I have', part: 'verb', features: '1 singular present' },
    kena: { means: 'we have', part: 'verb', lemma: 'kam', features: '1 plural present' },
    tu: { means: '-ing', part: 'particle' },
    shku: { means: 'gone', part: 'verb', lemma: 'kam', features: 'participle' },
    osht: {
      means: 'is',
      part: 'verb',
      lemma: 'kam',
      kosovo: 'standardi',
      heard: true,
      features: '3 singular present',
    },
    Arta: { means: "Arta, a woman's name", part: 'name' },
  };
}

function placementLevel(index: number): string {
  if (index < 5 || index === 15) return 'beginner';
  return index >= 10 && index < 15 ? 'advanced' : 'intermediate';
}

const ALPHABET =
  'a b c ç d dh e ë f g gj h i j k l ll m n nj o p q r rr s sh t th u v x xh y z zh'.split(' ');

function lists(unitCount: number): Files {
  const times = <T>(count: number, item: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => item(index));
  const named = ['First Steps', 'Perfect Score', 'Gem Collector', 'Streak Master'];
  const all = {
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
  return Object.fromEntries(
    Object.entries(all).map(([name, list]) => [`${name}.yaml`, stringify(list, NO_WRAPPING)]),
  );
}
