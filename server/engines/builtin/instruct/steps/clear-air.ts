import type { Pixels } from '../../../engine.ts';
import { clamp } from '../../kernels/arithmetic.ts';
import { enlargeMap, followEdges } from '../seeing/follow-edges.ts';
import type { Sight } from '../seeing/sight.ts';
import type { View } from '../seeing/view.ts';
import { eachPixel, type Rgb } from './each-pixel.ts';

/** Share of the haze that is taken away, and the least of the light that has to come through. */
const MOST = 0.92;
const LEAST_THROUGH = 0.18;

/**
 * Takes haze and fog out of the air, in place: its thickness from the darkest channel around each
 * pixel, which clear air leaves dark somewhere (He, Sun and Tang 2009, dark channel prior).
 */
export function clearAir(picture: Pixels, sight: Sight, amount: number): void {
  const { view } = sight;
  const dark = darkChannel(view);
  const air = airLight(view, dark);
  const share = clamp(MOST * amount, 0, 0.97);
  const through = dark.map((value) =>
    clamp(1 - (share * value) / Math.max(0.2, Math.min(...air)), LEAST_THROUGH),
  );
  const fine = enlargeMap(picture, view, followEdges(view, through, { radius: 9, epsilon: 1e-3 }), {
    radius: 6,
    epsilon: 1e-3,
  });
  eachPixel(picture, null, (colour, at) => {
    const t = Math.max(LEAST_THROUGH, (fine[at] as number) / 255);
    for (let c = 0; c < 3; c++) {
      const a = air[c] as number;
      colour[c] = clamp(((colour[c] as number) - a) / t + a);
    }
  });
}

const PATCH = 4;

function darkChannel({ width, red, green, blue }: View): Float32Array {
  const least = red.map((value, at) => Math.min(value, green[at] as number, blue[at] as number));
  return lowest(lowest(least, width, 1), width, width);
}

/** The lowest of 2 × PATCH + 1 values along rows (step 1) or columns (step width). */
function lowest(plane: Float32Array, width: number, step: number): Float32Array {
  const height = plane.length / width;
  const length = step === 1 ? width : height;
  return plane.map((_, at) => {
    const place = step === 1 ? at % width : Math.floor(at / width);
    let least = 1;
    for (let by = -PATCH; by <= PATCH; by++) {
      if (place + by < 0 || place + by >= length) continue;
      least = Math.min(least, plane[at + by * step] as number);
    }
    return least;
  });
}

/** The mean colour of the thousandth of the pixels with the lightest dark channel. */
function airLight(view: View, dark: Float32Array): Rgb {
  const order = Uint32Array.from(dark, (_, at) => at).sort(
    (a, b) => (dark[b] as number) - (dark[a] as number),
  );
  const count = Math.max(1, Math.floor(order.length / 1000));
  const sum: Rgb = [0, 0, 0];
  for (const at of order.subarray(0, count)) {
    sum[0] += view.red[at] as number;
    sum[1] += view.green[at] as number;
    sum[2] += view.blue[at] as number;
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}
