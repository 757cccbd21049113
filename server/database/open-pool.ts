import pg from 'pg';

/** How long a connection to the database may take, in milliseconds. */
export const connectLimitMilliseconds = 5_000;

/** How long a call may wait for a connection while others use all of them, in milliseconds. */
const TURN_MS = 12_000;

/** Connections of a pool, when not said. */
const CONNECTIONS = 10;

/** How long queries may take, in milliseconds. */
export interface QueryLimits {
  /** After this the database itself ends a statement, or a transaction in which it is asked nothing. */
  readonly statementMs: number;
  /** After this no answer is waited for any more, since the network may have lost it without a word. */
  readonly answerMs: number;
}

/** What is ever asked takes far less; whoever waits is told before our pages give a call up (20 s). */
export const queryLimits: QueryLimits = { statementMs: 12_000, answerMs: 15_000 };

/**
 * Opens a pool of at most so many connections to PostgreSQL. A connection that the database ends fails
 * the queries on it and nothing else: node-postgres also emits an error for it, on the pool where
 * it lay idle or was just given up, on itself where it was lent, and such an event that nobody
 * hears would end the process. Queries have no limits with null.
 */
export function openPool(
  connectionString: string,
  limits: QueryLimits | null = queryLimits,
  connections = CONNECTIONS,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: TURN_MS,
    Client: PromptClient,
    ...(limits === null ? {} : limited(limits)),
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The pool gives its connections the time that it gives to who waits for one: here a database is away sooner. */
class PromptClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectLimitMilliseconds });
  }
}

function limited({ statementMs, answerMs }: QueryLimits): pg.PoolConfig {
  const settings = ['statement_timeout', 'idle_in_transaction_session_timeout'];
  const text = settings.map((name) => `SET ${name} = ${statementMs}`).join('; ');
  return {
    query_timeout: answerMs,
    // Not as parameters of the connection: poolers between us and the database refuse those.
    onConnect: (client) => client.query(text) as unknown as void,
  };
}
