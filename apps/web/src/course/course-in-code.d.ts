/** What `course-in-code.ts` of the build puts into the app. */
declare module 'virtual:placement-test' {
  const test: {
    readonly courseVersion: string;
    readonly questions: readonly import('@hajde/rules/course/course').PlacementQuestion[];
  };
  export default test;
}

declare module 'virtual:sample-badges' {
  const badges: import('@hajde/contract/types').Answer<'GET /api/badges'>;
  export default badges;
}
