import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { between, block, CONCRETE, lightOf, paved, rail } from './paved-site.ts';

const MUD: Colour = [0.44, 0.34, 0.24];
const YELLOW: Colour = [0.95, 0.68, 0.08];
const DARK: Colour = [0.13, 0.13, 0.14];
const STEEL: Colour = [0.5, 0.52, 0.55];
const RUST: Colour = [0.5, 0.27, 0.16];
const WOOD: Colour = [0.66, 0.5, 0.3];
/** The shell of the house: how far aside its left edge is on the picture's side, its front, how wide and deep it is, its floors and how high each is. World units. */
const SHELL = { left: -3, near: 29, wide: 21, deep: 14, floors: 6, storey: 3.3, bay: 4.2 } as const;
/** Cranes: how far aside on the picture's side, ahead, how high their arm is, where that points (right and ahead on the picture's side), how long it is. World units. */
const CRANES = [
  { aside: -8.6, z: 33, high: 31, to: [0.98, 0.2], long: 27 },
  { aside: 24, z: 62, high: 40, to: [-0.95, -0.3], long: 32 },
] as const;
/** Where the excavator stands: aside on the picture's side, and ahead. World units. */
const DIGGER = { aside: -6.6, z: 17 } as const;

/** A building site in a city: the shell of a house between cranes, scaffolds before it, an excavator at a heap of earth, huts, pipes and steel on the mud. */
export const CONSTRUCTION_SITE: SceneryPlan = {
  land: 'field',
  relief: 0.2,
  trees: 0,
  views: [
    { horizon: 0.74, lens: 0.92, eye: 0.42 },
    { horizon: 0.66, lens: 0.9, eye: 1 },
    { horizon: 0.78, lens: 0.86, eye: 0.36 },
    { horizon: 0.72, lens: 1, eye: 0.5 },
  ],
  ground: levelled(90, 110),
  soil: paved((x, z, soft, { side, noise }) => {
    const damp = noise.fbm(x / 4, z / 4, 3);
    // The tracks of what has driven to the shell and past it.
    const way = x - side * (1.2 + 1.6 * Math.sin(z / 11));
    const rut = Math.max(
      between(Math.abs(Math.abs(way) - 0.95), -1, 0.24, 0.06 + soft),
      0.8 * between(Math.abs(Math.abs(way - side * 0.5 - 0.03 * z) - 0.95), -1, 0.22, 0.06 + soft),
    );
    const tread = 1 - 0.3 * rut * (0.7 + 0.3 * Math.sin(z * 14));
    const earth = scaleColour(MUD, (1 + 0.28 * damp) * tread);
    const pale = mixColour(earth, [0.62, 0.55, 0.45], 0.5 * between(damp, 0.12, 9, 0.1));
    return [pale, between(Math.abs(x), -9, 70, 5) * between(z, -30, 84, 5)];
  }),
  lampAt: ({ side }) => {
    const lit = lightOf(
      [
        [side * 6, 24],
        [side * -9, 26],
      ],
      12,
    );
    return (x, y, z) => 0.7 * lit(x, z) * (y > LEVEL + 26 ? 0.3 : 1);
  },
  isTended: (x, z) => Math.abs(x) < 72 && z < 86,
  has: new Set(['buildingsite']),
  solids,
};

function solids({ setting: { side }, lamps }: Site): Solid[] {
  return [
    ...shell(side, lamps),
    ...scaffold(side),
    ...CRANES.flatMap(({ aside, z, high, to, long }) =>
      crane([side * aside, z], high, [side * to[0], to[1]], long),
    ),
    ...excavator(side),
    ...stores(side),
    ...fence(),
  ];
}

/** A box mirrored to the picture's side. */
const sided = (side: number, [l, low, near]: Point, [r, high, far]: Point, paint: Paint): Solid =>
  block(
    [Math.min(side * l, side * r), low, near],
    [Math.max(side * l, side * r), high, far],
    paint,
  );

