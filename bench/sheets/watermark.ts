import { foundRow } from './found-row.ts';
import type { Row, Sheet, Workshop } from './sheet.ts';
import { type Stamp, stamp } from './stamp.ts';

const STAMPS: readonly (Omit<Stamp, 'text'> & { readonly label: string })[] = [
  { label: 'white, 35 %', ink: 'rgba(255,255,255,.35)', size: 30, apart: [230, 130], angle: -0.5 },
  { label: 'black, 50 %', ink: 'rgba(0,0,0,.5)', size: 18, apart: [150, 97], angle: -0.5 },
  { label: 'white, 20 %', ink: 'rgba(255,255,255,.2)', size: 24, apart: [180, 100], angle: 0 },
];

/** One sheet for each picture: as it is, and under each repeated mark: before, found, after. */
export async function* watermarkSheets({ pictures, run }: Workshop): AsyncIterable<Sheet> {
  for (const { name, picture } of pictures) {
    const rows: Row[] = [];
    for (const mark of [null, ...STAMPS]) {
      const image = mark ? stamp(picture, { ...mark, text: '© STUDIO' }) : picture;
      rows.push(await foundRow(run, 'watermark-remover', image, mark?.label ?? 'no mark'));
    }
    yield { title: `watermark ${name}`, rows, cellWidth: 480 };
  }
}
