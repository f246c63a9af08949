import { STREAK_WEEK_GEMS, UNIT_FINISHED_GEMS } from '@hajde/rules/game/rewards';
import { Flag, Flame, type LucideIcon, Star, Trophy } from 'lucide-react';
import { Card } from '../../ui/card.tsx';

const WAYS: readonly { Icon: LucideIcon; name: string; text: string }[] = [
  { Icon: Star, name: 'Perfect lessons', text: 'Finish a lesson without a mistake.' },
  { Icon: Flag, name: 'Finishing units', text: `${UNIT_FINISHED_GEMS} gems for each whole unit.` },
  {
    Icon: Flame,
    name: 'The daily streak',
    text: `${STREAK_WEEK_GEMS} gems for every 7 days in a row.`,
  },
  { Icon: Trophy, name: 'Achievements', text: 'The rarer the achievement, the more gems you get.' },
];

export function HowToEarnGems() {
  return (
    <Card>
      <h2 className="mb-3 text-lg">How to earn gems</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {WAYS.map(({ Icon, name, text }) => (
          <li key={name} className="flex items-start gap-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-sm bg-gold-tint text-gold-text">
              <Icon aria-hidden size={22} strokeWidth={2.25} />
            </span>
            <span>
              <strong className="block font-bold">{name}</strong>
              <span className="text-muted text-sm">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
