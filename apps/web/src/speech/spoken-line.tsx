import { SpeakButton } from './speak-button.tsx';
import { TappableWords } from './tappable-words.tsx';

/** An Albanian line to hear and to tap, with its English below. */
export function SpokenLine({
  text,
  translation,
  words,
}: {
  text: string;
  translation: string;
  words: Readonly<Record<string, string>>;
}) {
  return (
    <div className="relative flex items-center gap-3">
      <span className="print:hidden">
        <SpeakButton text={text} label={`Listen to ${text}`} size="small" />
      </span>
      <div className="min-w-0 flex-1">
        <p lang="sq" className="font-bold leading-relaxed">
          <TappableWords text={text} words={words} />
        </p>
        <p className="text-muted text-sm">{translation}</p>
      </div>
    </div>
  );
}
