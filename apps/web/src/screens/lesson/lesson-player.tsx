import type { SpokenLesson, UnitFile } from '@hajde/rules/course-files';
import { type FormEvent, useEffect, useRef } from 'react';
import { dismissExtras } from '../../learner/extras.ts';
import { useClips } from '../../speech/loaded-clips.ts';
import { speak, stopSpeaking } from '../../speech/speech.ts';
import { ExtrasBanner } from '../../ui/extras-banner.tsx';
import { toast } from '../../ui/toast.ts';
import { useEnterKey } from '../../ui/use-enter-key.ts';
import { useOncePainted } from '../../ui/use-once-painted.ts';
import { useTitle } from '../../ui/use-title.ts';
import { Feedback } from './feedback.tsx';
import { dropLesson } from './lesson-in-progress.ts';
import { LessonNotFound } from './lesson-not-found.tsx';
import { LessonTop } from './lesson-top.tsx';
import { Options } from './options.tsx';
import { QuestionPhrase } from './question-phrase.tsx';
import { Quoting } from './quoting.tsx';
import { ReportFlag } from './report-flag.tsx';
import { useCompleteLesson } from './use-complete-lesson.ts';
import { useFetchNextLesson } from './use-fetch-next-lesson.ts';
import { useLessonPlay } from './use-lesson-play.ts';

/** One question after the other: choose, check, go on. */
export function LessonPlayer({
  userId,
  unit,
  lesson,
  version,
}: {
  userId: string;
  unit: UnitFile;
  lesson: SpokenLesson;
  version: string;
}) {
  useTitle(lesson.title);
  useClips(lesson.speech);
  useFetchNextLesson(unit, lesson.id);
  const { play, completionId, question, locked, last, right, select, check, advance } =
    useLessonPlay(userId, lesson, version);
  const completion = useCompleteLesson(userId, unit, lesson);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const foot = useRef<HTMLButtonElement>(null);
  useEnterKey(form);
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
  const resting = locked || completion.isPending || completion.isSuccess;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (resting) return;
    if (!play.checked) {
      if (play.selected === null) return;
      dismissExtras();
      // The options are closed now: the keyboard goes on from the button.
      if (document.activeElement !== foot.current) foot.current?.focus({ preventScroll: true });
      if (check().hearts === 0 && play.hearts > 0) toast(OUT_OF_HEARTS);
    } else if (last) {
      advance(() => completion.mutate({ play, completionId }));
    } else {
      advance(() => heading.current?.focus());
    }
  };

  return (
    <form ref={form} onSubmit={submit} className="flex min-h-svh flex-col pb-(--nav)">
      <main className="mx-auto flex w-full max-w-[760px] flex-1 flex-col gap-5 px-4 pt-3 pb-6">
        <LessonTop
          at={play.at}
          done={play.at + (verdictSeen ? 1 : 0)}
          of={lesson.questions.length}
          hearts={play.hearts}
        />
        <ExtrasBanner />
        <div className="flex items-start justify-between gap-2">
          <h1 id={QUESTION} ref={heading} tabIndex={-1} className="text-xl sm:text-2xl">
            <Quoting text={question.question} quotes={lesson.quotes} />
          </h1>
          <ReportFlag key={play.at} lessonId={lesson.id} question={play.at} />
        </div>
        <QuestionPhrase
          key={`phrase ${play.at}`}
          question={question}
          mood={verdictSeen ? (right ? 'cheering' : 'consoling') : 'happy'}
          hidden={question.kind === 'listen' && !play.checked}
        />
        <Options
          key={`options ${play.at}`}
          labelledBy={QUESTION}
          question={question}
          selected={play.selected}
          checked={play.checked}
          moving={verdictSeen}
          onSelect={choose}
        />
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

const OUT_OF_HEARTS = {
  title: 'Out of hearts!',
  description: "You'll need to start this lesson over or buy more hearts.",
  destructive: true,
};
