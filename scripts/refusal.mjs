// @ts-check
/** A reason to stop that a person can act on: one sentence, and what the failing tool printed. */
export class Refusal extends Error {
  /**
   * @param {string} sentence
   * @param {string} output
   */
  constructor(sentence, output = '') {
    super(sentence);
    this.output = output;
  }
}

/**
 * Runs a script's work; what stops it is told without a stack trace of ours.
 * @param {() => Promise<void>} work
 */
export async function orRefuse(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.output) console.error(error.output.trimEnd());
    console.error(error.message);
    process.exitCode = 1;
  }
}
