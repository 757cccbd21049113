import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { drummer, guitarist, rockSinger } from '../people/rock-band.ts';
import { ball, box, type Material, type Solid } from '../solids/solid.ts';
import { concertCrowd } from './concert-crowd.ts';

const BLACK: Material = flat([0.035, 0.035, 0.045]);
/** Where the stage begins, and where its bars of lamps hang, metres from the eye and above the stage. */
const EDGE = 2.45;
const BARS = [
  { z: 4.2, y: 4.55 },
  { z: 7.2, y: 4.75 },
] as const;
/** The lamps of a bar: how many, and from one to the next in metres. */
const LAMPS = 8;
const APART = 1.15;

const COLOURS: readonly Colour[] = [
  [1, 0.12, 0.62],
  [0.2, 0.34, 1],
  [0.58, 0.16, 1],
  [0.08, 0.72, 1],
];
const colourOf = (number: number): Colour => COLOURS[number % COLOURS.length] as Colour;

const lampAt = (middle: number, n: number): number => middle + (n - (LAMPS - 1) / 2) * APART;

/** Cones of coloured light in the haze before the wall behind a stage: from the bar above, and from the floor up. */
const haze =
  (middle: number): Material =>
  (x, y) => {
    const sum: [number, number, number] = [0.035, 0.02, 0.07];
    const add = (colour: Colour, by: number) => {
      for (const n of [0, 1, 2] as const) sum[n] += colour[n] * by;
    };
    for (let n = 0; n < LAMPS; n++) {
      const from = lampAt(middle, n);
      const below = 5.4 - y;
      const lean = 0.34 * Math.sin(n * 2.1 + 0.6);
      const off = (x - from - lean * below) / (0.07 + 0.13 * below);
      if (below > 0) add(colourOf(n), 1.5 * Math.exp(-off * off) * Math.exp(-below / 4.4));
      const rising = y + 0.4;
      const out = (x - from - 0.55 * ((n - 3.5) / 3.5) * rising) / (0.05 + 0.06 * rising);
      add(colourOf(n + 1), 0.8 * Math.exp(-out * out) * Math.exp(-rising / 3));
    }
    const glow = Math.exp(-(((x - middle) / 3) ** 2) - ((y - 1.2) / 1.7) ** 2);
    add([1, 0.5, 0.85], 0.55 * glow);
    return sum;
  };

/** Black walls and roof; a stage's boards in pools of coloured light, the dark of the pit before them. */
export const concertSurfaces = (middle: number) => ({
  walls: ((x, y, z, axis) =>
    axis === 2
      ? haze(middle)(x, y, z, axis)
      : scaleColour([0.16, 0.08, 0.3], Math.max(0.15, (z - 3) / 6))) as Material,
  floor: ((x, _y, z) => {
    if (z < EDGE) return [0.02, 0.015, 0.03];
    if (z < EDGE + 0.07) return [0.3, 0.3, 0.36];
    const plank = Math.abs(x / 0.6 - Math.round(x / 0.6)) < 0.012 ? 0.6 : 1;
    const pool = [-2.4, 0, 2.4].map((at) =>
      Math.exp(-(((x - middle - at) / 1.1) ** 2) - ((z - 4.9) / 1.3) ** 2),
    );
    const [a = 0, b = 0, c = 0] = pool;
    return scaleColour(
      [
        0.13 + 0.6 * a + 0.85 * b + 0.15 * c,
        0.1 + 0.1 * a + 0.7 * b + 0.2 * c,
        0.22 + 0.4 * a + 0.7 * b + 0.8 * c,
      ],
      plank,
    );
  }) as Material,
  ceiling: flat([0.015, 0.015, 0.025]),
});

