import { useQuery } from '@tanstack/react-query';
import { useTimeZone } from '../../base/use-time-zone.ts';
import { userOf } from '../../learner/reads.ts';
import { useVisitSettings } from '../../learner/visit-settings.ts';
import { Mascot } from '../../ui/mascot.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isStreakOpen, streakLine } from './streak-today.ts';

/** Shqipe says good day; while today's streak is open, the daily reminder says so. */
export function Greeting({ userId }: { userId: string }) {
  const { data: user } = useQuery(userOf(userId));
  const { dailyReminder } = useVisitSettings();
  const zone = useTimeZone();
  if (!user) return <GreetingSkeleton />;
  const open = isStreakOpen(user, new Date(), zone);
  return (
    <section className="rays relative rounded-xl text-on-hero [--rays-at:78%_62%] lg:mt-5">
      <div className="flex min-h-41 flex-wrap items-end justify-end gap-x-2 px-5 pb-4 lg:min-h-[191px] lg:px-9">
        <div className="min-w-0 flex-1 basis-[7.25rem] self-start pt-5 pb-4 lg:pt-8">
          <h1 className="wrap-anywhere text-2xl max-[22rem]:text-xl sm:text-3xl">
            <span lang="sq">Mirëdita</span>, {user.username}!
          </h1>
          <p className="mt-2 font-bold text-md">
            {open && !dailyReminder ? 'Good to have you here.' : streakLine(user.streak, open)}
          </p>
        </div>
        <Mascot
          mood="happy"
          className="-mr-2 mt-1 h-auto w-[clamp(104px,38vw,160px)] sm:w-44 lg:-mt-5 lg:mr-4 lg:w-51"
        />
      </div>
      <div className="pointer-events-none absolute inset-0 flex items-end overflow-hidden rounded-xl">
        <div className="kilim w-full" />
      </div>
    </section>
  );
}

function GreetingSkeleton() {
  return (
    <>
      <h1 className="sr-only">Home</h1>
      <p role="status" className="sr-only">
        Loading
      </p>
      <Skeleton className="h-[175px] rounded-xl sm:h-[182px] lg:mt-5 lg:h-[191px]" />
    </>
  );
}
