import { CloudDownload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Mountain } from '../../ui/mountain.tsx';

/** The way from Prishtina up to Gjeravica: how much of the course lies behind the learner. */
export function Climb({ share, children }: { share: number; children: ReactNode }) {
  return (
    <section className="relative overflow-hidden rounded-xl border-2 border-line bg-[linear-gradient(var(--gold-tint),var(--red-tint))] p-4 pt-48 sm:pt-76 lg:pt-52 2xl:pt-66">
      <Mountain
        share={share}
        label={`Your climb: ${Math.round(100 * share)}% of the way from Prishtina to the top of Gjeravica`}
        className="absolute inset-x-0 top-0 h-62 w-full sm:h-94 lg:h-66 2xl:h-82"
      />
      <Link
        href="/offline-packs"
        className="absolute top-2 left-2 flex min-h-11 items-center gap-1.5 rounded-pill bg-surface px-3.5 font-bold text-sm underline-offset-4 hover:underline"
      >
        <CloudDownload aria-hidden size={18} strokeWidth={2.5} />
        Offline Packs
      </Link>
      <div className="relative">{children}</div>
    </section>
  );
}
