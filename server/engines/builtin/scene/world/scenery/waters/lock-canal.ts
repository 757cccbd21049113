import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, NO_GLOW, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { band, paved } from '../built/paved-site.ts';
import { panel, rodBetween, upright } from '../far/pieces.ts';
import { plotOf } from '../hedge.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** Half the canal's width and how high its banks are; how far off the lock is, how long, half as wide as what it lets through and how high the land lies beyond. World units. */
const CANAL = { half: 6.2, bank: 0.55 } as const;
const LOCK = { z: 44, long: 24, half: 2.7, high: 2.7 } as const;
/** The towpath: how far from the canal's middle its own is, and half its width. World units. */
const TOWPATH = { at: 8.4, half: 1.1 } as const;
/** Boats: to the right on the picture's side, how far off, how long. World units. */
const BOATS: readonly (readonly [x: number, z: number, long: number])[] = [
  [4.7, 9.5, 13],
  [4.7, 24.5, 14],
  [-4.8, 19, 12],
];
/** Half as wide as a boat is, how high its hull and its cabin are; how long its bow is. World units. */
const BOAT = { half: 1.05, hull: 0.62, cabin: 1.6, bow: 2 } as const;
const PAINTS: readonly (readonly [panel: Colour, frame: Colour])[] = [
  [
    [0.52, 0.08, 0.07],
    [0.86, 0.68, 0.2],
  ],
  [
    [0.08, 0.26, 0.16],
    [0.78, 0.14, 0.1],
  ],
  [
    [0.1, 0.18, 0.4],
    [0.88, 0.84, 0.72],
  ],
];
const BLACK: Colour = [0.06, 0.06, 0.065];
const TIMBER: Colour = [0.1, 0.09, 0.085];
const WHITE: Colour = [0.92, 0.92, 0.9];
const BRICK: Colour = [0.44, 0.26, 0.2];
const COPING: Colour = [0.66, 0.63, 0.57];
const GRAVEL: Colour = [0.62, 0.54, 0.42];

/** A canal through the country: boats that are as narrow as its locks lie along its banks, a towpath beside it, the gates of a lock ahead. */
export const LOCK_CANAL: SceneryPlan = {
  land: 'river',
  relief: 0.3,
  trees: 1.5,
  time: 'day',
  views: [
    { horizon: 0.44, lens: 0.94, eye: 0.27 },
    { horizon: 0.38, lens: 0.88, eye: 0.5 },
    { horizon: 0.5, lens: 0.88, eye: 0.22 },
    { horizon: 0.44, lens: 1.1, eye: 0.3 },
  ],
  ground:
    (wild, { noise }) =>
    (x, z) => {
      const inLock = smoothstep(LOCK.z - 0.5, LOCK.z + 1, z);
      const half = z > LOCK.z ? LOCK.half : CANAL.half;
      const out = Math.abs(x) - half;
      const rise = CANAL.bank + (LOCK.high - CANAL.bank) * smoothstep(LOCK.z - 9, LOCK.z, z);
      const land =
        rise +
        0.35 * smoothstep(4, 12, out) * (1 + noise.fbm(x / 14, z / 14, 2)) +
        9 * smoothstep(30, 180, out) * (1 + noise.fbm(x / 70, z / 70, 3)) +
        0.5 * smoothstep(120, 420, out) * Math.max(0, wild(x, z));
      // Beyond the gates the water is out of sight, level with the land.
      const bed = -2 + inLock * (LOCK.high + 1.6);
      return bed + (land - bed) * smoothstep(-0.1, 0.7, out);
    },
  soil: paved((x, z, soft, { side, noise, snowy }) => {
    const off = side * x + TOWPATH.at + 0.25 * noise.at(z / 6, 2);
    const worn = band(off, TOWPATH.half, soft + 0.25) * (1 + 0.3 * noise.at(x * 2, z * 2));
    return [GRAVEL, snowy ? 0 : Math.min(1, 0.85 * worn)];
  }),
  water: { deep: [0.07, 0.13, 0.08], shallow: [0.16, 0.18, 0.1], roughness: 0.08 },
  isTended: (x, z, { side }) =>
    Math.abs(x) < CANAL.half + 0.8 ||
    Math.abs(side * x + TOWPATH.at) < 2.4 ||
    (Math.abs(x) < 12 && z > LOCK.z - 12 && z < LOCK.z + LOCK.long),
  has: new Set(['boat', 'rowboat']),
  solids,
};

function solids({ setting: { side, idea }, lamps }: Site): Solid[] {
  const boats = idea.without.includes('boat') ? [] : BOATS;
  return [
    ...lock(),
    ...boats.flatMap(([x, z, long], n) => narrowboat(side * x, z, long, n, lamps)),
  ];
}

const brick: Paint = ({ role }, { along, up, pixel }) => {
  if (role === 'level') return plainFront(COPING);
  const row = Math.floor(up / 0.16);
  const joint = inside(Math.abs(up / 0.16 - Math.round(up / 0.16)) * 0.16, -1, 0.02, pixel);
  const tone = 0.8 + 0.36 * chance(row, Math.floor(along / 0.4 + (row & 1) * 0.5), 5);
  // Weed hangs where the water has been.
  const weed = smoothstep(1.5, 0.3, up - 2 + 0.3 * Math.sin(along * 3.1));
  return plainFront(
    mixColour(scaleColour(BRICK, tone - 0.16 * joint), [0.13, 0.16, 0.08], 0.6 * weed),
  );
};

const boards: Paint = (_, { along, up, pixel }) => {
  const seam = inside(Math.abs(along / 0.3 - Math.round(along / 0.3)) * 0.3, -1, 0.025, pixel);
  const wet = smoothstep(2.6, 1.6, up);
  return plainFront(scaleColour(TIMBER, 1.5 - 0.6 * seam - 0.5 * wet));
};

