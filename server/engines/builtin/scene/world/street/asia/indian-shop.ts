import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, type Front, inside, plainFront } from '../front.ts';

/** Dyes of cloth. */
export const CLOTHS: readonly Colour[] = [
  [0.84, 0.3, 0.12],
  [0.12, 0.4, 0.56],
  [0.9, 0.66, 0.16],
  [0.7, 0.12, 0.3],
  [0.2, 0.5, 0.36],
];

/** How many shops there are in a house so wide. */
export const shopsOf = (long: number): number => Math.max(1, Math.round(long / 3.2));

/** Open shops with what they sell on shelves and in heaps, some with their shutters down. */
export function indianShopAt(
  number: number,
  long: number,
  along: number,
  up: number,
  pixel: number,
  lamps: number,
): Front {
  const wide = long / shopsOf(long);
  const shop = Math.floor(along / wide);
  const off = along - shop * wide;
  if (off < 0.22 || off > wide - 0.22) return plainFront(scaleColour([0.52, 0.47, 0.4], 0.9));
  if (chance(number, shop, 61) < 0.16) {
    const slat = 0.78 + 0.3 * Math.abs(Math.sin(up * 21)) * smoothstep(0.16, 0.05, pixel);
    return plainFront(scaleColour([0.36, 0.44, 0.5], slat));
  }
  const goods = waresAt(number + 5 * shop, off, up, pixel);
  const deep = 0.46 + 0.3 * smoothstep(2.4, 0.2, up);
  const lamp = 0.12 + 0.9 * Math.min(1, 1.8 * lamps);
  return {
    colour: scaleColour(goods, deep),
    glass: 0,
    glow: [1.1 * goods[0] * lamp, 0.86 * goods[1] * lamp, 0.6 * goods[2] * lamp],
  };
}

/** Height of a counter or of the sacks before a shop, world units. */
const COUNTER = 0.85;

/** What a shop sells: cloth that hangs down in lengths, brass and pots on shelves, or sacks and heaps before its dark. */
function waresAt(number: number, off: number, up: number, pixel: number): Colour {
  const kind = number % 3;
  const dye = (a: number, b: number) =>
    CLOTHS[Math.floor(chance(a, b, number) * CLOTHS.length)] as Colour;
  const inner: Colour = [0.13, 0.1, 0.08];
  if (up < COUNTER) return counterAt(number, off, up, pixel);
  if (kind === 0) {
    const wide = 0.34;
    const column = Math.floor(off / wide);
    const u = off / wide - column;
    const low = COUNTER + 0.5 * chance(column, 3, number);
    const stripe =
      Math.floor(up / (0.09 + 0.12 * chance(column, 6, number))) % 3 === 0 ? 1.25 : 0.95;
    const fold = 0.72 + 0.4 * Math.abs(Math.sin(u * 7 + column));
    const there = inside(u, 0.05, 0.95, pixel / wide) * inside(up, low, 2.5, pixel);
    return mixColour(inner, scaleColour(dye(column, 2), fold * stripe), there);
  }
  const high = 0.56;
  const level = Math.floor(up / high);
  const rise = up / high - level;
  const wide = 0.2 + 0.14 * chance(level, 4, number);
  const column = Math.floor(off / wide);
  const u = off / wide - column - 0.5;
  const tall = 0.35 + 0.4 * chance(level, column, number);
  // Vessels of brass and clay, or boxes.
  const half = kind === 1 ? 0.42 - 0.34 * Math.abs(rise / tall - 0.4) : 0.4;
  const ware = inside(Math.abs(u), -1, half, pixel / wide) * inside(rise, 0.08, tall, pixel / high);
  const tone = 0.7 + 0.5 * chance(column, level, 3);
  const metal: Colour = chance(column, level, 6) < 0.6 ? [0.8, 0.58, 0.22] : [0.66, 0.34, 0.2];
  const shown = scaleColour(
    kind === 1 ? metal : mixColour(dye(column, level), [0.7, 0.62, 0.5], 0.4),
    tone,
  );
  const board = inside(rise, -0.02, 0.08, pixel / high);
  return mixColour(mixColour(inner, shown, ware), [0.3, 0.2, 0.12], board);
}

/** A counter of boards, or sacks with spices heaped in them. */
function counterAt(number: number, off: number, up: number, pixel: number): Colour {
  if (number % 3 !== 2) {
    const plank = Math.abs(up / 0.2 - Math.round(up / 0.2)) * 0.2 < 0.012 + pixel / 2 ? 0.75 : 1;
    return scaleColour([0.42, 0.28, 0.16], plank * (up > COUNTER - 0.07 ? 1.3 : 0.9));
  }
  const wide = 0.52;
  const column = Math.floor(off / wide);
  const u = off / wide - column - 0.5;
  const round = Math.sqrt(Math.max(0, 1 - 4 * u * u));
  const heap = inside(up, 0.5, 0.52 + 0.26 * round, pixel);
  const spice = SPICES[Math.floor(chance(column, 2, number) * SPICES.length)] as Colour;
  const sack = scaleColour([0.62, 0.5, 0.34], 0.6 + 0.45 * round);
  return mixColour(up > 0.52 ? [0.13, 0.1, 0.08] : sack, spice, heap);
}

/** Turmeric, chilli, cumin, cardamom. */
const SPICES: readonly Colour[] = [
  [0.9, 0.62, 0.08],
  [0.72, 0.14, 0.07],
  [0.56, 0.38, 0.18],
  [0.46, 0.52, 0.24],
];
