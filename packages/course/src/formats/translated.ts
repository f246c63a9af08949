/** An Albanian line as a writer types it, `Albanian | English`, taken apart at the bar. */
export interface Translated {
  readonly albanian: string;
  /** Undefined where there is no bar yet: a rule asks for it, and the rest can still be read. */
  readonly english: string | undefined;
}

export function translated(line: string): Translated {
  const at = line.indexOf(BAR);
  if (at === -1) return { albanian: line, english: undefined };
  return { albanian: line.slice(0, at).trim(), english: line.slice(at + BAR.length).trim() };
}

const BAR = ' | ';
