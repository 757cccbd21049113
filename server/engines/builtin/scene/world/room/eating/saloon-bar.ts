import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { oldWood } from '../furnishings/timbered.ts';
import { type Furnishing, flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import { ball, drum, type Material, type Point, type Solid } from '../solids/solid.ts';

const PINE: Colour = [0.56, 0.37, 0.21];
const DARK: Colour = [0.33, 0.19, 0.1];
const BRASS: Material = flat([0.72, 0.55, 0.24]);
const IRON: Material = flat([0.14, 0.13, 0.13]);
/** What is in bottles and glasses. */
export const SPIRITS: readonly Colour[] = [
  [0.6, 0.32, 0.08],
  [0.36, 0.16, 0.05],
  [0.16, 0.3, 0.16],
  [0.78, 0.68, 0.42],
  [0.3, 0.07, 0.08],
];
/** Where the bar begins and ends toward the heavy side, how far its front is from the wall ahead, how high it is; metres. */
const BAR = { from: -0.35, to: 3.15, out: 1.75, high: 1.12 } as const;
/** The mirror behind it: where it begins and ends, its lower and its upper edge. */
const MIRROR = { from: 0.25, to: 2.55, low: 1.75, high: 2.72 } as const;

/** A saloon's bar with its rail for boots, glasses on it, shelves and the mirror behind it; `at` is where a distance toward the heavy side is, metres. */
export function saloonBar(
  { noise, shell, random }: Furnishing,
  at: (out: number) => number,
): Solid[] {
  const { back } = shell;
  const front = back - BAR.out;
  const x = [at(BAR.from), at(BAR.to)] as const;
  const top = oldWood([0.42, 0.22, 0.1], noise, 0);
  const plain = oldWood(DARK, noise, 1);
  const middle = (at(MIRROR.from) + at(MIRROR.to)) / 2;
  /** Panels with a dark groove around each. */
  const panels: Material = (px, y, z, axis) => {
    const u = Math.abs(((((px / 0.62) % 1) + 1) % 1) - 0.5);
    const isGroove =
      Math.abs(u - 0.4) < 0.025 ||
      (u < 0.4 && (Math.abs(y - 0.3) < 0.016 || Math.abs(y - 0.9) < 0.016));
    return scaleColour(
      plain(px, y, z, axis),
      isGroove ? 0.4 : u < 0.4 && y > 0.3 && y < 0.9 ? 1.5 : 1.15,
    );
  };
  const shown: Material = (px, y) => {
    const v = (y - MIRROR.low) / (MIRROR.high - MIRROR.low);
    const room = mixColour([0.3, 0.2, 0.13], [0.62, 0.48, 0.33], v);
    const lamp = Math.max(0, 1 - Math.hypot((px - middle - 0.3) / 0.22, (v - 0.72) / 0.16));
    const door = Math.abs(px - middle + 0.62) < 0.2 && v < 0.62 ? 0.5 : 0;
    return [room[0] + lamp + door, room[1] + 0.8 * lamp + door, room[2] + 0.4 * lamp + door];
  };
  const shelf = (y: number, from: number, to: number, first: number) => [
    slab([at(from), at(to)], [y, y + 0.04], [back - 0.3, back], top),
    ...Array.from({ length: Math.round((to - from) / 0.19) }, (_, n) => {
      const kind = random.below(SPIRITS.length);
      const tall = 0.15 + 0.07 * chance(first + n, kind);
      return bottle(
        [at(from + 0.1 + 0.19 * n), y + 0.04, back - 0.15],
        tall,
        SPIRITS[kind] as Colour,
      );
    }).flat(),
  ];
  return [
    slab(x, [0, BAR.high - 0.06], [front, front + 0.1], panels),
    slab(
      [x[0], x[0] + Math.sign(x[1] - x[0]) * 0.1],
      [0, BAR.high - 0.06],
      [front, back - 0.75],
      panels,
    ),
    slab(
      [at(BAR.from - 0.08), x[1]],
      [BAR.high - 0.06, BAR.high],
      [front - 0.12, front + 0.5],
      top,
    ),
    slab(x, [0.16, 0.2], [front - 0.2, front - 0.16], BRASS),
    ...[0, 1, 2, 3, 4].map((n) =>
      slab(
        [at(BAR.from + 0.1 + 0.8 * n), at(BAR.from + 0.14 + 0.8 * n)],
        [0.14, 0.2],
        [front - 0.2, front],
        BRASS,
      ),
    ),
    // The cupboard that bears the mirror, and bottles on three shelves of it.
    slab([at(0.05), at(2.95)], [0, 1.02], [back - 0.4, back], panels),
    slab([at(0), at(3)], [1.02, 1.08], [back - 0.44, back], top),
    ...shelf(1.36, 0.05, 2.9, 3),
    ...shelf(1.66, 0.05, 2.9, 40),
    slab(
      [at(MIRROR.from - 0.1), at(MIRROR.to + 0.1)],
      [MIRROR.low - 0.05, MIRROR.high + 0.1],
      [back - 0.05, back],
      top,
    ),
    slab(
      [at(MIRROR.from), at(MIRROR.to)],
      [MIRROR.low, MIRROR.high],
      [back - 0.06, back - 0.05],
      shown,
    ),
    ...Array.from({ length: 9 }, (_, n) =>
      bottle(
        [at(0.2 + 0.3 * n), 1.08, back - 0.24],
        0.18,
        SPIRITS[(n * 3 + 1) % SPIRITS.length] as Colour,
      ),
    ).flat(),
    ...[0.1, 0.5, 1.2, 2.75].flatMap((out) => glass([at(out), BAR.high, front + 0.1])),
    ...bottle([at(0.3), BAR.high, front + 0.14], 0.2, SPIRITS[0] as Colour),
    // A keg with its tap.
    drum(
      [at(2.5), front + 0.22],
      [BAR.high, BAR.high + 0.36],
      [0.15, 0.15],
      oldWood(PINE, noise, 1),
    ),
    drum([at(2.5), front + 0.22], [BAR.high + 0.08, BAR.high + 0.11], [0.158, 0.158], IRON),
    drum([at(2.5), front + 0.22], [BAR.high + 0.26, BAR.high + 0.29], [0.158, 0.158], IRON),
    ...spittoon([at(-0.6), front - 0.3]),
  ];
}

/** A bottle so tall to its shoulder, metres, of that colour. */
export const bottle = ([x, y, z]: Point, tall: number, colour: Colour): Solid[] => [
  drum([x, z], [y, y + tall], [0.042, 0.042], flat(colour)),
  drum([x, z], [y + tall, y + tall + 0.04], [0.042, 0.016], flat(colour)),
  drum([x, z], [y + tall + 0.04, y + tall + 0.1], [0.016, 0.016], flat(scaleColour(colour, 0.7))),
];

/** A glass of whiskey. */
export const glass = ([x, y, z]: Point): Solid[] => [
  drum([x, z], [y, y + 0.05], [0.03, 0.034], flat([0.7, 0.4, 0.12])),
  drum([x, z], [y + 0.05, y + 0.085], [0.034, 0.037], flat([0.82, 0.84, 0.84])),
];

const spittoon = ([x, z]: readonly [number, number]): Solid[] => [
  ball([x - 0.13, 0, z - 0.13], [x + 0.13, 0.2, z + 0.13], BRASS),
  drum([x, z], [0.16, 0.26], [0.07, 0.15], BRASS),
];
