import { clamp } from '../../../arithmetic.ts';
import { ROAD_VEHICLES } from '../../../words/vehicles.ts';
import type { Cover } from '../../../world/cover.ts';
import { LAND } from '../../../world/frame.ts';
import { smallerSize } from '../../sprite.ts';
import { FOUNDED } from '../ground/settle.ts';
import { HIGHEST_WHEEL, highestShade, soleOf } from '../ground/sole.ts';
import type { Planted, Stage } from '../stage.ts';

/** The share of light that is taken right where a thing touches the ground. */
const DARKEST = 0.76;
/** The same where the wall of a building does, which has no room beneath it, and how much less far that reaches. */
const ALONG_WALLS = { darkest: 0.42, reach: 0.2 } as const;
/** How far that reaches, in widths of the thing: before it and beside it, and beneath its body. */
const AROUND = 0.08;
const BENEATH = 0.2;
/** How far from the outermost feet it is as dark beneath a body as anywhere, in widths of it. */
const INWARD = 0.15;
/** How soon it fades away from there: a power. */
const FADES = 1.25;
/** How much nearer ground before a foot looks than as much beside it. */
const FLAT = 1.7;

/**
 * Darkens the ground along the feet of a thing and beneath its body, as seen: however the ground
 * slopes, it stands on it. Ground that the cover hides is left as it is.
 */
export function shadeFeet(
  { frame, camera, setting }: Stage,
  { sprite, thing, x, z, base, size }: Planted,
  { clear }: Pick<Cover, 'clear'>,
): void {
  const isWheeled = thing === 'tractor' || thing === 'combine' || ROAD_VEHICLES.has(thing);
  const sole = soleOf(smallerSize(sprite), isWheeled ? HIGHEST_WHEEL : undefined);
  const tall = (camera.focal * size) / z;
  const wide = (tall * sprite.width) / sprite.height;
  const bottom = camera.horizon + (camera.focal * (camera.height - base)) / z;
  const middle = camera.centre + (camera.focal * x) / z;
  const isWall = thing !== undefined && FOUNDED.has(thing);
  const [near, body] = isWall
    ? [ALONG_WALLS.reach * AROUND, ALONG_WALLS.reach * AROUND]
    : [AROUND, BENEATH];
  const [around, beneath] = [Math.max(2, near * wide), Math.max(2, body * wide)];
  const { haze, fog } = setting.light;
  const misty = fog?.through(x / z, (base - camera.height) / z, z) ?? 1;
  const darkest = (isWall ? ALONG_WALLS.darkest : DARKEST) * misty * Math.exp(-z * haze);
  const deep = (1.2 * (size * sprite.width)) / sprite.height + 0.5;
  const highest = base + highestShade(setting.land);
  const limit = (value: number, most: number) => Math.round(clamp(value, 0, most));
  const right = limit(middle + sole.right * wide + around, frame.width - 1);
  const lowest = limit(bottom + around, frame.height - 1);
  for (
    let column = limit(middle + sole.left * wide - around, frame.width - 1);
    column <= right;
    column++
  ) {
    const across = (column + 0.5 - middle) / wide;
    const within = clamp(across, sole.left, sole.right);
    const aside = (Math.abs(across - within) * wide) / around;
    // Beside the outer feet there is no body above the ground.
    const inner = clamp(Math.min(across - sole.left, sole.right - across) / INWARD);
    const above = around + Math.max(0, beneath - around) * inner;
    const line = bottom - sole.heightAt(within) * tall;
    for (let row = limit(line - above, frame.height - 1); row <= lowest; row++) {
      const at = row * frame.width + column;
      if (frame.kind[at] !== LAND || (clear[at] as number) < 0.02) continue;
      const depth = frame.depth[at] as number;
      if (Math.abs(depth - z) > deep) continue;
      if (camera.height - ((row - camera.horizon) * depth) / camera.focal > highest) continue;
      const below = row + 0.5 - line;
      const away = Math.hypot(aside, below > 0 ? (below * FLAT) / around : below / above);
      if (away >= 1) continue;
      const left = 1 - darkest * (1 - away) ** FADES;
      for (let c = at * 3; c < at * 3 + 3; c++) frame.rgb[c] = (frame.rgb[c] as number) * left;
    }
  }
}
