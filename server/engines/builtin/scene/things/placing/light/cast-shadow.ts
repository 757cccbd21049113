import { clamp, smoothstep } from '../../../arithmetic.ts';
import type { Cover } from '../../../world/cover.ts';
import { type Frame, LAND } from '../../../world/frame.ts';
import { INDOORS } from '../../../world/room/plan-room.ts';
import { coverAt } from '../../sample-texel.ts';
import { type SpriteSize, smallerSize } from '../../sprite.ts';
import { highestShade, type Sole, soleOf } from '../ground/sole.ts';
import type { Planted, Stage } from '../stage.ts';
import { type GroundTiles, groundTiles, TILE } from './ground-tiles.ts';

/** The share of light that a shadow takes, and that is taken right beneath a thing. */
const DEPTH = 0.5;
const CONTACT = 0.45;
/** Beneath what was asked for `shadeFeet` darkens the ground too. */
const CONTACT_WISHED = 0.3;
/** Shadows reach at most this many heights of the thing, and from far things not beyond their foot. */
const LONGEST = 2.4;
const FAR = 110;
/** From which height of the sun on, as a share, its shadows are lost in the sky's light, and from which on they are whole: after sunset there are none. */
const LOW_SUN = { lost: 0.02, whole: 0.13 } as const;
/** How broad a thing may be to lie dark on the ground round its foot, world units: round what is broader only as much as that is of it. */
const FOOT = 9;
/** In a room light falls from so steep at the least, rise by run: it comes from all of the window and from the walls. */
const STEEP_INSIDE = 1.3;
/** The share of a sun's shadow that is left of it there, and how many times as soft it is. */
const DEPTH_INSIDE = 0.5;
const SOFT_INSIDE = 5;
/** How broad, by its height, is what stands on so much ground that its shadow begins softly, and over which share of that breadth it does. */
const BROAD = { from: 0.8, fades: 0.32 } as const;
/** Over which share of its height the shadow of anything else does: where the ground rises behind the foot it would begin with an edge. */
const BEGINS = 0.1;
/** How far below the foot of a thing the ground on which its shadow fades away is, as a share of its height. */
const LOWER = 0.25;
/** How much darker than the ground between them what grows close round the foot of a thing is: it hides the ground there. */
const AROUND_FOOT = 1.9;
/** Ground of which less is seen between the things before it needs no shadow. */
const UNSEEN = 0.02;

/** The shares of light that the ground loses, pixel by pixel: of the sun's, and close beneath things. */
export interface Shades {
  readonly sun: Float32Array;
  readonly foot: Float32Array;
  /** Where the ground is. */
  readonly tiles: GroundTiles;
}

/** The ground of a frame, on which no shadow lies yet. */
export const createShades = (frame: Frame): Shades => ({
  sun: new Float32Array(frame.kind.length),
  foot: new Float32Array(frame.kind.length),
  tiles: groundTiles(frame),
});

/**
 * Marks the ground where a thing keeps the sun off, and close beneath it. The thing is taken as
 * its sprite, stood across the light: exact for none, right in length, direction and outline. Where
 * several things keep the same sun off, the ground is no darker than where one does. In a room the
 * shadow is short and soft, as the sun itself shines on hardly any of its floor.
 */
