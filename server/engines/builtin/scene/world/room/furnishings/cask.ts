import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { box, drum, type Material, type Point, roll, type Solid } from '../solids/solid.ts';

/** Bands of iron and brass. */
const IRON: Material = flat([0.17, 0.16, 0.16]);
const BRASS: Material = flat([0.78, 0.58, 0.24]);

/** How thick a cask is from its one end to the other, as shares of its belly, at equal steps. */
const BELLY = [0.8, 0.93, 1, 0.93, 0.8] as const;
/** Where its hoops lie along it, as shares of its length, and how thick it is there. */
const HOOPS = [
  [0.03, 0.83],
  [0.2, 0.92],
  [0.74, 0.92],
  [0.91, 0.83],
] as const;
const HOOP = 0.06;

/** Staves around a middle, or boards across an end. */
const staves =
  (colour: Colour, noise: Noise, [mx, my, mz]: Point, axis: number, radius: number): Material =>
  (x, y, z, face) => {
    const [u, v] = axis === 1 ? [x - mx, z - mz] : axis === 2 ? [x - mx, y - my] : [z - mz, y - my];
    const isEnd = face === axis;
    const at = isEnd ? u / (radius * 0.3) : (Math.atan2(v, u) / (2 * Math.PI)) * 22;
    const seam = Math.abs(at - Math.round(at)) < (isEnd ? 0.05 : 0.07) ? 0.55 : 1;
    const board = 0.86 + 0.2 * Math.abs(Math.sin(Math.floor(at + 0.5) * 12.9));
    const rim = isEnd && Math.hypot(u, v) > radius * 0.72 ? 0.62 : 1;
    return scaleColour(colour, seam * board * rim * (1 + 0.14 * noise.at(x * 7 + z * 3, y * 25)));
  };

/** A cask that stands on a place, so high and with a belly of a radius, metres. */
export function barrel(
  [x, y, z]: Point,
  high: number,
  radius: number,
  colour: Colour,
  noise: Noise,
): Solid[] {
  const wood = staves(colour, noise, [x, y, z], 1, radius * 1.1);
  const part = (from: number, to: number, radii: readonly [number, number], of: Material) =>
    drum([x, z], [y + from * high, y + to * high], radii, of);
  return parts(radius, wood, part);
}

/** The same lying along an axis (0 sideways, 2 ahead), its middle on the other axis and upward, from where to where; a tap on its nearer end where `tap`. */
export function lyingCask(
  axis: 0 | 2,
  [across, up]: readonly [number, number],
  [from, to]: readonly [number, number],
  radius: number,
  colour: Colour,
  noise: Noise,
  tap = false,
): Solid[] {
  const middle: Point = axis === 0 ? [0, up, across] : [across, up, 0];
  const wood = staves(colour, noise, middle, axis, radius);
  const long = to - from;
  const part = (a: number, b: number, radii: readonly [number, number], of: Material) =>
    roll(axis, [across, up], [from + a * long, from + b * long], radii, of);
  return [...parts(radius, wood, part), ...(tap ? spigot(across, up - radius * 0.5, from) : [])];
}

/** Its four parts and its hoops. */
function parts(
  radius: number,
  wood: Material,
  part: (from: number, to: number, radii: readonly [number, number], of: Material) => Solid,
): Solid[] {
  return [
    ...[0, 1, 2, 3].map((n) =>
      part(
        n / 4,
        (n + 1) / 4,
        [radius * (BELLY[n] as number), radius * (BELLY[n + 1] as number)],
        wood,
      ),
    ),
    ...HOOPS.map(([at, share]) =>
      part(at, at + HOOP, [radius * share + 0.012, radius * share + 0.012], IRON),
    ),
  ];
}

/** A tap that stands out toward the eye. */
const spigot = (x: number, y: number, z: number): Solid[] => [
  box([x - 0.02, y - 0.02, z - 0.14], [x + 0.02, y + 0.02, z], BRASS),
  box([x - 0.015, y - 0.07, z - 0.14], [x + 0.015, y + 0.1, z - 0.11], BRASS),
  box([x - 0.045, y + 0.08, z - 0.14], [x + 0.045, y + 0.105, z - 0.11], BRASS),
];
