import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Look } from '../../sculpt/solid.ts';

/** What carries many people, as it looks from outside. */
export interface CoachBody {
  readonly paint: Colour;
  /** Of the wall above the sill, between the windows. */
  readonly upper: Colour;
  /** Half its length, and half its width. */
  readonly long: number;
  readonly wide: number;
  /** Lower and upper edge of the windows, and their number on a side. */
  readonly sill: number;
  readonly lintel: number;
  readonly windows: number;
  /** Middles of the doors along it: glass almost down to the floor. */
  readonly doors: readonly number[];
  readonly floor: number;
}

const GLASS: Colour = [0.06, 0.08, 0.1];
const SKY: Colour = [0.4, 0.48, 0.56];
const INSIDE: Colour = [0.92, 0.84, 0.64];
const TRIM: Colour = [0.1, 0.1, 0.11];
/** Half the width of a post between windows, and of a door. */
const POST = 0.022;
const DOOR = 0.16;

/** Walls with windows, doors and a windscreen at both ends; lit from within when lamps are on. */
export function coachLook(body: CoachBody): Look {
  const { paint, upper, wide, sill, lintel } = body;
  return {
    paint: (x, y, z, [nx, ny, nz]) => {
      if (Math.abs(ny) > 0.7) return scaleColour(upper, 0.85);
      const isSide = Math.abs(nz) > Math.abs(nx);
      const part = isSide ? sideAt(body, x, y) : endAt(body, y, z);
      if (part === 'glass') {
        const up = (y - sill) / (lintel - sill);
        return up > 0.86
          ? INSIDE
          : mixColour(GLASS, SKY, Math.max(0, up) * 0.7 * (0.6 + (0.4 * Math.abs(z)) / wide));
      }
      if (part === 'trim') return TRIM;
      return y > sill - 0.03 ? upper : paint;
    },
    glow: (x, y, z, [nx, ny, nz]) => {
      if (Math.abs(ny) > 0.7) return 0;
      const part = Math.abs(nz) > Math.abs(nx) ? sideAt(body, x, y) : endAt(body, y, z);
      return part === 'glass' ? 0.7 : 0;
    },
    gloss: 0.5,
  };
}

type Part = 'glass' | 'trim' | 'wall';

function sideAt(
  { long, sill, lintel, windows, doors, floor }: CoachBody,
  x: number,
  y: number,
): Part {
  const door = doors.find((middle) => Math.abs(x - middle) < DOOR);
  if (door !== undefined && y > floor && y < lintel) {
    const across = Math.abs(x - door);
    return across < 0.012 || across > DOOR - 0.02 || y < floor + 0.03 ? 'trim' : 'glass';
  }
  if (y < sill || y > lintel || Math.abs(x) > long - 0.1) return 'wall';
  const bay = (2 * (long - 0.1)) / windows;
  const inBay = (((x + long) % bay) + bay) % bay;
  return Math.min(inBay, bay - inBay) < POST ? 'trim' : 'glass';
}

/** The windscreen: wider and deeper than the windows. */
function endAt({ wide, sill, lintel }: CoachBody, y: number, z: number): Part {
  const aside = wide - 0.06 - Math.abs(z);
  if (y < sill - 0.08 || y > lintel + 0.02 || aside < 0) return 'wall';
  return aside < 0.02 || Math.abs(z) < 0.01 ? 'trim' : 'glass';
}
