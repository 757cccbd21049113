import { clamp } from '../../arithmetic.ts';
import type { Cover } from '../../world/cover.ts';
import { LAND } from '../../world/frame.ts';
import { coverAt } from '../sample-texel.ts';
import { type SpriteSize, smallerSize } from '../sprite.ts';
import { type Sole, soleOf } from './sole.ts';
import type { Setting } from '../../setting.ts';
import type { Planted, Stage } from './stage.ts';

/** The share of light that a shadow takes, and that is taken right beneath a thing. */
const DEPTH = 0.5;
const CONTACT = 0.55;
/** Beneath what was asked for `shadeFeet` darkens the ground too. */
const CONTACT_WISHED = 0.3;
/** Shadows reach at most this many heights of the thing, and from far things not beyond their foot. */
const LONGEST = 2.4;
const FAR = 110;
/** Ground of which less is seen between the things before it needs no shadow. */
const UNSEEN = 0.02;

/**
 * Darkens the ground where a thing keeps the sun off, and close beneath it. The thing is taken as
 * its sprite, stood across the light: exact for none, right in length, direction and outline.
 * Ground that the cover hides is left as it is.
 */
export function castShadow(stage: Stage, planted: Planted, { clear }: Pick<Cover, 'clear'>): void {
  const { frame, setting } = stage;
  const { rgb, kind, depth: depths, width: columns } = frame;
  const { centre, focal } = stage.camera;
  const { sprite, x, z, size } = planted;
  const texels = smallerSize(sprite);
  const isWished = planted.boost !== undefined;
  const sole = isWished ? soleOf(texels) : null;
  const under = isWished ? CONTACT_WISHED : CONTACT;
  const wide = (size * sprite.width) / sprite.height;
  const [right, up, ahead] = setting.light.toward;
  const flat = Math.hypot(right, ahead) || 1;
  const [away, aside] = [right / flat, ahead / flat];
  const rise = up / flat;
  const reaches = z < FAR || isWished ? LONGEST : 0.5;
  const long = Math.min(size * reaches, size / Math.max(0.05, rise));
  // The air between pales shadows too.
  const through = Math.exp(-z * setting.light.haze);
  const strength = DEPTH * clamp(setting.light.sun[1] * 2.2, 0.25, 1) * through;
  const ground = shadedGround(wide, [-away * long, -aside * long], [aside, -away]);
  const area = seenArea(stage, planted, ground);
  for (let row = area.top; row <= area.bottom; row++) {
    for (let column = area.left; column <= area.right; column++) {
      const at = row * columns + column;
      const depth = depths[at] as number;
      const dz = depth - z;
      if (dz > ground.far || dz < ground.near) continue;
      const dx = ((column - centre) / focal) * depth - x;
      if (dx > ground.right || dx < ground.left) continue;
      if (kind[at] !== LAND || (clear[at] as number) < UNSEEN) continue;
      const along = -(dx * away + dz * aside);
      const across = dx * aside - dz * away;
      const shade =
        along > 0 && along < long
          ? strength * outline(texels, across / wide, (along * rise) / size, sole)
          : 0;
      const foot = under * through * contact(dx / wide, dz / wide);
      const factor = (1 - shade * clamp(1.2 - along / long)) * (1 - foot);
      if (factor < 1)
        for (let c = at * 3; c < at * 3 + 3; c++) rgb[c] = (rgb[c] as number) * factor;
    }
  }
}

/**
 * The share of light that a thing keeps from what grows at a place in its shadow: grass stands on the
 * ground that is darkened, and is as dark.
 */
export function createShadow({ light }: Pick<Setting, 'light'>, planted: Planted) {
  const { sprite, size } = planted;
  const [right, up, ahead] = light.toward;
  const flat = Math.hypot(right, ahead) || 1;
  const [away, aside, rise] = [right / flat, ahead / flat, up / flat];
  const long = Math.min(size * LONGEST, size / Math.max(0.05, rise));
  const wide = (size * sprite.width) / sprite.height;
  const texels = smallerSize(sprite);
  const sole = soleOf(texels);
  const strength = DEPTH * clamp(light.sun[1] * 2.2, 0.25, 1);
  return (x: number, z: number): number => {
    const [dx, dz] = [x - planted.x, z - planted.z];
    const along = -(dx * away + dz * aside);
    const across = (dx * aside - dz * away) / wide;
    if (along <= 0 || along >= long || Math.abs(across) > 0.6) return 0;
    const share = outline(texels, across, (along * rise) / size, sole);
    return strength * share * clamp(1.2 - along / long);
  };
}

/** How much of the light a sprite stops at shares of its width from the middle and of its height. */
function outline(texels: SpriteSize, across: number, up: number, sole: Sole | null): number {
  const u = (across + 0.5) * texels.width - 0.5;
  // From its feet up: those farther from the eye are higher in its sprite, and on the ground all the same.
  const v = (1 - up - (sole?.heightAt(across) ?? 0)) * texels.height - 0.5;
  // Blurred a little: the sun is not a point.
  return (coverAt(texels, u - 1.6, v) + coverAt(texels, u, v) + coverAt(texels, u + 1.6, v)) / 3;
}

/** Darkness beneath a thing by the distance from its foot, in widths of it. */
function contact(dx: number, dz: number): number {
  const square = 4.4 * dx * dx + 10.2 * dz * dz;
  return square >= 1 ? 0 : (1 - Math.sqrt(square)) ** 1.3;
}

/** Ground about a foot: from it to the left and right, nearer and farther. World units. */
interface Ground {
  readonly left: number;
  readonly right: number;
  readonly near: number;
  readonly far: number;
}

/** The ground that a shadow of a width can touch: from the foot to its `tip`, `side` being across it. */
function shadedGround(
  wide: number,
  tip: readonly [number, number],
  side: readonly [number, number],
): Ground {
  const [half, deep] = [wide * 0.5, wide * 0.33];
  const [sideways, endways] = [Math.abs(side[0]) * wide * 0.6, Math.abs(side[1]) * wide * 0.6];
  return {
    left: Math.min(-half, -sideways + Math.min(0, tip[0])),
    right: Math.max(half, sideways + Math.max(0, tip[0])),
    near: Math.min(-deep, -endways + Math.min(0, tip[1])),
    far: Math.max(deep, endways + Math.max(0, tip[1])),
  };
}

/** How much the ground may rise or fall on the way. */
const SLOPE = 0.4;

/** The rectangle of pixels within which that ground about a thing is seen. */
function seenArea({ frame, camera }: Stage, { x, z, base }: Planted, ground: Ground) {
  const near = Math.max(Math.min(1, 0.4 * z), z + ground.near);
  const far = z + ground.far;
  const uneven = SLOPE * Math.max(-ground.near, ground.far, -ground.left, ground.right);
  const rowOf = (depth: number, up: number) =>
    camera.horizon + ((camera.height - base - up) * camera.focal) / depth;
  const columnOf = (at: number, depth: number) => camera.centre + (at * camera.focal) / depth;
  const limit = (value: number, most: number) => Math.round(clamp(value, 0, most));
  const [left, right] = [x + ground.left, x + ground.right];
  return {
    left: limit(Math.min(columnOf(left, near), columnOf(left, far)) - 1, frame.width - 1),
    right: limit(Math.max(columnOf(right, near), columnOf(right, far)) + 1, frame.width - 1),
    top: limit(Math.min(rowOf(far, uneven), rowOf(near, uneven)) - 1, frame.height - 1),
    bottom: limit(Math.max(rowOf(near, -uneven), rowOf(far, -uneven)) + 2, frame.height - 1),
  };
}
