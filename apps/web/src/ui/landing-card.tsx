import { useQuery } from '@tanstack/react-query';
import { ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { type FinishedLesson, forgetFinishedLesson } from '../learner/finished-lesson.ts';
import { userOf } from '../learner/reads.ts';
import head from './art/mascot-head-rim.svg';
import { Confetti } from './confetti.tsx';
import { ExtrasList } from './extras-shown.tsx';
import { FinishedUnitPicture } from './finished-unit-picture.tsx';
import { Mascot } from './mascot.tsx';
import { moodAfter } from './mood-after.ts';
import { BoltIcon, FlameIcon, GemIcon } from './reward-icons.tsx';
import { ToastRoom } from './toast-room.tsx';

/** What a lesson brought: in one line that can be opened, or all of it. */
export function LandingCard({
  userId,
  opensFrom,
  leavesRoom,
  finished,
}: {
  userId: string;
  opensFrom: number;
  leavesRoom: boolean;
  finished: FinishedLesson;
}) {
  const [open, setOpen] = useState(innerHeight >= opensFrom);
  const known = finished.streak !== null;
  const { data } = useQuery({ ...userOf(userId), enabled: !known });
  const streak = finished.streak ?? data?.streak ?? 0;
  const { title, unit, extras } = finished;
  const missed = finished.of - finished.right;
  if (!open) {
    return (
      <div className="relative flex h-9 w-full items-stretch overflow-hidden rounded-md bg-gold-tint text-gold-text">
        <button
          type="button"
          aria-expanded={false}
          onClick={() => setOpen(true)}
          className="flex min-w-0 flex-1 items-center gap-2 px-2"
        >
          <img src={head} alt="" width={31} height={28} className="shrink-0" />
          <span className="min-w-0 truncate font-bold text-sm">
            <span className="max-[24rem]:sr-only">Finished: </span>
            {title}
          </span>
          <span className="ml-auto flex shrink-0 items-center gap-2 font-bold text-sm tabular-nums">
            <Rewards {...finished} streak={streak} short />
            <ChevronDown aria-hidden size={18} strokeWidth={2.5} />
          </span>
        </button>
        {missed > 0 && (
          <Link
            href="/practice"
            className="relative z-1 flex shrink-0 items-center border-gold border-l-2 px-3 font-bold text-sm underline underline-offset-4"
          >
            {missed} to fix
          </Link>
        )}
        <Confetti />
      </div>
    );
  }
  return (
    <>
      {leavesRoom && <ToastRoom />}
      <section
        aria-label="Lesson finished"
        className="relative overflow-hidden rounded-lg bg-gold-tint p-3 text-gold-text roomy:p-4"
      >
        {unit && <FinishedUnitPicture unit={unit} />}
        <div className="flex items-start gap-3">
          <Mascot
            mood={moodAfter(finished.right, finished.of)}
            className="h-auto w-18 shrink-0 roomy:w-24"
          />
          <div className="min-w-0 flex-1">
            <h2 className="text-lg">Finished: {title}</h2>
            <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 font-bold text-sm tabular-nums">
              <Rewards {...finished} streak={streak} />
            </ul>
            <ExtrasList extras={extras} />
          </div>
          <button
            type="button"
            aria-label="Dismiss"
            data-tooltip="Dismiss"
            onClick={forgetFinishedLesson}
            className="-mt-1 -mr-1 grid size-11 shrink-0 place-items-center rounded-md"
          >
            <X aria-hidden size={22} strokeWidth={2.5} />
          </button>
        </div>
        <Confetti />
      </section>
    </>
  );
}

/** What the lesson brought, as items of a list; short, as figures beside their pictures. */
function Rewards({
  xp,
  gems,
  right,
  of,
  streak,
  short = false,
}: Pick<FinishedLesson, 'xp' | 'gems' | 'right' | 'of'> & { streak: number; short?: boolean }) {
  const missed = of - right;
  const Item = short ? 'span' : 'li';
  const looks = 'flex items-center gap-1';
  return (
    <>
      <Item className={looks}>
        <BoltIcon size={18} />+{xp} <span className={short ? 'sr-only' : ''}>XP</span>
      </Item>
      {gems > 0 && (
        <Item className={looks}>
          <GemIcon size={18} />+{gems} <span className={short ? 'sr-only' : ''}>gems</span>
        </Item>
      )}
      {/* In the line, how many there are to fix says it already. */}
      <Item className={`${looks} ${!short ? '' : missed > 0 ? 'sr-only' : 'max-[22rem]:hidden'}`}>
        {right} of {of} <span className={short ? 'sr-only' : ''}>right</span>
      </Item>
      {!short && streak > 0 && (
        <Item className={looks}>
          <FlameIcon size={18} />
          {streak}-day streak
        </Item>
      )}
      {!short && missed > 0 && (
        <Item className={looks}>
          <Link href="/practice" className="-my-2 inline-block py-2 underline underline-offset-4">
            Fix your {missed === 1 ? 'mistake' : `${missed} mistakes`}
          </Link>
        </Item>
      )}
    </>
  );
}
