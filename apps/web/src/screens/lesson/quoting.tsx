import { quotedParts } from '@hajde/rules/words';

/** An English text; what it quotes in Albanian is marked, so that screen readers say it so. */
export function Quoting({ text, quotes }: { text: string; quotes: readonly string[] }) {
  return quotedParts(text).map(({ at, part, quoted }) =>
    quoted && quotes.includes(part.trim()) ? (
      <span key={at} lang="sq">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
