import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance, tiles } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';
import { tyrannosaur } from './tyrannosaur.ts';

/** Half as wide as the hall, its height, how far its end is; metres. */
export const DINOSAUR_HALL = { half: 5.4, high: 7, back: 12.6 } as const;
/** The arched openings of its walls: half their width, where they begin and where their arches spring, from one to the next. */
const ARCH = { half: 0.95, low: 1, spring: 4, apart: 3.2 } as const;
/** Where the skeleton stands. */
const STAND = { z: 8.5, high: 0.34, half: 3.6, deep: 1.5 } as const;

/** The tree ferns painted there: where they stand beside its middle, how high their crowns are. */
const FERNS: readonly (readonly [number, number])[] = [
  [-3.4, 4.3],
  [-2.6, 3.3],
  [0.5, 2.9],
  [3.7, 3.5],
];
/** The painting of the end wall: half its width, its lower and its upper edge. */
const MURAL = { half: 4.7, low: 0.9, top: 5.6 } as const;

const STONE: Colour = [0.72, 0.6, 0.45];
const BRASS: Material = flat([0.78, 0.6, 0.26]);
const ROPE: Material = flat([0.52, 0.08, 0.1]);

/** Walls of warm stone in bands with tall round arches, through which light falls. */
export function dinosaurSurfaces(noise: Noise, middle: number): Surfaces {
  const stone: Material = (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const row = Math.floor(y / 0.4);
    const isJoint = y / 0.4 - row < 0.05;
    const band = row % 4 === 3 ? 0.72 : 1;
    return scaleColour(
      STONE,
      (isJoint ? 0.8 : 0.94) * band * (1 + 0.06 * noise.at(along * 5, y * 5)),
    );
  };
  return {
    walls: (x, y, z, axis) => {
      if (axis === 2 && Math.abs(x - middle) < MURAL.half && y > MURAL.low && y < MURAL.top)
        return mural(x - middle, y, noise);
      const along = (axis === 0 ? z : x - middle) + 320 * 0.1;
      const u = ((along + ARCH.apart / 2) % ARCH.apart) - ARCH.apart / 2;
      const out =
        y > ARCH.spring
          ? Math.hypot(u, y - ARCH.spring) - ARCH.half
          : Math.max(Math.abs(u) - ARCH.half, ARCH.low - y);
      if (out > 0.22) return stone(x, y, z, axis);
      if (out > 0)
        return scaleColour(
          STONE,
          Math.floor(Math.atan2(y - ARCH.spring, u) * 5) % 2 === 0 ? 1.2 : 0.86,
        );
      const isBar = Math.abs(u) < 0.035 || Math.abs(y % 0.7) < 0.04;
      return isBar
        ? [0.2, 0.19, 0.18]
        : mixColour([0.95, 0.98, 1.05], [0.6, 0.78, 1.05], (y - 1) / 5);
    },
    floor: tiles([0.74, 0.66, 0.54], [0.56, 0.46, 0.36], 0.8),
    ceiling: flat(scaleColour(STONE, 0.62)),
  };
}

/** The painting behind the skeleton: a volcano that smokes in the dusk of an old age, tree ferns, a lake. */
function mural(x: number, y: number, noise: Noise): Colour {
  const edge = Math.min(MURAL.half - Math.abs(x), y - MURAL.low, MURAL.top - y);
  if (edge < 0.12) return [0.42, 0.3, 0.14];
  const cone = 3.9 - Math.abs(x - 2.3) * 1.15;
  const smoke = noise.fbm(x * 0.9 + y, y * 0.8, 3);
  for (const [at, high] of FERNS) {
    const [u, v] = [x - at - 0.08 * (y - 2), y - high];
    const turn = 4.5 * Math.atan2(v + 0.1, u);
    const isFrond = Math.hypot(u, v) < 0.85 && v > -0.55 && Math.abs(Math.sin(turn)) < 0.42;
    if (isFrond || (Math.abs(u) < 0.07 && v < 0)) return [0.05, 0.13, 0.11];
  }
  if (y < 1.5 + 0.12 * noise.fbm(x * 2, 1, 2)) return [0.05, 0.12, 0.1];
  if (y < 2) return mixColour([0.12, 0.3, 0.32], [0.3, 0.36, 0.3], 0.5 + 0.5 * Math.sin(y * 40));
  if (y < cone) return [0.13, 0.14, 0.17];
  return mixColour([0.34, 0.25, 0.17], [0.1, 0.2, 0.25], Math.min(1, (y - 2) / 2.6 + 0.3 * smoke));
}

