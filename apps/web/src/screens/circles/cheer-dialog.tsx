import { CHEER_IDS, CHEERS, type CheerId } from '@hajde/rules/circles/cheers';
import { SpeakButton } from '../../speech/speak-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { type Member, useCircleChange } from './circle-reads.ts';

/** A dozen things that one says; each can be heard before it is sent. */
export function CheerDialog({
  circleId,
  member,
  onClose,
}: {
  circleId: string;
  member: Member;
  onClose: () => void;
}) {
  const send = useCircleChange('POST /api/circles/:circleId/cheers', () =>
    toast({ title: `Cheer sent to ${member.username}` }),
  );
  const choose = (cheer: CheerId) => {
    send.mutate([{ params: { circleId }, body: { memberId: member.id, cheer } }]);
    // Toasts stand behind a dialog.
    onClose();
  };
  return (
    <Dialog title={`Cheer ${member.username}`} onClose={onClose}>
      <ul className="flex flex-col gap-2">
        {CHEER_IDS.map((cheer) => (
          <li key={cheer} className="flex items-center gap-2">
            <SpeakButton
              text={CHEERS[cheer].said}
              label={`Listen to ${CHEERS[cheer].text}`}
              size="small"
            />
            <button
              type="button"
              onClick={() => choose(cheer)}
              className="min-h-13 flex-1 rounded-md border-2 border-line-strong bg-surface px-4 py-1 text-left leading-snug hover:bg-bg"
            >
              <span lang="sq" className="block font-bold">
                {CHEERS[cheer].text}
              </span>
              <span className="block text-muted text-sm">{CHEERS[cheer].means}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
