import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../api/failure-of.ts';
import { isServerAway } from '../../api/server-away.ts';
import { outline, unit as unitFile } from '../../course/course.ts';
import { playedRelease } from '../../course/played-release.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Screen, type ScreenProps } from '../../ui/screen.tsx';
import { LessonNotFound } from './lesson-not-found.tsx';
import { LessonNotOnDevice } from './lesson-not-on-device.tsx';
import { LessonPlayer } from './lesson-player.tsx';
import { LessonSkeleton } from './lesson-skeleton.tsx';

/** Finds the lesson in the course, and plays it. */
export function LessonScreen({ userId, lessonId }: ScreenProps & { lessonId: string }) {
  const course = useQuery(outline());
  const unitId = course.data?.units.find(({ lessons }) =>
    lessons.some(({ id }) => id === lessonId),
  )?.id;
  const unit = useQuery({ ...unitFile(unitId ?? ''), enabled: unitId !== undefined });

  const failed = failureOf(course, unit);
  if (failed && unit.error && isServerAway(unit.error))
    return <LessonNotOnDevice retry={failed.retry} />;
  if (failed) {
    return (
      <Screen title="Lesson">
        <h1 className="sr-only">Lesson</h1>
        <LoadFailed title="We couldn't load this lesson" {...failed} />
      </Screen>
    );
  }
  if (course.data && unitId === undefined) return <LessonNotFound title="Lesson not found" />;
  if (!course.data || !unit.data) return <LessonSkeleton />;
  const lesson = unit.data.lessons.find(({ id }) => id === lessonId);
  if (!lesson) return <LessonNotFound title="Lesson not found" />;
  const release = playedRelease(course.data, unit.data);
  return <LessonPlayer userId={userId} unit={unit.data} lesson={lesson} release={release} />;
}
