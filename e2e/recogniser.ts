import type { Page } from '@playwright/test';

/** How the recogniser was set up when it was last started. */
interface Setup {
  readonly lang: string;
  readonly continuous: boolean;
  readonly interimResults: boolean;
  readonly maxAlternatives: number;
}

/**
 * Chromium's recogniser asks a server in the internet: this one stands in for it. It gives back what
 * the test lets it understand, and fails how the test lets it fail.
 */
export async function giveRecogniser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Handler = ((event: object) => void) | null;
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
    const put = (name: string, value: unknown) =>
      Object.defineProperty(globalThis, name, { value, configurable: true });
    put('SpeechRecognition', StandIn);
    put('webkitSpeechRecognition', StandIn);
  });
}

/** A browser that has none. */
export async function takeRecogniser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
      Object.defineProperty(globalThis, name, { value: undefined });
    }
  });
}

interface Running extends Setup {
  running: boolean;
  stops: number;
  hangs: boolean;
  onresult: (event: object) => void;
  onerror: (event: object) => void;
  onspeechstart: (event: object) => void;
  end(): void;
}

export function understands(page: Page, transcript: string): Promise<void> {
  return page.evaluate((text) => {
    const { recogniser } = globalThis as unknown as { recogniser: Running };
    recogniser.onresult({ results: [[{ transcript: text, confidence: 1 }]] });
    recogniser.end();
  }, transcript);
}

export function fails(page: Page, code: string): Promise<void> {
  return page.evaluate((error) => {
    const { recogniser } = globalThis as unknown as { recogniser: Running };
    recogniser.onerror({ error });
    recogniser.end();
  }, code);
}

export function hearsSpeech(page: Page): Promise<void> {
  return page.evaluate(() => {
    (globalThis as unknown as { recogniser: Running }).recogniser.onspeechstart({});
  });
}

export function endsInSilence(page: Page): Promise<void> {
  return page.evaluate(() => {
    (globalThis as unknown as { recogniser: Running }).recogniser.end();
  });
}

/** From now on nothing comes back from where it asks what was said. */
export function hangs(page: Page): Promise<void> {
  return page.evaluate(() => {
    (globalThis as unknown as { recogniser: Running }).recogniser.hangs = true;
  });
}

export function setupOf(page: Page): Promise<Setup & { running: boolean; stops: number }> {
  return page.evaluate(() => {
    const { recogniser } = globalThis as unknown as { recogniser: Running };
    const { lang, continuous, interimResults, maxAlternatives, running, stops } = recogniser;
    return { lang, continuous, interimResults, maxAlternatives, running, stops };
  });
}
