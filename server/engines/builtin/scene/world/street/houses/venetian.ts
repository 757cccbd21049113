import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import {
  chance,
  DARK,
  type Front,
  type FrontPlace,
  inside,
  LAMPS,
  NO_GLOW,
  plainFront,
  SHOP,
} from '../front.ts';

/** An old house in the water; lengths in world units. */
export interface Palace {
  /** How long its front is, and how high. */
  readonly long: number;
  readonly height: number;
  readonly wall: Colour;
  /** Height of a storey and width of a window with its wall. */
  readonly storey: number;
  readonly bay: number;
  /** Tells houses apart where something is by chance. */
  readonly number: number;
}

/** White stone of Istria, of which sills, surrounds and balconies are. */
const STONE: Colour = [0.9, 0.87, 0.8];
const TILE: Colour = [0.62, 0.32, 0.2];
const ALGAE: Colour = [0.14, 0.19, 0.12];
const DOOR: Colour = [0.2, 0.13, 0.09];
const BRICK: Colour = [0.6, 0.36, 0.26];
const SHUTTERS: readonly Colour[] = [
  [0.16, 0.3, 0.2],
  [0.3, 0.18, 0.11],
  [0.2, 0.34, 0.36],
];
/** Heights of the tiled edge of the roof and of the cornice beneath it, world units. */
const EAVES = 0.7;
const CORNICE = 0.4;
/** How wide the stone around a window is, world units. */
const SURROUND = 0.16;

/** A window or a door with an arch: half its width, sill and spring of the arch, and how high that rises; world units. */
interface Arch {
  readonly half: number;
  readonly low: number;
  readonly spring: number;
  readonly rise: number;
  /** Whether it ends in a point. */
  readonly isPointed: boolean;
}

/** How much of a pixel is in an arch, `off` its middle. */
function inArch(
  { half, low, spring, rise, isPointed }: Arch,
  off: number,
  up: number,
  pixel: number,
  wider = 0,
): number {
  const share = clamp((up - spring) / (rise + wider));
  const reach = (half + wider) * (isPointed ? 1 - share ** 1.7 : Math.sqrt(1 - share * share));
  return inside(off, -reach, reach, pixel) * inside(up, low - wider, spring + rise + wider, pixel);
}

/** What stands at one window's place of a front. */
interface Opening {
  readonly arch: Arch;
  /** The shutters beside it, or null. */
  readonly shutters: Colour | null;
  /** Whether a balcony is before it. */
  readonly hasBalcony: boolean;
}

/** How many windows stand together in the middle of the main floor. */
const GROUP = 3;

/** What a front above the water's floor has in a column of windows on a level. */
function openingAt({ bay, storey, number, long }: Palace, column: number, level: number): Opening {
  const columns = Math.max(1, Math.floor(long / bay));
  const first = Math.floor((columns - GROUP) / 2 + (chance(number, 3, 5) < 0.5 ? 0.5 : 0));
  const isGrouped = level === 0 && columns >= GROUP && column >= first && column < first + GROUP;
  const isPointed = level === 0 && chance(number, 1, 1) < 0.7;
  const half = bay * (isGrouped ? 0.36 : 0.21);
  const rise = half * (isPointed ? 1.5 : 1);
  const spring = Math.max(1.2, storey * (isGrouped ? 0.84 : 0.82) - rise);
  const arch = { half, low: isGrouped ? 0.14 : 0.72, spring, rise, isPointed };
  const hasShutters = level > 0 && chance(number, column, level + 40) < 0.75;
  const shutters = hasShutters ? (SHUTTERS[number % SHUTTERS.length] ?? null) : null;
  const isSingle = !isGrouped && level < 2 && chance(number, column, 77) < 0.16;
  return { arch, shutters, hasBalcony: isGrouped || isSingle };
}

/** Height of a balcony's rail and how far apart its balusters stand. */
const RAIL = 0.95;
const BALUSTER = 0.24;

