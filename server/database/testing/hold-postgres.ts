/**
 * A stand-in for the server in tests: brings up the embedded PostgreSQL of the folder in its first
 * argument, says so in one line of JSON, and holds it until its standard input ends.
 */
import { startEmbeddedPostgres } from '../embedded/start-embedded-postgres.ts';

try {
  const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '' });
  process.stdout.write(`${JSON.stringify({ connectionString: postgres.connectionString })}\n`);
  for await (const _chunk of process.stdin);
  await postgres.stop();
  process.exit(0);
} catch (error) {
  process.stdout.write(`${JSON.stringify({ failure: String(error) })}\n`);
  process.exit(1);
}
