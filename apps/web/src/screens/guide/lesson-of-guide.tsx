import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useSearch } from 'wouter';
import { outline } from '../../course/course.ts';
import { progressOf } from '../../learner/reads.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { ScreenProps } from '../../ui/screen.tsx';
import { lessonAfterGuide } from './lesson-after-guide.ts';

/** Where a guide leads: to the lesson that it was opened from, or the next of its unit. */
export function LessonOfGuide({ userId, unitId }: ScreenProps & { unitId: string }) {
  const from = new URLSearchParams(useSearch()).get('lesson');
  const course = useQuery(outline());
  const progress = useQuery(progressOf(userId));
  const unit = course.data?.units.find(({ id }) => id === unitId);
  if (!unit || !progress.data) return null;
  const completed = new Set(progress.data.flatMap((it) => (it.completed ? [it.lessonId] : [])));
  const lesson = lessonAfterGuide(unit.lessons, completed, from);
  if (!lesson) return null;
  return (
    <div className="print:hidden">
      <ButtonLink href={`/lesson/${lesson.id}`}>
        Go to lesson: {lesson.title}
        <ArrowRight aria-hidden size={22} strokeWidth={2.75} className="shrink-0" />
      </ButtonLink>
    </div>
  );
}
