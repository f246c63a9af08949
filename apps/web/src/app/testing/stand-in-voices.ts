/** A voice of a browser. */
export interface StandInVoice {
  readonly name: string;
  readonly lang: string;
  /** False where it speaks on a server. */
  readonly localService?: boolean;
}

/** What a voice of the browser was asked to say. */
export interface Asked {
  readonly text: string;
  readonly lang: string;
  readonly rate: number;
  readonly voice: string | null;
  readonly cancelled: boolean;
}

/** How voices speak. */
export interface Speaking {
  /** A broken one says that it failed, or never begins. */
  readonly broken?: 'fails' | 'never begins' | undefined;
  readonly speaksMs?: number | undefined;
}

/** What tests ask of the voices, which are globals. */
export interface StandInVoices {
  readonly askedOfVoices: Asked[];
  readonly voicesArrive: (voices: readonly StandInVoice[]) => void;
}

export const ENGLISH = { name: 'Google US English', lang: 'en-US' };
export const ITALIAN = { name: 'Alice', lang: 'it-IT' };
/** What Edge has. */
export const SERVED = { name: 'Microsoft Ilir Online', lang: 'sq-AL', localService: false };
export const ALBANIAN = { name: 'Microsoft Anila', lang: 'sq-AL' };
export const ESPEAK = { name: 'Albanian espeak-ng', lang: 'sq' };

/** The globals that it stands in for. */
export const NAMES_OF_VOICES = [
  'speechSynthesis',
  'SpeechSynthesisUtterance',
  'SpeechSynthesisEvent',
  'SpeechSynthesisErrorEvent',
  'askedOfVoices',
  'voicesArrive',
] as const;

/**
 * Browsers of tests have no voices: these stand in for them. They take a moment to speak, and like Chrome
 * they drop what they are told in the same moment as a cancel. It runs in the page of a browser test, too,
 * so that it may use nothing from around it.
 */
export function putVoices({
  list,
  broken,
  speaksMs = 300,
}: { list: readonly StandInVoice[] } & Speaking): void {
  const DEAF_AFTER_CANCEL_MS = 20;
  const asked: Asked[] = [];
  const listed = (voice: StandInVoice) => ({ localService: true, voiceURI: voice.name, ...voice });
  let voices = list.map(listed);
  let current: { utterance: SpeechSynthesisUtterance; entry: { cancelled: boolean } } | null = null;
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
      utterance.onerror?.(new SpeechSynthesisErrorEvent('error', { utterance, error: 'canceled' }));
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
}
