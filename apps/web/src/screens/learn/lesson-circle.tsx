import { Check, CloudUpload, Lock } from 'lucide-react';
import { Link } from 'wouter';
import type { PathLesson } from './path.ts';

const CIRCLE =
  'grid aspect-square forced-colors:border-2 w-[min(52px,100%)] place-items-center rounded-pill font-bold font-display text-lg select-none [-webkit-touch-callout:none]';

/** A lesson on the path: a check when it is completed, a lock, or its number. */
export function LessonCircle({
  lesson: { id, order, title, state, notYetSynced },
}: {
  lesson: PathLesson;
}) {
  if (state === 'locked') {
    return (
      <span data-tooltip={`${title} (locked)`} className={`${CIRCLE} bg-sunk text-muted`}>
        <Lock aria-hidden size={22} strokeWidth={2.25} />
        <span className="sr-only">
          Lesson {order}: {title}, locked
        </span>
      </span>
    );
  }
  const current = state === 'current';
  return (
    <Link
      href={`/lesson/${id}`}
      aria-label={`Lesson ${order}: ${title}, ${current ? 'current' : 'completed, play again'}${notYetSynced ? ', not yet synced' : ''}`}
      aria-current={current ? 'step' : undefined}
      data-tooltip={title}
      className={`${CIRCLE} relative ${current ? CURRENT : COMPLETED} active:translate-y-1 active:shadow-none`}
    >
      {current ? order : <Check aria-hidden size={26} strokeWidth={3} />}
      {notYetSynced && (
        <span className="absolute -right-1.5 -bottom-1.5 grid size-6 place-items-center rounded-pill border-2 border-surface bg-blue text-on-blue">
          <CloudUpload aria-hidden size={14} strokeWidth={2.75} />
        </span>
      )}
    </Link>
  );
}

const CURRENT =
  'bg-red text-on-red shadow-[0_4px_0_var(--red-edge)] ring-4 ring-red ring-offset-4 ring-offset-surface max-[22rem]:ring-3 max-[22rem]:ring-offset-2';
const COMPLETED = 'bg-gold text-on-gold shadow-[0_4px_0_var(--gold-edge)]';
