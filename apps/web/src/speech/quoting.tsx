import { quotedParts } from '@hajde/rules/words';
import { TappableWords } from './tappable-words.tsx';

/** An English text; what it quotes in Albanian is marked, so that screen readers say it so. */
export function Quoting({
  text,
  quotes,
  words,
}: {
  text: string;
  quotes: readonly string[];
  /** Given where the quoted words can be tapped for what they mean. */
  words?: Readonly<Record<string, string>> | undefined;
}) {
  return quotedParts(text).map(({ at, part, quoted }) =>
    quoted && quotes.includes(part.trim()) ? (
      <span key={at} lang="sq">
        {words ? <TappableWords text={part} words={words} onlyDefined /> : part}
      </span>
    ) : (
      part
    ),
  );
}
