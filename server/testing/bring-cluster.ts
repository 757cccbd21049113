import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { startEmbeddedPostgres } from '../database/embedded/start-embedded-postgres.ts';
import './shared-folder.ts';

const run = promisify(execFile);

/**
 * Puts an embedded PostgreSQL with an empty database into a data folder, as its first start would:
 * a copy of the one that the first test file of the run made, for initdb takes many times longer.
 */
export async function bringCluster(dataDir: string): Promise<void> {
  const shared = join(inject('sharedFolder'), 'postgres');
  if (!existsSync(shared)) await makeCluster(shared);
  // A thousand small files: Node's own cp takes ten times as long.
  await run('cp', ['-Rp', shared, join(dataDir, 'postgres')]);
}

/** Two test files may make it at the same time; the first to end wins. */
async function makeCluster(shared: string): Promise<void> {
  const dataDir = await mkdtemp(join(inject('sharedFolder'), 'making-'));
  await (await startEmbeddedPostgres({ dataDir })).stop();
  await rename(join(dataDir, 'postgres'), shared).catch((error: unknown) => {
    if (!existsSync(shared)) throw error;
  });
}
