import type { PronunciationWord } from '@hajde/rules/course/course';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { read } from '../../api/read.ts';
import { courseSpeech, outline, pronunciationWords, unit } from '../../course/course.ts';
import { useClips } from '../../speech/loaded-clips.ts';
import { isRecognitionSupported } from '../../speech/recogniser.ts';
import { stopSpeaking } from '../../speech/speech.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { OfflineLine } from '../../ui/offline-line.tsx';
import { Screen, type ScreenProps } from '../../ui/screen.tsx';
import type { Attempts } from './attempt-history.ts';
import { PracticeSkeleton } from './practice-skeleton.tsx';
import { RecognitionNotSupported } from './recognition-not-supported.tsx';
import { ScoredPractice } from './scored-practice.tsx';
import { UnscoredPractice } from './unscored-practice.tsx';
import { type WordToSay, wordsToSay } from './words-to-say.ts';

/** Ten words to say, with a score where the browser understands speech. */
export function PronunciationPractice({ userId }: ScreenProps) {
  const list = useQuery(pronunciationWords());
  const course = useQuery(outline());
  const speech = useQuery(courseSpeech());
  const own = { params: { id: userId } };
  const history = useQuery(read('GET /api/users/:id/pronunciation', own));
  const met = useQuery(read('GET /api/users/:id/words', own));
  useClips(speech.data?.pronunciation);
  useEffect(() => stopSpeaking, []);
  const waiting = [speech, history, met, course].some(({ isPending }) => isPending);
  const levels = new Map(course.data?.units.map(({ id, requiredLevel }) => [id, requiredLevel]));
  return (
    <Screen title="Pronunciation practice">
      <BackLink href="/" />
      <h1 className="text-2xl">Pronunciation practice</h1>
      <OfflineLine />
      {!isRecognitionSupported() && <RecognitionNotSupported />}
      {list.isError ? (
        <LoadFailed
          title="We couldn't load the words"
          error={list.error}
          retry={() => list.refetch()}
        />
      ) : !list.data || waiting ? (
        <PracticeSkeleton />
      ) : (
        <TenWords
          userId={userId}
          // What was met and said before need not be known: then the list is said, for the first time.
          chosen={wordsToSay(
            met.data?.words ?? [],
            list.data,
            (unitId) => levels.get(unitId) ?? 'beginner',
          )}
          attempts={history.data ?? []}
        />
      )}
    </Screen>
  );
}

/** The words stay as they were chosen, though each that is said changes what was met when. */
function TenWords({
  userId,
  chosen,
  attempts,
}: {
  userId: string;
  chosen: readonly WordToSay[];
  attempts: Attempts;
}) {
  const [words] = useState(chosen);
  const [unscored, setUnscored] = useState(false);
  const shown: readonly PronunciationWord[] = words;
  return (
    <>
      {words.map(({ word, from }) => from && <ClipsOfLesson key={word} {...from} />)}
      {isRecognitionSupported() && !unscored ? (
        <ScoredPractice
          userId={userId}
          words={shown}
          attempts={attempts}
          onWithoutChecking={() => setUnscored(true)}
        />
      ) : (
        <UnscoredPractice words={shown} />
      )}
    </>
  );
}

/** A word of a lesson is heard as it was there. */
function ClipsOfLesson({ unitId, lessonId }: { unitId: string; lessonId: string }) {
  const { data } = useQuery(unit(unitId));
  useClips(data?.lessons.find(({ id }) => id === lessonId)?.speech, false);
  return null;
}
