import type { CourseOutline, UnitFile } from '@hajde/rules/course/course-files';

/** What the web app's build for the server exports, `dist-server/draw.js`. */
export interface Drawing {
  /**
   * The first screen as HTML, with the data that it was drawn from, so that the app can hydrate it in
   * the browser. Null where the server draws nothing.
   */
  draw(request: FirstScreenRequest): Promise<string | null>;
}

/** Who comes where, and how to find out what the screen there shows. */
export interface FirstScreenRequest {
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