/** The lower gates of a lock between walls of brick, closed, with the beams by which they are pushed open. */
function lock(): Solid[] {
  const { z, long, half, high } = LOCK;
  const top = high + 0.12;
  return [
    ...[-1, 1].flatMap((side) => {
      const [inner, outer] = [side * half, side * (CANAL.half + 3)];
      return [
        boxOn(plotOf(Math.min(inner, outer), z, Math.max(inner, outer), z + 1.4), -2, top, brick),
        boxOn(
          plotOf(Math.min(inner, inner + side), z, Math.max(inner, inner + side), z + long),
          -2,
          top,
          brick,
        ),
        // One leaf of the gate, and its beam with a white end.
        panel(
          [
            [inner, -2, z + 0.5],
            [0, -2, z + 1.5],
            [0, high + 0.5, z + 1.5],
            [inner, high + 0.5, z + 0.5],
          ],
          0.3,
          boards,
        ),
        beam([side * 0.5, high + 0.95, z + 1.2], [side * 5.6, high + 0.95, z - 0.9], BLACK),
        beam([side * 5.6, high + 0.95, z - 0.9], [side * 6.6, high + 0.95, z - 1.3], WHITE),
        rodBetween([inner, high, z + 0.6], [inner, high + 1, z + 0.6], [0.16, 0.16], 6, boards),
        ...[0.45, 0.75].map((up) =>
          rodBetween(
            [inner, high + up + 0.5, z + 0.9],
            [side * 0.2, high + up + 0.5, z + 1.6],
            [0.03, 0.03],
            5,
            plainPaint(WHITE),
          ),
        ),
      ];
    }),
    boxOn(plotOf(-half, z + long, half, z + long + 0.5), -2, high + 1, boards),
  ];
}

const beam = (from: Point, to: Point, colour: Colour): Solid =>
  rodBetween(from, to, [0.2, 0.2], 6, plainPaint(colour));

/** A boat that is long and narrow: a black hull, a cabin in painted panels with round windows, pots of flowers and a chimney on its roof. It points away from the eye. */
function narrowboat(x: number, z: number, long: number, n: number, lamps: number): Solid[] {
  const { half, hull, cabin, bow } = BOAT;
  const [paint, frame] = PAINTS[n % PAINTS.length] as (typeof PAINTS)[number];
  const end = z + long;
  const hullPaint: Paint = ({ role }, { up }) =>
    plainFront(role === 'level' ? [0.34, 0.26, 0.18] : up > hull + 0.28 ? frame : BLACK);
  const walls: Paint = ({ role, long: length }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(scaleColour(paint, 1.3));
    const bays = Math.max(1, Math.round(length / 2.2));
    const bay = length / bays;
    const off = Math.abs(along - (Math.floor(along / bay) + 0.5) * bay);
    const isPanel =
      inside(off, -1, bay / 2 - 0.16, pixel) * inside(up, 0.14, cabin - hull - 0.14, pixel);
    const round = Math.hypot(off, up - 0.56);
    const pane = length > 3 ? inside(round, -1, 0.2, pixel) : 0;
    const ring = length > 3 ? inside(round, -1, 0.27, pixel) : 0;
    const plain = mixColour(frame, paint, isPanel);
    return {
      colour: mixColour(mixColour(plain, [0.84, 0.7, 0.3], ring), [0.1, 0.12, 0.15], pane),
      glass: 0.5 * pane,
      glow: lamps > 0.05 ? scaleColour(LAMP, pane * 0.9) : NO_GLOW,
    };
  };
  const pots = [0.3, 0.46, 0.64].map((share) =>
    boxOn(
      plotOf(x - 0.28, z + share * long, x + 0.28, z + share * long + 0.7),
      cabin,
      cabin + 0.34,
      blooms,
    ),
  );
  return [
    upright(
      [
        [x - half, z + 0.9],
        [x - 0.5, z],
        [x + 0.5, z],
        [x + half, z + 0.9],
        [x + half, end - bow],
        [x, end],
        [x - half, end - bow],
      ],
      -0.3,
      hull,
      hullPaint,
    ),
    boxOn(plotOf(x - half + 0.14, z + 1.7, x + half - 0.14, end - bow - 0.8), hull, cabin, walls),
    boxOn(
      plotOf(x - half + 0.06, z + 1.6, x + half - 0.06, end - bow - 0.7),
      cabin,
      cabin + 0.07,
      plainPaint(scaleColour(paint, 0.7)),
    ),
    ...pots,
    frustumAt([x - 0.4, cabin, z + 2.6], 0.75, 0.1, 0.09, plainPaint(BLACK)),
    // The tiller, striped at its end.
    rodBetween(
      [x, hull + 0.5, z + 0.3],
      [x, hull + 0.62, z + 1.3],
      [0.05, 0.05],
      6,
      plainPaint(WHITE),
    ),
    rodBetween([x, hull, z + 0.3], [x, hull + 0.5, z + 0.3], [0.06, 0.06], 6, plainPaint(frame)),
  ];
}

/** Flowers in their boxes. */
const blooms: Paint = ({ role }, { along, up }) => {
  if (role !== 'level' && up < 0.14) return plainFront([0.4, 0.26, 0.16]);
  const leaf = 0.7 + 0.5 * Math.abs(Math.sin(along * 23 + up * 31));
  const isPetal = Math.sin(along * 41) * Math.sin(up * 37 + along * 9) > 0.3;
  return plainFront(isPetal ? [0.88, 0.22, 0.3] : scaleColour([0.22, 0.42, 0.14], leaf));
};
