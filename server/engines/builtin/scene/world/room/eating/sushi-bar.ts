import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { boards, chance, paint, wood } from '../materials.ts';
import { atCounter } from '../people/attendants.ts';
import { guestOf, tableGuest } from '../people/table-guest.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

const CEDAR: Colour = [0.8, 0.6, 0.38];
const INDIGO: Colour = [0.1, 0.15, 0.34];
const RED: Colour = [0.82, 0.14, 0.1];
/** What lies on the rice: salmon, tuna, prawn, egg, mackerel. */
const TOPPINGS: readonly Colour[] = [
  [0.96, 0.5, 0.3],
  [0.72, 0.13, 0.16],
  [0.97, 0.72, 0.58],
  [0.97, 0.8, 0.3],
  [0.74, 0.76, 0.8],
];
/** Where the counter begins and ends ahead, half its width and its height; how high its chairs are; metres. */
const COUNTER = { near: 3.1, far: 3.75, half: 2.6, high: 0.98 } as const;
const SEAT = 0.62;

/** Walls of pale plaster between posts, a floor of dark boards. */
export const sushiBarSurfaces = (noise: Noise): Surfaces => {
  const plaster = paint([0.86, 0.78, 0.62], noise);
  const post = wood(scaleColour(CEDAR, 0.7), noise);
  return {
    walls: (x, y, z, axis) => {
      const along = (axis === 0 ? z : x) / 1.3;
      const isPost = Math.abs(along - Math.round(along)) < 0.06;
      return isPost || y < 0.9 ? post(x, y, z, axis) : plaster(x, y, z, axis);
    },
    floor: boards([0.3, 0.22, 0.16], noise),
    ceiling: boards(scaleColour(CEDAR, 0.75), noise),
  };
};

/** A sushi bar: a counter of cedar with sushi on boards and fish in a case of glass, the cooks behind it, guests on its chairs, cloths and red lanterns above. */
export function sushiBar({ shell, side, noise, isAttended }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (aside: number) => middle + side * aside;
  const cedar = wood(CEDAR, noise);
  const { near, far, half, high: top } = COUNTER;
  const lanterns = [-2, -0.7, 0.7, 2].map((dx): Point => [middle + dx, high - 0.72, near + 0.2]);
  return {
    lamps: [...lanterns.slice(1, 3), [middle, high - 0.4, back - 0.8]],
    solids: [
      box(
        [middle - half, 0, near + 0.14],
        [middle + half, top - 0.06, far],
        wood(scaleColour(CEDAR, 0.62), noise),
      ),
      box([middle - half, top - 0.06, near], [middle + half, top, far + 0.5], cedar),
      ...glassCase(at, [top, far]),
      ...[-1.75, -0.55, 0.65, 1.8].flatMap((aside, n) => platter([at(aside), top, near + 0.3], n)),
      ...behind(shell, noise),
      ...noren(middle, high, near + 0.9),
      ...lanterns.flatMap((place) => lantern(place, high)),
      ...[-1.9, -1.1, 1.5].flatMap((aside) => chair(at(aside), near - 0.42)),
      ...(isAttended
        ? [
            ...[
              [-0.45, 4.9, 9],
              [1.35, 4.95, 12],
            ].flatMap(([aside, z, number]) =>
              atCounter(
                [at(aside as number), z as number],
                -Math.PI / 2,
                top + 0.04,
                number as number,
                {
                  top: [0.94, 0.94, 0.92],
                  legs: INDIGO,
                  apron: INDIGO,
                  hairForm: 'short',
                  hat: ['cap', [0.94, 0.94, 0.92]],
                },
              ),
            ),
            ...[
              [-1.9, 5],
              [-1.1, 14],
              [1.5, 7],
            ].flatMap(([aside, number]) =>
              tableGuest(
                [at(aside as number), near - 0.42],
                [SEAT, top],
                Math.PI / 2,
                guestOf(number as number),
              ),
            ),
          ]
        : []),
    ],
  };
}

/** A case with fillets of fish on ice at the back of the counter. */
function glassCase(at: (aside: number) => number, [y, z]: readonly [number, number]): Solid[] {
  const [from, to] = [Math.min(at(-2.3), at(2.3)), Math.max(at(-2.3), at(2.3))];
  return [
    box([from, y, z + 0.06], [to, y + 0.05, z + 0.4], flat([0.84, 0.9, 0.94])),
    ...Array.from({ length: 16 }, (_, n) => {
      const x = from + 0.16 + n * ((to - from - 0.32) / 15);
      const fish = TOPPINGS[Math.floor(chance(n, 8) * TOPPINGS.length)] as Colour;
      const marbled: Material = (px, _y, pz) =>
        scaleColour(fish, Math.sin((px + pz) * 90) > 0.7 ? 1.25 : 1);
      return pad([x - 0.11, y + 0.05, z + 0.12], [x + 0.11, y + 0.13, z + 0.34], marbled, 0.035);
    }),
    ...[z + 0.05, z + 0.41].map((edge) =>
      box([from, y + 0.2, edge - 0.008], [to, y + 0.22, edge + 0.008], flat([0.8, 0.86, 0.88])),
    ),
    ...[from, to].map((x) =>
      box([x - 0.01, y, z + 0.05], [x + 0.01, y + 0.22, z + 0.41], flat([0.8, 0.86, 0.88])),
    ),
  ];
}

