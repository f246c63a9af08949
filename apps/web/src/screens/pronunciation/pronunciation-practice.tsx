import { PRONUNCIATION_WORDS } from '@hajde/rules/pronunciation-session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { read } from '../../api/read.ts';
import { courseSpeech, pronunciationWords } from '../../course/course.ts';
import { useClips } from '../../speech/loaded-clips.ts';
import { isRecognitionSupported } from '../../speech/recogniser.ts';
import { stopSpeaking } from '../../speech/speech.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Screen, type ScreenProps } from '../../ui/screen.tsx';
import { PracticeSkeleton } from './practice-skeleton.tsx';
import { RecognitionNotSupported } from './recognition-not-supported.tsx';
import { ScoredPractice } from './scored-practice.tsx';
import { UnscoredPractice } from './unscored-practice.tsx';

/** Ten words to say, with a score where the browser understands speech. */
export function PronunciationPractice({ userId }: ScreenProps) {
  const words = useQuery(pronunciationWords());
  const speech = useQuery(courseSpeech());
  const history = useQuery(read('GET /api/users/:id/pronunciation', { params: { id: userId } }));
  const [unscored, setUnscored] = useState(false);
  useClips(speech.data?.pronunciation);
  useEffect(() => stopSpeaking, []);
  const supported = isRecognitionSupported();
  return (
    <Screen title="Pronunciation practice">
      <h1 className="pt-2 text-2xl">Pronunciation practice</h1>
      {!supported && <RecognitionNotSupported />}
      {words.isError ? (
        <LoadFailed
          title="The words could not be loaded"
          error={words.error}
          retry={() => words.refetch()}
        />
      ) : !words.data || speech.isPending || history.isPending ? (
        <PracticeSkeleton />
      ) : supported && !unscored ? (
        <ScoredPractice
          userId={userId}
          words={words.data.slice(0, PRONUNCIATION_WORDS)}
          // Practising does not need what was before: without it, every word is a first time.
          attempts={history.data ?? []}
          onWithoutChecking={() => setUnscored(true)}
        />
      ) : (
        <UnscoredPractice words={words.data.slice(0, PRONUNCIATION_WORDS)} />
      )}
    </Screen>
  );
}
