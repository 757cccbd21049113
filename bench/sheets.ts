/**
 * Contact sheets: what the built-in engine makes of each kind, as labelled PNG files to look at.
 * `npm run sheets -- [kind…] [--out folder] [--photos folder]`. Without kinds it makes all of them;
 * without `--out` they go to a new folder in the system's temporary one, whose name it prints;
 * `--photos` names a folder of photographs (PNG or JPEG) to edit beside the engine's own scenes.
 */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawSheet } from './sheets/draw-sheet.ts';
import { KINDS } from './sheets/kinds.ts';
import { openWorkshop } from './sheets/open-workshop.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, photos: { type: 'string' } },
});
const unknown = positionals.find((kind) => !Object.hasOwn(KINDS, kind));
if (unknown === undefined) await makeSheets();
else {
  const known = Object.keys(KINDS).join(', ');
  console.error(`There are no sheets of "${unknown}": it must be one of ${known}.`);
  process.exitCode = 1;
}

async function makeSheets(): Promise<void> {
  const folder = values.out ?? (await mkdtemp(join(tmpdir(), 'overpaint-sheets-')));
  await mkdir(folder, { recursive: true });
  const workshop = await openWorkshop(values.photos ?? null);
  try {
    for (const [kind, make] of Object.entries(KINDS)) {
      if (positionals.length > 0 && !positionals.includes(kind)) continue;
      for await (const sheet of make(workshop)) {
        const file = join(folder, `${sheet.title.replace(/[^\p{L}\p{N}]+/gu, '-')}.png`);
        await writeFile(file, drawSheet(sheet));
        console.log(file);
      }
    }
  } finally {
    await workshop.close();
  }
}
