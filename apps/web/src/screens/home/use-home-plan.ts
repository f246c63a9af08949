import { useQuery } from '@tanstack/react-query';
import { useTimeZone } from '../../base/use-time-zone.ts';
import { useToday } from '../../base/use-today.ts';
import { newsOf, practiceTodayOf } from '../../learner/news-reads.ts';
import { progressOf, userOf, weeklyProgressOf } from '../../learner/reads.ts';
import { homePlan } from './home-plan.ts';
import { type Moment, momentsOf } from './moments.ts';
import { isStreakOpen } from './streak-today.ts';
import { useDismissedMoments } from './use-dismissed-moments.ts';

/** What stands where on Home today. Null until it is known; what cannot be read is left out of it. */
export function useHomePlan(userId: string) {
  const user = useQuery(userOf(userId));
  const progress = useQuery(progressOf(userId));
  const week = useQuery(weeklyProgressOf(userId));
  const news = useQuery(newsOf(userId));
  const practice = useQuery(practiceTodayOf(userId));
  const zone = useTimeZone();
  const today = useToday();
  const { dismissed, dismiss } = useDismissedMoments(userId);
  if ([user, progress, week, news, practice].some(({ isPending }) => isPending)) return null;

  const moments =
    user.data && week.data
      ? momentsOf({
          xp: user.data.xp,
          xpToday: week.data.xp[week.data.days.indexOf(today)] ?? 0,
          streak: user.data.streak,
          todayIsDone: !isStreakOpen(user.data, new Date(), zone),
        })
      : [];
  const moment: Moment | undefined = moments.find(({ key }) => !dismissed.includes(key));
  const plan = homePlan({
    begun: progress.data?.some(({ completed }) => completed) === true,
    awayDays: news.data?.awayDays ?? null,
    // Whoever has done the day's portion is shown the next lesson first.
    due: practice.data?.portion ? practice.data.due : 0,
    mistakes: practice.data?.mistakes ?? 0,
    moment: moment !== undefined,
  });
  return { ...plan, moment, onDismiss: () => moment && dismiss(moment.key) };
}
