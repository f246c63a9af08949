import { type Level, QUESTION_KINDS } from '@hajde/rules/course/course';
import { capital, englishOptions, inEnglish, WORDS_PER_LESSON, word } from './valid-words.ts';

const QUESTIONS_PER_LESSON = 9;

export function validUnit(order: number, lessonsBefore: number, lessonCount: number) {
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

const TITLES = ['Basics', 'Family & Home', 'Food', 'Transportation'];

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
    ? englishOptions(7 * place + index)
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

/** What the grammar of Kosovo is made of is new in the second lesson, and spoken from unit 4 on. */
function endingOf(unit: number, place: number, index: number): string {
  if (place > 0 && place < 4 && index > 1 && index < 4) return ' Kam me tu.';
  return (unit >= 4 && [' Kam me shku.', ' Kena.', ' Arta tu shku.'][index]) || '';
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
