import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { namedLook } from '../people/named-looks.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, pad, type Solid } from '../solids/solid.ts';
import { court, HOUSE, PLASTER, TIMBER } from './hanok-house.ts';

/** How far off the end of the court is, metres. */
export const HANOK_BACK = 11;
const SKIN: Colour = [0.9, 0.7, 0.56];
const HAIR: Colour = [0.05, 0.045, 0.045];

/** Swept sand-coloured earth with stepping stones to the house. */
export function hanokSurfaces(noise: Noise, middle: number): Surfaces {
  return {
    walls: flat(PLASTER),
    ceiling: flat(PLASTER),
    floor: (x, _y, z) => {
      const row = Math.round(z / 0.85);
      const [du, dv] = [(x - middle - 0.16 * Math.sin(row * 2.3)) / 0.42, (z - row * 0.85) / 0.32];
      const isStone =
        Math.hypot(du, dv) < 1 + 0.12 * Math.sin(Math.atan2(dv, du) * 5 + row) && z < 5.6;
      const grain = 0.92 + 0.14 * noise.fbm(x * 3, z * 3, 3);
      return scaleColour(isStone ? [0.55, 0.55, 0.53] : [0.8, 0.71, 0.56], grain);
    },
  };
}

/** In the dress of Korea: a short jacket over a wide skirt, or over wide trousers. */
const hanbok = (n: number) =>
  attireOf(n, {
    skin: SKIN,
    hair: n % 3 === 2 ? [0.7, 0.7, 0.7] : HAIR,
    hairForm: n % 2 === 0 ? 'bun' : 'short',
    top: [
      [0.96, 0.86, 0.5],
      [0.5, 0.7, 0.8],
      [0.94, 0.93, 0.9],
    ][n % 3] as unknown as Colour,
    legs: [
      [0.82, 0.24, 0.34],
      [0.3, 0.42, 0.56],
      [0.62, 0.62, 0.66],
    ][n % 3] as unknown as Colour,
    ...(n % 2 === 0 && { gown: 'gown' as const }),
  });

/** The court of a Korean house: its floor of boards open to the court, paper doors, roofs with bent eaves, jars of clay on their terrace; somebody sits on the edge of the floor, another tends the jars. */
export function hanokCourt({ shell, side, isAttended, isFull }: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const at = (out: number) => middle + side * out;
  const { floor, z } = HOUSE;
  return {
    lamps: [[middle, 2.2, z + 1.4]],
    solids: [
      ...court(middle, side),
      ...shoes(at(-0.4), z - 0.75),
      ...(isAttended || isFull
        ? [
            ...posed(
              { at: [at(-0.5), z + 0.16], turn: -Math.PI / 2, seat: floor - 0.02 },
              hanbok(1),
            ),
            ...posed(
              { at: [at(0.35), z + 0.16], turn: -Math.PI / 2 - side * 0.3, seat: floor - 0.02 },
              { ...hanbok(2), gown: 'gown' },
            ),
            ...posed(
              {
                at: [at(1.1), 4.3],
                turn: side > 0 ? 0.3 : Math.PI - 0.3,
                lean: 0.16,
                hands: [
                  [0.5, 0.14, 0.98],
                  [0.5, -0.14, 0.98],
                ],
              },
              hanbok(0),
            ),
          ]
        : []),
    ],
  };
}

/** White shoes of rubber on the stone before the floor. */
const shoes = (x: number, z: number): Solid[] =>
  [-0.12, 0.04, 0.3, 0.46].map((dx) =>
    ball(
      [x + dx - 0.06, 0.16, z - 0.14],
      [x + dx + 0.06, 0.27, z + 0.12],
      flat([0.95, 0.95, 0.94]),
    ),
  );

/** A café in the court of a Korean house: low tables with cups and cakes in the court and on the floor, guests at them, a board with its name. */
export function hanokCafe({ shell, side, isAttended, isFull, guests }: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const at = (out: number) => middle + side * out;
  const { floor, z } = HOUSE;
  const tables: readonly (readonly [number, number, number])[] = [
    [at(-1.15), 0, 3.7],
    [at(0.2), 0, 5.3],
    [at(0.9), floor, z + 1],
  ];
  return {
    lamps: [[middle, 2.2, z + 1.4]],
    solids: [
      ...court(middle, side),
      ...tables.flatMap(([x, y, tz]) => table(x, y, tz)),
      ...sign(at(1.25), 3.7),
      ...(isAttended || isFull
        ? tables.flatMap(([x, y, tz], n) => (y > 0 ? onFloor(x, tz) : seated(x, tz, n, guests)))
        : []),
    ],
  };
}

