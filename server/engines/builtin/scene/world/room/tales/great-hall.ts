import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { candlestick, wheelOfCandles } from '../furnishings/candles.ts';
import { flames } from '../furnishings/fireplace.ts';
import { flagstones, oldWood } from '../furnishings/timbered.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

/** Half as wide as the hall, its height, where its roof springs, how long it is; metres. */
export const GREAT_HALL = { half: 4.6, high: 7.6, spring: 4.5, back: 14.5 } as const;
/** How high the panels of the walls are, and the floor of the gallery over the end. */
const [PANELS, GALLERY] = [2.4, 3.15];
/** The hearth in the end wall: half its width, how high it opens, how far it stands out. */
const HEARTH = { half: 1.35, open: 1.55, out: 0.8 } as const;

const TIMBER: Colour = [0.3, 0.18, 0.1];
const PLASTER: Colour = [0.86, 0.79, 0.65];
const STONE: Colour = [0.7, 0.63, 0.52];
const GOLD: Colour = [0.9, 0.66, 0.22];
/** Gowns and doublets of who is there. */
const DRESS: readonly Colour[] = [
  [0.5, 0.07, 0.1],
  [0.12, 0.22, 0.42],
  [0.14, 0.34, 0.2],
  [0.62, 0.44, 0.14],
  [0.36, 0.14, 0.36],
];

/** Panels of dark oak, tapestries and tall windows of small panes above, a floor of slabs, a roof of boards. */
export function greatHallSurfaces(noise: Noise, middle: number): Surfaces {
  const oak = oldWood(TIMBER, noise, 1);
  return {
    walls: (x, y, z, axis) => {
      const along = axis === 0 ? z : x - middle;
      if (y < PANELS) {
        const [u, v] = [Math.abs((along / 0.62) % 1), (y / 0.6) % 1];
        const isEdge = u < 0.1 || u > 0.9 || v < 0.1 || v > 0.9;
        return scaleColour(oak(x, y, z, axis), isEdge ? 1.25 : u < 0.17 || v < 0.17 ? 0.7 : 1);
      }
      if (axis === 2) return PLASTER;
      const bay = Math.floor(along / 3.2);
      const u = (along / 3.2 - bay - 0.5) * 3.2;
      if (Math.abs(u) < 1 && y > 2.7 && y < 4.5)
        return bay % 2 === 0 ? lattice(u, y) : tapestry(u, y, bay);
      return scaleColour(PLASTER, 0.94 + 0.08 * noise.fbm(along, y * 2, 2));
    },
    floor: flagstones(noise),
    ceiling: flat(scaleColour(TIMBER, 0.7)),
  };
}

/** A window of small panes between mullions, light behind it. */
function lattice(u: number, y: number): Colour {
  if (Math.abs(u) > 0.9 || Math.abs(Math.abs(u) - 0.3) < 0.05 || Math.abs(y - 3.7) < 0.05)
    return STONE;
  const isLead = Math.abs((u + y) % 0.16) < 0.015 || Math.abs((u - y + 40) % 0.16) < 0.015;
  return isLead ? [0.25, 0.25, 0.26] : [1.05, 1.02, 0.86];
}

/** A woven hanging: flowers on a dark ground in a border. */
function tapestry(u: number, y: number, bay: number): Colour {
  const [a, b] = [Math.abs(u), Math.abs(y - 3.6)];
  if (a > 0.9 || b > 0.82) return GOLD;
  if (a > 0.76 || b > 0.68) return [0.46, 0.1, 0.1];
  const lot = chance(Math.floor((u + 9) / 0.13) + bay * 31, Math.floor(y / 0.13));
  return lot > 0.8
    ? [0.8, 0.62, 0.3]
    : lot > 0.62
      ? [0.56, 0.2, 0.16]
      : mixColour([0.1, 0.18, 0.2], [0.16, 0.3, 0.18], lot);
}

