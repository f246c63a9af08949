import type { Answer } from '@hajde/contract/types';
import { useQuery } from '@tanstack/react-query';
import { sentenceFor } from '../../api/errors.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { eventsOf } from './account-reads.ts';

type Event = Answer<'GET /api/users/:id/account/events'>[number];

/** What happened to the account lately, so that its owner notices what was not theirs. */
export function RecentActivity({ userId }: { userId: string }) {
  const events = useQuery(eventsOf(userId));
  return (
    <section className="rounded-md border-2 border-line px-4 py-3">
      <h3 className="text-md">Recent activity</h3>
      {events.isPending && <Skeleton className="my-2 h-12" />}
      {events.isLoadingError && (
        <p role="alert" className="py-2 text-muted text-sm">
          {sentenceFor(events.error, "We couldn't load this.")}
        </p>
      )}
      {events.data?.length === 0 && <p className="py-2 text-muted text-sm">Nothing yet.</p>}
      <ul>
        {events.data?.map((event) => (
          <Line key={`${event.at} ${event.kind}`} event={event} />
        ))}
      </ul>
    </section>
  );
}

function Line({ event: { kind, device, at } }: { event: Event }) {
  return (
    <li className="py-1.5">
      <span className="block font-bold">{SENTENCES[kind]}</span>
      <span className="text-muted text-sm">
        {device === null ? day(at) : `${device}, ${day(at)}`}
      </span>
    </li>
  );
}

const SENTENCES: Record<Event['kind'], string> = {
  registered: 'Account created',
  signed_in: 'Signed in',
  signed_in_on_new_device: 'Signed in on a new device',
  signed_out_everywhere: 'Signed out everywhere',
  password_changed: 'Password changed',
  password_reset: 'Password reset by email',
  email_change_asked: 'Email confirmation sent',
  email_changed: 'Email changed',
  identity_linked: 'New way to sign in added',
  identity_unlinked: 'Another way to sign in removed',
  exported: 'Data downloaded',
  deleted: 'Account deleted',
  operator_reset_password: 'Password changed by an administrator',
  operator_renamed: 'Username changed by an administrator',
  operator_ended_sessions: 'Signed out everywhere by an administrator',
  operator_deleted: 'Account deleted by an administrator',
};

const day = (instant: string) =>
  new Date(instant).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