/** Floors on columns, walls of blocks in the lower ones, boards and steel rods on top. */
function shell(side: number, lamps: number): Solid[] {
  const { left, near, wide, deep, floors, storey, bay } = SHELL;
  const concrete: Paint = ({ role }, { along, up, pixel }) => {
    const stain = 1 + 0.07 * Math.sin(along * 1.3) * Math.sin(up * 2.1 + along);
    const joint = inside(Math.abs(along / 1.4 - Math.round(along / 1.4)) * 1.4, -1, 0.03, pixel);
    return plainFront(scaleColour(CONCRETE, (role === 'level' ? 0.86 : 1) * stain - 0.1 * joint));
  };
  const bricks: Paint = (_, { along, up, pixel }) => {
    const row = Math.floor(up / 0.24);
    const u = along / 0.5 + 0.5 * (row & 1);
    const joint = Math.max(
      inside(Math.abs(u - Math.round(u)) * 0.5, -1, 0.02, pixel),
      inside(Math.abs(up / 0.24 - Math.round(up / 0.24)) * 0.24, -1, 0.02, pixel),
    );
    return plainFront(
      mixColour(
        scaleColour(
          [0.66, 0.36, 0.24],
          0.9 + 0.2 * Math.abs(Math.sin(row * 12.9 + Math.floor(u) * 78.2)),
        ),
        [0.7, 0.66, 0.6],
        0.6 * joint,
      ),
    );
  };
  const columns = Math.round(wide / bay);
  const rows = Array.from({ length: columns + 1 }, (_, n) => left + (n * wide) / columns);
  const bulb: Paint = () => ({
    colour: [0.9, 0.9, 0.8],
    glass: 0,
    glow: scaleColour([1, 0.85, 0.55], Math.min(2, lamps * 5)),
  });
  const storeys = Array.from({ length: floors }, (_, n): Solid[] => {
    const foot = n * storey;
    const isTop = n === floors - 1;
    // The topmost floor is not poured to its end yet.
    const end = isTop ? left + wide * 0.62 : left + wide;
    const here = rows.filter((x) => x <= end + 0.1);
    return [
      ...here.flatMap((x) =>
        [near + 0.5, near + deep / 2, near + deep - 0.5].map((z) =>
          sided(side, [x - 0.25, foot, z - 0.25], [x + 0.25, foot + storey, z + 0.25], concrete),
        ),
      ),
      sided(
        side,
        [left - 0.5, foot + storey - 0.34, near],
        [end + 0.5, foot + storey, near + deep],
        concrete,
      ),
      ...(n < 3
        ? here
            .slice(0, -1)
            .flatMap((x, at) =>
              (n * 5 + at * 3) % 4 === 0
                ? []
                : [
                    sided(
                      side,
                      [x + 0.25, foot, near + 0.35],
                      [
                        x + wide / columns - 0.25,
                        foot + (at % 2 === 0 && n === 2 ? 1.4 : storey - 0.34),
                        near + 0.6,
                      ],
                      bricks,
                    ),
                  ],
            )
        : []),
      sided(
        side,
        [left, foot, near + deep - 0.7],
        [end, foot + storey * (n < 4 ? 0.9 : 0.02), near + deep - 0.4],
        concrete,
      ),
      ...(n < 4
        ? [
            sided(
              side,
              [left + 2.2 + n * 4, foot + 2.5, near + 4],
              [left + 2.5 + n * 4, foot + 2.8, near + 4.3],
              bulb,
            ),
          ]
        : []),
      // Rods of steel where the next columns will be.
      ...(isTop ? rows : here).flatMap((x) =>
        isTop || n === floors - 2
          ? [-0.16, 0.16].map((off) =>
              rail(
                [side * (x + off), foot + (x <= end + 0.1 ? storey : 0), near + 0.5 + off],
                [side * (x + off), foot + (x <= end + 0.1 ? storey : 0) + 1.5, near + 0.5 + off],
                0.035,
                plainPaint(RUST),
              ),
            )
          : [],
      ),
    ];
  }).flat();
  return [
    sided(side, [left - 1, -0.2, near - 0.4], [left + wide + 1, 0.12, near + deep + 1], concrete),
    ...storeys,
  ];
}

