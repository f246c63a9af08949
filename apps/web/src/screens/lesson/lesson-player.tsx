import type { Question } from '@hajde/rules/course/course';
import type { SpokenLesson, UnitFile } from '@hajde/rules/course/course-files';
import { useEffect, useRef } from 'react';
import { dismissExtras } from '../../learner/extras.ts';
import { forgetFinishedLesson } from '../../learner/finished-lesson.ts';
import { useClips } from '../../speech/loaded-clips.ts';
import { speak, stopSpeaking } from '../../speech/speech.ts';
import { ChatBubble } from '../../ui/chat-bubble.tsx';
import { ExtrasBanner } from '../../ui/extras-banner.tsx';
import { FinishedLessonCard } from '../../ui/finished-lesson-card.tsx';
import { Player, PlayerAnswer, PlayerTask } from '../../ui/player.tsx';
import { PlayerTop } from '../../ui/player-top.tsx';
import { toast } from '../../ui/toast.ts';
import { useOncePainted } from '../../ui/use-once-painted.ts';
import { dropLesson } from './lesson-in-progress.ts';
import { LessonNotFound } from './lesson-not-found.tsx';
import { LessonStrip } from './lesson-strip.tsx';
import { LessonVerdict } from './lesson-verdict.tsx';
import { Options } from './options.tsx';
import { QuestionPhrase } from './question-phrase.tsx';
import { QuestionText } from './question-text.tsx';
import { useCompleteLesson } from './use-complete-lesson.ts';
import { useFetchNextLesson } from './use-fetch-next-lesson.ts';
import { useLessonPlay } from './use-lesson-play.ts';

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
  useClips(lesson.speech);
  useFetchNextLesson(unit, lesson.id);
  const { play, completionId, question, options, locked, last, right, select, check, advance } =
    useLessonPlay(userId, lesson, release);
  const completion = useCompleteLesson(userId, unit, lesson, release);
  const heading = useRef<HTMLHeadingElement>(null);
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
  const submit = () => {
    if (!play.checked) {
      dismissExtras();
      forgetFinishedLesson();
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
    <Player
      title={lesson.title}
      top={
        <PlayerTop
          closesTo="/learn"
          label="Lesson progress"
          tone="red"
          at={play.at}
          done={play.at + (verdictSeen ? 1 : 0)}
          of={lesson.questions.length}
          hearts={play.hearts}
        />
      }
      notices={
        <>
          <ExtrasBanner />
          {beginning && (
            <>
              <LessonStrip lesson={lesson} />
              {/* Below the toast, which lies over the strip. */}
              <div className="mt-2 empty:hidden across:mt-0">
                <FinishedLessonCard userId={userId} opensFrom={isBrief(question) ? 780 : 900} />
              </div>
            </>
          )}
        </>
      }
      foot={{
        right: play.checked ? right : null,
        verdict: <LessonVerdict question={question} quotes={lesson.quotes} right={right} />,
        hint: 'Press 1 to 4 to choose, Enter to check',
        label: play.checked ? (last ? 'Complete' : 'Continue') : 'Check',
        disabled: play.selected === null,
        resting,
      }}
      onSubmit={submit}
    >
      <PlayerTask>
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
        {question.audio ? (
          <QuestionPhrase
            key={play.at}
            audio={question.audio}
            question={question}
            checked={play.checked}
          />
        ) : (
          question.chat && <ChatBubble text={question.chat} />
        )}
      </PlayerTask>
      <PlayerAnswer>
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
      </PlayerAnswer>
    </Player>
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
  ways: [
    { href: '/shop', name: 'Refill in the Shop' },
    { href: '/practice', name: 'Practise for a heart' },
  ],
};
