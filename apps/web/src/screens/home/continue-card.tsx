import { homeLessonProgress, nextLesson } from '@hajde/rules/path/next-lesson';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { outline } from '../../course/course.ts';
import { UnitIcon } from '../../course/unit-icon.tsx';
import { progressOf } from '../../learner/reads.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { ReadPlaceholder } from '../../ui/read-placeholder.tsx';
import { CourseFinished } from './course-finished.tsx';

/** The lesson that comes next, and the big button that opens it. */
export function ContinueCard({ userId, first }: { userId: string; first: boolean }) {
  const course = useQuery(outline());
  const progress = useQuery(progressOf(userId));
  if (!course.data || !progress.data) {
    const read = course.isError ? course : progress;
    return <ReadPlaceholder read={read} what="your next lesson" shape="h-[203px] sm:h-[211px]" />;
  }
  const completed = new Set(progress.data.filter((it) => it.completed).map((it) => it.lessonId));
  const next = nextLesson(course.data.units, completed);
  if (!next) return <CourseFinished />;

  const { unit, lesson } = next;
  const action = completed.size === 0 ? 'Start Learning' : 'Continue Learning';
  return (
    // Closer where something stands above it, so that its button stays in sight.
    <Card className={`flex flex-col ${first ? 'gap-4' : 'gap-2.5 py-3! sm:gap-4 sm:py-5!'}`}>
      <div className="flex items-center gap-4">
        <UnitIcon icon={unit.icon} color={unit.color} />
        <div className="min-w-0">
          <h2 className="text-lg">
            Unit {unit.order}: {unit.title}
          </h2>
          <p className="text-muted text-sm">
            Lesson {lesson.order} of {unit.lessons.length} · {lesson.title}
          </p>
        </div>
      </div>
      <div className="flex items-center gap-3">
        <ProgressBar
          label="Lesson progress"
          value={homeLessonProgress(lesson.order, unit.lessons.length)}
          tone="blue"
        />
        <Chip tone="gold" className="shrink-0">
          +{lesson.xpReward} XP
        </Chip>
      </div>
      <ButtonLink
        kind={first ? 'go' : 'quiet'}
        href={`/lesson/${lesson.id}`}
        label={`${action}: ${lesson.title}`}
      >
        {action}
        <ArrowRight aria-hidden size={22} strokeWidth={2.75} />
      </ButtonLink>
    </Card>
  );
}