/** How much of a balcony's white stone is at a place `up` from its floor, and how much of a gap between balusters. */
function balconyAt(along: number, up: number, pixel: number): { stone: number; gap: number } {
  const floor = inside(up, -0.2, 0.06, pixel);
  const rail = inside(up, RAIL - 0.13, RAIL, pixel);
  const within = along / BALUSTER - Math.floor(along / BALUSTER);
  const fine = smoothstep(0.22, 0.08, pixel);
  const slim = 0.26 + 0.12 * Math.cos(((up - 0.5) / RAIL) * 9);
  const posts = inside(within, 0.5 - slim, 0.5 + slim, pixel / BALUSTER) * fine + 0.55 * (1 - fine);
  const middle = inside(up, 0.06, RAIL - 0.13, pixel);
  return { stone: Math.max(floor, rail, middle * posts), gap: middle * (1 - posts) };
}

/** What the front of an old house in the water shows at a place: plaster that wears off, arched windows, balconies. */
export function venetianAt(house: Palace, place: FrontPlace, lamps: number): Front {
  const { bay, storey, height, number } = house;
  const { along, up, pixel } = place;
  if (up > height - EAVES - CORNICE) return eavesAt(house, place);
  if (up < SHOP) return footAt(house, place, lamps);
  const column = Math.floor(along / bay);
  const level = Math.floor((up - SHOP) / storey);
  const rise = up - SHOP - level * storey;
  const off = along - (column + 0.5) * bay;
  const { arch, shutters, hasBalcony } = openingAt(house, column, level);
  // The window under the eaves would be cut by them.
  const fits = SHOP + level * storey + arch.spring + arch.rise + 0.3 < height - EAVES - CORNICE;
  const hole = fits ? inArch(arch, off, rise, pixel) : 0;
  const frame = fits ? inArch(arch, off, rise, pixel, SURROUND) : 0;
  const bars =
    1 -
    0.8 *
      smoothstep(0.3, 0.1, pixel) *
      Math.max(
        inside(off, -0.04, 0.04, pixel),
        inside(rise, arch.spring - 0.05, arch.spring, pixel),
      );
  const sill = fits
    ? inside(off, -arch.half - 0.3, arch.half + 0.3, pixel) *
      inside(rise, arch.low - 0.26, arch.low - 0.08, pixel)
    : 0;
  const wing =
    inside(Math.abs(off), arch.half + 0.06, arch.half * 1.95, pixel) *
    inside(rise, arch.low, arch.spring + 0.5 * arch.rise, pixel);
  let colour = plasterAt(house, place);
  if (fits && shutters !== null)
    colour = mixColour(
      colour,
      scaleColour(
        shutters,
        0.8 + 0.3 * Math.abs(Math.sin(up * 22)) * smoothstep(0.16, 0.05, pixel),
      ),
      wing,
    );
  colour = mixColour(colour, scaleColour(STONE, 0.94), Math.max(frame * (1 - hole), sill));
  colour = mixColour(colour, DARK, hole * bars);
  let glass = hole * bars * 0.8;
  const isLit = chance(number, column, level) < lamps;
  let power = isLit ? hole * bars * (0.5 + 0.5 * chance(level, column, number)) : 0;
  if (hasBalcony && fits) {
    const { stone, gap } = balconyAt(along, rise, pixel);
    colour = mixColour(scaleColour(colour, 1 - 0.35 * gap), STONE, stone);
    glass *= 1 - stone;
    power *= 1 - stone;
  }
  // A band of stone between the storeys.
  const band = inside(rise, storey - 0.16, storey, pixel) * (level < 1 ? 1 : 0.4);
  const lamp = LAMPS[number % 2] ?? NO_GLOW;
  return {
    colour: mixColour(colour, STONE, 0.7 * band * (1 - hole)),
    glass,
    glow: lamps > 0 ? scaleColour(lamp, power) : NO_GLOW,
  };
}

