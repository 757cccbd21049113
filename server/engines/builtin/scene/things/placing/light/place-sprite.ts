import { clamp, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { addBehind, type Cover, isHidden } from '../../../world/cover.ts';
import { type Camera, type Frame, seenPart } from '../../../world/frame.ts';
import type { Light } from '../../../world/light.ts';
import { throughAir } from '../../../world/paint-land.ts';
import type { Fog } from '../../../world/weather/fog.ts';
import { createSample, type Rows, rowsAt, sampleIn } from '../../sample-texel.ts';
import { type Sprite, type SpriteSize, spansOf } from '../../sprite.ts';

/** Where a sprite stands and how it is lit. */
export interface Placement {
  /** World units: right, ahead, height of the ground it stands on, its own height. */
  readonly x: number;
  readonly z: number;
  readonly base: number;
  readonly size: number;
  readonly mirrored: boolean;
  /** Light that reaches it. */
  readonly light: Colour;
  /** Colour of what shines in it; stronger than 1 for lamps. */
  readonly glow: Colour;
  /** How much nearer than itself ground must be to hide it: where it is deep; missing: hardly. */
  readonly deep?: number;
  /** The share of its colours that comes through the air at the least; missing: none. */
  readonly clearest?: number;
  /** From its foot up to this share of its height it goes over into the ground; missing: it does not. */
  readonly melts?: number;
  /** Whether it lies in the water: each part of its lower edge is as far off as the water there; missing: it does not. */
  readonly floats?: boolean;
  /** Whether nothing that is already drawn can hide it. */
  readonly isFront?: boolean;
}

/** The glow of lamps and lit windows. */
export const LAMP: Colour = [1.12, 0.74, 0.3];

/** The glow of a thing without lamps, or with its lamps out. */
export const UNLIT: Colour = [0, 0, 0];

/** What sprites are drawn into: a cover before a frame, as a camera sees it. */
export interface Target {
  readonly frame: Frame;
  readonly camera: Camera;
  readonly cover: Cover;
}

/** Draws a sprite behind what is in the cover and what is nearer in the frame, paled by the air between. */
export function placeSprite(
  { frame, camera, cover }: Target,
  light: Light,
  sprite: Sprite,
  placement: Placement,
): void {
  const scale = (camera.focal * placement.size) / placement.z / sprite.height;
  const width = sprite.width * scale;
  const height = sprite.height * scale;
  const bottom = camera.horizon + (camera.focal * (camera.height - placement.base)) / placement.z;
  const left = camera.centre + (camera.focal * placement.x) / placement.z - width / 2;
  if (height < 0.7 || left > frame.width || left + width < 0) return;
  const texels =
    sprite.sizes[clamp(Math.floor(Math.log2(1 / scale) + 0.35), 0, sprite.sizes.length - 1)];
  if (texels === undefined) return;
  const { z, glow, melts = 0 } = placement;
  const nearest = placement.isFront ? 0 : z * 0.985 - (placement.deep ?? 0);
  const right = placement.x / z;
  const air = throughAir(light, [0, 0, 0], right, z);
  const through = Math.exp(-z * light.haze);
  const clear = Math.max(placement.clearest ?? 0, through);
  // What the air gives by itself is as much less as there is less of it.
  const veiled = through < 1 ? (1 - clear) / (1 - through) : 1;
  const fog = light.fog ? rowsInFog(light.fog, camera, placement, bottom, height, clear) : null;
  const seen = seenPart(frame);
  const firstRow = Math.max(seen.top, Math.floor(bottom - height));
  const lastRow = Math.min(seen.bottom - 1, Math.ceil(bottom));
  const firstColumn = Math.max(seen.left, Math.floor(left));
  const lastColumn = Math.min(seen.right - 1, Math.ceil(left + width));
  const waterline = placement.floats === true ? waterlineOf(texels) : null;
  const spans = spansIn(texels);
  const { mirrored } = placement;
  const sheet: Laid = { texels, mirrored, left, width, bottom, height, z, nearest, waterline };
  const tint = new Float64Array(TINT.all);
  tint[TINT.through] = 1;
  for (let c = 0; c < 3; c++) {
    tint[TINT.lit + c] = (placement.light[c] as number) * clear;
    tint[TINT.shine + c] = (glow[c] as number) * clear;
    tint[TINT.air + c] = (air[c] as number) * veiled;
  }
  // Columns of the picture for each texel.
  const across = width / texels.width;
  for (let row = firstRow; row <= lastRow; row++) {
    tint[TINT.whole] = melts === 0 ? 1 : smoothstep(0, melts, (bottom - row) / height);
    if (fog !== null) {
      const misty = fog(row);
      tint[TINT.through] = misty.through;
      for (let c = 0; c < 3; c++) tint[TINT.veil + c] = misty.veil[c] as number;
    }
    const v = ((row + 0.5 - (bottom - height)) / height) * texels.height - 0.5;
    const upper = clamp(Math.floor(v), 0, texels.height - 1) * 2;
    const lower = clamp(Math.floor(v) + 1, 0, texels.height - 1) * 2;
    const first = Math.min(spans[upper] as number, spans[lower] as number);
    const last = Math.max(spans[upper + 1] as number, spans[lower + 1] as number);
    const begins = mirrored ? texels.width - 1 - last : first;
    const ends = mirrored ? texels.width - 1 - first : last;
    // A texel reaches one to either side of it; and one more column for rounding.
    const from = Math.max(firstColumn, Math.floor(left + (begins - 0.5) * across) - 2);
    const to = Math.min(lastColumn, Math.ceil(left + (ends + 1.5) * across) + 1);
    const rows = rowsAt(texels, v);
    if (rows !== null) layRow(frame, camera, cover, sheet, tint, row, from, to, rows);
  }
}

/** A size of a sprite as it lies on the picture: pixels, and how far off it and the nearest ground are that it shows. */
interface Laid {
  readonly texels: SpriteSize;
  readonly mirrored: boolean;
  readonly left: number;
  readonly width: number;
  readonly bottom: number;
  readonly height: number;
  readonly z: number;
  readonly nearest: number;
  readonly waterline: Float32Array | null;
}

/** Where in its numbers the light of a row is: the sprite's, its lamps', the air's and the fog's colour, and shares of it that are there and come through. */
const TINT = { lit: 0, shine: 3, air: 6, veil: 9, whole: 12, through: 13, all: 14 } as const;

const sample = createSample();

/**
 * Draws one row of a sprite, from a column to another, between those rows of its texels. By itself, for a loop within another
 * is left after each row by the engine that runs it, and begun again slowly.
 */
function layRow(
  { width: wide, depth }: Frame,
  camera: Camera,
  cover: Cover,
  { texels, mirrored, left, width, bottom, height, z, nearest, waterline }: Laid,
  tint: Float64Array,
  row: number,
  from: number,
  to: number,
  rows: Rows,
): void {
  const whole = tint[TINT.whole] as number;
  const through = tint[TINT.through] as number;
  for (let column = from; column <= to; column++) {
    const at = row * wide + column;
    if (isHidden(cover, at) || (depth[at] as number) < nearest) continue;
    const share = (column + 0.5 - left) / width;
    const u = (mirrored ? 1 - share : share) * texels.width - 0.5;
    const alpha = sampleIn(texels, rows, u, sample) * whole;
    if (alpha < 0.02) continue;
    const own = sample[4] as number;
    for (let c = 0; c < 3; c++)
      sample[c] =
        (((sample[c] as number) * (tint[c] as number) + own * (tint[TINT.shine + c] as number)) *
          whole +
          (tint[TINT.air + c] as number) * alpha) *
          through +
        (tint[TINT.veil + c] as number) * alpha;
    const low = waterline?.[clamp(Math.round(u), 0, texels.width - 1)];
    const far = low === undefined ? z : waterAt(camera, bottom - low * height, z);
    addBehind(cover, at, sample[0] as number, sample[1] as number, sample[2] as number, alpha, far);
  }
}

/** The spans of the sizes that were placed: most are placed often. */
const known = new WeakMap<SpriteSize, Int32Array>();

function spansIn(texels: SpriteSize): Int32Array {
  const spans = known.get(texels) ?? spansOf(texels);
  known.set(texels, spans);
  return spans;
}

/** How much farther than its nearest part the water is in which a thing lies, at the most. */
const LONGEST = 1.6;

/** How far the water is that is seen in a row; not nearer than `z`. */
const waterAt = ({ focal, height, horizon }: Camera, row: number, z: number): number =>
  row <= horizon ? LONGEST * z : clamp((focal * height) / (row - horizon), z, LONGEST * z);

/** How high the lowest solid texel of each column is, as a share of the height. */
function waterlineOf({ width, height, rgba }: SpriteSize): Float32Array {
  return Float32Array.from({ length: width }, (_, column) => {
    let row = height - 1;
    while (row > 0 && (rgba[(row * width + column) * 4 + 3] as number) < 0.5) row--;
    return (height - 1 - row) / height;
  });
}

/** From what share of its height on a thing in fog is seen as clearly as it must be. */
const RISEN = 0.32;

/** What the fog leaves of a sprite's colours, of which the air before it left the share `clear`, and what it adds to them, in each row of the picture. */
function rowsInFog(
  fog: Fog,
  camera: Camera,
  { x, z, clearest = 0 }: Placement,
  bottom: number,
  height: number,
  clear: number,
): (row: number) => { readonly through: number; readonly veil: Colour } {
  const right = x / z;
  const colour = fog.colour(right, 0);
  return (row) => {
    // Its foot is lost in the fog as the ground is on which it stands: else it would hover.
    const rises = smoothstep(0, RISEN, (bottom - row) / height);
    const through = Math.max(
      (clearest / clear) * rises,
      fog.through(right, (camera.horizon - row) / camera.focal, z),
    );
    return { through, veil: scaleColour(colour, 1 - through) };
  };
}
