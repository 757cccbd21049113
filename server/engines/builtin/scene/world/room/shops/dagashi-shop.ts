import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { boards, wood } from '../materials.ts';
import { namedLook } from '../people/named-looks.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';
import { CEDAR, hung, island, pack, RAISED, rack } from './dagashi-racks.ts';

/** Half the shop's width, its height, how far off its end is, metres. */
export const DAGASHI_SHOP = { half: 2.6, high: 2.7, back: 6.6 } as const;
const SKIN: Colour = [0.9, 0.7, 0.56];
const HAIR: Colour = [0.06, 0.05, 0.05];

/** Old walls of boards, a floor of beaten earth, a ceiling of planks. */
export function dagashiSurfaces(noise: Noise): Surfaces {
  const planks = boards([0.46, 0.31, 0.2], noise);
  const plaster: Colour = [0.86, 0.78, 0.62];
  return {
    walls: (x, y, z, axis) => {
      const along = axis === 0 ? z : x;
      const isPost = Math.abs(along / 0.9 - Math.round(along / 0.9)) < 0.07;
      return isPost || y < 0.5 || Math.abs(y - 2.1) < 0.06
        ? scaleColour(CEDAR, 0.8)
        : scaleColour(plaster, 0.94 + 0.1 * noise.at(along, y));
    },
    floor: (x, _y, z) => scaleColour([0.56, 0.51, 0.45], 0.88 + 0.18 * noise.fbm(x * 2, z * 2, 2)),
    ceiling: planks,
  };
}

/** A Japanese shop for cheap sweets: stepped racks of wood on both sides full of small bright packs in boxes, jars with red lids, masks, paper balloons and cards of toys hung above, an old woman on the raised floor behind, children who choose. */
export function dagashiShop({
  noise,
  shell,
  side,
  isAttended,
  isFull,
  guests,
}: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const cedar = wood(CEDAR, noise);
  return {
    lamps: [
      [at(0.2), 2.1, 3],
      [at(0.2), 2.1, 5.2],
    ],
    solids: [
      ...rack(left, 1, cedar, 1),
      ...rack(right, -1, cedar, 5),
      ...island(at(-0.3), 3.55, cedar),
      ...behind(middle, back, cedar, side),
      ...hung(middle, high),
      ...bulb(at(0.2), 2.1, 3, high),
      ...(isAttended || isFull ? [...grandmother(at(0.55)), ...children(at, side, guests)] : []),
    ],
  };
}

/** The raised floor behind: mats of straw, a low desk with an abacus, paper doors, a cloth over the opening. */
function behind(middle: number, back: number, cedar: Material, side: number): Solid[] {
  const { z, high } = RAISED;
  const half = DAGASHI_SHOP.half;
  const mats: Material = (x, _y, pz) =>
    Math.abs((x - middle) / 0.9 - Math.round((x - middle) / 0.9)) < 0.035 || pz < z + 0.1
      ? [0.26, 0.3, 0.2]
      : scaleColour([0.76, 0.74, 0.5], 0.95 + 0.06 * Math.sin(pz * 90));
  const desk = middle + side * 0.55;
  return [
    box([middle - half, 0, z], [middle + half, high - 0.03, back], cedar),
    box([middle - half, high - 0.03, z], [middle + half, high, back], mats),
    box([middle - half, high, back - 0.08], [middle + half, 2.3, back - 0.02], (x, y) => {
      const [u, v] = [(x - middle) / 0.3, (y - high) / 0.36];
      const isBar = Math.abs(u - Math.round(u)) < 0.05 || Math.abs(v - Math.round(v)) < 0.05;
      return isBar ? [0.36, 0.24, 0.15] : [1.08, 1.02, 0.88];
    }),
    ...[0, 1, 2, 3, 4].map((n) =>
      box(
        [middle - 1.55 + 0.62 * n, 1.86, z - 0.03],
        [middle - 0.96 + 0.62 * n, 2.34, z - 0.01],
        (x, y) => {
          const [u, v] = [x - (middle - 1.255 + 0.62 * n), y - 2.1];
          const out = Math.hypot(u, v);
          return out < 0.15 && out > 0.1
            ? [0.96, 0.95, 0.92]
            : out < 0.06
              ? [0.96, 0.95, 0.92]
              : [0.16, 0.26, 0.5];
        },
      ),
    ),
    box([middle - half, 2.34, z - 0.06], [middle + half, 2.44, z + 0.04], cedar),
    box([desk - 0.5, high + 0.24, z + 0.1], [desk + 0.5, high + 0.28, z + 0.42], cedar),
    ...[-0.44, 0.44].map((dx) =>
      box([desk + dx - 0.03, high, z + 0.12], [desk + dx + 0.03, high + 0.24, z + 0.4], cedar),
    ),
    box([desk - 0.42, high + 0.28, z + 0.14], [desk - 0.06, high + 0.31, z + 0.3], (x, _y, pz) =>
      Math.hypot(((x / 0.04) % 1) - 0.5, ((pz / 0.04) % 1) - 0.5) < 0.4
        ? [0.66, 0.36, 0.18]
        : [0.2, 0.14, 0.1],
    ),
  ];
}

