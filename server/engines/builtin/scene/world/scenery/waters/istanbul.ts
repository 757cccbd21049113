import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Ground } from '../../ground.ts';
import { chance, DARK, inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt, FINE, frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { box, clay, facade, gabled } from '../famous/kit.ts';
import { rodBetween, sheer, upright } from '../far/pieces.ts';
import { plotOf } from '../hedge.ts';
import type { Site } from '../site.ts';

const STONE: Colour = [0.8, 0.77, 0.7];
const LEAD: Colour = [0.5, 0.56, 0.6];
const WALLS: readonly Colour[] = [
  [0.9, 0.84, 0.72],
  [0.84, 0.66, 0.52],
  [0.92, 0.9, 0.84],
  [0.74, 0.56, 0.48],
  [0.86, 0.78, 0.6],
];

/** A great mosque: domes that rise over half-domes to the highest, slender minarets at its corners; where the middle of its front is, how many times 30 metres wide it is. World units. */
export function greatMosque([x, low, z]: Point, size: number, lamps: number): Solid[] {
  const lead = plainPaint(LEAD);
  const gold = plainPaint([0.9, 0.72, 0.26]);
  const by = (from: Point, to: Point, paint: Paint) =>
    box(
      [x + from[0] * size, low + from[1] * size, z + from[2] * size],
      [x + to[0] * size, low + to[1] * size, z + to[2] * size],
      paint,
    );
  const wall = facade({
    ...{ wall: STONE, trim: scaleColour(STONE, 1.1), bay: 2.2 * size, storey: 4.4 * size },
    ...{ foot: 1, number: 4, lamps, window: [0.5 * size, 0.8, 2.4 * size], arch: 0.5 * size },
  });
  const drum: Paint = ({ role }, { along, up, pixel }) => {
    const window =
      role === 'level' ? 0 : inside(Math.abs(along), -1, 0.4, pixel) * inside(up, 0.4, 1.6, pixel);
    return {
      colour: mixColour(STONE, DARK, window),
      glass: 0,
      glow: scaleColour(LAMP, window * Math.min(1, lamps * 2)),
    };
  };
  const dome = (off: number, up: number, deep: number, radius: number): Solid[] => [
    ellipsoidAt(
      [x + off * size, low + up * size, z + deep * size],
      radius * size,
      radius * 0.82 * size,
      lead,
      FINE,
    ),
    rodBetween(
      [x + off * size, low + (up + radius * 0.8) * size, z + deep * size],
      [x + off * size, low + (up + radius * 1.06) * size, z + deep * size],
      [0.14 * size, 0.03],
      5,
      gold,
    ),
  ];
  const minaret = (off: number, deep: number, high: number): Solid[] => {
    const at: Point = [x + off * size, low, z + deep * size];
    const ring = (share: number) =>
      frustumAt(
        [at[0], low + share * high * size, at[2]],
        0.8 * size,
        0.85 * size,
        1.25 * size,
        plainPaint(scaleColour(STONE, 1.06)),
        10,
      );
    return [
      frustumAt(at, high * 0.84 * size, 0.85 * size, 0.62 * size, plainPaint(STONE), 10),
      ring(0.5),
      ring(0.7),
      frustumAt(
        [at[0], low + high * 0.84 * size, at[2]],
        high * 0.16 * size,
        0.72 * size,
        0.03,
        lead,
        10,
      ),
    ];
  };
  return [
    by([-15, -8, 0], [15, 6, 18], wall),
    by([-10, 6, 3], [10, 10.4, 17], wall),
    ...[-12, -4, 4, 12].flatMap((off) => dome(off, 6.2, 1.6, 2.4)),
    ...[-7.4, 7.4].flatMap((off) => dome(off, 10.2, 5, 2.2)),
    // Half-domes lean on the highest from its sides and its front.
    ...[-6.4, 6.4].flatMap((off) => dome(off, 10, 10, 5)),
    ...dome(0, 9.8, 5, 5.2),
    frustumAt([x, low + 11 * size, z + 10 * size], 3 * size, 6.6 * size, 6.5 * size, drum, 16),
    ...dome(0, 13.6, 10, 6.5),
    ...minaret(-16.6, 0, 32),
    ...minaret(16.6, 0, 32),
    ...minaret(-15, 19, 27),
    ...minaret(15, 19, 27),
  ];
}

/** Rows of houses up a shore under clay, from how far off; a round tower under a cone over them at a place. World units. */
export function houses(groundAt: Ground, from: number, lamps: number): Solid[] {
  return [4, 15, 27, 41].flatMap((off, row) =>
    Array.from({ length: 40 }, (_, n): Solid[] => {
      const z = from + off;
      const wide = 5.4 + 3.4 * chance(n, row, 3);
      const left = (n - 20) * 8 + 3 * chance(n, row, 4) + 4 * row;
      const low = groundAt(left + wide / 2, z + 4);
      const high = low + 5 + 5 * chance(n, row, 5);
      const look = facade({
        wall: WALLS[Math.floor(5 * chance(n, row, 6))] as Colour,
        ...{ trim: [0.94, 0.92, 0.86], bay: 1.4, storey: 2.3, foot: 0.6, number: n + 50 * row },
        ...{ lamps: lamps * 1.3, window: [0.34, 0.5, 1.7] },
      });
      return gabled(
        plotOf(left, z, left + wide, z + 8),
        low - 4,
        high,
        [0.5, chance(n, row, 7) > 0.5 ? 'front' : 'sides'],
        look,
        clay([0.66, 0.34, 0.22]),
      );
    }).flat(),
  );
}

/** A round tower of stone under a pointed cone. World units. */
export function galataTower([x, low, z]: Point, lamps: number): Solid[] {
  const stone: Paint = ({ role }, { along, up, pixel }) => {
    const window =
      role === 'level'
        ? 0
        : inside(Math.abs(along), -1, 0.34, pixel) *
          Math.max(inside(up, 12, 13.4, pixel), inside(up, 16.2, 18, pixel));
    return {
      colour: mixColour([0.7, 0.62, 0.5], DARK, window),
      glass: 0,
      glow: scaleColour(LAMP, window * Math.min(1, lamps * 2.4)),
    };
  };
  return [
    frustumAt([x, low - 6, z], 25, 4.2, 3.9, stone, 16),
    frustumAt([x, low + 19, z], 0.8, 4.6, 4.6, plainPaint([0.76, 0.7, 0.58]), 16),
    frustumAt([x, low + 19.8, z], 3, 3.4, 3.3, stone, 16),
    frustumAt([x, low + 22.8, z], 8, 3.9, 0.06, plainPaint([0.36, 0.42, 0.48]), 16),
    rodBetween(
      [x, low + 30.4, z],
      [x, low + 33, z],
      [0.16, 0.04],
      5,
      plainPaint([0.9, 0.72, 0.26]),
    ),
  ];
}

/** A ferry of the strait, seen from its side: white decks with rows of windows on a dark hull, a yellow funnel; where its middle is, which way it sails. World units. */
export function vapur([x, , z]: Point, way: number, { lamps }: Pick<Site, 'lamps'>): Solid[] {
  const white = plainPaint([0.94, 0.94, 0.92]);
  const deck: Paint = ({ role }, { along, up, pixel }) => {
    const pane =
      role === 'level'
        ? 0
        : inside(Math.abs(along / 1.1 - Math.floor(along / 1.1) - 0.5), -1, 0.36, pixel / 1.1) *
          inside(up, 0.6, 1.4, pixel);
    return {
      colour: mixColour([0.94, 0.94, 0.92], DARK, pane),
      glass: 0.3 * pane,
      glow: scaleColour(LAMP, pane * Math.min(1, lamps * 3)),
    };
  };
  const hull: Paint = ({ role }, { up }) =>
    plainFront(
      role === 'level' ? [0.6, 0.5, 0.4] : up > 1.6 ? [0.92, 0.92, 0.9] : [0.1, 0.13, 0.2],
    );
  const half = 11;
  const funnel: Paint = (_, { up }) => plainFront(up > 2 ? [0.08, 0.08, 0.09] : [0.95, 0.72, 0.12]);
  return [
    upright(
      [
        [x - half, z],
        [x - half + 2.4, z - 2],
        [x + half - 2.4, z - 2],
        [x + half, z],
        [x + half - 2.4, z + 2],
        [x - half + 2.4, z + 2],
      ],
      -0.6,
      1.6,
      hull,
    ),
    box([x - half + 2.6, 1.6, z - 1.9], [x + half - 2.6, 3.6, z + 1.9], deck),
    box([x - half + 2.2, 3.6, z - 2.1], [x + half - 2.2, 3.8, z + 2.1], white),
    box([x - half + 4, 3.8, z - 1.7], [x + half - 3.6, 5.6, z + 1.7], deck),
    box([x - half + 3.6, 5.6, z - 1.9], [x + half - 3.2, 5.8, z + 1.9], white),
    box([x + way * 4.2 - 1.4, 5.8, z - 1.1], [x + way * 4.2 + 1.4, 7.4, z + 1.1], deck),
    frustumAt([x - way * 0.8, 5.8, z], 3, 0.95, 0.85, funnel, 12),
    rodBetween([x + way * 6.4, 5.8, z], [x + way * 6.4, 9.6, z], [0.1, 0.05], 5, white),
    sheer(
      box(
        [x - way * 9.4 - 0.8, 4.6, z],
        [x - way * 9.4 + 0.8, 5.6, z + 0.08],
        plainPaint([0.82, 0.06, 0.1]),
      ),
    ),
  ];
}
