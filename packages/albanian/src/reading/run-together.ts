import { asOneWord } from './as-one-word.ts';
import { best, type Candidate, type Habits } from './candidate.ts';
import type { ReadingIndex } from './reading-index.ts';

const PER_CUT = 4;
const SHORTEST_RUN = 4;
const LONGEST_RUN = 26;
/** Endings of nouns rather than words at the end: "vëllaun" is not "vëlla u në". */
const CLINGS = /^(e|i|a|u|o|të|në|më|se)$/;
/** The words of one or two letters that people write in one with others. */
const JOINED = /^(po|e|i|ka|me|a|u|je|ti|do|se|ma|ta|ku|sa|si|të|në|më|o|ju)$/;

/** ckapobon: çka po bon. Only words that are usual are looked for in it. */
export function runTogether(word: string, index: ReadingIndex, habits: Habits): Candidate[] {
  if (word.length < SHORTEST_RUN || word.length > LONGEST_RUN) return [];
  const upTo: (Candidate | undefined)[] = [{ full: '', parts: [], score: 0 }];
  for (let end = 1; end <= word.length; end++) {
    let found: Candidate | undefined;
    for (let start = Math.max(0, end - 12); start < end; start++) {
      const before = upTo[start];
      if (before === undefined || before.parts.length > 3) continue;
      const piece = word.slice(start, end);
      const [usual] = best(
        asOneWord(piece, piece, index, habits).filter(
          ({ full, score }) =>
            score >= (piece.length < 4 ? 7 : 4) && (piece.length > 2 || JOINED.test(full)),
        ),
      );
      if (usual === undefined || (end === word.length && CLINGS.test(usual.full))) continue;
      const score = before.score + Math.min(usual.score, 6) - PER_CUT - (piece.length < 3 ? 2 : 0);
      if (found === undefined || score > found.score) {
        const full = before.full === '' ? usual.full : `${before.full} ${usual.full}`;
        found = { full: full.replace(/' /g, "'"), parts: [...before.parts, ...usual.parts], score };
      }
    }
    upTo.push(found);
  }
  const all = upTo[word.length];
  return all && all.parts.length > 1 ? [{ ...all, score: all.score / all.parts.length - 1 }] : [];
}
