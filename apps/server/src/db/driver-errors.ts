/** Whether PostgreSQL refused a row because of this unique constraint, or of any. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return causes(error).some(
    (cause) =>
      codeOf(cause) === '23505' &&
      'constraint' in cause &&
      (constraint === undefined || cause.constraint === constraint),
  );
}

/** Whether a row was refused because its learner is gone: the account was deleted meanwhile. */
export function isLearnerGone(error: unknown): boolean {
  return causes(error).some(
    (cause) =>
      codeOf(cause) === '23503' &&
      'constraint' in cause &&
      String(cause.constraint).endsWith('_learner_id_learner_id_fk'),
  );
}

/** None of the hosts takes writes: the primary is lost, and no standby has been promoted yet. */
export class ReadOnlyHost extends Error {
  constructor() {
    super('This PostgreSQL takes no writes.');
  }
}

/** The connection ends: cut on the way, or since the server shuts down or starts. */
const ENDED = /^(ECONNRESET|EPIPE|ETIMEDOUT|08\w{3}|57P0[123])$/;
/** Connection refused, no room left, I/O errors, timeouts, deadlocks. */
const AWAY = /^(ECONNREFUSED|ENOENT|53\d{3}|25006|58\d{3}|55P03|57014|25P03|40P01)$/;
/** What the driver says of its own connections has no code. */
const LOST =
  /^(Connection terminated|timeout e|Client has encountered a connection error|Client was closed)/;

/** Whether the connection on which it was asked is no more, or about to end. */
export function isConnectionLost(error: unknown): boolean {
  return causes(error).some((cause) => ENDED.test(codeOf(cause)) || LOST.test(cause.message));
}

/** Whether the database could not be reached or could not take more, so that trying again helps. */
export function isDatabaseAway(error: unknown): boolean {
  return (
    isConnectionLost(error) ||
    causes(error).some((cause) => cause instanceof ReadOnlyHost || AWAY.test(codeOf(cause)))
  );
}

/** Whether there is no room left to write, while what is there can still be read. */
export function isDatabaseFull(error: unknown): boolean {
  return causes(error).some((cause) => FULL.test(codeOf(cause)));
}

/** No space on the disk, or the operator has forbidden writes until there is some. */
const FULL = /^(53100|25006)$/;

/** Drizzle wraps what the driver threw. */
function causes(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : [];
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');
