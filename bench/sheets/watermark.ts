import type { Pixels } from '../../server/engines/engine.ts';
import { drawOver } from './damage.ts';
import { foundRow } from './found-row.ts';
import type { Row, Sheet, Workshop } from './sheet.ts';

interface Stamp {
  readonly label: string;
  readonly ink: string;
  readonly size: number;
  readonly apart: readonly [number, number];
  readonly angle: number;
}

const STAMPS: readonly Stamp[] = [
  { label: 'white, 35 %', ink: 'rgba(255,255,255,.35)', size: 30, apart: [230, 130], angle: -0.5 },
  { label: 'black, 50 %', ink: 'rgba(0,0,0,.5)', size: 18, apart: [150, 97], angle: -0.5 },
  { label: 'white, 20 %', ink: 'rgba(255,255,255,.2)', size: 24, apart: [180, 100], angle: 0 },
];

/** One sheet for each picture: as it is, and under each repeated mark: before, found, after. */
export async function* watermarkSheets({ pictures, run }: Workshop): AsyncIterable<Sheet> {
  for (const { name, picture } of pictures) {
    const rows: Row[] = [];
    for (const mark of [null, ...STAMPS]) {
      const image = mark ? stamp(picture, mark) : picture;
      rows.push(await foundRow(run, 'watermark-remover', image, mark?.label ?? 'no mark'));
    }
    yield { title: `watermark ${name}`, rows, cellWidth: 480 };
  }
}

/** Writes a mark over a copy of the picture again and again, every other row shifted by half. */
function stamp(picture: Pixels, { ink, size, apart, angle }: Stamp): Pixels {
  return drawOver(picture, (context, width, height) => {
    const [across, down] = apart;
    context.font = `700 ${size}px "Inter latin"`;
    context.fillStyle = ink;
    for (let row = -2; row * down < height + 2 * down; row++) {
      for (let column = -2; column * across < width + 2 * across; column++) {
        context.setTransform(1, 0, 0, 1, column * across + (row % 2) * (across / 2), row * down);
        context.rotate(angle);
        context.fillText('© STUDIO', 0, 0);
      }
    }
  });
}
