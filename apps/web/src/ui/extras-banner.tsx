import type { Extra } from '@hajde/contract/extras';
import { X } from 'lucide-react';
import { dismissExtras, useExtras } from '../learner/extras.ts';
import { Mascot } from './mascot.tsx';

/** On the page after a lesson: the unit, streak, achievements and badges that it brought. */
export function ExtrasBanner() {
  const extras = useExtras();
  if (extras.length === 0) return null;
  return (
    <section
      aria-label="You also earned"
      className="flex items-center gap-3 rounded-lg bg-gold-tint p-3 text-gold-text"
    >
      <Mascot mood="cheering" className="h-auto w-16 shrink-0" />
      <ul className="min-w-0 flex-1 text-sm">
        {extras.map((extra) => (
          <li key={`${extra.kind} ${extra.id}`}>
            <strong className="font-bold">{extra.name}</strong> {TEXTS[extra.kind]}
            {rewards(extra)}
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-label="Dismiss"
        data-tooltip="Dismiss"
        onClick={dismissExtras}
        className="grid size-11 shrink-0 place-items-center rounded-md"
      >
        <X aria-hidden size={22} strokeWidth={2.5} />
      </button>
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
