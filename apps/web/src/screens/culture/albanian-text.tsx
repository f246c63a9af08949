import { TappableWords } from '../../speech/tappable-words.tsx';
import { albanianParts } from './albanian-parts.ts';

/** An English text whose Albanian is marked as such; where its words are given, each can be tapped and heard. */
export function AlbanianText({
  text,
  albanian,
  words,
}: {
  text: string;
  albanian: readonly string[];
  /** Each of the Albanian phrases → its words → what they mean. */
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}) {
  return albanianParts(text, albanian).map((part) =>
    part.albanian ? (
      <span key={part.at} lang="sq" className={words && 'font-semibold'}>
        {words ? (
          <TappableWords text={part.text} words={words[part.text] ?? {}} inProse />
        ) : (
          part.text
        )}
      </span>
    ) : (
      part.text
    ),
  );
}