/** A table of wood with cups of coffee and a cake; on the ground with chairs. */
function table(x: number, y: number, z: number): Solid[] {
  const high = y > 0 ? 0.34 : 0.7;
  const top = y + high;
  const oak = flat([0.66, 0.46, 0.28]);
  return [
    drum([x, z], [top - 0.04, top], [0.4, 0.4], oak),
    drum([x, z], [y, top - 0.04], [0.05, 0.05], flat([0.2, 0.18, 0.17])),
    drum([x, z], [y, y + 0.03], [0.24, 0.22], flat([0.2, 0.18, 0.17])),
    ...[-0.18, 0.18].flatMap((dx) => [
      drum([x + dx, z - 0.06], [top, top + 0.012], [0.09, 0.09], flat([0.95, 0.95, 0.93])),
      drum(
        [x + dx, z - 0.06],
        [top + 0.012, top + 0.085],
        [0.036, 0.052],
        flat([0.95, 0.95, 0.93]),
      ),
      drum([x + dx, z - 0.06], [top + 0.08, top + 0.09], [0.045, 0.045], flat([0.42, 0.25, 0.14])),
    ]),
    pad([x - 0.08, top, z + 0.1], [x + 0.08, top + 0.09, z + 0.24], flat([0.95, 0.86, 0.66]), 0.02),
    ball(
      [x - 0.03, top + 0.08, z + 0.14],
      [x + 0.03, top + 0.14, z + 0.2],
      flat([0.86, 0.14, 0.14]),
    ),
    ...(y > 0
      ? []
      : [-1, 1].flatMap((to) => [
          drum([x + to * 0.7, z], [0.4, 0.46], [0.2, 0.2], oak),
          drum([x + to * 0.7, z], [0, 0.4], [0.14, 0.05], flat([0.2, 0.18, 0.17])),
        ])),
  ];
}

/** Two at a table in the court, cups in their hands. */
const seated = (x: number, z: number, n: number, guests: Furnishing['guests']): Solid[] =>
  [-1, 1].flatMap((to, k) => {
    const look = namedLook(n === 0 ? guests : undefined, k, n * 5 + k * 2 + 2).attire;
    const up = k === 0 ? 0.98 : 0.78;
    const hx = x + to * 0.36;
    return [
      ...posed(
        {
          at: [x + to * 0.7, z],
          turn: to > 0 ? Math.PI : 0,
          seat: 0.46,
          lean: 0.06,
          hands: [
            [0.34, 0.06, up],
            [0.34, -0.06, up],
          ],
        },
        {
          ...look,
          skin: SKIN,
          hair: HAIR,
          top: [
            [0.9, 0.86, 0.78],
            [0.36, 0.46, 0.56],
            [0.76, 0.5, 0.42],
            [0.3, 0.4, 0.34],
          ][n * 2 + k] as unknown as Colour,
        },
      ),
      ...(k === 0
        ? [drum([hx, z], [up - 0.01, up + 0.08], [0.036, 0.05], flat([0.95, 0.95, 0.93]))]
        : []),
    ];
  });

/** Who sits on a cushion on the floor of boards. */
const onFloor = (x: number, z: number): Solid[] =>
  posed(
    {
      at: [x, z + 0.6],
      turn: -Math.PI / 2,
      seat: HOUSE.floor + 0.1,
      isLegless: true,
      hands: [
        [0.36, 0.1, 1],
        [0.36, -0.1, 1],
      ],
    },
    attireOf(6, { skin: SKIN, hair: HAIR, hairForm: 'long', top: [0.86, 0.6, 0.6] }),
  );

/** A board that stands before the café, a cup painted on it. */
const sign = (x: number, z: number): Solid[] => [
  box([x - 0.3, 0.08, z], [x + 0.3, 0.98, z + 0.04], (px, y) => {
    const [u, v] = [px - x, y - 0.52];
    if (Math.abs(u) > 0.26 || Math.abs(v) > 0.42) return TIMBER;
    const isCup = Math.abs(u) < 0.12 - 0.1 * Math.max(0, -v) && v < 0.08 && v > -0.14;
    const isHandle = Math.abs(Math.hypot(u - 0.14, v + 0.02) - 0.055) < 0.016;
    const isSteam =
      v > 0.12 && v < 0.28 && Math.abs(Math.abs(u) - 0.05 - 0.02 * Math.sin(v * 40)) < 0.013;
    return isCup || isHandle || isSteam ? [0.96, 0.94, 0.9] : [0.14, 0.16, 0.15];
  }),
  ...[-0.26, 0.26].map((dx) =>
    box([x + dx - 0.02, 0, z + 0.02], [x + dx + 0.02, 0.9, z + 0.26], flat(TIMBER)),
  ),
];
