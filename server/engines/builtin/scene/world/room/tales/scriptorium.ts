import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { bookStack } from '../furnishings/book-stack.ts';
import { candlestick } from '../furnishings/candles.ts';
import { flagstones } from '../furnishings/timbered.ts';
import { type Furnished, type Furnishing, flat, OAK, slab, WALNUT } from '../furniture.ts';
import { books, chance, wood } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { plate } from '../solids/plate.ts';
import { drum, type Material, type Solid } from '../solids/solid.ts';

/** Half as wide as the room, its height, how far its end is; metres. */
export const SCRIPTORIUM = { half: 3.4, high: 4.4, back: 8.4 } as const;
/** Half the width of the arched window of the end wall, its sill, where its arch springs. */
const LIGHT = { half: 0.85, sill: 1.35, spring: 2.6 } as const;
/** How high the lower edge of a desk is, how much its upper one is above that, half its width, how deep it is. */
const DESK = { low: 0.76, rise: 0.42, half: 0.46, deep: 0.62 } as const;

const STONE: Colour = [0.62, 0.56, 0.47];
const VELLUM: Colour = [0.95, 0.88, 0.7];
const HABIT: Colour = [0.24, 0.16, 0.1];

/** Blocks of stone, an arched window of small panes in the end, a floor of slabs. */
export function scriptoriumSurfaces(noise: Noise, middle: number): Surfaces {
  const block: Material = (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const row = Math.floor(y / 0.38);
    const at = along / 0.8 + 0.5 * (row & 1);
    const [u, v] = [at - Math.floor(at), y / 0.38 - row];
    if (u < 0.025 || v < 0.05) return scaleColour(STONE, 0.72);
    return scaleColour(
      STONE,
      0.86 + 0.2 * chance(Math.floor(at), row) + 0.06 * noise.at(along * 7, y * 7),
    );
  };
  return {
    walls: (x, y, z, axis) => {
      const u = axis === 2 ? x - middle : ((z + 200) % 2.8) - 1.4;
      const half = axis === 2 ? LIGHT.half : 0.4;
      const inside =
        y > LIGHT.spring ? Math.hypot(u, (y - LIGHT.spring) * 0.8) - half : Math.abs(u) - half;
      if (y < LIGHT.sill || inside > 0.14) return block(x, y, z, axis);
      if (inside > 0) return scaleColour(STONE, 1.18);
      const isBar = Math.abs(u) < 0.035 || Math.abs((y - LIGHT.sill) % 0.62) < 0.04;
      const lead = Math.abs((u + y) % 0.2) < 0.016 || Math.abs((u - y + 40) % 0.2) < 0.016;
      const sky = mixColour([1.35, 1.25, 0.98], [0.95, 1.1, 1.3], (y - 1.3) / 2);
      return isBar ? scaleColour(STONE, 0.8) : lead ? [0.3, 0.3, 0.32] : sky;
    },
    floor: flagstones(noise),
    ceiling: flat(scaleColour(STONE, 0.6)),
  };
}

/** The room of a monastery where books are copied: monks at slanted desks with parchment and quills, shelves of volumes, candles, ribs of a vault. */
export function scriptorium({ shell, side, noise, random }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const key = random.below(64);
  const at = (out: number) => middle + side * out;
  const wall = at(SCRIPTORIUM.half);
  const shelves = [wall, wall - side * 0.36] as const;
  const oak = wood(OAK, noise);
  const places: readonly (readonly [number, number])[] = [
    [at(0.15), 2.9],
    [at(-1.7), 4.6],
    [at(1.5), 4.9],
    [at(-0.9), 6.6],
  ];
  return {
    lamps: [
      [middle, 2.6, back - 0.9],
      ...places.slice(0, 3).map(([x, z]) => [x + 0.62, 1.55, z] as const),
    ],
    solids: [
      ...places.flatMap(([x, z], n) => [...desk(x, z, side, oak, key + n), ...monk(x, z, side, n)]),
      slab(shelves, [0.1, 2.5], [4.2, 7.7], books(0.5, WALNUT)),
      slab([wall, wall - side * 0.42], [2.5, 2.58], [4.1, 7.8], oak),
      ...bookStack([at(1.3), 0, 3.1], 5, key),
      ...[2.4, 5.2, 8].flatMap((z) => rib(left, right, high, z)),
    ],
  };
}

