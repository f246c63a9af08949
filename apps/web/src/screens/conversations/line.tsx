import type { Person } from '@hajde/rules/course/conversation';
import type { SpokenLine } from '@hajde/rules/course/course-files';
import { Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { TappableWords } from '../../speech/tappable-words.tsx';
import { Portrait } from './portrait.tsx';

/** One line: who says it, its words to tap, its own sound, and its English behind a tap. */
export function Line({
  line: { text, translation, words },
  person,
  lit,
  onPlay,
}: {
  line: SpokenLine;
  person: Pick<Person, 'id' | 'name'>;
  lit: boolean;
  onPlay: () => void;
}) {
  const [english, setEnglish] = useState(false);
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (lit) here.current?.scrollIntoView({ block: 'nearest' });
  }, [lit]);
  return (
    <li
      ref={here}
      data-line
      aria-current={lit ? 'true' : undefined}
      className="flex scroll-my-28 items-start gap-3 rounded-lg border-2 border-transparent p-2 aria-[current]:border-gold aria-[current]:bg-gold-tint"
    >
      <Portrait person={person} />
      <div className="relative min-w-0 flex-1">
        <p className="text-muted text-sm">{person.name}</p>
        <p lang="sq" className="font-bold text-md leading-relaxed">
          <TappableWords text={text} words={words} />
        </p>
        <button
          type="button"
          aria-expanded={english}
          onClick={() => setEnglish(!english)}
          className="min-h-8 text-start text-blue-text text-sm"
        >
          {english ? (
            translation
          ) : (
            <>
              English
              <span className="sr-only">
                {' '}
                for <span lang="sq">{text}</span>
              </span>
            </>
          )}
        </button>
      </div>
      <button
        type="button"
        aria-label={`Listen to ${text}`}
        data-tooltip="Listen"
        onClick={onPlay}
        className="grid size-11 shrink-0 place-items-center rounded-md border-2 border-blue-line bg-surface text-blue-text"
      >
        <Volume2 aria-hidden size={22} strokeWidth={2.25} />
      </button>
    </li>
  );
}
