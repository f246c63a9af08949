import { espeakVoice, espeakVoiceOf } from './espeak.ts';
import type { Known } from './stress.ts';
import type { Voice, Voices } from './voice.ts';

/** How a person of the conversations sounds: a variant of espeak-ng, its pitch and its pace. */
interface Timbre {
  readonly variant: string;
  /** 0 to 99; 50 is the variant's own. */
  readonly pitch: number;
  readonly wordsPerMinute: number;
}

/** The voices that `cast.yaml` may name, told apart by ear first and by their names second. */
const TIMBRES = {
  'woman-young': { variant: 'f2', pitch: 58, wordsPerMinute: 145 },
  'woman-old': { variant: 'f4', pitch: 34, wordsPerMinute: 130 },
  'woman-calm': { variant: 'f1', pitch: 40, wordsPerMinute: 145 },
  'woman-quick': { variant: 'f3', pitch: 62, wordsPerMinute: 165 },
  'woman-low': { variant: 'f5', pitch: 38, wordsPerMinute: 150 },
  'woman-clear': { variant: 'f1', pitch: 58, wordsPerMinute: 145 },
  boy: { variant: 'm4', pitch: 72, wordsPerMinute: 160 },
  'man-young': { variant: 'm3', pitch: 52, wordsPerMinute: 145 },
  'man-soft': { variant: 'm2', pitch: 60, wordsPerMinute: 145 },
  'man-loud': { variant: 'm7', pitch: 46, wordsPerMinute: 155 },
  'man-deep': { variant: 'm1', pitch: 30, wordsPerMinute: 145 },
  'man-plain': { variant: 'm1', pitch: 50, wordsPerMinute: 155 },
  'man-old': { variant: 'm5', pitch: 32, wordsPerMinute: 125 },
  'man-slow': { variant: 'm3', pitch: 38, wordsPerMinute: 130 },
} as const satisfies Record<string, Timbre>;

/** The name of a voice, as `cast.yaml` writes it. */
export type PersonVoice = keyof typeof TIMBRES;

export function isPersonVoice(name: string): name is PersonVoice {
  return Object.hasOwn(TIMBRES, name);
}

/** espeak-ng for everybody. */
export function espeakVoices(known: Known): Voices {
  const usual = espeakVoice(known);
  return {
    name: ESPEAK,
    voice: (name) => (name === undefined ? usual : personVoice(name, known)),
  };
}

export const ESPEAK = 'espeak-ng';

/** The voice of this name; a rule of the course has named those that there are not. */
function personVoice(name: string, known: Known): Voice {
  if (!isPersonVoice(name)) throw new Error(`there is no voice "${name}"`);
  const { variant, pitch, wordsPerMinute } = TIMBRES[name];
  const options = ['-v', `sq+${variant}`, '-p', String(pitch), '-s', String(wordsPerMinute)];
  return espeakVoiceOf(options, known);
}
