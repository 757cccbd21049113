import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { bone } from './bone.ts';
import { type Furnished, type Furnishing, flat, slab } from './furniture.ts';
import { tiles } from './materials.ts';
import { namedLook } from './named-looks.ts';
import { attireOf, posed } from './posed.ts';
import type { Surfaces } from './room-kind.ts';
import { ball, box, drum, type Material, type Point, type Solid } from './solid.ts';

/** The court: how far off its end is, half its width, how high its walls are; metres. */
export const DIWALI_COURT = { back: 8.4, half: 3.7, walls: 5.4 } as const;
/** The rangoli: how far off its middle is, its radius, metres. */
const RANGOLI = { z: 4.3, radius: 1.3 } as const;

const PLASTER: Colour = [0.86, 0.6, 0.38];
const TRIM: Colour = [0.96, 0.9, 0.78];
const GLOW: Colour = [1.5, 0.92, 0.36];
const MARIGOLD: readonly Colour[] = [
  [1, 0.52, 0.04],
  [1, 0.76, 0.08],
];
const POWDERS: readonly Colour[] = [
  [0.98, 0.22, 0.5],
  [1, 0.82, 0.12],
  [0.16, 0.56, 0.92],
  [0.98, 0.46, 0.08],
  [0.3, 0.76, 0.3],
  [0.6, 0.24, 0.78],
];
const SKIN: Colour = [0.6, 0.4, 0.28];
const HAIR: Colour = [0.06, 0.05, 0.05];

/** Slabs of stone with a rangoli of coloured powder in the middle. */
export function diwaliSurfaces(noise: Noise, middle: number): Surfaces {
  const stone = tiles([0.62, 0.52, 0.42], [0.57, 0.47, 0.38], 0.55);
  return {
    walls: flat(PLASTER),
    ceiling: flat(PLASTER),
    floor: (x, y, z, axis) =>
      powderAt(x - middle, z - RANGOLI.z) ??
      scaleColour(stone(x, y, z, axis), 0.9 + 0.16 * noise.fbm(x * 2, z * 2, 2)),
  };
}

/** What colour of powder lies at a place from the middle of a rangoli: rings of petals, one within the other; null: none. */
function powderAt(u: number, v: number): Colour | null {
  const [out, turn] = [Math.hypot(u, v) / RANGOLI.radius, Math.atan2(v, u)];
  const petal = (many: number, low: number, high: number, shift: number): number | null => {
    const wave = Math.abs(Math.cos((many / 2) * turn + shift));
    const tip = low + (high - low) * wave ** 0.7;
    return out < tip && out > low * 0.82 ? (tip - out) / (tip - low + 0.01) : null;
  };
  const coloured = (share: number, colour: Colour): Colour =>
    share < 0.1 ? [0.99, 0.98, 0.96] : share > 0.62 ? mixColour(colour, [1, 1, 0.9], 0.35) : colour;
  if (out > 1.03) return null;
  if (out < 0.11) return POWDERS[1] as Colour;
  const rings = [
    [8, 0.11, 0.36, 0, 0],
    [8, 0.24, 0.56, Math.PI / 2, 1],
    [12, 0.42, 0.78, 0, 2],
    [16, 0.62, 1, Math.PI / 2, 3],
  ] as const;
  for (const [many, low, high, shift, colour] of rings) {
    const share = petal(many, low, high, shift);
    if (share !== null) return coloured(share, POWDERS[colour] as Colour);
  }
  if (out < 0.74) return POWDERS[4] as Colour;
  return Math.abs(out - 0.8) < 0.05
    ? (POWDERS[5] as Colour)
    : out < 1 && out > 0.95
      ? [0.99, 0.98, 0.96]
      : null;
}

