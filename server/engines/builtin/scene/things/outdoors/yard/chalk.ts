import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, ellipsoid, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const WHITE: Colour = [0.96, 0.95, 0.92];
const PINK: Colour = [0.96, 0.5, 0.64];
const BLUE: Colour = [0.4, 0.68, 0.95];
const YELLOW: Colour = [0.98, 0.86, 0.3];
const GREEN: Colour = [0.5, 0.82, 0.42];

/** How thick a line of chalk is, and how high it lies on the ground; metres. */
const LINE = { thick: 0.022, high: 0.012 } as const;

type Point = readonly [x: number, z: number];

/** A line of chalk through points of the ground. */
const drawn = (look: Look, points: readonly Point[]): Solid[] =>
  points.slice(1).map((to, n) => {
    const from = points[n] ?? to;
    const [x, z] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2 + LINE.thick * 0.7;
    const turn = -Math.atan2(to[1] - from[1], to[0] - from[0]);
    return box(look, [x, LINE.high / 2, z], [long, LINE.high, LINE.thick], yaw(turn));
  });

/** The figures 1 to 8 as strokes in a square from 0 to 1, nearer to the eye is lower. */
const FIGURES: readonly (readonly (readonly Point[])[])[] = [
  [
    [
      [0.35, 0.75],
      [0.55, 1],
      [0.55, 0],
    ],
  ],
  [
    [
      [0.2, 0.85],
      [0.5, 1],
      [0.8, 0.75],
      [0.2, 0],
      [0.8, 0],
    ],
  ],
  [
    [
      [0.2, 0.95],
      [0.75, 0.9],
      [0.45, 0.55],
      [0.8, 0.3],
      [0.5, 0],
      [0.2, 0.1],
    ],
  ],
  [
    [
      [0.6, 0],
      [0.6, 1],
      [0.15, 0.35],
      [0.85, 0.35],
    ],
  ],
  [
    [
      [0.8, 1],
      [0.25, 1],
      [0.22, 0.6],
      [0.6, 0.62],
      [0.8, 0.3],
      [0.55, 0],
      [0.2, 0.05],
    ],
  ],
  [
    [
      [0.7, 1],
      [0.3, 0.6],
      [0.22, 0.2],
      [0.5, 0],
      [0.78, 0.25],
      [0.55, 0.5],
      [0.25, 0.35],
    ],
  ],
  [
    [
      [0.2, 1],
      [0.8, 1],
      [0.4, 0],
    ],
  ],
  [
    [
      [0.5, 0.52],
      [0.22, 0.78],
      [0.5, 1],
      [0.78, 0.78],
      [0.5, 0.52],
      [0.2, 0.25],
      [0.5, 0],
      [0.8, 0.25],
      [0.5, 0.52],
    ],
  ],
];

/** Half the side of a square of hopscotch. */
const HALF = 0.23;

/** The middles of the squares in the order of their figures. */
const SQUARES: readonly Point[] = [
  [0, 0],
  [0, 1],
  [-0.5, 2],
  [0.5, 2],
  [0, 3],
  [-0.5, 4],
  [0.5, 4],
  [0, 5],
];

function hopscotch(): Solid[] {
  const colours = [WHITE, PINK, BLUE, YELLOW];
  return SQUARES.flatMap(([column, row], n) => {
    const look = plain(colours[n % colours.length] as Colour);
    const [x, z] = [column * 2 * HALF, (row - 2.5) * 2 * HALF];
    const corners: readonly Point[] = [
      [x - HALF, z - HALF],
      [x + HALF, z - HALF],
      [x + HALF, z + HALF],
      [x - HALF, z + HALF],
      [x - HALF, z - HALF],
    ];
    const figure = (FIGURES[n] ?? []).flatMap((stroke) =>
      drawn(
        plain(WHITE),
        stroke.map(([u, v]): Point => [x + (u - 0.5) * HALF * 1.1, z + (v - 0.5) * HALF * 1.3]),
      ),
    );
    return [...drawn(look, corners), ...figure];
  });
}

const circle = (x: number, z: number, radius: number, parts = 14): readonly Point[] =>
  Array.from({ length: parts + 1 }, (_, n): Point => {
    const angle = (n / parts) * Math.PI * 2;
    return [x + radius * Math.cos(angle), z + radius * Math.sin(angle)];
  });

/** What children draw beside it: a sun, a flower, a house, a heart. */
function pictures(): Solid[] {
  const rays = Array.from({ length: 9 }, (_, n): readonly Point[] => {
    const [c, s] = [Math.cos(n * 0.698), Math.sin(n * 0.698)];
    return [
      [-1.25 + 0.28 * c, 0.8 + 0.28 * s],
      [-1.25 + 0.42 * c, 0.8 + 0.42 * s],
    ];
  });
  const petals = Array.from({ length: 6 }, (_, n) =>
    circle(1.2 + 0.19 * Math.cos(n * 1.047), 0.6 + 0.19 * Math.sin(n * 1.047), 0.1, 8),
  );
  const heart = Array.from({ length: 19 }, (_, n): Point => {
    const t = (n / 18) * Math.PI * 2;
    const up = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
    return [1.25 + 0.015 * 16 * Math.sin(t) ** 3, -0.75 + 0.017 * up];
  });
  const house: readonly Point[] = [
    [-1.6, -1],
    [-1, -1],
    [-1, -0.5],
    [-1.3, -0.15],
    [-1.6, -0.5],
    [-1.6, -1],
  ];
  const sun = plain(YELLOW);
  return [
    ...drawn(sun, circle(-1.25, 0.8, 0.2)),
    ...rays.flatMap((ray) => drawn(sun, ray)),
    ...petals.flatMap((petal) => drawn(plain(PINK), petal)),
    ...drawn(plain(YELLOW), circle(1.2, 0.6, 0.08, 8)),
    ...drawn(plain(GREEN), [
      [1.2, 0.32],
      [1.16, -0.1],
    ]),
    ...drawn(plain(PINK), heart),
    ...drawn(plain(BLUE), house),
    ...drawn(plain(BLUE), [
      [-1.6, -0.5],
      [-1, -0.5],
    ]),
    ...drawn(plain(WHITE), [
      [-1.38, -1],
      [-1.38, -0.74],
      [-1.22, -0.74],
      [-1.22, -1],
    ]),
  ];
}

/** Sticks of chalk that lie about, and the stone that is thrown. */
const left = (): Solid[] => [
  limb(plain(PINK), [0.62, 0.02, -1.2], [0.72, 0.02, -1.14], 0.02, 0.02),
  limb(plain(BLUE), [0.8, 0.02, -1.26], [0.88, 0.02, -1.34], 0.02, 0.02),
  ellipsoid(plain([0.4, 0.38, 0.36]), [0.04, 0.03, -0.62], [0.06, 0.03, 0.05]),
  ring(plain(YELLOW), [-0.7, 0.012, -1.3], 0.05, 0.012),
];

/** Hopscotch and pictures that children have drawn on the ground with chalk. */
export const chalkDrawings = (wish: Wish): Sprite =>
  portray(wish, [...hopscotch(), ...pictures(), ...left()], 0.12, 0.34, 4);
