import type { ConversationFile } from '@hajde/rules/course/course-files';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useClips } from '../../speech/loaded-clips.ts';
import { CloseLink } from '../../ui/close-link.tsx';
import { PlayerTop } from '../../ui/player-top.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFirstTouch } from '../../ui/use-first-touch.ts';
import {
  conversationInProgress,
  type InProgress,
  keepConversationInProgress,
  type Step,
} from './conversation-in-progress.ts';
import { ListenStep } from './listen-step.tsx';
import type { SceneFrame } from './scene-frame.tsx';
import { loadHandIn, useFinishConversation } from './use-finish-conversation.ts';
import type { SceneHere } from './use-scenes.ts';

/** Loaded at the first touch, while the scene is heard. */
const loadQuestions = () => import('./questions-step.tsx');
const QuestionsStep = lazy(async () => ({ default: (await loadQuestions()).QuestionsStep }));
/** With the microphone and the recogniser; loaded while the questions are answered. */
const loadPart = () => import('./part-step.tsx');
const PartStep = lazy(async () => ({ default: (await loadPart()).PartStep }));

const loadFinished = () => import('./finished-scene.tsx');
const FinishedScene = lazy(async () => ({ default: (await loadFinished()).FinishedScene }));

const STEPS: readonly Step[] = ['listen', 'questions', 'part'];

/** Listen, answer, take a part; then it pays. */
export function ConversationPlayer({
  userId,
  conversation,
  scene,
  next,
}: {
  userId: string;
  conversation: ConversationFile;
  scene: SceneHere;
  next: SceneHere | undefined;
}) {
  const { id, title, speech, questions } = conversation;
  useClips(speech);
  useFirstTouch(loadQuestions);
  const [state, setState] = useState(() => conversationInProgress(userId, id));
  const finish = useFinishConversation(userId, id);
  const heading = useRef<HTMLHeadingElement>(null);
  const change = (to: Partial<InProgress>) => {
    const changed = { ...state, ...to };
    setState(changed);
    keepConversationInProgress(userId, id, changed);
  };
  const { step } = state;
  const before = useRef(step);
  useEffect(() => {
    // Where it cannot be loaded now, it is asked for again when it is to be shown.
    if (step === 'questions') {
      void Promise.all([loadPart(), loadFinished(), loadHandIn()]).catch(() => undefined);
    }
    if (before.current === step) return;
    before.current = step;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  if (step === 'finished') {
    return (
      <Screen title={title}>
        <div className="flex items-center gap-2">
          <CloseLink href="/conversations" />
          <h1 ref={heading} tabIndex={-1} className="text-xl">
            {title}
          </h1>
        </div>
        {finish.data && (
          <Suspense fallback={<Skeleton className="h-60" />}>
            <FinishedScene earned={finish.data} next={next} />
          </Suspense>
        )}
      </Screen>
    );
  }
  const at = STEPS.indexOf(step);
  const frame: SceneFrame = {
    title,
    top: (
      <PlayerTop
        closesTo="/conversations"
        label="Scene progress"
        tone="blue"
        counts="Step"
        at={at}
        done={at}
        of={STEPS.length}
      />
    ),
    heading: (
      <h1 ref={heading} tabIndex={-1} className="text-md text-muted">
        {title}
      </h1>
    ),
  };
  return (
    <Suspense
      fallback={
        <Screen title={title}>
          <Skeleton className="h-60" />
        </Screen>
      }
    >
      {step === 'listen' && (
        <ListenStep
          frame={frame}
          conversation={conversation}
          onDone={() => change({ step: 'questions' })}
        />
      )}
      {step === 'questions' && (
        <QuestionsStep
          frame={frame}
          questions={questions}
          answers={state.answers}
          onAnswer={(answer) => change({ answers: [...state.answers, answer] })}
          onReplay={() => change({ step: 'listen' })}
          onDone={() => change({ step: 'part' })}
        />
      )}
      {step === 'part' && (
        <PartStep
          frame={frame}
          conversation={conversation}
          finishing={finish.isPending}
          onDone={() =>
            finish.mutate(
              {
                userId,
                conversationId: id,
                completionId: state.completionId,
                questions,
                answers: state.answers,
                done: scene.state === 'done',
              },
              { onSuccess: () => setState({ ...state, step: 'finished' }) },
            )
          }
        />
      )}
    </Suspense>
  );
}
