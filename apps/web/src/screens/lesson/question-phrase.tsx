import type { Question } from '@hajde/rules/course';
import { memo, useEffect } from 'react';
import { SpeakButton } from '../../speech/speak-button.tsx';
import { speak } from '../../speech/speech.ts';
import { Mascot } from '../../ui/mascot.tsx';
import { Phrase } from './phrase.tsx';

/** Shqipe says the phrase of the question; while it must be found by ear, only its sound is there. */
export const QuestionPhrase = memo(function QuestionPhrase({
  question: { audio, words, kind },
  mood,
  hidden,
}: {
  question: Question;
  mood: 'happy' | 'cheering' | 'consoling';
  hidden: boolean;
}) {
  useEffect(() => {
    if (audio && kind === 'listen') speak(audio);
  }, [audio, kind]);
  return (
    <div className="flex items-center gap-3">
      <Mascot mood={mood} className="h-auto w-22 shrink-0 sm:w-32" />
      {audio && (
        <div className="relative flex min-h-22 min-w-0 flex-1 items-center gap-4 rounded-lg border-2 border-line-strong bg-surface p-3 sm:p-5">
          <SpeakButton text={audio} label="Listen to the phrase" />
          {hidden ? (
            <p className="text-muted">Listen, then choose.</p>
          ) : (
            <Phrase phrase={audio} words={words} />
          )}
        </div>
      )}
    </div>
  );
});
