import type { OccasionFile } from '@hajde/rules/course/course-files';
import { useQuery } from '@tanstack/react-query';
import { Ban, Hand } from 'lucide-react';
import { useEffect } from 'react';
import { failureOf } from '../../api/failure-of.ts';
import { isServerAway } from '../../api/server-away.ts';
import { occasionOf } from '../../course/companions.ts';
import { useClips } from '../../speech/loaded-clips.ts';
import { stopSpeaking } from '../../speech/speech.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { NotOnDevice } from '../../ui/not-on-device.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FormulaCard } from './formula-card.tsx';
import { OccasionStory } from './occasion-story.tsx';
import { PractiseThese } from './practise-these.tsx';
import { Prose } from './prose.tsx';

/** One occasion: a story, what is said and answered, what to do and what never to. */
export function OccasionScreen({ userId, occasionId }: { userId: string; occasionId: string }) {
  const occasion = useQuery(occasionOf(occasionId));
  const failed = failureOf(occasion);
  if (occasion.data) return <Whole userId={userId} occasion={occasion.data} />;
  return (
    <Screen title="Occasion">
      <h1 className="sr-only">Occasion</h1>
      {occasion.error && isServerAway(occasion.error) && failed ? (
        <NotOnDevice what="This occasion" pack="any" retry={failed.retry} />
      ) : failed ? (
        <LoadFailed title="We couldn't load this occasion" {...failed} />
      ) : occasion.data === null ? (
        <Card className="flex flex-col gap-4 text-center">
          <p>We can't find this occasion.</p>
          <ButtonLink href="/occasions">All occasions</ButtonLink>
        </Card>
      ) : (
        <>
          <p role="status" className="sr-only">
            Loading the occasion
          </p>
          <Skeleton className="h-24 rounded-lg" />
          <Skeleton className="h-82 rounded-lg" />
        </>
      )}
    </Screen>
  );
}

function Whole({ userId, occasion }: { userId: string; occasion: OccasionFile }) {
  const { title, when, formulas, doing, never, words, speech } = occasion;
  useClips(speech);
  useEffect(() => stopSpeaking, []);
  return (
    <Screen title={title}>
      <BackLink href="/occasions" />
      <div>
        <h1 className="text-2xl">{title}</h1>
        <p className="text-muted">{when}</p>
      </div>
      <OccasionStory occasion={occasion} />
      <section aria-labelledby="formulas" className="flex flex-col gap-3">
        <h2 id="formulas" className="text-lg">
          What people say, and how to answer
        </h2>
        <ul className="grid grid-cols-1 items-stretch gap-3 md:grid-cols-2">
          {formulas.map((formula) => (
            <li key={formula.says.text}>
              <FormulaCard formula={formula} words={words} />
            </li>
          ))}
        </ul>
      </section>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        <Advice
          id="doing"
          title="What to do"
          Icon={Hand}
          tone="text-ok-text"
          advice={doing}
          words={words}
        />
        <Advice
          id="never"
          title="What to avoid"
          Icon={Ban}
          tone="text-wrong-text"
          advice={never}
          words={words}
        />
      </div>
      <PractiseThese userId={userId} occasion={occasion} />
    </Screen>
  );
}

function Advice({
  id,
  title,
  Icon,
  tone,
  advice,
  words,
}: {
  id: string;
  title: string;
  Icon: typeof Hand;
  tone: string;
  advice: readonly string[];
  words: OccasionFile['words'];
}) {
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="flex items-center gap-2 text-lg">
        <Icon aria-hidden size={22} strokeWidth={2.5} className={tone} />
        {title}
      </h2>
      <ul className="flex list-disc flex-col gap-2 ps-5 leading-relaxed">
        {advice.map((each) => (
          <li key={each} className="relative">
            <Prose text={each} words={words} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