/** A court at Diwali: a rangoli ringed by lamps of clay, arches with garlands of marigolds, strings of lights, lamps on steps and ledges, a woman who sets one down, others who light sparklers. */
export function diwaliCourt({ shell, side, isAttended, isFull, guests }: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const at = (out: number) => middle + side * out;
  return {
    lamps: [
      [middle, 0.7, RANGOLI.z],
      [at(-2.2), 1.6, 6.4],
      [at(2.2), 1.6, 6.4],
      [middle, 2.6, 3],
    ],
    solids: [
      ...house(middle),
      ...steps(middle),
      ...garlands(middle),
      ...strings(middle),
      ...Array.from({ length: 18 }, (_, n) => {
        const turn = (n / 18) * 2 * Math.PI;
        return diya(middle + 1.5 * Math.cos(turn), 0, RANGOLI.z + 1.5 * Math.sin(turn));
      }).flat(),
      ...diya(middle, 0, RANGOLI.z),
      ...(isAttended || isFull ? people(at, side, namedLook(guests, 0, 2)) : []),
    ],
  };
}

/** An arch with scalloped edges: whether a place is within it, from the middle of its foot, half as wide, so high. */
const isArch = (u: number, y: number, half: number, high: number): boolean => {
  const spring = high * 0.62;
  if (y < spring) return Math.abs(u) < half;
  const v = (y - spring) / (high - spring);
  const edge = half * Math.sqrt(Math.max(0, 1 - v ** 1.5));
  return v < 1 && Math.abs(u) < edge - 0.05 * Math.abs(Math.sin(v * 9));
};

/** The house around the court: arches below, windows with screens above, a cornice. */
function house(middle: number): Solid[] {
  const { half, back, walls } = DIWALI_COURT;
  const face =
    (from: number, bay: number): Material =>
    (x, y, z, axis) => {
      const along = ((axis === 0 ? z : x) - from) / bay;
      const u = (along - Math.floor(along) - 0.5) * bay;
      if (y > walls - 0.3) return TRIM;
      if (Math.abs(y - 2.95) < 0.13) return TRIM;
      if (y < 2.8) {
        const w = bay * 0.36;
        if (isArch(u, y - 0.3, w, 2.25))
          return mixColour(GLOW, [0.5, 0.22, 0.08], Math.min(1, Math.max(0, (y - 0.4) / 2.4)));
        return isArch(u, y - 0.3, w + 0.11, 2.4) ? TRIM : PLASTER;
      }
      const v = y - 3.3;
      if (isArch(u, v, bay * 0.2, 1.35)) {
        const isScreen = Math.sin(u * 40) * Math.sin(y * 40) > 0.1;
        return isScreen ? [0.55, 0.3, 0.14] : scaleColour(GLOW, 0.85);
      }
      return isArch(u, v, bay * 0.2 + 0.1, 1.48) && v > -0.06 ? TRIM : PLASTER;
    };
  return [
    box(
      [middle - half - 3, 0, back - 0.5],
      [middle + half + 3, walls, back - 0.1],
      face(middle - half, (2 * half) / 3),
    ),
    ...[-1, 1].map((to) =>
      slab(
        [middle + to * half, middle + to * (half + 0.5)],
        [0, walls],
        [2.2, back - 0.4],
        face(2.2, (back - 2.6) / 3),
      ),
    ),
    box(
      [middle - half - 3, walls, back - 0.8],
      [middle + half + 3, walls + 0.14, back],
      flat(TRIM),
    ),
    ...[-1.6, 1.6].flatMap((dx) => [
      drum([middle + dx, back - 0.3], [walls + 0.1, walls + 0.5], [0.36, 0.36], flat(TRIM)),
      ball(
        [middle + dx - 0.42, walls + 0.3, back - 0.72],
        [middle + dx + 0.42, walls + 1.2, back + 0.1],
        flat(PLASTER),
      ),
    ]),
  ];
}

/** Two steps before the wall ahead, a row of lamps on each. */
const steps = (middle: number): Solid[] =>
  [0, 1].flatMap((n) => {
    const [half, z, y] = [2.7 - 0.3 * n, 6.7 + 0.4 * n, 0.17 * (n + 1)];
    return [
      box([middle - half, 0, z], [middle + half, y, 7.95], flat([0.7, 0.6, 0.48])),
      ...Array.from({ length: 9 }, (_, k) =>
        diya(middle - half + 0.25 + (k * (2 * half - 0.5)) / 8, y, z + 0.14),
      ).flat(),
    ];
  });

