import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, type Front, inside } from '../front.ts';

/** A ground floor of shops. */
export interface ShopRow {
  readonly wall: Colour;
  readonly paint: Colour;
  /** How high it is, and how wide one shop is, world units. */
  readonly high: number;
  readonly wide: number;
  readonly number: number;
  /** Whether its sign is of neon. */
  readonly isNeon: boolean;
}

const LETTERS: Colour = [0.94, 0.9, 0.8];
/** Heights of the riser below a shop window, of its upper edge and of the door's, world units. */
const RISER = 0.62;
const WINDOW = 2.65;
const DOOR = 2.4;

/** A row of shops, so far along and up from the pavement: windows with goods, doors, painted wood and a sign above. */
export function shopAt(
  row: ShopRow,
  along: number,
  up: number,
  pixel: number,
  lamps: number,
): Front {
  const { wall, paint, high, wide, number, isNeon } = row;
  const shop = Math.floor(along / wide);
  const u = along - shop * wide;
  const isLeft = chance(number, shop, 21) < 0.5;
  const own = scaleColour(paint, 0.8 + 0.3 * chance(number, shop, 8));
  const [from, to] = isLeft ? [1.5, wide - 0.4] : [0.4, wide - 1.5];
  const [doorFrom, doorTo] = isLeft ? [0.36, 1.26] : [wide - 1.26, wide - 0.36];
  const window = inside(u, from, to, pixel) * inside(up, RISER, WINDOW, pixel);
  const door = inside(u, doorFrom, doorTo, pixel) * inside(up, 0.06, DOOR, pixel);
  const pane =
    inside(u, doorFrom + 0.16, doorTo - 0.16, pixel) * inside(up, 0.85, DOOR - 0.16, pixel);
  const third = (to - from) / 3;
  const near = Math.abs((u - from) / third - Math.round((u - from) / third)) * third;
  const bars = Math.max(
    near < 0.045 + pixel / 2 ? 1 : 0,
    inside(up, WINDOW - 0.52, WINDOW - 0.44, pixel),
  );
  const clear = Math.max(window * (1 - bars), pane);
  const wood = scaleColour(own, 0.62);
  // Panels below the window, pilasters between the shops.
  const panel =
    inside(Math.abs(((u / 0.8) % 1) - 0.5), -1, 0.36, pixel) *
    inside(up, 0.16, RISER - 0.12, pixel);
  const pilaster = 1 - inside(u, 0.24, wide - 0.24, pixel);
  const ledge = inside(up, high - 0.34, high - 0.14, pixel);
  const board = inside(up, WINDOW + 0.22, high - 0.34, pixel) * (1 - pilaster);
  const cell = Math.floor(along * 3.4);
  const letters =
    board *
    inside(u, wide * 0.2, wide * 0.8, pixel) *
    inside(up, WINDOW + 0.38, high - 0.5, pixel) *
    (chance(number, cell, 5) < 0.72 && Math.abs(along * 3.4 - cell - 0.5) < 0.36 ? 1 : 0);
  let colour = mixColour(wood, scaleColour(own, 0.44), panel);
  colour = mixColour(colour, scaleColour(wall, 0.9), pilaster);
  colour = mixColour(colour, scaleColour(own, 0.5), board);
  colour = mixColour(colour, scaleColour(own, 0.36), door);
  colour = mixColour(colour, LETTERS, letters * 0.85);
  colour = mixColour(
    colour,
    scaleColour(wall, 1.06),
    Math.max(ledge, inside(up, high - 0.1, high + 1, pixel)),
  );
  const inner = goodsAt(number + shop, along, up, pixel);
  const lit = clear * Math.min(1, lamps * 2);
  const neon = isNeon ? letters * Math.min(1, lamps * 2.4) * 1.7 : 0;
  const bright = Math.max(...own, 0.3);
  return {
    colour: mixColour(colour, scaleColour(inner, 0.42), clear),
    glass: clear * 0.6,
    glow: [
      1.15 * inner[0] * lit + (own[0] / bright) * neon,
      0.9 * inner[1] * lit + (own[1] / bright) * neon,
      0.62 * inner[2] * lit + (own[2] / bright) * neon,
    ],
  };
}

/** Height between shelves, and the width of what stands on them. */
const SHELF = 0.62;
const WARE = 0.24;

/** What is behind a shop window, in the light of its ceiling: shelves with goods of many colours and sizes. */
function goodsAt(number: number, along: number, up: number, pixel: number): Colour {
  const level = Math.floor((up - RISER) / SHELF);
  const above = (up - RISER) / SHELF - level;
  const bright = 0.42 + 0.5 * smoothstep(0.9, WINDOW, up);
  const wall: Colour = [bright, bright * 0.96, bright * 0.9];
  const column = Math.floor(along / WARE + 0.3 * level);
  const tall = 0.25 + 0.55 * chance(number, column, level);
  const share = along / WARE + 0.3 * level - column;
  const ware = inside(share, 0.12, 0.88, pixel / WARE) * inside(above, 0, tall, pixel / SHELF);
  const hue = chance(column, level, number);
  const tone: Colour = [
    0.3 + 0.6 * hue,
    0.28 + 0.4 * chance(level, number, column),
    0.24 + 0.5 * (1 - hue),
  ];
  const shown = mixColour(wall, scaleColour(tone, bright), ware * smoothstep(0.3, 0.08, pixel));
  return scaleColour(shown, 1 - 0.45 * inside(above, 0.93, 1.02, pixel / SHELF));
}
