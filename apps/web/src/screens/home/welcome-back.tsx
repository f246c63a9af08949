import { useQuery } from '@tanstack/react-query';
import { newsOf } from '../../learner/news-reads.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';

/** After days away: what is known already, before anything new. */
export function WelcomeBack({ userId }: { userId: string }) {
  const { data } = useQuery(newsOf(userId));
  const scene = data?.heardLast ?? data?.scene ?? null;
  return (
    <Card className="flex flex-col gap-2 py-3!">
      <div>
        <h2 className="text-lg">Welcome back!</h2>
        <p className="text-muted text-sm">It's been {data?.awayDays} days. Let's warm up first.</p>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-3 gap-y-1">
        <ButtonLink href="/practice?words=10" className="px-3!">
          Refresh ten words
        </ButtonLink>
        {scene && (
          <ButtonLink
            kind="quiet"
            href={`/conversations/${scene.id}`}
            label={`Hear scene ${scene.order}, “${scene.title}”`}
            className="px-3!"
          >
            <span className="line-clamp-2">
              Hear scene {scene.order}, <i>“{scene.title}”</i>
            </span>
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
