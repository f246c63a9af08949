/**
 * How the answers are laid out that the device keeps. It rises with every change of the contract that
 * a reader must know of, together with a step that makes one of the last format into one of this.
 */
export const READ_FORMAT = 3;

/** An answer that an older app kept, as this one would have got it. */
export function currentRead<A>(name: string, format: number, kept: A): A {
  return STEPS.slice(format - 1).reduce((answer, step) => step[name]?.(answer) ?? answer, kept);
}

type Step = Readonly<Record<string, <A>(answer: A) => A>>;

/** Of a piece it was not said what in it is Albanian, and later not what its words mean. */
const PIECES: Step = {
  'GET /api/cultural-content': <A>(pieces: A) =>
    Array.isArray(pieces)
      ? (pieces.map((piece) => ({ albanian: [], words: {}, ipa: {}, ...piece })) as A)
      : pieces,
};

/** The first leads from format 1 to format 2, and so on. */
const STEPS: readonly Step[] = [PIECES, PIECES];
