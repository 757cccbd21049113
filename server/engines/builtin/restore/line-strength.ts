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
  const offsets = Array.from({ length: DIRECTIONS }, (_, index) => stepsAlong(index));
  const height = heights.length / width;
  const result = new Float32Array(heights.length);
  for (let at = 0; at < heights.length; at++) {
    const own = heights[at] as number;
    if (own < LEAST) continue;
    const x = at % width;
    const y = (at - x) / width;
    let best = 0;
    for (const steps of offsets) {
      let forward = 0;
      let backward = 0;
      for (let n = 0; n < STEPS; n++) {
        const dx = steps[2 * n] as number;
        const dy = steps[2 * n + 1] as number;
        forward += readAt(heights, width, height, x + dx, y + dy);
        backward += readAt(heights, width, height, x - dx, y - dy);
      }
      const both = (forward + backward) / (2 * STEPS);
      // An end has all of its line on one side; on chance alone that is likelier, so it counts less.
      best = Math.max(best, both, (0.85 * Math.max(forward, backward)) / STEPS);
    }
    result[at] = best;
  }
  return result;
}

function readAt(heights: Uint8Array, width: number, height: number, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= width || y >= height) return 0;
  return Math.min(MOST, heights[y * width + x] as number);
}

function stepsAlong(index: number): Int8Array {
  const angle = (Math.PI * index) / DIRECTIONS;
  const steps = new Int8Array(2 * STEPS);
  for (let n = 0; n < STEPS; n++) {
    steps[2 * n] = Math.round((n + 1) * Math.cos(angle));
    steps[2 * n + 1] = Math.round((n + 1) * Math.sin(angle));
  }
  return steps;
}
