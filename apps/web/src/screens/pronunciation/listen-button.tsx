import { useSpeaker } from '../../speech/use-speaker.ts';

/** The model: says the word, and slowly at the second tap. */
export function ListenButton({ word, disabled }: { word: string; disabled: boolean }) {
  const { speaking, slow, unheard, Icon, tap } = useSpeaker(word);
  return (
    <div className="flex flex-col gap-1">
      <button
        type="button"
        aria-pressed={speaking}
        disabled={disabled}
        onClick={tap}
        className="mb-1 flex min-h-13 w-full items-center justify-center gap-2 rounded-md bg-blue px-4 font-bold font-display text-md text-on-blue shadow-[0_4px_0_var(--blue-edge)] active:translate-y-1 active:shadow-none disabled:translate-y-0 disabled:bg-sunk disabled:text-muted disabled:shadow-[0_4px_0_var(--line)] aria-pressed:animate-breathe"
      >
        <Icon aria-hidden size={24} strokeWidth={2.5} className="shrink-0" />
        {slow ? 'Listen slowly' : 'Listen'}
      </button>
      <p role="status" className="text-center text-muted text-xs empty:hidden">
        {unheard}
      </p>
    </div>
  );
}
