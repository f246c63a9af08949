import type { Answer } from '@hajde/contract/types';
import { HEARTS_PER_LESSON, MAX_HEARTS, nextHeartAt } from '@hajde/rules/game/hearts';
import { Heart } from 'lucide-react';
import { Link } from 'wouter';
import { useHearts } from '../../learner/use-hearts.ts';
import { fullAt } from '../../learner/with-pending.ts';
import { Card } from '../../ui/card.tsx';

import { clockTime } from './clock-time.ts';

type User = Answer<'GET /api/users/:id'>;

/** The account's hearts, what they have to do with a lesson's, and the ways to have more. */
export function YourHearts({ user }: { user: User }) {
  const hearts = useHearts(user);
  const next = nextHeartAt(fullAt(user), new Date());
  return (
    <Card className="flex items-start gap-4">
      <Heart aria-hidden size={30} strokeWidth={2.25} className="shrink-0 fill-red text-red" />
      <div className="min-w-0">
        <h2 className="text-lg">
          {hearts} of {MAX_HEARTS} hearts
        </h2>
        <p className="text-muted text-sm">
          Every lesson starts with {HEARTS_PER_LESSON} of its own, however many you have here.
        </p>
        {next && (
          <p className="text-muted text-sm">
            You'll get the next one back at {clockTime(next)}.{' '}
            <Link
              href="/practice"
              className="inline-block py-1 font-bold text-blue-text underline underline-offset-4"
            >
              Practise to get one now
            </Link>
          </p>
        )}
      </div>
    </Card>
  );
}
