import { vi } from 'vitest';
import {
  type Asked,
  NAMES_OF_VOICES,
  putVoices,
  type Speaking,
  type StandInVoice,
  type StandInVoices,
} from './stand-in-voices.ts';

interface GivenVoices {
  /** What they were asked to say, the oldest first. */
  readonly asked: Asked[];
  /** The browser's list comes only now. */
  arrive(voices: readonly StandInVoice[]): void;
}

/** The voices of the browser, which this DOM has not. */
export function givenVoices(
  list: readonly StandInVoice[],
  { broken, speaksMs = 20 }: Speaking = {},
): GivenVoices {
  // What is put here is taken back after the test.
  for (const name of NAMES_OF_VOICES) vi.stubGlobal(name, undefined);
  putVoices({ list, broken, speaksMs });
  const { askedOfVoices, voicesArrive } = globalThis as unknown as StandInVoices;
  return { asked: askedOfVoices, arrive: voicesArrive };
}
