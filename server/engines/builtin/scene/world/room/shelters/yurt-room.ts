import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { hollow } from '../solids/hollow.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

/** A yurt from within: its radius, the height of its wall and of its crown, the crown's radius, how far ahead its middle is; metres. */
export const YURT = {
  radius: 3,
  wall: 1.55,
  high: 2.95,
  crown: 0.62,
  ahead: 2.9,
  half: 3,
  back: 5.9,
} as const;
const FELT: Colour = [0.9, 0.85, 0.74];
const ORANGE: Colour = [0.86, 0.36, 0.1];
const RED: Colour = [0.68, 0.13, 0.1];
const BLUE: Colour = [0.12, 0.3, 0.56];
const GOLD: Colour = [0.92, 0.7, 0.22];

/** Felt carpets with figures on the floor, felt around. */
export function yurtSurfaces(noise: Noise): Surfaces {
  const felt: Material = (x, y, z) =>
    scaleColour(FELT, 0.9 + 0.12 * noise.fbm(x * 3 + z * 2, y * 3, 3));
  return {
    walls: felt,
    floor: (x, _y, z) => {
      const [u, v] = [x / 0.9 - Math.floor(x / 0.9) - 0.5, z / 0.9 - Math.floor(z / 0.9) - 0.5];
      const away = Math.abs(u) + Math.abs(v);
      const own =
        away < 0.14
          ? GOLD
          : away < 0.24
            ? BLUE
            : away < 0.42
              ? RED
              : away < 0.48
                ? GOLD
                : [0.5, 0.12, 0.12];
      return scaleColour(own as Colour, 0.86 + 0.16 * noise.at(x * 40, z * 40));
    },
    ceiling: felt,
  };
}

/** The round wall: felt behind a lattice of laths, a band of ornament above. */
const lattice =
  (middle: number): Material =>
  (x, y, z) => {
    const along = Math.atan2(z - YURT.ahead, x - middle) * YURT.radius;
    if (y > YURT.wall - 0.16)
      return Math.abs(((along * 3) % 1) + (along < 0 ? 1 : 0) - 0.5) < 0.18 ? GOLD : BLUE;
    const [a, b] = [(along + y) / 0.24, (along - y) / 0.24];
    const lath = Math.min(a - Math.floor(a), b - Math.floor(b));
    return lath < 0.17
      ? scaleColour(ORANGE, 0.8 + 0.3 * chance(Math.floor(a), Math.floor(b)))
      : scaleColour(FELT, 0.85);
  };

/** The roof between its poles: felt, lit from the crown. */
const roof =
  (middle: number): Material =>
  (x, _y, z) =>
    scaleColour(FELT, 0.95 - 0.12 * Math.hypot(x - middle, z - YURT.ahead) * 0.4);

/** A yurt from within: laths around, painted poles to the crown through which the sky is seen, the stove with its pipe, chests and beds in red and orange, tea on a low table with who drinks it. */
export function yurtRoom({ shell, side, random, isAttended, hasSomebody }: Furnishing): Furnished {
  const { left, right } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const key = random.uint32() & 0xff;
  const { radius, wall, high, ahead } = YURT;
  return {
    lamps: [
      [middle, high - 0.5, ahead],
      [at(-0.4), 0.8, 2.4],
    ],
    solids: [
      hollow(
        1,
        [middle - radius, -0.1, ahead - radius],
        [middle + radius, wall, ahead + radius],
        lattice(middle),
      ),
      hollow(
        'dome',
        [middle - radius, wall, ahead - radius],
        [middle + radius, high + 0.15, ahead + radius],
        roof(middle),
      ),
      ...poles(middle),
      ...crown(middle),
      ...stove([at(-0.15), 3], high),
      ...chest(at(0.05), 5.42, 0.75),
      ...chest(at(1.6), 4.95, 0.5),
      ...bed(at(-2.05), 3.7),
      ...bed(at(2.2), 3.3),
      ...teaTable([at(0.62), 2.25]),
      ...(isAttended === true || hasSomebody === true ? drinkers(at, key, side) : []),
    ],
  };
}

/** The poles from the wall to the crown, painted. */
function poles(middle: number): Solid[] {
  return Array.from({ length: 44 }, (_, n) => {
    const turn = (n / 44) * 2 * Math.PI;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const at = (r: number, y: number): Point => [middle + r * c, y, YURT.ahead + r * s];
    if (YURT.ahead + YURT.radius * s < 0.9) return [];
    const paint: Material = (x, _y, z) => {
      const out = Math.hypot(x - middle, z - YURT.ahead);
      return out > 2.3 || out < 1 ? (Math.sin(out * 30) > 0 ? GOLD : BLUE) : ORANGE;
    };
    return limb(
      [
        at(YURT.radius - 0.04, YURT.wall),
        at((YURT.radius + YURT.crown) / 2, (YURT.wall + YURT.high) / 2 + 0.12),
        at(YURT.crown, YURT.high),
      ],
      [0.034, 0.028],
      paint,
    );
  }).flat();
}

