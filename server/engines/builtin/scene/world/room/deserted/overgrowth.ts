import type { Random } from '../../../../kernels/random.ts';
import { clamp, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { bone } from '../solids/bone.ts';
import { leaf } from '../solids/leaf.ts';
import { meet } from '../solids/meet.ts';
import { box, type Material, type Point, type Solid } from '../solids/solid.ts';

/** Greens of what grows by itself. */
export const LEAVES: readonly Colour[] = [
  [0.2, 0.38, 0.1],
  [0.3, 0.48, 0.16],
  [0.16, 0.3, 0.1],
];
const STEM: Material = flat([0.2, 0.15, 0.09]);

/** A lump of plaster or a panel that has come down. */
export function debris(x: number, z: number, unit: () => number): Solid {
  const roll = unit();
  const [wide, high, deep] =
    roll < 0.3
      ? [0.3 + 0.4 * unit(), 0.02 + 0.03 * unit(), 0.3 + 0.3 * unit()]
      : [0.06 + 0.16 * unit(), 0.04 + 0.12 * unit(), 0.06 + 0.14 * unit()];
  const tone = 0.4 + 0.4 * unit();
  return box(
    [x - wide, 0, z - deep],
    [x + wide, high, z + deep],
    flat([tone, tone * 0.96, tone * 0.88]),
  );
}

/** A piece of plaster that has come off a room's walls or ceiling: most are crumbs, some are flakes. */
export function rubble(x: number, z: number, unit: () => number): Solid {
  const isFlake = unit() < 0.3;
  const wide = isFlake ? 0.06 + 0.14 * unit() : 0.015 + 0.05 * unit() ** 2;
  const high = isFlake ? 0.012 : wide * (0.5 + 0.9 * unit());
  const tone = 0.42 + 0.3 * unit();
  return box(
    [x - wide, 0, z - wide * (0.6 + 0.5 * unit())],
    [x + wide, high, z + wide * (0.6 + 0.5 * unit())],
    flat([tone, tone * 0.96, tone * 0.88]),
  );
}

/** A fern that has come up through the floor, so tall, metres. */
export function fern([x, z]: readonly [number, number], tall: number, unit: () => number): Solid[] {
  return Array.from({ length: 13 }, (_, n) => {
    const turn = n * 2.4 + unit();
    return leaf(
      {
        root: [x, 0, z],
        turn,
        rise: 0.5 + 0.7 * unit(),
        long: tall * (0.7 + 0.4 * unit()),
        wide: tall * 0.12,
        droop: 0.5,
        outline: 'feather',
      },
      flat(LEAVES[n % LEAVES.length] as Colour),
    );
  });
}

/** A wall that ivy climbs: across which axis it stands (0 sideways, 2 ahead), where, and which way it looks along that axis. */
export interface Climbed {
  readonly axis: 0 | 2;
  readonly at: number;
  readonly way: 1 | -1;
}

/** How far before a wall what stands along it is climbed too, metres. */
const BEFORE = 0.75;
/** How far it is from a step of a shoot to the next, metres. */
const STEP = 0.075;

/** The surface before a wall at a place along it and a height: the wall itself, or what stands or hangs before it. */
function surfaceAt(
  { axis, at, way }: Climbed,
  along: number,
  y: number,
  standing: readonly Solid[],
): number {
  const start = at + way * BEFORE;
  const from: Point = axis === 0 ? [start, y, along] : [along, y, start];
  const toward: Point = axis === 0 ? [-way, 0, 0] : [0, 0, -way];
  const other = axis === 0 ? 2 : 0;
  let nearest = BEFORE;
  for (const solid of standing) {
    if (solid.low[1] > y || solid.high[1] < y) continue;
    if (solid.low[other] > along || solid.high[other] < along) continue;
    const hit = meet(solid, from, toward);
    if (hit !== null && hit.at < nearest) nearest = hit.at;
  }
  return start - way * nearest;
}

/** One shoot of ivy on a wall: where it begins along it and up, which way it grows there (radians, 0 along the wall, π/2 up), and how long it is, metres. */
export interface Shoot {
  readonly along: number;
  readonly up: number;
  readonly turn: number;
  readonly long: number;
}

/** Ivy of such shoots over a wall and what stands before it, its leaves of all sizes; it stays between `limits` (along the wall, and up to what height). */
export function ivy(
  wall: Climbed,
  shoots: readonly Shoot[],
  limits: { readonly from: number; readonly to: number; readonly high: number },
  standing: readonly Solid[],
  random: Random,
): Solid[] {
  const { axis, at, way } = wall;
  const unit = () => random.unit();
  const reach = at + way * BEFORE;
  const near = standing.filter(
    ({ low, high, form }) =>
      form.kind !== 'leaf' &&
      form.kind !== 'hollow' &&
      low[axis] < Math.max(at, reach) &&
      high[axis] > Math.min(at, reach),
  );
  const outward = axis === 0 ? (way > 0 ? 0 : Math.PI) : (way * Math.PI) / 2;
  const place = (along: number, y: number, out: number): Point => {
    const surface = surfaceAt(wall, along, y, near) + way * out;
    return axis === 0 ? [surface, y, along] : [along, y, surface];
  };
  return shoots.flatMap(({ along, up, turn, long }) => {
    const solids: Solid[] = [];
    let [u, v, way2] = [along, up, turn];
    let last = place(u, v, 0.012);
    for (let gone = 0; gone < long; gone += STEP) {
      way2 += 0.7 * (unit() - 0.5) + 0.12 * (turn - way2);
      u += STEP * Math.cos(way2);
      v += STEP * Math.sin(way2);
      if (u < limits.from || u > limits.to || v < 0.02 || v > limits.high) break;
      const here = place(u, v, 0.012);
      const isBend = Math.hypot(here[0] - last[0], here[2] - last[2]) > 0.2;
      if (!isBend) solids.push(bone(last, here, [0.007, 0.007], STEM));
      last = here;
      const tip = 1 - gone / long;
      for (let n = 0; n < 2; n++) {
        const size = (0.05 + 0.06 * unit()) * (0.55 + 0.45 * tip);
        const colour = LEAVES[Math.floor(unit() * LEAVES.length)] as Colour;
        solids.push(
          leaf(
            {
              root: place(
                clamp(u + 0.16 * (unit() - 0.5), limits.from + 0.02, limits.to - 0.02),
                v + 0.1 * (unit() - 0.3),
                0.02 + 0.03 * unit(),
              ),
              turn: outward + 1.5 * (unit() - 0.5),
              rise: -1.25 + 0.6 * unit(),
              long: 2 * size,
              wide: size,
              droop: 0.25,
              outline: 'oval',
            },
            flat(scaleColour(colour, 0.75 + 0.6 * unit())),
          ),
        );
      }
    }
    return solids;
  });
}
