import type { PronunciationWord } from '@hajde/rules/course/course';
import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { hearOwn } from '../../speech/hear-own.ts';
import { LevelMeter } from '../../speech/level-meter.tsx';
import { RecordButton } from '../../speech/record-button.tsx';
import { RecordingTrouble } from '../../speech/recording-trouble.tsx';
import { stopSpeaking } from '../../speech/speech.ts';
import { canRecord, useRecording } from '../../speech/use-recording.ts';
import { Button } from '../../ui/button.tsx';
import { ListenButton } from './listen-button.tsx';
import { PracticeTop } from './practice-top.tsx';
import { WordCard } from './word-card.tsx';

/** Without a recogniser the learner's own ears judge: the model, the recording, and both again. */
export function UnscoredPractice({ words }: { words: readonly PronunciationWord[] }) {
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const { recording, own, failure, level, start, stop, forget } = useRecording();
  const word = words[at];
  if (!word) return null;

  const go = (step: number) => {
    stopSpeaking();
    forget();
    setAt((at + step + words.length) % words.length);
    heading.current?.focus();
  };

  return (
    <>
      <PracticeTop
        at={at}
        of={words.length}
        instruction="Listen to the word, record yourself, and compare."
      />
      <WordCard word={word} heading={heading} aside={null}>
        <div className="grid grid-cols-1 gap-3 min-[27rem]:grid-cols-2">
          <ListenButton key={word.word} word={word.word} disabled={recording} />
          {canRecord() ? (
            <RecordButton
              recording={recording}
              again={own !== null}
              onRecord={start}
              onStop={stop}
            />
          ) : (
            <p className="text-muted text-sm">
              This browser can't record, but you can still listen and say the word aloud.
            </p>
          )}
        </div>
        {recording && <LevelMeter level={level} />}
        {own && (
          <Button kind="quiet" onClick={() => hearOwn(own)}>
            <Play aria-hidden size={24} strokeWidth={2.5} className="shrink-0" />
            Hear yourself
          </Button>
        )}
        {failure && <RecordingTrouble failure={failure} onRetry={start} />}
        <div className="grid grid-cols-2 gap-3">
          <Button kind="quiet" onClick={() => go(-1)}>
            Previous
          </Button>
          <Button kind={own ? 'go' : 'quiet'} onClick={() => go(1)}>
            Next Word
          </Button>
        </div>
      </WordCard>
    </>
  );
}
