import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../front.ts';
import { boxOn, type Paint, plainPaint, roofOn, type Solid, within } from '../solid.ts';
import type { Way } from '../way.ts';
import { type Piece, piecesOf } from './arena.ts';
import { seatedCrowd } from './arena-crowd.ts';
import { MARGIN } from './turf.ts';

/** Rows of seats in each of two tiers, how deep and how high a row is; the wall between the tiers. World units. */
const ROWS = { lower: 10, upper: 11, deep: 1, rise: 0.66 } as const;
const BETWEEN = { high: 2.4, deep: 1.2 } as const;
/** How high the boards around the pitch are, and how far behind them the seats begin. */
const BOARDS = { high: 0.95, behind: 1.6 } as const;
/** The roof: how high over the last row, how far it reaches over the seats, how much it rises toward the pitch in all. */
const ROOF = { over: 4.6, reach: 15, rise: 2.4, thick: 0.5 } as const;
/** A goal by the laws of the game: half its width, its height, how deep its net is; metres. */
const GOAL = { half: 3.66, high: 2.44, deep: 1.7, post: 0.07 } as const;
const CONCRETE: Colour = [0.56, 0.57, 0.58];
const SHELL: Colour = [0.84, 0.86, 0.88];
const STEEL: Colour = [0.32, 0.35, 0.39];
/** What boards show: no words, only colours. */
const ADVERTS: readonly Colour[] = [
  [0.93, 0.94, 0.94],
  [0.1, 0.24, 0.6],
  [0.78, 0.12, 0.12],
  [0.95, 0.76, 0.14],
  [0.1, 0.42, 0.28],
];
/** What those wear who cheer for one team, for the other, and for none. */
const SHIRTS: readonly (readonly Colour[])[] = [
  [
    [0.8, 0.1, 0.1],
    [0.9, 0.16, 0.14],
    [0.7, 0.08, 0.1],
    [0.94, 0.92, 0.9],
    [0.16, 0.17, 0.2],
  ],
  [
    [0.94, 0.94, 0.92],
    [0.9, 0.91, 0.92],
    [0.2, 0.34, 0.66],
    [0.16, 0.18, 0.24],
  ],
  [
    [0.24, 0.3, 0.42],
    [0.86, 0.84, 0.8],
    [0.8, 0.2, 0.16],
    [0.36, 0.46, 0.36],
    [0.92, 0.74, 0.2],
    [0.2, 0.2, 0.22],
  ],
];

/** Builds a football stadium around the pitch that the eye stands on: boards, two tiers of seats full of people, a roof with its lights, the far goal; `lamps` above 0: the lights are on. */
export function buildStadium(way: Way, lamps: number): Solid[] {
  return [
    ...piecesOf(way).flatMap((piece) => [
      boards(piece),
      ...seats(piece),
      ...roof(piece, lamps > 0),
    ]),
    ...goal(way),
  ];
}

/** The boards around the pitch. */
function boards(piece: Piece): Solid {
  const plot = piece.at(0, 0.2);
  const paint: Paint = ({ role, long }, { along, up, pixel }) => {
    const part = Math.floor((along / long) * 2);
    const ground = ADVERTS[Math.floor(chance(piece.number, part, 5) * ADVERTS.length)] as Colour;
    if (role !== 'front') return plainFront(scaleColour(ground, 0.8));
    const mark = ADVERTS[Math.floor(chance(piece.number, part, 9) * ADVERTS.length)] as Colour;
    const off = Math.abs(along - ((part + 0.5) * long) / 2);
    const band = inside(off, -1, long * 0.17, pixel) * inside(Math.abs(up - 0.48), -1, 0.16, pixel);
    return plainFront(mixColour(ground, mark, band));
  };
  return boxOn(plot, 0, BOARDS.high, paint);
}

/** How far out and how high the upper tier ends. */
const END = {
  out: BOARDS.behind + (ROWS.lower + ROWS.upper) * ROWS.deep + BETWEEN.deep,
  high: BOARDS.high + (ROWS.lower + ROWS.upper) * ROWS.rise + BETWEEN.high,
} as const;

/** Two tiers of seats, between them a glazed wall. */
function seats(piece: Piece): Solid[] {
  const solids: Solid[] = [];
  // Whole blocks cheer for one team.
  const shirts = SHIRTS[
    Math.floor(chance(Math.floor((piece.number + 1) / 5), 3, 7) * SHIRTS.length)
  ] as readonly Colour[];
  const row = (out: number, low: number, n: number) =>
    boxOn(piece.at(out, ROWS.deep + 0.3), low - 0.6, low + ROWS.rise, steps(piece, shirts, n));
  let [out, low] = [BOARDS.behind as number, BOARDS.high as number];
  for (let n = 0; n < ROWS.lower; n++, out += ROWS.deep, low += ROWS.rise)
    solids.push(row(out, low, n));
  solids.push(boxOn(piece.at(out, BETWEEN.deep + 0.4), low - 1, low + BETWEEN.high, boxes));
  out += BETWEEN.deep;
  low += BETWEEN.high;
  for (let n = 0; n < ROWS.upper; n++, out += ROWS.deep, low += ROWS.rise)
    solids.push(row(out, low, n + ROWS.lower));
  return solids;
}

/** How high somebody who sits in such a row reaches, raised arms and all, by a row's rise. */
const SMALLER = 1.08 / ROWS.rise;

