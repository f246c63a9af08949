import { lazy, Suspense, useId, useState } from 'react';
import { phraseParts } from './phrase-parts.ts';
import { speak } from './speech.ts';

/** Loaded with the first word that is tapped: until then a lesson does without. */
const WordDefinition = lazy(() => import('./word-definition.tsx'));

/** An Albanian text, each of whose words can be tapped for what it means. */
export function TappableWords({
  text: phrase,
  words,
  onlyDefined = false,
  opening = '',
  inProse = false,
  onTap,
}: {
  text: string;
  words: Readonly<Record<string, string>>;
  /** Leaves a word without a definition as it is; packs of older versions define those of phrases only. */
  onlyDefined?: boolean;
  /** A mark before the first word, from which it never parts. */
  opening?: string | undefined;
  /** It stands within English: it is said as a whole, and what a word means stands under its line. */
  inProse?: boolean;
  onTap?: () => void;
}) {
  const [open, setOpen] = useState<number | null>(null);
  const id = useId();
  const parts = phraseParts(phrase, words);
  const definitionOf = (word: string) => words[word] ?? 'Definition not available';
  const shown = parts.find(({ at }) => at === open);
  return (
    <>
      {parts.map(({ at, text, isWord, clinging }) => {
        const isOpen = open === at;
        return isWord && (text in words || !onlyDefined) ? (
          <span key={at} className={opening && at === 0 ? 'whitespace-nowrap' : undefined}>
            {at === 0 && opening}
            <button
              type="button"
              aria-label={text}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => {
                if (!isOpen) speak(inProse ? phrase : text);
                setOpen(isOpen ? null : at);
                onTap?.();
              }}
              className={`wrap-anywhere relative max-w-full rounded-[4px] border-control-line border-b-2 border-dotted text-start leading-tight aria-expanded:border-gold aria-expanded:border-solid aria-expanded:bg-gold-tint aria-expanded:text-gold-text ${TOUCH_AREA}`}
            >
              {text}
              {clinging}
            </button>
            {isOpen && (
              <Suspense>
                <WordDefinition
                  id={id}
                  word={text}
                  line={phrase}
                  definition={definitionOf(text)}
                  inProse={inProse}
                  onClose={() => setOpen(null)}
                />
              </Suspense>
            )}
          </span>
        ) : (
          <span key={at}>
            {at === 0 && opening}
            {text}
            {clinging}
          </span>
        );
      })}
      {/* Always there, so that a screen reader hears what comes to stand in it. */}
      <span role="status" className="sr-only">
        {shown && definitionOf(shown.text)}
      </span>
    </>
  );
}

/** Reaches half-way to the words around it, so that a finger finds it and the text keeps its looks. */
const TOUCH_AREA = 'after:absolute after:-inset-x-1 after:-inset-y-2';
