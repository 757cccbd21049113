import { mixColour, scaleColour, smoothstep } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { inkAt } from '../../../street/block-letters.ts';
import { chance } from '../../../street/front.ts';
import { ellipsoidAt } from '../../../street/round-solid.ts';
import {
  boxOn,
  type Paint,
  type Point,
  plainPaint,
  type Solid,
  within,
} from '../../../street/solid.ts';
import { band, paved, WHITE } from '../../built/paved-site.ts';
import { rodBetween, sheer } from '../../far/pieces.ts';
import { plotOf } from '../../hedge.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { alongStreet, box, facade } from '../kit.ts';
import { screen } from '../screens.ts';
import { GOLD, shineOf, tube, welcomeSign } from './vegas-sign.ts';

/** Half the street with its walks, and half its median. World units. */
const STREET = { half: 12, median: 1.5 } as const;
/** The tower of iron and the great wheel: how far aside, how far off, how high. World units. */
const TOWER = { aside: -19.5, z: 60, high: 46 } as const;
const WHEEL = { aside: -8, z: 168, radius: 24 } as const;

/** Las Vegas: the sign over its street, casinos in neon, a tower of iron, a great wheel at its end. */
export const VEGAS: SceneryPlan = {
  land: 'field',
  relief: 0,
  trees: 0,
  time: 'night',
  views: [
    { horizon: 0.66, lens: 0.92, eye: 0.42 },
    { horizon: 0.6, lens: 0.88, eye: 0.8 },
    { horizon: 0.7, lens: 0.84, eye: 0.36 },
    { horizon: 0.66, lens: 1.04, eye: 0.5 },
  ],
  ground: () => () => LEVEL,
  isHard: true,
  soil: paved((x, z, soft) => {
    const off = Math.abs(x);
    const isWalk = off > STREET.half - 4 || off < STREET.median || z < 19;
    const kerb = Math.max(band(off - STREET.half + 4, 0.14, soft), band(z - 19, 0.14, soft));
    const lane = band(off - 4.8, 0.08, soft) * (Math.floor(z / 3) % 2) * (isWalk ? 0 : 0.8);
    const slab = 0.9 + 0.14 * chance(Math.floor(x / 1.4), Math.floor(z / 1.4), 4);
    const base: Colour = isWalk ? scaleColour([0.5, 0.47, 0.46], slab) : [0.23, 0.23, 0.25];
    return [mixColour(mixColour(base, WHITE, lane), [0.6, 0.6, 0.6], kerb), 1];
  }),
  lampAt: () => (_, y, z) => 0.42 * smoothstep(30, 2, y - LEVEL) * smoothstep(190, 70, z),
  solids: (site) => [...welcomeSign(site), ...ironTower(site), ...wheel(site), ...casinos(site)],
  isTended: () => true,
};

/** A tower of iron, half as high as that of Paris: four legs that meet, two floors. */
function ironTower({ setting: { side }, lamps }: Site): Solid[] {
  const x = side * TOWER.aside;
  const { z, high } = TOWER;
  const iron = tube([1, 0.72, 0.34], 0.75 * shineOf(lamps), [0.55, 0.42, 0.28]);
  const at = (a: number, b: number, half: number, up: number): Point => [
    x + a * half,
    LEVEL + up * high,
    z + b * half,
  ];
  const half = (up: number) => 7.5 * (1 - up) ** 1.9 + 0.35;
  const steps = [0, 0.1, 0.2, 0.3, 0.4, 0.52, 0.66, 0.82, 0.97];
  const legs = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return [
    ...steps.slice(1).flatMap((to, n) => {
      const from = steps[n] as number;
      return legs.flatMap(([a, b], k) => {
        const [c, d] = legs[(k + 1) % 4] as readonly [number, number];
        return [
          rodBetween(at(a, b, half(from), from), at(a, b, half(to), to), [0.36, 0.32], 4, iron),
          ...(from >= 0.2
            ? [
                rodBetween(
                  at(a, b, half(from), from),
                  at(c, d, half(to), to),
                  [0.14, 0.14],
                  4,
                  iron,
                ),
                rodBetween(
                  at(c, d, half(from), from),
                  at(a, b, half(to), to),
                  [0.14, 0.14],
                  4,
                  iron,
                ),
              ]
            : []),
        ];
      });
    }),
    ...[0.2, 0.4].map((up) => {
      const wide = half(up) + 0.7;
      return box(
        [x - wide, LEVEL + up * high, z - wide],
        [x + wide, LEVEL + up * high + 1.1, z + wide],
        iron,
      );
    }),
    rodBetween(at(0, 0, 0, 0.97), at(0, 0, 0, 1.08), [0.3, 0.06], 5, iron),
  ];
}

/** A great wheel over the end of the street. */
function wheel({ setting: { side }, lamps }: Site): Solid[] {
  const x = side * WHEEL.aside;
  const { z, radius } = WHEEL;
  const rim = tube([0.9, 0.25, 1], 1.3 * shineOf(lamps), [0.8, 0.8, 0.86]);
  const pieces = 36;
  const at = (n: number, far: number): Point => {
    const turn = (n / pieces) * 2 * Math.PI;
    return [x + far * Math.cos(turn), LEVEL + radius + 4 + far * Math.sin(turn), z];
  };
  return [
    ...Array.from({ length: pieces }, (_, n) => [
      rodBetween(at(n, radius), at(n + 1, radius), [0.6, 0.6], 4, rim),
      ...(n % 3 === 0 ? [sheer(rodBetween(at(n, 0.4), at(n, radius), [0.16, 0.16], 4, rim))] : []),
      ...(n % 2 === 0 ? [ellipsoidAt(at(n, radius + 1.6), 1.1, 1, rim)] : []),
    ]).flat(),
    ...[-1, 1].map((way) =>
      rodBetween(
        [x + way * 11, LEVEL, z + 4],
        at(0, 0),
        [0.9, 0.6],
        5,
        plainPaint([0.7, 0.7, 0.76]),
      ),
    ),
  ];
}

