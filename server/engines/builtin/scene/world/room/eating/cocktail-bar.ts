import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { boards, chance, wood } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
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
import { bottle, SPIRITS } from './saloon-bar.ts';

/** A bar: half the room's width, its height, where its wall of bottles is; metres. */
export const COCKTAIL_BAR = { half: 3.3, high: 3.3, back: 5.6 } as const;
/** The counter: from where to where it is ahead, how high it is, how high its stools are and where these stand. */
const COUNTER = { near: 3.15, far: 3.75, high: 1.1, seat: 0.74, stools: 2.72 } as const;

/** Its stools in the order in which they are taken: where each is aside and to which side who sits there turns, metres. */
const STOOLS = [
  [-0.62, 1],
  [0.5, -1],
  [1.42, -1],
  [-1.55, 1],
  [-2.5, 1],
  [2.4, -1],
] as const;

const MAHOGANY: Colour = [0.34, 0.15, 0.09];
const BRASS: Material = flat([0.86, 0.64, 0.3]);
const LEATHER: Material = flat([0.5, 0.07, 0.08]);
const GLASS: Material = flat([0.86, 0.9, 0.92]);
const AMBER: Colour = [1.35, 0.86, 0.36];

/** Panels of dark wood, a floor of boards. */
export function cocktailBarSurfaces(noise: Noise): Surfaces {
  const panel = wood(MAHOGANY, noise);
  return {
    walls: (x, y, z, axis) => {
      const along = axis === 0 ? z : x;
      const u = Math.abs(along / 0.9 - Math.round(along / 0.9)) * 0.9;
      const isGroove = (Math.abs(u - 0.12) < 0.012 && y > 0.2 && y < 2.9) || Math.abs(y - 1) < 0.02;
      return scaleColour(panel(x, y, z, axis), isGroove ? 0.5 : 1);
    },
    floor: boards([0.26, 0.15, 0.1], noise),
    ceiling: flat([0.13, 0.08, 0.06]),
  };
}

/** An elegant bar: a long counter of dark wood with a rail of brass, stools before it, a wall of bottles on lit shelves with a mirror behind it, lamps in a row above, glasses, a barman with a shaker; those on its stools with their drinks who are named, or a couple where nobody is. */
export function cocktailBar(furnishing: Furnishing): Furnished {
  const { shell, side, noise, isFull, isAttended = false, guests } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const drinkers = guests ?? (isFull || isAttended ? [['woman' as const], []] : []);
  const seated = drinkers.filter((traits) => !traits.includes('waiter'));
  const { near, high: top } = COUNTER;
  const lights = [-2.1, -0.7, 0.7, 2.1].map((dx): Point => [middle + dx, 2.25, near + 0.25]);
  return {
    lamps: [...lights.filter((_, n) => n !== 3), [middle, 2.3, back - 0.9]],
    solids: [
      ...counter(left, right, noise),
      ...shelves(middle, back),
      ...lights.flatMap((place) => pendant(place, high)),
      ...STOOLS.map(([out]) => out).flatMap((out) => stool(at(out))),
      ...[-1.75, 1.05, 2.4].flatMap((out, n) => wineGlass([at(out), top, near + 0.3], n)),
      ...bucket([at(-1.25), top, near + 0.38]),
      ...barman(at(-0.06), top, side),
      ...seated.slice(0, STOOLS.length).flatMap((traits, n) => guest(at, side, traits, n)),
    ],
  };
}

/** The counter with its panels, its padded edge and the rails of brass. */
function counter(left: number, right: number, noise: Noise): Solid[] {
  const { near, far, high } = COUNTER;
  const grain = wood(scaleColour(MAHOGANY, 1.3), noise);
  const front: Material = (x, y, z, axis) => {
    const u = Math.abs(x / 0.8 - Math.round(x / 0.8)) * 0.8;
    const v = Math.min(y - 0.2, 0.95 - y);
    const edge = Math.min(u - 0.08, v);
    return scaleColour(grain(x, y, z, axis), Math.abs(edge) < 0.015 ? 0.4 : edge > 0 ? 1.25 : 0.9);
  };
  return [
    box([left, 0, near + 0.22], [right, high - 0.06, far], front),
    box([left, high - 0.06, near], [right, high, far + 0.1], (x, y, z, axis) =>
      scaleColour(grain(x, y, z, axis), 1.25),
    ),
    pad([left, high - 0.12, near - 0.07], [right, high + 0.015, near + 0.09], LEATHER, 0.06),
    box([left, 0.2, near + 0.02], [right, 0.245, near + 0.065], BRASS),
    box([left, high - 0.2, near + 0.2], [right, high - 0.17, near + 0.23], BRASS),
  ];
}

