import type { Extra } from '@hajde/contract/extras';
import { X } from 'lucide-react';
import { dismissExtras } from '../learner/extras.ts';
import { Mascot } from './mascot.tsx';
import { ToastRoom } from './toast-room.tsx';

/** On the page after a purchase, a story or the like: what it brought beside what it is about. */
export function ExtrasShown({ extras }: { extras: readonly Extra[] }) {
  return (
    <>
      <ToastRoom />
      <div className="flex items-center gap-3 rounded-lg bg-gold-tint p-3 text-gold-text">
        <Mascot mood="cheering" className="h-auto w-16 shrink-0" />
        <ExtrasList extras={extras} />
        <button
          type="button"
          aria-label="Dismiss"
          data-tooltip="Dismiss"
          onClick={dismissExtras}
          className="grid size-11 shrink-0 place-items-center rounded-md"
        >
          <X aria-hidden size={22} strokeWidth={2.5} />
        </button>
      </div>
    </>
  );
}

export function ExtrasList({ extras }: { extras: readonly Extra[] }) {
  if (extras.length === 0) return null;
  return (
    <section aria-label="You also earned" className="min-w-0 flex-1">
      <ul className="text-sm">
        {extras.map((extra) => (
          <li key={`${extra.kind} ${extra.id}`}>
            <strong className="font-bold">{extra.name}</strong> {TEXTS[extra.kind]}
            {rewards(extra)}
          </li>
        ))}
      </ul>
    </section>
  );
}

const TEXTS: Record<Extra['kind'], string> = {
  unit: 'finished',
  streak: 'kept',
  achievement: 'achieved',
  badge: 'badge earned',
};

function rewards({ xp, gems }: Extra): string {
  const parts = [xp > 0 && `${xp} XP`, gems > 0 && `${gems} gems`].filter(Boolean);
  return parts.length > 0 ? `: +${parts.join(' and ')}` : '';
}
