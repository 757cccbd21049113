import { doublePlain } from '../../server/engines/builtin/enhance/double.ts';
import { enhance } from '../../server/engines/builtin/enhance/enhance.ts';
import { cutBand, writeBand } from '../../server/engines/builtin/enhance/planes.ts';
import type { Pixels } from '../../server/engines/engine.ts';
import { halfOf } from './halve-picture.ts';
import { psnr, ssim } from './metrics.ts';
import type { Picture } from './pictures.ts';
import { timed } from './timed.ts';

/** Halves every picture, doubles it by us and by Lanczos, and prints how near both come to it. */
export async function measureEnhancement(
  title: string,
  pictures: readonly Picture[],
): Promise<void> {
  console.log(`enhance 2× · ${title}: PSNR dB · SSIM; Lanczos beside it`);
  const rows: (readonly [number, number, number, number])[] = [];
  for (const picture of pictures) {
    const small = halfOf(picture);
    const truth = cropEven(picture);
    let made = small;
    const { processor } = await timed(() => {
      made = enhance({ image: small, scale: 2 }, () => {}).image;
    });
    const plain = lanczos(small);
    const all = new Uint8Array(truth.width * truth.height).fill(1);
    const worth = (one: Pixels) =>
      [psnr(truth.data, one.data, all), ssim(truth.data, one.data, all, truth.width)] as const;
    const row = [...worth(made), ...worth(plain)] as const;
    rows.push(row);
    console.log(`  ${picture.name.padEnd(26)} ${line(row)} · ${processor.toFixed(2)} s processor`);
  }
  const mean = ([0, 1, 2, 3] as const).map(
    (column) => rows.reduce((sum, row) => sum + row[column], 0) / Math.max(1, rows.length),
  );
  console.log(`  ${'mean'.padEnd(26)} ${line(mean)}`);
}

const line = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]): string =>
  `${a.toFixed(2)} · ${b.toFixed(3)}; ${c.toFixed(2)} · ${d.toFixed(3)}`;

/** Doubled by Lanczos alone. */
export function lanczos(image: Pixels): Pixels {
  const { width, height, luma, blue, red, alpha } = cutBand(image, 0, image.height);
  const double = (plane: Float32Array) => doublePlain(plane, width);
  const size = { width: width * 2, height: height * 2 };
  const planes = { luma: double(luma), blue: double(blue), red: double(red), alpha: double(alpha) };
  const large = { ...size, data: new Uint8ClampedArray(size.width * size.height * 4) };
  writeBand({ ...size, ...planes }, large, { from: 0, to: 0, rows: size.height });
  return large;
}

/** A picture less its last column or row where its size is odd. */
function cropEven({ width, height, data }: Pixels): Pixels {
  const [columns, rows] = [width & ~1, height & ~1];
  const cut = new Uint8ClampedArray(columns * rows * 4);
  for (let y = 0; y < rows; y++) {
    cut.set(data.subarray(y * width * 4, (y * width + columns) * 4), y * columns * 4);
  }
  return { width: columns, height: rows, data: cut };
}
