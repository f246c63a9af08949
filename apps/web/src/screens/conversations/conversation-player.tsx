import type { ConversationFile } from '@hajde/rules/course-files';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useClips } from '../../speech/loaded-clips.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CloseLink } from '../../ui/close-link.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import {
  conversationInProgress,
  type InProgress,
  keepConversationInProgress,
  type Step,
} from './conversation-in-progress.ts';
import { ListenStep } from './listen-step.tsx';
import { QuestionsStep } from './questions-step.tsx';
import { EARNS, type Earned, useFinishConversation } from './use-finish-conversation.ts';
import type { SceneHere } from './use-scenes.ts';

/** With the microphone and the recogniser; loaded while the questions are answered. */
const loadPart = () => import('./part-step.tsx');
const PartStep = lazy(async () => ({ default: (await loadPart()).PartStep }));

const STEPS: Record<Step, string> = {
  listen: 'Step 1 of 3: Listen',
  questions: 'Step 2 of 3: Questions',
  part: 'Step 3 of 3: Take a part',
  finished: 'Finished',
};

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
  const [state, setState] = useState(() => conversationInProgress(userId, id));
  const finish = useFinishConversation(userId, id, scene.state === 'done');
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
    if (step === 'questions') void loadPart().catch(() => undefined);
    if (before.current === step) return;
    before.current = step;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  return (
    <Screen title={title}>
      <div className="flex items-center gap-2">
        <CloseLink href="/conversations" />
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-xl">
            {title}
          </h1>
          <p className="text-muted text-sm">{STEPS[step]}</p>
        </div>
      </div>
      {step === 'listen' && (
        <ListenStep conversation={conversation} onDone={() => change({ step: 'questions' })} />
      )}
      {step === 'questions' && (
        <QuestionsStep
          questions={questions}
          answers={state.answers}
          onAnswer={(answer) => change({ answers: [...state.answers, answer] })}
          onDone={() => change({ step: 'part' })}
        />
      )}
      {step === 'part' && (
        <Suspense fallback={<Skeleton className="h-60" />}>
          <PartStep
            conversation={conversation}
            finishing={finish.isPending}
            onDone={() =>
              finish.mutate(state, { onSuccess: () => setState({ ...state, step: 'finished' }) })
            }
          />
        </Suspense>
      )}
      {step === 'finished' && finish.data && <Finished earned={finish.data} next={next} />}
    </Screen>
  );
}

function Finished({ earned, next }: { earned: Earned; next: SceneHere | undefined }) {
  return (
    <div className="flex flex-col items-center gap-3 py-4 text-center">
      <Mascot mood="cheering" className="h-auto w-44" />
      <h2 className="text-2xl">Bravo!</h2>
      <p>
        {'waiting' in earned
          ? `${EARNS} XP, not yet synced: they count as soon as you are online.`
          : earned.xp > 0
            ? `You earned ${earned.xp} XP, and today counts for your streak.`
            : 'Today counts for your streak. The XP was yours the first time.'}
      </p>
      {next && (
        <ButtonLink href={`/conversations/${next.id}`} className="max-w-80">
          Next: {next.title}
        </ButtonLink>
      )}
      <ButtonLink href="/conversations" kind="quiet" className="max-w-80">
        All conversations
      </ButtonLink>
    </div>
  );
}
