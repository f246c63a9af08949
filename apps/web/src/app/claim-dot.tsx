import { useQuery } from '@tanstack/react-query';
import { dailyChallenges } from '../learner/reads.ts';

/** Gold beside Home while a challenge there waits to be claimed; it describes the tab by its id. */
export function ClaimDot({ id }: { id: string }) {
  const { data } = useQuery(dailyChallenges());
  if (!data?.some(({ completed, claimed }) => completed && !claimed)) return null;
  return (
    <span
      id={id}
      aria-hidden
      className="absolute top-0 right-1.5 size-3.5 rounded-pill border-2 border-surface bg-gold md:-top-1.5 md:-right-2"
    >
      <span className="sr-only">A reward to claim</span>
    </span>
  );
}