/** The crown: a ring with bars across, the sky behind them. */
function crown(middle: number): Solid[] {
  const ring = Array.from({ length: 25 }, (_, n): Point => {
    const turn = (n / 24) * 2 * Math.PI;
    return [
      middle + YURT.crown * Math.cos(turn),
      YURT.high,
      YURT.ahead + YURT.crown * Math.sin(turn),
    ];
  });
  return [
    ...limb(ring, [0.06, 0.06], flat(RED)),
    {
      ...drum(
        [middle, YURT.ahead],
        [YURT.high + 0.1, YURT.high + 0.12],
        [YURT.crown, YURT.crown],
        flat([0.85, 1.15, 1.5]),
      ),
      glow: 0.5,
    },
    ...[0, 1, 2, 3].flatMap((n) => {
      const turn = (n / 4) * Math.PI + 0.2;
      const [c, s] = [Math.cos(turn) * YURT.crown, Math.sin(turn) * YURT.crown];
      return limb(
        [
          [middle - c, YURT.high, YURT.ahead - s],
          [middle, YURT.high + 0.08, YURT.ahead],
          [middle + c, YURT.high, YURT.ahead + s],
        ],
        [0.03, 0.03],
        flat(ORANGE),
      );
    }),
  ];
}

/** The stove in the middle: its fire, its pipe up through the crown, a kettle on it, wood beside. */
function stove([x, z]: readonly [number, number], high: number): Solid[] {
  const iron = flat([0.2, 0.2, 0.21]);
  return [
    box([x - 0.32, 0.18, z - 0.3], [x + 0.32, 0.62, z + 0.3], iron),
    box([x - 0.36, 0.62, z - 0.34], [x + 0.36, 0.66, z + 0.34], flat([0.28, 0.28, 0.29])),
    {
      ...box([x - 0.17, 0.28, z - 0.315], [x + 0.17, 0.5, z - 0.3], (px, py) => [
        1.8,
        0.7 + 0.4 * Math.sin(px * 50 + py * 40),
        0.15,
      ]),
      glow: 0.3,
    },
    ...[-0.26, 0.22].flatMap((dx) =>
      [-0.26, 0.22].map((dz) =>
        box([x + dx, 0, z + dz], [x + dx + 0.05, 0.18, z + dz + 0.05], iron),
      ),
    ),
    drum([x, z + 0.18], [0.66, high], [0.075, 0.075], flat([0.42, 0.43, 0.45])),
    drum([x - 0.08, z - 0.1], [0.66, 0.84], [0.15, 0.12], flat([0.62, 0.6, 0.58])),
    ball([x - 0.13, 0.8, z - 0.15], [x - 0.03, 0.89, z - 0.05], flat([0.2, 0.2, 0.2])),
    ...limb(
      [
        [x + 0.05, 0.72, z - 0.12],
        [x + 0.16, 0.76, z - 0.14],
        [x + 0.19, 0.84, z - 0.14],
      ],
      [0.025, 0.015],
      flat([0.62, 0.6, 0.58]),
    ),
    ...Array.from({ length: 6 }, (_, n) =>
      box(
        [x - 0.7, 0.02 + 0.09 * Math.floor(n / 3), z - 0.25 + 0.1 * (n % 3)],
        [x - 0.4, 0.1 + 0.09 * Math.floor(n / 3), z - 0.17 + 0.1 * (n % 3)],
        flat([0.5, 0.34, 0.2]),
      ),
    ),
  ];
}

/** A painted chest with photographs and a mirror on it. */
function chest(x: number, z: number, half: number): Solid[] {
  const face: Material = (px, y, _pz, axis) => {
    if (axis !== 2) return ORANGE;
    const [u, v] = [(px - x) / half, (y - 0.4) / 0.4];
    const panel = Math.abs(Math.abs(u) - 0.5);
    if (panel > 0.46 || Math.abs(v) > 0.9) return GOLD;
    const r = Math.hypot(panel, v * 0.5);
    const swirl = Math.sin(r * 26 + Math.atan2(v, panel) * 3);
    return r < 0.34 && swirl > 0.1 ? (swirl > 0.7 ? [0.95, 0.9, 0.8] : BLUE) : RED;
  };
  return [
    box([x - half, 0, z - 0.25], [x + half, 0.82, z + 0.2], face),
    ...[-0.5, 0, 0.45].map((dx, n) =>
      box([x + dx * half - 0.12, 0.82, z - 0.1], [x + dx * half + 0.12, 1.1, z - 0.06], (px, y) =>
        Math.abs(px - x - dx * half) > 0.1 || y > 1.07 || y < 0.85
          ? GOLD
          : n === 1
            ? [0.72, 0.82, 0.9]
            : Math.hypot(px - x - dx * half, y - 0.99) < 0.05
              ? [0.8, 0.6, 0.46]
              : [0.3, 0.34, 0.4],
      ),
    ),
  ];
}

