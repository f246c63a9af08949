import { PLACEMENT_MAX_SCORE } from '@hajde/rules/play/placement';
import { useQuery } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import { LEVEL_NAMES } from '../../course/level-names.ts';
import { placementOf } from '../../learner/reads.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';

/** By the specification a failed lookup shows no error: the test can be taken all the same. */
export function PlacementCard({ userId }: { userId: string }) {
  // The gate above waits while this is looked up: asked again from here, it would take Home away.
  const { data: result } = useQuery({ ...placementOf(userId), retryOnMount: false });
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <span className="grid size-13 shrink-0 place-items-center rounded-md bg-ok text-on-ok shadow-[0_3px_0_var(--ok-edge)]">
          <GraduationCap aria-hidden size={28} strokeWidth={2.25} />
        </span>
        <div className="min-w-0">
          <h2 className="text-lg">Placement Test</h2>
          <p className="text-muted text-sm">
            {result ? (
              <>
                Current level: {LEVEL_NAMES[result.level]} ·{' '}
                <span className="whitespace-nowrap">
                  {result.score} out of {PLACEMENT_MAX_SCORE}
                </span>
              </>
            ) : (
              'Find out where to start.'
            )}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink kind="quiet" href="/placement-test" className={SMALL}>
          {result ? 'Retake Test' : 'Take Test'}
        </ButtonLink>
        <ButtonLink kind="quiet" href="/learn" className={SMALL}>
          Continue Learning
        </ButtonLink>
      </div>
    </Card>
  );
}

/** Both beside each other, also on a phone. */
const SMALL = 'w-auto! flex-1 px-3! text-sm!';
