import { LESSONS_PER_ROW } from '@hajde/rules/path/lesson-state';
import { BookOpen, Lock, Star } from 'lucide-react';
import { Link } from 'wouter';
import { LEVEL_NAMES } from '../../course/level-names.ts';
import { UnitIcon } from '../../course/unit-icon.tsx';
import { Chip } from '../../ui/chip.tsx';
import { LessonCircle } from './lesson-circle.tsx';
import type { PathUnit } from './path.ts';

const FRAMES = {
  current: 'border-red bg-surface shadow-[0_3px_0_var(--red)]',
  completed: 'border-line bg-surface shadow-card',
  unlocked: 'border-line bg-surface shadow-card',
  locked: 'border-line-strong border-dashed',
};

/** A lesson's share of a row; a class and no style, which the CSP forbids in a page drawn ahead. */
const SHARE: Record<typeof LESSONS_PER_ROW, string> = { 5: 'w-1/5' };

/** A unit with its lessons; a locked one says what opens it. */
export function UnitCard({ unit }: { unit: PathUnit }) {
  const { order, title, description, icon, color, state, requiredLevel } = unit;
  const locked = state === 'locked';
  return (
    <article
      aria-labelledby={`unit-${unit.id}`}
      className={`overflow-hidden rounded-lg border-2 ${FRAMES[state]}`}
    >
      {state === 'current' && <div className="kilim" />}
      <div className="flex flex-col gap-5 p-4 sm:p-5">
        <header className="flex flex-wrap items-start gap-4">
          <UnitIcon icon={icon} color={color} locked={locked} />
          <div className="min-w-0 flex-1 basis-[8.5rem]">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <p className="font-bold text-muted text-sm">Unit {order}</p>
              {locked ? (
                <Chip tone="quiet">
                  <span className="sr-only">Locked. </span>
                  {LEVEL_NAMES[requiredLevel]}
                </Chip>
              ) : (
                <Chip tone="gold">
                  <Star aria-hidden size={14} strokeWidth={2.5} />
                  {unit.perfectLessons} perfect
                </Chip>
              )}
            </div>
            <h2 id={`unit-${unit.id}`} className="text-lg">
              {title}
            </h2>
            <p className="text-muted text-sm">{description}</p>
            {locked && (
              <p className="mt-1 flex items-center gap-1.5 font-bold text-sm">
                <Lock aria-hidden size={14} strokeWidth={2.5} />
                Finish unit {order - 1} to open
              </p>
            )}
            <Link
              href={`/guide/${unit.id}`}
              className="-my-1 inline-flex min-h-11 items-center gap-1.5 font-bold text-blue-text text-sm underline-offset-4 hover:underline"
            >
              <BookOpen aria-hidden size={18} strokeWidth={2.5} />
              Guide <span className="sr-only">to unit {order}</span>
            </Link>
          </div>
        </header>
        <ol className="relative mx-auto flex w-full max-w-100 flex-wrap justify-center gap-y-4">
          {unit.lessons.map((lesson) => (
            <li key={lesson.id} className={`flex justify-center px-0.75 ${SHARE[LESSONS_PER_ROW]}`}>
              <LessonCircle lesson={lesson} />
            </li>
          ))}
        </ol>
      </div>
    </article>
  );
}
