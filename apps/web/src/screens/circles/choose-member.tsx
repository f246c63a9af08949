import { User } from 'lucide-react';
import { Dialog } from '../../ui/dialog.tsx';
import { RowButton } from '../../ui/row-button.tsx';
import type { Member } from './circle-reads.ts';

export function ChooseMember({
  title,
  members,
  onChoose,
  onClose,
}: {
  title: string;
  members: readonly Member[];
  onChoose: (member: Member) => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="flex flex-col gap-2">
        {members.map((member) => (
          <RowButton
            key={member.id}
            Icon={User}
            name={member.username}
            onClick={() => onChoose(member)}
          />
        ))}
      </div>
    </Dialog>
  );
}
