import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';

/** How wide a cell of the coat with one rosette is, in shoulder heights. */
const CELL = 0.092;
/** Where in its cell a rosette's ring begins and ends, in cells from its middle. */
const RING = [0.2, 0.46] as const;
/** A solid spot's radius on legs and head, in cells, where the cells are smaller by that. */
const SPOT = { radius: 0.36, smaller: 0.66 } as const;
/** Below and before these a cat's coat has spots, in shoulder heights. */
const [LEGS, HEAD] = [0.5, 0.56];

/** How far a place is from the nearest point of a jittered lattice, in its cells (Worley 1996), and a number of 0 to 1 that is that point's own. */
function nearest(x: number, y: number, z: number): readonly [away: number, own: number] {
  const [left, low, near] = [Math.floor(x - 0.5), Math.floor(y - 0.5), Math.floor(z - 0.5)];
  let [least, own] = [9, 0];
  for (let n = 0; n < 8; n++) {
    const [i, j, k] = [left + (n & 1), low + ((n >> 1) & 1), near + (n >> 2)];
    const hash =
      Math.imul(
        Math.imul(i, 73856093) ^ Math.imul(j, 19349663) ^ Math.imul(k, 83492791),
        0x9e3779b1,
      ) >>> 0;
    const part = (shift: number) => 0.5 + (((hash >>> shift) & 255) / 255 - 0.5) * 0.36;
    const away = Math.hypot(i + part(0) - x, j + part(8) - y, k + part(16) - z);
    if (away < least) [least, own] = [away, (hash >>> 24) / 255];
  }
  return [least, own];
}

/** A leopard's coat: broken rings on the trunk, the base darker in each, and spots on legs and head. */
export function rosettes(
  base: Colour,
  dark: Colour,
  fbm: (x: number, y: number, octaves: number) => number,
): (x: number, y: number, z: number) => Colour {
  const within = scaleColour(mixColour(base, dark, 0.12), 0.88);
  return (x, y, z) => {
    const isSpotted = y < LEGS || x > HEAD;
    const by = 1 / (isSpotted ? CELL * SPOT.smaller : CELL);
    const bent = 0.16 * fbm(x * 30 + z * 9, y * 30 - z * 7, 1);
    const [away, own] = nearest(x * by, y * by, z * by * 0.18);
    const at = away + bent;
    if (isSpotted)
      return mixColour(base, dark, 0.9 * smoothstep(SPOT.radius, SPOT.radius - 0.1, at));
    const [inner, outer] = RING;
    // Each ring has gaps of its own.
    const gap = fbm(x * 19 + own * 50, y * 19 + z * 12, 1);
    const ring =
      smoothstep(inner - 0.06, inner + 0.02, at) *
      smoothstep(outer + 0.04, outer - 0.05, at) *
      smoothstep(-0.3, -0.14, gap);
    const inside = smoothstep(inner + 0.06, inner - 0.04, at);
    return mixColour(mixColour(base, within, inside), dark, 0.92 * ring);
  };
}
