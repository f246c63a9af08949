import { createHash } from 'node:crypto';
import { spokenKey, voicedKey } from '@hajde/rules/course/spoken';
import { WIDE } from '../mp3.ts';
import { isPersonVoice } from '../people-voices.ts';
import type { Sound } from '../sound.ts';
import type { Known } from '../stress.ts';
import type { Voices } from '../voice.ts';
import { type Manner, NARRATION, PEOPLE_MANNERS } from './blends.ts';
import { recipeOf, type SpokenLine } from './spoken-line.ts';
import { tokensOf } from './tokens.ts';
import { NO_WAYS, saidIn, type Ways } from './ways.ts';

export const KOKORO = 'kokoro-82m';

/** "Now I say it slowly:", in the model's signs. */
export const CARRIER = 'tˈani po ɛ θˈɛm ŋɡadˈalə:';

/** Kokoro-82M for everybody; what says a line is brought along. */
export function kokoroVoices(
  known: Known,
  say: (line: SpokenLine) => Promise<Sound>,
  ways: Ways = NO_WAYS,
): Voices {
  return {
    name: KOKORO,
    voice: (name) => ({
      recipe: (text) => recipeOf(lineOf(text, known, name, ways)),
      say: (text) => say(lineOf(text, known, name, ways)),
      encoding: WIDE,
    }),
  };
}

export function lineOf(
  text: string,
  known: Known,
  name?: string,
  ways: Ways = NO_WAYS,
): SpokenLine {
  const tokens = tokensOf(text, known);
  const carrier = isOneWord(text) ? { carrier: CARRIER } : {};
  const key = name === undefined ? spokenKey(text) : voicedKey(name, text);
  return saidIn(ways.get(key), { tokens, ...carrier, ...mannerOf(text, name) });
}

function mannerOf(text: string, name: string | undefined): Manner {
  if (name === undefined) return narratorOf(text);
  if (!isPersonVoice(name)) throw new Error(`there is no voice "${name}"`);
  return PEOPLE_MANNERS[name];
}

/** A text keeps its narrator, whatever is added to the course. */
function narratorOf(text: string): Manner {
  const [woman, man] = NARRATION;
  return createHash('sha256').update(spokenKey(text)).digest().readUInt8(0) % 2 ? man : woman;
}

function isOneWord(text: string): boolean {
  return (text.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []).length === 1;
}
