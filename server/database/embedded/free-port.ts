import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from '../../config/start-error.ts';

/**
 * Finds a TCP port on 127.0.0.1 that nobody uses at this moment; somebody else may take it in the next.
 * @throws {StartError} when the system gives none.
 */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address !== null && typeof address === 'object') return address.port;
  throw new StartError('No free port was found on 127.0.0.1 for PostgreSQL.');
}
