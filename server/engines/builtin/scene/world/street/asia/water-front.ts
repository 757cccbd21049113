import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, DARK, type Front, inside, plainFront } from '../front.ts';
import { tileAt } from '../houses/house-front.ts';
import { lampBehind } from '../houses/windows.ts';
import type { FacePlace, Paint } from '../solid.ts';

/** How a house of a water town looks; lengths in world units. */
export interface WaterLook {
  /** Where its stone foot ends, where its ground floor does, and where its walls do. */
  readonly foot: number;
  readonly floor: number;
  readonly eaves: number;
  /** Whether its ground floor is open to the quay, behind leaves of wood. */
  readonly hasShop: boolean;
  readonly number: number;
}

const WHITE: Colour = [0.9, 0.89, 0.85];
const GREY: Colour = [0.44, 0.45, 0.44];
const STONE: Colour = [0.5, 0.49, 0.45];
const ALGAE: Colour = [0.2, 0.24, 0.15];
const WOOD: Colour = [0.27, 0.15, 0.09];
const PAPER: Colour = [0.62, 0.55, 0.42];
/** Tiles of burnt clay, nearly black. */
export const TILES: Colour = [0.15, 0.16, 0.18];
/** How wide a leaf of a lattice is. */
const LEAF = 0.72;

/** Whitewash that rain has run down and damp has crept up. */
function limeAt({ number, foot, eaves }: WaterLook, along: number, up: number): Colour {
  const streak = 0.5 + 0.5 * Math.sin(along * 2.7 + number) * Math.sin(along * 7.3 + number * 1.3);
  const cloud = 0.5 + 0.5 * Math.sin(along * 0.8 + number * 2.1) * Math.sin(up * 0.9 + number);
  const fallen = smoothstep(1.6, 0, eaves - up) * streak;
  const risen = smoothstep(1.5, 0, up - foot) * (0.4 + 0.6 * cloud);
  return mixColour(WHITE, GREY, 0.14 * cloud + 0.3 * fallen + 0.45 * risen);
}

/** Blocks of stone in courses, green up to where the water stands. */
export function graniteAt(along: number, up: number, pixel: number, number: number): Colour {
  const row = Math.floor(up / 0.3);
  const across = along / 0.85 + 0.5 * (row & 1) + 0.2 * chance(row, number, 2);
  const column = Math.floor(across);
  const fine = smoothstep(0.3, 0.08, pixel);
  const joint =
    inside(up / 0.3 - row, 0.07, 0.93, pixel / 0.3) *
    inside(across - column, 0.03, 0.97, pixel / 0.85);
  const tone = 0.84 + 0.3 * chance(row, column, number);
  const stone = scaleColour(STONE, 1 + fine * (tone * (0.55 + 0.45 * joint) - 1));
  return mixColour(stone, ALGAE, 0.8 * smoothstep(0.5, 0.15, up));
}

/** Leaves of wood with a lattice above and a panel below, from one height to another; lit from within where there is a lamp. */
export function lattice(
  along: number,
  rise: number,
  high: number,
  pixel: number,
  lamp: Colour | null,
  timber: Colour = WOOD,
): Front {
  const leaf = along / LEAF - Math.floor(along / LEAF);
  const stile = 1 - inside(leaf, 0.09, 0.91, pixel / LEAF);
  const rail =
    1 -
    Math.max(inside(rise, 0.1, high * 0.34, pixel), inside(rise, high * 0.4, high - 0.1, pixel));
  const isOpen = rise > high * 0.37 ? 1 : 0;
  const [u, v] = [leaf * 5, rise * 6.4];
  const bar = Math.max(
    inside(Math.abs(u - Math.round(u)), -1, 0.16, (pixel * 5) / LEAF),
    inside(Math.abs(v - Math.round(v)), -1, 0.16, pixel * 6.4),
  );
  const fine = smoothstep(0.12, 0.04, pixel);
  const wood = Math.max(stile, rail, isOpen * (fine * bar + (1 - fine) * 0.45), 1 - isOpen);
  const behind = lamp === null ? mixColour(DARK, PAPER, 0.42) : PAPER;
  const panel = 0.8 + 0.35 * stile;
  return {
    colour: mixColour(behind, scaleColour(timber, panel), wood),
    glass: 0,
    glow: lamp === null ? [0, 0, 0] : scaleColour(lamp, 0.85 * (1 - wood)),
  };
}

