import { useSpeaker } from './use-speaker.ts';

/** Says the text; a second tap in a row says it slowly. */
export function SpeakButton({
  text,
  label = 'Listen',
  size = 'large',
}: {
  text: string;
  label?: string;
  size?: 'large' | 'small';
}) {
  const { speaking, slow, unheard, Icon, tap } = useSpeaker(text);
  return (
    <span className="inline-flex shrink-0 flex-col items-center gap-1.5">
      <button
        type="button"
        aria-label={slow ? `${label} slowly` : label}
        data-tooltip={slow ? 'Listen slowly' : 'Listen'}
        aria-pressed={speaking}
        onClick={tap}
        className={`grid shrink-0 place-items-center rounded-md bg-blue text-on-blue shadow-[0_4px_0_var(--blue-edge)] active:translate-y-1 active:shadow-none aria-pressed:animate-breathe ${
          size === 'large' ? 'size-14' : 'size-11'
        }`}
      >
        <Icon aria-hidden size={size === 'large' ? 28 : 22} strokeWidth={2.5} />
      </button>
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
