import type { Sound } from './sound.ts';

/** Something that can say a text in Albanian. */
export interface Voice {
  /** All that decides how this text sounds: a clip is named by it, and rendered anew with it. */
  recipe(text: string): string;
  say(text: string): Promise<Sound>;
}
