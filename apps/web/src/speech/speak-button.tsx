import { Turtle } from 'lucide-react';
import { useSpeaker } from './use-speaker.ts';

/** Says the text; where wanted, a second button says it slowly. */
export function SpeakButton({
  text,
  label = 'Listen',
  size = 'large',
  slow,
}: {
  text: string;
  label?: string;
  size?: 'large' | 'small';
  /** Where the button that says it slowly stands on a phone; without it there is none. */
  slow?: 'below' | 'beside';
}) {
  const { speaking, speakingSlowly, unheard, Icon, tap, tapSlow } = useSpeaker(text);
  const large = size === 'large';
  return (
    <span className="inline-flex shrink-0 flex-col items-center gap-1.5">
      <span
        className={`inline-flex gap-1.5 ${slow === 'below' ? 'flex-col items-center roomy:flex-row' : ''}`}
      >
        <button
          type="button"
          aria-label={label}
          data-tooltip="Listen"
          aria-pressed={speaking}
          onClick={tap}
          className={`${LOOKS} bg-blue text-on-blue shadow-[0_3px_0_var(--blue-edge)] ${large ? 'size-11 roomy:size-14' : 'size-11'}`}
        >
          <Icon aria-hidden size={large ? 26 : 22} strokeWidth={2.5} />
        </button>
        {slow && (
          <button
            type="button"
            aria-label={`${label} slowly`}
            data-tooltip="Listen slowly"
            aria-pressed={speakingSlowly}
            onClick={tapSlow}
            className={`${LOOKS} ${slow === 'below' ? 'h-8' : 'h-11'} w-11 border-2 border-blue-line bg-surface text-blue-text roomy:size-14`}
          >
            <Turtle aria-hidden size={22} strokeWidth={2.25} />
          </button>
        )}
      </span>
      {/* Always there, so that a screen reader hears what comes to stand in it. */}
      <span
        role="status"
        className="max-w-20 text-center text-muted text-xs leading-tight empty:hidden"
      >
        {unheard}
      </span>
    </span>
  );
}

const LOOKS =
  'grid shrink-0 place-items-center rounded-md active:translate-y-0.75 active:shadow-none aria-pressed:animate-sound aria-pressed:outline-3 aria-pressed:outline-blue-line aria-pressed:outline-offset-2';
