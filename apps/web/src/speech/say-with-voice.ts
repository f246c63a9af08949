import { SPEECH_LANGUAGE } from './speech-settings.ts';

/** Chrome drops what is spoken in the same moment as a cancel. */
const AFTER_CANCEL_MS = 60;
/** If the browser does not know of it by then, it was dropped and is spoken again. */
const DROPPED_AFTER_MS = 250;
/** A voice from a server may take its time, but not this long. */
const STARTS_WITHIN_MS = 3000;

let cancelledAt = Number.NEGATIVE_INFINITY;
/** A browser may forget an utterance that nobody holds, and then never says that it has ended. */
let held: SpeechSynthesisUtterance | undefined;

/** Says it with this voice; rejects where the browser does not. */
export function sayWithVoice(
  text: string,
  voice: SpeechSynthesisVoice,
  rate: number,
): Promise<void> {
  const utterance = new SpeechSynthesisUtterance(text.replace(/_+/g, ', '));
  utterance.lang = SPEECH_LANGUAGE;
  utterance.voice = voice;
  utterance.rate = rate;
  held = utterance;
  return new Promise((resolve, reject) => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const later = (ms: number, work: () => void) =>
      timers.add(setTimeout(() => held === utterance && work(), ms));
    const settle = (done: () => void) => {
      for (const timer of timers) clearTimeout(timer);
      done();
    };
    const failed = () => settle(() => reject(new Error('The browser did not speak')));
    utterance.onstart = () => settle(() => undefined);
    utterance.onend = () => settle(resolve);
    utterance.onerror = ({ error }) =>
      error === 'interrupted' || error === 'canceled' ? settle(resolve) : failed();

    const wait = Math.max(0, cancelledAt + AFTER_CANCEL_MS - performance.now());
    later(wait, () => speechSynthesis.speak(utterance));
    later(wait + DROPPED_AFTER_MS, () => {
      if (!speechSynthesis.speaking && !speechSynthesis.pending) speechSynthesis.speak(utterance);
    });
    later(wait + STARTS_WITHIN_MS, () => {
      failed();
      // Else it may begin after all, over what is said in its place.
      stopVoice();
    });
  });
}

export function stopVoice(): void {
  held = undefined;
  if (!('speechSynthesis' in globalThis)) return;
  if (!speechSynthesis.speaking && !speechSynthesis.pending) return;
  speechSynthesis.cancel();
  cancelledAt = performance.now();
}
