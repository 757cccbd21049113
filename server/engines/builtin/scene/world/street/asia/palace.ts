import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, type Front, inside, NO_GLOW, plainFront } from '../front.ts';
import { frustumAt } from '../round-solid.ts';
import { boxOn, grown, type Paint, type Plot, plainPaint, type Solid, within } from '../solid.ts';
import { LAMP } from '../street-lamps.ts';
import type { Way } from '../way.ts';
import { curvedRoof } from './curved-roof.ts';
import type { PalaceStyle } from './palace-styles.ts';

/** The hall: half its width, how deep, the walls of its two storeys, how much narrower the upper is on each side. World units. */
const HALL = { half: 11.5, deep: 13, wall: 5.4, upper: 2.3, narrower: 2.4, bay: 3.3 } as const;
/** A terrace of stone: how high each step of it is, and how far it goes on beyond the one above. World units. */
const TERRACE = { high: 1.25, out: 3.2, rail: 0.95 } as const;
/** Half the width of the stairs, and how deep a stair is. World units. */
const STAIRS = { half: 2.9, tread: 0.36, rise: 0.2 } as const;
/** The galleries around the court: how deep, how high their walls, how far apart their columns. World units. */
const GALLERY = { deep: 6, wall: 4.1, bay: 3.6, near: -12 } as const;
/** Paper behind lattices, by day. */
const PAPER: Colour = [0.5, 0.46, 0.38];
const BRONZE: Colour = [0.42, 0.34, 0.18];
const DARK: Colour = [0.08, 0.08, 0.08];

/** Builds the court of a palace: a hall of two roofs on terraces of stone across its far end, galleries along its sides; `lamps` is how much lamps shine. */
export function buildPalaceCourt(way: Way, style: PalaceStyle, lamps: number): Solid[] {
  const { front, end } = way;
  const x = way.middle(end);
  const back = end + HALL.deep + 12;
  const side = (at: number): Plot => ({
    ...{ x: x + at * front, z: GALLERY.near, u: [0, 1], w: [at, 0] },
    ...{ wide: back - GALLERY.near, deep: GALLERY.deep },
  });
  const rear: Plot = {
    ...{ x: x - front, z: back, u: [1, 0], w: [0, 1], wide: 2 * front, deep: GALLERY.deep },
  };
  return [
    ...hall(x, end, style, lamps),
    ...alongRoyalWay(way, style),
    ...[side(-1), side(1), rear].flatMap((plot) => gallery(plot, style, lamps)),
  ];
}

/** Stones that show where ranks stand beside the way to the hall, or kettles of bronze before it. */
function alongRoyalWay(way: Way, style: PalaceStyle): Solid[] {
  const near = way.end - style.terraces * TERRACE.out - 8;
  const at = (x: number, z: number) => [way.middle(z) + x, 0, z] as const;
  if (style.terraces > 2)
    return [-1, 1].flatMap((side) =>
      [near, near - 7].flatMap((z) => {
        const [x, , on] = at(side * 7.5, z);
        return [
          frustumAt([x, 0, on], 0.5, 0.9, 0.75, plainPaint(style.stone)),
          frustumAt([x, 0.5, on], 0.6, 0.6, 0.85, plainPaint(BRONZE)),
          frustumAt([x, 1.1, on], 0.5, 0.85, 0.7, plainPaint(BRONZE)),
        ];
      }),
    );
  return [-1, 1].flatMap((side) =>
    Array.from({ length: Math.floor((near - 5) / 3.2) + 1 }, (_, n) => {
      const [x, , z] = at(side * 3.9, near - 3.2 * n);
      const plot: Plot = { x: x - 0.2, z, u: [1, 0], w: [0, 1], wide: 0.4, deep: 0.24 };
      return [
        boxOn(grown(plot, 0.14), 0, 0.14, plainPaint(scaleColour(style.stone, 0.9))),
        boxOn(plot, 0.14, 0.95, plainPaint(style.stone)),
      ];
    }).flat(),
  );
}

