import type { CourseOutline, UnitFile } from '@hajde/rules/course-files';

/** What the web app's build for the server exports, `dist-server/draw.js`. */
export interface Drawing {
  /**
   * The first screen as HTML, with what it was drawn from, so that the app can take it over in the
   * browser. Null where there is nothing to draw ahead.
   */
  draw(visit: Visit): Promise<string | null>;
}

/** Who comes where, and how to find out what the screen there shows. */
export interface Visit {
  readonly path: string;
  readonly userId: string | null;
  readonly wide: boolean;
  readonly zone: string;
  /** Answers one read of the API for that learner; fails where the API refuses. */
  readonly ask: (name: string) => Promise<unknown>;
  /** The name under which the browser finds the outline of the course. */
  readonly outlineFile: string;
  readonly outline: () => Promise<CourseOutline>;
  readonly unit: (unitId: string) => Promise<UnitFile>;
}
