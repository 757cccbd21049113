import pg from 'pg';

/** Makes a database in the cluster of a connection string if it isn't there yet. */
export async function ensureDatabase(connectionString: string, name: string): Promise<void> {
  const url = new URL(connectionString);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined); // the query that it breaks rejects
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) {
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
    }
  } finally {
    await client.end();
  }
}
