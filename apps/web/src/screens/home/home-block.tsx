import { Doors } from './doors.tsx';
import type { Block } from './home-plan.ts';
import { MistakesStrip } from './mistakes-strip.tsx';
import { MomentCard } from './moment-card.tsx';
import { PracticeCard } from './practice-card.tsx';
import type { useHomePlan } from './use-home-plan.ts';
import { WelcomeBack } from './welcome-back.tsx';

type Plan = NonNullable<ReturnType<typeof useHomePlan>>;

/** One block of today's Home; what stands above the next lesson has the big button. */
export function HomeBlock({
  userId,
  block,
  plan,
}: {
  userId: string;
  block: Block;
  plan: Pick<Plan, 'above' | 'moment' | 'onDismiss'>;
}) {
  if (block === 'doors') return <Doors userId={userId} />;
  if (block === 'mistakes') return <MistakesStrip userId={userId} />;
  if (block === 'welcome-back') return <WelcomeBack userId={userId} />;
  const both = plan.above.includes('practice') && plan.above.includes('moment');
  if (block === 'practice') {
    return <PracticeCard userId={userId} first={plan.above.includes('practice')} brief={both} />;
  }
  if (!plan.moment) return null;
  return <MomentCard moment={plan.moment} brief={both} onDismiss={plan.onDismiss} />;
}
