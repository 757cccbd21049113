import { clamp } from '../../arithmetic.ts';
import { LAND } from '../../world/frame.ts';
import { coverAt } from '../sample-texel.ts';
import type { SpriteSize } from '../sprite.ts';
import type { Planted, Stage } from './stage.ts';

/** The share of light that a shadow takes, and that is taken right beneath a thing. */
const DEPTH = 0.5;
const CONTACT = 0.55;
/** Shadows reach at most this many heights of the thing, and from far things not beyond their foot. */
const LONGEST = 2.4;
const FAR = 110;

/**
 * Darkens the ground where a thing keeps the sun off, and close beneath it. The thing is taken as
 * its sprite, stood across the light: exact for none, right in length, direction and outline.
 */
export function castShadow(stage: Stage, planted: Planted): void {
  const { frame, setting } = stage;
  const { rgb, kind, depth: depths, width: columns } = frame;
  const { centre, focal } = stage.camera;
  const { sprite, x, z, size } = planted;
  const texels = sprite.sizes.find(({ height }) => height <= 130) ?? sprite.sizes.at(-1);
  if (texels === undefined) return;
  const wide = (size * sprite.width) / sprite.height;
  const [right, up, ahead] = setting.light.toward;
  const flat = Math.hypot(right, ahead) || 1;
  const [away, aside] = [right / flat, ahead / flat];
  const rise = up / flat;
  const reaches = z < FAR || planted.boost !== undefined ? LONGEST : 0.5;
  const long = Math.min(size * reaches, size / Math.max(0.05, rise));
  const strength = DEPTH * clamp(setting.light.sun[1] * 2.2, 0.25, 1);
  const reach = long + wide;
  const area = seenArea(stage, planted, reach);
  for (let row = area.top; row <= area.bottom; row++) {
    for (let column = area.left; column <= area.right; column++) {
      const at = row * columns + column;
      if (kind[at] !== LAND) continue;
      const depth = depths[at] as number;
      const dx = ((column - centre) / focal) * depth - x;
      const dz = depth - z;
      if (dz > reach || dz < -reach || dx > reach || dx < -reach) continue;
      const along = -(dx * away + dz * aside);
      const across = dx * aside - dz * away;
      const shade =
        along > 0 && along < long
          ? strength * outline(texels, across / wide, (along * rise) / size)
          : 0;
      const foot = CONTACT * contact(dx / wide, dz / wide);
      const factor = (1 - shade * clamp(1.2 - along / long)) * (1 - foot);
      if (factor < 1)
        for (let c = at * 3; c < at * 3 + 3; c++) rgb[c] = (rgb[c] as number) * factor;
    }
  }
}

/** How much of the light a sprite stops at shares of its width from the middle and of its height. */
function outline(texels: SpriteSize, across: number, up: number): number {
  const u = (across + 0.5) * texels.width - 0.5;
  const v = (1 - up) * texels.height - 0.5;
  // Blurred a little: the sun is not a point.
  return (coverAt(texels, u - 1.6, v) + coverAt(texels, u, v) + coverAt(texels, u + 1.6, v)) / 3;
}

/** Darkness beneath a thing by the distance from its foot, in widths of it. */
function contact(dx: number, dz: number): number {
  const square = 4.4 * dx * dx + 10.2 * dz * dz;
  return square >= 1 ? 0 : (1 - Math.sqrt(square)) ** 1.3;
}

/** The rectangle of pixels within which ground that close to a thing is seen. */
function seenArea({ frame, camera }: Stage, { x, z, base }: Planted, reach: number) {
  const near = Math.max(Math.min(1, 0.4 * z), z - reach);
  const rowOf = (depth: number) => camera.horizon + ((camera.height - base) * camera.focal) / depth;
  const columnOf = (at: number) => camera.centre + (at * camera.focal) / near;
  const limit = (value: number, most: number) => Math.round(clamp(value, 0, most));
  return {
    left: limit(
      Math.min(columnOf(x - reach), camera.centre + ((x - reach) * camera.focal) / z),
      frame.width - 1,
    ),
    right: limit(
      Math.max(columnOf(x + reach), camera.centre + ((x + reach) * camera.focal) / z),
      frame.width - 1,
    ),
    top: limit(rowOf(z + reach) - reach * 0.4 * (camera.focal / z), frame.height - 1),
    bottom: limit(rowOf(near) + 2, frame.height - 1),
  };
}
