/**
 * Codes of the driver and of PostgreSQL that mean: no answer from the database, or none that takes anything
 * (class 08, 57P0x, 25P03: it ends sessions; 57014: it took too long; 53300: too many sessions; 25006: a standby
 * after a failover).
 */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57014|57P0[1-5]|25P03|08\w{3}|53300|25006)$/;
/** The second is said of one that did not come about in time, the last of a connection that ended between two queries of a transaction. */
const SENTENCES =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|connection error and is not queryable/;

/** What the driver says of a query that was not answered in time. */
const UNANSWERED = 'Query read timeout';

/** Whether an error of a query says that it was not answered in time: its connection can't be used any more. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === UNANSWERED;
}

/** Whether an error of a query says that the database is away, not that the query was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    isUnanswered(error) ||
    ('code' in error && CODES.test(String(error.code))) ||
    SENTENCES.test(error.message)
  );
}
