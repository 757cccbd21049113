import type { Pixels } from '../../server/engines/engine.ts';
import { fade, scratch } from './damage.ts';
import type { Row, Sheet, Workshop } from './sheet.ts';

/** One sheet for each picture: as it is, scratched, faded, and both; each before and after. */
export async function* restoreSheets({ pictures, run }: Workshop): AsyncIterable<Sheet> {
  for (const { name, picture } of pictures) {
    const cases: [string, Pixels][] = [
      ['in good order', picture],
      ['scratched and dusty', scratch(picture, 5)],
      ['faded and yellowed', fade(picture, 6)],
      ['all of it', fade(scratch(picture, 7), 7)],
    ];
    const rows: Row[] = [];
    for (const [label, image] of cases) {
      const { images, notes } = await run({ kind: 'restore', image, seed: 1, count: 1 });
      const after = images.map((made) => ({ label: 'after', picture: made }));
      rows.push({ label, cells: [{ label: 'before', picture: image }, ...after], notes });
    }
    yield { title: `restore ${name}`, rows, cellWidth: 640 };
  }
}