/** A lamp of clay with its flame. */
const diya = (x: number, y: number, z: number): Solid[] => [
  drum([x, z], [y, y + 0.055], [0.05, 0.09], flat([0.72, 0.36, 0.2])),
  {
    ...bone([x, y + 0.075, z], [x, y + 0.17, z], [0.03, 0.008], flat([2.2, 1.5, 0.5])),
    glow: 1,
  },
];

/** Garlands of marigolds that hang in swags from arch to arch, and down beside them. */
function garlands(middle: number): Solid[] {
  const { half, back } = DIWALI_COURT;
  const z = back - 0.62;
  const bead = (x: number, y: number, n: number): Solid =>
    ball(
      [x - 0.085, y - 0.085, z - 0.085],
      [x + 0.085, y + 0.085, z + 0.085],
      flat(MARIGOLD[Math.floor(n / 3) % 2] as Colour),
    );
  return [0, 1, 2].flatMap((bay) => {
    const x0 = middle - half + (bay * 2 * half) / 3;
    const wide = (2 * half) / 3;
    return [
      ...Array.from({ length: 17 }, (_, n) => {
        const t = n / 16;
        return bead(x0 + t * wide, 2.78 - 1.5 * t * (1 - t), n);
      }),
      ...Array.from({ length: 9 }, (_, n) => bead(x0 + 0.02, 2.66 - 0.15 * n, n)),
    ];
  });
}

/** Strings of small lights across the court. */
const strings = (middle: number): Solid[] =>
  [3.4, 5, 6.6].flatMap((z, k) =>
    Array.from({ length: 19 }, (_, n) => {
      const t = n / 18;
      const [x, y] = [
        middle - DIWALI_COURT.half + t * 2 * DIWALI_COURT.half,
        4.4 - 2.2 * t * (1 - t),
      ];
      const colour = (
        [
          [2, 1.4, 0.5],
          [2, 0.5, 0.9],
          [0.5, 1.6, 0.7],
          [0.6, 0.9, 2],
        ] as const
      )[(n + k) % 4] as Colour;
      return ball([x - 0.05, y - 0.06, z - 0.05], [x + 0.05, y + 0.06, z + 0.05], flat(colour), 1);
    }),
  );

/** A sari's end, which goes from the hip over the shoulder. */
const sariEnd = (
  x: number,
  z: number,
  [hip, shoulder]: readonly [number, number],
  turn: number,
  colour: Colour,
): Solid[] => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const on = (ahead: number, left: number, up: number): Point => [
    x + c * ahead - s * left,
    up,
    z + s * ahead + c * left,
  ];
  return [
    bone(on(0.08, -0.14, hip + 0.05), on(0.1, 0.12, shoulder - 0.04), [0.1, 0.09], flat(colour)),
    bone(on(-0.06, 0.17, shoulder), on(-0.12, 0.16, hip - 0.1), [0.07, 0.1], flat(colour)),
  ];
};

/** A sparkler that burns. */
const sparkler = ([x, y, z]: Point): Solid[] => [
  bone([x, y - 0.26, z], [x, y, z], [0.008, 0.008], flat([0.5, 0.5, 0.5])),
  ball([x - 0.05, y - 0.05, z - 0.05], [x + 0.05, y + 0.05, z + 0.05], flat([2.6, 2.4, 1.7]), 1),
  ...Array.from({ length: 16 }, (_, n) => {
    const turn = n * 2.4;
    const out = 0.1 + 0.012 * n;
    return {
      ...bone(
        [x + 0.05 * Math.cos(turn), y + 0.05 * Math.sin(turn), z],
        [x + out * Math.cos(turn), y + out * Math.sin(turn), z - 0.02],
        [0.007, 0.003],
        flat([2.4, 1.9, 0.9]),
      ),
      glow: 1,
    };
  }),
];

