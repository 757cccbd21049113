import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../front.ts';
import { boxOn, type Paint, type Plot, plainPaint, roofOn, type Solid, within } from '../solid.ts';
import type { Way } from '../way.ts';
import { seatedCrowd } from './arena-crowd.ts';
import type { ArenaStyle } from './arena-styles.ts';

/** How far behind the eye the sand begins. World units. */
const BEHIND = 7;
/** Of how many straight pieces the ring is, and how near the eye the first that is built. World units. */
const PIECES = 44;
const NEAREST = -5;
/** Rows of seats in each of two rings, how deep and how high a row is; the wall between the rings. World units. */
const ROWS = { lower: 7, upper: 7, deep: 1.25, rise: 0.86 } as const;
const BETWEEN = { high: 2.3, deep: 1.4 } as const;
/** A storey of arches over the seats: how high; and how far cloths are spread over the upper seats from poles. World units. */
const ARCADE = { high: 5.6, deep: 3 } as const;
const AWNING = { reach: 9.5, pitch: 0.24, thick: 0.12 } as const;
const DARK: Colour = [0.07, 0.05, 0.04];

/** One straight piece of a ring: its plot at a distance from the ground within, as deep as asked for; its number. */
export interface Piece {
  readonly at: (out: number, deep: number) => Plot;
  readonly number: number;
}

/** Builds an arena around the sand that the eye stands on: a wall, seats full of people in two rings, arches over them. */
export function buildArena(way: Way, style: ArenaStyle): Solid[] {
  return piecesOf(way).flatMap((piece) => [
    ...podium(piece, style),
    ...seats(piece, style),
    ...crown(piece, style),
  ]);
}

/** The pieces of a ring around the ground of a way that may be seen: those before the eye, and somewhat behind it. */
export function piecesOf(way: Way): Piece[] {
  const across = way.front;
  const deep = (way.end + BEHIND) / 2;
  const [x, z] = [way.middle(way.end), way.end - deep];
  const corner = (n: number, out: number): readonly [number, number] => {
    const turn = (2 * Math.PI * n) / PIECES;
    return [x + (across + out) * Math.sin(turn), z + (deep + out) * Math.cos(turn)];
  };
  return Array.from({ length: PIECES }, (_, number): Piece | null => {
    // From the far end around; the far gate is in the middle of a piece.
    const n = number - 0.5;
    if (Math.max(corner(n, 0)[1], corner(n + 1, 0)[1]) < NEAREST) return null;
    const at = (out: number, thick: number): Plot => {
      // As wide as its back, so that nothing is seen between two of them.
      const [from, to] = [corner(n, out), corner(n + 1, out)];
      const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
      const long = Math.hypot(dx, dz);
      const u: readonly [number, number] = [dx / long, dz / long];
      const w: readonly [number, number] = [-u[1], u[0]];
      const more = (Math.PI / PIECES) * thick;
      return {
        ...{ x: from[0] - u[0] * more, z: from[1] - u[1] * more, u, w },
        ...{ wide: long + 2 * more, deep: thick },
      };
    };
    return { at, number };
  }).filter((one) => one !== null);
}

/** Whether a piece has a gate in its wall: those at the far end and at both sides. */
const hasGate = ({ number }: Piece): boolean => number % (PIECES / 4) === 0;

