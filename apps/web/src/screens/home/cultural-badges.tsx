import samples from 'virtual:sample-badges';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { badgesOf, shownBadges } from '../../learner/badges.ts';
import { BadgeGrid } from '../../ui/badge-grid.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ReadPlaceholder } from '../../ui/read-placeholder.tsx';
import { featuredBadges } from './featured-badges.ts';

export function CulturalBadges({ userId }: { userId: string }) {
  const reads = useQuery(badgesOf(userId));
  const [all, setAll] = useState(false);
  // They come late and are many: no touch waits until all are drawn.
  const read = useDeferredValue(reads.data);
  if (!read) return <ReadPlaceholder read={reads} what="your badges" shape="h-50 sm:h-52" />;
  const badges = shownBadges(read, samples);
  const earned = badges.filter((badge) => badge.earned).length;
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
      {!read.own && <NotYourOwn retry={() => reads.refetch()} />}
      <BadgeGrid badges={featuredBadges(badges)} />
      {all && (
        <Dialog title="Cultural Badges" onClose={() => setAll(false)}>
          <p className="text-muted text-sm">
            {earned} of {badges.length} earned
          </p>
          <BadgeGrid badges={badges} explained />
        </Dialog>
      )}
    </Card>
  );
}

/** Nothing that was earned is lost: it only could not be read. */
function NotYourOwn({ retry }: { retry: () => void }) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
      We couldn't load your badges. These are the ones you can earn.
      <button
        type="button"
        onClick={retry}
        className="min-h-11 rounded-sm px-1 font-bold text-red-text underline-offset-4 hover:underline"
      >
        Retry
      </button>
    </p>
  );
}
