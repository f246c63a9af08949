import type { FinishedUnit } from '../learner/finished-lesson.ts';
import { Mountain } from './mountain.tsx';

/** A finished unit is celebrated: the learner's mark climbs the mountain. */
export function FinishedUnitPicture({ unit: { title, from, to } }: { unit: FinishedUnit }) {
  const percent = Math.round(100 * to);
  return (
    <div className="-mx-3 -mt-3 mb-3 roomy:-mx-4 roomy:-mt-4 relative">
      <Mountain
        share={to}
        from={from}
        label={`Your climb: ${percent}% of the way from Prishtina to the top of Gjeravica`}
        className="h-50 w-full bg-[linear-gradient(var(--gold-tint),var(--red-tint))] low:mx-auto low:h-50 low:w-91 sm:h-94"
      />
      <p className="absolute inset-x-0 bottom-2 px-3 text-center font-bold font-display text-on-hero text-xl leading-tight">
        Unit finished: {title}
      </p>
    </div>
  );
}
