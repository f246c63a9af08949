import { firstQuoteAloud, quotedIn } from '@hajde/albanian/text/words';
import type { PlacementQuestion } from '@hajde/rules/course/course';
import type { Ref } from 'react';
import { LevelChip } from '../../course/level-chip.tsx';
import { SpeakButton } from '../../speech/speak-button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Mascot } from '../../ui/mascot.tsx';

const CATEGORIES: Record<PlacementQuestion['category'], string> = {
  vocabulary: 'Vocabulary',
  grammar: 'Grammar',
  comprehension: 'Comprehension',
};

/** Shqipe asks. What she quotes is Albanian, and can be heard. */
export function QuestionCard({
  id,
  question: { question, difficulty, category },
  heading,
  introduced,
}: {
  /** Of the heading, by which the options are named. */
  id: string;
  question: PlacementQuestion;
  heading: Ref<HTMLHeadingElement>;
  /** Whether it is the first one, which says what this is about. */
  introduced: boolean;
}) {
  const [word] = quotedIn(question);
  const aloud = firstQuoteAloud(question);
  return (
    <div>
      <div className="flex items-end justify-between gap-4">
        <p className="flex flex-wrap gap-2 pb-3">
          <LevelChip level={difficulty} />
          <Chip tone="quiet">{CATEGORIES[category]}</Chip>
        </p>
        <Mascot mood="happy" className="-mb-1 h-auto w-26 shrink-0 sm:w-32" />
      </div>
      {/* Below Shqipe: who has just made an account has a toast over her. */}
      {introduced && (
        <p className="pt-2 pb-3 text-muted text-sm">
          Twenty questions to find the right place for you to start. They get harder; a guess is
          fine.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-4 rounded-lg border-2 border-line-strong bg-surface p-4 sm:p-5">
        {aloud && <SpeakButton key={aloud} text={aloud} label={`Listen to ${aloud}`} />}
        <h1
          id={id}
          ref={heading}
          tabIndex={-1}
          className="min-w-0 flex-1 basis-[11rem] text-xl leading-snug sm:text-2xl"
        >
          <QuestionText question={question} word={word} />
        </h1>
      </div>
    </div>
  );
}

function QuestionText({ question, word }: { question: string; word: string | undefined }) {
  if (word === undefined) return question;
  const start = question.indexOf(word);
  return (
    <>
      {question.slice(0, start)}
      <span lang="sq" className="text-blue-text">
        {word}
      </span>
      {question.slice(start + word.length)}
    </>
  );
}
