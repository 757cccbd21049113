import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { type Arch, archedWall } from './arches.ts';
import type { CourtStyle } from './court-styles.ts';
import { chance, type Front, inside, plainFront } from './front.ts';
import {
  boxOn,
  grown,
  type Paint,
  type Plot,
  plainPaint,
  roofOn,
  type Solid,
  within,
} from './solid.ts';
import { type Ring, turned } from './turned.ts';
import type { Way } from './way.ts';
import { zelligeAt } from './zellige.ts';

/** How deep the arcade round the court is, how high its floors, the parapet and the tiles over it are. World units. */
const DEEP = 2.6;
const FLOOR = 4.3;
const TOP = 7.6;
/** How far apart its columns are, about, and how thick they are. */
const BAY = 3.1;
const COLUMN = 0.3;
/** How high tiles reach up the walls. */
const DADO = 1.35;
/** Where the court's fountain is, as a share of its length, how wide and how high its basin is. World units. */
export const BASIN = { at: 0.55, half: 1.35, high: 0.42 } as const;

const MARBLE: Colour = [0.88, 0.86, 0.8];
const WATER: Colour = [0.1, 0.34, 0.36];
const BRASS: Colour = [0.55, 0.38, 0.14];
const POT: Colour = [0.1, 0.24, 0.56];
const LEAVES: Colour = [0.16, 0.36, 0.12];
/** Geraniums. */
const FLOWERS: readonly Colour[] = [
  [0.82, 0.08, 0.1],
  [0.9, 0.3, 0.5],
  [0.86, 0.14, 0.24],
  [0.95, 0.9, 0.88],
];
/** A lamp in an arch: how high it hangs, and how wide it is. World units. */
const LAMP = { low: 2.5, high: 3.15, half: 0.2 } as const;
/** Pots on the walls: how far apart they hang, in what rows, and how large they are. World units. */
const POTS = { apart: 0.85, rows: [1.75, 2.55, 3.3], half: 0.15 } as const;

/** Builds the court of a house: arcades on three sides under a gallery and tiles, a basin in the middle; `lamps` is how much lamps shine. */
export function buildCourt(way: Way, style: CourtStyle, lamps: number): Solid[] {
  const { front, end } = way;
  const left: Plot = { x: -front, z: -4, u: [0, 1], w: [-1, 0], wide: end + 4, deep: COLUMN };
  const right: Plot = { x: front, z: -4, u: [0, 1], w: [1, 0], wide: end + 4, deep: COLUMN };
  const far: Plot = { x: -front, z: end, u: [1, 0], w: [0, 1], wide: 2 * front, deep: COLUMN };
  const corners = [-front - DEEP - 0.3, front].map(
    (x): Plot => ({
      ...{ x, z: end, u: [1, 0], w: [0, 1], wide: DEEP + 0.3, deep: DEEP + 0.3 },
    }),
  );
  return [
    ...[left, right, far].flatMap((side) => arcade(side, style, lamps)),
    ...corners.map((at) => boxOn(at, 0, TOP + 1.5, plainPaint(style.plaster))),
    ...basin(way),
  ];
}

