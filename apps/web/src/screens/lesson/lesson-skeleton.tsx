import { Skeleton } from '../../ui/skeleton.tsx';

export function LessonSkeleton() {
  return (
    <main
      data-player
      className="mx-auto flex w-full max-w-[760px] flex-col gap-2 px-4 pt-1 roomy:gap-5 roomy:pt-3 2xl:max-w-[960px]"
    >
      <h1 className="sr-only">Lesson</h1>
      <p role="status" className="sr-only">
        Loading the lesson
      </p>
      <Skeleton className="h-11" />
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-18 rounded-lg" />
      {[1, 2, 3, 4].map((option) => (
        <Skeleton key={option} className="h-12" />
      ))}
    </main>
  );
}
