import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside } from '../front.ts';
import type { HouseLook } from './looks.ts';

/** Height of a brick with its joint, and length of one. */
const BRICK = { high: 0.115, long: 0.34 } as const;
/** The same of ashlar. */
const STONE = { high: 0.5, long: 1.05 } as const;
const BEAM: Colour = [0.26, 0.18, 0.12];
const BEAM_WIDE = 0.2;

/** The bare wall of a house, so far along and up from its foot, `bays` windows apart. */
export function wallAt(look: HouseLook, along: number, up: number, pixel: number): Colour {
  const { fabric, wall, number, eaves } = look;
  const stain =
    Math.sin(along * 0.7 + number) * Math.sin(up * 0.9 + number * 1.7) +
    0.5 * Math.sin(along * 2.1 + up * 1.7 + number * 0.6);
  // Rain runs down from the eaves, and splashes up from the street.
  const streak = 0.05 * Math.sin(along * 3.3 + number) * smoothstep(0, 5, eaves - up);
  const worn = 1 + 0.045 * stain - streak - 0.16 * smoothstep(1.3, 0.1, up);
  const base = scaleColour(wall, worn);
  if (fabric === 'brick') return coursed(base, BRICK, number, along, up, pixel, 0.15);
  if (fabric === 'stone') return coursed(base, STONE, number, along, up, pixel, 0.09);
  if (fabric === 'timber') return timbered(base, look, along, up, pixel);
  return base;
}

/** Stones or bricks in courses, each of its own tone, with joints between them. */
function coursed(
  colour: Colour,
  { high, long }: { readonly high: number; readonly long: number },
  number: number,
  along: number,
  up: number,
  pixel: number,
  strength: number,
): Colour {
  const fine = smoothstep(high * 0.9, high * 0.3, pixel);
  if (fine <= 0) return colour;
  const row = Math.floor(up / high);
  const across = along / long + 0.5 * (row & 1);
  const column = Math.floor(across);
  const joint =
    inside(up / high - row, 0.09, 0.91, pixel / high) *
    inside(across - column, 0.05, 0.95, pixel / long);
  const tone = 1 + strength * (chance(row, column, number) - 0.5) * 1.4;
  const dark = strength * 0.9 * (1 - joint);
  return scaleColour(colour, 1 + fine * (tone * (1 - dark) - 1));
}

/** Plaster between beams: along each floor, beside each window, and braces where walls end. */
function timbered(
  plaster: Colour,
  { ground, storey, bay, number }: HouseLook,
  along: number,
  up: number,
  pixel: number,
): Colour {
  if (up < ground) return plaster;
  const level = Math.floor((up - ground) / storey);
  const rise = up - ground - level * storey;
  const floor = Math.max(
    inside(rise, 0, BEAM_WIDE * 1.3, pixel),
    inside(rise, storey - BEAM_WIDE * 0.7, storey, pixel),
    inside(rise, 0.86, 0.86 + BEAM_WIDE * 0.7, pixel),
  );
  const half = bay / 2;
  const column = Math.floor(along / half);
  const off = along - (column + 0.5) * half;
  const post = inside(
    Math.abs(along / half - Math.round(along / half)) * half,
    -1,
    BEAM_WIDE / 2,
    pixel,
  );
  const leans = chance(number, column, level + 9) < 0.4 ? (column % 2 === 0 ? 1 : -1) : 0;
  const line = off - leans * (rise - storey / 2) * (half / storey);
  const brace = leans === 0 ? 0 : inside(line, -BEAM_WIDE / 2, BEAM_WIDE / 2, pixel);
  const beam = Math.max(floor, post, brace);
  return mixColour(plaster, scaleColour(BEAM, 0.9 + 0.25 * chance(column, level, number)), beam);
}