/** A row of people, or the stairs between two blocks of seats. */
function steps(piece: Piece, shirts: readonly Colour[], n: number): Paint {
  const crowd = seatedCrowd(CONCRETE, shirts, n * 89 + piece.number * 17);
  const hasStairs = piece.number % 3 === 1;
  return (face, place) => {
    const up = face.role === 'front' ? place.up - 0.6 : place.up;
    if (hasStairs && Math.abs(place.along - face.long / 2) < 0.6)
      return plainFront(scaleColour(CONCRETE, face.role === 'front' ? 0.8 : 1.1));
    // As much smaller as heads need it that are seen before the next row.
    if (face.role !== 'front') return crowd(face, { ...place, up });
    const [along, high] = [SMALLER * place.along, SMALLER * up];
    return crowd(face, { ...place, along, up: high, pixel: SMALLER * place.pixel });
  };
}

/** The wall between the tiers: boxes behind glass, lit from within, under a ledge. */
const boxes: Paint = ({ role, long }, { along, up, pixel }) => {
  if (role !== 'front') return plainFront(SHELL);
  const rise = up - 1;
  const bays = Math.max(1, Math.round(long / 2.2));
  const off = Math.abs(((along / long) * bays) % 1) - 0.5;
  const pane =
    inside(Math.abs(off), -1, 0.44, (pixel * bays) / long) * inside(rise, 0.7, 1.9, pixel);
  return {
    ...plainFront(mixColour(SHELL, [0.2, 0.24, 0.28], pane)),
    glow: scaleColour([0.5, 0.4, 0.24], pane),
  };
};

/** The wall behind the last row, the roof that reaches out from it over the seats, lights along its edge. */
function roof(piece: Piece, isLit: boolean): Solid[] {
  const low = END.high + ROOF.over;
  const sheet = piece.at(END.out - ROOF.reach, ROOF.reach + 1.5);
  const lamps = within(sheet, 0.1, 0.2, sheet.wide - 0.2, 0.5);
  const lamp: Paint = ({ role }, { along, pixel }) => {
    const bulb = inside(Math.abs(((along / 0.9) % 1) - 0.5), -1, 0.36, pixel / 0.9);
    const plain = plainFront(mixColour(STEEL, [0.8, 0.82, 0.84], bulb));
    if (!isLit || role !== 'front') return plain;
    return { ...plain, glow: scaleColour([2.4, 2.5, 2.6], bulb) };
  };
  // Toward the pitch it rises in steps too small to be seen as such.
  const parts = 4;
  const edge = low + (ROOF.rise * (parts - 1)) / parts;
  const deep = sheet.deep / parts;
  return [
    boxOn(piece.at(END.out, 1.2), END.high - 1, low + 0.6, behindSeats),
    ...Array.from({ length: parts }, (_, n) => {
      const foot = low + (ROOF.rise * (parts - 1 - n)) / parts;
      return {
        ...roofOn(
          within(sheet, 0, n * deep, sheet.wide, deep + 0.05),
          foot,
          foot + ROOF.rise / parts + ROOF.thick,
          [],
          underside,
        ),
        isSheer: true as const,
      };
    }),
    { ...boxOn(lamps, edge - 0.55, edge, lamp), isSheer: true },
  ];
}

/** Steel between glass at the back of the stands. */
const behindSeats: Paint = ({ role, long }, { along, pixel }) => {
  if (role !== 'front') return plainFront(SHELL);
  const bays = Math.max(1, Math.round(long / 3));
  const off = Math.abs(((along / long) * bays) % 1) - 0.5;
  return plainFront(
    mixColour(STEEL, [0.5, 0.58, 0.64], inside(Math.abs(off), -1, 0.4, (pixel * bays) / long)),
  );
};

/** A roof's shell: pale, with its beams seen from below. */
const underside: Paint = ({ role, long }, { along, pixel }) => {
  const bays = Math.max(1, Math.round(long / 3.4));
  const off = Math.abs(((along / long) * bays) % 1) - 0.5;
  const beam = inside(Math.abs(off), 0.42, 1, (pixel * bays) / long);
  return plainFront(
    role === 'level'
      ? mixColour(scaleColour(SHELL, 0.82), STEEL, 0.7 * beam)
      : scaleColour(SHELL, 1.05),
  );
};

/** The goal at the far end of the pitch, with the frame of its net. */
function goal(way: Way): Solid[] {
  const z = way.end - MARGIN.end;
  const x = way.middle(z);
  const { half, high, deep, post } = GOAL;
  const white = plainPaint([0.97, 0.97, 0.97]);
  const net = plainPaint([0.82, 0.84, 0.86]);
  const bar = (
    [left, right]: readonly [number, number],
    [low, top]: readonly [number, number],
    [near, far]: readonly [number, number],
    paint: Paint,
  ) =>
    boxOn(
      { x: left, z: near, u: [1, 0], w: [0, 1], wide: right - left, deep: far - near },
      low,
      top,
      paint,
    );
  const strings = Array.from({ length: 16 }, (_, n) => x - half + (n * 2 * half) / 15);
  return [
    ...[x - half, x + half].map((at) =>
      bar([at - post, at + post], [0, high], [z, z + 2 * post], white),
    ),
    bar([x - half - post, x + half + post], [high, high + 2 * post], [z, z + 2 * post], white),
    ...strings.map((at) => ({
      ...bar([at - 0.015, at + 0.015], [0, high * 0.92], [z + deep, z + deep + 0.03], net),
      isSheer: true as const,
    })),
    ...[0.5, 1, 1.5, 2, 2.24].map((up) => ({
      ...bar([x - half, x + half], [up - 0.015, up + 0.015], [z + deep, z + deep + 0.03], net),
      isSheer: true as const,
    })),
    ...[x - half, x + half].map((at) => ({
      ...bar([at - 0.03, at + 0.03], [high * 0.92, high * 0.95], [z, z + deep], net),
      isSheer: true as const,
    })),
  ];
}
