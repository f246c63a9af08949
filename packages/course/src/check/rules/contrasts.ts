import { clipsWanted } from '../../contrasts/ear-clips.ts';
import { earKey, pairKey } from '../../contrasts/ear-word.ts';
import { freshlyMeasured, MEASURED_FILE } from '../../contrasts/measured-file.ts';
import type { ContrastFile } from '../../formats/sounds.ts';
import { problemIn } from '../../source/source.ts';
import { isVowel, phonemesOf } from '../../speech/phonemes.ts';
import type { Rule } from './rule.ts';

const CONTRASTS = 12;
/** More than are needed: some are not told apart by the voices. */
const CANDIDATES = 16;
const EAR_CLIPS_TAKE_AT_MOST_MB = 12;

export const contrastPairs: Rule = {
  why: 'A pair is two different words that a learner can look up.',
  check: ({ contrasts, lexicon }) =>
    (contrasts?.data ?? [])
      .flatMap(({ pairs, sounds }, at) =>
        pairs.flatMap((pair, index) => {
          const faults = pair.flatMap(({ word, translation }) => [
            ...(lexicon.lookUp(word) ? [] : [`"${word}" is not in the lexicon`]),
            ...(translation ? [] : [`the English of "${word}" is missing: write it after a bar`]),
          ]);
          if (earKey(pair[0]) === earKey(pair[1])) faults.push(`"${pair[0].word}" is there twice`);
          if (sounds.every((sound) => sound !== 'ë') && endInE(pair).size === 2) {
            faults.push(`only one of ${pairKey(pair)} ends in ë: put it in brackets, (ë)`);
          }
          const first = pairs.findIndex((other) => pairKey(other) === pairKey(pair));
          if (first !== index) faults.push(`the pair ${pairKey(pair)} is there twice`);
          return faults.map((reason) => {
            return contrasts
              ? problemIn(contrasts.source, [at, 'pairs', index], reason)
              : undefined;
          });
        }),
      )
      .filter((problem) => problem !== undefined),
};

/** One answer where both words end in a weak ë that is heard, or neither. */
function endInE(pair: ContrastFile['pairs'][number]): Set<boolean> {
  return new Set(
    pair.map(
      ({ word, silentE }) =>
        !silentE && phonemesOf(word).filter(isVowel).length > 1 && word.endsWith('ë'),
    ),
  );
}

export const contrastTotals: Rule = {
  why: 'Twelve contrasts, each with pairs enough that 12 may be left after measuring.',
  check: ({ contrasts }) => {
    if (!contrasts) return [];
    const { source, data } = contrasts;
    const few = data.flatMap(({ id, pairs }, at) => {
      if (pairs.length >= CANDIDATES) return [];
      const reason = `${id} has ${pairs.length} pairs, at least ${CANDIDATES} are due`;
      return [problemIn(source, [at, 'pairs'], reason)];
    });
    const ids = new Set(data.map(({ id }) => id));
    if (ids.size === CONTRASTS && data.length === CONTRASTS) return few;
    return [...few, problemIn(source, [], `there are ${ids.size} contrasts, not ${CONTRASTS}`)];
  },
};

export const measuredContrasts: Rule = {
  why: 'Only what was measured of these words and voices says which pairs can be told apart.',
  check: ({ contrasts, measured, lexicon }) => {
    const written = contrasts?.data ?? [];
    const reasons: string[] = [];
    const stale = written.flatMap(({ id, pairs }) =>
      pairs.filter((pair) => {
        return !freshlyMeasured(measured.pairs[id]?.[pairKey(pair)], pair, lexicon);
      }),
    );
    const [first] = stale;
    if (first) {
      reasons.push(`${stale.length} pairs are not measured as they are, ${pairKey(first)} first`);
    }
    const wanted = clipsWanted(written, measured.pairs, (word, { id }) => {
      return measured.clips[earKey(word)]?.[id] ?? '';
    });
    const names = new Set(wanted.map(({ name }) => name));
    const missing = wanted.filter(({ name }) => !measured.bytes.has(name)).length;
    const unused = [...measured.bytes.keys()].filter((name) => !names.has(name)).length;
    const megabytes = [...measured.bytes.values()].reduce((sum, size) => sum + size, 0) / 1e6;
    if (missing > 0) reasons.push(`${missing} of its clips are not there`);
    if (unused > 0) reasons.push(`${unused} clips belong to no pair that is kept`);
    if (megabytes > EAR_CLIPS_TAKE_AT_MOST_MB) {
      reasons.push(`its clips take ${megabytes.toFixed(1)} MB, not ${EAR_CLIPS_TAKE_AT_MOST_MB}`);
    }
    return reasons.map((reason) => {
      const told = `${reason}; npm run course:contrasts puts it right`;
      return { file: `content/${MEASURED_FILE}`, line: 1, reason: told };
    });
  },
};