/** A board with a row of sushi, green leaves and ginger, chopsticks before it, a cup of tea beside it. */
function platter([x, y, z]: Point, number: number): Solid[] {
  return [
    box([x - 0.3, y + 0.03, z - 0.1], [x + 0.3, y + 0.05, z + 0.12], flat([0.16, 0.09, 0.07])),
    ...[-0.24, 0.22].map((dx) =>
      box([x + dx, y, z - 0.08], [x + dx + 0.03, y + 0.03, z + 0.1], flat([0.16, 0.09, 0.07])),
    ),
    ...Array.from({ length: 5 }, (_, n) => {
      const px = x - 0.22 + 0.11 * n;
      const fish = TOPPINGS[(n + number) % TOPPINGS.length] as Colour;
      return [
        pad(
          [px - 0.036, y + 0.05, z - 0.07],
          [px + 0.036, y + 0.1, z + 0.09],
          flat([0.97, 0.96, 0.92]),
          0.025,
        ),
        pad([px - 0.04, y + 0.085, z - 0.085], [px + 0.04, y + 0.122, z + 0.1], flat(fish), 0.018),
      ];
    }).flat(),
    box([x - 0.2, y, z - 0.2], [x + 0.16, y + 0.012, z - 0.185], flat([0.5, 0.16, 0.1])),
    box([x - 0.2, y, z - 0.175], [x + 0.16, y + 0.012, z - 0.16], flat([0.5, 0.16, 0.1])),
    drum([x + 0.44, z], [y, y + 0.11], [0.034, 0.042], flat([0.28, 0.42, 0.44])),
  ];
}

/** Shelves with bottles, cups and wooden tablets with dishes on the wall ahead. */
function behind({ left, right, back }: Furnishing['shell'], noise: Noise): Solid[] {
  const plank = wood(scaleColour(CEDAR, 0.8), noise);
  const bottles: readonly Colour[] = [
    [0.14, 0.3, 0.2],
    [0.9, 0.9, 0.86],
    [0.34, 0.17, 0.09],
    [0.2, 0.32, 0.5],
  ];
  const many = Math.floor((right - left - 0.6) / 0.2);
  return [
    box([left + 0.1, 0, back - 0.5], [right - 0.1, 0.92, back], plank),
    box([left + 0.1, 1.4, back - 0.26], [right - 0.1, 1.44, back], plank),
    ...Array.from({ length: many }, (_, n) => {
      const x = left + 0.4 + 0.2 * n;
      const colour = flat(bottles[Math.floor(chance(n, 6) * bottles.length)] as Colour);
      return [
        drum([x, back - 0.13], [1.44, 1.66], [0.045, 0.045], colour),
        drum([x, back - 0.13], [1.66, 1.76], [0.03, 0.016], colour),
      ];
    }).flat(),
    ...Array.from({ length: Math.floor(many * 0.6) }, (_, n) => {
      const x = left + 0.45 + 0.33 * n;
      return box([x - 0.07, 1.95, back - 0.03], [x + 0.07, 2.42, back], tablet(x));
    }),
  ];
}

/** A dish written down a tablet of wood. */
const tablet =
  (x: number): Material =>
  (px, y) => {
    const sign = Math.floor((y - 1.98) / 0.1);
    const [u, v] = [(px - x) / 0.045, ((y - 1.98) / 0.1 - sign - 0.5) / 0.42];
    const isIn = Math.abs(u) < 1 && Math.abs(v) < 1 && sign >= 0 && sign < 4;
    const stroke =
      chance(Math.floor(x * 90) + sign, Math.floor((u + 1) * 2) + 4 * Math.floor((v + 1) * 2)) >
      0.5;
    return isIn && stroke ? [0.08, 0.07, 0.06] : [0.9, 0.76, 0.54];
  };

/** Short cloths of indigo that hang in a row, a white ring on each. */
function noren(middle: number, high: number, z: number): Solid[] {
  return [
    box(
      [middle - 2.4, high - 0.36, z - 0.015],
      [middle + 2.4, high - 0.33, z + 0.015],
      flat([0.3, 0.2, 0.12]),
    ),
    ...Array.from({ length: 6 }, (_, n) => {
      const x = middle - 2 + 0.8 * n;
      const cloth: Material = (px, y) => {
        const ring = Math.hypot(px - x, y - high + 0.62);
        return Math.abs(ring - 0.13) < 0.025
          ? [0.93, 0.92, 0.88]
          : scaleColour(INDIGO, 0.9 + 0.16 * Math.sin(px * 26));
      };
      return box([x - 0.375, high - 0.92, z - 0.01], [x + 0.375, high - 0.35, z + 0.01], cloth);
    }),
  ];
}

/** A ribbed lantern of red paper on its cord. */
export const lantern = ([x, y, z]: Point, high: number): Solid[] => [
  drum([x, z], [y + 0.2, high], [0.006, 0.006], flat([0.1, 0.08, 0.07])),
  {
    ...ball([x - 0.17, y - 0.24, z - 0.17], [x + 0.17, y + 0.22, z + 0.17], (_x, py) =>
      scaleColour(RED, Math.abs((py / 0.05) % 1) < 0.2 ? 0.85 : 1.35),
    ),
    glow: 0.2,
  },
  ...[-0.25, 0.19].map((up) =>
    drum([x, z], [y + up, y + up + 0.05], [0.09, 0.09], flat([0.09, 0.08, 0.08])),
  ),
];

/** A chair for the counter with a low back. */
const chair = (x: number, z: number): Solid[] => {
  const dark = flat([0.3, 0.18, 0.1]);
  return [
    box([x - 0.2, SEAT - 0.05, z - 0.2], [x + 0.2, SEAT, z + 0.2], dark),
    box([x - 0.2, SEAT, z - 0.22], [x + 0.2, SEAT + 0.24, z - 0.18], dark),
    ...[-0.18, 0.14].flatMap((dx) =>
      [-0.19, 0.15].map((dz) =>
        box([x + dx, 0, z + dz], [x + dx + 0.04, SEAT - 0.05, z + dz + 0.04], dark),
      ),
    ),
  ];
};
