/** What can be called out to somebody in a circle, as Kosovo calls it; `said` is the line of its clip. */
export const CHEERS = {
  bravo: { text: 'Bravo!', said: 'Bravo!', means: 'Well done!' },
  lumsh: { text: 'Lumsh!', said: 'Lumsh!', means: 'Good for you!' },
  'te-lumshin': {
    text: 'Të lumshin duart!',
    said: 'Të lumshin duart',
    means: 'Well done! (May your hands be blessed)',
  },
  urime: { text: 'Urime!', said: 'Urime', means: 'Congratulations!' },
  'bash-mire': { text: 'Bash mirë!', said: 'Bash mirë', means: 'Really good!' },
  'hajde-bre': { text: 'Hajde bre!', said: 'Hajde bre!', means: 'Oh, come on!' },
  'hajde-ene-ti': { text: 'Hajde ene ti!', said: 'Hajde ene ti!', means: 'Come on, you too!' },
  vazhdo: { text: 'Vazhdo!', said: 'Vazhdo', means: 'Keep going!' },
  'ku-je': { text: 'Ku je?', said: 'Ku je?', means: 'Where are you?' },
  'ku-je-kon': { text: 'Ku je kon?', said: 'Ku je kon?', means: 'Where have you been?' },
  'qysh-je': { text: 'Qysh je?', said: 'Qysh je?', means: 'How are you?' },
  kafe: {
    text: 'Hajde e pimë një kafe!',
    said: 'Hajde e pimë një kafe',
    means: 'Come on, let’s have a coffee',
  },
} as const;

export type CheerId = keyof typeof CHEERS;
export const CHEER_IDS = Object.keys(CHEERS) as [CheerId, ...CheerId[]];
