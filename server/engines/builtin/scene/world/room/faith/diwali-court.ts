import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { tiles } from '../materials.ts';
import { namedLook } from '../people/named-looks.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { ball, drum, type Point, type Solid, sphere } from '../solids/solid.ts';
import { diya, garlands, house, PLASTER, steps, strings } from './diwali-house.ts';

/** The rangoli: how far off its middle is, its radius, metres. */
const RANGOLI = { z: 4.3, radius: 1.3 } as const;

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
  sphere([x, y, z], 0.05, flat([2.6, 2.4, 1.7]), 1),
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
