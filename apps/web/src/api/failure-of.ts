interface Read {
  readonly data: unknown;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/**
 * Why there is nothing to show, where one of these reads failed and none came before it; trying again
 * asks for all that failed. What was read before stays on the screen when reading it anew fails.
 */
export function failureOf(...reads: readonly Read[]): { error: Error; retry: () => void } | null {
  const error = reads.find((read) => read.error && read.data === undefined)?.error;
  if (!error) return null;
  const failed = reads.filter((read) => read.error);
  return {
    error,
    retry: () => {
      for (const read of failed) read.refetch();
    },
  };
}