export function castShadow(stage: Stage, planted: Planted, shades: Shades): void {
  const { frame, setting } = stage;
  const { kind, depth: depths, width: columns } = frame;
  const { centre, focal, horizon, height: eye } = stage.camera;
  const { sprite, x, z, size, base } = planted;
  const texels = smallerSize(sprite);
  const isWished = planted.boost !== undefined;
  const sole = isWished ? soleOf(texels) : null;
  const wide = (size * sprite.width) / sprite.height;
  const under = (isWished ? CONTACT_WISHED : CONTACT) * Math.min(1, FOOT / wide);
  const isBroad = isWished && wide > BROAD.from * size;
  const [sideways, up, ahead] = setting.light.toward;
  const flat = Math.hypot(sideways, ahead) || 1;
  const [away, aside] = [sideways / flat, ahead / flat];
  const isInside = INDOORS.includes(setting.land);
  const rise = isInside ? Math.max(STEEP_INSIDE, up / flat) : up / flat;
  const softness = isInside ? SOFT_INSIDE : 1;
  const reaches = z < FAR || isWished ? LONGEST : 0.5;
  const long = Math.min(size * reaches, size / Math.max(0.05, rise));
  // The air between pales shadows too.
  const { haze, fog } = setting.light;
  const through =
    Math.exp(-z * haze) * (fog?.through(x / z, (base - stage.camera.height) / z, z) ?? 1);
  const most = isInside ? DEPTH * DEPTH_INSIDE : DEPTH;
  const seen = isInside ? 1 : smoothstep(LOW_SUN.lost, LOW_SUN.whole, up);
  const strength = most * clamp(setting.light.sun[1] * 2.2, 0.25, 1) * through * seen;
  const highest = highestShade(setting.land);
  const ground = shadedGround(wide, [-away * long, -aside * long], [aside, -away]);
  const area = seenArea(stage, planted, ground);
  const shadeRow = (row: number, from: number, to: number): void => {
    for (let column = from; column <= to; column++) {
      const at = row * columns + column;
      if (kind[at] !== LAND) continue;
      const depth = depths[at] as number;
      const dz = depth - z;
      if (dz > ground.far || dz < ground.near) continue;
      const dx = ((column - centre) / focal) * depth - x;
      if (dx > ground.right || dx < ground.left) continue;
      const dy = eye - ((row - horizon) * depth) / focal - base;
      const along = -(dx * away + dz * aside);
      const hit = along * rise + dy;
      const isHit = along > 0 && along < long && hit < size && dy < highest;
      if (isHit && (shades.sun[at] as number) < strength) {
        const across = dx * aside - dz * away;
        const pale =
          strength *
          clamp(1.2 - along / long) *
          clamp(along / (isBroad ? BROAD.fades * wide : BEGINS * size));
        // Ground that lies lower than the foot hides in its own shadow first.
        const level = Math.max(0, hit) / size;
        const left = pale * smoothstep(-LOWER * size, 0, hit);
        if (left > (shades.sun[at] as number)) {
          const shade = left * outline(texels, across / wide, level, sole, softness);
          if (shade > (shades.sun[at] as number)) shades.sun[at] = shade;
        }
      }
      if (Math.abs(dx) > CLOSE.aside * wide || Math.abs(dz) > CLOSE.ahead * wide) continue;
      const foot = under * through * contact(dx / wide, dz / wide, dy / wide);
      if (foot > (shades.foot[at] as number)) shades.foot[at] = foot;
    }
  };
  const shadeTile = (left: number, top: number): void => {
    const lastRow = Math.min(area.bottom, top + TILE - 1);
    const [from, to] = [Math.max(area.left, left), Math.min(area.right, left + TILE - 1)];
    for (let row = Math.max(area.top, top); row <= lastRow; row++) shadeRow(row, from, to);
  };
  const half = wide * (0.5 + (SOFTEST * softness) / texels.width);
  const { columns: across, nearest, farthest } = shades.tiles;
  for (let row = Math.floor(area.top / TILE); row * TILE <= area.bottom; row++)
    for (let column = Math.floor(area.left / TILE); column * TILE <= area.right; column++) {
      const near = nearest[row * across + column] as number;
      const far = farthest[row * across + column] as number;
      // No ground is seen there, or none that the shadow can touch.
      if (near - z > ground.far || far - z < ground.near) continue;
      const left = (column * TILE - centre) / focal;
      const right = ((column + 1) * TILE - centre) / focal;
      const square: Ground = {
        left: left * (left > 0 ? near : far) - x,
        right: right * (right > 0 ? far : near) - x,
        near: near - z,
        far: far - z,
      };
      if (isClose(square, wide) || isAlong(square, away, aside, long, half))
        shadeTile(column * TILE, row * TILE);
    }
}

