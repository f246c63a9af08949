import { useId, useState } from 'react';
import { speak } from '../../speech/speech.ts';
import { phraseParts } from './phrase-parts.ts';
import { WordDefinition } from './word-definition.tsx';

/** The phrase; each of its words can be tapped for what it means. */
export function Phrase({
  phrase,
  words,
}: {
  phrase: string;
  words: Readonly<Record<string, string>>;
}) {
  const [open, setOpen] = useState<number | null>(null);
  const id = useId();
  const parts = phraseParts(phrase, words);
  const definitionOf = (word: string) => words[word] ?? 'Definition not available';
  const shown = parts.find(({ at }) => at === open);
  return (
    <>
      <p lang="sq" className="min-w-0 font-bold font-display text-xl leading-loose sm:text-2xl">
        {parts.map(({ at, text, isWord, clinging }) =>
          isWord ? (
            <span key={at}>
              <button
                type="button"
                aria-label={text}
                aria-expanded={open === at}
                aria-controls={open === at ? id : undefined}
                onClick={() => {
                  if (open !== at) speak(text);
                  setOpen(open === at ? null : at);
                }}
                className="wrap-anywhere min-h-11 min-w-11 max-w-full rounded-sm border-control-line border-b-3 border-dotted px-0.5 leading-tight aria-expanded:border-gold aria-expanded:border-solid aria-expanded:bg-gold-tint aria-expanded:text-gold-text"
              >
                {text}
                {clinging}
              </button>
              {open === at && (
                <WordDefinition
                  id={id}
                  word={text}
                  definition={definitionOf(text)}
                  onClose={() => setOpen(null)}
                />
              )}
            </span>
          ) : (
            <span key={at}>{text}</span>
          ),
        )}
      </p>
      {/* Always there, so that a screen reader hears what comes to stand in it. */}
      <span role="status" className="sr-only">
        {shown && definitionOf(shown.text)}
      </span>
    </>
  );
}