/** A bulb under a shade of tin. */
const bulb = (x: number, y: number, z: number, high: number): Solid[] => [
  drum([x, z], [y + 0.05, y + 0.2], [0.22, 0.05], flat([0.3, 0.42, 0.36])),
  ball([x - 0.07, y - 0.06, z - 0.07], [x + 0.07, y + 0.08, z + 0.07], flat([2, 1.7, 1.1]), 1),
  drum([x, z], [y + 0.2, high], [0.008, 0.008], flat([0.1, 0.1, 0.1])),
];

/** The old woman who keeps the shop, in an apron, on the raised floor behind the desk. */
const grandmother = (x: number): Solid[] =>
  posed(
    {
      at: [x, RAISED.z + 0.72],
      turn: -Math.PI / 2,
      seat: RAISED.high + 0.12,
      lean: 0.08,
      isLegless: true,
      hands: [
        [0.36, 0.12, RAISED.high + 0.32],
        [0.34, -0.16, RAISED.high + 0.34],
      ],
    },
    attireOf(4, {
      skin: SKIN,
      hair: [0.82, 0.82, 0.82],
      hairForm: 'bun',
      top: [0.46, 0.36, 0.52],
      legs: [0.3, 0.26, 0.36],
      apron: [0.95, 0.94, 0.9],
    }),
  );

/** Children before the sweets: one takes some from a box, one holds up a find, one counts coins. */
function children(
  at: (out: number) => number,
  side: number,
  guests: Furnishing['guests'],
): Solid[] {
  const spots = [
    {
      out: -1.05,
      z: 3.1,
      turn: side > 0 ? 0.5 : Math.PI - 0.5,
      hands: [
        [0.36, 0.14, 0.74],
        [0.36, -0.1, 0.76],
      ],
    },
    {
      out: 0.7,
      z: 3,
      turn: side > 0 ? Math.PI - 0.45 : 0.45,
      hands: [
        [0.3, 0.1, 0.96],
        [0.34, -0.1, 0.72],
      ],
    },
    {
      out: 0.95,
      z: 4.3,
      turn: side > 0 ? Math.PI * 0.62 : Math.PI * 0.38,
      hands: [
        [0.3, 0.06, 0.86],
        [0.3, -0.06, 0.86],
      ],
    },
  ] as const;
  return spots.flatMap(({ out, z, turn, hands }, n) => {
    const look = namedLook(guests, n, n * 4 + 3).attire;
    const [x, y] = [at(out), hands[0][2]];
    const held: Point = [x + 0.34 * Math.cos(turn), y + 0.05, z + 0.34 * Math.sin(turn)];
    return [
      ...posed(
        {
          at: [x, z],
          turn,
          tall: 0.68,
          lean: 0.06,
          hands: hands as unknown as [
            readonly [number, number, number],
            readonly [number, number, number],
          ],
        },
        {
          ...look,
          skin: SKIN,
          hair: HAIR,
          hairForm: n === 1 ? 'long' : look.hairForm,
          top: [
            [0.95, 0.95, 0.93],
            [0.9, 0.36, 0.36],
            [0.26, 0.5, 0.8],
          ][n] as unknown as Colour,
          legs: n === 1 ? [0.2, 0.26, 0.46] : [0.24, 0.28, 0.4],
        },
      ),
      ...(n === 1
        ? [
            pad(
              [held[0] - 0.06, held[1], held[2] - 0.03],
              [held[0] + 0.06, held[1] + 0.15, held[2] + 0.03],
              flat(pack(1)),
              0.015,
            ),
          ]
        : []),
    ];
  });
}
