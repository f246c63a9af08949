import { call } from './call.ts';
import { ApiError } from './errors.ts';
import { outage } from './outage.ts';
import { answerInTime } from './time-limits.ts';

/**
 * While the server cannot reach its data, asks it now and then whether it can again, and says when:
 * nobody should have to press Retry for something that mends itself.
 */
export function watchOutage(onEnd: () => void): OutageWatch {
  let pause = FIRST_PAUSE_MS;
  let next: ReturnType<typeof setTimeout> | undefined;
  /** Counts the looks: what an older one still hears is dropped. */
  let turn = 0;

  const look = async () => {
    turn += 1;
    const mine = turn;
    const was = outage.get();
    const answer = await readiness();
    if (turn !== mine) return;
    if (answer === 'not ready' || (answer === 'none' && was === 'certain')) {
      next = setTimeout(look, pause * (1 + Math.random()));
      pause = Math.min(2 * pause, LAST_PAUSE_MS);
      if (was !== 'certain') outage.set('certain');
    } else {
      pause = FIRST_PAUSE_MS;
      outage.set('none');
      if (was === 'certain') onEnd();
    }
  };
  const onChange = () => {
    if (outage.get() === 'suspected') void look();
  };

  onChange();
  const stopListening = outage.onChange(onChange);
  return {
    lookNow() {
      if (outage.get() !== 'certain') return;
      clearTimeout(next);
      void look();
    },
    stop() {
      turn += 1;
      clearTimeout(next);
      stopListening();
      outage.set('none');
    },
  };
}

interface OutageWatch {
  /** Something has just been saved, so that the end may have come before the next look. */
  lookNow(): void;
  stop(): void;
}

/** Up to twice as long, so that not all learners come back at once. */
const FIRST_PAUSE_MS = 5_000;
const LAST_PAUSE_MS = 30_000;

async function readiness(): Promise<'ready' | 'not ready' | 'none'> {
  try {
    await answerInTime(call('GET /api/ready'));
    return 'ready';
  } catch (error) {
    return error instanceof ApiError && error.status === 503 ? 'not ready' : 'none';
  }
}
