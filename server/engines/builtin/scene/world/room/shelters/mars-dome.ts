import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import {
  ball,
  box,
  drum,
  type Material,
  type Point,
  pad,
  type Solid,
  sphere,
} from '../solids/solid.ts';

/** A dome of glass: its radius, its height, how far ahead its middle is; metres. */
const DOME = { radius: 8.6, high: 5.8, ahead: 5.4 } as const;
/** Its meridians and the heights of its rings, as angles from the floor, radians. */
const MERIDIANS = 18;
const RINGS = [0.02, 0.34, 0.66, 0.98, 1.26] as const;

const WHITE: Material = flat([0.92, 0.93, 0.94]);
const STEEL: Material = flat([0.82, 0.84, 0.87]);
const SOIL: Material = flat([0.26, 0.17, 0.11]);
const GREENS: readonly Colour[] = [
  [0.2, 0.52, 0.14],
  [0.34, 0.62, 0.18],
  [0.14, 0.42, 0.2],
];

/** Behind its glass is Mars. */
export const marsDomeSurfaces = (): Surfaces => ({ walls: WHITE, floor: WHITE, ceiling: WHITE });

/** A dome of glass on Mars from within: its ribs before the red land, beds of vegetables, a fruit tree in the middle, who waters and who looks out, the lock to go out by. */
export function marsDome({ side, random, isAttended }: Furnishing): Furnished {
  const key = random.uint32() & 0xff;
  const at = (out: number) => side * out;
  return {
    lamps: [
      [0, 3.2, 3],
      [at(2), 3, 6],
    ],
    solids: [
      ...deck(),
      ...ribs(),
      ...[-1, 1].flatMap((to) =>
        [2.6, 4.9, 7.2].flatMap((z, n) => bed(to * (2.15 + 0.35 * n), z, n + (to > 0 ? 3 : 0))),
      ),
      ...tree([at(1), 8.4]),
      ...lock(at(-1.9), 11.6),
      ...bench(at(-0.55), 6.1),
      ...(isAttended === true ? settlers(at, key, side) : []),
    ],
  };
}

/** The deck: plates of white around a way of grey, lamps along it. */
function deck(): Solid[] {
  const plates: Material = (x, _y, z) => {
    const away = Math.hypot(x, z - DOME.ahead);
    const [u, v] = [x / 0.9 - Math.floor(x / 0.9), z / 0.9 - Math.floor(z / 0.9)];
    if (Math.abs(x) < 0.95)
      return Math.min(v, 1 - v) < 0.02 ? [0.34, 0.36, 0.39] : [0.52, 0.54, 0.57];
    if (away > DOME.radius - 0.5) return [0.36, 0.38, 0.41];
    return Math.min(u, 1 - u, v, 1 - v) < 0.015
      ? [0.58, 0.6, 0.63]
      : scaleColour(
          [0.82, 0.83, 0.85],
          0.94 + 0.1 * chance(Math.floor(x / 0.9), Math.floor(z / 0.9)),
        );
  };
  return [
    drum([0, DOME.ahead], [-0.1, 0], [DOME.radius, DOME.radius], plates),
    ...[2, 3.6, 5.2, 6.8, 8.4].flatMap((z) =>
      [-0.95, 0.95].map((x) => ({
        ...drum([x, z], [0, 0.03], [0.07, 0.07], flat([0.6, 1.3, 1.6])),
        glow: 0.6,
      })),
    ),
  ];
}

/** The ribs between the panes, in meridians and rings. */
function ribs(): Solid[] {
  const place = (turn: number, rise: number): Point => [
    DOME.radius * Math.cos(rise) * Math.cos(turn),
    DOME.high * Math.sin(rise),
    DOME.ahead + DOME.radius * Math.cos(rise) * Math.sin(turn),
  ];
  const turns = Array.from({ length: MERIDIANS }, (_, n) => (n / MERIDIANS) * 2 * Math.PI);
  const isAhead = ([, , z]: Point) => z > 0.6;
  const piece = (from: Point, to: Point, r: number): Solid[] =>
    isAhead(from) && isAhead(to) ? limb([from, to], [r, r], STEEL) : [];
  return [
    ...turns.flatMap((turn, n) =>
      RINGS.flatMap((rise, k) => {
        const next = (((n + 1) % MERIDIANS) / MERIDIANS) * 2 * Math.PI;
        const above = RINGS[k + 1] ?? Math.PI / 2;
        return [
          ...piece(place(turn, rise), place(turn, above), 0.05),
          ...piece(place(turn, rise), place(next, rise), 0.045),
          // The panes are triangles.
          ...(k < RINGS.length - 1 ? piece(place(turn, rise), place(next, above), 0.03) : []),
        ];
      }),
    ),
    // The sill that bears it.
    ...turns.flatMap((turn, n) => {
      const next = (((n + 1) % MERIDIANS) / MERIDIANS) * 2 * Math.PI;
      return piece(place(turn, 0.03), place(next, 0.03), 0.17);
    }),
  ];
}

