import { EAR_VOICES } from '../contrasts/ear-voices.ts';
import { pairKey } from '../contrasts/ear-word.ts';
import { type MeasuredPair, measuredPairs, VOICES_PER_PAIR } from '../contrasts/kept-pairs.ts';
import type { Content } from '../read/content.ts';
import { textTable } from './text-table.ts';

/** What of the contrasts can be heard, how clearly, and what was left out. */
export function soundsReport({ sounds, contrasts, measured }: Content): string {
  const each = (contrasts?.data ?? []).map((contrast) => {
    return { title: contrast.title, pairs: measuredPairs(contrast, measured.pairs) };
  });
  const rows = each.map(({ title, pairs }) => {
    const kept = pairs.filter((pair) => pair.kept);
    const ratios = kept.flatMap(({ separate }) => Object.values(separate)).sort((a, b) => a - b);
    const median = ratios[Math.floor(ratios.length / 2)];
    return [title, pairs.length, kept.length, ratios.length, shown(median), shown(ratios[0])];
  });
  const megabytes = [...measured.bytes.values()].reduce((sum, size) => sum + size, 0) / 1e6;
  const total = each.flatMap(({ pairs }) => pairs);
  return [
    `letters ${sounds?.data.letters.length ?? 0}; ${EAR_VOICES.length} voices, a pair is kept where ${VOICES_PER_PAIR} say it apart; ${measured.bytes.size} clips, ${megabytes.toFixed(1)} MB`,
    textTable([['contrast', 'pairs', 'kept', 'pairs × voices', 'median', 'least'], ...rows]),
    `left out, ${total.filter(({ kept }) => !kept).length} pairs of ${total.length} (voices that say them apart, best ratio):`,
    ...each.map(({ title, pairs }) => {
      const left = pairs.filter((pair) => !pair.kept).map(leftOut);
      return `  ${title}: ${left.length === 0 ? 'none' : left.join('; ')}`;
    }),
    'kept, but left out in single voices:',
    ...each.map(({ title, pairs }) => {
      const some = pairs.filter((pair) => pair.kept).flatMap(silentIn);
      return `  ${title}: ${some.length === 0 ? 'none' : some.join('; ')}`;
    }),
  ].join('\n');
}

function leftOut({ words, ratios, separate }: MeasuredPair): string {
  const best = Math.max(0, ...Object.values(ratios));
  return `${pairKey(words)} (${Object.keys(separate).length}, ${shown(best)})`;
}

function silentIn({ words, ratios, separate }: MeasuredPair): string[] {
  const voices = Object.keys(ratios).filter((voice) => separate[voice] === undefined);
  return voices.length === 0 ? [] : [`${pairKey(words)} (${voices.join(', ')})`];
}

function shown(ratio: number | undefined): string {
  return ratio === undefined ? '' : ratio.toFixed(2);
}