/** Paints a wall of granite up to a height, world units, and whitewash above it. */
export const graniteWall =
  (number: number, foot: number): Paint =>
  ({ role, origin }, { along, up, pixel }) => {
    const high = origin[1] + up;
    return role === 'level' || high > foot
      ? plainFront(WHITE)
      : plainFront(graniteAt(along, high + 1, pixel, number));
  };

/** Paints a house of a water town: stone at its foot, whitewash, leaves of lattice and small windows; `lamps` is the share of lit ones. */
export function waterWall(look: WaterLook, lamps: number): Paint {
  const { foot, floor, eaves, number, hasShop } = look;
  return (face, place) => {
    if (face.role === 'roof') return plainFront(tiledAt(place, number));
    if (face.role === 'level') return plainFront(scaleColour(WOOD, 0.8));
    const { along, pixel } = place;
    const up = place.up + face.origin[1];
    if (up < foot) return plainFront(graniteAt(along, up, pixel, number));
    const wall = plainFront(limeAt(look, along, up));
    if (face.role !== 'front' || along < 0.35 || along > face.long - 0.35) return wall;
    if (up < floor) {
      const low = foot + 0.12;
      if (hasShop && up > low && up < floor - 0.25)
        return lattice(
          along,
          up - low,
          floor - 0.25 - low,
          pixel,
          lampBehind(number, Math.floor(along / 2.2), 1, lamps * 1.5),
        );
      return hasShop
        ? plainFront(scaleColour(WOOD, 0.9))
        : smallWindow(look, wall, along, up - foot, pixel, lamps);
    }
    const rise = up - floor;
    const high = eaves - floor;
    if (high < 1.9) return wall;
    const from = 0.7 + 1.2 * chance(number, 4, 4);
    const to = face.long - 0.7 - 1.2 * chance(number, 4, 5);
    const isIn = inside(along, from, to, pixel) * inside(rise, 0.5, high - 0.35, pixel);
    if (isIn <= 0) return wall;
    const shown = lattice(
      along - from,
      rise - 0.5,
      high - 0.85,
      pixel,
      lampBehind(number, Math.floor(along / 1.5), 2, lamps * 1.4),
    );
    return {
      ...shown,
      colour: mixColour(wall.colour, shown.colour, isIn),
      glow: scaleColour(shown.glow, isIn),
    };
  };
}

/** Small windows of a wall at the water, a ledge of tiles over each. */
function smallWindow(
  { number }: WaterLook,
  wall: Front,
  along: number,
  rise: number,
  pixel: number,
  lamps: number,
): Front {
  const column = Math.floor(along / 2.3);
  if (chance(number, column, 8) < 0.3) return wall;
  const off = along - (column + 0.5) * 2.3;
  const ledge = inside(off, -0.75, 0.75, pixel) * inside(rise, 2.02, 2.18, pixel);
  const tiled = mixColour(wall.colour, TILES, ledge);
  const frame = inside(off, -0.5, 0.5, pixel) * inside(rise, 0.95, 1.95, pixel);
  if (frame <= 0) return { ...wall, colour: tiled };
  const shown = lattice(off + LEAF, rise - 0.62, 1.3, pixel, lampBehind(number, column, 3, lamps));
  return { ...shown, colour: mixColour(tiled, shown.colour, frame) };
}

/** Rows of round tiles from ridge to eaves, dark between them, pale drops along the eaves. */
export function tiledAt({ along, up, pixel }: FacePlace, number: number): Colour {
  const row = along / 0.24 - Math.floor(along / 0.24);
  const fine = smoothstep(0.22, 0.07, pixel);
  const round = 0.7 + 0.75 * Math.sin(Math.PI * row);
  const tone = tileAt({ roof: TILES, number }, along, up, pixel);
  const drop = smoothstep(0.14, 0.05, up) * 0.5;
  return mixColour(scaleColour(tone, 1 + fine * (round - 1)), [0.4, 0.41, 0.42], drop);
}
