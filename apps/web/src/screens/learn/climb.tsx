import type { ReactNode } from 'react';
import { Mountain } from '../../ui/mountain.tsx';

/** The way from Prishtina up to Gjeravica: how much of the course lies behind the learner. */
export function Climb({ share, children }: { share: number; children: ReactNode }) {
  return (
    <section className="relative overflow-hidden rounded-xl border-2 border-line bg-[linear-gradient(var(--gold-tint),var(--red-tint))] p-4 pt-48 sm:pt-76">
      <Mountain
        share={share}
        label={`Your climb: ${Math.round(100 * share)}% of the way from Prishtina to the top of Gjeravica`}
        className="absolute inset-x-0 top-0 h-62 w-full sm:h-94"
      />
      <div className="relative">{children}</div>
    </section>
  );
}