/** A raised bed: lettuce, tomatoes on stakes or wheat, by its number. */
function bed(x: number, z: number, number: number): Solid[] {
  const [half, deep] = [0.95, 0.75];
  const plants = Array.from({ length: 20 }, (_, n): Solid[] => {
    const [px, pz] = [x - half + 0.14 + (n % 5) * 0.41, z - deep + 0.2 + Math.floor(n / 5) * 0.36];
    const green = flat(GREENS[(n + number) % GREENS.length] as Colour);
    if (number % 3 === 0)
      return [
        ball([px - 0.16, 0.5, pz - 0.16], [px + 0.16, 0.74, pz + 0.16], green),
        ball([px - 0.09, 0.6, pz - 0.09], [px + 0.09, 0.79, pz + 0.09], flat([0.5, 0.72, 0.26])),
      ];
    if (number % 3 === 1)
      return [
        drum([px, pz], [0.5, 1.5], [0.014, 0.014], flat([0.6, 0.46, 0.28])),
        ...[0.72, 0.98, 1.24, 1.44].map((y, k) =>
          ball(
            [px - 0.14, y - 0.12, pz - 0.13],
            [px + 0.12, y + 0.12, pz + 0.13],
            k % 2 === 0 ? green : flat([0.26, 0.5, 0.16]),
          ),
        ),
        ...[0.68, 0.9, 1.14].map((y, k) =>
          ball(
            [px - 0.05 + 0.1 * (k % 2), y - 0.05, pz - 0.19],
            [px + 0.05 + 0.1 * (k % 2), y + 0.05, pz - 0.09],
            flat([0.88, 0.12, 0.07]),
          ),
        ),
      ];
    return [-0.1, 0, 0.1].flatMap((dx) => [
      drum([px + dx, pz + dx], [0.5, 1.1], [0.01, 0.008], flat([0.72, 0.66, 0.26])),
      ball(
        [px + dx - 0.03, 1.05, pz + dx - 0.03],
        [px + dx + 0.03, 1.27, pz + dx + 0.03],
        flat([0.9, 0.74, 0.3]),
      ),
    ]);
  }).flat();
  return [
    pad([x - half, 0, z - deep], [x + half, 0.5, z + deep], WHITE, 0.06),
    box([x - half + 0.06, 0.46, z - deep + 0.06], [x + half - 0.06, 0.51, z + deep - 0.06], SOIL),
    box(
      [x - half - 0.01, 0.3, z - deep - 0.01],
      [x + half + 0.01, 0.35, z + deep + 0.01],
      flat([0.95, 0.5, 0.1]),
    ),
    ...plants,
  ];
}

/** An apple tree in its tub. */
function tree([x, z]: readonly [number, number]): Solid[] {
  const leaves = Array.from({ length: 44 }, (_, n) => {
    const turn = n * 2.4;
    const share = (n + 0.5) / 44;
    const r = 1.1 * Math.sqrt(share);
    const y = 2.5 + 0.9 * Math.sin(n * 1.3) * (1 - 0.5 * share);
    const size = 0.36;
    const own = GREENS[n % GREENS.length] as Colour;
    return ball(
      [x + r * Math.cos(turn) - size, y - size * 0.8, z + r * Math.sin(turn) - size],
      [x + r * Math.cos(turn) + size, y + size * 0.8, z + r * Math.sin(turn) + size],
      (px, py, pz) =>
        scaleColour(own, 0.7 + 0.6 * chance(Math.floor((px + pz) * 18), Math.floor(py * 18))),
    );
  });
  const apples = Array.from({ length: 16 }, (_, n) => {
    const turn = n * 2.1;
    const [px, y, pz] = [
      x + 0.95 * Math.cos(turn),
      2.2 + 0.9 * chance(n, 2),
      z - 1.15 + 0.2 * Math.sin(turn),
    ];
    return sphere([px, y, pz], 0.085, flat([0.86, 0.1, 0.08]));
  });
  return [
    drum([x, z], [0, 0.6], [0.7, 0.85], WHITE),
    drum([x, z], [0.58, 0.62], [0.78, 0.78], SOIL),
    ...limb(
      [
        [x, 0.5, z],
        [x + 0.06, 1.3, z],
        [x - 0.05, 2.3, z],
      ],
      [0.17, 0.1],
      flat([0.36, 0.25, 0.16]),
    ),
    ...[-1, 1].flatMap((to) =>
      limb(
        [
          [x, 1.5, z],
          [x + to * 0.5, 2.1, z - 0.2],
        ],
        [0.09, 0.05],
        flat([0.36, 0.25, 0.16]),
      ),
    ),
    ...leaves,
    ...apples,
  ];
}

