import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, type Front, inside, plainFront } from '../front.ts';
import type { Face, FacePlace, Paint } from '../solid.ts';
import type { HouseLook } from './looks.ts';
import { shopAt } from './shop.ts';
import { wallAt } from './wall.ts';
import { type Casement, lampBehind, throughWindow } from './windows.ts';

/** Wall that is left at both ends of a front, world units. */
const MARGIN = 0.5;
/** How far above a floor its windows begin, and how far below the next they end. */
const LOW = 0.86;
const ABOVE = 0.5;
/** The share of windows of a wall that looks at no street. */
const FEW = 0.3;
/** How wide a shop is, about. */
const SHOP_WIDE = 5.2;

/** Paints a house's walls and the slopes of its roof; `lamps` is the share of windows that are lit. */
export function houseFront(look: HouseLook, lamps: number): Paint {
  return (face, { along, up, pixel }) => {
    if (face.role === 'roof') return plainFront(tileAt(look, along, up, pixel));
    const high = up + face.origin[1] - look.base;
    if (face.role === 'level') return plainFront(scaleColour(look.wall, 0.8));
    if (face.role === 'front' && high < look.ground && look.foot === 'shop')
      return shopAt(shopsOf(look, face.long), along, high, pixel, lamps);
    return storeysAt(look, face, { along, up: high, pixel }, lamps);
  };
}

function shopsOf({ wall, paint, ground, number }: HouseLook, long: number) {
  const wide = long / Math.max(1, Math.round(long / SHOP_WIDE));
  return { wall, paint, high: ground, wide, number, isNeon: false };
}

function storeysAt(look: HouseLook, face: Face, place: FacePlace, lamps: number): Front {
  const { ground, storey, number, trim, eaves } = look;
  const { along, up, pixel } = place;
  const bare = wallAt(look, along, up, pixel);
  const level = up < ground ? -1 : Math.floor((up - ground) / storey);
  const rise = level < 0 ? up : up - ground - level * storey;
  // Between the storeys of a house of stone or plaster runs a band.
  const banded = look.fabric === 'timber' ? 0 : level === 0 ? 1 : 0.35;
  const band = level < 0 ? 0 : banded * inside(rise, -0.02, 0.16, pixel);
  const corner = quoins(look, along, up, face.long, pixel);
  const wall = plainFront(mixColour(bare, trim, Math.max(0.75 * band, corner)));
  if (up > eaves) return inGable(look, face, wall, place, lamps);
  const bays = Math.max(1, Math.floor((face.long - MARGIN) / look.bay));
  const wide = (face.long - MARGIN) / bays;
  const column = Math.min(bays - 1, Math.max(0, Math.floor((along - MARGIN / 2) / wide)));
  const off = along - MARGIN / 2 - (column + 0.5) * wide;
  if (face.role === 'side' && chance(number, column + 60, level) > FEW) return wall;
  const top = level < 0 ? ground : storey;
  const next = level < 0 ? up - rise + ground : up - rise + storey;
  if (next > eaves + 0.2) return wall;
  if (level < 0 && face.role === 'front') {
    const door = Math.floor(chance(number, 4, 4) * bays);
    if (column === door) return doorIn(look, wall, off, up, pixel, lamps);
  }
  const lamp = lampBehind(number, column, level + 1, lamps);
  const casement = casementOf(look, top, level, column, lamp);
  return throughWindow(wall, casement, off, rise, pixel);
}

/** The window of a storey: the first floor's are the highest. */
function casementOf(
  look: HouseLook,
  storey: number,
  level: number,
  column: number,
  lamp: Colour | null,
): Casement {
  const { window, trim, number, fabric } = look;
  const isArched = number % 5 === 0 && fabric !== 'timber' && level < 1;
  const half = window / 2;
  const arch = isArched ? half * 0.7 : 0;
  return {
    half,
    low: level === 0 && number % 3 === 0 ? 0.3 : LOW,
    high: storey - ABOVE - arch,
    arch,
    trim: fabric === 'timber' ? [0.3, 0.21, 0.14] : trim,
    surround: fabric === 'timber' ? 0.08 : fabric === 'brick' ? 0.12 : 0.15,
    shutters: level >= 0 ? look.shutters : null,
    panes: fabric === 'timber' ? [4, 4] : [2, 3],
    lamp,
    blind: chance(column, number, level + 30) < 0.3 ? 0.25 + 0.5 * chance(level, 7, column) : 0,
    flowers: level >= 0 && chance(number, level, 50) < look.flowers ? number + level : null,
  };
}

