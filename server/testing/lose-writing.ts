import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openSpace } from '../space/open-space.ts';

/**
 * A process whose disk, mounted at the folder that it is given, becomes read-only: prints the codes with which
 * its space refuses as long as it is not, then with much room, and with little.
 */
const folder = process.argv[2] ?? '';
for (const name of ['incoming', 'kept'])
  await mkdir(join(folder, 'images', name), { recursive: true });
let free = Infinity;
const space = await openSpace(folder, async () => free);
const code = () =>
  space.assertEnough().then(
    () => 'none',
    (error: NodeJS.ErrnoException) => error.code,
  );
const before = await code();
execFileSync('mount', ['-o', 'remount,ro', folder]);
const withRoom = await code();
free = 0;
console.log(JSON.stringify([before, withRoom, await code()]));
await space.close();
