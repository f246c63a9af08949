import type { Lexicon } from '../lexicon/lexicon.ts';

/** Whether a word of a text is what a step of a proof asks for. */
type Test = (word: string) => boolean;

/** What a proof is made of: tests in a row, `gap` where up to three words may stand between. */
type Step = Test | typeof GAP;

const GAP = 'gap';
/** How many words may stand in a gap. */
const SKIPS = [0, 1, 2, 3];

/**
 * Finds out whether the words of a text have one of the proofs: words in a row, each written as it stands
 * (`le të/t'`), by its ending or beginning (`-ohet`, `kqyr-`), or by what the lexicon says of it
 * (`<participle>`, `<1 plural aorist>`). `…` stands for up to three words between, `^` for the
 * beginning of the text.
 */
export function proofOf(
  proofs: readonly string[],
  lexicon: Lexicon,
): (words: readonly string[]) => boolean {
  const read = proofs.map((proof) => {
    const parts = proof.split(/ (?![^<]*>)/);
    const atStart = parts[0] === '^';
    const steps = (atStart ? parts.slice(1) : parts).map((part): Step => {
      return part === '…' ? GAP : testOf(part, lexicon);
    });
    return { atStart, steps };
  });
  return (words) =>
    read.some(({ atStart, steps }) =>
      atStart ? follows(steps, words, 0) : words.some((_, start) => follows(steps, words, start)),
    );
}

/** Whether the steps from this one on are what stands in the words from `at` on. */
function follows(steps: readonly Step[], words: readonly string[], at: number, from = 0): boolean {
  const step = steps[from];
  if (step === undefined) return true;
  if (step === GAP) {
    return SKIPS.some((skip) => follows(steps, words, at + skip, from + 1));
  }
  const word = words[at];
  return word !== undefined && step(word) && follows(steps, words, at + 1, from + 1);
}

function testOf(step: string, lexicon: Lexicon): Test {
  const tests = step.split(/\/(?![^<]*>)/).map((choice): Test => {
    if (choice.startsWith('<')) return featureTest(choice.slice(1, -1).split(' '), lexicon);
    if (choice.startsWith('-')) return (word) => word.endsWith(choice.slice(1));
    if (choice.endsWith('-')) return (word) => word.startsWith(choice.slice(0, -1));
    return (word) => word === choice;
  });
  return (word) => tests.some((test) => test(word));
}

function featureTest(due: readonly string[], lexicon: Lexicon): Test {
  const known = new Map<string, boolean>();
  const look = (word: string) => {
    const name = word.slice(0, 1).toUpperCase() + word.slice(1);
    const senses = (lexicon.lookUp(word) ?? lexicon.lookUp(name))?.meanings.senses ?? [];
    return senses.some(({ features }) => {
      const own = new Set(Object.values(features).flat());
      return due.every((feature) => own.has(feature));
    });
  };
  return (word) => {
    const found = known.get(word) ?? look(word);
    known.set(word, found);
    return found;
  };
}
