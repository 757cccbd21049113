import type { Pixels } from '../../../../engine.ts';
import { clamp } from '../../../kernels/arithmetic.ts';
import { lumaOf } from '../../../kernels/luma.ts';
import type { Random } from '../../../kernels/random.ts';
import { softCopy } from '../../../kernels/soft-copy.ts';
import { createPainting, layStroke } from './lay-stroke.ts';

/** Radius of the dots of each layer, in pixels of a megapixel, and how far apart they are, in radii. */
const LAYERS = [
  { radius: 8.5, apart: 1.6 },
  { radius: 5.6, apart: 1.75 },
  { radius: 3.4, apart: 1.7 },
] as const;
/** The small dots of the last layer lie only where the others miss a colour by so much, red, green and blue together. */
const UNLIKE = 130;
/** Pure colours that dots lean toward, round the circle, 0 to 255. */
const PURE = [
  [235, 45, 40],
  [250, 130, 25],
  [255, 220, 45],
  [70, 175, 60],
  [25, 150, 190],
  [40, 65, 185],
  [130, 55, 170],
] as const;
/** How far a dot goes toward a pure colour that is near, and toward one that is not: those are rarer. */
const NEAR = 0.42;
const FAR = 0.26;
const ODD = 0.2;
/** How much lighter dots are than what they show, 0 to 255: pure colours side by side make a greyer one. */
const LIGHTER = 12;

/**
 * Paints a picture in dots of pure colour that the eye mixes, and returns the painting: next to the colour of a
 * place lie its neighbours on the circle, and here and there the one across. Alpha stays.
 */
export function paintDots(picture: Pixels, random: Random, unit: number): Pixels {
  const painting = createPainting(softCopy(picture, Math.max(1, 4 * unit)));
  const { width, height, data } = softCopy(picture, Math.max(1, 1.2 * unit));
  LAYERS.forEach(({ radius, apart }, layer) => {
    const size = Math.max(1.1, radius * unit);
    const step = size * apart;
    const columns = Math.ceil(width / step);
    const rows = Math.ceil(height / step);
    for (let n = 0; n < columns * rows; n++) {
      // In an order in which no dot lies over its neighbour every time.
      const cell = (n * 7919 + (n % 2) * 3) % (columns * rows);
      const x = ((cell % columns) + random.unit()) * step;
      const y = (Math.floor(cell / columns) + random.unit()) * step;
      const at =
        (Math.min(height - 1, Math.floor(y)) * width + Math.min(width - 1, Math.floor(x))) * 4;
      const own = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
      if (layer === LAYERS.length - 1 && differs(painting.data, at, own) < UNLIKE) continue;
      layStroke(painting, {
        points: [x, y],
        count: 1,
        radius: size * (0.8 + 0.4 * random.unit()),
        colour: leaning(own, random),
        furrows: [128],
      });
    }
  });
  return { width, height, data: painting.data };
}

function differs(data: Uint8ClampedArray, at: number, own: readonly number[]): number {
  let sum = 0;
  for (let c = 0; c < 3; c++) sum += Math.abs((data[at + c] as number) - (own[c] as number));
  return sum;
}

/** A colour moved toward a pure one, as light as before. */
function leaning(own: readonly number[], random: Random): number[] {
  const isOdd = random.unit() < ODD;
  const order = PURE.map((pure) => ({ pure, away: angle(own, pure) })).sort(
    (a, b) => a.away - b.away,
  );
  const at = isOdd ? 3 + random.below(4) : random.below(3);
  const { pure } = order[at] as (typeof order)[number];
  const share = (isOdd ? FAR : NEAR) * (0.5 + random.unit());
  const light = lightOf(own) / Math.max(30, lightOf(pure));
  const bright = LIGHTER + (random.unit() - 0.5) * 26;
  return own.map((part, c) =>
    Math.round(
      clamp(part + ((pure[c] as number) * Math.min(1.6, light) - part) * share + bright, 0, 255),
    ),
  );
}

const lightOf = ([red = 0, green = 0, blue = 0]: readonly number[]): number =>
  lumaOf(red, green, blue);

/** How unlike the hues of two colours are, 0 to 2; of greys 1. */
function angle(a: readonly number[], b: readonly number[]): number {
  const [la, lb] = [lightOf(a), lightOf(b)];
  let [dot, aa, bb] = [0, 1e-6, 1e-6];
  for (let c = 0; c < 3; c++) {
    const [pa, pb] = [(a[c] as number) - la, (b[c] as number) - lb];
    dot += pa * pb;
    aa += pa * pa;
    bb += pb * pb;
  }
  return 1 - dot / Math.sqrt(aa * bb);
}
