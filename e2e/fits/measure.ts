/** What of a question can be seen, measured in the page as it stands. */
export interface Sight {
  /** Options that are wholly in sight. */
  readonly options: number;
  readonly optionsOfOneLine: boolean;
  readonly phraseLines: number;
  /** Whether, scrolled to the end, the last option and the button stand clear of each other and the tabs. */
  readonly reachable: boolean;
  /** After Check: whether the right option is wholly in sight. */
  readonly rightOption: boolean;
  /** Whether the one button is wholly in sight. */
  readonly button: boolean;
  /** After a mistake: whether "Correct answer:" is wholly in sight. */
  readonly named: boolean;
  /** After Check: whether nothing of the verdict has to be scrolled for in its own box. */
  readonly wholeVerdict: boolean;
}

/** Runs in the page: it may use nothing from outside. */
export function measure(): Sight {
  const one = (selector: string) => document.querySelector<HTMLElement>(selector);
  const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
  const options = [...document.querySelectorAll<HTMLElement>('[data-verdict]')];
  const foot = one('[data-foot]');
  const button = one('[type=submit]');
  const stands = foot !== null && getComputedStyle(foot).position === 'sticky';
  const tabs = boxOf(one('nav')).top;
  // Held across, nothing of the foot stands still but its button.
  const bar = one('[data-bar]');
  const barStands = bar !== null && getComputedStyle(bar).position === 'sticky';
  const floor = () => (stands ? boxOf(foot).top : barStands ? boxOf(bar).top : tabs);
  const inSight = (element: Element | null, lowest: number) => {
    const { top, bottom, height } = boxOf(element);
    return height > 0 && top >= -0.5 && bottom <= lowest + 0.5;
  };
  const linesOf = (element: HTMLElement | null) =>
    element === null
      ? 0
      : Math.round(element.offsetHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
  const answer = [...(foot?.querySelectorAll('p') ?? [])].find(({ textContent }) =>
    textContent?.startsWith('Correct answer:'),
  );
  const why = foot?.querySelector('[data-why]') ?? null;
  const now = {
    options: options.filter((option) => inSight(option, floor())).length,
    optionsOfOneLine: options.every(
      (option) => linesOf(option.querySelector<HTMLElement>('[lang]')) <= 1,
    ),
    phraseLines: linesOf(one('p[lang=sq]')),
    rightOption: inSight(one('[data-verdict=right]'), floor()),
    button: inSight(button, tabs),
    named: inSight(answer ?? null, tabs),
    wholeVerdict: why === null || why.scrollHeight <= why.clientHeight + 1,
  };
  scrollTo(0, document.documentElement.scrollHeight);
  const last = options.at(-1) ?? null;
  const reachable =
    boxOf(last).bottom <= floor() + 0.5 &&
    boxOf(button).bottom <= tabs + 0.5 &&
    options.every((option) => boxOf(option).height <= floor());
  return { ...now, reachable };
}
