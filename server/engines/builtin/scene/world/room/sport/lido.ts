import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { tiles } from '../materials.ts';
import { athlete, type Stance } from '../people/athlete.ts';
import { namedLook } from '../people/named-looks.ts';
import { attireOf, inShorts, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, type Point, type Solid, sphere } from '../solids/solid.ts';
import {
  floats,
  guardChair,
  inLanes,
  LANE,
  ladder,
  startingBlock,
  throughWater,
  WATER,
} from './indoor-pool.ts';
import { BLUE, RED, SLIDE, SUITS, slide, WHITE } from './lido-slide.ts';

/** How far off the lawns of a lido end, metres. */
export const LIDO_BACK = 30;
/** How far aside of the pool's middle its deck ends and lawn begins, metres. */
const DECK = 6.4;
/** Who leaps into the water: knees up, arms flung up. */
const LEAPS: Stance = {
  hip: [0, 0, 0.86],
  chest: [0.04, 0, 1.26],
  head: [0.06, 0, 1.58],
  legs: [
    [
      [0.36, 0.14, 0.78],
      [0.1, 0.16, 0.46],
    ],
    [
      [0.2, -0.14, 0.6],
      [-0.16, -0.16, 0.36],
    ],
  ],
  arms: [
    [
      [0.04, 0.42, 1.5],
      [0.1, 0.5, 1.8],
    ],
    [
      [0.04, -0.42, 1.5],
      [0.1, -0.5, 1.8],
    ],
  ],
};

/** Water in the open: the bottom seen through it, the sky on it; a deck of tiles, lawn beyond it. */
export function lidoSurfaces(noise: Noise, middle: number, night: boolean): Surfaces {
  const deck = tiles([0.82, 0.78, 0.7], [0.78, 0.74, 0.66], 0.4);
  const sky: Colour = night ? [0.06, 0.08, 0.14] : [0.7, 0.88, 1.06];
  return {
    walls: flat(WHITE),
    ceiling: flat(WHITE),
    floor: (x, y, z, axis) => {
      const u = x - middle;
      const out = Math.max(Math.abs(u) - WATER.half, WATER.near - z, z - WATER.far);
      if (out <= 0) {
        const wave = 0.08 * noise.at(u * 2.6, z * 2.4);
        const facing = Math.max(0, 1.6 / Math.hypot(u, 1.6, z) + wave);
        return mixColour(
          throughWater(u, z, noise),
          sky,
          0.04 + 0.6 * (1 - Math.min(1, facing)) ** 4,
        );
      }
      if (out < 0.3) return out < 0.08 ? BLUE : WHITE;
      if (Math.abs(u) < DECK && z < WATER.far + 2.4) return deck(x, y, z, axis);
      const blades = 0.82 + 0.36 * noise.fbm(x * 7, z * 4, 3);
      return scaleColour([0.26, 0.5, 0.14], blades);
    },
  };
}

/** An open-air pool: lanes between floating lines, starting blocks, a slide that winds down from a tower, towels and sunshades on the lawn, cabins with doors of many colours, people who swim, leap and lie in the sun. */
export function lido({ shell, side, isAttended, isFull, guests }: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const at = (out: number) => middle + side * out;
  const isBusy = isAttended || isFull;
  const look = namedLook(guests, 0, 4);
  return {
    lamps: [6, 14, 22].map((z): Point => [middle, 5, z]),
    solids: [
      ...[-2, -1, 0, 1, 2].map((n) => {
        const x = middle + n * LANE;
        return box([x - 0.06, 0, WATER.near], [x + 0.06, 0.09, WATER.far], floats);
      }),
      ...[-1.5, -0.5, 0.5, 1.5].flatMap((n, nth) =>
        startingBlock(middle + n * LANE, WATER.far + 0.12, 1, nth + 1),
      ),
      ...[-1, 1].flatMap((to) => ladder(middle + to * WATER.half, to, WATER.near + 1.5)),
      ...guardChair(at(-5.4), 9),
      ...slide(at(SLIDE.out), side, isBusy),
      ...cabins(at(-1), LIDO_BACK - 4),
      ...trees(middle),
      ...sunshade(at(-7.4), 8.4, 0),
      ...sunshade(at(-9.6), 13, 1),
      ...sunshade(at(5.7), 6.6, 2),
      ...(isBusy
        ? [
            ...inLanes(middle, side),
            ...athlete([at(1.6), 0.4, 5], side > 0 ? Math.PI * 0.9 : Math.PI * 0.1, LEAPS, {
              ...inShorts(look.attire),
              hips: RED,
              tall: look.tall ?? 0.74,
            }),
            ...splash(at(1.5), 4.9),
            ...[-1.7, -1.1].flatMap((out, n) => atEdge(at(out), n)),
            ...lying(at(-6.9), 7.2, 0),
            ...lying(at(-8.4), 9.2, 1),
            ...lying(at(-7.6), 12, 2),
            ...lying(at(6.2), 7.9, 3),
          ]
        : []),
    ],
  };
}

