import { clamp, mix, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { House } from './plan.ts';

/** A place on a house front: `along` it and up from the pavement, and how much a pixel covers there, in world units. */
export interface FrontPlace {
  readonly along: number;
  readonly up: number;
  readonly pixel: number;
}

/** What a front shows at a place. */
export interface Front {
  /** In plain light. */
  readonly colour: Colour;
  /** 0 for wall, 1 for glass, which mirrors the sky. */
  readonly glass: number;
  /** Light that it sends out itself when lamps are on. */
  readonly glow: Colour;
}

/** Height of the ground floor. */
const SHOP = 4.2;
const DARK: Colour = [0.09, 0.11, 0.14];
const LAMPS: readonly Colour[] = [
  [1.15, 0.8, 0.42],
  [1.1, 0.88, 0.6],
  [0.95, 0.95, 0.9],
  [0.6, 0.8, 1.05],
];
const NO_GLOW: Colour = [0, 0, 0];

/** 0 to 1, the same for the same three numbers. */
function chance(a: number, b: number, c: number): number {
  let mixed =
    Math.imul(a + 11, 0x9e3779b1) ^ Math.imul(b + 7, 0x85ebca6b) ^ Math.imul(c + 3, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 8) / 0x1000000;
}

/** 1 between two edges, 0 outside, as soft as a pixel is wide. */
const inside = (value: number, low: number, high: number, soft: number): number =>
  clamp((value - low) / soft + 0.5) * clamp((high - value) / soft + 0.5);

/** What a house front shows at a place; `lamps` is the share of windows that are lit, 0 by day. */
export function frontAt(house: House, place: FrontPlace, lamps: number): Front {
  if (place.up < SHOP) return (house.isAfloat ? waterGateAt : shopAt)(house, place, lamps);
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

const ALGAE: Colour = [0.14, 0.19, 0.12];
const DOOR: Colour = [0.2, 0.13, 0.09];

/** The foot of a house in the water: stone that is green up to the tide, and arched doors and windows in it. */
function waterGateAt({ bay, wall, number }: House, place: FrontPlace, lamps: number): Front {
  const column = Math.floor(place.along / bay);
  const u = place.along / bay - column;
  const isDoor = chance(number, column, 9) < 0.3;
  const [low, spring, half] = isDoor ? [0.25, 2.2, 0.3] : [1.5, 2.5, 0.17];
  // An arch: half a circle above the springing line.
  const rise = clamp((place.up - spring) / (half * bay));
  const reach = half * Math.sqrt(1 - rise * rise);
  const soft = place.pixel / bay;
  const top = spring + half * bay;
  const hole = inside(u, 0.5 - reach, 0.5 + reach, soft) * inside(place.up, low, top, place.pixel);
  const tide = smoothstep(1.1, 0.3, place.up + 0.3 * chance(number, Math.floor(place.along), 2));
  const stone = mixColour(scaleColour(wall, 0.82), ALGAE, 0.85 * tide);
  const isLit = chance(number, column, 1) < lamps;
  return {
    colour: mixColour(stone, isDoor ? DOOR : DARK, hole),
    glass: isDoor ? 0 : hole * 0.7,
    glow: isLit && !isDoor ? scaleColour(LAMPS[0] ?? NO_GLOW, hole * 0.8) : NO_GLOW,
  };
}

/** The ground floor: a shop window under a sign, piers between. */
function shopAt({ bay, wall, sign, number }: House, place: FrontPlace, lamps: number): Front {
  const width = bay * 1.6;
  const u = place.along / width - Math.floor(place.along / width);
  const soft = place.pixel / width;
  const glass = inside(u, 0.07, 0.93, soft) * inside(place.up, 0.5, 2.9, place.pixel);
  const board = inside(place.up, 3.05, 3.85, place.pixel);
  const letters =
    inside(u, 0.12, 0.88, soft) *
    inside(place.up, 3.25, 3.65, place.pixel) *
    (chance(number, Math.floor(place.along * 4.2), 5) < 0.62 ? 1 : 0.1);
  const paint = sign ?? scaleColour(wall, 0.8);
  const colour = mixColour(scaleColour(wall, 0.7), scaleColour(paint, 0.55), board);
  const inner =
    0.55 + 0.5 * chance(number, Math.floor(place.along / 0.7), Math.floor(place.up / 0.8));
  const shine = scaleColour([1.15, 0.86, 0.56], glass * inner * Math.min(1, lamps * 2));
  const neon = sign === null ? 0 : letters * Math.min(1, lamps * 2.4) * 1.7;
  return {
    colour: mixColour(mixColour(colour, DARK, glass), [0.92, 0.9, 0.86], letters * 0.6),
    glass: glass * 0.8,
    glow: [shine[0] + paint[0] * neon, shine[1] + paint[1] * neon, shine[2] + paint[2] * neon],
  };
}
