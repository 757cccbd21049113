import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { startEmbeddedPostgres } from '../database/embedded/start-embedded-postgres.ts';
import './shared-folder.ts';

/**
 * Puts an embedded PostgreSQL with an empty database into a data folder, as its first start would:
 * a copy of the one that the first test file of the run made, for initdb takes many times longer.
 */
export async function bringCluster(dataDir: string): Promise<void> {
  const shared = join(inject('sharedFolder'), 'postgres');
  if (!existsSync(shared)) await makeCluster(shared);
  await cp(shared, join(dataDir, 'postgres'), { recursive: true });
}

/** Two test files may make it at the same time; the first to end wins. */
async function makeCluster(shared: string): Promise<void> {
  const dataDir = await mkdtemp(join(inject('sharedFolder'), 'making-'));
  await (await startEmbeddedPostgres({ dataDir })).stop();
  await rename(join(dataDir, 'postgres'), shared).catch((error: unknown) => {
    if (!existsSync(shared)) throw error;
  });
}
