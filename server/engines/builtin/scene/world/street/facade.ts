import { mix, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import {
  chance,
  DARK,
  type Front,
  type FrontPlace,
  inside,
  LAMPS,
  NO_GLOW,
  SHOP,
} from './front.ts';
import type { House } from './plan.ts';
import { venetianAt } from './venetian.ts';

/** What a house front shows at a place; `lamps` is the share of windows that are lit, 0 by day. */
export function frontAt(house: House, place: FrontPlace, lamps: number): Front {
  if (house.isOld) return venetianAt(house, place, lamps);
  if (place.up < SHOP) return shopAt(house, place, lamps);
  const { bay, storey, glass: share, wall, number } = house;
  const column = Math.floor(place.along / bay);
  const level = Math.floor((place.up - SHOP) / storey);
  const u = place.along / bay - column;
  const v = (place.up - SHOP) / storey - level;
  const half = share / 2;
  const top = share > 0.7 ? 0.94 : 0.82;
  const bottom = share > 0.7 ? 0.06 : 0.24;
  const sharp =
    inside(u, 0.5 - half, 0.5 + half, place.pixel / bay) *
    inside(v, bottom, top, place.pixel / storey);
  const pane = 1 - 0.7 * inside(u, 0.48, 0.52, place.pixel / bay) * (share > 0.7 ? 0 : 1);
  // Windows too small to be told apart become an even share of glass.
  const blurred = smoothstep(0.35, 0.9, place.pixel / bay);
  const isRoof = house.height - place.up < 0.9;
  const glass = isRoof ? 0 : mix(sharp * pane, share * (top - bottom), blurred);
  const isLit = chance(number, column, level) < lamps;
  const lamp = LAMPS[Math.floor(chance(column, number, level) * LAMPS.length)] ?? NO_GLOW;
  const power =
    mix(isLit ? 1 : 0, lamps, blurred) * glass * (0.5 + 0.5 * chance(level, column, number));
  const ledge = inside(v, 0.9, 1, 0.06 + place.pixel / storey);
  const grime = 0.9 + 0.1 * chance(number, column >> 2, level >> 1) - 0.12 * smoothstep(0.2, 0, v);
  const stone = scaleColour(wall, (isRoof ? 0.78 : 1) * grime * (1 + 0.14 * ledge * (1 - blurred)));
  return {
    colour: mixColour(stone, DARK, glass),
    glass,
    glow: lamps > 0 ? scaleColour(lamp, power) : NO_GLOW,
  };
}

/** The ground floor: a shop window with its goods and a door, above them an awning or a sign, piers between. */
function shopAt(house: House, place: FrontPlace, lamps: number): Front {
  const { bay, wall, sign, number } = house;
  const { along, up, pixel } = place;
  const width = bay * 1.6;
  const shop = Math.floor(along / width);
  const u = along / width - shop;
  const soft = pixel / width;
  const isLeft = chance(number, shop, 21) < 0.5;
  const [from, to] = isLeft ? [0.3, 0.94] : [0.06, 0.7];
  const [doorFrom, doorTo] = isLeft ? [0.08, 0.25] : [0.75, 0.92];
  const window = inside(u, from, to, soft) * inside(up, 0.72, 2.7, pixel);
  const door = inside(u, doorFrom, doorTo, soft) * inside(up, 0.08, 2.5, pixel);
  const pane = inside(u, doorFrom + 0.035, doorTo - 0.035, soft) * inside(up, 0.9, 2.3, pixel);
  const bars = 1 - 0.75 * inside(((u - from) / (to - from)) * 2 - 1, -0.03, 0.03, soft * 3);
  const board = inside(up, 3.1, 3.8, pixel);
  const letters =
    inside(u, 0.16, 0.84, soft) *
    inside(up, 3.27, 3.63, pixel) *
    (chance(number, Math.floor(along * 4.2), 5) < 0.62 ? 1 : 0.1);
  const paint = sign ?? scaleColour(wall, 0.8);
  const front = mixColour(
    scaleColour(wall, 0.72),
    scaleColour(paint, 0.42),
    inside(up, 0.06, 3.1, pixel) * inside(u, 0.03, 0.97, soft),
  );
  const trim = mixColour(front, scaleColour(paint, 0.55), board);
  const leaf = mixColour(trim, scaleColour(paint, 0.3), door);
  const stripes = chance(number, shop, 33) < 0.55 ? inside(up, 2.62, 3.1, pixel) : 0;
  const isPale = Math.floor(along / 0.36) % 2 === 0;
  const cloth = scaleColour(
    isPale ? [0.88, 0.85, 0.78] : paint,
    0.6 + 0.4 * smoothstep(2.6, 3.1, up),
  );
  const shaded = mixColour(leaf, cloth, stripes * smoothstep(0.5, 0.2, pixel));
  const glass = Math.max(window * bars, door * pane) * (1 - stripes);
  const inner = goodsAt(number, along, up, pixel);
  const lit = glass * Math.min(1, lamps * 2);
  const neon = sign === null ? 0 : letters * Math.min(1, lamps * 2.4) * 1.7;
  return {
    colour: mixColour(
      mixColour(shaded, scaleColour(inner, 0.3), glass),
      [0.92, 0.9, 0.86],
      letters * 0.6,
    ),
    glass: glass * 0.7,
    glow: [
      1.15 * inner[0] * lit + paint[0] * neon,
      0.9 * inner[1] * lit + paint[1] * neon,
      0.62 * inner[2] * lit + paint[2] * neon,
    ],
  };
}

/** Height between shelves, and the width of what stands on them. */
const SHELF = 0.62;
const WARE = 0.24;

/** What is behind a shop window, in the light of its ceiling: shelves with goods of many colours and sizes. */
function goodsAt(number: number, along: number, up: number, pixel: number): Colour {
  const level = Math.floor((up - 0.72) / SHELF);
  const above = (up - 0.72) / SHELF - level;
  const bright = 0.42 + 0.5 * smoothstep(0.9, 2.7, up);
  const wall: Colour = [bright, bright * 0.96, bright * 0.9];
  const column = Math.floor(along / WARE + 0.3 * level);
  const tall = 0.25 + 0.55 * chance(number, column, level);
  const within = along / WARE + 0.3 * level - column;
  const ware = inside(within, 0.12, 0.88, pixel / WARE) * inside(above, 0, tall, pixel / SHELF);
  const hue = chance(column, level, number);
  const tone: Colour = [
    0.3 + 0.6 * hue,
    0.28 + 0.4 * chance(level, number, column),
    0.24 + 0.5 * (1 - hue),
  ];
  const shown = mixColour(wall, scaleColour(tone, bright), ware * smoothstep(0.3, 0.08, pixel));
  return scaleColour(shown, 1 - 0.45 * inside(above, 0.93, 1.02, pixel / SHELF));
}