/** The great hall of a castle or a palace of old: a fire in a hearth of stone under a gallery with musicians, long tables with candles along the walls, a roof on beams with arches, wheels of candles; the middle is left to who dances. */
export function greatHall({
  shell,
  side,
  noise,
  random,
  isAttended,
  isFull,
  hasSomebody,
}: Furnishing): Furnished {
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  // Beside who dances in the middle.
  const hearth = middle - side * 1.7;
  const key = random.below(4096);
  const timber = oldWood(TIMBER, noise, 0);
  const iron = flat([0.13, 0.11, 0.1]);
  const isHeld = isAttended === true || isFull || hasSomebody === true;
  const { half, open, out } = HEARTH;
  return {
    lamps: [
      [hearth, 0.9, back - 1.7],
      [middle, 3.9, 4.6],
      [middle, 3.9, 8.6],
      ...[-1, 1].map((to) => [middle + to * 3.3, 1.5, 5.6] as const),
    ],
    solids: [
      ...[2.4, 5.6, 8.8, 12].flatMap((z) => truss(middle, z, timber)),
      ...[4.6, 8.6].flatMap((z) =>
        wheelOfCandles([middle, 4.1, z], 0.95, 10, GREAT_HALL.high - 0.6, iron),
      ),
      // The hearth and its hood.
      ...[-1, 1].map((to) =>
        slab(
          [hearth + to * (half - 0.4), hearth + to * half],
          [0, open],
          [back - out, back],
          flat(STONE),
        ),
      ),
      box(
        [hearth - half - 0.1, open, back - out - 0.06],
        [hearth + half + 0.1, open + 0.3, back],
        flat(scaleColour(STONE, 1.1)),
      ),
      box(
        [hearth - half, open + 0.3, back - out * 0.7],
        [hearth + half, GALLERY, back],
        flat(STONE),
      ),
      pad(
        [hearth - 0.34, open + 0.5, back - out * 0.7 - 0.06],
        [hearth + 0.34, open + 1.24, back - out * 0.7],
        shield(hearth, open + 0.87),
        0.05,
      ),
      box(
        [hearth - half + 0.4, 0, back - 0.3],
        [hearth + half - 0.4, open, back - 0.1],
        flames(random, hearth),
      ),
      ...gallery(left, right, back, oldWood(scaleColour(TIMBER, 1.3), noise, 0)),
      ...[-1, 1].flatMap((to) => longTable(middle, to, timber, key, isHeld)),
      ...(isHeld ? [0, 1, 2].flatMap((n) => musician(middle + (n - 1) * 2.4, back - 0.8, n)) : []),
    ],
  };
}

/** Arms on the hood of the hearth: quarters of red and blue with gold. */
const shield =
  (x: number, y: number): Material =>
  (px, py) =>
    Math.hypot(px - x, py - y) < 0.08
      ? GOLD
      : px < x === py < y
        ? [0.62, 0.07, 0.08]
        : [0.1, 0.2, 0.5];

/** A frame of the roof: beams that reach out from the walls, an arch between them, rafters up to the ridge. */
function truss(middle: number, z: number, timber: Material): Solid[] {
  const { half, high, spring } = GREAT_HALL;
  return [
    plate(
      2,
      [middle - half, spring - 1.2, z - 0.14],
      [middle + half, high, z + 0.14],
      (u, v) => {
        const a = Math.abs(u - middle);
        const roof = spring + 0.5 + (1 - a / half) * (high - spring - 0.5);
        if (v > roof) return false;
        const isRafter = v > roof - 0.34;
        const isHammer = a > half - 1.7 && v > spring && v < spring + 0.26;
        const isPost = Math.abs(a - (half - 1.6)) < 0.13 && v > spring;
        const isCollar = v > 6.3 && v < 6.54;
        const isArch =
          Math.abs(Math.hypot(a, (v - spring) * 1.05) - (half - 1.72)) < 0.12 && v > spring;
        const isBrace =
          Math.abs(Math.hypot(a - (half - 1.7), v - (spring - 1.2)) - 1.35) < 0.11 &&
          a > half - 1.7 &&
          v < spring;
        return isRafter || isHammer || isPost || isCollar || isArch || isBrace;
      },
      timber,
    ),
  ];
}

