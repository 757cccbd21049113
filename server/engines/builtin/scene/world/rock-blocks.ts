import { mix, smoothstep } from '../arithmetic.ts';
import type { Noise } from '../noise.ts';

/** How far the middle of a block lies off its place in the lattice, and how far its face leans, both as shares of a block. */
const JITTER = 0.85;
const LEAN = 0.9;

/** How wide a step between two blocks is, as a share of one: a mesh shows nothing sharper. */
const STEP = 0.16;

/** Where the lattice is asked, for noise is 0 at whole numbers. */
const OFF = 0.37;

/**
 * Rock as it breaks: blocks about 1 unit across with flat faces that lean each its own way and end at steps, about −1 to 1.
 * The nearest of jittered lattice points (Worley 1996), each with a height and a slope of its own.
 */
export function blockAt(noise: Noise, u: number, v: number): number {
  const [column, row] = [Math.floor(u), Math.floor(v)];
  let [first, second] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [near, next] = [0, 0];
  for (let down = -1; down <= 1; down++)
    for (let across = -1; across <= 1; across++) {
      const [cu, cv] = [column + across, row + down];
      const du = u - cu - 0.5 - JITTER * noise.at(cu * 3.1 + OFF, cv * 2.7 + OFF);
      const dv = v - cv - 0.5 - JITTER * noise.at(cu * 2.3 - OFF, cv * 3.7 + OFF);
      const far = Math.hypot(du, dv);
      if (far >= second) continue;
      const height = faceAt(noise, cu, cv, du, dv);
      if (far < first) [first, second, near, next] = [far, first, height, near];
      else [second, next] = [far, height];
    }
  return mix(next, near, 0.5 + 0.5 * smoothstep(0, STEP, second - first));
}

/** How high the face of a block of the lattice is, so far from its middle. */
function faceAt(noise: Noise, column: number, row: number, du: number, dv: number): number {
  const [a, b] = [column * 5.3 + OFF, row * 4.9 - OFF];
  const lean = du * noise.at(a + 0.5, b) + dv * noise.at(a, b + 0.5);
  return 0.9 * noise.at(a, b) + 2 * LEAN * lean;
}
