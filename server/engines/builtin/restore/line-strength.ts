/** Directions that lines are followed in, over half a turn, and steps each way. */
const DIRECTIONS = 16;
const STEPS = 14;
/** Heights beyond this count no more, so that one bright spot makes no line. */
const MOST = 60;
/** Pixels lower than this lie on no line. */
const LEAST = 8;

/**
 * How much of a line runs through or ends at each pixel: the mean height along the best of several
 * directions, both ways or one. Texture averages out along a line, a scratch does not. `heights` are
 * those of a top-hat, 0 to 255.
 */
export function lineStrength(heights: Uint8Array, width: number): Float32Array {
  // A margin of nothing around, as wide as lines are followed, spares every step a look at the border.
  const stride = width + 2 * STEPS;
  const wide = withMargin(heights, width, stride);
  const offsets = Array.from({ length: DIRECTIONS }, (_, index) => stepsAlong(index, stride));
  const result = new Float32Array(heights.length);
  for (let at = 0; at < heights.length; at++) {
    if ((heights[at] as number) < LEAST) continue;
    const x = at % width;
    const middle = ((at - x) / width + STEPS) * stride + x + STEPS;
    let best = 0;
    for (const steps of offsets) {
      let forward = 0;
      let backward = 0;
      for (let n = 0; n < STEPS; n++) {
        const step = steps[n] as number;
        forward += wide[middle + step] as number;
        backward += wide[middle - step] as number;
      }
      const both = (forward + backward) / (2 * STEPS);
      // An end has all of its line on one side; on chance alone that is likelier, so it counts less.
      best = Math.max(best, both, (0.85 * Math.max(forward, backward)) / STEPS);
    }
    result[at] = best;
  }
  return result;
}

function withMargin(heights: Uint8Array, width: number, stride: number): Uint8Array {
  const rows = heights.length / width;
  const wide = new Uint8Array(stride * (rows + 2 * STEPS));
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < width; x++) {
      const height = heights[y * width + x] as number;
      wide[(y + STEPS) * stride + x + STEPS] = Math.min(MOST, height);
    }
  }
  return wide;
}

function stepsAlong(index: number, stride: number): Int32Array {
  const angle = (Math.PI * index) / DIRECTIONS;
  return Int32Array.from({ length: STEPS }, (_, n) => {
    const [dx, dy] = [(n + 1) * Math.cos(angle), (n + 1) * Math.sin(angle)];
    return Math.round(dy) * stride + Math.round(dx);
  });
}