/** A woman who sets a lamp down at the rangoli, a girl and a boy with sparklers, a man with a tray of sweets. */
function people(
  at: (out: number) => number,
  side: number,
  first: ReturnType<typeof namedLook>,
): Solid[] {
  const woman: Colour = [0.82, 0.1, 0.36];
  const [wx, wz] = [at(-1.95), RANGOLI.z - 0.1];
  const turn = side > 0 ? -0.1 : Math.PI + 0.1;
  const girl: Point = [at(1.95), 0, 4.6];
  const boy: Point = [at(2.55), 0, 5.5];
  const look = attireOf(2, {
    skin: SKIN,
    hair: HAIR,
    hairForm: 'bun',
    top: [0.95, 0.75, 0.2],
    legs: woman,
    gown: 'gown',
  });
  return [
    ...posed(
      {
        at: [wx, wz],
        turn,
        seat: 0.24,
        lean: 0.2,
        isLegless: true,
        hands: [
          [0.56, 0.12, 0.24],
          [0.56, -0.1, 0.24],
        ],
      },
      {
        ...look,
        ...(first.attire.hairForm === 'short' &&
          first.tall !== undefined && { hairForm: 'short' as const }),
      },
    ),
    drum([wx, wz], [0, 0.42], [0.5, 0.24], flat(woman)),
    ball(
      [wx + side * 0.05 - 0.42, -0.1, wz - 0.34],
      [wx + side * 0.05 + 0.42, 0.34, wz + 0.34],
      flat(woman),
    ),
    ...sariEnd(wx, wz, [0.36, 0.8], turn, [1, 0.7, 0.2]),
    ...diya(wx + side * 0.6, 0.2, wz),
    ...posed(
      {
        at: [girl[0], girl[2]],
        turn: side > 0 ? -Math.PI * 0.62 : -Math.PI * 0.38,
        tall: 0.7,
        hands: [
          [0.3, 0.2, 0.98],
          [0.3, -0.2, 0.98],
        ],
      },
      attireOf(3, {
        skin: SKIN,
        hair: HAIR,
        hairForm: 'long',
        top: [0.2, 0.62, 0.5],
        legs: [0.95, 0.55, 0.1],
        gown: 'gown',
      }),
    ),
    ...sparkler([girl[0] - side * 0.14, 1.2, girl[2] - 0.36]),
    ...posed(
      {
        at: [boy[0], boy[2]],
        turn: side > 0 ? -Math.PI * 0.66 : -Math.PI * 0.34,
        tall: 0.76,
        hands: [
          [0.26, 0.28, 1.2],
          [0.1, -0.24, 0.7],
        ],
      },
      attireOf(5, {
        skin: SKIN,
        hair: HAIR,
        hairForm: 'short',
        top: [0.26, 0.3, 0.72],
        legs: [0.95, 0.94, 0.9],
        gown: 'coat',
      }),
    ),
    ...sparkler([boy[0] - side * 0.3, 1.42, boy[2] - 0.24]),
    ...posed(
      {
        at: [at(-1.3), 6.1],
        turn: -Math.PI / 2 + side * 0.3,
        hands: [
          [0.34, 0.16, 1.08],
          [0.34, -0.16, 1.08],
        ],
      },
      attireOf(8, {
        skin: SKIN,
        hair: HAIR,
        hairForm: 'short',
        top: [0.98, 0.9, 0.72],
        legs: [0.95, 0.94, 0.9],
        gown: 'coat',
      }),
    ),
    drum([at(-1.2), 5.76], [1.06, 1.09], [0.22, 0.26], flat([0.9, 0.74, 0.3])),
    ...[0, 1, 2, 3, 4].map((n) => {
      const [sx, sz] = [at(-1.2) + 0.12 * Math.cos(n * 1.3), 5.76 + 0.12 * Math.sin(n * 1.3)];
      return ball(
        [sx - 0.05, 1.08, sz - 0.05],
        [sx + 0.05, 1.18, sz + 0.05],
        flat([1, 0.66, 0.16]),
      );
    }),
    ...posed(
      {
        at: [at(-0.4), 6.25],
        turn: -Math.PI / 2,
        hands: [
          [0.26, 0.1, 1.02],
          [0.26, -0.1, 1.02],
        ],
      },
      attireOf(9, {
        skin: SKIN,
        hair: HAIR,
        hairForm: 'bun',
        top: [0.16, 0.5, 0.36],
        legs: [0.1, 0.6, 0.44],
        gown: 'gown',
      }),
    ),
    ...sariEnd(at(-0.4), 6.25, [0.98, 1.4], -Math.PI / 2, [0.95, 0.78, 0.3]),
    ...diya(at(-0.4), 1.05, 5.96),
  ];
}
