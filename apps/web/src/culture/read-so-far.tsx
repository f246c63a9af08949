import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../api/failure-of.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { finishedBy, piecesOf } from './reads.ts';

/** How many of all the pieces the learner has read to the end. */
export function ReadSoFar({ userId }: { userId: string }) {
  const finished = useQuery(finishedBy(userId));
  const pieces = useQuery(piecesOf('all'));
  const failed = failureOf(finished);
  if (failed) {
    return (
      <p role="alert" className="text-muted text-sm">
        Which ones you have read could not be loaded.{' '}
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
  if (failureOf(pieces) || pieces.data?.length === 0) return null;
  if (!finished.data || !pieces.data) return <Skeleton className="h-11 w-full sm:w-65" />;
  const text = `${finished.data.length} of ${pieces.data.length} read`;
  return (
    <div className="w-full sm:w-65">
      <p className="mb-1 font-bold text-muted text-sm">{text}</p>
      <ProgressBar label={text} value={finished.data.length} max={pieces.data.length} />
    </div>
  );
}
