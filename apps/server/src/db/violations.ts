/** Whether PostgreSQL refused a row because of this unique constraint. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return causes(error).some(
    (cause) =>
      codeOf(cause) === '23505' &&
      'constraint_name' in cause &&
      cause.constraint_name === constraint,
  );
}

/** Connection lost or refused, server shutting down or starting, no room left, I/O errors, timeouts. */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|CONNECT_TIMEOUT|CONNECTION_\w+|08\w{3}|57P0[123]|53\d{3}|58\d{3}|55P03|57014|25P03)$/;

/** Whether the database could not be reached or could not take more, so that trying again helps. */
export function isDatabaseAway(error: unknown): boolean {
  return causes(error).some((cause) => AWAY.test(codeOf(cause)));
}

/** Drizzle wraps what the driver threw. */
function causes(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : [];
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');
