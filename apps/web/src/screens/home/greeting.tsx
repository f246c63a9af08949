import type { Answer } from '@hajde/contract/types';
import { useTimeZone } from '../../base/use-time-zone.ts';
import { useVisitSettings } from '../../learner/visit-settings.ts';
import { Mascot } from '../../ui/mascot.tsx';
import { isStreakOpen, streakLine } from './streak-today.ts';

/** Shqipe says good day; while today's streak is open, the daily reminder says so. */
export function Greeting({ user }: { user: Answer<'GET /api/users/:id'> }) {
  const { dailyReminder } = useVisitSettings();
  const zone = useTimeZone();
  const open = isStreakOpen(user, new Date(), zone);
  return (
    <div className="flex min-h-36 flex-wrap items-end justify-end gap-x-2 px-5 lg:min-h-45 lg:px-9">
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
        className="-mr-2 -mb-2 mt-1 h-auto w-[clamp(96px,33vw,136px)] sm:w-40 lg:-mt-5 lg:mr-4 lg:w-51"
      />
    </div>
  );
}
