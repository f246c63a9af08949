import type { Answer } from '@hajde/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useTimeZone } from '../../base/use-time-zone.ts';
import { newsOf } from '../../learner/news-reads.ts';
import { useVisitSettings } from '../../learner/visit-settings.ts';
import { Mascot } from '../../ui/mascot.tsx';
import { greetingOfTheHour } from './greeting-of-the-hour.ts';
import { isStreakOpen, streakLine } from './streak-today.ts';

/** Shqipe greets by the hour; while today's streak is open, the daily reminder says so. */
export function Greeting({ user }: { user: Answer<'GET /api/users/:id'> }) {
  const { dailyReminder } = useVisitSettings();
  const { data: news } = useQuery(newsOf(user.id));
  const zone = useTimeZone();
  const now = new Date();
  const open = isStreakOpen(user, now, zone);
  return (
    <div className="flex min-h-36 flex-wrap items-end justify-end gap-x-2 px-5 lg:min-h-45 lg:px-9">
      <div className="min-w-0 flex-1 basis-[10rem] self-start max-[22rem]:basis-[7.25rem] pt-5 pb-4 lg:pt-8">
        <h1 className="wrap-anywhere text-[length:min(var(--text-2xl),12vw)] max-[22rem]:text-xl sm:text-3xl">
          <span lang="sq">{greetingOfTheHour(now, zone)}</span>, {user.username}!
        </h1>
        <p className="mt-2 font-bold text-md">
          {open && !dailyReminder
            ? 'Good to see you.'
            : streakLine(user.streak, open, news?.lostStreak)}
        </p>
      </div>
      <Mascot
        mood="happy"
        className="-mr-2 -mb-2 mt-1 h-auto w-[clamp(96px,33vw,136px)] sm:w-40 lg:-mt-5 lg:mr-4 lg:w-51"
      />
    </div>
  );
}