/** The lock at the rim: a round door with its window in a frame of stripes, suits beside it. */
function lock(x: number, z: number): Solid[] {
  const face: Material = (px, py) => {
    const r = Math.hypot(px - x, py - 1.2);
    if (r < 0.32) return [0.7, 0.4, 0.24];
    if (r < 0.4) return [0.3, 0.32, 0.35];
    if (r < 0.9) return Math.abs(px - x) < 0.02 ? [0.4, 0.42, 0.45] : [0.8, 0.82, 0.84];
    if (r < 1.02)
      return Math.floor(Math.atan2(py - 1.2, px - x) * 6) % 2 === 0
        ? [0.95, 0.74, 0.08]
        : [0.1, 0.1, 0.11];
    return [0.66, 0.68, 0.71];
  };
  return [
    box([x - 1.2, 0, z], [x + 1.2, 2.45, z + 1], face),
    { ...box([x - 0.5, 2.28, z - 0.02], [x + 0.5, 2.38, z], flat([0.3, 1.4, 0.5])), glow: 0.5 },
  ];
}

/** A bench of white beside the way. */
const bench = (x: number, z: number): Solid[] => [
  pad([x - 0.7, 0.4, z - 0.2], [x + 0.7, 0.48, z + 0.22], flat([0.95, 0.5, 0.1]), 0.04),
  ...[-0.5, 0.5].map((dx) =>
    box([x + dx - 0.05, 0, z - 0.16], [x + dx + 0.05, 0.4, z + 0.18], STEEL),
  ),
];

/** Who waters a bed, who carries a crate of what is ripe, who sits with a book and a child at the glass who looks out. */
function settlers(at: (out: number) => number, key: number, side: number): Solid[] {
  const suit = (n: number) =>
    attireOf(key + n, {
      top: n % 2 === 0 ? [0.93, 0.5, 0.12] : [0.9, 0.91, 0.93],
      legs: n % 2 === 0 ? [0.93, 0.5, 0.12] : [0.3, 0.36, 0.46],
    });
  const can: Point = [at(0.98), 0.98, 4.5];
  const crate: Point = [at(-0.35), 1.02, 4.32];
  return [
    ...posed(
      {
        at: [at(0.66), 4.75],
        turn: side > 0 ? -0.5 : Math.PI + 0.5,
        lean: 0.1,
        hands: [
          [0.36, 0.12, 1.1],
          [0.34, -0.14, 1.04],
        ],
      },
      suit(0),
    ),
    drum([can[0], can[2]], [can[1] - 0.12, can[1] + 0.1], [0.12, 0.1], flat([0.2, 0.5, 0.8])),
    ...limb(
      [
        [can[0] + side * 0.08, can[1] - 0.06, can[2]],
        [can[0] + side * 0.36, can[1] + 0.1, can[2] - 0.06],
      ],
      [0.03, 0.05],
      flat([0.2, 0.5, 0.8]),
    ),
    ...Array.from({ length: 9 }, (_, n) => {
      const [px, y] = [can[0] + side * (0.4 + 0.03 * n), can[1] + 0.08 - 0.012 * n * n];
      return ball(
        [px - 0.012, y - 0.03, can[2] - 0.08],
        [px + 0.012, y + 0.03, can[2] - 0.056],
        flat([0.7, 0.9, 1.2]),
      );
    }),
    ...posed(
      {
        at: [at(-0.35), 4.65],
        turn: -Math.PI / 2,
        hands: [
          [0.32, 0.22, 1.05],
          [0.32, -0.22, 1.05],
        ],
      },
      suit(1),
    ),
    box(
      [crate[0] - 0.26, crate[1], crate[2] - 0.18],
      [crate[0] + 0.26, crate[1] + 0.18, crate[2] + 0.14],
      flat([0.7, 0.52, 0.3]),
    ),
    ...Array.from({ length: 8 }, (_, n) =>
      ball(
        [
          crate[0] - 0.24 + (n % 4) * 0.125,
          crate[1] + 0.12,
          crate[2] - 0.16 + Math.floor(n / 4) * 0.15,
        ],
        [
          crate[0] - 0.12 + (n % 4) * 0.125,
          crate[1] + 0.26,
          crate[2] - 0.02 + Math.floor(n / 4) * 0.15,
        ],
        flat(n % 3 === 0 ? [0.3, 0.6, 0.18] : [0.88, 0.12, 0.07]),
      ),
    ),
    ...posed(
      {
        at: [at(-0.75), 6.05],
        turn: -Math.PI / 2 + 0.3 * side,
        seat: 0.48,
        hands: [
          [0.32, 0.12, 0.9],
          [0.32, -0.12, 0.9],
        ],
      },
      suit(3),
    ),
  ];
}
