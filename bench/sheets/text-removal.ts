import { writeOn } from '../../server/engines/builtin/testing/letters.ts';
import type { Row, Sheet, Workshop } from './sheet.ts';

/** What is written on each picture: text, place and size as shares of the picture's, colours. */
const WRITINGS = [
  { text: 'Summer in Paris 2024', x: 0.05, y: 0.18, size: 0.08, colour: 'white' },
  { text: 'Летние каникулы', x: 0.3, y: 0.5, size: 0.06, colour: 'yellow', outline: 'black' },
  { text: 'chinese', x: 0.1, y: 0.72, size: 0.09, colour: '#d02030' },
  { text: 'arabic', x: 0.45, y: 0.92, size: 0.1, colour: 'white', outline: '#202020' },
] as const;

/** One sheet for each picture: as it is, and with each writing: before, found, after. */
export async function* textRemovalSheets({ pictures, run }: Workshop): AsyncIterable<Sheet> {
  for (const { name, picture } of pictures) {
    const { width, height } = picture;
    const rows: Row[] = [];
    for (const writing of [null, ...WRITINGS]) {
      const placed = writing && {
        ...writing,
        x: writing.x * width,
        y: writing.y * height,
        size: Math.round(writing.size * height),
      };
      const { image } = writeOn(picture, placed ? [placed] : []);
      const asked = {
        kind: 'text-removal',
        image,
        area: null,
        mode: 'run',
        seed: 1,
        count: 1,
      } as const;
      const { images, found, notes } = await run(asked);
      const after = images.map((made) => ({ label: 'after', picture: made }));
      const cells = [
        { label: 'before', picture: image },
        { label: 'found', picture: image, area: found },
        ...after,
      ];
      rows.push({ label: writing?.text ?? 'no writing of ours', cells, notes });
    }
    yield { title: `text-removal ${name}`, rows, cellWidth: 480 };
  }
}
