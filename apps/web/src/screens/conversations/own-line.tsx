import { bareWords } from '@hajde/albanian/text/words';
import type { SpokenLine } from '@hajde/rules/course/course-files';
import { pronunciationFeedback, pronunciationScore } from '@hajde/rules/play/pronunciation';
import { Play } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useVisitSettings } from '../../learner/visit-settings.ts';
import { hearOwn } from '../../speech/hear-own.ts';
import { LevelMeter } from '../../speech/level-meter.tsx';
import { isRecognitionSupported } from '../../speech/recogniser.ts';
import { RecordButton } from '../../speech/record-button.tsx';
import { RecordingTrouble } from '../../speech/recording-trouble.tsx';
import { TappableWords } from '../../speech/tappable-words.tsx';
import { type Outcome, useListening } from '../../speech/use-listening.ts';
import { canRecord, useRecording } from '../../speech/use-recording.ts';
import { Button } from '../../ui/button.tsx';

interface OwnLineProps {
  readonly line: SpokenLine;
  /** Its Albanian is on the screen now, and is to be heard. */
  readonly onShown: () => void;
}

/** The learner's own line: its English first; once it is said, its Albanian. */
export function OwnLine(props: OwnLineProps) {
  const { speakingPractice } = useVisitSettings();
  return speakingPractice && isRecognitionSupported() ? (
    <UnderstoodLine {...props} />
  ) : (
    <OwnEarsLine {...props} recordable={speakingPractice && canRecord()} />
  );
}

/** The recogniser says what it understood. */
function UnderstoodLine({ line, onShown }: OwnLineProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [shown, setShown] = useState(false);
  const show = () => {
    setShown(true);
    onShown();
  };
  const { listening, level, start, stop } = useListening((heard) => {
    setOutcome(heard);
    if (heard.said !== undefined) show();
  });
  const said = outcome?.said;
  const score = said === undefined ? null : lineScore(said, line.text);
  return (
    <Frame line={line} shown={shown}>
      {!shown && (
        <div className="grid grid-cols-1 gap-3 min-[340px]:grid-cols-2">
          <RecordButton recording={listening} again={false} onRecord={start} onStop={stop} />
          <Button kind="quiet" disabled={listening} onClick={show}>
            Show it
          </Button>
        </div>
      )}
      {listening && <LevelMeter level={level} />}
      {outcome?.failure && !listening && !shown && (
        <RecordingTrouble failure={outcome.failure} onRetry={start} />
      )}
      {score !== null && (
        <p role="status">
          We heard: <span lang="sq">{said}</span>. <strong>{pronunciationFeedback(score)}</strong>{' '}
          {score}%
        </p>
      )}
    </Frame>
  );
}

/** Without a recogniser the learner's own ears judge. */
function OwnEarsLine({ line, onShown, recordable }: OwnLineProps & { recordable: boolean }) {
  const [shown, setShown] = useState(false);
  const { recording, own, failure, level, start, stop } = useRecording();
  const show = () => {
    stop();
    setShown(true);
    onShown();
  };
  return (
    <Frame line={line} shown={shown}>
      {!shown && (
        <div className="grid grid-cols-1 gap-3 min-[340px]:grid-cols-2">
          {recordable && (
            <RecordButton
              recording={recording}
              again={own !== null}
              onRecord={start}
              onStop={stop}
            />
          )}
          <Button kind={recordable && !own ? 'quiet' : 'go'} onClick={show}>
            I said it
          </Button>
        </div>
      )}
      {recording && <LevelMeter level={level} />}
      {failure && !shown && <RecordingTrouble failure={failure} onRetry={start} />}
      {own && (
        <Button kind="quiet" onClick={() => hearOwn(own)}>
          <Play aria-hidden size={24} strokeWidth={2.5} />
          Hear yourself
        </Button>
      )}
    </Frame>
  );
}

function Frame({
  line: { text, translation, words },
  shown,
  children,
}: {
  line: SpokenLine;
  shown: boolean;
  children: React.ReactNode;
}) {
  const here = useRef<HTMLElement>(null);
  // The button that led here is gone, as is the one that shows it: the keyboard goes on from the line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again once it is shown
  useEffect(() => here.current?.focus(), [shown]);
  const english = useId();
  return (
    <section
      ref={here}
      tabIndex={-1}
      aria-label="Your line"
      aria-describedby={english}
      className="flex scroll-my-28 flex-col gap-3 rounded-lg border-2 border-red bg-surface p-4"
    >
      <p className="text-muted text-sm">Say it in Albanian:</p>
      <p id={english} className="font-bold text-lg">
        {translation}
      </p>
      {shown && (
        <p lang="sq" className="relative font-bold font-display text-lg text-red-text">
          <TappableWords text={text} words={words} />
        </p>
      )}
      {children}
    </section>
  );
}

/** Signs are not heard. */
function lineScore(said: string, text: string): number {
  return pronunciationScore(bareWords(said).join(' '), bareWords(text).join(' '));
}
