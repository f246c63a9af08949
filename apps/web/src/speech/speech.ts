import { useSyncExternalStore } from 'react';
import { onVisitSettingsChange, visitSettings } from '../learner/visit-settings.ts';
import { atFirstGesture } from './first-gesture.ts';
import { clipOf } from './loaded-clips.ts';
import { playClip, stopClip } from './play-clip.ts';
import { SPEECH_RATE } from './speech-settings.ts';
import { albanianVoice, voiceWithin } from './voices.ts';

/** What is being spoken now, and what could not be. */
interface Speech {
  readonly speaking: string | null;
  /** Whether it is spoken at the slow pace. */
  readonly slowly: boolean;
  /** The text that could not be heard; shown as a quiet sign beside it. */
  readonly silent: string | null;
}

/** The slow pace of a clip; a voice speaks at the one pace of the specification. */
export const SLOW_RATE = 0.6;
const VOICES_WITHIN_MS = 1000;

/** Loaded for those whose browser has an Albanian voice, which few have. */
let byVoice: typeof import('./say-with-voice.ts') | undefined;

let state: Speech = { speaking: null, slowly: false, silent: null };
const listeners = new Set<() => void>();
/** Counts the calls of `speak` and `stopSpeaking`: what an older call still does is dropped. */
let turn = 0;

/** Says it in Albanian, and stops what is being said. */
export function speak(text: string, { slow = false } = {}): void {
  stopSpeaking();
  if (!visitSettings().audio) return;
  turn += 1;
  const mine = turn;
  const wanted = () => turn === mine;
  set({ speaking: text, slowly: slow });
  say(text, slow, wanted).then(
    (heard) => wanted() && set({ speaking: null, silent: heard ? null : text }),
    (error: unknown) => {
      if (!wanted()) return;
      set({ speaking: null, silent: isRefused(error) ? null : text });
      if (isRefused(error)) atFirstGesture(() => wanted() && speak(text, { slow }));
      else console.warn(`"${text}" could not be spoken.`, error);
    },
  );
}

export function stopSpeaking(): void {
  turn += 1;
  byVoice?.stopVoice();
  stopClip();
  set({ speaking: null, slowly: false, silent: null });
}

export function useSpeech(): Speech {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => state,
  );
}

onVisitSettingsChange(() => visitSettings().audio || stopSpeaking());

/**
 * A real Albanian voice, else the clip, else a voice that comes late; false where there is none. Slowly,
 * the clip comes first.
 */
async function say(text: string, slow: boolean, wanted: () => boolean): Promise<boolean> {
  const clip = clipOf(text);
  const voice = slow && clip ? undefined : albanianVoice();
  if (voice && (await saidBy(voice, text, wanted))) return true;
  if (!wanted()) return true;
  if (clip) {
    const sound = await clip();
    if (wanted()) await playClip(sound, slow ? SLOW_RATE : 1);
    return true;
  }
  const late = voice ?? (await voiceWithin(VOICES_WITHIN_MS));
  if (!wanted()) return true;
  return late !== undefined && late !== voice && saidBy(late, text, wanted);
}

/** A voice that fails (one on a server that cannot be reached, say) leaves it to the clip. */
async function saidBy(
  voice: SpeechSynthesisVoice,
  text: string,
  wanted: () => boolean,
): Promise<boolean> {
  try {
    byVoice ??= await import('./say-with-voice.ts');
    if (wanted()) await byVoice.sayWithVoice(text, voice, SPEECH_RATE);
    return true;
  } catch (error) {
    console.warn(`The voice ${voice.name} did not say "${text}".`, error);
    return false;
  }
}

/** Before the first touch or key a browser plays nothing. */
function isRefused(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}

function set(change: Partial<Speech>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}
