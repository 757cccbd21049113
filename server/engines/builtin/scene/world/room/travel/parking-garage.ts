import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, type Material, pad, roll, type Solid } from '../solids/solid.ts';

/** Half the width, the height and where the far wall is; metres. */
export const PARKING = { half: 7.4, high: 2.75, back: 34 } as const;
/** Half the aisle, how wide a bay is, and after how many of them a pillar stands. */
const BAY = { from: 2.7, wide: 2.6, pillars: 3, first: 3.4 } as const;
/** The ramp: how wide it is, where it begins and ends, how high it leads. */
const RAMP = { half: 1.9, near: 8.5, far: 22, rise: 2.5 } as const;

const CONCRETE: Colour = [0.76, 0.76, 0.73];
const YELLOW: Colour = [0.92, 0.74, 0.16];
const BAND: Colour = [0.12, 0.34, 0.56];
const DARK: Material = flat([0.06, 0.06, 0.065]);
const GLASS: Material = flat([0.1, 0.13, 0.16]);
const PAINTS: readonly Colour[] = [
  [0.66, 0.09, 0.09],
  [0.82, 0.83, 0.84],
  [0.12, 0.2, 0.4],
  [0.3, 0.32, 0.34],
  [0.9, 0.9, 0.88],
  [0.1, 0.1, 0.11],
  [0.16, 0.36, 0.3],
];

/** Concrete with a painted band, a floor with bays and an arrow painted on it. */
export function parkingSurfaces(noise: Noise, middle: number): Surfaces {
  const rough = (x: number, y: number, z: number) =>
    1 + 0.07 * noise.fbm(x * 0.8 + z * 0.6, y * 0.9 + z * 0.3, 4);
  return {
    walls: (x, y, z) =>
      scaleColour(y > 0.9 && y < 1.2 ? BAND : CONCRETE, rough(x, y, z) * (y < 0.1 ? 0.7 : 1)),
    floor: (x, _y, z) => {
      const aside = Math.abs(x - middle);
      const bay = (z - BAY.first) / BAY.wide;
      const isLine =
        aside > BAY.from && aside < BAY.from + 4.7 && Math.abs(bay - Math.round(bay)) < 0.02;
      if (isLine || isArrow(x - middle, z)) return [0.82, 0.82, 0.78];
      const drops = noise.fbm(x * 1.1, z * 1.1, 3) > 0.42 && aside > BAY.from ? 0.8 : 1;
      return scaleColour([0.62, 0.62, 0.6], rough(x, 0, z) * drops);
    },
    ceiling: (x, y, z) => scaleColour([0.7, 0.7, 0.68], rough(x, y, z)),
  };
}

/** Whether a place of the floor is on an arrow that points ahead. */
function isArrow(x: number, z: number): boolean {
  const along = (z - 6.2) % 9;
  if (along < 0 || along > 2.6) return false;
  return along < 1.5 ? Math.abs(x) < 0.13 : Math.abs(x) < 0.5 * ((2.6 - along) / 1.1);
}

/** A parking garage: pillars and beams of concrete, cars in bays along its aisle, tubes of light, the ramp to the next floor. Where somebody is there, or nobody, the bays are empty but for two cars far off. */
export function parkingGarage({ shell, side, random, isAttended }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const key = random.uint32() & 0xff;
  const lights = [2.5, 7.7, 12.9, 18.1, 23.3, 28.5];
  const bays = Array.from({ length: 11 }, (_, n) => BAY.first + (n + 0.5) * BAY.wide);
  const parked = ([-1, 1] as const).flatMap((to) =>
    bays.flatMap((z, n) => {
      if (to === side && z > RAMP.near - 1) return [];
      const isTaken = isAttended === true ? chance(n + key, to + 7) > 0.2 : n === (to > 0 ? 4 : 6);
      return isTaken ? car(middle + to * (BAY.from + 2.5), z, to, n * 3 + to + key) : [];
    }),
  );
  return {
    lamps: lights.flatMap((z) => [-1.3, 1.3].map((dx) => [middle + dx, high - 0.45, z] as const)),
    solids: [
      ...[-1, 1].flatMap((to) => pillars(middle + to * BAY.from, high)),
      ...lights.flatMap((z) => [
        box([left, high - 0.34, z + 2.4], [right, high, z + 2.75], flat([0.52, 0.52, 0.5])),
        {
          ...box(
            [middle - 0.07, high - 0.2, z - 0.9],
            [middle + 0.07, high - 0.14, z + 0.9],
            flat([1.25, 1.25, 1.18]),
          ),
          glow: 1,
        },
      ]),
      ...pipes(left, right, high, back),
      ...sign(middle, high, key),
      ...ramp(middle + side * (BAY.from + 2.3), side),
      ...parked,
    ],
  };
}

/** Pillars along an aisle, striped yellow and black at the foot, a number on each. */
const pillars = (x: number, high: number): Solid[] =>
  [0, 1, 2, 3].map((n) => {
    const z = BAY.first + n * BAY.pillars * BAY.wide;
    const striped: Material = (px, y, pz, axis) => {
      const along = axis === 0 ? pz : px;
      if (y < 1.1) return ((y + along) * 3.2 + 20) % 1 < 0.5 ? YELLOW : [0.09, 0.09, 0.09];
      return y > 1.5 && y < 1.95 ? BAND : CONCRETE;
    };
    return box([x - 0.22, 0, z - 0.22], [x + 0.22, high, z + 0.22], striped);
  });

