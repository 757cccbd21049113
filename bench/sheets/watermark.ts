import { blurBox } from '../../server/engines/builtin/kernels/blur-box.ts';
import { writeOn } from '../../server/engines/builtin/testing/letters.ts';
import { foundRow } from './found-row.ts';
import type { Row, Sheet, Workshop } from './sheet.ts';
import { type Stamp, stamp } from './stamp.ts';

const STAMPS: readonly (Omit<Stamp, 'text'> & { readonly label: string })[] = [
  { label: 'white, 35 %', ink: 'rgba(255,255,255,.35)', size: 30, apart: [230, 130], angle: -0.5 },
  { label: 'black, 50 %', ink: 'rgba(0,0,0,.5)', size: 18, apart: [150, 97], angle: -0.5 },
  { label: 'white, 20 %', ink: 'rgba(255,255,255,.2)', size: 24, apart: [180, 100], angle: 0 },
];

/** Marks that stand there once, and are brushed over with some of what is around them. */
const SINGLE = [
  { text: '© Studio Nord', colour: 'white', opacity: 0.35, down: 0.75 },
  { text: '© Studio Nord', colour: 'black', opacity: 0.4, down: 0.35 },
  { text: 'PROOF', colour: '#d02030', opacity: 0.5, down: 0.6 },
];
const BRUSHED_AROUND = 8;

/** One sheet for each picture: as it is, and under each repeated mark and each single one: before, found, after. */
export async function* watermarkSheets({ pictures, run }: Workshop): AsyncIterable<Sheet> {
  for (const { name, picture } of pictures) {
    const rows: Row[] = [];
    for (const mark of [null, ...STAMPS]) {
      const image = mark ? stamp(picture, { ...mark, text: '© STUDIO' }) : picture;
      rows.push(await foundRow(run, 'watermark-remover', image, mark?.label ?? 'no mark'));
    }
    for (const { down, ...mark } of SINGLE) {
      const { width, height } = picture;
      const place = { x: 0.08 * width, y: down * height, size: Math.round(0.09 * height) };
      const { image, truth } = writeOn(picture, [{ ...mark, ...place }]);
      const near = blurBox(Float32Array.from(truth.data), width, BRUSHED_AROUND);
      const area = { width, height, data: Uint8Array.from(near, (value) => (value > 1 ? 255 : 0)) };
      const label = `brushed: ${mark.colour}, ${Math.round(100 * mark.opacity)} %`;
      rows.push(await foundRow(run, 'watermark-remover', image, label, area));
    }
    yield { title: `watermark ${name}`, rows, cellWidth: 480 };
  }
}