/** Whether some of a square of ground about a foot lies close beneath a thing of a width. */
const isClose = ({ left, right, near, far }: Ground, wide: number): boolean =>
  left <= CLOSE.aside * wide &&
  right >= -CLOSE.aside * wide &&
  near <= CLOSE.ahead * wide &&
  far >= -CLOSE.ahead * wide;

/** Whether some of it lies on the way of a shadow so long and to both sides so wide, away from that direction. */
function isAlong(
  { left, right, near, far }: Ground,
  away: number,
  aside: number,
  long: number,
  half: number,
): boolean {
  const least = -Math.max(left * away, right * away) - Math.max(near * aside, far * aside);
  const most = -Math.min(left * away, right * away) - Math.min(near * aside, far * aside);
  if (most <= 0 || least >= long) return false;
  const first = Math.min(left * aside, right * aside) - Math.max(near * away, far * away);
  const last = Math.max(left * aside, right * aside) - Math.min(near * away, far * away);
  return first <= half && last >= -half;
}

/** The share of light that is kept from what grows at a place, its foot at `base`: of the sun's, and close round the foot of a thing; none where another thing hides that. What throws a shadow itself is not in that of its own foot. */
export function shadeAt(
  { frame: { width, height, kind }, camera }: Pick<Stage, 'frame' | 'camera'>,
  { sun, foot }: Shades,
  { x, z, base, casts }: Pick<Planted, 'x' | 'z' | 'base' | 'casts'>,
): number {
  const column = Math.round(camera.centre + (camera.focal * x) / z);
  const row = Math.round(camera.horizon + (camera.focal * (camera.height - base)) / z);
  if (column < 0 || column >= width || row < 0 || row >= height) return 0;
  const at = row * width + column;
  if (kind[at] !== LAND) return 0;
  const around = casts ? 0 : Math.min(0.7, AROUND_FOOT * (foot[at] as number));
  return 1 - (1 - (sun[at] as number)) * (1 - around);
}

/** Darkens the ground by the light that it loses; what the cover hides is left as it is. */
export function layShades(
  { rgb, kind }: Frame,
  { sun, foot }: Shades,
  { clear }: Pick<Cover, 'clear'>,
): void {
  for (let at = 0; at < kind.length; at++) {
    const left = (1 - (sun[at] as number)) * (1 - (foot[at] as number));
    if (left === 1 || (clear[at] as number) < UNSEEN) continue;
    for (let c = at * 3; c < at * 3 + 3; c++) rgb[c] = (rgb[c] as number) * left;
  }
}

/** Over how many texels the edge of a shadow goes on, at a foot and the height of a thing from it. */
const FIRMEST = 1.4;
const SOFTEST = 5.4;

/** How much of the light a sprite stops at shares of its width from the middle and of its height. */
function outline(
  texels: SpriteSize,
  across: number,
  up: number,
  sole: Sole | null,
  softness: number,
): number {
  // Blurred the more the farther it falls: the sun is not a point.
  const soft = (FIRMEST + (SOFTEST - FIRMEST) * up) * softness;
  const u = (across + 0.5) * texels.width - 0.5;
  if (u + soft < 0 || u - soft >= texels.width - 1) return 0;
  // From its feet up: those farther from the eye are higher in its sprite, and on the ground all the same.
  const v = (1 - up - (sole?.heightAt(across) ?? 0)) * texels.height - 0.5;
  return (
    (coverAt(texels, u - soft, v - 0.5 * soft) +
      coverAt(texels, u, v) +
      coverAt(texels, u + soft, v + 0.5 * soft)) /
    3
  );
}

/** Farther from a foot than this, in widths of the thing, it is not dark beneath it. */
const CLOSE = { aside: 0.48, ahead: 0.32 } as const;

/** Darkness beneath a thing by the distance from its foot, in widths of it. */
function contact(dx: number, dz: number, dy: number): number {
  const square = 4.4 * dx * dx + 10.2 * dz * dz + 4.4 * dy * dy;
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
