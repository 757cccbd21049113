import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Arch, archedWall } from '../arches.ts';
import { type Front, inside, plainFront } from '../front.ts';
import {
  boxOn,
  grown,
  type Paint,
  type Plot,
  plainPaint,
  roofOn,
  type Solid,
  within,
} from '../solid.ts';
import type { Way } from '../way.ts';
import { ARCADE, basin, hungLamp, pots } from './court-fittings.ts';
import type { CourtStyle } from './court-styles.ts';
import { zelligeAt } from './zellige.ts';

/** How high the parapet and the tiles over a court are. World units. */
const TOP = 7.6;
/** How far apart columns are, about. World units. */
const BAY = 3.1;
/** How high tiles reach up the walls. */
const DADO = 1.35;
const MARBLE: Colour = [0.88, 0.86, 0.8];

/** Builds the court of a house: arcades on three sides under a gallery and tiles, a basin in the middle; `lamps` is how much lamps shine. */
export function buildCourt(way: Way, style: CourtStyle, lamps: number): Solid[] {
  const { front, end } = way;
  const left: Plot = {
    x: -front,
    z: -4,
    u: [0, 1],
    w: [-1, 0],
    wide: end + 4,
    deep: ARCADE.column,
  };
  const right: Plot = { x: front, z: -4, u: [0, 1], w: [1, 0], wide: end + 4, deep: ARCADE.column };
  const far: Plot = {
    x: -front,
    z: end,
    u: [1, 0],
    w: [0, 1],
    wide: 2 * front,
    deep: ARCADE.column,
  };
  const corners = [-front - ARCADE.deep - 0.3, front].map(
    (x): Plot => ({
      ...{ x, z: end, u: [1, 0], w: [0, 1], wide: ARCADE.deep + 0.3, deep: ARCADE.deep + 0.3 },
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
  const arch: Arch = { half: wide / 2 - ARCADE.column * 0.6, spring: 2.35, rise: 1.35 };
  const carved: Paint = (face, { along, up, pixel }) => {
    if (face.role !== 'front')
      return plainFront(scaleColour(plaster, face.role === 'level' ? 0.72 : 0.9));
    const high = up + face.origin[1];
    const band = inside(high, ARCADE.floor - 0.3, ARCADE.floor - 0.05, pixel);
    return plainFront(mixColour(trim(along, high, pixel), timber, band));
  };
  const behind = within(side, 0, ARCADE.deep, side.wide, 0.3);
  const upper = within(side, 0, 1.1, side.wide, 0.3);
  const solids: Solid[] = [
    boxOn(behind, 0, ARCADE.floor, inner(wide, style, lamps)),
    boxOn(
      within(side, 0, 0, side.wide, ARCADE.deep),
      ARCADE.floor,
      ARCADE.floor + 0.22,
      beams(timber),
    ),
    boxOn(upper, ARCADE.floor + 0.22, TOP, gallery(wide, style, lamps)),
    ...balustrade(side, timber),
    ...eaves(side, style),
    ...(style.hasPots ? pots(side) : []),
  ];
  for (let n = 0; n < bays; n++) {
    const bay = within(side, n * wide, 0, wide, ARCADE.column);
    solids.push(
      ...archedWall(bay, arch, ARCADE.floor, carved),
      ...column(side, n * wide, style, carved),
      ...hungLamp(side, (n + 0.5) * wide, lamps),
    );
  }
  return [...solids, ...column(side, side.wide, style, carved)];
}

/** A column of marble on its base, its capital, and the wall that it bears. */
function column(side: Plot, along: number, { trim }: CourtStyle, wall: Paint): Solid[] {
  const half = ARCADE.column * 0.6;
  const on = (wider: number) =>
    within(side, along - half - wider, -wider, 2 * half + 2 * wider, ARCADE.column + 2 * wider);
  const marble = plainPaint(MARBLE);
  return [
    boxOn(on(0.07), 0, 0.22, marble),
    boxOn(on(-0.03), 0.22, 2.05, marble),
    boxOn(on(0.03), 2.05, 2.16, marble),
    boxOn(on(0.08), 2.16, 2.38, (face, place) =>
      plainFront(face.role === 'front' ? trim(place.along, place.up, place.pixel) : MARBLE),
    ),
    boxOn(on(0), 2.38, ARCADE.floor, wall),
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
    boxOn(within(side, 0, 0.02, side.wide, 0.1), ARCADE.floor + 1.05, ARCADE.floor + 1.16, wood),
    ...Array.from({ length: count }, (_, n) =>
      boxOn(
        within(side, (n + 0.5) * 0.24 - 0.035, 0.04, 0.07, 0.06),
        ARCADE.floor + 0.22,
        ARCADE.floor + 1.05,
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