/** The wall around the sand: panels of coloured stone under a ledge, or painted boards; gates in it. */
function podium(piece: Piece, style: ArenaStyle): Solid[] {
  const { podium: high, isOfBoards, wall, panel } = style;
  const gate = hasGate(piece);
  const paint: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(wall);
    const off = Math.abs(along - long / 2);
    if (gate) {
      const half = Math.min(1.5, long * 0.32);
      const spring = high * 0.55;
      const reach = up > spring ? Math.sqrt(Math.max(0, half * half - (up - spring) ** 2)) : half;
      const hole = inside(off, -1, reach, pixel);
      const frame =
        inside(off, -1, reach + 0.26, pixel) * inside(up, -1, spring + half + 0.26, pixel);
      const bars = Math.max(
        inside(Math.abs(((along / 0.34) % 1) - 0.5), 0.36, 1, pixel / 0.34),
        inside(Math.abs(((up / 0.5) % 1) - 0.5), 0.42, 1, pixel / 0.5),
      );
      return plainFront(
        mixColour(
          mixColour(wall, scaleColour(style.stone, 1.05), frame),
          mixColour(DARK, [0.3, 0.22, 0.14], bars),
          hole,
        ),
      );
    }
    if (isOfBoards) {
      const seam = inside(Math.abs(((along / 0.32) % 1) - 0.5), 0.46, 1, pixel / 0.32);
      const band = inside(up, high * 0.3, high * 0.3 + 0.1, pixel);
      const cap = inside(up, high - 0.14, 9, pixel);
      return plainFront(mixColour(scaleColour(wall, 1 - 0.3 * seam), panel, Math.max(band, cap)));
    }
    const bays = Math.max(1, Math.round(long / 1.9));
    const bay = long / bays;
    const at = Math.abs(along - (Math.floor(along / bay) + 0.5) * bay);
    const inner = inside(at, -1, bay * 0.36, pixel) * inside(up, 0.7, high - 0.8, pixel);
    const line = inside(at, -1, bay * 0.4, pixel) * inside(up, 0.62, high - 0.72, pixel) - inner;
    const vein = 0.9 + 0.16 * chance(Math.floor(along / bay), piece.number, 3);
    const ledge = inside(up, high - 0.35, 9, pixel);
    const foot = inside(up, -1, 0.3, pixel);
    const shown = mixColour(
      mixColour(wall, scaleColour(panel, vein), inner),
      scaleColour(wall, 0.6),
      line,
    );
    return plainFront(scaleColour(shown, 1 + 0.1 * ledge - 0.25 * foot));
  };
  const top = piece.at(-0.18, 0.5);
  return [
    boxOn(piece.at(0, 1.6), 0, high, paint),
    boxOn(
      top,
      high - 0.26,
      high,
      plainPaint(scaleColour(style.isOfBoards ? style.panel : wall, 1.06)),
    ),
  ];
}

/** Two rings of seats, a wall with doors between them. */
function seats(piece: Piece, style: ArenaStyle): Solid[] {
  const solids: Solid[] = [];
  const row = (out: number, low: number, n: number) =>
    boxOn(piece.at(out, ROWS.deep + 0.3), low - 0.6, low + ROWS.rise, steps(piece, style, n, 0.6));
  let [out, low] = [1.2, style.podium - 0.1];
  for (let n = 0; n < ROWS.lower; n++, out += ROWS.deep, low += ROWS.rise)
    solids.push(row(out, low, n));
  solids.push(
    boxOn(piece.at(out, BETWEEN.deep + 0.4), low - 1, low + BETWEEN.high, between(style)),
  );
  out += BETWEEN.deep;
  low += BETWEEN.high - 0.3;
  for (let n = 0; n < ROWS.upper; n++, out += ROWS.deep, low += ROWS.rise)
    solids.push(row(out, low, n + ROWS.lower));
  return solids;
}

/** A row of people, or every few pieces the stairs between two blocks of seats. */
function steps(piece: Piece, style: ArenaStyle, n: number, below: number): Paint {
  const crowd = seatedCrowd(style.stone, style.crowd, n * 97 + piece.number * 13);
  const hasStairs = piece.number % 4 === 2;
  return (face, place) => {
    const up = face.role === 'front' ? place.up - below : place.up;
    if (hasStairs && Math.abs(place.along - face.long / 2) < 0.75)
      return plainFront(
        scaleColour(
          style.stone,
          face.role === 'front' ? 0.62 + 0.3 * Math.floor(Math.max(0, up) / 0.43) * 0.5 : 0.95,
        ),
      );
    return crowd(face, { ...place, up });
  };
}

/** The wall between two rings of seats: doors through which people come. */
const between =
  ({ stone }: ArenaStyle): Paint =>
  ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(stone);
    const off = Math.abs(along - long / 2);
    const rise = up - 1;
    const reach = rise > 1.25 ? Math.sqrt(Math.max(0, 0.36 - (rise - 1.25) ** 2)) : 0.6;
    const door = inside(off, -1, reach, pixel) * inside(rise, -1, 1.85, pixel);
    const frame = inside(off, -1, reach + 0.16, pixel) * inside(rise, -1, 2.02, pixel);
    const ledge = Math.max(inside(rise, BETWEEN.high - 0.25, 9, pixel), 0);
    return plainFront(
      mixColour(scaleColour(stone, 0.86 + 0.2 * Math.max(frame, ledge)), DARK, door),
    );
  };

