/** The last thing that was pressed before the app could answer, and the number key, if it was one. */
let pressed: HTMLElement | undefined;
let key: string | undefined;
let typed: readonly Typed[] | undefined;
/** Names of the fields in which something was typed, though they may be empty again. */
const typedInto = new Set<string>();
const pressing = new AbortController();
const submitting = new AbortController();

/**
 * Until the app is awake, presses on the drawn page are kept instead of lost, and marked, so that the
 * page shows that something is coming. Typing and choosing need no help: the fields are there, and only
 * which of them it was is noted.
 */
export function keepTouches(): void {
  root()?.removeAttribute('inert');
  addEventListener('click', keepPress, { capture: true, signal: pressing.signal });
  addEventListener('keydown', keepKey, { capture: true, signal: pressing.signal });
  addEventListener('input', noteField, { capture: true, signal: submitting.signal });
  // A form must never go out by itself: the password would stand in the address.
  const stop = (event: Event) => event.preventDefault();
  addEventListener('submit', stop, { capture: true, signal: submitting.signal });
}

/** Before the page is drawn anew, which takes the fields away. */
export function keepTyped(): void {
  typed = typedSoFar();
}

/** The app listens now: what was typed is handed to it, then what was pressed is carried out. */
export function releaseTouches(): void {
  const before = typed ?? typedSoFar();
  // Not before: to a screen reader the page would seem ready for its keys.
  root()?.removeAttribute('aria-hidden');
  document.getElementById(NOT_STARTED)?.remove();
  if (submitting.signal.aborted) return;
  submitting.abort();
  // At once: with the next key React would write its own values into the fields.
  for (const each of before) type(each);
  // In a turn of its own: React has to have taken in what was typed before it hears of the press.
  setTimeout(() => {
    pressing.abort();
    if (key) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    if (pressed) press(pressed.isConnected ? pressed : sameAs(pressed));
  });
}

/** The app will not come: links lead on by themselves, and the page says what happened. */
export function sayNotStarted(): void {
  pressing.abort();
  root()?.removeAttribute('aria-hidden');
  if (pressed) delete pressed.dataset.kept;
  const line = document.getElementById(NOT_STARTED);
  if (!line) return;
  line.dataset.failed = '';
  line.setAttribute('role', 'alert');
  line.querySelector('span')?.replaceChildren("Hajde couldn't start.");
}

/** Stands in index.html; styles show it by themselves where even the first script is lost. */
const NOT_STARTED = 'not-started';

const root = () => document.getElementById('root');

interface Typed {
  readonly name: string;
  readonly value: string;
}

function typedSoFar(): Typed[] {
  return [...document.querySelectorAll<HTMLInputElement>('#root input:not([type=radio])')]
    .filter(({ name, value }) => name !== '' && (value !== '' || typedInto.has(name)))
    .map(({ name, value }) => ({ name, value }));
}

function noteField({ target }: Event): void {
  if (target instanceof HTMLInputElement) typedInto.add(target.name);
}

function keepPress(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const found = target?.closest<HTMLElement>('#root :is(a, button, input[type=radio])');
  if (!found || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (pressed) delete pressed.dataset.kept;
  key = undefined;
  pressed = found;
  event.stopPropagation();
  // An option is seen to be chosen at once; only the app has yet to hear of it.
  if (found instanceof HTMLInputElement) return;
  event.preventDefault();
  found.dataset.kept = '';
}

/** A number chooses an option. */
function keepKey({ key: given, target }: KeyboardEvent): void {
  const typing = target instanceof HTMLInputElement && target.type !== 'radio';
  if (/^[1-9]$/.test(given) && !typing) key = given;
}

function press(target: HTMLElement | undefined): void {
  if (!target) return;
  delete target.dataset.kept;
  // What is chosen already would be no change.
  if (target instanceof HTMLInputElement) target.checked = false;
  target.click();
}

/** React takes a value for known that it has not set; by its own setter it hears of the change. */
function type({ name, value }: Typed): void {
  const input = document.querySelector<HTMLInputElement>(`#root input[name="${CSS.escape(name)}"]`);
  if (!input) return;
  const { selectionStart, selectionEnd } = input;
  input.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  // React writes the value once more at the end of this turn, and every writing moves the caret to the
  // end, where the next key would meet it. Fields of email have no caret that could be set.
  if (document.activeElement === input && selectionStart !== null) {
    queueMicrotask(() => input.setSelectionRange(selectionStart, selectionEnd));
  }
}

/** What stands in the place of a pressed element where the page was drawn anew. */
function sameAs({ tagName, textContent, ariaLabel }: HTMLElement): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`#root ${tagName}`)].find(
    (each) => each.textContent === textContent && each.ariaLabel === ariaLabel,
  );
}
