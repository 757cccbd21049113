import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { hungLamp } from '../furnishings/dressing.ts';
import { flowerPot } from '../furnishings/flower-pot.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { boards, wood } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

const DECK: Colour = [0.5, 0.44, 0.38];
const WHITE_PAINT: Colour = [0.92, 0.91, 0.87];
const SIDING: Colour = [0.62, 0.71, 0.74];

/** The porch's roof, the rail before the view, and from post to post; metres. */
export const PORCH_HIGH = 2.75;
const RAIL = { high: 0.9, apart: 0.15, bar: 0.022, inset: 0.2 } as const;
const POSTS = [-4.6, -2.1, 0.55, 3.1] as const;
/** How far from the eye's middle the house's wall is on the heavy side. */
const WALL = 1.9;

/** A porch's floor of grey boards, and its roof of white ones. */
export function porchSurfaces(noise: Noise): Surfaces {
  const laid = boards(DECK, noise);
  return {
    walls: flat(SIDING),
    floor: laid,
    ceiling: (x, _y, z) => {
      const beam = Math.abs(x / 1.3 - Math.round(x / 1.3)) < 0.05;
      const groove = Math.abs((z / 0.12) % 1) < 0.1;
      return scaleColour(WHITE_PAINT, beam ? 1 : groove ? 0.7 : 0.86);
    },
  };
}

/** A porch of wood: posts and a white rail before the view, the house's wall with its door and window beside, a rocking chair and a swing, pots of flowers. */
export function porch({ shell, side, noise, random, taken = [] }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const at = (out: number) => side * out;
  const z = back - RAIL.inset;
  const white = flat(WHITE_PAINT);
  const lamp = [at(-0.75), high - 0.42, back - 1.1] as const;
  return {
    lamps: [[lamp[0], lamp[1] - 0.1, lamp[2]]],
    solids: [
      ...rail(left, right, z, white),
      ...POSTS.map((out) =>
        box([at(out) - 0.07, 0, z - 0.07], [at(out) + 0.07, high, z + 0.07], white),
      ),
      box([left, high - 0.3, z - 0.06], [right, high, z + 0.06], white),
      ...houseWall(at, back, high),
      ...hungLamp([...lamp], high, 0.14, [1, 0.82, 0.5]),
      ...(taken.includes('chair') ? [] : rockingChair(at(-1.05), back - 1.15, side, noise)),
      ...flowerPot(random, [at(0.95), 0, back - 0.6], 0.8),
      ...flowerPot(random, [at(-1.85), 0, back - 0.55], 0.7),
      ...flowerPot(random, [at(WALL - 0.32), 0, 1.95], 0.62),
    ],
  };
}

function rail(left: number, right: number, z: number, white: Material): Solid[] {
  const { high, apart, bar } = RAIL;
  return [
    box([left, high - 0.05, z - 0.05], [right, high, z + 0.05], white),
    box([left, 0.12, z - 0.03], [right, 0.18, z + 0.03], white),
    ...Array.from({ length: Math.floor((right - left) / apart) }, (_, n) => {
      const x = left + (n + 0.5) * apart;
      return box([x - bar, 0.18, z - bar], [x + bar, high - 0.05, z + bar], white);
    }),
  ];
}

/** The house's wall of lapped boards, with a window and a door. */
function houseWall(at: (out: number) => number, back: number, high: number): Solid[] {
  const lapped: Material = (_x, y) => scaleColour(SIDING, (y / 0.16) % 1 < 0.12 ? 0.66 : 1);
  const door: Material = (_x, y, z) => {
    const [u, v] = [(z - 1.15) / 0.95, y / 2.1];
    const isPanel = u > 0.14 && u < 0.86 && Math.abs(((v * 2.6) % 1) - 0.5) < 0.36;
    return scaleColour([0.62, 0.16, 0.13], isPanel ? 0.82 : 1);
  };
  const pane: Material = (_x, y, z) =>
    Math.abs(z - 2.75) < 0.025 || Math.abs(y - 1.5) < 0.025 ? WHITE_PAINT : [0.2, 0.26, 0.3];
  const trim = flat(WHITE_PAINT);
  const flush = (out: number) => [at(WALL - out), at(WALL)] as const;
  return [
    slab([at(WALL), at(WALL + 4)], [0, high], [-1, back - RAIL.inset - 0.1], lapped),
    slab(flush(0.03), [0, 2.2], [1.05, 2.2], trim),
    slab(flush(0.04), [0.02, 2.1], [1.15, 2.1], door),
    slab(flush(0.03), [0.85, 2.2], [2.3, 3.2], trim),
    slab(flush(0.04), [0.95, 2.1], [2.4, 3.1], pane),
  ];
}

/** A rocking chair that looks at the view and a little to that side. */
function rockingChair(x: number, z: number, side: number, noise: Noise): Solid[] {
  const oak = wood([0.46, 0.28, 0.15], noise);
  const rocker = (dx: number) =>
    Array.from({ length: 14 }, (_, n) => {
      const along = -0.42 + 0.06 * n;
      const y = 0.02 + 0.55 * along * along;
      return box([x + dx - 0.02, y, z + along], [x + dx + 0.02, y + 0.045, z + along + 0.062], oak);
    });
  const lean = (up: number) => z - 0.24 - 0.2 * up;
  return [
    ...[-0.25, 0.25].flatMap((dx) => [
      ...rocker(dx),
      drum([x + dx, z + 0.2], [0.06, 0.62], [0.022, 0.02], oak),
      drum([x + dx, z - 0.22], [0.06, 0.42], [0.022, 0.02], oak),
      box([x + dx - 0.035, 0.6, z - 0.28], [x + dx + 0.035, 0.63, z + 0.26], oak),
    ]),
    pad([x - 0.25, 0.4, z - 0.24], [x + 0.25, 0.47, z + 0.25], flat([0.66, 0.24, 0.18]), 0.03),
    ...[10, 11].map((n) =>
      box(
        [x - 0.27, 0.46 + 0.06 * n, lean(0.06 * n) - 0.015],
        [x + 0.27, 0.53 + 0.06 * n, lean(0.06 * n) + 0.02],
        oak,
      ),
    ),
    ...[-0.2, -0.1, 0, 0.1, 0.2].flatMap((dx) =>
      Array.from({ length: 10 }, (_, n) => {
        const up = 0.06 * n;
        return box(
          [x + dx - 0.02, 0.46 + up, lean(up) - 0.01],
          [x + dx + 0.02, 0.525 + up, lean(up) + 0.012],
          oak,
        );
      }),
    ),
    ...stool(x + side * 0.62, z + 0.05, oak),
  ];
}

/** A low table with a glass of lemonade on it. */
const stool = (x: number, z: number, oak: Material): Solid[] => [
  drum([x, z], [0.46, 0.5], [0.22, 0.22], oak),
  ...[0, 1, 2].map((n) =>
    drum(
      [x + 0.14 * Math.cos(n * 2.1), z + 0.14 * Math.sin(n * 2.1)],
      [0, 0.46],
      [0.018, 0.018],
      oak,
    ),
  ),
  drum([x, z], [0.5, 0.62], [0.03, 0.036], flat([0.95, 0.88, 0.5])),
];
