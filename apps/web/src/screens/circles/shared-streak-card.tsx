import { useToday } from '../../base/use-today.ts';
import { Card } from '../../ui/card.tsx';
import { FlameIcon } from '../../ui/reward-icons.tsx';
import type { Circle } from './circle-reads.ts';
import { RULE_TEXTS } from './rule-texts.ts';
import { NameOf, Sign } from './sign.tsx';

export function SharedStreakCard({
  circle: { name, sign, rule, streak, members },
}: {
  circle: Circle;
}) {
  const learnt = members.filter(({ learntToday }) => learntToday).length;
  const today = useToday();
  // The day counts already, so whoever is missing has only just joined.
  const newcomers = rule === 'everybody' && streak.through === today && learnt < members.length;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        <Sign sign={sign} large />
        <h1 className="min-w-0 text-2xl leading-snug">
          <NameOf name={name} />
        </h1>
      </div>
      <p className="flex items-center gap-2 font-bold font-display text-xl">
        <FlameIcon size={30} />
        {streak.current === 1 ? '1 day together' : `${streak.current} days together`}
      </p>
      <p className="text-sm">
        {todayOf(learnt, members.length)}
        <span className="block text-muted">
          {RULE_TEXTS[rule].text}
          {newcomers && ' Newcomers count from the next day.'}
          {streak.longest > streak.current &&
            ` Your longest: ${streak.longest === 1 ? '1 day' : `${streak.longest} days`}.`}
        </span>
      </p>
    </Card>
  );
}

function todayOf(learnt: number, members: number): string {
  if (members === 1)
    return learnt === 1
      ? "You've done some Albanian today."
      : "You haven't done any Albanian today yet.";
  if (learnt === members) return 'Everybody has done some Albanian today.';
  if (learnt === 0) return 'Nobody has done any Albanian today yet.';
  return `${learnt} of ${members} ${learnt === 1 ? 'has' : 'have'} done some Albanian today.`;
}
