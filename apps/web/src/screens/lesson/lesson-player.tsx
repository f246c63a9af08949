import type { Question } from '@hajde/rules/course';
import type { SpokenLesson, UnitFile } from '@hajde/rules/course-files';
import { type FormEvent, useEffect, useRef } from 'react';
import { dismissExtras } from '../../learner/extras.ts';
import { forgetFinishedLesson } from '../../learner/finished-lesson.ts';
import { useClips } from '../../speech/loaded-clips.ts';
import { speak, stopSpeaking } from '../../speech/speech.ts';
import { ExtrasBanner } from '../../ui/extras-banner.tsx';
import { FinishedLessonCard } from '../../ui/finished-lesson-card.tsx';
import { toast } from '../../ui/toast.ts';
import { useEnterKey } from '../../ui/use-enter-key.ts';
import { useOncePainted } from '../../ui/use-once-painted.ts';
import { useTitle } from '../../ui/use-title.ts';
import { Feedback } from './feedback.tsx';
import { dropLesson } from './lesson-in-progress.ts';
import { LessonNotFound } from './lesson-not-found.tsx';
import { LessonStrip } from './lesson-strip.tsx';
import { LessonTop } from './lesson-top.tsx';
import { Options } from './options.tsx';
import { QuestionPhrase } from './question-phrase.tsx';
import { QuestionText } from './question-text.tsx';
import { useCompleteLesson } from './use-complete-lesson.ts';
import { useFetchNextLesson } from './use-fetch-next-lesson.ts';
import { useLessonPlay } from './use-lesson-play.ts';
import { useRightOptionInSight } from './use-right-option-in-sight.ts';

/** One question after the other: choose, check, go on. */
export function LessonPlayer({
  userId,
  unit,
  lesson,
  release,
}: {
  userId: string;
  unit: UnitFile;
  lesson: SpokenLesson;
  /** Of the course; undefined for a unit of a pack that does not say. */
  release: string | undefined;
}) {
  useTitle(lesson.title);
  useClips(lesson.speech);
  useFetchNextLesson(unit, lesson.id);
  const { play, completionId, question, options, locked, last, right, select, check, advance } =
    useLessonPlay(userId, lesson, release);
  const completion = useCompleteLesson(userId, unit, lesson, release);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const foot = useRef<HTMLButtonElement>(null);
  useEnterKey(form);
  useRightOptionInSight(form, play.checked);
  useEffect(() => stopSpeaking, []);

  const painted = useOncePainted(play.checked);

  const lost = question === undefined;
  useEffect(() => {
    if (lost) dropLesson(userId, lesson.id);
  }, [lost, userId, lesson.id]);

  if (!question) return <LessonNotFound title="Question not found" />;

  const choose = (option: string) => {
    select(option);
    // A listening question must be answered by ear: its options stay silent.
    if (question.optionsLang === 'sq' && question.kind !== 'listen') speak(option);
  };

  // The verdict is what the learner waits for; what goes with it follows.
  const verdictSeen = painted && play.checked;
  const beginning = play.at === 0 && !play.checked;
  const resting = locked || completion.isPending || completion.isSuccess;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (resting) return;
    if (!play.checked) {
      if (play.selected === null) return;
      dismissExtras();
      forgetFinishedLesson();
      // The options are closed now: the keyboard goes on from the button.
      if (document.activeElement !== foot.current) foot.current?.focus({ preventScroll: true });
      if (check().hearts === 0 && play.hearts > 0) toast(OUT_OF_HEARTS);
    } else if (last) {
      advance(() => completion.mutate({ play, completionId }));
    } else {
      advance(() => {
        scrollTo(0, 0);
        heading.current?.focus({ preventScroll: true });
      });
    }
  };

  return (
    <form
      ref={form}
      data-lesson
      onSubmit={submit}
      className="flex min-h-svh flex-col pb-(--nav) across:mx-auto across:grid across:max-w-[1000px] across:grid-cols-2 across:grid-rows-[auto_auto_auto_auto_1fr] across:gap-x-5 across:gap-y-2 across:px-4 across:pt-1 across:pb-[calc(var(--nav)+8px)]"
    >
      <main className="mx-auto flex w-full max-w-[760px] flex-1 flex-col gap-2 px-4 pt-1 pb-3 tall:gap-4 roomy:gap-5 roomy:pt-3 roomy:pb-6 across:contents 2xl:max-w-[960px]">
        <LessonTop
          at={play.at}
          done={play.at + (verdictSeen ? 1 : 0)}
          of={lesson.questions.length}
          hearts={play.hearts}
        />
        <div className="flex flex-col gap-1.5 empty:hidden across:col-span-2 across:row-start-2 across:flex-row across:*:min-w-0 across:*:flex-1">
          <ExtrasBanner />
          {beginning && (
            <>
              <FinishedLessonCard userId={userId} opensFrom={isBrief(question) ? 780 : 900} />
              <LessonStrip lesson={lesson} />
            </>
          )}
        </div>
        <div className="flex flex-col gap-2 tall:gap-4 roomy:gap-5 across:row-start-3">
          <QuestionText
            id={QUESTION}
            heading={heading}
            lessonId={lesson.id}
            at={play.at}
            question={question}
            quotes={lesson.quotes}
            mood={verdictSeen ? (right ? 'cheering' : 'consoling') : 'happy'}
            checked={play.checked}
            crowded={beginning}
          />
          {question.audio && (
            <QuestionPhrase
              key={play.at}
              audio={question.audio}
              question={question}
              checked={play.checked}
            />
          )}
        </div>
        <div className="across:col-start-2 across:row-span-2 across:row-start-3">
          <Options
            key={play.at}
            labelledBy={QUESTION}
            question={question}
            options={options}
            selected={play.selected}
            checked={play.checked}
            moving={verdictSeen}
            onSelect={choose}
          />
        </div>
      </main>
      <Feedback
        question={question}
        quotes={lesson.quotes}
        checked={play.checked}
        right={right}
        label={play.checked ? (last ? 'Complete' : 'Continue') : 'Check'}
        disabled={play.selected === null}
        resting={resting}
        button={foot}
      />
    </form>
  );
}

const QUESTION = 'question';

/** On a tall phone its options stay in sight below a card of six lines. */
function isBrief({ question, audio = '', options }: Question): boolean {
  return question.length <= 64 && audio.length <= 28 && options.every(({ length }) => length <= 32);
}

const OUT_OF_HEARTS = {
  title: 'Out of hearts!',
  description: "You'll need to start this lesson over or buy more hearts.",
  destructive: true,
};
