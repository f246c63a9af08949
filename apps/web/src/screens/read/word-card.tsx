import type { ShownPart, ShownToken } from '@hajde/albanian/reading/shown';
import { useLayoutEffect, useRef } from 'react';
import { isKnown } from '../../learner/is-known.ts';
import { AskHowItSounds } from '../../speech/ask-how-it-sounds.tsx';
import { Ipa } from '../../speech/ipa.tsx';
import { onSize } from '../../ui/on-size.ts';
import { useKeydown } from '../../ui/use-keydown.ts';
import { AddWord } from './add-word.tsx';
import { ListenToClip } from './listen-to-clip.tsx';

const GAP = 8;

/** What a word of the text is: right below its line, or above it where the page ends before it would. */
export function WordCard({
  id,
  at,
  token,
  choice,
  strength,
  onChoose,
  onClose,
}: {
  id: string;
  at: number;
  token: ShownToken;
  choice: number;
  strength: number | undefined;
  onChoose: (reading: number) => void;
  onClose: () => void;
}) {
  const card = useRef<HTMLSpanElement>(null);
  const reading = token.readings[choice];
  const main = reading?.parts.at(-1);
  // Some of it comes when it has been read, and on a small phone the line may be the last above the tabs.
  useLayoutEffect(() => {
    const own = card.current;
    const word = own?.previousElementSibling;
    if (!own || !(word instanceof HTMLElement)) return;
    return onSize(own, () => {
      const fits = roomBelow(word) >= own.offsetHeight + GAP;
      const top = fits ? word.offsetHeight + GAP : -own.offsetHeight - GAP;
      own.style.top = `${word.offsetTop + top}px`;
      own.scrollIntoView({ block: 'nearest' });
    });
  }, []);
  useLayoutEffect(() => {
    const outside = ({ target }: Event) => {
      const own = card.current;
      const word = own?.previousElementSibling;
      if (target instanceof Node && !own?.contains(target) && !word?.contains(target)) onClose();
    };
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, [onClose]);
  useKeydown(({ key }) => {
    if (key !== 'Escape') return;
    const word = card.current?.previousElementSibling;
    if (word instanceof HTMLElement) word.focus();
    onClose();
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a paragraph
    <span
      ref={card}
      id={id}
      role="group"
      aria-label={`What ${token.text} means`}
      lang="en"
      className="absolute inset-x-0 z-25 flex animate-pop scroll-mb-2 flex-col gap-2 whitespace-normal rounded-lg bg-inverse p-3 text-start font-body text-md text-on-inverse leading-snug shadow-float"
    >
      {reading ? (
        <>
          {reading.parts.map((part) => (
            <Part key={`${part.form} ${part.lemma}`} part={part} />
          ))}
          {strength !== undefined && (
            <span className="text-on-inverse-muted text-sm">
              {isKnown(strength) ? 'You know this word.' : "You're learning this word."}
            </span>
          )}
          {main?.taught && <AddWord word={main.lemma} at={at} isMet={strength !== undefined} />}
          <OtherReadings token={token} choice={choice} onChoose={onChoose} />
        </>
      ) : (
        <span className="font-semibold text-on-inverse-muted text-sm">{whatElse(token)}</span>
      )}
    </span>
  );
}

/** What the card tells, as a screen reader says it. */
export function spokenMeaning(token: ShownToken, choice: number): string {
  const reading = token.readings[choice];
  if (!reading) return whatElse(token);
  return reading.parts.map(({ form, gloss }) => `${form}: ${gloss}`).join('. ');
}

function whatElse({ kind, language }: ShownToken): string {
  if (kind === 'name') return 'A name.';
  if (language === 'laughter') return 'Laughter.';
  if (kind === 'foreign') return `Not Albanian: ${language}.`;
  return "Hajde doesn't know this word.";
}

/** Until the content of the page ends; what hung below it could not be scrolled out from under the tabs. */
function roomBelow(word: HTMLElement): number {
  const page = word.closest('main');
  if (!page) return Number.POSITIVE_INFINITY;
  return page.getBoundingClientRect().bottom - word.getBoundingClientRect().bottom;
}

function Part({ part }: { part: ShownPart }) {
  const { form, ipa, gloss, note, standard, lesson } = part;
  return (
    <span className="flex items-center justify-between gap-3">
      <span className="min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-2 leading-tight">
          <span lang="sq" className="font-bold font-display text-lg">
            {form}
          </span>
          {ipa && (
            <span className="font-semibold text-on-inverse-muted text-sm">
              <span className="sr-only">pronounced </span>
              <Ipa ipa={ipa} />
            </span>
          )}
        </span>
        <span className="block font-semibold text-on-inverse-muted text-sm">
          {gloss}
          {note && <> ({note})</>}
        </span>
        {standard.length > 0 && (
          <span className="block text-on-inverse-muted text-sm">
            Said in Kosovo; standard:{' '}
            <span lang="sq" className="font-bold">
              {standard.join(', ')}
            </span>
          </span>
        )}
        {lesson && <AskHowItSounds text={form} played />}
      </span>
      {lesson && <ListenToClip word={form} lesson={lesson} />}
    </span>
  );
}

/** Where what was typed can be something else as well. */
function OtherReadings({
  token,
  choice,
  onChoose,
}: {
  token: ShownToken;
  choice: number;
  onChoose: (reading: number) => void;
}) {
  if (token.readings.length < 2) return null;
  return (
    <span className="flex flex-wrap items-center gap-2 border-on-inverse-muted/30 border-t pt-2 text-sm">
      <span className="text-on-inverse-muted">It could also be</span>
      {token.readings.map((reading, at) =>
        at === choice ? null : (
          <button
            key={`${reading.full} ${reading.parts.map(({ gloss }) => gloss).join()}`}
            type="button"
            onClick={() => onChoose(at)}
            className="min-h-11 max-w-full rounded-md border-2 border-on-inverse-muted/50 px-3 py-1 text-start"
          >
            <span lang="sq" className="font-bold">
              {reading.full}
            </span>{' '}
            <span className="text-on-inverse-muted">{shortGloss(reading.parts.at(-1))}</span>
          </button>
        ),
      )}
    </span>
  );
}

/** As much of a gloss as fits on a button. */
const shortGloss = (part: ShownPart | undefined) => {
  const [first = ''] = (part?.gloss ?? '').split(/[;(]/);
  return first.trim();
};
