import type { Encoding } from './mp3.ts';
import type { Sound } from './sound.ts';

/** Something that can say a text in Albanian. */
export interface Voice {
  /** All that decides how this text sounds: a clip is named by it, and rendered anew with it. */
  recipe(text: string): string;
  say(text: string): Promise<Sound>;
  /** How its clips are kept small; as espeak-ng's where nothing is said. */
  readonly encoding?: Encoding;
}

/** Who says the course. */
export interface Voices {
  /** What the index is told of them. */
  readonly name: string;
  /** Of the lessons, where no name is given. */
  voice(name?: string): Voice;
}

/** Something that is to be heard, in the voice of the lessons where no other is named. */
export interface Utterance {
  readonly text: string;
  readonly voice?: string;
}