/** The storeys of arches around the uppermost seats, poles and cloths over them. */
function crown(piece: Piece, style: ArenaStyle): Solid[] {
  const out = 1.2 + (ROWS.lower + ROWS.upper) * ROWS.deep + BETWEEN.deep;
  const low = style.podium + (ROWS.lower + ROWS.upper) * ROWS.rise + BETWEEN.high - 0.4;
  const top = low + style.arcades * ARCADE.high;
  const wall = piece.at(out, ARCADE.deep);
  const solids = [boxOn(wall, low - 1, top, arcade(style, low))];
  for (let n = 1; n <= style.arcades; n++)
    solids.push(
      boxOn(
        piece.at(out - 0.3, ARCADE.deep),
        low + n * ARCADE.high - 0.4,
        low + n * ARCADE.high,
        plainPaint(scaleColour(style.stone, 1.06)),
      ),
    );
  const pole = within(wall, wall.wide / 2 - 0.12, 0.4, 0.24, 0.24);
  solids.push(boxOn(pole, top, top + 3, plainPaint([0.3, 0.2, 0.12])));
  if (!style.hasAwnings) return [...solids, flag(pole, top, style, piece.number)];
  // Here and there one is drawn in.
  if (chance(piece.number, 3, 8) < 0.22) return solids;
  const sheet = piece.at(out - AWNING.reach, AWNING.reach + 0.6);
  const drop = AWNING.pitch * AWNING.reach;
  const foot = top + 1.6 - drop;
  const cloth = style.cloths[piece.number % 2] as Colour;
  const strips = 3;
  // Sheets hang on their ropes in strips, each a little higher than the one before it.
  for (let n = 0; n < strips; n++) {
    const deep = sheet.deep / strips;
    const rise = (drop / strips) * n;
    solids.push({
      ...roofOn(
        within(sheet, 0, n * deep, sheet.wide, deep + 0.05),
        foot + rise,
        foot + rise + drop / strips + AWNING.thick,
        [{ side: 'front', pitch: drop / strips / deep, from: foot + rise + AWNING.thick }],
        lit(cloth, style.cloths[1]),
      ),
      isSheer: true,
    });
  }
  return solids;
}

/** Cloth that the sun shines through. */
const lit =
  (cloth: Colour, seam: Colour): Paint =>
  ({ role }, { along, pixel }) => {
    const stitched = mixColour(
      cloth,
      seam,
      0.5 * inside(Math.abs(((along / 1.4) % 1) - 0.5), 0.46, 1, pixel / 1.4),
    );
    return { ...plainFront(stitched), glow: scaleColour(stitched, role === 'level' ? 0.2 : 0.06) };
  };

function flag(pole: Plot, top: number, style: ArenaStyle, number: number): Solid {
  const cloth = within(pole, 0.24, 0.1, 1.5, 0.04);
  const [first, second] = style.cloths;
  const paint: Paint = (_, { up, pixel }) =>
    plainFront(mixColour(first, second, inside(Math.abs(up - 0.5), -1, 0.25, pixel)));
  return {
    ...boxOn(cloth, top + 1.9 - 0.1 * (number % 2), top + 2.9 - 0.1 * (number % 2), paint),
    isSheer: true,
  };
}

/** Arches between half columns, storey over storey. */
function arcade(style: ArenaStyle, low: number): Paint {
  return ({ role, long, origin }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(style.stone);
    const over = up + origin[1] - low;
    const rise = over - Math.floor(over / ARCADE.high) * ARCADE.high;
    const bays = Math.max(1, Math.round(long / 3.4));
    const bay = long / bays;
    const off = Math.abs(along - (Math.floor(along / bay) + 0.5) * bay);
    const half = bay * 0.31;
    const spring = 2.9;
    const reach = rise > spring ? Math.sqrt(Math.max(0, half * half - (rise - spring) ** 2)) : half;
    const hole = inside(off, -1, reach, pixel) * inside(rise, 0.5, 9, pixel);
    const ring =
      inside(off, -1, reach + 0.3, pixel) * inside(rise, 0.5, spring + half + 0.3, pixel);
    const column = inside(off, bay * 0.42, 9, pixel);
    const course = 0.93 + 0.1 * chance(Math.floor(rise / 0.5), Math.floor(along / 0.9), 6);
    const shown = scaleColour(style.stone, course * (0.9 + 0.14 * Math.max(ring, column)));
    return plainFront(mixColour(shown, DARK, 0.92 * hole));
  };
}
