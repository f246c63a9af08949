export const CIRCLE_SIZE = 20;
export const CIRCLES_OF_A_LEARNER = 5;

/** What a circle can be called. Nothing is typed, so nobody has to watch over what is written. */
export const CIRCLE_NAMES = {
  familja: { text: 'Familja', means: 'The family' },
  shoket: { text: 'Shokët', means: 'The friends' },
  shoqet: { text: 'Shoqet', means: 'The friends (women)' },
  klasa: { text: 'Klasa', means: 'The class' },
  zemra: { text: 'Zemra', means: 'The heart' },
  kusherinjte: { text: 'Kushërinjtë', means: 'The cousins' },
  fqinjet: { text: 'Fqinjët', means: 'The neighbours' },
  koleget: { text: 'Kolegët', means: 'The colleagues' },
  ekipi: { text: 'Ekipi', means: 'The team' },
  udhetaret: { text: 'Udhëtarët', means: 'The travellers' },
  diaspora: { text: 'Diaspora', means: 'The diaspora' },
  kafja: { text: 'Kafja', means: 'The coffee crew' },
} as const;

/** The web app has a picture for each. */
export const CIRCLE_SIGN_IDS = [
  'bird',
  'heart',
  'castle',
  'coffee',
  'mountain',
  'school',
  'ball',
  'music',
  'flower',
  'bread',
  'plane',
  'star',
] as const;

export type CircleName = keyof typeof CIRCLE_NAMES;
export type CircleSign = (typeof CIRCLE_SIGN_IDS)[number];

export const CIRCLE_NAME_IDS = Object.keys(CIRCLE_NAMES) as [CircleName, ...CircleName[]];
