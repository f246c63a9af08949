/** Something in `content/` that must not reach a learner, and where a writer finds it. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

export function printProblem({ file, line, reason }: Problem): string {
  return `${file}:${line} ${reason}`;
}

/** As a reader comes upon them, each once: two options on a line may share a fault. */
export function inReadingOrder(problems: readonly Problem[]): Problem[] {
  const once = new Map(problems.map((problem) => [printProblem(problem), problem]));
  return [...once.values()].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || compare(a.reason, b.reason),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
