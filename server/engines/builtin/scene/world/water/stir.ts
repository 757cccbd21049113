import { clamp, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import { type Camera, type Frame, WATER } from '../frame.ts';
import type { Waterline } from './immersed.ts';
import { layWake } from './wake.ts';

/** What things do to the face of the water, for each pixel of a frame. */
export interface Stir {
  /** How much steeper it is, to the right and ahead. */
  readonly slopeX: Float32Array;
  readonly slopeZ: Float32Array;
  /** How much lighter than it would be, a share of its light; less than nothing where it is darker. */
  readonly tone: Float32Array;
  /** Share of foam. */
  readonly foam: Float32Array;
}

/** From one ring round a thing to the next: in widths of it, at least so many pixels aside and deep, at the most in world units. */
const RINGS = { share: 0.17, pixels: 6, deep: 3.4, most: 2.6 } as const;
/** How many rings reach out, how steep they are, and how much they lighten and darken. */
const REACH = 4.2;
const STEEP = 0.1;
const TONE = 0.2;
/** How much light is lost right at the thing, and how far that reaches, in rings. */
const SHADE = { dark: 0.5, reach: 0.3 } as const;
/** From how rough on the sea shows no rings, and foam lies round a thing instead; how far that reaches, in rings. */
const ROUGH = { from: 0.25, to: 0.6 } as const;
const FOAM = { calm: 0.16, rough: 0.9 } as const;

/** One place where a thing meets the water: where it is, the step from ring to ring there, and how much foam. World units. */
interface Source {
  readonly x: number;
  readonly z: number;
  readonly ring: number;
  readonly churns: number;
}

/**
 * What things that meet the water along those lines do to it: rings round them, shade and broken foam at their edge,
 * and behind those that move a wake. Null where nothing does.
 */
export function stirWater(
  frame: Frame,
  camera: Camera,
  noise: Noise,
  roughness: number,
  lines: readonly Waterline[],
): Stir | null {
  if (lines.length === 0) return null;
  const empty = () => new Float32Array(frame.kind.length);
  const stir: Stir = { slopeX: empty(), slopeZ: empty(), tone: empty(), foam: empty() };
  layRings(frame, camera, noise, roughness, lines, stir);
  for (const thing of new Set(lines.map((line) => line.thing)))
    if (thing.heading !== 0)
      layWake(
        frame,
        camera,
        noise,
        thing,
        lines.filter((line) => line.thing === thing),
        stir,
      );
  return stir;
}

function layRings(
  frame: Frame,
  camera: Camera,
  noise: Noise,
  roughness: number,
  lines: readonly Waterline[],
  stir: Stir,
): void {
  const { width, depth } = frame;
  const sources: Source[] = [];
  const nearest = new Int32Array(frame.kind.length).fill(-1);
  for (const { thing, from, rows } of lines) {
    const { z, churns } = thing;
    const wide = (rows.length * z) / camera.focal;
    const deep = (z * z) / (camera.focal * camera.height);
    const least = Math.max((RINGS.pixels * z) / camera.focal, RINGS.deep * deep);
    const ring = Math.max(least, Math.min(RINGS.most, RINGS.share * wide));
    for (const [n, row] of rows.entries()) {
      const at = (row + 1) * width + from + n;
      nearest[at] = sources.length;
      sources.push({
        x: ((from + n - camera.centre) * z) / camera.focal,
        z: depth[at] as number,
        ring,
        churns,
      });
    }
  }
  const reaches = spread(frame, camera, sources, nearest);
  const calm = 1 - smoothstep(ROUGH.from, ROUGH.to, roughness);
  const band = FOAM.calm + (FOAM.rough - FOAM.calm) * (1 - calm);
  for (let row = reaches.top; row <= reaches.bottom; row++)
    for (let column = reaches.left; column <= reaches.right; column++) {
      const at = row * width + column;
      const source = sources[nearest[at] as number];
      if (source === undefined) continue;
      const z = depth[at] as number;
      const x = ((column - camera.centre) * z) / camera.focal;
      const [dx, dz] = [x - source.x, z - source.z];
      const away = Math.hypot(dx, dz);
      const rings = away / source.ring;
      if (rings > REACH) continue;
      const bent = noise.at(x / (2.4 * source.ring), z / (2.4 * source.ring) + 7);
      const left = (1 - rings / REACH) ** 1.6 * (0.75 + 0.6 * bent) * calm;
      const phase = 2 * Math.PI * (rings + 0.35 * bent);
      const steep = (STEEP * left * Math.cos(phase)) / Math.max(away, 1e-6);
      stir.slopeX[at] = steep * dx;
      stir.slopeZ[at] = steep * dz;
      const shade = SHADE.dark * smoothstep(SHADE.reach, 0, rings);
      stir.tone[at] = TONE * left * Math.cos(phase + 0.7) - shade;
      // A thin line where the water clings to it, torn to shreds; in a sea a ragged belt.
      const torn = noise.fbm(x / (0.9 * source.ring), z / (0.5 * source.ring) + 3, 3);
      const near = 1 - rings / (band * (1 + 1.6 * source.churns));
      stir.foam[at] =
        near <= 0
          ? 0
          : (0.34 + 0.5 * (1 - calm) + 0.3 * source.churns) *
            smoothstep(0.25, 0.75, near + 1.1 * torn);
    }
}

/** Tells each pixel of water which source is nearest to it, by two sweeps over the frame, as far as rings reach. Answers the part that they reach. */
function spread(
  { width, height, kind, depth }: Frame,
  camera: Camera,
  sources: readonly Source[],
  nearest: Int32Array,
): { top: number; bottom: number; left: number; right: number } {
  let [top, bottom, left, right] = [height, 0, width, 0];
  for (const { x, z, ring } of sources) {
    const reach = REACH * ring;
    const column = camera.centre + (x * camera.focal) / z;
    const aside = (reach * camera.focal) / z;
    const below = camera.horizon + (camera.focal * camera.height) / Math.max(0.5 * z, z - reach);
    top = Math.min(top, camera.horizon + (camera.focal * camera.height) / (z + reach) - 2);
    [bottom, left, right] = [
      Math.max(bottom, below + 2),
      Math.min(left, column - aside),
      Math.max(right, column + aside),
    ];
  }
  const part = {
    top: Math.floor(clamp(top, 1, height - 1)),
    bottom: Math.ceil(clamp(bottom, 0, height - 2)),
    left: Math.floor(clamp(left, 1, width - 1)),
    right: Math.ceil(clamp(right, 0, width - 2)),
  };
  const visit = (at: number, column: number, others: readonly number[]): void => {
    if (kind[at] !== WATER) return;
    const z = depth[at] as number;
    const x = ((column - camera.centre) * z) / camera.focal;
    let [best, least] = [nearest[at] as number, Number.POSITIVE_INFINITY];
    if (best >= 0) least = rangeTo(sources[best] as Source, x, z);
    for (const other of others) {
      const one = nearest[at + other] as number;
      if (one < 0 || one === best) continue;
      const range = rangeTo(sources[one] as Source, x, z);
      if (range < least) [best, least] = [one, range];
    }
    if (least <= REACH) nearest[at] = best;
  };
  const [before, after] = [
    [-width - 1, -width, -width + 1, -1],
    [width + 1, width, width - 1, 1],
  ];
  for (let row = part.top; row <= part.bottom; row++)
    for (let column = part.left; column <= part.right; column++)
      visit(row * width + column, column, before);
  for (let row = part.bottom; row >= part.top; row--)
    for (let column = part.right; column >= part.left; column--)
      visit(row * width + column, column, after);
  return part;
}

/** How many rings a place is from a source. */
const rangeTo = (source: Source, x: number, z: number): number =>
  Math.hypot(x - source.x, z - source.z) / source.ring;
