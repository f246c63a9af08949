import type { Question } from '@hajde/rules/course/course';
import type { Ref } from 'react';
import { Quoting } from '../../speech/quoting.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { ReportFlag } from './report-flag.tsx';

/** Shqipe asks. On a short screen she stands beside the question only where it leaves her room. */
export function QuestionText({
  id,
  heading,
  lessonId,
  at,
  question: { question, audio, words },
  quotes,
  mood,
  checked,
  crowded,
}: {
  /** Of the heading, by which the options are named. */
  id: string;
  heading: Ref<HTMLHeadingElement>;
  lessonId: string;
  at: number;
  question: Question;
  quotes: readonly string[];
  mood: 'happy' | 'cheering' | 'consoling';
  checked: boolean;
  /** Whether something else stands above it. */
  crowded: boolean;
}) {
  const long = question.length + (audio?.length ?? 0) > LEAVES_ROOM;
  return (
    <div className="flex items-center gap-3">
      <Mascot
        mood={mood}
        className={`-my-1 h-auto w-24 shrink-0 short:w-15 roomy:w-32 ${crowded ? 'hidden roomy:block' : long ? 'short:hidden' : ''} [@media(max-height:600px)]:hidden`}
      />
      <h1
        id={id}
        ref={heading}
        tabIndex={-1}
        className={`relative min-w-0 flex-1 text-lg leading-snug roomy:text-2xl across:text-md across:leading-snug ${question.length > (crowded ? LONG_IF_CROWDED : LONG) ? 'short:text-md short:leading-snug' : ''}`}
      >
        <Quoting text={question} quotes={quotes} words={checked ? words : undefined} />
      </h1>
      <ReportFlag key={at} lessonId={lessonId} question={at} heard={audio} />
    </div>
  );
}

/** So many letters of question and phrase fit a short phone together with the eagle. */
const LEAVES_ROOM = 110;

/** A question longer than this is set smaller on a short phone. */
const LONG = 110;
const LONG_IF_CROWDED = 64;
