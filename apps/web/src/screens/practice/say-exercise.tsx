import type { Say } from '@hajde/rules/practice/exercise';
import { Mic, Play, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { hearOwn } from '../../speech/hear-own.ts';
import { LevelMeter } from '../../speech/level-meter.tsx';
import { isRecognitionSupported } from '../../speech/recogniser.ts';
import { RecordingTrouble } from '../../speech/recording-trouble.tsx';
import { SpeakButton } from '../../speech/speak-button.tsx';
import { type Outcome, useListening } from '../../speech/use-listening.ts';
import { canRecord, useRecording } from '../../speech/use-recording.ts';
import { Button } from '../../ui/button.tsx';
import { PlayerAnswer, PlayerCard } from '../../ui/player.tsx';
import { EnglishCard } from './english-card.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { SelfJudgement } from './self-judgement.tsx';

/** The English: say it. The browser marks it where it knows Albanian, else the learner does. */
export default function SayExercise(props: ExerciseProps<Say>) {
  const [byBrowser, setByBrowser] = useState(isRecognitionSupported);
  const { line } = props.exercise;
  return (
    <>
      {!props.answered && (
        <PlayerCard>
          <EnglishCard english={line.english} />
        </PlayerCard>
      )}
      <PlayerAnswer>
        {byBrowser ? (
          <Recognised {...props} onWithout={() => setByBrowser(false)} />
        ) : (
          <Compared {...props} />
        )}
      </PlayerAnswer>
    </>
  );
}

function Recognised({
  answered,
  onDraft,
  onWithout,
}: ExerciseProps<Say> & { onWithout: () => void }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { listening, level, start, stop } = useListening((heard) => {
    setOutcome(heard);
    if (heard.said !== undefined) onDraft({ how: 'written', text: heard.said });
  });
  if (answered) return null;
  return (
    <>
      <RecordButton running={listening} onStart={start} onStop={stop} />
      {listening && <LevelMeter level={level} />}
      {outcome?.said !== undefined && (
        <p role="status" className="text-center">
          <span className="text-muted text-sm">You said: </span>
          <span lang="sq" className="font-bold font-display text-lg">
            {outcome.said}
          </span>
        </p>
      )}
      {outcome?.failure && (
        <RecordingTrouble failure={outcome.failure} onRetry={start} onWithoutChecking={onWithout} />
      )}
      {!listening && (
        <button
          type="button"
          onClick={onWithout}
          className="min-h-11 self-center rounded-sm px-2 font-bold text-muted text-sm underline underline-offset-4"
        >
          I'll judge it myself
        </button>
      )}
    </>
  );
}

/** Beside their own recording, where there is one, learners judge for themselves. */
function Compared({ exercise: { line }, answered, shown, onDraft }: ExerciseProps<Say>) {
  const { recording, own, failure, level, start, stop } = useRecording();
  useEffect(() => {
    if (!shown && !answered) onDraft('show the answer');
  }, [shown, answered, onDraft]);
  return (
    <>
      {!answered && !shown && canRecord() && (
        <RecordButton running={recording} onStart={start} onStop={stop} />
      )}
      {!answered && !shown && !canRecord() && (
        <p className="text-muted">Say it aloud, then look at the answer.</p>
      )}
      {recording && <LevelMeter level={level} />}
      {failure && <RecordingTrouble failure={failure} onRetry={start} />}
      {shown && !answered && (
        <div className="flex items-center gap-3 rounded-lg border-2 border-line-strong bg-surface p-3">
          <SpeakButton text={line.albanian} label="Listen to the answer" slow="beside" />
          <p lang="sq" className="min-w-0 flex-1 font-bold font-display text-lg">
            {line.albanian}
          </p>
        </div>
      )}
      {own && (shown || answered) && (
        <Button kind="quiet" onClick={() => hearOwn(own)}>
          <Play aria-hidden size={24} strokeWidth={2.5} className="shrink-0" />
          Hear yourself
        </Button>
      )}
      {shown && !answered && <SelfJudgement onDraft={onDraft} />}
    </>
  );
}

function RecordButton({
  running,
  onStart,
  onStop,
}: {
  running: boolean;
  onStart: () => void;
  onStop: () => void;
}) {
  const Icon = running ? Square : Mic;
  return (
    <Button kind="quiet" onClick={running ? onStop : onStart}>
      <Icon aria-hidden size={24} strokeWidth={2.5} className="shrink-0" />
      {running ? 'Stop' : 'Record'}
    </Button>
  );
}
