/** The lesson that somebody came from; else the first that is not completed; else the unit's first. */
export function lessonAfterGuide<L extends { readonly id: string }>(
  lessons: readonly L[],
  completed: ReadonlySet<string>,
  from: string | null,
): L | undefined {
  return (
    lessons.find(({ id }) => id === from) ??
    lessons.find(({ id }) => !completed.has(id)) ??
    lessons[0]
  );
}
