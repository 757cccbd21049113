/**
 * Codes of the driver and of PostgreSQL that mean: no answer from the database, or none that takes anything
 * (class 08, 57P0x: it ends sessions; 53300: too many of them; 25006: a standby after a failover).
 */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1-5]|08\w{3}|53300|25006)$/;
/** The last one is said of a connection that ended between two queries of a transaction. */
const SENTENCES =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/;

/** Whether an error of a query says that the database is away, not that the query was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && CODES.test(String(error.code))) || SENTENCES.test(error.message);
}
