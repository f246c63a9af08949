import { Check, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useKeydown } from './use-keydown.ts';

/** How an option came out: `open` while nothing is revealed. */
export type Verdict = 'open' | 'right' | 'wrong' | 'other';

/** Options of which one is chosen. The keys 1 to 4 choose as well; Enter submits the form around them. */
export function Choices({
  labelledBy,
  options,
  lang,
  selected,
  disabled = false,
  moving = false,
  verdictOf = () => 'open',
  contentOf = (option) => option,
  onSelect,
}: {
  /** The id of the question that they answer. */
  labelledBy: string;
  options: readonly string[];
  lang: string;
  selected: string | null;
  disabled?: boolean;
  /** Whether a right option hops and a wrong one shakes. */
  moving?: boolean;
  verdictOf?: (option: string) => Verdict;
  /** What stands in the place of the option's text. */
  contentOf?: (option: string) => ReactNode;
  onSelect: (option: string) => void;
}) {
  useNumberKeys(options, disabled, onSelect);
  return (
    <div className="@container">
      <fieldset
        aria-labelledby={labelledBy}
        className="grid @xl:grid-cols-2 grid-cols-1 gap-2 roomy:gap-3"
      >
        {options.map((option, i) => (
          <Choice
            key={option}
            number={i + 1}
            option={option}
            lang={lang}
            chosen={option === selected}
            disabled={disabled}
            verdict={verdictOf(option)}
            moving={moving}
            onSelect={() => onSelect(option)}
          >
            {contentOf(option)}
          </Choice>
        ))}
      </fieldset>
    </div>
  );
}

const LOOKS: Record<Verdict, string> = {
  open: 'border-control-line bg-surface shadow-[0_3px_0_var(--control-line)] hover:bg-bg has-checked:border-blue-line has-checked:bg-blue-tint has-checked:text-blue-text has-checked:shadow-[0_3px_0_var(--blue-line)] active:translate-y-0.75 active:shadow-none',
  right: 'border-ok-line bg-ok-tint text-ok-text shadow-[0_3px_0_var(--ok-line)]',
  wrong: 'border-wrong-line bg-wrong-tint text-wrong-text shadow-[0_3px_0_var(--wrong-line)]',
  other: 'border-line text-muted',
};

const MOVES: Record<Verdict, string> = {
  open: '',
  right: 'animate-pop',
  wrong: 'animate-shake',
  other: '',
};

const NUMBERS: Record<Verdict, string> = {
  open: 'border-line-strong text-muted peer-checked:border-blue peer-checked:bg-blue peer-checked:text-on-blue',
  right: 'border-current',
  wrong: 'border-current',
  other: 'border-line',
};

/** The radio button lies over the whole box; once it is disabled, what is in the box can be tapped. */
function Choice({
  number,
  option,
  lang,
  chosen,
  disabled,
  verdict,
  moving,
  onSelect,
  children,
}: {
  number: number;
  option: string;
  lang: string;
  chosen: boolean;
  disabled: boolean;
  verdict: Verdict;
  moving: boolean;
  onSelect: () => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div
      data-verdict={verdict}
      className={`relative flex min-h-12 items-center gap-2.5 rounded-md border-2 px-2.5 py-1.5 font-semibold leading-snug has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3 roomy:min-h-15 roomy:gap-3 roomy:px-3.5 ${LOOKS[verdict]} ${moving ? MOVES[verdict] : ''}`}
    >
      <input
        type="radio"
        name="option"
        value={option}
        aria-labelledby={id}
        checked={chosen}
        disabled={disabled}
        onChange={onSelect}
        className="peer absolute inset-0 z-1 cursor-pointer opacity-0 disabled:pointer-events-none"
      />
      <span
        aria-hidden
        className={`grid size-7 shrink-0 place-items-center rounded-sm border-2 font-bold text-sm leading-none roomy:size-8 ${NUMBERS[verdict]}`}
      >
        {number}
      </span>
      <span id={id} className="contents">
        <span lang={lang} className="min-w-0 flex-1">
          {children}
        </span>
        {verdict === 'right' && (
          <Mark Icon={Check} name="right answer" className="bg-ok text-on-ok" />
        )}
        {verdict === 'wrong' && (
          <Mark Icon={X} name="your answer" className="bg-wrong text-on-wrong" />
        )}
      </span>
    </div>
  );
}

function Mark({ Icon, name, className }: { Icon: typeof Check; name: string; className: string }) {
  return (
    <span className={`grid size-7 shrink-0 place-items-center rounded-pill ${className}`}>
      <Icon aria-hidden size={18} strokeWidth={3} />
      <span className="sr-only">{name}</span>
    </span>
  );
}

function useNumberKeys(
  options: readonly string[],
  disabled: boolean,
  onSelect: (option: string) => void,
) {
  useKeydown((event) => {
    const option = options[Number(event.key) - 1];
    const busy = event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target);
    if (option === undefined || disabled || busy) return;
    onSelect(option);
    // From here Enter goes on, and the arrows move between the options.
    document.querySelector<HTMLInputElement>(`input[value="${CSS.escape(option)}"]`)?.focus();
  });
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('dialog, textarea, input[type="text"]') !== null;
