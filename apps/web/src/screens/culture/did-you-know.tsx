import { useQuery } from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import { facts as factsOfTheCourse } from '../../course/course.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

export function DidYouKnow() {
  const facts = useQuery(factsOfTheCourse());
  return (
    <section className="rounded-lg bg-gold-tint p-5 text-gold-text lg:sticky lg:top-4">
      <h2 className="mb-3 flex items-center gap-2 text-lg">
        <Lightbulb aria-hidden size={24} strokeWidth={2.25} />
        Did You Know?
      </h2>
      {facts.isError ? (
        <p role="alert" className="text-sm">
          We couldn't load the facts.{' '}
          <button
            type="button"
            onClick={() => facts.refetch()}
            className="min-h-11 font-bold underline underline-offset-4"
          >
            Try again
          </button>
        </p>
      ) : facts.isPending ? (
        <Skeleton className="h-80" />
      ) : (
        <ul className="flex flex-col gap-3 text-ink text-sm">
          {facts.data.map((fact) => (
            <li key={fact} className="flex gap-3">
              <span aria-hidden className="mt-1.5 size-2.5 shrink-0 rotate-45 bg-gold" />
              {fact}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