/** Bottles on three shelves of glass that are lit from below, a mirror behind them, pilasters between. */
function shelves(middle: number, back: number): Solid[] {
  const mirror: Material = (x, y) => {
    const bulb = Math.max(0, 1 - Math.hypot((x - middle) % 1.4, y - 2.45) * 2.2);
    return mixColour([0.2, 0.11, 0.06], [0.95, 0.62, 0.3], 0.35 + 0.25 * (y % 0.55) + 0.4 * bulb);
  };
  const half = 2.55;
  const rows = [1.3, 1.78, 2.26];
  return [
    box([middle - half - 0.4, 0, back - 0.55], [middle + half + 0.4, 1, back], flat(MAHOGANY)),
    {
      ...box([middle - half, 1, back - 0.06], [middle + half, 2.8, back - 0.02], mirror),
      glow: 0.12,
    },
    ...rows.flatMap((y, row) => [
      {
        ...box(
          [middle - half, y - 0.03, back - 0.38],
          [middle + half, y, back - 0.06],
          flat(AMBER),
        ),
        glow: 0.35,
      },
      ...Array.from({ length: 25 }, (_, n) => {
        const kind = SPIRITS[Math.floor(SPIRITS.length * chance(n, row + 4))] as Colour;
        const x = middle - half + 0.12 + n * 0.193;
        return bottle(
          [x, y, back - 0.22],
          0.17 + 0.09 * chance(n, row),
          scaleColour(kind, 1.5),
        ).map((one) => ({ ...one, glow: 0.25 }));
      }).flat(),
    ]),
    ...[-1, -1 / 3, 1 / 3, 1].map((share) => {
      const x = middle + share * (half + 0.1);
      return box(
        [x - 0.08, 1, back - 0.42],
        [x + 0.08, 2.9, back],
        flat(scaleColour(MAHOGANY, 1.2)),
      );
    }),
    box([middle - half - 0.4, 2.85, back - 0.5], [middle + half + 0.4, 3.05, back], flat(MAHOGANY)),
  ];
}

/** A lamp on its cord over the counter, under a shade of brass. */
const pendant = ([x, y, z]: Point, ceiling: number): Solid[] => [
  drum([x, z], [y + 0.2, ceiling], [0.01, 0.01], flat([0.06, 0.05, 0.05])),
  drum([x, z], [y, y + 0.22], [0.2, 0.05], BRASS),
  sphere([x, y, z], 0.08, flat([1.7, 1.35, 0.8]), 1.2),
];

/** A stool with a round seat of leather. */
const stool = (x: number): Solid[] => {
  const { stools: z, seat } = COUNTER;
  return [
    drum([x, z], [0, 0.03], [0.23, 0.21], BRASS),
    drum([x, z], [0.03, seat - 0.08], [0.035, 0.035], BRASS),
    drum([x, z], [0.26, 0.29], [0.17, 0.17], BRASS),
    drum([x, z], [seat - 0.1, seat], [0.2, 0.21], LEATHER),
  ];
};

/** A glass on its stem with something of a colour in it. */
const wineGlass = ([x, y, z]: Point, number: number): Solid[] => [
  drum([x, z], [y, y + 0.012], [0.045, 0.04], GLASS),
  drum([x, z], [y + 0.012, y + 0.1], [0.01, 0.01], GLASS),
  drum(
    [x, z],
    [y + 0.1, y + 0.18],
    [0.012, 0.075],
    flat(
      (
        [
          [0.9, 0.2, 0.16],
          [0.95, 0.72, 0.2],
          [0.4, 0.75, 0.4],
        ] as const
      )[number % 3] as Colour,
    ),
  ),
];

