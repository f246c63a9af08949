import { Skeleton } from '../../ui/skeleton.tsx';

export function LessonSkeleton() {
  return (
    <main className="mx-auto flex w-full max-w-[760px] flex-col gap-5 px-4 pt-4">
      <h1 className="sr-only">Lesson</h1>
      <p role="status" className="sr-only">
        Loading the lesson
      </p>
      <Skeleton className="h-11" />
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-24 rounded-lg" />
      {[1, 2, 3, 4].map((option) => (
        <Skeleton key={option} className="h-15" />
      ))}
    </main>
  );
}
