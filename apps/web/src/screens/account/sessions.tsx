import type { Answer } from '@hajde/contract/types';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { call } from '../../api/call.ts';
import { sentenceFor } from '../../api/errors.ts';
import { forgetSession } from '../../base/session.ts';
import { useAskBeforeSignOut } from '../../ui/ask-before-sign-out.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { sessionsOf } from './account-reads.ts';

type Session = Answer<'GET /api/users/:id/account/sessions'>[number];

/** Where the learner is signed in, with a way out of each place and of all. */
export function Sessions({ userId }: { userId: string }) {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const sessions = useQuery(sessionsOf(userId));
  const params = { id: userId };
  const onError = (error: Error) =>
    toast({
      title: 'Not signed out',
      description: sentenceFor(
        error,
        "We couldn't sign you out there. Please try again in a moment.",
      ),
      destructive: true,
    });
  const endOne = useMutation({
    mutationFn: ({ id: sessionId }: Session) =>
      call('POST /api/users/:id/account/sessions/:sessionId/end', {
        params: { ...params, sessionId },
      }),
    onSuccess: () => queries.invalidateQueries(sessionsOf(userId)),
    onError,
  });
  const endAll = useMutation({
    mutationFn: () => call('POST /api/users/:id/account/sessions/end', { params }),
    onSuccess: () => {
      navigate('/', { replace: true });
      forgetSession();
      toast({
        title: 'Signed out everywhere',
        description: 'Sign in again on the devices you use.',
      });
    },
    onError,
  });
  const { askAndSignOut, confirmation } = useAskBeforeSignOut(userId, () => endAll.mutate());

  return (
    <section className="rounded-md border-2 border-line px-4 py-3">
      <h3 className="text-md">Where you're signed in</h3>
      {sessions.isPending && <Skeleton className="my-2 h-12" />}
      {sessions.isLoadingError && (
        <p role="alert" className="py-2 text-muted text-sm">
          {sentenceFor(sessions.error, "We couldn't load this.")}
        </p>
      )}
      <ul>
        {sessions.data?.map((session) => (
          <Place
            key={session.id}
            session={session}
            disabled={endOne.isPending}
            onEnd={() => endOne.mutate(session)}
          />
        ))}
      </ul>
      <Button kind="quiet" disabled={endAll.isPending} onClick={askAndSignOut}>
        Sign Out Everywhere
      </Button>
      {confirmation}
    </section>
  );
}

function Place({
  session,
  disabled,
  onEnd,
}: {
  session: Session;
  disabled: boolean;
  onEnd: () => void;
}) {
  const name = session.device ?? 'Unknown device';
  return (
    <li className="flex min-h-14 items-center justify-between gap-3 py-1.5">
      <span>
        <span className="block font-bold">{name}</span>
        <span className="text-muted text-sm">Last used {day(session.lastUsedAt)}</span>
      </span>
      {session.current ? (
        <Chip>This device</Chip>
      ) : (
        <button
          type="button"
          aria-label={`Sign out on ${name}`}
          disabled={disabled}
          onClick={onEnd}
          className="min-h-11 rounded-sm px-2 font-bold text-red-text underline-offset-4 hover:underline"
        >
          Sign out
        </button>
      )}
    </li>
  );
}

const day = (instant: string) =>
  new Date(instant).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