/** A row of cabins with doors of many colours, a roof over them. */
function cabins(x: number, z: number): Solid[] {
  const half = 11;
  const front: Material = (px, y, _z, axis) => {
    if (axis !== 2) return WHITE;
    const at = (px - x + 40) / 1.4;
    const [n, u] = [Math.floor(at), at - Math.floor(at)];
    return u > 0.18 && u < 0.82 && y < 2.1 ? (SUITS[n % 5] as Colour) : WHITE;
  };
  return [
    box([x - half, 0, z], [x + half, 2.6, z + 1.6], front),
    box([x - half - 0.4, 2.6, z - 0.6], [x + half + 0.4, 2.8, z + 1.8], flat([0.2, 0.36, 0.6])),
  ];
}

/** Round crowns of trees behind the cabins. */
const trees = (middle: number): Solid[] =>
  [-17, -12, -7.5, 6.5, 12, 17].flatMap((dx, n) => {
    const [x, size] = [middle + dx, 2.6 + 0.5 * (n % 3)];
    const leaves: Material = (px, y) => {
      const tuft = Math.sin(px * 7.1 + y * 3.7 + Math.sin(y * 5)) * Math.sin(px * 3.3 - y * 8.1);
      return scaleColour([0.16, 0.36, 0.12], 0.92 + 0.16 * tuft);
    };
    return [
      drum([x, LIDO_BACK - 1.4], [0, 2.4], [0.3, 0.22], flat([0.36, 0.27, 0.2])),
      ...[0, 1, 2, 3].map((k) => {
        const [ox, oy] = [0.9 * Math.cos(k * 1.7 + n), 0.7 * Math.sin(k * 2.1 + n)];
        const r = size * (0.62 + 0.08 * k);
        return ball(
          [x + ox - r, 4.4 + oy - r * 0.8, LIDO_BACK - 1.4 - r * 0.6],
          [x + ox + r, 4.4 + oy + r * 0.8, LIDO_BACK - 1.4 + r * 0.3],
          leaves,
        );
      }),
    ];
  });

/** A sunshade in sectors of two colours. */
function sunshade(x: number, z: number, n: number): Solid[] {
  const colour = SUITS[n % 5] as Colour;
  return [
    drum([x, z], [0, 2.1], [0.03, 0.03], flat(WHITE)),
    drum([x, z], [1.85, 2.35], [1.35, 0.05], (px, _y, pz) =>
      Math.floor(((Math.atan2(pz - z, px - x) + Math.PI) / Math.PI) * 4) % 2 === 0 ? colour : WHITE,
    ),
  ];
}

/** A child who sits at the near edge, the legs in the water, from behind. */
const atEdge = (x: number, n: number): Solid[] => {
  const look = attireOf(n * 3 + 2);
  return posed(
    { at: [x, WATER.near - 0.12], turn: Math.PI / 2, seat: 0.02, tall: 0.7, isLegless: true },
    { ...look, top: n === 0 ? look.skin : (SUITS[4] as Colour), isSleeveless: true },
  );
};

/** Somebody in a bathing suit who lies on a towel, the head away from the pool. */
function lying(x: number, z: number, n: number): Solid[] {
  const look = attireOf(n * 4 + 1);
  const skin = flat(look.skin);
  const suit = flat(SUITS[(n + 1) % 5] as Colour);
  const towel = SUITS[(n + 3) % 5] as Colour;
  return [
    box([x - 0.45, 0, z - 0.95], [x + 0.45, 0.03, z + 1], (_px, _y, pz) =>
      Math.floor(pz / 0.2) % 2 === 0 ? towel : WHITE,
    ),
    bone([x, 0.16, z + 0.3], [x, 0.15, z - 0.1], [0.15, 0.14], n % 2 === 0 ? suit : skin),
    bone([x, 0.15, z - 0.1], [x, 0.15, z - 0.16], [0.15, 0.145], suit),
    ...[-0.1, 0.1].flatMap((dx) =>
      limb(
        [
          [x + dx, 0.13, z - 0.2],
          [x + dx, n % 2 === 0 ? 0.4 : 0.12, z - 0.5],
          [x + dx, 0.08, z - 0.86],
        ],
        [0.085, 0.05],
        skin,
      ),
    ),
    ...[-1, 1].flatMap((to) =>
      limb(
        [
          [x + to * 0.18, 0.14, z + 0.36],
          [x + to * 0.36, 0.1, z + 0.5],
          [x + to * 0.14, 0.14, z + 0.66],
        ],
        [0.05, 0.04],
        skin,
      ),
    ),
    ball([x - 0.1, 0.06, z + 0.5], [x + 0.1, 0.28, z + 0.74], skin),
    ball([x - 0.11, 0.05, z + 0.58], [x + 0.11, 0.26, z + 0.8], flat(look.hair)),
  ];
}

/** Drops that fly up where somebody leaps in. */
const splash = (x: number, z: number): Solid[] =>
  Array.from({ length: 22 }, (_, n) => {
    const turn = n * 2.4;
    const out = 0.2 + 0.03 * n;
    const [px, py, pz] = [
      x + out * Math.cos(turn),
      0.12 + 0.3 * Math.abs(Math.sin(n * 1.3)),
      z + out * Math.sin(turn),
    ];
    const r = 0.03 + 0.03 * (n % 3);
    return sphere([px, py, pz], r, flat([0.94, 0.98, 1]));
  });