/** Horseshoe arches on columns, the wall behind them, the gallery over them. */
function arcade(side: Plot, style: CourtStyle, lamps: number): Solid[] {
  const { plaster, timber, trim } = style;
  const bays = Math.max(2, Math.round(side.wide / BAY));
  const wide = side.wide / bays;
  const arch: Arch = { half: wide / 2 - COLUMN * 0.6, spring: 2.35, rise: 1.35 };
  const carved: Paint = (face, { along, up, pixel }) => {
    if (face.role !== 'front')
      return plainFront(scaleColour(plaster, face.role === 'level' ? 0.72 : 0.9));
    const high = up + face.origin[1];
    const band = inside(high, FLOOR - 0.3, FLOOR - 0.05, pixel);
    return plainFront(mixColour(trim(along, high, pixel), timber, band));
  };
  const behind = within(side, 0, DEEP, side.wide, 0.3);
  const upper = within(side, 0, 1.1, side.wide, 0.3);
  const solids: Solid[] = [
    boxOn(behind, 0, FLOOR, inner(wide, style, lamps)),
    boxOn(within(side, 0, 0, side.wide, DEEP), FLOOR, FLOOR + 0.22, beams(timber)),
    boxOn(upper, FLOOR + 0.22, TOP, gallery(wide, style, lamps)),
    ...balustrade(side, timber),
    ...eaves(side, style),
    ...(style.hasPots ? pots(side) : []),
  ];
  for (let n = 0; n < bays; n++) {
    const bay = within(side, n * wide, 0, wide, COLUMN);
    solids.push(
      ...archedWall(bay, arch, FLOOR, carved),
      ...column(side, n * wide, style, carved),
      ...hungLamp(side, (n + 0.5) * wide, lamps),
    );
  }
  return [...solids, ...column(side, side.wide, style, carved)];
}

/** A column of marble on its base, its capital, and the wall that it bears. */
function column(side: Plot, along: number, { trim }: CourtStyle, wall: Paint): Solid[] {
  const half = COLUMN * 0.6;
  const on = (wider: number) =>
    within(side, along - half - wider, -wider, 2 * half + 2 * wider, COLUMN + 2 * wider);
  const marble = plainPaint(MARBLE);
  return [
    boxOn(on(0.07), 0, 0.22, marble),
    boxOn(on(-0.03), 0.22, 2.05, marble),
    boxOn(on(0.03), 2.05, 2.16, marble),
    boxOn(on(0.08), 2.16, 2.38, (face, place) =>
      plainFront(face.role === 'front' ? trim(place.along, place.up, place.pixel) : MARBLE),
    ),
    boxOn(on(0), 2.38, FLOOR, wall),
  ];
}

/** The wall behind an arcade: tiles below, plaster above, a tall door in every other bay, a lamp beside it. */
function inner(wide: number, { plaster, timber, trim }: CourtStyle, lamps: number): Paint {
  return (face, { along, up, pixel }) => {
    if (face.role !== 'front') return plainFront(plaster);
    const tiled = inside(up, -1, DADO, pixel);
    const border = inside(up, DADO - 0.1, DADO, pixel);
    const wall = mixColour(
      mixColour(plaster, zelligeAt(along, up, pixel), tiled),
      [0.05, 0.1, 0.2],
      border,
    );
    const bay = Math.floor(along / wide);
    const off = along - (bay + 0.5) * wide;
    const lit = Math.min(1, lamps * 2.4);
    const glow = lit * 0.5 * Math.exp(-((up - 2.4) ** 2) - off * off * 0.8);
    const warm: Colour = [0.6 * glow, 0.34 * glow, 0.12 * glow];
    if (bay % 2 === 0) return { colour: wall, glass: 0, glow: warm };
    const round = Math.min(1, Math.abs(off) / 0.72);
    const head = 2.2 + 0.62 * Math.sqrt(1 - round * round);
    const leaf = inside(Math.abs(off), -1, 0.68, pixel) * inside(up, -1, head, pixel);
    const frame = inside(Math.abs(off), -1, 0.92, pixel) * inside(up, -1, head + 0.24, pixel);
    const stud =
      0.78 + 0.3 * Math.abs(Math.sin(off * 14) * Math.sin(up * 14)) * smoothstep(0.1, 0.03, pixel);
    const framed = mixColour(wall, trim(along, up, pixel), frame);
    return { colour: mixColour(framed, scaleColour(timber, stud), leaf), glass: 0, glow: warm };
  };
}

const beams =
  (timber: Colour): Paint =>
  (face, { along, pixel }) => {
    const beam = inside(Math.abs(((along / 0.5) % 1) - 0.5), -1, 0.25, pixel / 0.5);
    return plainFront(scaleColour(timber, face.role === 'level' ? 0.5 + 0.4 * beam : 0.9));
  };

