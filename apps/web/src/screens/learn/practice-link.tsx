import { Brain } from 'lucide-react';
import { ButtonLink } from '../../ui/button-link.tsx';

/** The second way to learn, beside the path. */
export function PracticeLink() {
  return (
    <ButtonLink href="/practice" kind="quiet" className="mt-3">
      <Brain aria-hidden size={22} strokeWidth={2.25} className="shrink-0" />
      Practise your words
    </ButtonLink>
  );
}
