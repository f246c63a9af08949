import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { badgesOf } from '../../learner/reads.ts';
import { BadgeGrid } from '../../ui/badge-grid.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ReadPlaceholder } from '../../ui/read-placeholder.tsx';
import { featuredBadges } from './featured-badges.ts';

export function CulturalBadges({ userId }: { userId: string }) {
  const badges = useQuery(badgesOf(userId));
  const [all, setAll] = useState(false);
  if (!badges.data)
    return <ReadPlaceholder read={badges} what="Your badges" shape="h-[380px] sm:h-57" />;
  const earned = badges.data.filter((badge) => badge.earned).length;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-lg">Cultural Badges</h2>
        <button
          type="button"
          onClick={() => setAll(true)}
          className="-m-2 min-h-11 rounded-sm px-2 font-bold text-red-text text-sm hover:underline"
        >
          View All Badges
        </button>
      </div>
      <BadgeGrid badges={featuredBadges(badges.data)} />
      {all && (
        <Dialog title="Cultural Badges" onClose={() => setAll(false)}>
          <p className="text-muted text-sm">
            {earned} of {badges.data.length} earned
          </p>
          <BadgeGrid badges={badges.data} explained />
        </Dialog>
      )}
    </Card>
  );
}
