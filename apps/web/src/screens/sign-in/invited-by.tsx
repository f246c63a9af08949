import { CIRCLE_NAMES } from '@hajde/rules/circles/circle';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';

/** Says who invites and into what. Without an answer it says nothing: what comes after the sign-in will. */
export function InvitedBy({ code }: { code: string }) {
  const { data, error } = useQuery({
    queryKey: ['invited by', code],
    queryFn: () => call('POST /api/circles/invited-by', { body: { code } }),
    // A code that opens nothing opens nothing the next time.
    retry: false,
  });
  if (error instanceof ApiError && error.status === 404) {
    return (
      <span className={`${BOX} bg-gold-tint text-gold-text`}>
        This invitation doesn't work any more. Ask whoever sent it for a new link.
      </span>
    );
  }
  if (!data) return null;
  return (
    <span className={`${BOX} bg-blue-tint`}>
      <b className="wrap-anywhere">{data.invitedBy}</b> invited you to{' '}
      <b lang="sq">{CIRCLE_NAMES[data.name].text}</b>. Sign in or create an account to join.
    </span>
  );
}

const BOX = 'mb-5 block rounded-md px-4 py-3 text-sm';