/** The hall of a natural history museum: the skeleton of a tyrannosaur on its stand behind a cord, arches of stone, cases of fossils along the walls; who looks up at it where nobody is named. */
export function dinosaurHall({ shell, side, noise, random, isAttended }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const key = random.below(32);
  const { z, half, deep } = STAND;
  const sand: Material = (x, y, pz, axis) =>
    axis === 1
      ? scaleColour([0.7, 0.56, 0.38], 0.9 + 0.2 * noise.at(x * 9, pz * 9))
      : y > STAND.high - 0.06
        ? [0.62, 0.46, 0.2]
        : [0.18, 0.14, 0.12];
  return {
    lamps: [
      [middle - 1.6, high - 0.4, 3.4],
      [middle + 1.6, high - 0.4, 3.4],
      [middle, high - 0.4, z],
      [middle, high - 0.4, back - 1.6],
    ],
    solids: [
      box([middle - half, 0, z - deep], [middle + half, STAND.high, z + deep], sand),
      ...tyrannosaur([middle, STAND.high, z], -side),
      ...lettering('T.REX', [middle, 0.17, z - deep - 0.015], 0.2, BRASS),
      ...cord(middle, z - deep - 0.5, half),
      ...[-1, 1].flatMap((to) =>
        [3.8, 6].flatMap((cz, n) =>
          showcase([to < 0 ? left + 0.5 : right - 0.5, 0, cz], key + n + 2 * to),
        ),
      ),
      ...(isAttended === true ? visitors(middle, side, key) : []),
    ],
  };
}

/** Stands of brass with a cord before what must not be touched. */
function cord(middle: number, z: number, half: number): Solid[] {
  const many = 4;
  const at = (n: number) => middle - half + (n * 2 * half) / many;
  return [
    ...Array.from({ length: many + 1 }, (_, n) => [
      drum([at(n), z], [0, 0.86], [0.028, 0.028], BRASS),
      drum([at(n), z], [0, 0.04], [0.15, 0.13], BRASS),
    ]).flat(),
    ...Array.from({ length: many * 6 }, (_, n) => {
      const [x, u] = [middle - half + (n * 2 * half) / (many * 6), ((n % 6) + 0.5) / 6];
      const y = 0.78 - 0.2 * (1 - (2 * u - 1) ** 2);
      return box([x, y - 0.02, z - 0.02], [x + half / (many * 3), y + 0.02, z + 0.02], ROPE);
    }),
  ];
}

/** A case of dark wood with fossils under its glass. */
function showcase([x, , z]: Point, key: number): Solid[] {
  const wood: Material = flat([0.26, 0.16, 0.1]);
  return [
    box([x - 0.34, 0, z - 0.8], [x + 0.34, 0.86, z + 0.8], wood),
    box([x - 0.34, 0.86, z - 0.8], [x + 0.34, 0.9, z + 0.8], flat([0.86, 0.84, 0.76])),
    ...[-0.55, 0, 0.55].flatMap((dz, n) =>
      Array.from({ length: 4 }, (_, k) => {
        const r = 0.15 - 0.032 * k;
        return drum(
          [x, z + dz],
          [0.9 + 0.05 * k, 0.95 + 0.05 * k],
          [r, r],
          flat(scaleColour([0.6, 0.48, 0.34], 0.8 + 0.5 * chance(n + k, key))),
        );
      }),
    ),
  ];
}

/** A guard of the hall, and a father with his child who look up. */
const visitors = (middle: number, side: number, key: number): Solid[] => [
  ...posed({ at: [middle + side * 1.9, 5.6], turn: Math.PI / 2 + side * 0.5 }, attireOf(key + 1)),
  ...posed(
    {
      at: [middle + side * 1.3, 5.5],
      turn: Math.PI / 2 + side * 0.3,
      tall: 0.62,
      hands: [
        [0.3, 0.1, 1.1],
        [0.05, -0.2, 0.55],
      ],
    },
    attireOf(key + 3, { top: [0.9, 0.3, 0.2] }),
  ),
  ...posed(
    { at: [middle - side * 3.1, 5.9], turn: -Math.PI / 2 + side * 0.4 },
    attireOf(key + 6, {
      top: [0.12, 0.15, 0.26],
      legs: [0.1, 0.1, 0.16],
      hat: ['cap', [0.1, 0.12, 0.22]],
      hairForm: 'short',
    }),
  ),
];
