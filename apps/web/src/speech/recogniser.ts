import { RECOGNITION_STOPS_AFTER_MS } from './recognition-time.ts';
import { SPEECH_LANGUAGE } from './speech-settings.ts';

/** Why nothing was understood. */
export type RecognitionFailure =
  | 'refused'
  | 'no-microphone'
  | 'no-speech'
  | 'no-albanian'
  | 'no-network'
  | 'failed';

export interface Listening {
  /** What was understood; rejects with a `NotUnderstood`. */
  readonly heard: Promise<string>;
  stop(): void;
}

export class NotUnderstood extends Error {
  override readonly name = 'NotUnderstood';
  readonly failure: RecognitionFailure;
  constructor(failure: RecognitionFailure) {
    super(`Speech recognition: ${failure}`);
    this.failure = failure;
  }
}

/** What the recogniser says about the sound it hears; enough to show that it listens. */
export type Hearing = 'audio' | 'sound' | 'speech' | 'silence';

export const isRecognitionSupported = () => recogniserHere() !== undefined;

/** Listens for one word of Albanian, for five seconds at most. */
export function listen(onHearing: (hearing: Hearing) => void): Listening {
  const Recogniser = recogniserHere();
  if (!Recogniser) throw new Error('This browser has no speech recognition');
  const recogniser = new Recogniser();
  recogniser.lang = SPEECH_LANGUAGE;
  recogniser.continuous = false;
  recogniser.interimResults = false;
  recogniser.maxAlternatives = 1;
  let unanswered = () => {};
  const stop = () => {
    recogniser.stop();
    clearTimeout(timer);
    timer = setTimeout(() => unanswered(), ANSWERS_WITHIN_MS);
  };
  let timer = setTimeout(stop, RECOGNITION_STOPS_AFTER_MS);
  const heard = new Promise<string>((resolve, reject) => {
    recogniser.onresult = ({ results }) => resolve(results[0]?.[0]?.transcript.trim() ?? '');
    recogniser.onerror = ({ error }) => reject(new NotUnderstood(failureOf(error)));
    // After a result or an error this says nothing new; without either, nobody spoke.
    recogniser.onend = () => reject(new NotUnderstood('no-speech'));
    recogniser.onaudiostart = () => onHearing('audio');
    recogniser.onsoundstart = () => onHearing('sound');
    recogniser.onspeechstart = () => onHearing('speech');
    recogniser.onspeechend = () => onHearing('silence');
    unanswered = () => {
      reject(new NotUnderstood('no-network'));
      recogniser.abort();
    };
    try {
      recogniser.start();
    } catch {
      reject(new NotUnderstood('failed'));
    }
  });
  const spoken = heard.then((transcript) => {
    if (transcript === '') throw new NotUnderstood('no-speech');
    return transcript;
  });
  return { heard: spoken.finally(() => clearTimeout(timer)), stop };
}

/** Once it is stopped: most browsers ask a server what was said, which may never answer. */
const ANSWERS_WITHIN_MS = 5000;

function failureOf(error: string): RecognitionFailure {
  switch (error) {
    case 'not-allowed':
    case 'service-not-allowed':
      return 'refused';
    case 'audio-capture':
      return 'no-microphone';
    case 'no-speech':
    case 'aborted':
      return 'no-speech';
    case 'language-not-supported':
      return 'no-albanian';
    case 'network':
      return 'no-network';
    default:
      return 'failed';
  }
}

/** TypeScript's library has the events of the recogniser, but not yet the recogniser itself. */
interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  onresult: ((event: SpeechRecognitionEvent) => void) | null;
  onerror: ((event: SpeechRecognitionErrorEvent) => void) | null;
  onend: (() => void) | null;
  onaudiostart: (() => void) | null;
  onsoundstart: (() => void) | null;
  onspeechstart: (() => void) | null;
  onspeechend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

declare global {
  var SpeechRecognition: (new () => Recogniser) | undefined;
  var webkitSpeechRecognition: (new () => Recogniser) | undefined;
}

const recogniserHere = () => globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;
