import { CIRCLE_NAMES } from '@hajde/rules/circles/circle';
import { codeIn } from '@hajde/rules/circles/invitation-code';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { failureOf } from '../../api/failure-of.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { OfflineLine } from '../../ui/offline-line.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCircleChange } from './circle-reads.ts';
import { RULE_TEXTS } from './rule-texts.ts';
import { Sign } from './sign.tsx';

/** Who was invited sees by whom and into what, and joins by one press. */
export function JoinCircle() {
  const [code] = useState(() => codeIn(location.hash) ?? '');
  const [, navigate] = useLocation();
  const invitation = useQuery({
    queryKey: ['circle invitation', code],
    queryFn: () => call('POST /api/circles/invitation', { body: { code } }),
    // A code that opens nothing opens nothing the next time.
    retry: false,
  });
  const join = useCircleChange('POST /api/circles/join', ({ id }) =>
    navigate(`/circles/${id}`, { replace: true }),
  );
  const failed = failureOf(invitation);
  const isUnknown = failed?.error instanceof ApiError && failed.error.status === 404;
  return (
    <Screen title="Invitation">
      <BackLink href="/circles" />
      <OfflineLine />
      <h1 className="text-2xl">Invitation</h1>
      {isUnknown ? (
        <Card role="alert" className="flex flex-col items-center gap-3 py-8 text-center">
          <Mascot mood="consoling" className="h-auto w-36" />
          <h2 className="text-xl">This invitation doesn't work</h2>
          <p className="max-w-90 text-muted">
            The link may have changed or been mistyped. Ask whoever sent it for a new one.
          </p>
          <ButtonLink href="/circles" className="max-w-80">
            Your circles
          </ButtonLink>
        </Card>
      ) : failed ? (
        <LoadFailed title="We couldn't load this invitation" {...failed} />
      ) : !invitation.data ? (
        <>
          <p role="status" className="sr-only">
            Loading the invitation
          </p>
          <Skeleton className="h-60 rounded-lg!" />
        </>
      ) : (
        <Card className="flex flex-col items-center gap-3 py-6 text-center">
          <Sign sign={invitation.data.sign} large />
          <h2 className="wrap-anywhere text-xl">
            {invitation.data.invitedBy} invited you to{' '}
            <span lang="sq">{CIRCLE_NAMES[invitation.data.name].text}</span>
          </h2>
          <p className="max-w-90 text-muted">
            {invitation.data.members === 1
              ? 'One person is in this circle.'
              : `${invitation.data.members} people are in this circle.`}{' '}
            {RULE_TEXTS[invitation.data.rule].text} Everyone in it can see each other's name,
            streak, XP this week, unit and when they were last active.
          </p>
          {invitation.data.isMember ? (
            <ButtonLink href={`/circles/${invitation.data.id}`} className="max-w-80">
              Go to the circle
            </ButtonLink>
          ) : (
            <>
              <Button
                className="max-w-80"
                disabled={join.isPending}
                onClick={() => join.mutate([{ body: { code } }])}
              >
                {join.isPending ? 'Joining…' : 'Join the circle'}
              </Button>
              <ButtonLink href="/" kind="quiet" className="max-w-80">
                Not now
              </ButtonLink>
            </>
          )}
        </Card>
      )}
    </Screen>
  );
}
