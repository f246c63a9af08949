import { speak, useSpeech } from '../../speech/speech.ts';
import { albanianParts } from './albanian-parts.ts';

/** An English text whose Albanian words are marked as such, and can be heard where they can be pressed. */
export function AlbanianText({
  text,
  albanian,
  silent = false,
}: {
  text: string;
  albanian: readonly string[];
  silent?: boolean;
}) {
  const { speaking } = useSpeech();
  return albanianParts(text, albanian).map((part) => {
    if (!part.albanian) return part.text;
    return silent ? (
      <span key={part.at} lang="sq">
        {part.text}
      </span>
    ) : (
      <button
        key={part.at}
        type="button"
        lang="sq"
        data-tooltip="Listen"
        aria-pressed={speaking === part.text}
        onClick={() => speak(part.text)}
        className="relative inline rounded-[4px] border-blue-line border-b-2 border-dotted text-start font-semibold text-blue-text after:absolute after:-inset-x-1 after:-inset-y-2 aria-pressed:bg-blue-tint"
      >
        {part.text}
      </button>
    );
  });
}
