import type { Page } from '@playwright/test';

/** What a voice of the browser was asked to say. */
interface Utterance {
  readonly text: string;
  readonly lang: string;
  readonly rate: number;
  readonly voice: string | null;
  readonly cancelled: boolean;
}

export const ENGLISH = { name: 'Google US English', lang: 'en-US' };
export const ITALIAN = { name: 'Alice', lang: 'it-IT' };
/** What Edge has. */
export const SERVED = { name: 'Microsoft Ilir Online', lang: 'sq-AL', localService: false };
export const ALBANIAN = { name: 'Microsoft Anila', lang: 'sq-AL' };
export const ESPEAK = { name: 'Albanian espeak-ng', lang: 'sq' };

interface Voice {
  readonly name: string;
  readonly lang: string;
  /** False where it speaks on a server. */
  readonly localService?: boolean;
}

/**
 * Browsers on this machine have no voices: these stand in for them. They take a moment to speak, and
 * like Chrome they drop what they are told in the same moment as a cancel. A broken one says that it
 * failed, or never begins.
 */
export async function giveVoices(
  page: Page,
  voices: readonly Voice[],
  { broken, speaksMs = 300 }: { broken?: 'fails' | 'never begins'; speaksMs?: number } = {},
): Promise<void> {
  await page.addInitScript(
    ({ list, broken, speaksMs }) => {
      const DEAF_AFTER_CANCEL_MS = 20;
      const asked: object[] = [];
      const listed = (voice: Voice) => ({ localService: true, voiceURI: voice.name, ...voice });
      let voices = list.map(listed);
      let current: { utterance: SpeechSynthesisUtterance; entry: { cancelled: boolean } } | null =
        null;
      let cancelledAt = Number.NEGATIVE_INFINITY;
      const events = new EventTarget();
      const synthesis = Object.assign(events, {
        getVoices: () => voices,
        pending: false,
        paused: false,
        cancel() {
          cancelledAt = performance.now();
          if (!current) return;
          const { utterance, entry } = current;
          entry.cancelled = true;
          current = null;
          utterance.onerror?.(
            new SpeechSynthesisErrorEvent('error', { utterance, error: 'canceled' }),
          );
        },
        speak(utterance: SpeechSynthesisUtterance) {
          if (performance.now() - cancelledAt < DEAF_AFTER_CANCEL_MS) return;
          const { text, lang, rate, voice } = utterance;
          const entry = { text, lang, rate, voice: voice?.name ?? null, cancelled: false };
          asked.push(entry);
          if (broken === 'fails') {
            const failure = { utterance, error: 'synthesis-failed' } as const;
            setTimeout(() => utterance.onerror?.(new SpeechSynthesisErrorEvent('error', failure)));
            return;
          }
          current = { utterance, entry };
          if (broken === 'never begins') return;
          setTimeout(() => utterance.onstart?.(new SpeechSynthesisEvent('start', { utterance })));
          setTimeout(() => {
            if (current?.utterance !== utterance) return;
            current = null;
            utterance.onend?.(new SpeechSynthesisEvent('end', { utterance }));
          }, speaksMs);
        },
      });
      Object.defineProperty(synthesis, 'speaking', { get: () => current !== null });
      class Utterance {
        lang = '';
        rate = 1;
        voice: SpeechSynthesisVoice | null = null;
        onstart = null;
        onend = null;
        onerror = null;
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      }
      class Happened {
        readonly error: string | undefined;
        constructor(_: string, { error }: { error?: string }) {
          this.error = error;
        }
      }
      const put = (name: string, value: unknown) =>
        Object.defineProperty(globalThis, name, { value, configurable: true });
      put('speechSynthesis', synthesis);
      put('SpeechSynthesisUtterance', Utterance);
      put('SpeechSynthesisEvent', Happened);
      put('SpeechSynthesisErrorEvent', Happened);
      put('askedOfVoices', asked);
      put('voicesArrive', (more: typeof list) => {
        voices = more.map(listed);
        events.dispatchEvent(new Event('voiceschanged'));
      });
    },
    { list: voices, broken, speaksMs },
  );
}

/** The browser's list comes right after the next tap. */
export async function voicesArriveAfterTap(page: Page, voices: readonly Voice[]): Promise<void> {
  await page.evaluate((list) => {
    const { voicesArrive } = globalThis as unknown as { voicesArrive: (list: unknown) => void };
    addEventListener('click', () => setTimeout(() => voicesArrive(list)), { once: true });
  }, voices);
}

/** The browser's list comes only now. */
export async function voicesArrive(page: Page, voices: readonly Voice[]): Promise<void> {
  await page.evaluate((list) => {
    (globalThis as unknown as { voicesArrive: (list: unknown) => void }).voicesArrive(list);
  }, voices);
}

export function askedOfVoices(page: Page): Promise<Utterance[]> {
  return page.evaluate(
    () => (globalThis as unknown as { askedOfVoices: Utterance[] }).askedOfVoices,
  );
}

/** What was asked so far counts no more. */
export function forgetAsked(page: Page): Promise<void> {
  return page.evaluate(() => {
    (globalThis as unknown as { askedOfVoices: Utterance[] }).askedOfVoices.length = 0;
  });
}