/** A gallery across the end: its floor on brackets, a balustrade. */
function gallery(left: number, right: number, back: number, oak: Material): Solid[] {
  const front = back - 1.5;
  const count = 30;
  return [
    box([left, GALLERY - 0.22, front], [right, GALLERY, back], oak),
    box([left, GALLERY + 0.82, front - 0.03], [right, GALLERY + 0.94, front + 0.09], oak),
    ...Array.from({ length: count }, (_, n) => {
      const x = left + ((n + 0.5) * (right - left)) / count;
      return drum([x, front + 0.03], [GALLERY, GALLERY + 0.84], [0.045, 0.045], oak);
    }),
    ...[-0.62, -0.3, 0.3, 0.62].map((share) => {
      const x = (left + right) / 2 + (share * (right - left)) / 2;
      return box([x - 0.1, 0, front], [x + 0.1, GALLERY, front + 0.2], oak);
    }),
  ];
}

/** A long table along one wall with cups, bread and candles; who dines there sits behind it. */
function longTable(
  middle: number,
  to: number,
  timber: Material,
  key: number,
  isHeld: boolean,
): Solid[] {
  const at = (out: number) => middle + to * out;
  const [from, end] = [4, 11.2];
  return [
    slab([at(2.65), at(3.5)], [0.7, 0.78], [from, end], timber),
    slab([at(2.6), at(3.55)], [0.775, 0.79], [from + 0.1, end - 0.1], flat([0.9, 0.85, 0.74])),
    ...[from + 0.4, (from + end) / 2, end - 0.4].map((z) =>
      slab([at(2.85), at(3.3)], [0, 0.7], [z - 0.1, z + 0.1], timber),
    ),
    ...[0, 1, 2, 3, 4, 5].flatMap((n) => {
      const z = from + 0.5 + n * 1.2;
      return [
        ...candlestick([at(3.05), 0.79, z], 0.3, flat(GOLD)),
        drum([at(2.85), z + 0.45], [0.79, 0.95], [0.045, 0.065], flat(GOLD)),
        ball(
          [at(3.1) - 0.13, 0.77, z + 0.5],
          [at(3.1) + 0.13, 0.93, z + 0.76],
          flat([0.66, 0.42, 0.2]),
        ),
        ...(isHeld && chance(key + n, to + 3) > 0.2
          ? posed(
              { at: [at(3.8), z + 0.3], turn: to > 0 ? Math.PI : 0, seat: 0.46 },
              dressAt(key + n * 3 + to),
            )
          : []),
      ];
    }),
  ];
}

const dressAt = (key: number) =>
  attireOf(key, {
    ...{ top: DRESS[Math.abs(key) % DRESS.length] as Colour, legs: [0.14, 0.1, 0.1] as const },
    ...(key % 3 === 0 ? { hat: ['cap', [0.12, 0.1, 0.12]] as const } : {}),
  });

/** Who plays on the gallery: a lute, a viol, a pipe. */
function musician(x: number, z: number, n: number): Solid[] {
  const floor = GALLERY;
  const wood = flat([0.62, 0.36, 0.14]);
  const y = floor + 1.18;
  return [
    ...posed(
      {
        at: [x, z],
        turn: -Math.PI / 2,
        floor,
        hands:
          n === 2
            ? [
                [0.3, 0.05, y + 0.26],
                [0.34, -0.05, y + 0.18],
              ]
            : [
                [0.26, 0.34, y + 0.2],
                [0.24, -0.12, y],
              ],
      },
      dressAt(n * 4 + 3),
    ),
    ...(n === 2
      ? [
          bone(
            [x, y + 0.36, z - 0.12],
            [x, y + 0.1, z - 0.5],
            [0.02, 0.035],
            flat([0.2, 0.14, 0.1]),
          ),
        ]
      : [
          ball([x - 0.26, y - 0.18, z - 0.36], [x + 0.16, y + 0.2, z - 0.18], wood),
          bone([x + 0.1, y + 0.06, z - 0.28], [x + 0.5, y + 0.3, z - 0.3], [0.03, 0.02], wood),
        ]),
  ];
}
