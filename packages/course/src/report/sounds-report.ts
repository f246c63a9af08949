import { EAR_VOICES } from '../contrasts/ear-voices.ts';
import { pairKey } from '../contrasts/ear-word.ts';
import {
  isApart,
  type MeasuredPair,
  measuredPairs,
  naturalApart,
  VOICES_PER_PAIR,
} from '../contrasts/kept-pairs.ts';
import type { Content } from '../read/content.ts';
import { textTable } from './text-table.ts';

const HEAD = [
  'contrast',
  'pairs',
  'kept',
  'by natural voices alone',
  'pairs × voices',
  'median',
  'least',
];

/** What of the contrasts can be heard, how clearly, and what was left out. */
export function soundsReport({ sounds, contrasts, measured }: Content): string {
  const each = (contrasts?.data ?? []).map((contrast) => {
    return { title: contrast.title, pairs: measuredPairs(contrast, measured.pairs) };
  });
  const rows = each.map(({ title, pairs }) => {
    const kept = pairs.filter((pair) => pair.kept);
    const ratios = kept.flatMap(({ heard }) => Object.values(heard)).sort((a, b) => a - b);
    const median = ratios[Math.floor(ratios.length / 2)];
    const natural = kept.filter(({ ratios }) => naturalApart(ratios).length >= VOICES_PER_PAIR);
    return [
      title,
      pairs.length,
      kept.length,
      natural.length,
      ratios.length,
      shown(median),
      shown(ratios[0]),
    ];
  });
  const megabytes = [...measured.bytes.values()].reduce((sum, size) => sum + size, 0) / 1e6;
  const total = each.flatMap(({ pairs }) => pairs);
  return [
    `letters ${sounds?.data.letters.length ?? 0}; ${EAR_VOICES.length} voices, a pair is kept where ${VOICES_PER_PAIR} say it apart; ${measured.bytes.size} clips, ${megabytes.toFixed(1)} MB`,
    textTable([HEAD, ...rows]),
    `left out, ${total.filter(({ kept }) => !kept).length} pairs of ${total.length} (voices that say them apart, best ratio):`,
    ...each.map(({ title, pairs }) => {
      const left = pairs.filter((pair) => !pair.kept).map(leftOut);
      return `  ${title}: ${left.length === 0 ? 'none' : left.join('; ')}`;
    }),
    `how many pairs each voice says (and says apart, of those in which it was tried):`,
    ...EAR_VOICES.map(({ id }) => {
      const tried = total.flatMap(({ ratios }) => ratios[id] ?? []);
      const said = total.filter(({ heard }) => heard[id] !== undefined).length;
      return `  ${id}: ${said} (${tried.filter(isApart).length} of ${tried.length})`;
    }),
  ].join('\n');
}

function leftOut({ words, ratios }: MeasuredPair): string {
  const best = Math.max(0, ...Object.values(ratios));
  return `${pairKey(words)} (${Object.values(ratios).filter(isApart).length}, ${shown(best)})`;
}

function shown(ratio: number | undefined): string {
  return ratio === undefined ? '' : ratio.toFixed(2);
}
