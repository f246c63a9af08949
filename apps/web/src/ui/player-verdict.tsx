import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

/** What every player says about an answer: its sign, the right one, and why. */
export function PlayerVerdict({
  right,
  title = right ? 'Correct' : 'Incorrect',
  answer,
  children,
}: {
  right: boolean;
  title?: string;
  /** Where the learner's was not right. */
  answer?: { readonly text: string; readonly lang: string } | undefined;
  children?: ReactNode;
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
        <h2 className={`text-lg ${right ? 'text-ok-text' : 'text-wrong-text'}`}>{title}</h2>
      </div>
      {answer && (
        <p className="mt-0.5">
          Correct answer:{' '}
          <strong lang={answer.lang} className="font-bold">
            {answer.text}
          </strong>
        </p>
      )}
      {/* At twice the size it may be longer than the screen has room for. */}
      <div data-why className="mt-0.5 max-h-[24svh] overflow-y-auto empty:hidden low:max-h-none">
        {children}
      </div>
    </div>
  );
}