/** Poles, boards and braces before the half of the shell that is farther aside, with nets behind some. */
function scaffold(side: number): Solid[] {
  const { left, near, wide, storey, floors } = SHELL;
  const steel = plainPaint(STEEL);
  const z = near - 1.2;
  const from = left + wide * 0.48;
  const count = 5;
  const step = (left + wide + 0.6 - from) / count;
  const top = storey * (floors - 1) + 1.2;
  const x = (n: number) => side * (from + n * step);
  const net: Paint = (_, { along, up, pixel }) => {
    const fold = 0.92 + 0.1 * Math.sin(along * 2.3 + Math.sin(up * 0.9));
    const seam = inside(Math.abs(up / 1.65 - Math.round(up / 1.65)) * 1.65, -1, 0.04, pixel);
    return plainFront(scaleColour([0.16, 0.42, 0.34], fold * (1 - 0.3 * seam)));
  };
  return [
    ...Array.from({ length: count + 1 }, (_, n) =>
      [z, z + 1].map((at) => rail([x(n), 0, at], [x(n), top, at], 0.055, steel)),
    ).flat(),
    ...Array.from({ length: floors - 1 }, (_, n) => {
      const up = (n + 1) * storey - 0.3;
      return [
        sided(
          side,
          [from - 0.2, up, z],
          [from + count * step + 0.2, up + 0.1, z + 1],
          plainPaint(WOOD),
        ),
        rail([x(0), up + 1, z], [x(count), up + 1, z], 0.04, steel),
        rail([x(n % count), up - storey + 0.4, z], [x((n % count) + 1), up, z], 0.04, steel),
        ...(n >= 1 && n <= 3
          ? [
              {
                ...sided(
                  side,
                  [from + step * (n === 2 ? 1 : 3), up - storey + 0.5, z - 0.1],
                  [from + step * (n === 2 ? 3 : 5), up, z - 0.06],
                  net,
                ),
                isSheer: true as const,
              },
            ]
          : []),
      ];
    }).flat(),
  ];
}

/** A tower crane: a mast of lattice, a cabin, an arm of lattice held by stays, its counterweight, a load on its hook. */
function crane(
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
function excavator(side: number): Solid[] {
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

/** Huts on the other side, pipes, steel and pallets of bricks on the ground. */
function stores(side: number): Solid[] {
  const hut =
    (paint: Colour): Paint =>
    ({ role }, { along, up, pixel }) => {
      const rib = 0.93 + 0.1 * Math.abs(Math.sin(along * 9));
      const pane =
        role === 'front'
          ? inside(Math.abs((along % 3.2) - 1.6), -1, 0.6, pixel) * inside(up, 1.1, 2, pixel)
          : 0;
      return {
        colour: mixColour(scaleColour(paint, rib), [0.16, 0.2, 0.24], pane),
        glass: 0.5 * pane,
        glow: [0, 0, 0],
      };
    };
  const pipes = [0, 1, 2, 0.5, 1.5, 1].map((n, at) => {
    const up = at < 3 ? 0 : at < 5 ? 0.62 : 1.24;
    return rail(
      [side * 5.6, up + 0.36, 13.4 + n * 0.74],
      [side * 10.6, up + 0.36, 13 + n * 0.74],
      0.3,
      plainPaint([0.62, 0.36, 0.26]),
    );
  });
  return [
    sided(side, [-22, 0, 30], [-13, 2.6, 33], hut([0.2, 0.4, 0.62])),
    sided(side, [-21.6, 2.6, 30], [-13.4, 5.2, 33], hut([0.88, 0.88, 0.85])),
    sided(side, [20.5, 0, 33], [27, 2.6, 37], hut([0.72, 0.26, 0.16])),
    ...pipes,
    ...[0, 1, 2].map((n) =>
      sided(
        side,
        [12 + n * 1.6, 0.15, 20 + n * 0.4],
        [13.2 + n * 1.6, 1.2 - 0.25 * (n % 2), 21 + n * 0.4],
        plainPaint(scaleColour([0.68, 0.36, 0.24], 0.9 + 0.1 * n)),
      ),
    ),
    // Cones that keep one off.
    ...[
      [-1.6, 9.4],
      [2.9, 11.2],
      [-3.4, 12.6],
    ].map(([x = 0, z = 0]) =>
      frustumAt([side * x, LEVEL, z], 0.72, 0.2, 0.04, (_, { up, pixel }) =>
        plainFront(mixColour([0.95, 0.34, 0.08], [0.95, 0.95, 0.93], inside(up, 0.3, 0.48, pixel))),
      ),
    ),
  ];
}

/** A fence of panels behind the site. */
const fence = (): Solid[] => [
  block([-60, 0, 74], [60, 2.4, 74.3], (_, { along, pixel }) =>
    plainFront(
      mixColour([0.3, 0.44, 0.56], [0.86, 0.87, 0.86], inside((along / 6) % 1, 0, 0.5, pixel / 6)),
    ),
  ),
];