const NAMES = ['CASINO', 'SLOTS', 'HOTEL', 'POKER', 'SHOW', 'BAR', 'LUCKY', 'STAR'] as const;
const NEONS: readonly Colour[] = [
  [1, 0.14, 0.3],
  [0.2, 0.7, 1],
  [1, 0.6, 0.1],
  [0.85, 0.2, 1],
  [0.25, 0.95, 0.5],
];

/** Casinos along the street: slabs of rooms with edges of neon over canopies of bulbs, their names upright on tall signs. */
function casinos({ setting: { side }, lamps }: Site): Solid[] {
  const shine = shineOf(lamps);
  return ([-1, 1] as const)
    .flatMap((way) => {
      const lots: readonly (readonly [z: number, wide: number, high: number])[] =
        way === side
          ? [
              [23, 17, 15],
              [42, 19, 26],
              [62, 19, 30],
              [82, 18, 34],
              [126, 20, 44],
              [150, 20, 36],
            ]
          : [
              [22, 20, 17],
              [74, 18, 38],
              [94, 20, 30],
              [118, 20, 48],
              [142, 20, 40],
            ];
      return lots.flatMap(([z, wide, high], k): Solid[] => {
        const n = k + (way === side ? 10 : 20);
        const neon = NEONS[n % NEONS.length] as Colour;
        const second = NEONS[(n + 2) % NEONS.length] as Colour;
        const plot = alongStreet(way, STREET.half, z, wide, 22);
        const back = within(plot, 0, 5, wide, 16);
        const rooms = facade({
          wall: mixColour([0.5, 0.42, 0.36], neon, 0.12),
          ...{ trim: [0.3, 0.27, 0.26], bay: 1.7, storey: 3.1, foot: 6, number: n },
          ...{ lamps: Math.min(0.6, lamps * 2), window: [0.62, 0.5, 2.6] },
        });
        const canopy: Paint = ({ role }, { along, up, pixel }) => {
          const bulb =
            band(along / 0.5 - Math.round(along / 0.5), 0.22, pixel / 0.5) *
            band(up / 0.5 - Math.round(up / 0.5), 0.22, pixel / 0.5);
          const glow = mixColour(scaleColour(neon, 0.35), [1, 0.85, 0.45], 0.35 + 0.65 * bulb);
          return {
            colour: scaleColour(GOLD, 0.7),
            glass: 0,
            glow: scaleColour(glow, role === 'level' ? 0.4 * shine : shine),
          };
        };
        const name = NAMES[n % NAMES.length] as string;
        const tall = Math.min(high * 0.8, 15);
        const upright: Paint = ({ long }, { along, up, pixel }) => {
          const row = Math.floor((up - 0.4) / ((tall - 0.8) / name.length));
          const cell = (tall - 0.8) / name.length;
          const letter = name[name.length - 1 - row] ?? ' ';
          const ink = inkAt(
            letter,
            ((way > 0 ? along : long - along) - 0.22 * long) / (0.56 * long),
            ((up - 0.4) / cell - row - 0.1) / 0.8,
            pixel / cell,
          );
          const rim = Math.max(band(along, 0.16, pixel), band(along - long, 0.16, pixel));
          const glow = mixColour(
            mixColour(scaleColour(neon, 0.22), [1, 0.95, 0.85], ink),
            second,
            rim,
          );
          return {
            colour: mixColour(scaleColour(neon, 0.5), WHITE, ink),
            glass: 0,
            glow: scaleColour(glow, 1.15 * shine),
          };
        };
        const edge = tube(neon, 1.1 * shine);
        return [
          boxOn(back, LEVEL, LEVEL + high, rooms),
          boxOn(within(plot, -0.1, 4.8, 0.5, 0.4), LEVEL + 5, LEVEL + high + 0.6, edge),
          boxOn(within(plot, wide - 0.4, 4.8, 0.5, 0.4), LEVEL + 5, LEVEL + high + 0.6, edge),
          boxOn(within(plot, 0, 4.8, wide, 0.4), LEVEL + high, LEVEL + high + 0.7, edge),
          boxOn(within(plot, 1, 0, wide - 2, 6), LEVEL + 3.6, LEVEL + 5.2, canopy),
          boxOn(
            within(plot, 1, 5, wide - 2, 0.4),
            LEVEL,
            LEVEL + 3.6,
            screen(n * 3, 0.8 * shine, 3.6),
          ),
          // The tall sign across the walk, its name to who comes along.
          boxOn(within(plot, 0.4, -1.9, 0.5, 3.1), LEVEL + 3, LEVEL + 3 + tall, upright),
          boxOn(
            within(plot, wide * 0.4, 4.4, wide * 0.5, 0.4),
            LEVEL + 6.4,
            LEVEL + 6.4 + Math.min(8, high * 0.4),
            screen(n * 5 + 1, shine, 8),
          ),
        ];
      });
    })
    .concat(
      [-1, 1].map((way) =>
        boxOn(
          plotOf(way * 40 - 16, 190, way * 40 + 16, 206),
          LEVEL,
          LEVEL + 40,
          plainPaint([0.2, 0.2, 0.26]),
        ),
      ),
    );
}
