import type { Answer } from '@hajde/contract/types';
import { useQuery } from '@tanstack/react-query';
import { Ear, MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { newsOf } from '../../learner/news-reads.ts';
import { useNewsSinceLastTime } from './use-news-since-last-time.ts';

type News = Answer<'GET /api/users/:id/news'>;

/** The ways to the conversations and the sounds, each with what waits behind it. */
export function Doors({ userId }: { userId: string }) {
  const { data } = useQuery(newsOf(userId));
  const scene = data?.scene ?? null;
  const sound = data?.sound ?? null;
  const [ofScene, ofSound] = [`scene ${scene?.id}`, `sound ${sound?.id}`];
  const isNew = useNewsSinceLastTime(userId, [
    ...(scene ? [ofScene] : []),
    ...(sound ? [ofSound] : []),
  ]);
  return (
    <section
      aria-label="Conversations and sounds"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3"
    >
      <Door
        href={scene ? `/conversations/${scene.id}` : '/conversations'}
        icon={<MessagesSquare aria-hidden size={22} strokeWidth={2.25} />}
        name="Conversations"
        isNew={scene !== null && isNew(ofScene)}
      >
        {sceneLine(scene)}
      </Door>
      <Door
        href={sound ? `/sounds/${sound.id}` : '/sounds'}
        icon={<Ear aria-hidden size={22} strokeWidth={2.25} />}
        name="Sounds"
        isNew={sound !== null && isNew(ofSound)}
      >
        {sound ? (
          <>
            Up next: <span className="whitespace-nowrap">{sound.title}</span>
          </>
        ) : (
          'Keep your ear sharp.'
        )}
      </Door>
    </section>
  );
}

function sceneLine(scene: News['scene']): ReactNode {
  if (scene === null) return 'Hear a scene again.';
  return (
    <>
      Scene {scene.order} is open: <i>{scene.title}</i>
    </>
  );
}

/** As high with one line as with two, so that nothing moves when the other line comes. */
function Door({
  href,
  icon,
  name,
  isNew,
  children,
}: {
  href: string;
  icon: ReactNode;
  name: string;
  isNew: boolean;
  children: ReactNode;
}) {
  return (
    <Link
      href={href}
      className="relative flex min-h-22 sm:min-h-17 flex-col gap-0.5 rounded-lg border-2 border-line bg-surface px-2.5 py-2.5 text-ink sm:px-3 shadow-card hover:border-line-strong active:translate-y-0.5"
    >
      <span className="flex items-center gap-1.5 font-bold font-display text-md leading-tight">
        <span className="text-blue-text">{icon}</span>
        {name}
      </span>
      <span className="text-muted text-sm leading-snug">{children}</span>
      {isNew && (
        <span className="absolute -top-3 right-2 rounded-pill bg-gold px-2 font-bold text-on-gold text-xs">
          New
        </span>
      )}
    </Link>
  );
}