/** Larger stones at both edges of a wall of plaster or brick. */
function quoins(
  { number, fabric }: HouseLook,
  along: number,
  up: number,
  long: number,
  pixel: number,
) {
  if (number % 2 === 0 || fabric === 'timber') return 0;
  const isLong = Math.floor(up / 0.5) % 2 === 0;
  const wide = isLong ? 0.62 : 0.4;
  const joint = inside(up / 0.5 - Math.floor(up / 0.5), 0.06, 0.94, pixel / 0.5);
  return 0.6 * joint * inside(Math.min(along, long - along), -1, wide, pixel);
}

/** A door of panels with a light above, in a frame. */
function doorIn(
  look: HouseLook,
  wall: Front,
  off: number,
  up: number,
  pixel: number,
  lamps: number,
): Front {
  const [half, high] = [0.62, 2.3];
  const frame = inside(off, -half - 0.2, half + 0.2, pixel) * inside(up, -1, high + 0.8, pixel);
  const leaf = inside(off, -half, half, pixel) * inside(up, 0.05, high, pixel);
  const light = inside(off, -half, half, pixel) * inside(up, high + 0.1, high + 0.58, pixel);
  const panels =
    inside(Math.abs(off), 0.1, half - 0.12, pixel) *
    Math.max(inside(up, 0.3, 1, pixel), inside(up, 1.2, 2.05, pixel));
  const paint = scaleColour(look.paint, 0.62 - 0.14 * panels);
  let colour = mixColour(wall.colour, look.trim, frame);
  colour = mixColour(colour, paint, leaf);
  colour = mixColour(colour, [0.1, 0.11, 0.13], light);
  const glow = Math.min(1, lamps * 1.6) * light;
  return { colour, glass: light * 0.7, glow: [1.1 * glow, 0.76 * glow, 0.4 * glow] };
}

/** The wall of a gable: one window under the ridge. */
function inGable(
  look: HouseLook,
  face: Face,
  wall: Front,
  { along, up, pixel }: FacePlace,
  lamps: number,
): Front {
  const rise = up - look.eaves;
  const half = Math.max(0.36, Math.min(0.5, face.long * 0.08));
  const casement: Casement = {
    half,
    low: 0.7,
    high: 1.9,
    arch: look.fabric === 'timber' ? 0 : half,
    trim: look.fabric === 'timber' ? [0.3, 0.21, 0.14] : look.trim,
    surround: 0.12,
    shutters: null,
    panes: [2, 2],
    lamp: lampBehind(look.number, 90, 9, lamps),
    blind: 0,
    flowers: null,
  };
  return throughWindow(wall, casement, along - face.long / 2, rise, pixel);
}

/** Height of a row of tiles and width of one, world units. */
const ROW = 0.3;
const TILE = 0.26;

/** Tiles of a roof in rows, each of its own tone, moss where it is old. */
export function tileAt(
  { roof, number }: Pick<HouseLook, 'roof' | 'number'>,
  along: number,
  up: number,
  pixel: number,
): Colour {
  const fine = smoothstep(0.3, 0.09, pixel);
  const row = Math.floor(up / ROW);
  const column = Math.floor(along / TILE + 0.5 * (row & 1));
  const lower = up / ROW - row;
  const edge = 1 - 0.38 * smoothstep(0.28, 0.02, lower);
  const tone = 1 + 0.3 * (chance(row, column, number) - 0.5);
  const patch = 1 + 0.09 * Math.sin(along * 0.9 + number) * Math.sin(up * 1.3 + number * 0.7);
  return scaleColour(roof, patch * (1 + fine * (edge * tone - 1)));
}