/** Plaster, streaked from above and worn off in places so that bricks show. */
function plasterAt({ wall, number, height }: Palace, { along, up, pixel }: FrontPlace): Colour {
  const wave =
    Math.sin(along * 0.9 + number) * Math.sin(up * 1.1 + number * 1.7) +
    0.6 * Math.sin(along * 2.3 + up * 1.9 + number * 0.6) +
    0.3 * Math.sin(along * 5.1 - up * 4.3);
  const low = smoothstep(9, 4, up);
  const bare = smoothstep(0.95, 1.25, wave + 0.55 * low);
  const streak = 0.93 + 0.07 * Math.sin(along * 3.7 + number) * smoothstep(0, 6, height - up);
  const fine = smoothstep(0.18, 0.06, pixel);
  const row = Math.floor(up / 0.22);
  const joint =
    Math.abs(up / 0.22 - row - 0.5) > 0.4 ||
    Math.abs(along / 0.5 + 0.5 * (row & 1) - Math.round(along / 0.5 + 0.5 * (row & 1))) < 0.07;
  const brick = scaleColour(
    BRICK,
    (joint ? 1.2 : 0.9 + 0.2 * chance(row, Math.floor(along * 2), number)) * fine + 1 - fine,
  );
  return mixColour(scaleColour(wall, streak * (1 - 0.12 * low)), brick, bare);
}

/** The edge of a tiled roof that stands out, its shadow, and a cornice of stone. */
function eavesAt({ height, wall }: Palace, { along, up, pixel }: FrontPlace): Front {
  const below = height - up;
  const tile = 0.8 + 0.24 * Math.abs(Math.sin(along * 7)) * smoothstep(0.25, 0.08, pixel);
  const roof = inside(below, -1, EAVES - 0.12, pixel);
  const shade = inside(below, EAVES - 0.12, EAVES + 0.1, pixel);
  const dentils = 0.85 + 0.15 * Math.sign(Math.sin(along * 9)) * smoothstep(0.2, 0.08, pixel);
  const stone = mixColour(scaleColour(STONE, dentils), scaleColour(wall, 0.4), 0.75 * shade);
  return plainFront(mixColour(stone, scaleColour(TILE, tile), roof));
}

/** The foot of a house: arched doors and windows, its stone green up to the tide. */
function footAt(house: Palace, place: FrontPlace, lamps: number): Front {
  const { bay, number } = house;
  const { along, up, pixel } = place;
  const column = Math.floor(along / bay);
  const off = along - (column + 0.5) * bay;
  const isDoor = chance(number, column, 9) < 0.3;
  const half = bay * (isDoor ? 0.32 : 0.18);
  const arch = {
    half,
    low: isDoor ? 0.2 : 1.5,
    spring: isDoor ? 2.1 : 2.5,
    rise: half,
    isPointed: false,
  };
  const hole = inArch(arch, off, up, pixel);
  const frame = inArch(arch, off, up, pixel, SURROUND * 1.3);
  const bars =
    inside(Math.abs(Math.sin(off * 9)), 0.86, 2, pixel * 9) * smoothstep(0.16, 0.06, pixel);
  const tide = smoothstep(1.1, 0.3, up + 0.3 * chance(number, Math.floor(along), 2));
  const wall = scaleColour(plasterAt(house, place), 0.9);
  const stone = mixColour(mixColour(wall, scaleColour(STONE, 0.85), frame), ALGAE, 0.85 * tide);
  const isLit = !isDoor && chance(number, column, 1) < lamps;
  const dark = isDoor
    ? scaleColour(DOOR, 0.8 + 0.4 * bars)
    : mixColour(DARK, [0.2, 0.2, 0.2], bars);
  // A balcony above throws its shadow here.
  const shadow = 1 - 0.3 * smoothstep(SHOP - 0.9, SHOP - 0.2, up);
  return {
    colour: scaleColour(mixColour(stone, dark, hole), shadow),
    glass: isDoor ? 0 : hole * 0.6 * (1 - bars),
    glow: isLit ? scaleColour(LAMPS[0] ?? NO_GLOW, hole * (1 - bars) * 0.8) : NO_GLOW,
  };
}
