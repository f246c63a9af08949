import type { SpokenLesson } from '@hajde/rules/course/course-files';
import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'wouter';
import { speak } from '../../speech/speech.ts';

/** As in the phrase below: loaded with the first word that is tapped. */
const WordDefinition = lazy(() => import('../../speech/word-definition.tsx'));

/**
 * Above the first question: the lesson and its new words, each to tap and hear. On a short screen it is
 * one line, whose words are moved sideways.
 */
export function LessonStrip({ lesson }: { lesson: SpokenLesson }) {
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  const meaning = open === null ? undefined : lesson.meanings[open];
  return (
    <section
      aria-label="In this lesson"
      className="relative rounded-md bg-sunk px-2.5 py-0.5 text-sm [@media(min-height:900px)]:py-2"
    >
      <div className="flex items-center gap-x-2.5 gap-y-1 overflow-x-auto [scrollbar-width:none] roomy:flex-wrap [@media(min-height:900px)]:flex-wrap">
        <p className="shrink-0 font-bold">
          {lesson.title}{' '}
          <Link
            href={`/guide/${lesson.unitId}?lesson=${lesson.id}`}
            className="mx-1 inline-flex min-h-7 items-center text-blue-text underline"
          >
            Guide
          </Link>{' '}
          <span className="font-medium text-muted">New:</span>
        </p>
        <ul className="flex gap-1.5 roomy:flex-wrap [@media(min-height:900px)]:flex-wrap">
          {lesson.newWords.map((word) => (
            <li key={word}>
              <button
                type="button"
                lang="sq"
                aria-expanded={word === open}
                aria-controls={word === open && meaning ? id : undefined}
                onClick={() => {
                  if (word !== open) speak(word);
                  setOpen(word === open ? null : word);
                }}
                className="h-7 whitespace-nowrap rounded-sm border-2 border-line-strong bg-surface px-2 font-bold text-sm leading-none aria-expanded:border-gold aria-expanded:bg-gold-tint aria-expanded:text-gold-text"
              >
                {word}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {open !== null && meaning && (
        <Suspense>
          <WordDefinition
            key={open}
            id={id}
            word={open}
            definition={meaning}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
