import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../api/failure-of.ts';
import {
  type Story,
  type StoryCategory,
  storiesOf,
  storiesReadBy,
} from '../../learner/culture-reads.ts';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PANEL_ID, tabId } from './category-tabs.tsx';
import { StoryCard } from './story-card.tsx';
import { StoryDialog } from './story-dialog.tsx';

/** The stories of the chosen category, and the one that is being read. */
export function Stories({ userId, category }: { userId: string; category: StoryCategory }) {
  return (
    <div role="tabpanel" id={PANEL_ID} aria-labelledby={tabId(category)} className="min-w-0">
      <ShownStories userId={userId} category={category} />
    </div>
  );
}

function ShownStories({ userId, category }: { userId: string; category: StoryCategory }) {
  const queries = useQueryClient();
  const stories = useQuery({
    ...storiesOf(category),
    placeholderData: () => amongAll(queries, category),
  });
  const finished = useQuery(storiesReadBy(userId));
  const [reading, setReading] = useState<Story | null>(null);

  const failed = failureOf(stories);
  if (failed) return <LoadFailed title="We couldn't load the stories" {...failed} />;
  if (!stories.data) return <StoriesSkeleton />;
  if (stories.data.length === 0) return <NoStories category={category} />;
  const isRead = ({ id }: Story) => finished.data?.includes(id) ?? false;
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 2xl:grid-cols-3">
        {stories.data.map((story) => (
          <StoryCard
            key={story.id}
            story={story}
            isRead={isRead(story)}
            onOpen={() => setReading(story)}
          />
        ))}
      </ul>
      {reading && (
        <StoryDialog
          userId={userId}
          story={reading}
          isRead={isRead(reading)}
          onClose={() => setReading(null)}
        />
      )}
    </>
  );
}

/** A category's stories are among all of them, so they can be seen while they are asked for. */
function amongAll(queries: QueryClient, category: StoryCategory): Story[] | undefined {
  const all = queries.getQueryData(storiesOf('all').queryKey);
  return all?.filter((story) => story.category === category);
}

function NoStories({ category }: { category: StoryCategory }) {
  return (
    <Card className="flex flex-col items-center gap-3 py-8 text-center">
      <Mascot mood="consoling" className="h-auto w-36" />
      <p className="max-w-90 text-muted">
        {category === 'all'
          ? 'No cultural content is available at the moment.'
          : `No content found for the ${category} category.`}
      </p>
    </Card>
  );
}

function StoriesSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 2xl:grid-cols-3">
      <p role="status" className="sr-only">
        Loading the stories
      </p>
      {[1, 2, 3, 4].map((story) => (
        <Skeleton key={story} className="h-60 rounded-lg" />
      ))}
    </div>
  );
}
