import { writeOn } from '../../server/engines/builtin/testing/letters.ts';
import { foundRow } from './found-row.ts';
import type { Row, Sheet, Workshop } from './sheet.ts';

/** What is written on each picture: text, place and size as shares of the picture's, colours. */
const WRITINGS = [
  { text: 'Summer in Paris 2024', x: 0.05, y: 0.18, size: 0.08, colour: 'white' },
  { text: 'Летние каникулы', x: 0.3, y: 0.5, size: 0.06, colour: 'yellow', outline: 'black' },
  { text: 'chinese', x: 0.1, y: 0.72, size: 0.09, colour: '#d02030' },
  { text: 'arabic', x: 0.45, y: 0.92, size: 0.1, colour: 'white', outline: '#202020' },
  { text: 'Grand Hotel 1907', x: 0.08, y: 0.9, size: 0.07, colour: 'white', turn: -15 },
  { text: 'chinese', x: 0.85, y: 0.15, size: 0.08, colour: '#f0e8d0', upright: true },
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
      rows.push(await foundRow(run, 'text-removal', image, writing?.text ?? 'no writing of ours'));
    }
    yield { title: `text-removal ${name}`, rows, cellWidth: 480 };
  }
}
