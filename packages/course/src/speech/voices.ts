import { KOKORO, kokoroVoices } from './kokoro/kokoro-voice.ts';
import type { Ways } from './kokoro/ways.ts';
import { ESPEAK, espeakVoices } from './people-voices.ts';
import type { Known } from './stress.ts';
import type { Voices } from './voice.ts';

/** The voices that made an index of this name, to ask for their recipes; they say nothing. */
export function recipesOf(
  name: string,
  { ways, known }: { readonly known: Known; readonly ways: Ways },
): Voices | undefined {
  if (name === ESPEAK) return espeakVoices(known);
  if (name === KOKORO) return kokoroVoices(known, silent, ways);
  return undefined;
}

function silent(): never {
  throw new Error('these voices are asked for their recipes only');
}