function hall(x: number, z: number, style: PalaceStyle, lamps: number): Solid[] {
  const body: Plot = {
    ...{ x: x - HALL.half, z, u: [1, 0], w: [0, 1], wide: 2 * HALL.half, deep: HALL.deep },
  };
  const floor = style.terraces * TERRACE.high;
  const eaves = floor + HALL.wall;
  const upper = grown(body, -HALL.narrower);
  const waist = eaves + 1.5;
  const top = waist + HALL.upper;
  const inner = grown(body, -0.7);
  const bays = Math.round(body.wide / HALL.bay);
  const columns = Array.from({ length: bays + 1 }, (_, n) => {
    const at = within(body, 0.3 + ((body.wide - 0.6) * n) / bays, 0.3, 0, 0);
    return frustumAt([at.x, floor, at.z], HALL.wall, 0.36, 0.32, plainPaint(style.column));
  });
  return [
    ...terraces(body, style),
    boxOn(inner, floor, eaves + 0.2, doors(style, bays, lamps)),
    ...columns,
    boxOn(grown(body, 0.05), eaves - 0.75, eaves + 0.5, brackets(style)),
    ...curvedRoof(body, { eaves: eaves + 0.55, out: 2.9, isSkirt: true }, style),
    boxOn(upper, eaves, top, doors(style, bays - 1, lamps)),
    boxOn(grown(upper, 0.25), top - 0.5, top + 0.45, brackets(style)),
    ...curvedRoof(upper, { eaves: top + 0.5, out: 2.7 }, style),
    ...plaque(within(upper, upper.wide / 2 - 0.75, -0.55, 1.5, 0.2), waist + 0.5),
  ];
}

/** The board with the hall's name. */
function plaque(at: Plot, low: number): Solid[] {
  const paint: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(DARK);
    const edge = Math.max(
      inside(Math.abs(along - long / 2), long / 2 - 0.12, 9, pixel),
      inside(Math.abs(up - 0.75), 0.63, 9, pixel),
    );
    const stroke =
      inside(Math.abs(((along / 0.5) % 1) - 0.5), -1, 0.3, pixel) *
      inside(Math.abs(((up / 0.24) % 1) - 0.5), -1, 0.24, pixel);
    return plainFront(mixColour(mixColour(DARK, [0.86, 0.7, 0.3], stroke), [0.5, 0.12, 0.1], edge));
  };
  return [boxOn(at, low, low + 1.5, paint)];
}

/** Terraces one on another with balustrades, and the stairs in their middle. */
function terraces(body: Plot, style: PalaceStyle): Solid[] {
  const solids: Solid[] = [];
  const stone = blocks(style.stone);
  for (let n = 0; n < style.terraces; n++) {
    const out = 2.2 + (style.terraces - 1 - n) * TERRACE.out;
    const low = n * TERRACE.high;
    const plot = grown(body, out);
    const top = low + TERRACE.high;
    const lip = boxOn(
      grown(plot, 0.12),
      top - 0.2,
      top,
      plainPaint(scaleColour(style.stone, 1.06)),
    );
    solids.push(
      boxOn(plot, low, top, stone),
      lip,
      ...balustrade(plot, top, style),
      ...stairs(plot, low, style),
    );
  }
  return solids;
}

