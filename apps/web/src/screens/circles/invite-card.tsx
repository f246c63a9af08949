import { inGroups } from '@hajde/rules/circles/invitation-code';
import { Copy, RefreshCw, Share2 } from 'lucide-react';
import { useState } from 'react';
import { INVITATION_PATH } from '../../base/invitation-path.ts';
import { Card } from '../../ui/card.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { RowButton } from '../../ui/row-button.tsx';
import { toast } from '../../ui/toast.ts';
import { useCircleChange } from './circle-reads.ts';

/** What its owner sends to others. */
export function InviteCard({
  circleId,
  code,
  alone,
}: {
  circleId: string;
  code: string;
  alone: boolean;
}) {
  const [asking, setAsking] = useState(false);
  const renew = useCircleChange('POST /api/circles/:circleId/renew', () =>
    toast({ title: 'You have a new link', description: 'The old one no longer works.' }),
  );
  const link = `${location.origin}${INVITATION_PATH}#${code}`;
  return (
    <Card>
      <h2 className="text-lg">{alone ? 'Invite somebody' : 'Invite more people'}</h2>
      <p className="mb-3 text-muted text-sm">
        Anyone with the link or the code can join. Only you can see this invitation.
      </p>
      <p className="mb-3 select-all wrap-anywhere rounded-md bg-sunk px-3 py-2 font-bold tracking-wide text-sm">
        {inGroups(code)}
      </p>
      <div className="flex flex-col gap-2">
        {'share' in navigator && (
          <RowButton Icon={Share2} name="Share the link" onClick={() => void share(link)} />
        )}
        <RowButton Icon={Copy} name="Copy the link" onClick={() => void copy(link)} />
        <RowButton
          Icon={RefreshCw}
          name="Change the link"
          disabled={renew.isPending}
          onClick={() => setAsking(true)}
        />
      </div>
      {asking && (
        <Confirm
          title="Change the link?"
          text="The link and code you've already sent will stop working. Everyone in the circle stays in it."
          yes="Change the link"
          onYes={() => renew.mutate([{ params: { circleId } }])}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

async function share(url: string): Promise<void> {
  try {
    await navigator.share({ title: 'Learn Albanian with me on Hajde', url });
  } catch (error) {
    // Who closes the browser's list of apps has changed their mind; anything else can still be copied.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
  }
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast({ title: 'Link copied' });
  } catch (error) {
    console.warn('The browser lets nothing be copied.', error);
    toast({
      title: "We couldn't copy the link",
      description: 'Select the code and copy it yourself, or write it down.',
      destructive: true,
    });
  }
}
