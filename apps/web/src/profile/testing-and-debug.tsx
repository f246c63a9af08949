import { CloudDownload, type LucideIcon, RotateCcw, Target, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Card } from '../ui/card.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { LogoutButton } from './logout-button.tsx';
import { rowClass } from './row.ts';
import { useFreshStart } from './use-fresh-start.ts';
import { usePlacementReset } from './use-placement-reset.ts';

export function TestingAndDebug({ userId }: { userId: string }) {
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const reset = usePlacementReset(userId);
  const freshStart = useFreshStart(userId);
  return (
    <Card>
      <h2 className="mb-3 text-lg">Testing & Debug</h2>
      <div className="flex flex-col gap-2">
        <Row
          Icon={RotateCcw}
          name="Retake Placement Test"
          disabled={reset.isPending}
          onClick={() => reset.mutate()}
        />
        <Row
          Icon={Target}
          name="Go to Placement Test"
          onClick={() => navigate('/placement-test')}
        />
        <Row
          Icon={CloudDownload}
          name="Offline Language Packs"
          onClick={() => navigate('/offline-packs')}
        />
        <Row
          Icon={Trash2}
          name="Fresh Start (Reset All Progress)"
          disabled={freshStart.isPending}
          onClick={() => setAsking(true)}
        />
        <LogoutButton userId={userId} />
      </div>
      {asking && (
        <Confirm
          title="Start all over?"
          text="Your XP, gems, streak, lessons and badges will be deleted. This cannot be undone."
          yes="Delete my progress"
          onYes={() => freshStart.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

function Row({
  Icon,
  name,
  disabled = false,
  onClick,
}: {
  Icon: LucideIcon;
  name: string;
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" disabled={disabled} onClick={onClick} className={rowClass}>
      <Icon aria-hidden size={22} strokeWidth={2.25} />
      {name}
    </button>
  );
}