function stairs(plot: Plot, low: number, style: PalaceStyle): Solid[] {
  const count = Math.round(TERRACE.high / STAIRS.rise);
  const from = plot.wide / 2 - STAIRS.half;
  const tread: Paint = ({ role }) =>
    plainFront(scaleColour(style.stone, role === 'level' ? 1.04 : 0.78));
  const steps = Array.from({ length: count }, (_, n) => {
    const deep = (count - n) * STAIRS.tread;
    return boxOn(
      within(plot, from, -deep, 2 * STAIRS.half, deep + 0.1),
      low + (n * TERRACE.high) / count,
      low + ((n + 1) * TERRACE.high) / count,
      tread,
    );
  });
  const deep = count * STAIRS.tread;
  // The carved slab in the middle that nobody steps on, and the cheeks.
  const slabs = [
    [from - 0.45, 0.45],
    [from + STAIRS.half - 0.8, 1.6],
    [from + 2 * STAIRS.half, 0.45],
  ] as const;
  const cheeks = slabs.flatMap(([along, wide]) =>
    Array.from({ length: 4 }, (_, n) =>
      boxOn(
        within(plot, along, (-deep * (4 - n)) / 4, wide, deep / 4 + 0.02),
        low,
        low + ((n + 1) * TERRACE.high) / 4 + 0.14,
        plainPaint(scaleColour(style.stone, 1.02)),
      ),
    ),
  );
  return [...steps, ...cheeks];
}

/** Posts with a rail between them along the front and the sides of a terrace, open where the stairs are. */
function balustrade(plot: Plot, top: number, { stone }: PalaceStyle): Solid[] {
  const paint = plainPaint(scaleColour(stone, 1.04));
  const gap = STAIRS.half + 0.3;
  const half = plot.wide / 2;
  const runs = [
    { at: within(plot, 0.1, 0.1, half - gap, 0.22), isAcross: true },
    { at: within(plot, half + gap, 0.1, half - gap - 0.1, 0.22), isAcross: true },
  ];
  const sides = [0.1, plot.wide - 0.32].map((along) =>
    within(plot, along, 0.3, 0.22, plot.deep * 0.7),
  );
  const postsOn = (run: Plot, long: number, isAcross: boolean) => {
    const count = Math.max(1, Math.round(long / 1.9));
    return Array.from({ length: count + 1 }, (_, n) => {
      const on = (long * n) / count - 0.13;
      const at = isAcross ? within(run, on, -0.03, 0.26, 0.28) : within(run, -0.03, on, 0.28, 0.26);
      return boxOn(at, top, top + TERRACE.rail + 0.22, paint);
    });
  };
  return [
    ...runs.flatMap(({ at }) => [
      boxOn(at, top + 0.55, top + TERRACE.rail, paint),
      boxOn(at, top, top + 0.2, paint),
      ...postsOn(at, at.wide, true),
    ]),
    ...sides.flatMap((at) => [
      boxOn(at, top + 0.55, top + TERRACE.rail, paint),
      ...postsOn(at, at.deep, false),
    ]),
  ];
}

/** Blocks of pale stone in courses. */
const blocks =
  (stone: Colour): Paint =>
  ({ role }, { along, up, pixel }) => {
    const [wide, high] = role === 'level' ? [1.3, 0.9] : [1.5, 0.42];
    const row = Math.floor(up / high);
    const across = along / wide + 0.5 * (row & 1);
    const joint =
      inside(across - Math.floor(across), 0.02, 0.98, pixel / wide) *
      inside(up / high - row, 0.04, 0.96, pixel / high);
    const tone = 0.92 + 0.14 * chance(row, Math.floor(across), 5);
    return plainFront(scaleColour(stone, tone * (0.78 + 0.22 * joint)));
  };

/** Beams and brackets under eaves, painted in bands and flowers of colour. */
const brackets =
  ({ timber }: PalaceStyle): Paint =>
  ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(scaleColour(timber[0], 0.6));
    const bay = along / 0.82 - Math.floor(along / 0.82);
    const arm = inside(Math.abs(bay - 0.5), -1, 0.16 + 0.24 * Math.min(1, up), pixel / 0.82);
    const upper = inside(up, 0.5, 9, pixel);
    const flower = inside(Math.hypot((bay - 0.5) * 0.82, up - 0.25), -1, 0.15, pixel);
    const line = Math.max(inside(up, 0.46, 0.54, pixel), inside(up, 0, 0.06, pixel));
    const beam = mixColour(mixColour(timber[0], timber[1], flower), timber[2], line);
    const tier = mixColour(
      scaleColour(timber[0], 0.4),
      mixColour(timber[0], timber[2], Math.floor(along / 0.82) & 1),
      arm,
    );
    return plainFront(mixColour(beam, tier, upper));
  };

