import { useLayoutEffect, useRef, useState } from 'react';
import { onSize } from '../ui/on-size.ts';
import { useKeydown } from '../ui/use-keydown.ts';
import { Ipa } from './ipa.tsx';
import { clipOf, ipaOf } from './loaded-clips.ts';
import { SoundsWrong } from './sounds-wrong.tsx';
import { SpeakButton } from './speak-button.tsx';

/** With what is loaded at the same moments. */
export { SoundsWrong };

/**
 * What a word means. It stands above the text that it is part of, so that it never covers the options
 * it helps with; where there is no room above, it stands below.
 */
export default function WordDefinition({
  id,
  word,
  line = word,
  definition,
  inProse = false,
  onClose,
}: {
  id: string;
  word: string;
  /** What it is part of. */
  line?: string;
  definition: string;
  /** It stands within a paragraph: its whole line is said, and this is shown under it. */
  inProse?: boolean;
  onClose: () => void;
}) {
  const ipa = ipaOf(word);
  const said = inProse ? line : word;
  const popover = useRef<HTMLSpanElement>(null);
  const [below, setBelow] = useState(false);
  const [isVoiced, setVoiced] = useState(false);
  useLayoutEffect(() => {
    // The lines of conversations are said by their people, and found by their voices.
    setVoiced(popover.current?.closest('[data-line]') !== null);
    if (!inProse && (popover.current?.getBoundingClientRect().top ?? 0) < 0) setBelow(true);
  }, [inProse]);
  useLayoutEffect(() => {
    const own = popover.current;
    if (inProse && own) return onSize(own, () => own.scrollIntoView({ block: 'nearest' }));
  }, [inProse]);
  useLayoutEffect(() => {
    const outside = ({ target }: Event) => {
      // The word itself opens and closes it.
      const own = popover.current?.parentElement;
      if (target instanceof Node && !own?.contains(target)) onClose();
    };
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, [onClose]);
  useKeydown((event) => {
    if (event.key !== 'Escape') return;
    // Of a dialog around it, Escape closes what is open in it first.
    event.preventDefault();
    popover.current?.parentElement
      ?.querySelector<HTMLElement>('button[aria-expanded=true]')
      ?.focus();
    onClose();
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a paragraph
    <span
      ref={popover}
      id={id}
      role="group"
      aria-label={`What ${word} means`}
      lang="en"
      className={`absolute inset-x-0 z-25 flex animate-pop items-center justify-between gap-3 whitespace-normal rounded-lg bg-inverse p-3 text-start text-on-inverse shadow-float ${inProse ? 'mt-2' : below ? 'top-full mt-2' : 'bottom-full mb-2'}`}
    >
      <span className="min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-2 leading-tight">
          <span lang="sq" className="font-bold font-display text-lg">
            {word}
          </span>
          {ipa && (
            <span className="font-body font-semibold text-on-inverse-muted text-sm">
              <span className="sr-only">pronounced </span>
              <Ipa ipa={ipa} />
            </span>
          )}
        </span>
        <span className="block font-body font-semibold text-on-inverse-muted text-sm leading-snug">
          {definition}
        </span>
        <span className="flex flex-wrap gap-x-4 text-on-inverse-muted">
          {clipOf(word) && <SoundsWrong heard={word} />}
          {line !== word && (isVoiced || clipOf(line)) && (
            <SoundsWrong heard={line} byClip={isVoiced} asks="The line doesn't sound right" />
          )}
        </span>
      </span>
      <SpeakButton text={said} label={`Listen to ${said}`} size="small" />
    </span>
  );
}
