import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { userOf } from '../../learner/reads.ts';
import { Card } from '../../ui/card.tsx';
import { ReadPlaceholder } from '../../ui/read-placeholder.tsx';
import { BoltIcon, FlameIcon } from '../../ui/reward-icons.tsx';

/** The streak, and an entry that the specification fixes. */
export function RecentAchievements({ userId }: { userId: string }) {
  const user = useQuery(userOf(userId));
  if (!user.data)
    return <ReadPlaceholder read={user} what="your achievements" shape="h-[178px] sm:h-[126px]" />;
  const { streak } = user.data;
  return (
    <Card>
      <h2 className="text-lg">Recent Achievements</h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        <Entry
          icon={<FlameIcon size={32} />}
          name={streak === 0 ? 'No streak yet' : `${streak}-day streak`}
          text={streak === 0 ? 'Start one today.' : 'A little a day keeps it burning.'}
        />
        <Entry icon={<BoltIcon size={32} />} name="Perfect Lesson" text="No mistakes" />
      </ul>
    </Card>
  );
}

function Entry({ icon, name, text }: { icon: ReactNode; name: string; text: string }) {
  return (
    <li className="flex items-center gap-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-md bg-sunk">{icon}</span>
      <span className="min-w-0">
        <strong className="block font-bold font-display text-md leading-tight">{name}</strong>
        <span className="text-muted text-sm">{text}</span>
      </span>
    </li>
  );
}
