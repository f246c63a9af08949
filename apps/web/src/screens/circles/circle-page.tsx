import { CIRCLE_NAMES } from '@hajde/rules/circles/circle';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/errors.ts';
import { failureOf } from '../../api/failure-of.ts';
import { cheers } from '../../course/companions.ts';
import { outline } from '../../course/course.ts';
import { useClips } from '../../speech/loaded-clips.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { OfflineLine } from '../../ui/offline-line.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CheersHeard } from './cheers-heard.tsx';
import { CircleActions } from './circle-actions.tsx';
import { circleOf } from './circle-reads.ts';
import { InviteCard } from './invite-card.tsx';
import { MemberRow } from './member-row.tsx';
import { SharedStreakCard } from './shared-streak-card.tsx';

/** Others learn meanwhile: the page is looked at anew while it is open. */
const ASK_AGAIN_MS = 30_000;

export function CirclePage({ userId, circleId }: { userId: string; circleId: string }) {
  const circle = useQuery({ ...circleOf(circleId), refetchInterval: ASK_AGAIN_MS });
  const course = useQuery(outline());
  useClips(useQuery(cheers()).data?.speech);
  const failed = failureOf(circle);
  const { error } = circle;
  // Removed meanwhile: what was shown before is nobody's business any more.
  const isGone = error instanceof ApiError && [400, 404].includes(error.status);
  if (isGone) return <NoSuchCircle />;
  if (!circle.data) {
    return (
      <Screen title="Circle">
        <BackLink href="/circles" />
        <OfflineLine />
        <h1 className="sr-only">Circle</h1>
        {failed ? (
          <LoadFailed title="We couldn't load this circle" {...failed} />
        ) : (
          <>
            <p role="status" className="sr-only">
              Loading the circle
            </p>
            <Skeleton className="h-34 rounded-lg!" />
            <Skeleton className="h-60 rounded-lg!" />
          </>
        )}
      </Screen>
    );
  }
  const { name, members, code } = circle.data;
  const invite = code !== null && (
    <InviteCard circleId={circleId} code={code} alone={members.length === 1} />
  );
  const unitTitle = (unitId: string | null) =>
    unitId === null ? 'Course finished' : course.data?.units.find(({ id }) => id === unitId)?.title;
  return (
    <Screen title={CIRCLE_NAMES[name].text} width="wide">
      <BackLink href="/circles" />
      <OfflineLine />
      <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[380px_minmax(0,1fr)] lg:items-start lg:gap-6">
        <div className="flex flex-col gap-4">
          <SharedStreakCard circle={circle.data} />
          {members.length === 1 && invite}
        </div>
        <div className="flex flex-col gap-4">
          <section className="flex flex-col gap-2">
            <h2 className="text-lg">This week</h2>
            <ol className="flex flex-col gap-2">
              {members.map((member) => (
                <MemberRow
                  key={member.id}
                  circle={circle.data}
                  member={member}
                  userId={userId}
                  unit={unitTitle(member.unitId)}
                />
              ))}
            </ol>
          </section>
          <CheersHeard circle={circle.data} userId={userId} />
          {members.length > 1 && invite}
          <CircleActions circle={circle.data} userId={userId} />
        </div>
      </div>
    </Screen>
  );
}

function NoSuchCircle() {
  return (
    <Screen title="Circle">
      <Card role="alert" className="flex flex-col items-center gap-3 py-8 text-center">
        <Mascot mood="consoling" className="h-auto w-36" />
        <h1 className="text-xl">We can't find this circle</h1>
        <p className="max-w-90 text-muted">It was closed, or you're no longer in it.</p>
        <ButtonLink href="/circles" className="max-w-80">
          Your circles
        </ButtonLink>
      </Card>
    </Screen>
  );
}
