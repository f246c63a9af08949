import { DoorOpen, KeyRound, UserMinus, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Card } from '../../ui/card.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { RowButton } from '../../ui/row-button.tsx';
import { toast } from '../../ui/toast.ts';
import { ChooseMember } from './choose-member.tsx';
import { type Circle, type Member, useCircleChange } from './circle-reads.ts';

type Asking = 'leave' | 'close' | 'hand-over' | 'remove';

/** Leaving for everybody; for its owner, what only they can do. Each asks first. */
export function CircleActions({ circle, userId }: { circle: Circle; userId: string }) {
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [chosen, setChosen] = useState<Member | null>(null);
  const params = { circleId: circle.id };
  const away = (title: string) => () => {
    navigate('/circles', { replace: true });
    toast({ title });
  };
  const leave = useCircleChange('POST /api/circles/:circleId/leave', away('You left the circle'));
  const close = useCircleChange('POST /api/circles/:circleId/close', away('Circle closed'));
  const remove = useCircleChange('POST /api/circles/:circleId/remove');
  const handOver = useCircleChange('POST /api/circles/:circleId/hand-over');
  const others = circle.members.filter(({ id }) => id !== userId);
  const isOwner = circle.ownerId === userId;
  const done = () => {
    setAsking(null);
    setChosen(null);
  };
  return (
    <Card>
      <h2 className="mb-3 text-lg">This circle</h2>
      <div className="flex flex-col gap-2">
        {isOwner && others.length > 0 ? (
          <>
            <RowButton Icon={KeyRound} name="Change owner" onClick={() => setAsking('hand-over')} />
            <RowButton
              Icon={UserMinus}
              name="Remove somebody"
              onClick={() => setAsking('remove')}
            />
            <RowButton Icon={X} name="Close the circle" onClick={() => setAsking('close')} />
            <p className="text-muted text-sm">To leave, make somebody else owner first.</p>
          </>
        ) : (
          <RowButton Icon={DoorOpen} name="Leave the circle" onClick={() => setAsking('leave')} />
        )}
      </div>
      {asking === 'leave' && (
        <Confirm
          title="Leave the circle?"
          text={
            isOwner
              ? "You're the only one in it, so the circle and its streak will be gone."
              : "You'll stop seeing each other's progress. To come back, you'll need the link again."
          }
          yes="Leave"
          onYes={() => leave.mutate([{ params }])}
          onClose={done}
        />
      )}
      {asking === 'close' && (
        <Confirm
          title="Close the circle?"
          text="It ends for everybody, and its streak and cheers are deleted. You can't undo this."
          yes="Close the circle"
          onYes={() => close.mutate([{ params }])}
          onClose={done}
        />
      )}
      {(asking === 'hand-over' || asking === 'remove') && chosen === null && (
        <ChooseMember
          title={asking === 'remove' ? 'Who do you want to remove?' : 'Who should take over?'}
          members={others}
          onChoose={setChosen}
          onClose={done}
        />
      )}
      {asking === 'remove' && chosen && (
        <Confirm
          title={`Remove ${chosen.username}?`}
          text="They won't see the circle any more. Change the link too, or they can come back with the old one."
          yes="Remove"
          onYes={() => remove.mutate([{ params, body: { memberId: chosen.id } }])}
          onClose={done}
        />
      )}
      {asking === 'hand-over' && chosen && (
        <Confirm
          title={`Make ${chosen.username} the owner?`}
          text="They'll be able to invite and remove people, and to close the circle. You stay in it."
          yes="Change owner"
          onYes={() => handOver.mutate([{ params, body: { memberId: chosen.id } }])}
          onClose={done}
        />
      )}
    </Card>
  );
}
