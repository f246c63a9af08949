import type { Question } from '@hajde/rules/course/course';

/** What of its question is Albanian. */
export const GAP_QUOTE = 'Po, ___ kafe.';

/** Says the most of all kinds about what everything means; for components and for browsers. */
export const GAP: Question = {
  type: 'multiple_choice',
  kind: 'gap',
  question: `Your mother answers. Complete: "${GAP_QUOTE}" (Yes, I have coffee.)`,
  options: ['kam', 'ke', 'ka', 'kanë'],
  optionsLang: 'sq',
  optionTranslations: { kam: 'I have', ke: 'you have', ka: 'she has', kanë: 'they have' },
  correctAnswer: 'kam',
  audio: 'Nana, a ke ujë?',
  translation: 'Mum, do you have water?',
  explanation: 'You call your mother with "nana".',
  words: {
    Nana: 'Mum!',
    a: 'makes it a question',
    ke: 'you have',
    ujë: 'water',
    Po: 'yes',
    kafe: 'coffee',
    kam: 'I have',
    ka: 'she has',
    kanë: 'they have',
  },
};
