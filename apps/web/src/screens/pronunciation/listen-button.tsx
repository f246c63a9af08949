import { Turtle } from 'lucide-react';
import { useSpeaker } from '../../speech/use-speaker.ts';

/** The model: says the word, and beside it, slowly. */
export function ListenButton({ word, disabled }: { word: string; disabled: boolean }) {
  const { speaking, speakingSlowly, unheard, Icon, tap, tapSlow } = useSpeaker(word);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex gap-2">
        <button
          type="button"
          aria-pressed={speaking}
          disabled={disabled}
          onClick={tap}
          className={`${LOOKS} flex-1 bg-blue px-4 text-on-blue shadow-[0_4px_0_var(--blue-edge)]`}
        >
          <Icon aria-hidden size={24} strokeWidth={2.5} className="shrink-0" />
          Listen
        </button>
        <button
          type="button"
          aria-label="Listen slowly"
          data-tooltip="Listen slowly"
          aria-pressed={speakingSlowly}
          disabled={disabled}
          onClick={tapSlow}
          className={`${LOOKS} w-14 shrink-0 border-2 border-blue-line bg-surface text-blue-text shadow-[0_4px_0_var(--line-strong)]`}
        >
          <Turtle aria-hidden size={24} strokeWidth={2.25} />
        </button>
      </div>
      <p role="status" className="text-center text-muted text-xs empty:hidden">
        {unheard}
      </p>
    </div>
  );
}

const LOOKS =
  'mb-1 flex min-h-13 items-center justify-center gap-2 rounded-md font-bold font-display text-md active:translate-y-1 active:shadow-none disabled:translate-y-0 disabled:border-transparent disabled:bg-sunk disabled:text-muted disabled:shadow-[0_4px_0_var(--line)] aria-pressed:animate-sound aria-pressed:outline-3 aria-pressed:outline-blue-line aria-pressed:outline-offset-2';
