import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { archedWall } from '../../../street/arches.ts';
import { chance, DARK, inside, plainFront } from '../../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../../street/round-solid.ts';
import {
  boxOn,
  type Paint,
  type Plot,
  plainPaint,
  roofOn,
  type Solid,
  within,
} from '../../../street/solid.ts';
import { LAMP } from '../../../street/street-lamps.ts';
import { paved } from '../../built/paved-site.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { box } from '../kit.ts';

const STONE: Colour = [0.85, 0.64, 0.4];
const PALE: Colour = [0.94, 0.84, 0.66];
/** The court: half as wide, where its far side is; how high a floor is, how wide a bay. World units. */
const COURT = { half: 8.4, far: 21, storey: 4.7, bay: 3.36 } as const;

/** The court of a haveli in Rajasthan: scalloped arches below, carved bay windows above, a fountain and marigolds in its middle. */
export const HAVELI: SceneryPlan = {
  land: 'field',
  relief: 0,
  trees: 0,
  time: 'day',
  views: [
    { horizon: 0.6, lens: 0.82, eye: 0.36 },
    { horizon: 0.52, lens: 0.8, eye: 0.9 },
    { horizon: 0.65, lens: 0.78, eye: 0.32 },
    { horizon: 0.58, lens: 0.95, eye: 0.4 },
  ],
  ground: () => () => LEVEL,
  soil: paved((x, z, soft) => {
    const [u, v] = [x / 1.2, z / 1.2];
    const fine = Math.max(0, 1 - soft * 5);
    const diamond = Math.abs(u - Math.round(u)) + Math.abs(v - Math.round(v));
    const tile = Math.abs(diamond - 0.5) < 0.05 ? 0.7 : diamond < 0.2 ? 0.84 : 1;
    const checker: Colour =
      (Math.floor(u + 0.5) + Math.floor(v + 0.5)) % 2 === 0
        ? [0.84, 0.72, 0.54]
        : [0.74, 0.56, 0.38];
    return [scaleColour(checker, 1 - (1 - tile) * fine), 1];
  }),
  lampAt: () => (_, y) => 0.5 * Math.max(0, 1 - (y - LEVEL) / 9),
  solids: (site) => [...sides(site), ...fountain(), ...pots()],
  isTended: () => true,
};

/** Carved stone: bands, and small flowers in squares. */
const carved: Paint = ({ role }, { along, up, pixel }) => {
  if (role === 'level') return plainFront(scaleColour(STONE, 0.95));
  const fine = Math.max(0, 1 - pixel * 12);
  const [u, v] = [along / 0.5, up / 0.5];
  const flower = Math.hypot(u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5);
  const petal =
    Math.abs(
      flower -
        0.28 -
        0.06 * Math.cos(8 * Math.atan2(v - Math.floor(v) - 0.5, u - Math.floor(u) - 0.5)),
    ) < 0.07
      ? 1
      : 0;
  return plainFront(mixColour(STONE, scaleColour(STONE, 0.66), 0.8 * fine * petal));
};

function sides({ lamps }: Site): Solid[] {
  const { half, far, storey, bay } = COURT;
  const rows: readonly (readonly [Plot, number])[] = [
    [{ x: -half, z: far, u: [1, 0], w: [0, 1], wide: 2 * half, deep: 0.6 }, 5],
    [{ x: -half, z: far, u: [0, -1], w: [-1, 0], wide: bay * 7, deep: 0.6 }, 7],
    [{ x: half, z: far - bay * 7, u: [0, 1], w: [1, 0], wide: bay * 7, deep: 0.6 }, 7],
  ];
  return rows.flatMap(([plot, count], row) => {
    const behind = within(plot, -1, 3, plot.wide + 2, 0.5);
    const inner: Paint = ({ role, long }, { along, up, pixel }) => {
      if (role === 'level') return plainFront(PALE);
      const off = Math.abs(((along / (long / (count + 1))) % 1) - 0.5) * (long / (count + 1));
      const door = inside(off, -1, 0.7, pixel) * inside(up, -1, 2.6, pixel);
      return {
        colour: mixColour(
          [0.78, 0.58, 0.4],
          chance(Math.floor(along), row, 3) < 0.5 ? [0.15, 0.34, 0.42] : [0.4, 0.16, 0.1],
          door,
        ),
        glass: 0,
        glow: scaleColour(LAMP, 0.3 * Math.min(1, lamps * 2)),
      };
    };
    const bays = Array.from({ length: count }, (_, n) => {
      const at = within(plot, n * bay, 0, bay, 0.6);
      const isDome = row === 0 && n === 2;
      return [...scalloped(at), ...jharokha(at, row * 8 + n, lamps, isDome)];
    });
    return [
      boxOn(behind, LEVEL, LEVEL + storey, inner),
      ...bays.flat(),
      boxOn(
        within(plot, 0, -0.55, plot.wide, 1.2),
        LEVEL + storey,
        LEVEL + storey + 0.25,
        plainPaint(PALE),
      ),
      roofOn(
        within(plot, 0, -0.85, plot.wide, 0.9),
        LEVEL + storey - 0.35,
        LEVEL + storey + 0.02,
        [{ side: 'front', pitch: 0.5, from: LEVEL + storey - 0.3 }],
        plainPaint(scaleColour(STONE, 0.9)),
      ),
      boxOn(
        within(plot, 0, 0, plot.wide, 0.5),
        LEVEL + storey + 0.25,
        LEVEL + 2 * storey,
        carvedUpper(lamps, row),
      ),
      boxOn(
        within(plot, 0, -0.7, plot.wide, 1.3),
        LEVEL + 2 * storey,
        LEVEL + 2 * storey + 0.22,
        plainPaint(PALE),
      ),
      boxOn(
        within(plot, 0, -0.1, plot.wide, 0.4),
        LEVEL + 2 * storey + 0.22,
        LEVEL + 2 * storey + 1.2,
        jali,
      ),
    ];
  });
}

