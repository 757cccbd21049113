import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import { oldWood } from '../furnishings/timbered.ts';
import type { Shell } from '../furniture.ts';
import { chance } from '../materials.ts';
import { box, drum, type Material, type Solid } from '../solids/solid.ts';
import type { Enclosure } from './enclosure.ts';
import { framed, type IsWindow } from './shell-parts.ts';

/** A window with a pointed arch: half its width, from where to where its sides go up, and how much higher its point is, metres. */
const ARCH = { half: 0.62, low: 0.85, high: 1.75, point: 0.75 } as const;
/** The same of the slits along the side walls, and how far apart those are. */
const SLIT = { half: 0.24, apart: 2.4 } as const;
/** How wide and high blocks are, metres. */
const BLOCK = { wide: 0.62, high: 0.31 } as const;
/** How thick the columns in the corners are. */
const COLUMN = 0.34;

/** Whether a place so far aside and so high is in a window of a half width, grown by so much. */
function inArch(off: number, y: number, half: number, beyond: number): boolean {
  const wide = half + beyond;
  if (y < ARCH.low - beyond || off > wide) return false;
  const above = (y - ARCH.high) / (ARCH.point + beyond);
  return above < 0 || off < wide * Math.sqrt(Math.max(0, 1 - above)) * (1 - 0.15 * above);
}

/** Walls of stone blocks with arched windows, columns in the corners, beams of oak under planks: a room high up in a castle. */
export function castleTower({ left, right, high, back }: Shell, noise: Noise): Enclosure {
  const middle = (left + right) / 2;
  const isWindow: IsWindow = (axis, x, y, z, beyond = 0) => {
    if (axis === 1) return false;
    if (axis === 2) return inArch(Math.abs(x - middle), y, ARCH.half, beyond);
    const along = (back - z) / SLIT.apart;
    const off = Math.abs(along - Math.floor(along) - 0.5) * SLIT.apart;
    return inArch(off, y, SLIT.half, beyond);
  };
  const stone: Material = (x, y, z, axis) => {
    const along = axis === 0 ? z : axis === 2 ? x : x + z;
    const row = Math.floor(y / BLOCK.high);
    const u = along / BLOCK.wide + 0.5 * (row & 1) + 0.2 * chance(row, 3);
    const isJoint = u - Math.floor(u) < 0.05 || y / BLOCK.high - row < 0.08;
    const tone = 0.84 + 0.26 * chance(Math.floor(u), row + 40);
    return scaleColour(
      [0.6, 0.56, 0.5],
      tone * (isJoint ? 0.66 : 1) * (1 + 0.16 * noise.fbm(along * 4, y * 4, 3)),
    );
  };
  const sill: Material = (x, y, z) =>
    scaleColour([0.72, 0.68, 0.6], 0.95 + 0.12 * noise.fbm(x * 5 + z * 5, y * 5, 2));
  const planks = oldWood([0.42, 0.27, 0.16], noise, 2);
  const roof = oldWood([0.3, 0.19, 0.11], noise, 0);
  const beam = oldWood([0.26, 0.16, 0.09], noise, 0);
  const wall = framed(isWindow, stone, sill, 0.13);
  return {
    isPane: isWindow,
    bars: (x, y, z, axis) => (axis === 1 ? roof : wall)(x, y, z, axis),
    floor: (x, y, z, axis) =>
      scaleColour(
        planks(x, y, z, axis),
        Math.abs(x / 0.24 - Math.round(x / 0.24)) < 0.04 ? 0.5 : 1,
      ),
    solids: [
      ...[left, right].map((x): Solid => drum([x, back], [0, high], [COLUMN, COLUMN], stone)),
      ...Array.from({ length: Math.floor(back / 1.1) }, (_, n): Solid => {
        const z = back - 0.5 - 1.1 * n;
        return box([left, high - 0.22, z - 0.09], [right, high, z + 0.09], beam);
      }),
    ],
  };
}
