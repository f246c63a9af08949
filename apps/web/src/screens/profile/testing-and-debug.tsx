import { CloudDownload, RotateCcw, Target, Trash } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Card } from '../../ui/card.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { RowButton } from '../../ui/row-button.tsx';
import { LogoutButton } from './logout-button.tsx';
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
        <RowButton
          Icon={RotateCcw}
          name="Retake Placement Test"
          disabled={reset.isPending}
          onClick={() => reset.mutate()}
        />
        <RowButton
          Icon={Target}
          name="Go to Placement Test"
          onClick={() => navigate('/placement-test')}
        />
        <RowButton
          Icon={CloudDownload}
          name="Offline Language Packs"
          onClick={() => navigate('/offline-packs')}
        />
        <RowButton
          Icon={Trash}
          name="Fresh Start (Reset All Progress)"
          disabled={freshStart.isPending}
          onClick={() => setAsking(true)}
        />
        <LogoutButton userId={userId} />
      </div>
      {asking && (
        <Confirm
          title="Start all over?"
          text="Your XP, gems, streak, lessons and badges will be deleted. You can't undo this."
          yes="Delete my progress"
          onYes={() => freshStart.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}
