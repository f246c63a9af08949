import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { userOf } from '../../learner/reads.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ContinueCard } from './continue-card.tsx';
import { Greeting } from './greeting.tsx';

/** What a learner comes for: a good day from Shqipe, and the button that goes on. */
export function Hero({
  userId,
  above,
  first,
}: {
  userId: string;
  /** What stands above the next lesson today. */
  above: ReactNode;
  /** Whether nothing above asks for the big button. */
  first: boolean;
}) {
  const { data: user } = useQuery(userOf(userId));
  return (
    <section
      aria-label="Welcome"
      className="rays relative rounded-xl pb-4 text-on-hero [--rays-at:78%_24%] lg:mt-5"
    >
      {user ? <Greeting user={user} /> : <GreetingSkeleton />}
      <div className="relative z-1 flex flex-col gap-3 px-3 pb-3 text-ink lg:px-6 lg:pb-6">
        {above}
        <ContinueCard userId={userId} first={first} />
      </div>
      <div className="pointer-events-none absolute inset-0 flex items-end overflow-hidden rounded-xl">
        <div className="kilim w-full" />
      </div>
    </section>
  );
}

function GreetingSkeleton() {
  return (
    <div className="px-5 pt-5 pb-4">
      <h1 className="sr-only">Home</h1>
      <p role="status" className="sr-only">
        Loading
      </p>
      <Skeleton className="h-[107px] opacity-20 sm:h-[129px] lg:h-[150px]" />
    </div>
  );
}
