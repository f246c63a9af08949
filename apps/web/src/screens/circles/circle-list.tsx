import type { Answer } from '@hajde/contract/types';
import { CIRCLES_OF_A_LEARNER } from '@hajde/rules/circles/circle';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { failureOf } from '../../api/failure-of.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { OfflineLine } from '../../ui/offline-line.tsx';
import { FlameIcon } from '../../ui/reward-icons.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { circles } from './circle-reads.ts';
import { CodeForm } from './code-form.tsx';
import { MakeCircle } from './make-circle.tsx';
import { NameOf, Sign } from './sign.tsx';

export function CircleList() {
  const own = useQuery(circles());
  const [making, setMaking] = useState(false);
  const failed = failureOf(own);
  const isFull = (own.data?.length ?? 0) >= CIRCLES_OF_A_LEARNER;
  return (
    <Screen title="Circles">
      <BackLink href="/profile" />
      <OfflineLine />
      <div>
        <h1 className="text-2xl">Circles</h1>
        <p className="text-muted text-sm">
          Learn with people you know: your weeks side by side, and a streak you keep together.
        </p>
      </div>
      {failed ? (
        <LoadFailed title="We couldn't load your circles" {...failed} />
      ) : !own.data ? (
        <>
          <p role="status" className="sr-only">
            Loading your circles
          </p>
          <Skeleton className="h-25 rounded-lg!" />
          <Skeleton className="h-25 rounded-lg!" />
        </>
      ) : (
        <>
          {own.data.length === 0 ? (
            <Card className="flex flex-col items-center gap-3 py-6 text-center">
              <Mascot mood="happy" className="h-auto w-36" />
              <p className="max-w-90 text-muted">
                You're not in a circle yet. Make one and send the link to family or friends, or
                enter a code that somebody gave you.
              </p>
            </Card>
          ) : (
            <ul className="flex flex-col gap-3">
              {own.data.map((circle) => (
                <CircleCard key={circle.id} circle={circle} />
              ))}
            </ul>
          )}
          {isFull ? (
            <p className="text-center text-muted text-sm">
              You're in {CIRCLES_OF_A_LEARNER} circles, the most you can join.
            </p>
          ) : (
            <>
              <Button onClick={() => setMaking(true)}>Make a circle</Button>
              <CodeForm />
            </>
          )}
        </>
      )}
      {making && <MakeCircle onClose={() => setMaking(false)} />}
    </Screen>
  );
}

function CircleCard({ circle }: { circle: Answer<'GET /api/circles'>[number] }) {
  const { id, name, sign, members, learntToday, streak } = circle;
  return (
    <li>
      <Link
        href={`/circles/${id}`}
        className="flex items-center gap-4 rounded-lg border-2 border-line bg-surface p-4 shadow-card hover:border-line-strong"
      >
        <Sign sign={sign} />
        <span className="min-w-0 flex-1">
          <span className="block font-bold font-display text-lg leading-snug">
            <NameOf name={name} />
          </span>
          <span className="block text-muted text-sm">
            {members === 1 ? 'Only you so far' : `${learntToday} of ${members} active today`}
          </span>
        </span>
        <span className="flex shrink-0 items-center gap-1.5 font-bold font-display text-lg tabular-nums">
          <FlameIcon size={24} />
          {streak}
          <span className="sr-only">{streak === 1 ? 'day together' : 'days together'}</span>
        </span>
      </Link>
    </li>
  );
}
