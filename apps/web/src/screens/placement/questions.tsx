import { scorePlacement } from '@hajde/rules/placement';
import { canGoOn, isLastQuestion } from '@hajde/rules/placement-session';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { courseSpeech } from '../../course/course.ts';
import { useClips } from '../../speech/loaded-clips.ts';
import { stopSpeaking } from '../../speech/speech.ts';
import { Choices } from '../../ui/choices.tsx';
import { useEnterKey } from '../../ui/use-enter-key.ts';
import { PlacementResult } from './placement-result.tsx';
import { QuestionCard } from './question-card.tsx';
import { SkipButton, type Skipping } from './skip-button.tsx';
import { TestFoot } from './test-foot.tsx';
import type { Test } from './test-in-progress.ts';
import { TestTop } from './test-top.tsx';
import { usePlacementSession } from './use-placement-session.ts';
import { useSubmitTest } from './use-submit-test.ts';

const QUESTION = 'question';

/** The test itself, one question at a time, and then its result. */
export function Questions({
  userId,
  test,
  retaken,
  skipping,
  onComplete,
}: {
  userId: string;
  test: Test;
  retaken: boolean;
  skipping: Skipping;
  onComplete: () => void;
}) {
  const { questions, courseVersion, session, step } = usePlacementSession(userId, test);
  const handIn = useSubmitTest(userId);
  useClips(useQuery(courseSpeech()).data?.placement);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEnterKey(form);
  useEffect(() => stopSpeaking, []);

  const question = questions[session.at];
  if (session.finished || !question) {
    return (
      <PlacementResult {...scorePlacement(questions, session.answers)} onComplete={onComplete} />
    );
  }

  const answered = canGoOn(session);
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (!answered || skipping.disabled) return;
    stopSpeaking();
    const next = step({ type: 'next' });
    if (next.finished) {
      const answers = next.answers.filter((answer) => answer !== null);
      handIn.mutate({ ...scorePlacement(questions, answers), answers, courseVersion });
    } else {
      heading.current?.focus();
    }
  };
  const goBack = () => {
    stopSpeaking();
    step({ type: 'back' });
    heading.current?.focus();
  };

  return (
    <main>
      <form ref={form} onSubmit={goOn} className="flex min-h-svh flex-col">
        <div className="mx-auto flex w-full max-w-[760px] flex-1 flex-col gap-5 px-4 pt-3 pb-6">
          <TestTop
            at={session.at}
            of={questions.length}
            answered={answered}
            retaken={retaken}
            skipping={skipping}
          />
          <QuestionCard
            id={QUESTION}
            question={question}
            heading={heading}
            introduced={session.at === 0}
          />
          <Choices
            key={question.id}
            labelledBy={QUESTION}
            options={question.options}
            lang={question.optionsLang}
            selected={session.answers[session.at] ?? null}
            onSelect={(option) => step({ type: 'choose', option })}
          />
          <SkipButton {...skipping}>Skip Test & Start as Beginner</SkipButton>
        </div>
        <TestFoot
          label={isLastQuestion(session) ? 'Finish' : 'Next'}
          disabled={!answered || skipping.disabled}
          onBack={session.at > 0 ? goBack : undefined}
        />
      </form>
    </main>
  );
}