/** A scalloped arch between two slender columns. */
function scalloped(at: Plot): Solid[] {
  const column = (along: number) => {
    const foot = within(at, along, 0.3, 0, 0);
    return [
      box(
        [foot.x - 0.3, LEVEL, foot.z - 0.3],
        [foot.x + 0.3, LEVEL + 0.5, foot.z + 0.3],
        plainPaint(PALE),
      ),
      frustumAt([foot.x, LEVEL + 0.5, foot.z], 1.9, 0.26, 0.17, plainPaint(STONE), 10),
      box(
        [foot.x - 0.3, LEVEL + 2.4, foot.z - 0.3],
        [foot.x + 0.3, LEVEL + 2.75, foot.z + 0.3],
        plainPaint(PALE),
      ),
    ];
  };
  const arch: Paint = (face, place) => {
    const own = carved(face, place);
    if (face.role !== 'front') return own;
    const off = Math.abs(place.along - COURT.bay / 2);
    // Scallops follow the curve as painted shade.
    const rim = Math.hypot(off, (place.up - 0.2) * 0.95);
    return plainFront(
      mixColour(
        own.colour,
        PALE,
        rim < 1.72 + 0.09 * Math.cos(14 * Math.atan2(place.up - 0.2, off)) ? 0.9 : 0,
      ),
    );
  };
  return [
    ...column(0),
    ...archedWall(
      at,
      { half: 1.42, spring: LEVEL + 2.75, rise: 1.35 },
      LEVEL + COURT.storey - 0.3,
      arch,
    ),
  ];
}

/** The upper wall between the windows. */
const carvedUpper =
  (lamps: number, row: number): Paint =>
  (face, place) => {
    const own = carved(face, place);
    const { along, up, pixel } = place;
    const cell = along / COURT.bay;
    const off = Math.abs(cell - Math.floor(cell) - 0.5) * COURT.bay;
    const niche = inside(off, 1.25, 1.5, pixel) * inside(up, 0.8, 3, pixel);
    return {
      ...own,
      colour: mixColour(own.colour, [0.62, 0.26, 0.16], 0.7 * niche),
      glow: scaleColour(LAMP, 0.06 * lamps * (row + 1)),
    };
  };

/** A stone lattice. */
const jali: Paint = ({ role }, { along, up, pixel }) => {
  if (role === 'level') return plainFront(PALE);
  const fine = Math.max(0, 1 - pixel * 7);
  const [u, v] = [along / 0.24, up / 0.24];
  const hole =
    Math.hypot(u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5) < 0.3 && up > 0.14 && up < 0.84
      ? 1
      : 0;
  return plainFront(mixColour(PALE, [0.4, 0.28, 0.18], hole * fine + 0.3 * (1 - fine)));
};