/** A bed along the wall with its ornaments, blankets folded at its end. */
function bed(x: number, z: number): Solid[] {
  const side: Material = (_x, y, pz) =>
    Math.abs(y - 0.3) > 0.13 ? GOLD : Math.sin(pz * 18) > 0.2 ? RED : ORANGE;
  return [
    box([x - 0.42, 0.06, z - 0.85], [x + 0.42, 0.44, z + 0.85], side),
    pad([x - 0.44, 0.42, z - 0.85], [x + 0.44, 0.58, z + 0.85], flat([0.62, 0.16, 0.22]), 0.06),
    pad([x - 0.36, 0.56, z + 0.4], [x + 0.36, 0.7, z + 0.8], flat([0.9, 0.76, 0.36]), 0.06),
    pad([x - 0.34, 0.7, z + 0.42], [x + 0.34, 0.82, z + 0.78], flat(BLUE), 0.05),
  ];
}

/** A low table: a pot, bowls of milk tea, a dish of curds. */
const teaTable = ([x, z]: readonly [number, number]): Solid[] => [
  box([x - 0.5, 0.28, z - 0.3], [x + 0.5, 0.34, z + 0.3], flat(ORANGE)),
  box([x - 0.46, 0.18, z - 0.28], [x + 0.46, 0.28, z + 0.28], (px) =>
    Math.sin(px * 30) > 0 ? BLUE : GOLD,
  ),
  ...[-0.42, 0.36].flatMap((dx) =>
    [-0.24, 0.18].map((dz) =>
      box([x + dx, 0, z + dz], [x + dx + 0.06, 0.18, z + dz + 0.06], flat(RED)),
    ),
  ),
  ...[-0.34, 0.02, 0.34].flatMap((dx) => [
    drum([x + dx, z - 0.12], [0.34, 0.41], [0.045, 0.085], flat([0.92, 0.9, 0.85])),
    drum([x + dx, z - 0.12], [0.395, 0.412], [0.075, 0.075], flat([0.82, 0.7, 0.56])),
  ]),
  drum([x - 0.14, z + 0.1], [0.34, 0.54], [0.08, 0.055], flat([0.3, 0.46, 0.66])),
  drum([x + 0.22, z + 0.12], [0.34, 0.37], [0.14, 0.16], flat([0.9, 0.88, 0.82])),
  ...[0, 1, 2, 3, 4].map((n) =>
    ball(
      [x + 0.17 + 0.06 * Math.cos(n * 1.4), 0.36, z + 0.07 + 0.06 * Math.sin(n * 1.4)],
      [x + 0.25 + 0.06 * Math.cos(n * 1.4), 0.43, z + 0.15 + 0.06 * Math.sin(n * 1.4)],
      flat([0.95, 0.9, 0.76]),
    ),
  ),
];

/** Who drinks tea in long coats with sashes. */
function drinkers(at: (out: number) => number, key: number, side: number): Solid[] {
  const coats: readonly Colour[] = [BLUE, [0.5, 0.12, 0.16], [0.14, 0.42, 0.3]];
  return [
    [0.2, 2.85, 0.1],
    [1.15, 2.95, 0.5],
    [-1.55, 3.7, -0.7],
  ].flatMap(([out = 0, z = 0, off = 0], n) => {
    const seat = n === 2 ? 0.56 : 0.26;
    return [
      ...posed(
        {
          at: [at(out), z],
          turn: -Math.PI / 2 - off * side,
          seat,
          hands: [
            [0.34, 0.12, seat + 0.46],
            [0.34, -0.08, seat + 0.46],
          ],
        },
        attireOf(key + n, {
          top: coats[n] as Colour,
          legs: scaleColour(coats[n] as Colour, 0.8),
          hair: [0.08, 0.06, 0.06],
          skin: [0.8, 0.58, 0.42],
          hat: ['cap', n === 1 ? [0.2, 0.14, 0.1] : RED],
        }),
      ),
      drum([at(out), z - 0.005], [seat + 0.2, seat + 0.29], [0.19, 0.19], flat(GOLD)),
    ];
  });
}