/** A slanted desk on legs, seen from its side: it rises `face`ward (−1 or 1 to the right) from who writes; a sheet with two columns and a painted letter on it, an inkhorn, a candle. */
function desk(x: number, z: number, face: number, oak: Material, key: number): Solid[] {
  const { low, rise, half, deep } = DESK;
  const steps = 26;
  const page: Material = (px, _y, pz) => {
    const [u, v] = [(-face * (pz - z)) / 0.4, (face * (px - x)) / (deep / 2)];
    if (Math.abs(u) > 1 || Math.abs(v) > 0.9) return WALNUT;
    if (Math.abs(u) < 0.02) return scaleColour(VELLUM, 0.7);
    if (u < -0.5 && v > 0.3) return (key & 1) === 0 ? [0.16, 0.26, 0.66] : [0.74, 0.12, 0.1];
    const isText = Math.abs(u) > 0.12 && Math.abs(u) < 0.86 && Math.abs(v) < 0.7;
    const isLine =
      Math.floor((v + 1) * 9) % 2 === 0 && chance(Math.floor(u * 16), Math.floor(v * 9)) > 0.14;
    return isText && isLine && (u < 0 || v > -0.1) ? [0.24, 0.17, 0.12] : VELLUM;
  };
  const at = (out: number) => x + face * out;
  return [
    ...[-half + 0.06, half - 0.06].flatMap((dz) => [
      slab(
        [at(-deep / 2 + 0.03), at(-deep / 2 + 0.1)],
        [0, low],
        [z + dz - 0.04, z + dz + 0.04],
        oak,
      ),
      slab(
        [at(deep / 2 - 0.1), at(deep / 2 - 0.03)],
        [0, low + rise],
        [z + dz - 0.04, z + dz + 0.04],
        oak,
      ),
      slab([at(-deep / 2), at(deep / 2)], [0.12, 0.2], [z + dz - 0.03, z + dz + 0.03], oak),
    ]),
    slab([at(-deep / 2), at(deep / 2)], [0.38, 0.42], [z - half, z + half], oak),
    ...bookStack([x, 0.42, z - 0.1], 3, key + 3),
    ...Array.from({ length: steps }, (_, n) =>
      slab(
        [at(-deep / 2 + (n * deep) / steps), at(-deep / 2 + ((n + 1) * deep) / steps)],
        [low - 0.08, low + (rise * (n + 1)) / steps],
        [z - half, z + half],
        (px, py, pz, axis) => (axis === 1 ? page(px, py, pz, axis) : oak(px, py, pz, axis)),
      ),
    ),
    slab(
      [at(deep / 2), at(deep / 2 + 0.16)],
      [low + rise - 0.05, low + rise],
      [z - half, z + half],
      oak,
    ),
    drum(
      [at(deep / 2 + 0.08), z - 0.18],
      [low + rise, low + rise + 0.08],
      [0.03, 0.045],
      flat([0.12, 0.09, 0.08]),
    ),
    ...candlestick([at(deep / 2 + 0.08), low + rise, z + 0.25], 0.22, flat([0.6, 0.44, 0.18])),
  ];
}

/** Who writes at a desk, in a brown habit, bent over the sheet, a quill in the hand. */
const monk = (x: number, z: number, face: number, key: number): Solid[] => {
  const [px, top] = [x - face * 0.02, DESK.low + 0.24];
  const back = x - face * 0.62;
  const isShorn = key % 2 === 0;
  return [
    drum([back, z], [0, 0.52], [0.2, 0.17], flat(WALNUT)),
    ...posed(
      {
        at: [back, z],
        turn: face > 0 ? 0 : Math.PI,
        seat: 0.52,
        lean: 0.2,
        hands: [
          [0.5, face * 0.16, top - 0.06],
          [0.58, -face * 0.14, top],
        ],
      },
      attireOf(key, {
        ...{ top: HABIT, legs: HABIT, gown: 'gown' as const },
        ...{
          hair: [0.3, 0.2, 0.12] as const,
          hairForm: isShorn ? ('bald' as const) : ('short' as const),
        },
        ...(isShorn
          ? { beard: [0.5, 0.46, 0.42] as const }
          : { hat: ['cloth', scaleColour(HABIT, 1.15)] as const }),
      }),
    ),
    bone(
      [px, top - 0.02, z - 0.14],
      [px - face * 0.16, top + 0.32, z - 0.2],
      [0.006, 0.022],
      flat([0.97, 0.96, 0.92]),
    ),
  ];
};

/** A pointed arch of stone under the vault. */
const rib = (left: number, right: number, high: number, z: number): Solid[] => {
  const [middle, half] = [(left + right) / 2, (right - left) / 2];
  return [
    plate(
      2,
      [left, 2.2, z - 0.14],
      [right, high, z + 0.14],
      (u, v) => {
        const away = Math.hypot(Math.abs(u - middle) + 0.4 * half, v - 2.2) / (1.4 * half);
        return away > 0.9 || (v - 2.2) / (high - 2.2) > 0.94;
      },
      flat(scaleColour(STONE, 1.05)),
    ),
  ];
};