/** A bay window of carved stone on brackets under a curved roof. */
function jharokha(at: Plot, number: number, lamps: number, isDome: boolean): Solid[] {
  const low = LEVEL + COURT.storey + 0.8;
  const bay = within(at, COURT.bay / 2 - 0.95, -0.75, 1.9, 0.8);
  const face: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(PALE);
    const off = Math.abs(along - long / 2);
    const isFront = long > 1.2;
    const reach = isFront ? 0.62 : 0.24;
    const point = 2.1 - off * 0.8;
    const hole = inside(off, -1, reach, pixel) * inside(up, 0.85, point, pixel);
    const shutter = isFront && off > 0.34 ? ([0.14, 0.4, 0.46] as const) : DARK;
    const lattice =
      up < 0.8 && Math.hypot(((along / 0.2) % 1) - 0.5, ((up / 0.2) % 1) - 0.5) < 0.28 ? 0.5 : 0;
    const isLit = chance(number, 2, 2) < lamps * 2;
    return {
      colour: mixColour(mixColour(PALE, [0.5, 0.34, 0.2], lattice), shutter, hole),
      glass: 0.1 * hole,
      glow: isLit ? scaleColour(LAMP, hole * (off > 0.34 ? 0.2 : 0.9)) : [0, 0, 0],
    };
  };
  const middle = within(bay, 0.95, 0.4, 0, 0);
  const sag = within(bay, -0.3, -0.35, 2.5, 1.2);
  return [
    roofOn(
      within(bay, 0.15, 0.1, 1.6, 0.7),
      low - 0.8,
      low,
      [],
      plainPaint(scaleColour(STONE, 0.8)),
    ),
    boxOn(bay, low, low + 2.5, face),
    roofOn(
      sag,
      low + 2.4,
      low + 2.75,
      (['front', 'start', 'end'] as const).map((side) => ({ side, pitch: 0.45, from: low + 2.45 })),
      plainPaint(scaleColour(STONE, 0.92)),
    ),
    ...(isDome || number % 2 === 0
      ? [
          ellipsoidAt([middle.x, low + 2.75, middle.z], 0.85, 0.75, plainPaint(PALE)),
          frustumAt(
            [middle.x, low + 3.4, middle.z],
            0.5,
            0.09,
            0.02,
            plainPaint([0.9, 0.7, 0.26]),
            6,
          ),
        ]
      : []),
  ];
}

/** A fountain of marble with lotus petals, marigolds on its water. */
function fountain(): Solid[] {
  const [x, z] = [0, 13.2];
  const marble = plainPaint([0.93, 0.9, 0.85]);
  const water: Paint = ({ role }, { along, up }) =>
    role === 'level'
      ? {
          colour:
            chance(Math.floor(along / 0.16), Math.floor(up / 0.16), 2) < 0.1
              ? [0.98, 0.6, 0.08]
              : [0.2, 0.46, 0.5],
          glass: 0.35,
          glow: [0, 0, 0],
        }
      : plainFront([0.93, 0.9, 0.85]);
  return [
    frustumAt([x, LEVEL, z], 0.55, 2.1, 2.2, marble, 8),
    frustumAt([x, LEVEL + 0.5, z], 0.1, 1.9, 1.9, water, 8),
    frustumAt([x, LEVEL + 0.5, z], 0.9, 0.28, 0.18, marble, 8),
    frustumAt([x, LEVEL + 1.35, z], 0.28, 0.3, 0.85, marble, 12),
    frustumAt([x, LEVEL + 1.6, z], 0.6, 0.12, 0.05, marble, 8),
  ];
}

/** Pots of brass and clay with plants and heaps of marigolds, and strings of them over the arches. */
function pots(): Solid[] {
  const { half, far, storey, bay } = COURT;
  const blossom: Paint = (_, { along, up }) =>
    plainFront(
      chance(Math.floor(along / 0.07), Math.floor(up / 0.07), 5) < 0.6
        ? [0.98, 0.58, 0.06]
        : [0.95, 0.78, 0.14],
    );
  const leaf: Paint = (_, { along, up }) =>
    plainFront(
      scaleColour(
        [0.2, 0.42, 0.16],
        0.7 + 0.6 * chance(Math.floor(along / 0.12), Math.floor(up / 0.12), 3),
      ),
    );
  const plants = [
    [-6.9, 9],
    [6.9, 9.8],
    [-6.9, 16],
    [6.9, 17],
    [-3.4, 19.6],
    [3.4, 19.6],
  ].flatMap(([x = 0, z = 0], n) => [
    frustumAt(
      [x, LEVEL, z],
      0.62,
      0.26,
      0.42,
      plainPaint(n % 2 === 0 ? [0.66, 0.34, 0.2] : [0.8, 0.58, 0.2]),
      10,
    ),
    ellipsoidAt([x, LEVEL + 1.1, z], 0.62, 0.6, leaf),
  ]);
  const strings = Array.from({ length: 30 }, (_, n) => {
    const x = -half + 0.3 + n * ((2 * half - 0.6) / 29);
    const sag = 0.5 * Math.abs(Math.sin((n / 29) * Math.PI * 5));
    return {
      ...box(
        [x - 0.12, LEVEL + storey - 0.5 - sag, far - 0.72],
        [x + 0.12, LEVEL + storey - 0.28 - sag, far - 0.5],
        blossom,
      ),
      isSheer: true as const,
    };
  });
  return [
    ...plants,
    ...strings,
    frustumAt([-2.9, LEVEL, 10.4], 0.3, 0.5, 0.1, blossom, 9),
    frustumAt([2.9, LEVEL, 15.6 - bay * 0.1], 0.3, 0.5, 0.1, blossom, 9),
  ];
}
