import { smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';

/** How deep water is where the last wave that runs up a beach begins, and by how much deeper each one behind it is. World units. */
const SURF = { deep: 3.4, apart: 1.05 } as const;
/** How wide the white front of a wave is and how far the lace behind it reaches, in waves. */
const FRONT = 0.13;
const LACE = 0.82;
/** How far the threads of foam are seen one by one, world units. */
const SEEN = { all: 34, none: 120 } as const;
/** How wide the line is that a wave has left on the sand and how high it lies at the most, world units. */
const LEFT = { wide: 0.014, high: 0.62 } as const;

/** Threads of foam between bubbles that have burst, 0 to 1: a net whose meshes are `size` world units wide, about. */
export function laceAt(noise: Noise, x: number, z: number, size: number): number {
  const net = 1 - 3.4 * Math.abs(noise.fbm(x / size + 5, z / size, 3));
  const fine = 1 - 3.4 * Math.abs(noise.at((2.7 * x) / size, (2.7 * z) / size + 9));
  return smoothstep(0.35, 0.95, Math.max(net, 0.8 * fine));
}

/**
 * Share of foam where waves run up a beach, by how deep the water is: one sharp white front behind the other, each with a net of
 * foam that it leaves behind it, and the thin edge of the last.
 */
export function surfAt(noise: Noise, x: number, z: number, depth: number): number {
  if (depth > SURF.deep) return 0;
  const torn = noise.fbm(x / 2.3, z / 2.3, 3);
  const along =
    depth / SURF.apart +
    0.55 * noise.at(x / 21, z / 21) +
    0.16 * noise.at(x / 6, z / 6) +
    0.05 * torn;
  const behind = along - Math.floor(along);
  const near = 1 - smoothstep(0.5, SURF.deep, depth);
  // Here and there a wave has not broken yet.
  const broken = smoothstep(
    -0.42,
    0.1,
    noise.at(x / 30 + 3.7 * Math.floor(along), z / 30) + near - 0.5,
  );
  const front = smoothstep(FRONT * (1.15 + 0.9 * torn), 0.35 * FRONT, behind);
  const share = smoothstep(SEEN.none, SEEN.all, z);
  const fades = Math.max(0, 1 - behind / LACE);
  const net = share === 0 ? 0.3 : laceAt(noise, x, z, 1.5) * share + 0.3 * (1 - share);
  const edge = smoothstep(0.11 + 0.07 * torn, 0.02, depth);
  return Math.max(edge * 0.95, broken * Math.max(front * (0.75 + 0.25 * near), net * fades * near));
}

/** How white the lines are that waves have left on the sand, 0 to 1, by how high above the water it lies. */
export function leftOnSand(noise: Noise, x: number, z: number, height: number): number {
  if (height > LEFT.high || z > SEEN.none) return 0;
  const bent = 0.16 * noise.at(x / 9, z / 9) + 0.03 * noise.at(x / 1.7, z / 1.7);
  const broken = smoothstep(-0.25, 0.2, noise.at(x / 2.6 + 31, z / 2.6));
  return [0.17, 0.36].reduce((most, at, n) => {
    const away = Math.abs(height - at - bent) / LEFT.wide;
    return Math.max(most, (0.8 - 0.35 * n) * broken * smoothstep(1.4, 0.3, away));
  }, 0);
}
