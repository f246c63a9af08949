import type { Row } from './row.ts';
import type { Stage } from './server/stage.ts';

/** Some rows that are measured together; `npm run bench -- --only NAME` runs one. */
export interface Part {
  readonly name: string;
  /** The stage has servers and databases of several sizes; who needs none of it takes none. */
  measure(stage: Stage): Promise<readonly Row[]>;
}

/** Something is missing on this machine: the sentence says what to install, the other parts run. */
export class CannotMeasure extends Error {}