/** A rock concert seen over its crowd: a band on the stage before amplifiers, in cones of coloured light, loudspeakers hung at both sides. */
export function rockConcert({ shell }: Furnishing): Furnished {
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  return {
    lamps: [
      [middle, 3.4, 3.2],
      [middle - 2.4, 3.6, 3.6],
      [middle + 2.4, 3.6, 3.6],
      [middle, 3.6, 6],
    ],
    solids: [
      ...concertCrowd(middle, 3.3, [1, 0.55, 0.95]),
      ...drummer(middle, 6.6),
      ...rockSinger(middle, 4.7),
      ...guitarist(middle - 1.75, 5.1, -1, [0.8, 0.1, 0.1]),
      ...guitarist(middle + 1.75, 5.2, 1, [0.95, 0.72, 0.2]),
      ...[-1, 1].flatMap((to) => [
        ...[1.95, 2.75, 3.55].flatMap((dx) => amplifier(middle + to * dx, 7)),
        ...hungLoudspeakers(middle + to * 3.35, 4.3),
        ...wedge(middle + to * 1.2, EDGE + 0.35),
        ...wedge(middle + to * 2.5, EDGE + 0.35),
      ]),
      ...BARS.flatMap(({ z, y }, row) => barOfLamps(middle, y, Math.min(z, back - 0.6), row)),
    ],
  };
}

/** Two boxes of loudspeakers with the amplifier that drives them on top. */
const amplifier = (x: number, z: number): Solid[] => [
  ...[0, 0.78].map((y) =>
    box([x - 0.37, y, z], [x + 0.37, y + 0.76, z + 0.36], (px, py) =>
      Math.abs(px - x) > 0.34 || py - y < 0.04 || py - y > 0.72
        ? [0.3, 0.3, 0.34]
        : [0.13, 0.12, 0.14],
    ),
  ),
  box([x - 0.37, 1.56, z], [x + 0.37, 1.84, z + 0.3], (px, py) =>
    py < 1.68 && py > 1.6 && Math.abs(px - x) < 0.33 ? [0.8, 0.62, 0.25] : [0.1, 0.1, 0.11],
  ),
];

/** Loudspeakers hung under one another in a bow. */
const hungLoudspeakers = (x: number, z: number): Solid[] =>
  Array.from({ length: 7 }, (_, n) => {
    const top = 4.5 - 0.31 * n;
    const near = z + 0.045 * (n - 1) ** 2 * 0.35;
    return box([x - 0.42, top - 0.29, near], [x + 0.42, top, near + 0.4], (px, y) =>
      Math.abs(px - x) < 0.36 && Math.abs(y - top + 0.145) < 0.1
        ? [0.2, 0.2, 0.24]
        : [0.06, 0.06, 0.075],
    );
  });

/** A loudspeaker on the stage's edge that faces the band. */
const wedge = (x: number, z: number): Solid[] => [
  box([x - 0.26, 0, z], [x + 0.26, 0.2, z + 0.3], BLACK),
  box([x - 0.24, 0.2, z], [x + 0.24, 0.27, z + 0.16], BLACK),
];

/** A bar of latticed metal with lamps under it. */
function barOfLamps(middle: number, y: number, z: number, row: number): Solid[] {
  const lattice: Material = (x, py) => {
    const u = x / 0.3 - Math.floor(x / 0.3);
    const v = (py - y) / 0.26;
    return v < 0.16 || v > 0.84 || Math.abs(v - (u < 0.5 ? 2 * u : 2 - 2 * u)) < 0.13
      ? [0.5, 0.5, 0.58]
      : [0.04, 0.035, 0.06];
  };
  return [
    box([middle - 5, y, z], [middle + 5, y + 0.26, z + 0.1], lattice),
    ...Array.from({ length: LAMPS }, (_, n) => {
      const x = lampAt(middle, n);
      return [
        box([x - 0.12, y - 0.3, z - 0.05], [x + 0.12, y, z + 0.2], BLACK),
        ball(
          [x - 0.13, y - 0.36, z - 0.14],
          [x + 0.13, y - 0.12, z + 0.02],
          flat(scaleColour(colourOf(n + row), 2.6)),
          0.8,
        ),
      ];
    }).flat(),
  ];
}
