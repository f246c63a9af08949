import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceFor } from '../api/errors.ts';
import { read } from '../api/read.ts';
import { Button } from '../ui/button.tsx';
import { Mascot } from '../ui/mascot.tsx';
import { BoltIcon, FlameIcon, GemIcon, HeartIcon } from '../ui/reward-icons.tsx';
import { useTitle } from '../ui/title.ts';
import { StartFrame } from './start-frame.tsx';
import { StartSkeleton } from './start-skeleton.tsx';

/** What a learner sees until the screens of the route table stand here: who they are and what they have. */
export function Start({ userId }: { userId: string }) {
  useTitle('Home');
  const learner = useQuery(read('GET /api/users/:id', { params: { id: userId } }));
  if (learner.isPending) return <StartSkeleton />;
  if (learner.isError) return <StartFailed error={learner.error} retry={learner.refetch} />;

  const { username, xp, gems, hearts, streak } = learner.data;
  return (
    <StartFrame>
      <section className="rays relative overflow-hidden rounded-xl text-on-hero [--rays-at:74%_70%]">
        <div className="relative z-10 min-h-42 py-6 pr-36 pl-5 sm:pr-60 sm:pl-8">
          <h1 lang="sq" className="text-2xl sm:text-3xl">
            Mirëdita, {username}!
          </h1>
          <p className="mt-2 font-semibold">
            Your account is ready. The lessons are being built, and will start here.
          </p>
        </div>
        <Mascot mood="happy" className="absolute right-0 bottom-3 h-36 w-auto sm:right-8 sm:h-40" />
        <div className="kilim relative z-10" />
      </section>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Tile icon={<BoltIcon />} value={xp} name="XP" />
        <Tile icon={<GemIcon />} value={gems} name="Gems" />
        <Tile icon={<HeartIcon />} value={hearts} name="Hearts" />
        <Tile icon={<FlameIcon />} value={streak} name="Day streak" />
      </ul>
    </StartFrame>
  );
}

function Tile({ icon, value, name }: { icon: ReactNode; value: number; name: string }) {
  return (
    <li className="rounded-lg border-2 border-line bg-surface p-4 shadow-card">
      <span className="flex items-center gap-2">
        {icon}
        <span className="font-bold font-display text-2xl leading-none">{value}</span>
      </span>
      <span className="mt-1 block text-muted text-sm">{name}</span>
    </li>
  );
}

function StartFailed({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <StartFrame>
      <section
        role="alert"
        className="flex flex-col items-center gap-2 rounded-lg border-2 border-line bg-surface px-5 py-8 text-center shadow-card"
      >
        <Mascot mood="consoling" className="h-auto w-44" />
        <h1 className="text-xl">Your account could not be loaded</h1>
        <p className="mb-4 text-muted">{sentenceFor(error, 'Please try again in a moment.')}</p>
        <Button className="max-w-80" onClick={() => retry()}>
          Retry
        </Button>
      </section>
    </StartFrame>
  );
}
