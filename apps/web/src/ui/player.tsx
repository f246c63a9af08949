import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { type FootProps, PlayerFoot } from './player-foot.tsx';
import { useEnterKey } from './use-enter-key.ts';
import { useRightOptionInSight } from './use-right-option-in-sight.ts';
import { useTitle } from './use-title.ts';

/**
 * The frame of lesson, practice, conversation, ear trainer and placement test: how far it is, the task,
 * the answers, and a foot that is always in sight. Held across, task and answers stand side by side.
 */
export function Player({
  title,
  top,
  notices,
  foot,
  withTabs = true,
  buttonTakesFocus = true,
  onSubmit,
  children,
}: {
  title: string;
  top: ReactNode;
  /** Between the top and the task. */
  notices?: ReactNode;
  foot: FootProps;
  /** Whether the tabs stand below it. */
  withTabs?: boolean;
  /** Once it is answered; where answers are closed then, the keyboard goes on from the button. */
  buttonTakesFocus?: boolean;
  /** The button was pressed, or Enter, and there is something to go on from. */
  onSubmit: () => void;
  children: ReactNode;
}) {
  useTitle(title);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const answered = (foot.right ?? null) !== null;
  useEnterKey(form);
  useRightOptionInSight(form, answered);
  const was = useRef(answered);
  useLayoutEffect(() => {
    if (answered && !was.current && buttonTakesFocus)
      button.current?.focus({ preventScroll: true });
    was.current = answered;
  }, [answered, buttonTakesFocus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!foot.resting && !foot.disabled) onSubmit();
  };
  return (
    <form
      ref={form}
      data-player
      onSubmit={submit}
      className={`flex min-h-svh flex-col pb-(--nav) across:mx-auto across:grid across:max-w-[1000px] across:grid-cols-2 across:grid-rows-[auto_auto_auto_auto_1fr] across:gap-x-5 across:gap-y-2 across:px-4 across:pt-1 ${withTabs ? '' : '[--nav:env(safe-area-inset-bottom,0px)]'}`}
    >
      <main className="mx-auto flex w-full max-w-[760px] flex-1 flex-col gap-2 px-4 pt-1 pb-3 tall:gap-4 roomy:gap-5 roomy:pt-3 roomy:pb-6 across:contents 2xl:max-w-[960px]">
        {top}
        <div className="flex flex-col gap-1.5 empty:hidden across:col-start-1 across:row-start-2 across:*:min-w-0">
          {notices}
        </div>
        {children}
      </main>
      <PlayerFoot {...foot} button={button} />
    </form>
  );
}

/** What is to be done; across, on the left. */
export function PlayerTask({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2 tall:gap-4 roomy:gap-5 across:col-start-1 across:row-start-3">
      {children}
    </div>
  );
}

/** What the task is about, where it stands apart from it; across, below it. */
export function PlayerCard({ children }: { children: ReactNode }) {
  return <div className="across:col-start-1 across:row-start-4">{children}</div>;
}

/** Where it is answered; across, on the right from the top, with room for the button below. */
export function PlayerAnswer({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3 empty:hidden roomy:gap-5 across:col-start-2 across:row-start-2 across:row-end-6 across:pb-16">
      {children}
    </div>
  );
}
