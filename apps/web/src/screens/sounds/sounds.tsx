import { EAR_SESSION_QUESTIONS, EAR_SESSION_XP } from '@hajde/rules/play/ear-trainer';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../api/failure-of.ts';
import { contrasts, sounds } from '../../course/companions.ts';
import { soundsToldApartBy } from '../../learner/sound-reads.ts';
import { dismiss } from '../../outbox/dismiss.ts';
import { useClips } from '../../speech/loaded-clips.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { NotCounted } from '../../ui/not-counted.tsx';
import { Screen, type ScreenProps } from '../../ui/screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ContrastCard } from './contrast-card.tsx';
import { LetterCard } from './letter-card.tsx';
import { Parts } from './parts.tsx';
import { SpokenWord } from './spoken-word.tsx';

/** What the letters sound like, what Kosovo does differently, and the pairs to train the ear on. */
export function Sounds({ userId }: ScreenProps) {
  const heard = useQuery(sounds());
  const pairs = useQuery(contrasts());
  const told = useQuery(soundsToldApartBy(userId));
  useClips(heard.data?.speech);
  const failed = failureOf(heard, pairs, told);
  return (
    <Screen title="Sounds" width="wide">
      <BackLink href="/learn" />
      <div>
        <h1 className="text-2xl">Sounds</h1>
        <p className="text-muted text-sm">
          Every letter has one sound. Hear them all, then train your ear.
        </p>
      </div>
      {heard.data && pairs.data && told.data ? (
        <>
          <NotCounted
            refused={told.data.refused.map((record) => ({
              record,
              title:
                pairs.data.find(({ id }) => id === record.results[0]?.contrastId)?.title ??
                'Ear trainer',
            }))}
            onDismiss={({ record }) => void dismiss(record)}
          />
          <Parts />
          <h2 id="letters" className="scroll-mt-4 text-xl">
            The {heard.data.letters.length} letters
          </h2>
          <ol
            aria-labelledby="letters"
            className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3"
          >
            {heard.data.letters.map((letter) => (
              <LetterCard key={letter.letter} letter={letter} />
            ))}
          </ol>
          <h2 id="kosovo" className="scroll-mt-4 text-xl">
            What Kosovo does differently
          </h2>
          <ul aria-labelledby="kosovo" className="grid grid-cols-1 gap-3 lg:grid-cols-2">
            {heard.data.kosovo.map(({ title, about, examples }) => (
              <li
                key={title}
                className="rounded-lg border-2 border-line bg-surface p-4 shadow-card"
              >
                <h3 className="text-lg">{title}</h3>
                <p className="mb-3 text-sm">{about}</p>
                <ul className="flex flex-wrap gap-2">
                  {examples.map((word) => (
                    <SpokenWord key={word.word} {...word} />
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <div>
            <h2 id="train" className="scroll-mt-4 text-xl">
              Train your ear
            </h2>
            <p className="text-muted text-sm">
              You'll hear one word of a pair: which one was it? A session has{' '}
              {EAR_SESSION_QUESTIONS} words, and your first each day earns {EAR_SESSION_XP} XP.
            </p>
          </div>
          <ul aria-labelledby="train" className="grid grid-cols-1 gap-3 lg:grid-cols-2">
            {pairs.data.map((contrast) => (
              <ContrastCard
                key={contrast.id}
                contrast={contrast}
                results={told.data.results}
                notYetSynced={told.data.notYetSynced.has(contrast.id)}
              />
            ))}
          </ul>
        </>
      ) : failed ? (
        <LoadFailed title="We couldn't load the sounds" {...failed} />
      ) : (
        <>
          <p role="status" className="sr-only">
            Loading the sounds
          </p>
          <Skeleton className="h-11 rounded-lg" />
          <Skeleton className="h-34 rounded-lg" />
          <Skeleton className="h-34 rounded-lg" />
        </>
      )}
    </Screen>
  );
}