/** The upper floor: plaster, arched windows behind lattices of wood, lit from within where lamps are. */
function gallery(wide: number, { plaster, timber }: CourtStyle, lamps: number): Paint {
  return (face, { along, up, pixel }): Front => {
    if (face.role !== 'front') return plainFront(plaster);
    const bay = Math.floor(along / wide);
    const off = along - (bay + 0.5) * wide;
    const share = Math.min(1, Math.abs(off) / 0.62);
    const head = 1.75 + 0.5 * Math.sqrt(1 - share * share);
    const hole = inside(Math.abs(off), -1, 0.6, pixel) * inside(up, 0.2, head, pixel);
    const frame = inside(Math.abs(off), -1, 0.8, pixel) * inside(up, 0.1, head + 0.18, pixel);
    const net = Math.abs(Math.sin((off + up) * 24) * Math.sin((off - up) * 24));
    const wood =
      smoothstep(0.5, 0.2, net) * smoothstep(0.1, 0.03, pixel) + 0.5 * smoothstep(0.03, 0.1, pixel);
    const shown = mixColour([0.1, 0.07, 0.05], timber, wood);
    const wall = mixColour(plaster, zelligeAt(along, up, pixel), frame);
    const lit = Math.min(1, lamps * 2.2) * hole * (1 - wood);
    return {
      colour: mixColour(wall, shown, hole),
      glass: 0,
      glow: [1.1 * lit, 0.66 * lit, 0.26 * lit],
    };
  };
}

/** A balustrade of turned wood before the gallery. */
function balustrade(side: Plot, timber: Colour): Solid[] {
  const wood = plainPaint(timber);
  const count = Math.floor(side.wide / 0.24);
  return [
    boxOn(within(side, 0, 0.02, side.wide, 0.1), FLOOR + 1.05, FLOOR + 1.16, wood),
    ...Array.from({ length: count }, (_, n) =>
      boxOn(
        within(side, (n + 0.5) * 0.24 - 0.035, 0.04, 0.07, 0.06),
        FLOOR + 0.22,
        FLOOR + 1.05,
        wood,
      ),
    ),
  ];
}

/** Tiles over the court, on brackets of wood. */
function eaves(side: Plot, { plaster, timber, trim, tiles: glaze }: CourtStyle): Solid[] {
  const out = 0.25;
  const place = within(side, 0, -out, side.wide, out + 1.6);
  const tiles: Paint = (face, { along, pixel }) => {
    const round = 0.72 + 0.5 * Math.abs(Math.sin(along * 13)) * smoothstep(0.2, 0.06, pixel);
    return plainFront(face.role === 'roof' ? scaleColour(glaze, round) : timber);
  };
  return [
    boxOn(
      within(side, 0, -0.05, side.wide, 0.25),
      TOP - 0.55,
      TOP - 0.1,
      (face, { along, up, pixel }) =>
        plainFront(face.role === 'front' ? trim(along, up, pixel) : timber),
    ),
    roofOn(place, TOP - 0.1, TOP + 0.9, [{ side: 'front', pitch: 0.55, from: TOP }], tiles),
    boxOn(
      grown(within(side, 0, 1.4, side.wide, 0.2), 0),
      TOP + 0.5,
      TOP + 1.5,
      plainPaint(plaster),
    ),
  ];
}

/** A lamp of pierced brass in an arch. */
function hungLamp(side: Plot, along: number, lamps: number): Solid[] {
  const { x, z } = within(side, along, COLUMN / 2, 0, 0);
  const { low, high, half } = LAMP;
  const power = Math.min(1, lamps * 2.6);
  const pierced: Paint = (_, { along: u, up, pixel }) => {
    const hole = inside(Math.abs(Math.sin(u * 22) * Math.sin(up * 22)), 0.4, 2, pixel * 8);
    return {
      colour: mixColour(BRASS, [1, 0.8, 0.5], hole * 0.4),
      glass: 0,
      glow: scaleColour([1.4, 0.8, 0.3], power * (0.3 + 0.7 * hole)),
    };
  };
  const outline: readonly Ring[] = [
    [0.05, low],
    [half, low + 0.16],
    [half * 0.9, low + 0.42],
    [0.05, high],
    [0.012, high + 0.01],
    [0.012, FLOOR],
  ];
  return turned([x, z], outline, 8, pierced);
}