/** Leaves of lattice between the columns, a panel below each, lit from within where lamps are. */
function doors(style: PalaceStyle, bays: number, lamps: number): Paint {
  return ({ role, long }, { along, up, pixel }): Front => {
    if (role === 'level') return plainFront(style.column);
    const count = Math.max(1, role === 'front' ? bays : Math.round(long / HALL.bay));
    const bay = long / count;
    const leaf = bay / 4;
    const within = along - Math.floor(along / leaf) * leaf;
    const frame = Math.max(
      inside(Math.abs(within - leaf / 2), leaf / 2 - 0.06, 9, pixel),
      inside(up, 1.15, 1.3, pixel),
      inside(up, -1, 0.18, pixel),
      inside(up, 3.5, 3.68, pixel),
    );
    const net = Math.max(
      inside(Math.abs(((within / 0.15) % 1) - 0.5), 0.34, 1, pixel / 0.15),
      inside(Math.abs(((up / 0.15) % 1) - 0.5), 0.34, 1, pixel / 0.15),
    );
    const pane = inside(up, 1.3, 9, pixel) * (1 - frame);
    const fine = inside(pixel, -1, 0.09, 0.05);
    const bar = fine * net + (1 - fine) * 0.5;
    const shown = mixColour(style.door, PAPER, 0.8 * pane * (1 - bar));
    const post = inside(Math.abs(along - Math.round(along / bay) * bay), -1, 0.2, pixel);
    const glow = Math.min(1, lamps * 2) * pane * (1 - bar) * (1 - post);
    return {
      colour: mixColour(mixColour(shown, scaleColour(style.door, 0.7), frame), style.column, post),
      glass: 0,
      glow: glow > 0 ? scaleColour(LAMP, 0.5 * glow) : NO_GLOW,
    };
  };
}

/** A long low building open to the court between its columns. */
function gallery(plot: Plot, style: PalaceStyle, lamps: number): Solid[] {
  const { deep, wall, bay } = GALLERY;
  const base = 0.55;
  const behind = within(plot, 0, 2.2, plot.wide, deep - 2.2);
  const count = Math.round(plot.wide / bay);
  const columns = Array.from({ length: count + 1 }, (_, n) =>
    boxOn(
      within(plot, (plot.wide * n) / count - 0.18, 0.1, 0.36, 0.36),
      base,
      wall,
      plainPaint(style.column),
    ),
  );
  const inner: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(style.wall);
    const at = (along / bay) % 1;
    const low = inside(up, -1, 1.2, pixel);
    const window = inside(Math.abs(at - 0.5), -1, 0.3, pixel) * inside(up, 1.5, 2.9, pixel);
    const bar = inside(Math.abs(((along / 0.2) % 1) - 0.5), 0.3, 1, pixel / 0.2);
    const shown = mixColour(style.wall, scaleColour(style.stone, 0.85), low);
    const glow = window * (1 - bar) * Math.min(1, lamps * 2) * 0.4;
    return {
      colour: mixColour(shown, mixColour(DARK, style.door, bar), window),
      glass: 0,
      glow: glow > 0 ? scaleColour(LAMP, glow) : NO_GLOW,
    };
  };
  const stone = blocks(style.stone);
  return [
    boxOn(grown(plot, 0.5), 0, base, stone),
    boxOn(behind, base, wall, inner),
    ...columns,
    boxOn(within(plot, 0, 0, plot.wide, 0.5), wall - 0.3, wall + 0.35, brackets(style)),
    ...curvedRoof(plot, { eaves: wall + 0.5, out: 1.5 }, style),
  ];
}
