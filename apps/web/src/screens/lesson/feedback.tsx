import type { Question } from '@hajde/rules/course';
import { Check, X } from 'lucide-react';
import type { Ref } from 'react';
import { Quoting } from '../../speech/quoting.tsx';
import { Button } from '../../ui/button.tsx';

/**
 * The foot of the player: the verdict with its explanation, and the one button that goes on. On a low
 * screen it scrolls with the page; held across, its two parts stand below the two columns.
 */
export function Feedback({
  question,
  quotes,
  checked,
  right,
  label,
  disabled,
  resting,
  button,
}: {
  question: Question;
  /** What the explanation may quote in Albanian. */
  quotes: readonly string[];
  checked: boolean;
  right: boolean;
  label: string;
  disabled: boolean;
  /** Locked for a moment. It stays focusable: a disabled button would drop the focus. */
  resting: boolean;
  button: Ref<HTMLButtonElement>;
}) {
  const tint = right ? 'bg-ok-tint' : 'bg-wrong-tint';
  return (
    <div
      data-foot
      className={`sticky bottom-(--nav) z-20 low:static across:contents ${checked ? tint : 'border-line border-t-2 bg-bg'}`}
    >
      <div className="mx-auto flex w-full max-w-[760px] flex-col px-4 py-2 sm:flex-row sm:items-center sm:justify-between sm:gap-6 roomy:py-4 across:contents 2xl:max-w-[960px]">
        <div
          role="status"
          className={`min-w-0 flex-1 across:col-start-1 across:row-span-2 across:row-start-4 across:self-start across:rounded-lg ${checked ? `${tint} across:p-3` : ''}`}
        >
          {checked ? (
            <Verdict question={question} quotes={quotes} right={right} />
          ) : (
            <p className="hidden text-muted text-sm sm:block across:hidden">
              Press 1 to 4 to choose, Enter to check
            </p>
          )}
        </div>
        <Button
          ref={button}
          type="submit"
          disabled={disabled}
          aria-disabled={resting}
          kind={!checked ? 'go' : right ? 'ok' : 'wrong'}
          className="shrink-0 short:min-h-12 sm:w-56 across:col-start-2 across:row-start-5 across:w-full across:self-start"
        >
          {label}
        </Button>
      </div>
    </div>
  );
}

function Verdict({
  question: { correctAnswer, optionsLang, explanation },
  quotes,
  right,
}: {
  question: Question;
  quotes: readonly string[];
  right: boolean;
}) {
  const Icon = right ? Check : X;
  return (
    <div className="mb-2 text-sm leading-snug sm:mb-0">
      <div className="flex items-center gap-2">
        <span
          className={`octagon grid size-7 shrink-0 place-items-center roomy:size-9 ${right ? 'bg-ok text-on-ok' : 'bg-wrong text-on-wrong'}`}
        >
          <Icon aria-hidden size={18} strokeWidth={3.5} />
        </span>
        <h2 className={`text-lg ${right ? 'text-ok-text' : 'text-wrong-text'}`}>
          {right ? 'Correct' : 'Incorrect'}
        </h2>
      </div>
      {!right && (
        <p className="mt-0.5">
          Correct answer:{' '}
          <strong lang={optionsLang} className="font-bold">
            {correctAnswer}
          </strong>
        </p>
      )}
      {explanation && (
        // At twice the size it may be longer than the screen has room for.
        <p className="mt-0.5 max-h-[24svh] overflow-y-auto low:max-h-none">
          <Quoting text={explanation} quotes={quotes} />
        </p>
      )}
    </div>
  );
}
