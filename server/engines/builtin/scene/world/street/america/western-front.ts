import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../block-letters.ts';
import { chance, type Front, inside, NO_GLOW, plainFront } from '../front.ts';
import type { Paint } from '../solid.ts';

/** Pale frames and edges, bare timber, and the shingles of roofs. */
export const TRIM: Colour = [0.74, 0.66, 0.52];
export const TIMBER: Colour = [0.38, 0.27, 0.18];
export const SHINGLE: Colour = [0.36, 0.29, 0.24];
const DARK: Colour = [0.1, 0.08, 0.07];
const GILT: Colour = [0.9, 0.76, 0.4];
const LAMP: Colour = [1.1, 0.74, 0.36];
/** How high a plank is. */
const PLANK = 0.22;
/** Height of the ground floor, world units. */
export const GROUND = 3.6;

/** How a wooden house of a frontier town looks; lengths in world units. */
export interface WesternLook {
  readonly wall: Colour;
  /** Tells houses apart where something is by chance. */
  readonly number: number;
  readonly name: string;
  readonly storeys: number;
  /** Where the walls end, and the board before the roof. */
  readonly eaves: number;
  readonly top: number;
}

/** Boards one above the other, dry and of many tones. */
function boards({ wall, number }: WesternLook, along: number, up: number, pixel: number): Colour {
  const row = Math.floor(up / PLANK);
  const fine = smoothstep(0.2, 0.05, pixel);
  const piece = Math.floor(along / 2.6 + chance(row, 4, number));
  const joint = 1 - 0.35 * (1 - inside(up / PLANK - row, 0.1, 0.94, pixel / PLANK));
  const tone = 0.86 + 0.28 * chance(row, piece, number);
  const grain = 1 + 0.05 * Math.sin(along * 7 + row * 3 + Math.sin(up * 40));
  return scaleColour(wall, 1 + fine * (tone * joint * grain - 1));
}

/** Paints the walls of a wooden house and the board before its roof: planks, windows, swinging doors and its name; `lamps` is the share of lit windows. */
export function westernWall(look: WesternLook, lamps: number): Paint {
  const { number, eaves, name } = look;
  return (face, { along, up: rise, pixel }) => {
    const up = rise + face.origin[1];
    const bare = boards(look, along, up, pixel);
    if (face.role !== 'front')
      return plainFront(scaleColour(bare, face.role === 'level' ? 0.8 : 1));
    // What is written runs from left to right on both sides of the street.
    const isFromRight = face.along[0] * face.normal[2] - face.along[2] * face.normal[0] > 0;
    const read = isFromRight ? face.long - along : along;
    const off = along - face.long / 2;
    if (up > eaves + 0.1)
      return plainFront(named(bare, name, face.long, read, up - eaves - 0.25, pixel));
    if (up < GROUND) return groundFloor(look, bare, face.long, off, up, pixel, lamps);
    const bays = Math.max(2, Math.floor(face.long / 2.5));
    const wide = face.long / bays;
    const column = Math.floor(along / wide);
    const isLit = chance(number, column, 7) < lamps * 1.3;
    return paned(bare, along - (column + 0.5) * wide, up - GROUND, [0.44, 0.75, 2.3], pixel, isLit);
  };
}

/** The name in gilt letters on a dark board. */
function named(
  bare: Colour,
  name: string,
  long: number,
  along: number,
  up: number,
  pixel: number,
): Colour {
  const [tall, wide] = [1.02, Math.min(long - 1, name.length * 0.86)];
  const from = (long - wide) / 2;
  const board =
    inside(along, from - 0.24, from + wide + 0.24, pixel) * inside(up, -0.06, tall + 0.08, pixel);
  const ink = inkAt(name, (along - from) / wide, (up - 0.12) / (tall - 0.22), pixel / tall);
  return mixColour(mixColour(bare, [0.24, 0.1, 0.07], board), GILT, ink * board);
}

/** A sash window so wide to each side, from and to such heights, in a pale frame. */
function paned(
  bare: Colour,
  off: number,
  up: number,
  [half, low, high]: readonly [number, number, number],
  pixel: number,
  isLit: boolean,
): Front {
  const frame =
    inside(Math.abs(off), -1, half + 0.12, pixel) * inside(up, low - 0.12, high + 0.16, pixel);
  const hole = inside(Math.abs(off), -1, half, pixel) * inside(up, low, high, pixel);
  const bars = Math.max(
    inside(Math.abs(off), -1, 0.03, pixel),
    inside(Math.abs(up - (low + high) / 2), -1, 0.04, pixel),
  );
  const clear = hole * (1 - bars);
  return {
    colour: mixColour(mixColour(bare, TRIM, frame), DARK, clear),
    glass: 0.5 * clear,
    glow: isLit ? scaleColour(LAMP, clear) : NO_GLOW,
  };
}

/** Swinging doors in the middle, wide windows beside them. */
function groundFloor(
  { number }: WesternLook,
  bare: Colour,
  long: number,
  off: number,
  up: number,
  pixel: number,
  lamps: number,
): Front {
  const isLit = lamps > 0.05;
  if (Math.abs(off) > 1) {
    const place = Math.abs(off) - (1 + long / 2) / 2;
    const half = Math.min(1.1, (long / 2 - 1) / 2 - 0.25);
    return half > 0.25
      ? paned(bare, place, up, [half, 1.15, 2.65], pixel, isLit)
      : plainFront(bare);
  }
  const frame = inside(Math.abs(off), -1, 0.86, pixel) * inside(up, 0, 2.72, pixel);
  const hole = inside(Math.abs(off), -1, 0.72, pixel) * inside(up, 0, 2.6, pixel);
  const leaf =
    inside(Math.abs(off), 0.03, 0.7, pixel) *
    inside(up, 0.85, 1.85 + 0.25 * (1 - Math.abs(off)), pixel);
  const slats = 0.75 + 0.35 * Math.abs(Math.sin(up * 22 + number)) * smoothstep(0.12, 0.03, pixel);
  const dark = hole * (1 - leaf);
  const shown = mixColour(mixColour(bare, TRIM, frame), DARK, hole);
  return {
    colour: mixColour(shown, scaleColour([0.5, 0.3, 0.16], slats), leaf),
    glass: 0,
    glow: isLit ? scaleColour(LAMP, 0.8 * dark) : NO_GLOW,
  };
}
