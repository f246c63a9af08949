import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../api/failure-of.ts';
import { contrasts } from '../../course/companions.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Message } from '../../ui/message.tsx';
import { Screen, type ScreenProps } from '../../ui/screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EarTrainer } from './ear-trainer.tsx';

/** Finds the contrast, and trains the ear for it. */
export function EarTrainerScreen({ userId, contrastId }: ScreenProps & { contrastId: string }) {
  const pairs = useQuery(contrasts());
  const failed = failureOf(pairs);
  if (pairs.data) {
    const contrast = pairs.data.find(({ id }) => id === contrastId);
    if (contrast && contrast.pairs.length > 0) {
      return <EarTrainer userId={userId} contrast={contrast} />;
    }
    return (
      <Message
        title={contrast ? 'Nothing to hear yet' : 'Sounds not found'}
        text={contrast ? 'There are no pairs for these sounds yet.' : "We can't find these sounds."}
      >
        <ButtonLink href="/sounds">All sounds</ButtonLink>
      </Message>
    );
  }
  return (
    <Screen title="Train your ear">
      <h1 className="sr-only">Train your ear</h1>
      {failed ? (
        <LoadFailed title="We couldn't load the ear trainer" {...failed} />
      ) : (
        <>
          <p role="status" className="sr-only">
            Loading the ear trainer
          </p>
          <Skeleton className="h-20 rounded-lg" />
          <Skeleton className="h-82 rounded-lg" />
        </>
      )}
    </Screen>
  );
}
