import type { Browser } from './browser.ts';

export type Kind = 'button' | 'link' | 'radio' | 'field';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** What a person does with a page: looks for something by its name, and presses it or writes into it. */
export class Hand {
  readonly browser: Browser;
  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** Once it stands still: what comes in above it would move it from under the finger. */
  async press(kind: Kind, name: string): Promise<void> {
    let before: Place | null = null;
    const { x, y } = await this.#until(`the ${kind} "${name}"`, async () => {
      const now: Place | null = await this.browser.evaluate(placeOf, { kind, name });
      const still = now !== null && now.x === before?.x && now.y === before.y;
      before = now;
      return still && now;
    });
    await this.browser.clickAt(x, y);
  }

  /** Until it is chosen: what is above may still come and go while it is aimed at. */
  async choose(option: string): Promise<void> {
    await this.#until(`the option "${option}" chosen`, async () => {
      await this.press('radio', option);
      return this.browser.evaluate(isChosen, option);
    });
  }

  /** Again until it has done its work: right after Check the button rests for a moment. */
  async pressUntilSeen(name: string, text: string): Promise<void> {
    await this.#until(`"${text}" after pressing ${name}`, async () => {
      if (await this.browser.evaluate(isSeen, text)) return true;
      const place = await this.browser.evaluate(placeOf, { kind: 'button' as const, name });
      if (place) await this.browser.clickAt(place.x, place.y);
      const since = Date.now();
      while (Date.now() - since < PRESSES_AGAIN_AFTER_MS) {
        if (await this.browser.evaluate(isSeen, text)) return true;
      }
      return false;
    });
  }

  async fill(label: string, text: string): Promise<void> {
    await this.press('field', label);
    await this.browser.type(text);
  }

  /** Waits until the text stands somewhere on the page. */
  async see(text: string): Promise<void> {
    await this.#until(`"${text}"`, () => this.browser.evaluate(isSeen, text));
  }

  async seeNoMore(text: string): Promise<void> {
    await this.#until(
      `the end of "${text}"`,
      async () => !(await this.browser.evaluate(isSeen, text)),
    );
  }

  /** Waits until what is worked out in the page is true. */
  async holds<G>(
    what: string,
    work: (given: G) => boolean | Promise<boolean>,
    given: G,
  ): Promise<void> {
    await this.#until(what, () => this.browser.evaluate(work, given));
  }

  async #until<T>(what: string, look: () => Promise<T | null | false>): Promise<T> {
    const patience = Date.now() + WAITS_MS;
    for (;;) {
      const found = await look();
      if (found !== null && found !== false) return found;
      if (Date.now() > patience) {
        const text = await this.browser.evaluate(shownText, null);
        throw new Error(`${this.browser.name} never showed ${what}, but:\n${text.slice(0, 1500)}`);
      }
      await new Promise((soon) => setTimeout(soon, 50));
    }
  }
}

const WAITS_MS = 60_000;
const PRESSES_AGAIN_AFTER_MS = 2000;

/** The middle of the thing, once it can be pressed there: in sight, enabled and covered by nothing. */
function placeOf({ kind, name }: { kind: Kind; name: string }): Place | null {
  const all = { button: 'button', link: 'a[href]', radio: 'input[type=radio]', field: 'input' }[
    kind
  ];
  const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';
  const nameOf = (element: HTMLElement) =>
    element instanceof HTMLInputElement && kind === 'radio'
      ? element.value
      : (element.getAttribute('aria-label') ??
        element.getAttribute('aria-labelledby')?.split(' ').map(textOf).join(' ') ??
        (element instanceof HTMLInputElement
          ? element.labels?.[0]?.textContent
          : element.textContent) ??
        '');
  const named = (element: HTMLElement) => {
    const its = nameOf(element).replace(/\s+/g, ' ').trim();
    return kind === 'radio' ? its === name : its.startsWith(name);
  };
  const found = [...document.querySelectorAll<HTMLElement>(all)].find(
    (element) => element.getClientRects().length > 0 && named(element),
  );
  if (!found || found.matches(':disabled, [aria-disabled=true]') || found.closest('[inert]'))
    return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, right, top, bottom } = found.getBoundingClientRect();
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  const there = document.elementFromPoint(x, y);
  return there && (found.contains(there) || there.contains(found)) ? { x, y } : null;
}

function isChosen(option: string): boolean {
  const chosen = document.querySelector<HTMLInputElement>('input[type=radio]:checked');
  return chosen?.value === option;
}

function isSeen(text: string): boolean {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
  return document.body.innerText.replace(/\s+/g, ' ').includes(text);
}

function shownText(): string {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
  return document.body.innerText;
}
