import type { Day } from '@hajde/rules/days/days';
import type { Practice } from '../../learner/practice-reads.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { Screen } from '../../ui/screen.tsx';
import { inDays } from './in-days.ts';

/** All words are fresh: when the next ones are due, and a session of the weakest for who wants one. */
export function NothingDue({
  practice: { words, nextDueDay, day },
  onAnyway,
}: {
  practice: Practice;
  onAnyway: () => void;
}) {
  const askable = words.filter(({ suspended }) => !suspended);
  if (askable.length === 0) return <NothingMet suspended={words.length > 0} />;
  return (
    <Screen title="Practice">
      <Card className="flex flex-col items-center gap-2 py-8 text-center">
        <Mascot mood="cheering" className="h-auto w-44" />
        <h1 className="text-2xl">You're up to date</h1>
        <p className="mb-4 max-w-[46ch] text-muted">
          You remember {askable.length === 1 ? 'your word' : `all ${askable.length} words`} well
          enough for now.{nextDueDay && ` ${nextSentence(nextDueDay, day)}`}
        </p>
        <Button className="max-w-80" onClick={onAnyway}>
          Practise your weakest words
        </Button>
        <ButtonLink kind="quiet" href="/words" className="max-w-80">
          See your words
        </ButtonLink>
      </Card>
    </Screen>
  );
}

/** Offline, and no pack has a line with any of the words. */
export function NothingToAsk({ retry }: { retry: () => void }) {
  return (
    <Screen title="Practice">
      <Card className="flex flex-col items-center gap-2 py-8 text-center">
        <Mascot mood="consoling" className="h-auto w-44" />
        <h1 className="text-2xl">Not available offline</h1>
        <p className="mb-4 max-w-[46ch] text-muted">
          The lessons with your words aren't on this device, so there's nothing to practise offline.
        </p>
        <ButtonLink href="/offline-packs" className="max-w-80">
          Go to Offline Packs
        </ButtonLink>
        <Button kind="quiet" className="max-w-80" onClick={retry}>
          Retry
        </Button>
      </Card>
    </Screen>
  );
}

function NothingMet({ suspended }: { suspended: boolean }) {
  return (
    <Screen title="Practice">
      <Card className="flex flex-col items-center gap-2 py-8 text-center">
        <Mascot mood="happy" className="h-auto w-44" />
        <h1 className="text-2xl">Nothing to practise yet</h1>
        <p className="mb-4 max-w-[46ch] text-muted">
          {suspended
            ? "You've marked all your words as known. Bring one back to practise it."
            : 'Finish a lesson first. Its words come back here before you forget them.'}
        </p>
        <ButtonLink href={suspended ? '/words' : '/learn'} className="max-w-80">
          {suspended ? 'See your words' : 'Go to the lessons'}
        </ButtonLink>
      </Card>
    </Screen>
  );
}

const nextSentence = (due: Day, day: Day) => `The next ones come back ${inDays(due, day)}.`;
