import { mixColour, scaleColour } from '../../../arithmetic.ts';
import { inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { LEVEL } from '../level-site.ts';
import { DARK, RUST, STEEL, sided, YELLOW } from './building-paints.ts';
import { block, CONCRETE, rail } from './paved-site.ts';

/** Cranes: how far aside on the picture's side, ahead, how high their arm is, where that points (right and ahead on the picture's side), how long it is. World units. */
export const CRANES = [
  { aside: -8.6, z: 33, high: 31, to: [0.98, 0.2], long: 27 },
  { aside: 24, z: 62, high: 40, to: [-0.95, -0.3], long: 32 },
] as const;
/** Where the excavator stands: aside on the picture's side, and ahead. World units. */
const DIGGER = { aside: -6.6, z: 17 } as const;

/** A tower crane: a mast of lattice, a cabin, an arm of lattice held by stays, its counterweight, a load on its hook. */
export function crane(
  [x, z]: readonly [number, number],
  high: number,
  [dx, dz]: readonly [number, number],
  long: number,
): Solid[] {
  const yellow = plainPaint(YELLOW);
  const half = 0.7;
  const corners = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ] as const;
  const corner = (n: number, up: number): Point => {
    const [u, w] = corners[n % 4] as (typeof corners)[number];
    return [x + u, up, z + w];
  };
  const step = 2.2;
  const bars = Math.floor(high / step);
  const along = (far: number, up: number, off = 0): Point => [
    x + dx * far - dz * off,
    high + up,
    z + dz * far + dx * off,
  ];
  const cells = Math.floor(long / 2.2);
  const cell = long / cells;
  const hook = long * 0.68;
  const load = along(hook, -13);
  return [
    ...[0, 1, 2, 3].map((n) => rail(corner(n, 0), corner(n, high + 1.4), 0.12, yellow)),
    ...Array.from({ length: bars }, (_, at) =>
      [0, 1, 3].map((n) =>
        rail(
          corner(n + (at % 2), at * step),
          corner(n + ((at + 1) % 2), (at + 1) * step),
          0.06,
          yellow,
        ),
      ),
    ).flat(),
    block([x - 1.6, 0, z - 1.6], [x + 1.6, 0.7, z + 1.6], plainPaint(CONCRETE)),
    // The head over the arm, and its stays.
    rail(along(0, 0), along(0, 6), 0.16, yellow),
    rail(along(0, 6), along(long * 0.72, 1.2), 0.05, plainPaint(DARK)),
    rail(along(0, 6), along(long * 0.34, 1.2), 0.05, plainPaint(DARK)),
    rail(along(0, 6), along(-long * 0.34, 0.4), 0.05, plainPaint(DARK)),
    // The arm.
    rail(along(0, 0, -0.55), along(long, 0, -0.55), 0.1, yellow),
    rail(along(0, 0, 0.55), along(long, 0, 0.55), 0.1, yellow),
    rail(along(0, 1.2), along(long, 1.2), 0.1, yellow),
    ...Array.from({ length: cells }, (_, n) => [
      rail(along(n * cell, 0, -0.55), along((n + 0.5) * cell, 1.2), 0.05, yellow),
      rail(along((n + 0.5) * cell, 1.2), along((n + 1) * cell, 0, -0.55), 0.05, yellow),
    ]).flat(),
    rail(along(0, 0), along(-long * 0.36, 0), 0.32, yellow),
    block(
      [x - dx * long * 0.33 - 1, high - 2.2, z - dz * long * 0.33 - 0.8],
      [x - dx * long * 0.33 + 1, high + 0.6, z - dz * long * 0.33 + 0.8],
      plainPaint(scaleColour(CONCRETE, 0.8)),
    ),
    block(
      [x + 0.7, high - 2.2, z - 1.3],
      [x + 2.2, high - 0.1, z + 0.2],
      ({ role }, { up, pixel }) => ({
        colour:
          role !== 'level' && inside(up, 0.8, 1.8, pixel) > 0.5
            ? [0.2, 0.28, 0.34]
            : [0.92, 0.92, 0.9],
        glass: 0.3,
        glow: [0, 0, 0],
      }),
    ),
    // What it lifts.
    rail(along(hook, 0), load, 0.045, plainPaint(DARK)),
    rail(load, [load[0] - 1.4, load[1] - 1.6, load[2]], 0.035, plainPaint(DARK)),
    rail(load, [load[0] + 1.4, load[1] - 1.6, load[2]], 0.035, plainPaint(DARK)),
    block(
      [load[0] - 2, load[1] - 2.1, load[2] - 0.4],
      [load[0] + 2, load[1] - 1.6, load[2] + 0.4],
      plainPaint(RUST),
    ),
  ];
}

/** An excavator at a heap of earth: its tracks, its cabin, boom, arm and bucket. */
export function excavator(side: number): Solid[] {
  const { aside, z } = DIGGER;
  const at = (u: number) => side * (aside + u);
  const yellow = plainPaint(YELLOW);
  const track: Paint = (_, { along, up, pixel }) =>
    plainFront(
      scaleColour(
        DARK,
        1 + 0.8 * inside(Math.abs(((along / 0.32) % 1) - 0.5), -1, 0.2, pixel) + 0.1 * up,
      ),
    );
  const cab: Paint = ({ role }, { along, up, pixel }) => {
    const pane = inside(up, 0.65, 1.65, pixel) * inside(along, 0.16, 1.24, pixel);
    return role === 'level'
      ? plainFront(YELLOW)
      : { colour: mixColour(YELLOW, [0.16, 0.22, 0.27], pane), glass: 0.5 * pane, glow: [0, 0, 0] };
  };
  const earth: Paint = (_, { along, up }) =>
    plainFront(
      scaleColour(
        [0.42, 0.29, 0.18],
        0.9 + 0.14 * Math.sin(along * 5.3) * Math.sin(up * 7.1 + along),
      ),
    );
  const bar = (
    from: readonly [number, number],
    to: readonly [number, number],
    thick: number,
    paint = yellow,
  ) => rail([at(from[0]), from[1], z], [at(to[0]), to[1], z], thick, paint);
  return [
    ...[-1.05, 0.65].map((dz) =>
      sided(side, [aside - 1.9, 0, z + dz - 0.05], [aside + 1.9, 0.85, z + dz + 0.55], track),
    ),
    sided(side, [aside - 0.7, 0.7, z - 0.7], [aside + 0.7, 1.1, z + 0.7], plainPaint(DARK)),
    sided(side, [aside - 2.1, 1.05, z - 1.15], [aside + 1, 2.1, z + 1.15], yellow),
    sided(side, [aside - 2.3, 1.1, z - 1.1], [aside - 1.6, 2.5, z + 1.1], plainPaint(DARK)),
    sided(side, [aside - 0.4, 1.05, z - 1.2], [aside + 1.1, 3, z - 0.05], cab),
    bar([0.8, 1.7], [2.9, 4.6], 0.24),
    bar([2.9, 4.6], [4.5, 4.2], 0.22),
    bar([4.5, 4.4], [5.2, 1.9], 0.19),
    bar([1.5, 1.6], [2.6, 3.6], 0.09, plainPaint(STEEL)),
    sided(
      side,
      [aside + 4.5, 1, z - 0.6],
      [aside + 5.5, 1.9, z + 0.6],
      plainPaint(scaleColour(STEEL, 0.6)),
    ),
    ellipsoidAt([at(6.6), LEVEL - 0.2, z + 0.6], 2.5, 1.5, earth),
    ellipsoidAt([at(8.6), LEVEL - 0.2, z + 1.8], 2.1, 1.1, earth),
  ];
}
