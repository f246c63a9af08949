import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../api/failure-of.ts';
import { storiesOf, storiesReadBy } from '../../learner/culture-reads.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** How many of all the stories the learner has read to the end. */
export function StoriesRead({ userId }: { userId: string }) {
  const finished = useQuery(storiesReadBy(userId));
  const stories = useQuery(storiesOf('all'));
  const failed = failureOf(finished);
  if (failed) {
    return (
      <p role="alert" className="text-muted text-sm">
        We couldn't check which ones you've read.{' '}
        <button
          type="button"
          onClick={failed.retry}
          className="min-h-11 font-bold text-blue-text underline underline-offset-4"
        >
          Try again
        </button>
      </p>
    );
  }
  if (failureOf(stories) || stories.data?.length === 0) return null;
  if (!finished.data || !stories.data) return <Skeleton className="h-11 w-full sm:w-65" />;
  const text = `${finished.data.length} of ${stories.data.length} read`;
  return (
    <div className="w-full sm:w-65">
      <p className="mb-1 font-bold text-muted text-sm">{text}</p>
      <ProgressBar label={text} value={finished.data.length} max={stories.data.length} />
    </div>
  );
}
