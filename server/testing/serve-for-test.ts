/**
 * A server of its own, to be killed by tests: data folder in the first argument, port in the second.
 * Prints one line of JSON when it listens. With `hold` as third argument its engine never lets a
 * prompt `wait` go on; without, it draws it at once. A fourth argument is an operator's database.
 */
import { connectDatabase } from '../database/connect-database.ts';
import type { Tables } from '../database/schema.ts';
import { startServer } from '../start-server.ts';
import { ENDLESS } from './endless-space.ts';
import { configOf, makePages } from './surroundings.ts';
import { createTestEngine } from './test-engine.ts';

const [dataDir = '', port = '0', mode, databaseUrl = ''] = process.argv.slice(2);
const paths = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
const config = configOf({ ...paths, PORT: port, LOG_LEVEL: 'fatal' });
const database = await connectDatabase<Tables>(config);
const engine = createTestEngine();
if (mode !== 'hold') engine.release();
const pagesFolder = await makePages(dataDir);
const open = { config, database, space: ENDLESS };
const server = await startServer({ ...open, pagesFolder, engines: [engine] });
process.stdout.write(`${JSON.stringify({ port: server.port })}\n`);
for await (const _chunk of process.stdin);
await server.close();
await database.close();
process.exit(0);
