import { fillArea } from '../../server/engines/builtin/remove/fill.ts';
import { MASKS } from './masks.ts';
import { gradientRatio, psnr, slicedWasserstein, ssim } from './metrics.ts';
import { oracleFill } from './oracle.ts';
import type { Picture } from './pictures.ts';
import { teleaFill } from './telea.ts';
import { timed } from './timed.ts';

/** What a fill is worth, and what it cost. */
interface Worth {
  readonly psnr: number;
  readonly ssim: number;
  readonly distance: number;
  readonly gradient: number;
  readonly processor: number;
  readonly wall: number;
}

const COLUMNS = 'PSNR dB · SSIM · SWD · ratio to Telea · gradient ratio · seconds (processor)';

/**
 * Fills every mask on every picture, by us and by Telea, and prints means over the pictures; where the
 * floor is wanted, also by a copier that knows the truth.
 */
export async function measureFills(
  title: string,
  pictures: readonly Picture[],
  { floor }: { readonly floor: boolean },
): Promise<void> {
  console.log(`remove · ${title}, ${pictures.length} pictures: ${COLUMNS}; Telea beside it`);
  for (const [name, make] of Object.entries(MASKS)) {
    const [own, telea, oracle]: [Worth[], Worth[], Worth[]] = [[], [], []];
    for (const picture of pictures) {
      const area = make(picture.width, picture.height);
      own.push(await measure(picture, area, ownFill));
      telea.push(await measure(picture, area, teleaFill));
      if (floor) oracle.push(await measure(picture, area, oracleFill));
    }
    console.log(line(name, meanOf(own), meanOf(telea), floor ? meanOf(oracle) : null));
  }
}

type Fill = (pixels: Uint8ClampedArray, area: Uint8Array, width: number) => Uint8ClampedArray;

function ownFill(pixels: Uint8ClampedArray, area: Uint8Array, width: number): Uint8ClampedArray {
  const made = new Uint8ClampedArray(pixels);
  // What is to be removed may be looked at: here it is plain paint, not the truth.
  area.forEach((marked, at) => {
    if (marked !== 0) made.set([255, 0, 255, 255], at * 4);
  });
  fillArea(made, area, width, 1, () => {});
  return made;
}

async function measure({ data, width }: Picture, area: Uint8Array, fill: Fill): Promise<Worth> {
  let made = data;
  const seconds = await timed(() => {
    made = new Uint8ClampedArray(fill(data, area, width));
  });
  return {
    psnr: psnr(data, made, area),
    ssim: ssim(data, made, area, width),
    distance: slicedWasserstein(data, made, area, width),
    gradient: gradientRatio(data, made, area, width),
    ...seconds,
  };
}

function meanOf(rows: readonly Worth[]): Worth {
  const mean = (read: (row: Worth) => number) =>
    rows.reduce((sum, row) => sum + read(row), 0) / Math.max(1, rows.length);
  return {
    psnr: mean((row) => row.psnr),
    ssim: mean((row) => row.ssim),
    distance: mean((row) => row.distance),
    gradient: mean((row) => row.gradient),
    processor: mean((row) => row.processor),
    wall: mean((row) => row.wall),
  };
}

function line(name: string, own: Worth, telea: Worth, oracle: Worth | null): string {
  const ratio = (worth: Worth) => `${(worth.distance / telea.distance).toFixed(2)}×`;
  const floor = oracle === null ? '' : `   floor ${figures(oracle, ratio(oracle))}`;
  return `  ${name.padEnd(13)} ${figures(own, ratio(own))}   Telea ${figures(telea, '1×')}${floor}`;
}

const figures = (worth: Worth, ratio: string): string =>
  [
    worth.psnr.toFixed(1),
    worth.ssim.toFixed(3),
    worth.distance.toFixed(3),
    ratio,
    worth.gradient.toFixed(2),
    `${worth.wall.toFixed(2)} (${worth.processor.toFixed(2)})`,
  ].join(' · ');
