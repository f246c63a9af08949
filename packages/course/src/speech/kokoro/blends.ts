import type { PersonVoice } from '../people-voices.ts';
import type { Blend } from './spoken-line.ts';

/** How somebody sounds: whose styles are mixed, how fast and how high. */
export interface Manner {
  readonly blend: Blend;
  readonly speed: number;
  /** 1 is the blend's own. */
  readonly pitch: number;
}

const woman: Manner = { blend: { ef_dora: 0.5, bf_isabella: 0.5 }, speed: 0.92, pitch: 1 };
const man: Manner = { blend: { em_alex: 0.6, bm_george: 0.4 }, speed: 0.92, pitch: 1 };

/** Who says the lessons, by turns: the two that were misheard least among those tried. */
export const NARRATION: readonly [Manner, Manner] = [woman, man];

/** The people of the conversations, by age and sex, told apart by measure (`npm run course:voices`). */
export const PEOPLE_MANNERS: Readonly<Record<PersonVoice, Manner>> = {
  'woman-young': { blend: { bf_emma: 0.5, if_sara: 0.5 }, speed: 0.95, pitch: 1.05 },
  'woman-old': { blend: { af_heart: 0.3, ef_dora: 0.7 }, speed: 0.82, pitch: 0.84 },
  'woman-calm': { blend: { hf_alpha: 0.5, if_sara: 0.5 }, speed: 0.9, pitch: 0.93 },
  'woman-quick': { blend: { pf_dora: 0.5, bf_emma: 0.5 }, speed: 1.02, pitch: 1.1 },
  'woman-low': { blend: { ff_siwis: 0.4, ef_dora: 0.6 }, speed: 0.92, pitch: 0.9 },
  'woman-clear': { blend: { bf_isabella: 0.6, if_sara: 0.4 }, speed: 0.92, pitch: 1 },
  boy: { blend: { am_puck: 0.3, em_alex: 0.7 }, speed: 1, pitch: 1.22 },
  'man-young': { blend: { am_michael: 0.3, im_nicola: 0.7 }, speed: 0.88, pitch: 1 },
  'man-soft': { blend: { pm_alex: 0.5, bm_george: 0.5 }, speed: 0.92, pitch: 1.12 },
  'man-loud': { blend: { am_fenrir: 0.5, im_nicola: 0.5 }, speed: 0.95, pitch: 0.94 },
  'man-deep': { blend: { em_alex: 0.5, bm_lewis: 0.5 }, speed: 0.92, pitch: 0.85 },
  'man-plain': { blend: { em_alex: 1 }, speed: 0.95, pitch: 1 },
  'man-old': { blend: { em_santa: 0.5, bm_george: 0.5 }, speed: 0.82, pitch: 0.88 },
  'man-slow': { blend: { bm_george: 0.5, im_nicola: 0.5 }, speed: 0.85, pitch: 0.9 },
};
