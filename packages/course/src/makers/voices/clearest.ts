import type { Way } from '../../speech/kokoro/ways.ts';
import type { Utterance } from '../../speech/voice.ts';
import type { Misheard } from './misheard.ts';

/** Up to this share of its characters a clip passes for understood. */
const MISHEARD_UP_TO = 0.1;

/** A single character says more about the recogniser than about the clip. */
const FEWEST_WRONG = 2;

export function isMisheard({ wrong, of }: Misheard): boolean {
  return wrong >= FEWEST_WRONG && wrong > MISHEARD_UP_TO * of;
}

/**
 * The two ways in which a misheard text is said again: those that, tried together, left least misheard of
 * the texts on which ways were chosen (docs/speech.md). One of the cast keeps their voice.
 */
export function waysToTry({ text, voice }: Utterance): readonly [Way, Way] {
  if (voice !== undefined) return ['slowest', 'faster'];
  return isOneWord(text) ? ['alex', 'sara'] : ['other-slower', 'other'];
}

/** The way that is misheard least, where one of them is clearer than the usual one. */
export function clearestWay(usual: Misheard, tried: ReadonlyMap<Way, Misheard>): Way | undefined {
  const [best] = [...tried].sort(([, a], [, b]) => a.wrong - b.wrong);
  return best && best[1].wrong < usual.wrong ? best[0] : undefined;
}

function isOneWord(text: string): boolean {
  return (text.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []).length === 1;
}
