import { Check, X } from 'lucide-react';
import { useEffect } from 'react';

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
  onSelect: (option: string) => void;
}) {
  useNumberKeys(options, disabled, onSelect);
  return (
    <fieldset
      aria-labelledby={labelledBy}
      disabled={disabled}
      className="grid grid-cols-1 gap-3 sm:grid-cols-2"
    >
      {options.map((option, i) => (
        <Choice
          key={option}
          number={i + 1}
          option={option}
          lang={lang}
          chosen={option === selected}
          verdict={verdictOf(option)}
          moving={moving}
          onSelect={() => onSelect(option)}
        />
      ))}
    </fieldset>
  );
}

const LOOKS: Record<Verdict, string> = {
  open: 'border-control-line bg-surface shadow-[0_4px_0_var(--control-line)] cursor-pointer hover:bg-bg has-checked:border-blue-line has-checked:bg-blue-tint has-checked:text-blue-text has-checked:shadow-[0_4px_0_var(--blue-line)] active:translate-y-1 active:shadow-none',
  right: 'border-ok-line bg-ok-tint text-ok-text shadow-[0_4px_0_var(--ok-line)]',
  wrong: 'border-wrong-line bg-wrong-tint text-wrong-text shadow-[0_4px_0_var(--wrong-line)]',
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

function Choice({
  number,
  option,
  lang,
  chosen,
  verdict,
  moving,
  onSelect,
}: {
  number: number;
  option: string;
  lang: string;
  chosen: boolean;
  verdict: Verdict;
  moving: boolean;
  onSelect: () => void;
}) {
  return (
    <label
      className={`relative mb-1 flex min-h-15 items-center gap-3 rounded-md border-2 px-3.5 py-2 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3 ${LOOKS[verdict]} ${moving ? MOVES[verdict] : ''}`}
    >
      <input
        type="radio"
        name="option"
        value={option}
        checked={chosen}
        onChange={onSelect}
        className="peer absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
      />
      <span
        aria-hidden
        className={`grid size-8 shrink-0 place-items-center rounded-sm border-2 font-bold text-sm leading-none ${NUMBERS[verdict]}`}
      >
        {number}
      </span>
      <span lang={lang} className="min-w-0 flex-1">
        {option}
      </span>
      {verdict === 'right' && (
        <Mark Icon={Check} name="right answer" className="bg-ok text-on-ok" />
      )}
      {verdict === 'wrong' && (
        <Mark Icon={X} name="your answer" className="bg-wrong text-on-wrong" />
      )}
    </label>
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
  useEffect(() => {
    const choose = (event: KeyboardEvent) => {
      const option = options[Number(event.key) - 1];
      const busy = event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target);
      if (option === undefined || disabled || busy) return;
      onSelect(option);
      // From here Enter goes on, and the arrows move between the options.
      document.querySelector<HTMLInputElement>(`input[value="${CSS.escape(option)}"]`)?.focus();
    };
    addEventListener('keydown', choose);
    return () => removeEventListener('keydown', choose);
  }, [options, disabled, onSelect]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('dialog, textarea, input[type="text"]') !== null;
