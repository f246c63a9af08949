import { Check } from 'lucide-react';
import { sentenceFor } from '../../api/errors.ts';
import type { Story } from '../../learner/culture-reads.ts';
import { Button } from '../../ui/button.tsx';
import { CHECK_LOCK_MS } from '../../ui/delays.ts';
import { Mascot } from '../../ui/mascot.tsx';
import { useLock } from '../../ui/use-lock.ts';
import { useFinishStory } from './use-finish-story.ts';

/** The end of a story: the button that finishes it, then what it paid. */
export function StoryEnding({
  userId,
  story,
  isRead,
}: {
  userId: string;
  story: Story;
  isRead: boolean;
}) {
  const finish = useFinishStory(userId, story.id);
  const [locked, lockFor] = useLock();
  if (finish.isSuccess) return <Finished xp={finish.data.xpEarned} locked={locked} />;
  // Back to the stories comes where this button was, under the second press of a double one.
  const press = () => finish.mutate(undefined, { onSuccess: () => lockFor(CHECK_LOCK_MS) });
  return (
    <div className="flex flex-col gap-3 border-line border-t-2 pt-4">
      {isRead && (
        <p className="flex items-center gap-2 text-ok-text text-sm">
          <Check aria-hidden size={20} strokeWidth={3} className="shrink-0" />
          You've read this before, so its XP is already yours. Reading it again still counts towards
          today's challenges.
        </p>
      )}
      {finish.isError && (
        <p role="alert" className="text-sm text-wrong-text">
          {sentenceFor(finish.error, "We couldn't save that. Please try again.")}
        </p>
      )}
      <Button disabled={finish.isPending} onClick={press}>
        Finish reading
        {!isRead && <span className="font-body text-sm">+{story.xpReward} XP</span>}
      </Button>
    </div>
  );
}

function Finished({ xp, locked }: { xp: number; locked: boolean }) {
  return (
    <form
      method="dialog"
      onSubmit={(event) => locked && event.preventDefault()}
      className="flex flex-col gap-4"
    >
      <p
        id="what-it-paid"
        role="status"
        className="flex animate-pop items-center gap-4 rounded-lg bg-gold-tint px-4 py-2 font-bold font-display text-gold-text text-lg leading-tight"
      >
        <Mascot mood="cheering" className="h-auto w-24 shrink-0" />
        {xp > 0 ? `You earned ${xp} XP!` : "You've read it again. Well done!"}
      </p>
      <Button
        type="submit"
        autoFocus
        aria-disabled={locked}
        aria-describedby="what-it-paid"
        className="scroll-mb-6"
      >
        Back to the stories
      </Button>
    </form>
  );
}
