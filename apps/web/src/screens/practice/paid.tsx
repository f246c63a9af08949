import { HeartIcon } from '../../ui/heart-icon.tsx';
import { BoltIcon, FlameIcon } from '../../ui/reward-icons.tsx';
import type { HandedIn, Practised } from './hand-in-session.ts';

/** What the session brought, once the server has said so. */
export function Paid({
  handIn,
  retry,
}: {
  handIn: {
    readonly data: HandedIn | undefined;
    readonly isError: boolean;
  };
  retry: () => void;
}) {
  return (
    <div role="status" className="flex min-h-8 items-center text-sm">
      {handIn.isError ? (
        <p>
          This device couldn't save your session.{' '}
          <button type="button" onClick={retry} className="min-h-11 font-bold underline">
            Try again
          </button>
        </p>
      ) : handIn.data === undefined ? (
        <p className="text-muted">Saving your session…</p>
      ) : 'told' in handIn.data ? (
        <p className="text-muted">{handIn.data.told}</p>
      ) : (
        <Rewards practised={handIn.data.practised} />
      )}
    </div>
  );
}

function Rewards({ practised: { xpEarned, unpaid, streak, hearts } }: { practised: Practised }) {
  if (unpaid === 'enough_today') {
    return (
      <p className="text-muted">
        Only the first six sessions of a day earn XP. This one was just for you.
      </p>
    );
  }
  if (xpEarned === 0) return <p className="text-muted">No XP this time, but your answers count.</p>;
  return (
    <ul className="flex flex-wrap justify-center gap-x-4 gap-y-1 font-bold tabular-nums">
      <li className="flex items-center gap-1">
        <BoltIcon size={20} />+{xpEarned} XP
      </li>
      <li className="flex items-center gap-1">
        <HeartIcon size={20} />
        {hearts === 1 ? '1 heart' : `${hearts} hearts`}
      </li>
      {streak > 0 && (
        <li className="flex items-center gap-1">
          <FlameIcon size={20} />
          {streak}-day streak
        </li>
      )}
    </ul>
  );
}
