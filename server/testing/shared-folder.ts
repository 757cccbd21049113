import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for what the test files of one run share; see `bring-cluster.ts`. */
    readonly sharedFolder: string;
  }
}

/** Vitest's global set-up: makes the shared folder of a run and answers how to remove it. */
export default async function shareFolder({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'overpaint-shared-')));
  provide('sharedFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
