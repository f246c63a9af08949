import { Landmark, Mic } from 'lucide-react';
import { useVisitSettings } from '../../learner/visit-settings.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

export function QuickActions() {
  const { speakingPractice } = useVisitSettings();
  return (
    <section>
      <h2 className="mb-2 text-lg">Quick Actions</h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
        {speakingPractice && (
          <ButtonLink kind="quiet" href="/pronunciation-practice" className="px-3!">
            <Mic aria-hidden size={24} strokeWidth={2.25} className="shrink-0" />
            Pronunciation
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" href="/cultural-content" className="px-3!">
          <Landmark aria-hidden size={24} strokeWidth={2.25} className="shrink-0" />
          Culture
        </ButtonLink>
      </div>
    </section>
  );
}
