// @ts-check

/**
 * What Node or the system calls this error, such as ENOENT; nothing where it is of another kind.
 * @param {unknown} error
 */
export function errorCode(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