/** Pipes along both walls under the ceiling. */
const pipes = (left: number, right: number, high: number, back: number): Solid[] =>
  [left + 0.5, left + 0.75, right - 0.5, right - 0.75].map((x, n) =>
    roll(
      2,
      [x, high - 0.42],
      [0.5, back - 0.2],
      [0.07, 0.07],
      flat(n % 2 === 0 ? [0.66, 0.14, 0.12] : [0.66, 0.67, 0.68]),
    ),
  );

/** The board over the aisle that tells the floor and the way out. */
function sign(middle: number, high: number, key: number): Solid[] {
  const colour: Colour = key % 2 === 0 ? [0.1, 0.5, 0.24] : [0.12, 0.3, 0.66];
  const y = high - 0.62;
  const face: Material = (x, py) => {
    const [u, v] = [x - middle + 0.62, py - y];
    const isP =
      (Math.abs(u - 0.06) < 0.03 && Math.abs(v) < 0.12) ||
      (Math.abs(Math.hypot(u - 0.1, v - 0.05) - 0.055) < 0.022 && u > 0.06);
    const head = u - 1.02;
    const isWay =
      (Math.abs(v) < 0.025 && u > 0.5 && head < 0) ||
      (head > 0 && head < 0.14 && Math.abs(v) < 0.1 * (1 - head / 0.14));
    return isP || isWay ? [1, 1, 1] : colour;
  };
  return [
    { ...box([middle - 0.75, y - 0.19, 8.6], [middle + 0.75, y + 0.19, 8.66], face), glow: 0.08 },
    ...[-0.6, 0.6].map((dx) =>
      box([middle + dx - 0.015, y + 0.19, 8.62], [middle + dx + 0.015, high, 8.64], DARK),
    ),
  ];
}

/** The ramp up to the next floor, between low walls. */
function ramp(x: number, side: number): Solid[] {
  const steps = 64;
  const long = (RAMP.far - RAMP.near) / steps;
  const paved: Material = (px, _y, pz) =>
    Math.abs(px - x) < 0.07 && pz % 1.6 < 0.9 ? [0.85, 0.85, 0.8] : [0.46, 0.46, 0.46];
  const slope = Array.from({ length: steps }, (_, n) => {
    const z = RAMP.near + n * long;
    return box(
      [x - RAMP.half, 0, z],
      [x + RAMP.half, ((n + 1) / steps) * RAMP.rise, z + long + 0.01],
      paved,
    );
  });
  const kerb = x - side * (RAMP.half + 0.1);
  const striped: Material = (_x, _y, z) => ((z * 0.9) % 1 < 0.5 ? YELLOW : [0.09, 0.09, 0.09]);
  const rail = Array.from({ length: 16 }, (_, n) => {
    const z = RAMP.near + n;
    return slab(
      [kerb - 0.1, kerb + 0.1],
      [0, 0.35 + ((n + 1) / 16) * RAMP.rise * 0.96],
      [z, z + 1.01],
      striped,
    );
  });
  return [...slope, ...rail];
}

/** A car in its bay, its front toward the aisle; `to`: the side of the aisle where it stands. */
function car(x: number, z: number, to: number, number: number): Solid[] {
  const paint = flat(PAINTS[Math.abs(number) % PAINTS.length] as Colour);
  const front = x - to * 2.1;
  const at = (ahead: number) => front + to * ahead;
  const part = (
    [from, end]: readonly [number, number],
    [low, top]: readonly [number, number],
    half: number,
    material: Material,
    radius: number,
  ) =>
    pad(
      [Math.min(at(from), at(end)), low, z - half],
      [Math.max(at(from), at(end)), top, z + half],
      material,
      radius,
    );
  const lamp = flat([0.92, 0.93, 0.9]);
  return [
    part([0, 4.2], [0.26, 0.78], 0.86, paint, 0.22),
    part([0.1, 1.4], [0.6, 0.9], 0.78, paint, 0.14),
    part([1.15, 3.9], [0.7, 1.4], 0.74, GLASS, 0.3),
    part([1.75, 3.5], [1.32, 1.46], 0.68, paint, 0.06),
    part([-0.03, 0.1], [0.3, 0.42], 0.7, DARK, 0.04),
    slab([at(-0.01), at(0.04)], [0.48, 0.6], [z - 0.3, z + 0.3], DARK),
    slab([at(-0.04), at(0)], [0.34, 0.44], [z - 0.24, z + 0.24], flat([0.9, 0.9, 0.86])),
    ...[-0.62, 0.62].flatMap((dz) => [
      ball([at(0.04) - 0.08, 0.5, z + dz - 0.15], [at(0.04) + 0.08, 0.66, z + dz + 0.15], lamp),
      ...[0.8, 3.35].map((ahead) =>
        roll(2, [at(ahead), 0.31], [z + dz * 1.12 - 0.1, z + dz * 1.12 + 0.1], [0.31, 0.31], DARK),
      ),
    ]),
  ];
}
