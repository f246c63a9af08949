import { describe, expect, it } from 'vitest';
import { type EarVoice, isNatural, NATURAL_VOICES } from '../../contrasts/ear-voices.ts';
import type { Measured } from '../../contrasts/measured-file.ts';
import type { ContrastFile } from '../../formats/sounds.ts';
import { joinLexicon } from '../../lexicon/lexicon.ts';
import type { Sound } from '../../speech/sound.ts';
import { measurePairs } from './measure-pairs.ts';
import type { SayToEar } from './say-to-ear.ts';

const known = joinLexicon([]);
const written = (word: string) => ({
  word,
  translation: word,
  stress: undefined,
  silentE: false,
});
const contrast: ContrastFile = {
  id: 'l-ll',
  title: 'l and ll',
  sounds: ['l', 'll'],
  advice: '',
  pairs: [[written('mal'), written('mall')]],
};

const RATE = 16_000;

/** A buzz whose formant only the voices that tell the words apart move. */
function buzz(pitch: number, formant: number): Sound {
  const samples = Float32Array.from({ length: RATE / 20 }, (_, at) => {
    let sum = 0;
    for (let hz = pitch; hz < 7000; hz += pitch) {
      const height = Math.exp(-(((hz - formant) / 300) ** 2)) + 0.02;
      sum += height * Math.sin((2 * Math.PI * hz * at) / RATE);
    }
    return 0.1 * sum;
  });
  return { rate: RATE, samples };
}

const SAID = {
  low: { usual: buzz(120, 700), moved: buzz(120, 2000) },
  high: { usual: buzz(135, 700), moved: buzz(135, 2000) },
};

function speaker(tellsApart: (voice: EarVoice) => boolean) {
  const asked: string[] = [];
  const say: SayToEar = async ({ word }, voice, pitch) => {
    asked.push(voice.id);
    const moved = word === 'mall' && tellsApart(voice);
    return SAID[pitch === 'high' ? 'high' : 'low'][moved ? 'moved' : 'usual'];
  };
  return { say, voices: () => new Set(asked) };
}

async function measured(
  tellsApart: (voice: EarVoice) => boolean,
  { before = {}, goesOn = () => true }: { before?: Measured['pairs']; goesOn?: () => boolean } = {},
) {
  const { say, voices } = speaker(tellsApart);
  const pairs = await measurePairs([contrast], before, { known, say, goesOn });
  return { pairs, pair: pairs['l-ll']?.['mal / mall'], asked: voices() };
}

const naturalIn = (ids: Iterable<string>) =>
  [...ids].filter((id) => NATURAL_VOICES.some((voice) => voice.id === id));

describe('measuring a pair', () => {
  it('tries natural voices until six say it apart, and no more', async () => {
    const { pair, asked } = await measured(isNatural);
    expect(naturalIn(asked)).toHaveLength(6);
    expect(new Set(pair?.heard)).toEqual(new Set(naturalIn(asked)));
  });

  it("tries all of them where they do not, and then hears it in espeak's", async () => {
    const { pair, asked } = await measured((voice) => !isNatural(voice));
    expect(naturalIn(asked)).toHaveLength(NATURAL_VOICES.length);
    expect(pair?.heard).toHaveLength(6);
    expect(naturalIn(pair?.heard ?? [])).toEqual([]);
  });

  it('goes on where time ran out the last time, and asks nothing twice', async () => {
    const first = await measured(isNatural, { goesOn: () => false });
    expect(naturalIn(first.asked)).toEqual([]);
    expect(first.pair?.heard).toEqual([]);
    const second = await measured(isNatural, { before: first.pairs });
    expect([...second.asked]).toEqual(naturalIn(second.asked));
    const third = await measured(isNatural, { before: second.pairs });
    expect(third.asked.size).toBe(0);
    expect(third.pairs).toEqual(second.pairs);
  });
});
