import { quotedParts } from '@hajde/albanian/text/words';
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
  const parts = quotedParts(text);
  return parts.map(({ at, part, quoted }, index) => {
    const next = parts[index + 1];
    const isAlbanian = quoted && quotes.includes(part.trim());
    if (!isAlbanian) {
      // The opening mark stands with the word that it opens, so that no line ends between them.
      const opens = words && next?.quoted && quotes.includes(next.part.trim());
      return opens ? part.slice(0, -1) : part;
    }
    const mark = parts[index - 1]?.part.at(-1);
    return (
      <span key={at} lang="sq">
        {words ? <TappableWords text={part} words={words} opening={mark} onlyDefined /> : part}
      </span>
    );
  });
}
