import type { TranslatedWord } from '@hajde/rules/course/sounds';
import { useSpeaker } from '../../speech/use-speaker.ts';

/** A word that says itself when it is tapped, with its English. */
export function SpokenWord({ word, translation }: TranslatedWord) {
  const { speaking, unheard, Icon, tap } = useSpeaker(word);
  return (
    <li>
      <button
        type="button"
        aria-pressed={speaking}
        onClick={tap}
        className="flex min-h-11 items-center gap-2 rounded-md border-2 border-blue-line bg-surface px-3 py-1 text-start hover:bg-bg active:translate-y-0.5 aria-pressed:bg-blue-tint"
      >
        <Icon aria-hidden size={18} strokeWidth={2.5} className="shrink-0 text-blue-text" />
        <span className="leading-tight">
          <span className="sr-only">Listen to </span>
          <strong lang="sq">{word}</strong>
          <span className="block text-muted text-xs">{translation}</span>
        </span>
      </button>
      <span role="status" className="text-muted text-xs empty:hidden">
        {unheard}
      </span>
    </li>
  );
}
