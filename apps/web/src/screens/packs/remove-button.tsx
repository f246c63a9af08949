import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash } from 'lucide-react';
import { useState } from 'react';
import { removeCompanions } from '../../device/companions.ts';
import { type DownloadedPack, removePack } from '../../device/packs.ts';
import { refreshLearner } from '../../learner/reads.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';

/** Takes the pack off this device. Without a network it could not come back, so that is asked. */
export function RemoveButton({ pack }: { pack: DownloadedPack }) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: async () => {
      await removePack(pack.id);
      await removeCompanions(pack.unitIds);
    },
    onSuccess: () => toast(REMOVED),
    onError: () => toast(REMOVE_FAILED),
    onSettled: () => refreshLearner(queries),
  });
  return (
    <>
      <Button
        kind="quiet"
        disabled={remove.isPending}
        onClick={() => (navigator.onLine ? remove.mutate() : setAsking(true))}
      >
        <Trash aria-hidden size={22} strokeWidth={2.25} />
        Remove <span className="sr-only">{pack.name}</span>
      </Button>
      {asking && (
        <Confirm
          title={`Remove ${pack.name}?`}
          text="You're offline: you can only download its lessons again once you're back online."
          yes="Remove"
          onYes={() => remove.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const REMOVED = {
  title: 'Pack Removed',
  description: 'Language pack has been removed from your device.',
};
const REMOVE_FAILED = {
  title: 'Remove Failed',
  description: 'Failed to remove language pack. Please try again.',
  destructive: true,
};