/** Pots with flowers in rows on the wall behind an arcade, and along the balustrade. */
function pots(side: Plot): Solid[] {
  const count = Math.floor(side.wide / POTS.apart);
  return [...POTS.rows, FLOOR + 1.2].flatMap((high, row) =>
    Array.from({ length: count }, (_, n) => {
      const share = chance(n, row, 5);
      if (share < 0.25) return [];
      const inward = row < POTS.rows.length ? DEEP - 0.2 : 0.06;
      const at = within(side, (n + 0.3 + 0.4 * share) * POTS.apart, inward, 0, 0);
      return potAt(
        [at.x, at.z],
        high,
        FLOWERS[Math.floor(share * 997) % FLOWERS.length] as Colour,
        n + 31 * row,
      );
    }).flat(),
  );
}

/** One pot, what grows in it, and its flowers. */
function potAt(
  [x, z]: readonly [number, number],
  low: number,
  flower: Colour,
  number: number,
): Solid[] {
  const { half } = POTS;
  const grown: Paint = ({ origin }, { along, up }) => {
    const spot = chance(Math.floor(along / 0.07), Math.floor((origin[1] + up) / 0.07), number);
    return plainFront(spot < 0.45 ? flower : scaleColour(LEAVES, 0.7 + 0.6 * spot));
  };
  return [
    ...turned(
      [x, z],
      [
        [half * 0.66, low],
        [half, low + 0.24],
      ],
      8,
      plainPaint(POT),
    ),
    ...turned(
      [x, z],
      [
        [half * 0.9, low + 0.2],
        [half * 1.7, low + 0.36],
        [half * 1.3, low + 0.54],
        [0.02, low + 0.64],
      ],
      8,
      grown,
    ),
  ];
}

/** A basin of tiles with eight corners, water in it, a round bowl on a foot. */
function basin(way: Way): Solid[] {
  const z = way.end * BASIN.at;
  const x = way.middle(z);
  const { half, high } = BASIN;
  const square = (r: number): Plot => ({
    x: x - r,
    z: z - r,
    u: [1, 0],
    w: [0, 1],
    wide: 2 * r,
    deep: 2 * r,
  });
  const turned = (r: number): Plot => ({
    ...{ x, z: z - r * Math.SQRT2, wide: 2 * r, deep: 2 * r },
    ...{ u: [Math.SQRT1_2, Math.SQRT1_2], w: [-Math.SQRT1_2, Math.SQRT1_2] },
  });
  const tiled: Paint = (face, { along, up, pixel }) =>
    plainFront(face.role === 'level' ? MARBLE : zelligeAt(along, up, pixel));
  const water: Paint = (face) =>
    face.role === 'level' ? { colour: WATER, glass: 0.5, glow: [0, 0, 0] } : plainFront(WATER);
  const shapes = [square, turned];
  return [
    ...shapes.map((shape) => boxOn(shape(half), 0, high, tiled)),
    ...shapes.map((shape) => boxOn(shape(half - 0.16), high - 0.02, high + 0.015, water)),
    ...shapes.flatMap((shape) => [
      boxOn(shape(0.13), high, high + 0.5, plainPaint(MARBLE)),
      boxOn(shape(0.42), high + 0.5, high + 0.6, plainPaint(MARBLE)),
      boxOn(shape(0.48), high + 0.6, high + 0.7, plainPaint(MARBLE)),
      boxOn(shape(0.4), high + 0.7, high + 0.715, water),
    ]),
  ];
}
