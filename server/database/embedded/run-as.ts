import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartError } from '../../config/start-error.ts';

const run = promisify(execFile);

/** How to start a PostgreSQL program so that it isn't root. */
export interface RunAs {
  /** Program and arguments that go before the program's own. */
  readonly prefix: readonly string[];
  /** User and group to become; undefined: stay who we are. */
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
}

const userNamespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];

/**
 * PostgreSQL refuses to run as root. Root gets a user namespace, in which it has another number
 * while its files stay root's, so that no folder needs opening to somebody else; where the system
 * forbids that, the owner of the data folder, if that isn't root too.
 * @throws {StartError} when neither is possible.
 */
export async function chooseRunAs(dataDir: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return { prefix: [], user: undefined };
  if (await canUseUserNamespace()) return { prefix: userNamespace, user: undefined };
  const { uid, gid } = await stat(dataDir);
  if (uid !== 0) return { prefix: [], user: { uid, gid } };
  throw new StartError(
    `PostgreSQL refuses to run as root and this system offers no user namespace: start Overpaint as an ordinary user, give the folder "${dataDir}" to one (chown), or set DATABASE_URL.`,
  );
}

async function canUseUserNamespace(): Promise<boolean> {
  const [program = '', ...rest] = userNamespace;
  try {
    await run(program, [...rest, 'true'], { timeout: 5_000 });
    return true;
  } catch {
    return false;
  }
}
