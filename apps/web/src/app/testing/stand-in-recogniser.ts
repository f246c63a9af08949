/** What tests ask of the recogniser that was started last. */
export interface StandInRecogniser {
  readonly lang: string;
  readonly continuous: boolean;
  readonly interimResults: boolean;
  readonly maxAlternatives: number;
  readonly running: boolean;
  readonly stops: number;
  /** Nothing comes back from where it asks what was said. */
  hangs: boolean;
  onresult: Handler;
  onerror: Handler;
  onspeechstart: Handler;
  end(): void;
}

type Handler = ((event: object) => void) | null;

/**
 * Browsers ask a server in the internet what was said: this stands in for their recogniser, and understands
 * what the test lets it. The one that was started last is the global `recogniser`. It runs in the page of a
 * browser test, too, so that it may use nothing from around it.
 */
export function putRecogniser(): void {
  class StandIn {
    lang = '';
    continuous = true;
    interimResults = true;
    maxAlternatives = 0;
    onaudiostart: Handler = null;
    onsoundstart: Handler = null;
    onspeechstart: Handler = null;
    onspeechend: Handler = null;
    onresult: Handler = null;
    onerror: Handler = null;
    onend: Handler = null;
    running = false;
    stops = 0;
    hangs = false;
    start() {
      this.running = true;
      Object.assign(globalThis, { recogniser: this });
      setTimeout(() => this.running && this.onaudiostart?.({}));
    }
    stop() {
      this.stops += 1;
      if (!this.hangs) this.end();
    }
    abort() {
      this.end();
    }
    end() {
      if (!this.running) return;
      this.running = false;
      this.onend?.({});
    }
  }
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
    Object.defineProperty(globalThis, name, { value: StandIn, configurable: true, writable: true });
  }
}
