import { EXCELLENT_FROM, GOOD_FROM } from '@hajde/rules/play/pronunciation';
import type { WordResult } from '@hajde/rules/play/pronunciation-session';
import { Mascot } from '../../ui/mascot.tsx';

/** How near it was. */
export function ScorePanel({ result, unsaved }: { result: WordResult; unsaved: boolean }) {
  const tone = toneOf(result.score);
  return (
    <div role="status" className={`flex items-center gap-4 rounded-md p-4 ${TINTS[tone]}`}>
      <Mascot
        mood={tone === 'ok' ? 'cheering' : tone === 'gold' ? 'happy' : 'consoling'}
        className="h-auto w-20 shrink-0"
      />
      <div>
        <p className="font-bold font-display text-2xl leading-none tabular-nums">{result.score}%</p>
        <p className="font-bold font-display text-lg leading-tight">{result.feedback}</p>
        {unsaved && <p className="mt-1 text-sm">We couldn't save this score.</p>}
      </div>
    </div>
  );
}

type Tone = 'ok' | 'gold' | 'wrong';

export function toneOf(score: number): Tone {
  if (score >= EXCELLENT_FROM) return 'ok';
  return score >= GOOD_FROM ? 'gold' : 'wrong';
}

const TINTS: Record<Tone, string> = {
  ok: 'bg-ok-tint text-ok-text',
  gold: 'bg-gold-tint text-gold-text',
  wrong: 'bg-wrong-tint text-wrong-text',
};
