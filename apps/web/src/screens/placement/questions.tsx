import { scorePlacement } from '@hajde/rules/play/placement';
import { canGoOn, isLastQuestion } from '@hajde/rules/play/placement-session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { courseSpeech } from '../../course/course.ts';
import { useClips } from '../../speech/loaded-clips.ts';
import { stopSpeaking } from '../../speech/speech.ts';
import { Choices } from '../../ui/choices.tsx';
import { Player, PlayerAnswer, PlayerTask } from '../../ui/player.tsx';
import { BackButton } from './back-button.tsx';
import { PlacementResult } from './placement-result.tsx';
import { QuestionCard } from './question-card.tsx';
import { SkipButton, type Skipping } from './skip-button.tsx';
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
  useEffect(() => stopSpeaking, []);

  const question = questions[session.at];
  if (session.finished || !question) {
    return (
      <PlacementResult {...scorePlacement(questions, session.answers)} onComplete={onComplete} />
    );
  }

  const answered = canGoOn(session);
  const goOn = () => {
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
    <Player
      title="Placement test"
      withTabs={false}
      top={
        <TestTop
          at={session.at}
          of={questions.length}
          answered={answered}
          retaken={retaken}
          skipping={skipping}
        />
      }
      foot={{
        hint: 'Press 1 to 4 to choose, Enter to go on',
        beside: session.at > 0 && <BackButton onBack={goBack} />,
        label: isLastQuestion(session) ? 'Finish' : 'Next',
        disabled: !answered || skipping.disabled,
      }}
      onSubmit={goOn}
    >
      <PlayerTask>
        <QuestionCard
          id={QUESTION}
          question={question}
          heading={heading}
          introduced={session.at === 0}
        />
      </PlayerTask>
      <PlayerAnswer>
        <Choices
          key={question.id}
          labelledBy={QUESTION}
          options={question.options}
          lang={question.optionsLang}
          selected={session.answers[session.at] ?? null}
          onSelect={(option) => step({ type: 'choose', option })}
        />
        <SkipButton {...skipping}>Skip Test & Start as Beginner</SkipButton>
      </PlayerAnswer>
    </Player>
  );
}