/** A bottle in a bucket of ice. */
const bucket = ([x, y, z]: Point): Solid[] => [
  drum([x, z], [y, y + 0.24], [0.1, 0.14], flat([0.75, 0.77, 0.8])),
  drum([x, z], [y + 0.2, y + 0.27], [0.12, 0.08], flat([0.95, 0.98, 1])),
  ...bottle([x + 0.03, y + 0.16, z], 0.2, [0.12, 0.3, 0.14]),
];

/** The barman behind the counter in a white shirt, a black waistcoat and a bow tie, a shaker in both hands. */
function barman(x: number, top: number, side: number): Solid[] {
  const z = COUNTER.far + 0.55;
  return [
    ...posed(
      {
        at: [x, z],
        turn: -Math.PI / 2 + 0.25 * side,
        hands: [
          [0.3, 0.07, 1.5],
          [0.3, -0.07, 1.42],
        ],
      },
      attireOf(6, {
        hairForm: 'short',
        top: [0.93, 0.93, 0.92],
        legs: [0.07, 0.07, 0.08],
        apron: [0.06, 0.06, 0.08],
      }),
    ),
    drum([x, z - 0.32], [1.36, 1.54], [0.05, 0.062], flat([0.85, 0.87, 0.9])),
    drum([x, z - 0.32], [1.54, 1.63], [0.058, 0.025], flat([0.78, 0.8, 0.84])),
    ball([x - 0.1, 1.36, z - 0.2], [x, 1.43, z - 0.13], flat([0.05, 0.05, 0.06])),
    ball([x, 1.36, z - 0.2], [x + 0.1, 1.43, z - 0.13], flat([0.05, 0.05, 0.06])),
    box([x + 0.3, top, z - 0.5], [x + 0.55, top + 0.02, z - 0.4], flat([0.9, 0.9, 0.88])),
  ];
}

/** What who sits there wears: dresses and dark suits. */
const GOWNS: readonly Colour[] = [
  [0.66, 0.05, 0.08],
  [0.08, 0.24, 0.34],
  [0.5, 0.34, 0.08],
];
const SUITS: readonly Colour[] = [
  [0.1, 0.11, 0.16],
  [0.24, 0.17, 0.12],
  [0.16, 0.2, 0.16],
];

/** Who sits on the stool of a number, half to the counter and half to the others, with a drink before them. */
function guest(
  at: (out: number) => number,
  side: number,
  traits: readonly Trait[],
  number: number,
): Solid[] {
  const { stools: z, seat, high, near } = COUNTER;
  const [out, to] = STOOLS[number % STOOLS.length] as (typeof STOOLS)[number];
  const isWoman = traits.includes('woman');
  const gown = GOWNS[number % GOWNS.length] as Colour;
  const suit = SUITS[number % SUITS.length] as Colour;
  const isRight = to * side > 0;
  return [
    ...posed(
      {
        at: [at(out), z],
        turn: isRight ? 0.35 : Math.PI - 0.35,
        seat,
        hands: isRight
          ? [
              [0.36, 0.3, high + 0.05],
              [0.32, -0.02, high - 0.2],
            ]
          : [
              [0.32, 0.02, high - 0.2],
              [0.36, -0.3, high + 0.05],
            ],
      },
      attireOf(5 + 3 * number, {
        ...(isWoman
          ? { top: gown, legs: gown, gown: 'gown', hairForm: 'long', isSleeveless: true }
          : { top: suit, legs: scaleColour(suit, 0.9), hairForm: 'short' }),
        hair: traits.includes('old') ? [0.72, 0.72, 0.72] : (HAIR[number % HAIR.length] as Colour),
      }),
    ),
    ...wineGlass([at(out + 0.4 * to), high, near + 0.2], number),
  ];
}

const HAIR: readonly Colour[] = [
  [0.2, 0.1, 0.05],
  [0.1, 0.07, 0.05],
  [0.46, 0.28, 0.12],
];
