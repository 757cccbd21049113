import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareDataDir } from './prepare-data-dir.ts';
import { StartError } from './start-error.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'overpaint-config-'));
});
afterEach(() => rm(root, { recursive: true }));

describe('prepareDataDir', () => {
  it('makes the folder for its owner only', async () => {
    const made = await prepareDataDir(join(root, 'deep', 'data'));
    expect((await stat(made)).mode & 0o777).toBe(0o700);
  });

  it.runIf(process.platform === 'linux')('gives up where no folder can be made', async () => {
    await expect(prepareDataDir('/proc/overpaint/data')).rejects.toThrow('DATA_DIR "/proc/');
  });

  it('names the variable and the path when a file is in the way', async () => {
    const path = join(root, 'file');
    await writeFile(path, '');
    const failure = await prepareDataDir(path).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect(String(failure)).toContain(`DATA_DIR "${path}"`);
    expect(String(failure)).toContain('it is a file, not a folder');
  });
});
