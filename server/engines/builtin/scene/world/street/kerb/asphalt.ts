import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import type { FloorPlace } from '../floor.ts';
import { inside } from '../front.ts';
import type { Way } from '../way.ts';

const ASPHALT: Colour = [0.27, 0.27, 0.285];
const TAR: Colour = [0.1, 0.1, 0.11];
const IRON: Colour = [0.2, 0.19, 0.18];
const PAINT: Colour = [0.86, 0.85, 0.8];
const PACKED_SNOW: Colour = [0.82, 0.84, 0.88];
const SLUSH: Colour = [0.4, 0.41, 0.44];

/** Where a crossing leads over a street with cars, close before the eye: from where to where ahead; how wide its stripes are and from one to the next. World units. */
export const CROSSING = { from: 6.8, to: 10.2, stripe: 0.5, apart: 1.02 } as const;
/** The line at which cars stop before it: how far from it, and how long it is. World units. */
const STOP = { before: 0.9, long: 0.4 } as const;
/** How far aside of the middle of a lane the wheels roll, and of the street that lies. World units. */
const WHEELS = { lane: 2, aside: 0.72 } as const;
/** Up to where cracks and covers are looked for, world units. */
const CLOSE = 34;
/** Patches where the street was opened: from the place of one to the next along it, and of how many places have one. */
const PATCHES = { apart: 6.5, often: 0.16 } as const;
/** Covers of manholes: from one to the next along a lane, and the radius of one. World units. */
const COVERS = { apart: 8.5, radius: 0.36 } as const;

/** The roadway of a street: asphalt with patches, seams of tar, cracks and the covers of manholes, and its painted lines, which wheels have worn. */
export function asphaltAt(
  { way, noise, snowy }: { readonly way: Way; readonly noise: Noise; readonly snowy: boolean },
  place: FloorPlace,
): Colour {
  const { aside, z, pixel } = place;
  const track = trackAt(aside);
  if (snowy) {
    const bare = track * smoothstep(-0.25, 0.2, noise.fbm(aside * 2.2, z * 0.6, 2));
    return mixColour(PACKED_SNOW, SLUSH, 0.75 * bare);
  }
  const worn = scaleColour(ASPHALT, 1 - 0.1 * track + drippedAt(noise, aside, z));
  const laid = z < CLOSE ? mendedAt(noise, place, worn) : worn;
  const line = markingAt(way, place);
  if (line === 0) return laid;
  // Wheels take the paint off, and what is left has holes.
  const left = noise.fbm(aside * 2.3 + 17, z * 2.3, 2) - 0.3 * track;
  const holes = smoothstep(-0.62, -0.3, left + 0.5 * noise.at(aside * 9, z * 9) * fineness(pixel));
  return mixColour(laid, PAINT, line * (0.5 + 0.5 * holes) * (0.86 + 0.14 * clamp(1 + left)));
}

/** How much of a place wheels roll over, 0 to 1. */
const trackAt = (aside: number): number =>
  smoothstep(0.46, 0.12, Math.abs(Math.abs(Math.abs(aside) - WHEELS.lane) - WHEELS.aside));

/** Forms as small as gravel are told apart where pixels are so small, 0 to 1. */
const fineness = (pixel: number): number => smoothstep(0.05, 0.012, pixel);

/** What has dripped from engines: a dark band along the middle of each lane, in drops and stains. Less light, 0 or less. */
function drippedAt(noise: Noise, aside: number, z: number): number {
  const off = Math.abs(Math.abs(aside) - WHEELS.lane);
  if (off > 0.5) return 0;
  const stain = smoothstep(0.1, 0.5, noise.at(aside * 1.7 + 5, z * 0.7));
  return -smoothstep(0.5, 0.1, off) * (0.07 + 0.16 * stain);
}

/** The asphalt close to the eye: of coarse grains, with patches of another age between seams of tar, cracks, and covers of iron. */
function mendedAt(noise: Noise, { aside, z, pixel, deep }: FloorPlace, worn: Colour): Colour {
  const near = smoothstep(CLOSE, 0.5 * CLOSE, z);
  const iron = coverAt(noise, aside, z, pixel, deep);
  if (iron !== null) return scaleColour(IRON, iron);
  const grain = 0.16 * noise.at(aside * 23, z * 23) * fineness(0.6 * Math.max(pixel, 0.4 * deep));
  const { tone, seam } = patchAt(noise, aside, z, pixel, deep);
  const bent = noise.fbm(aside / 1.9 + 61, z / 2.7, 3);
  const wide = 0.012 + 0.5 * Math.max(pixel, 0.25 * deep);
  const crack =
    smoothstep(wide, 0.25 * wide, Math.abs(bent)) *
    smoothstep(-0.1, 0.2, noise.at(aside / 5, z / 8 + 30));
  const dark = Math.max(seam, 0.75 * crack);
  return mixColour(scaleColour(worn, 1 + near * (grain + tone)), TAR, near * 0.8 * dark);
}

/** How much lighter a patch is than the asphalt around it, and how much of a place the tar along its edges covers; nothing where there is none. */
function patchAt(
  noise: Noise,
  aside: number,
  z: number,
  pixel: number,
  deep: number,
): { tone: number; seam: number } {
  const lane = aside < 0 ? -1 : 1;
  const n = Math.round(z / PATCHES.apart);
  const roll = noise.at(n * 1.37 + 0.4, lane * 2.61 + 3.3);
  if (Math.abs(roll) < PATCHES.often) return NO_PATCH;
  const wide = 0.7 + 1.1 * Math.abs(noise.at(n * 1.9, 7.3));
  const long = 1 + 1.6 * Math.abs(roll);
  const across = Math.abs(aside - lane * (2.4 + 1.5 * roll)) - wide;
  const along = Math.abs(z - (n + 0.3 * roll) * PATCHES.apart) - long;
  const off = Math.max(across, along);
  const soft = across > along ? pixel : deep;
  if (off > 0.06 + soft) return NO_PATCH;
  return {
    tone: inside(off, -99, 0, soft) * (roll < 0 ? -0.2 : 0.17),
    seam: inside(Math.abs(off), -1, 0.035 + 0.3 * soft, soft) * clamp(0.08 / soft),
  };
}

const NO_PATCH = { tone: 0, seam: 0 } as const;

/** How light the iron of a manhole's cover is at a place: a ring round a grid; null beside them. */
function coverAt(
  noise: Noise,
  aside: number,
  z: number,
  pixel: number,
  deep: number,
): number | null {
  const n = Math.round(z / COVERS.apart);
  const lane = aside < 0 ? -1 : 1;
  const shift = noise.at(n * 1.71 + 0.2, lane * 1.3 + 9.1);
  const u = aside - lane * (WHEELS.lane + 0.9 * shift);
  const v = z - (n - 0.42 + 0.3 * shift) * COVERS.apart;
  if (Math.abs(u) > COVERS.radius || Math.abs(v) > COVERS.radius) return null;
  const off = Math.hypot(u, v);
  if (off > COVERS.radius) return null;
  const rim = off / COVERS.radius;
  if (rim > 0.84) return rim > 0.93 ? 0.55 : 1.25;
  const fine = smoothstep(0.12, 0.04, Math.max(pixel, 0.5 * deep));
  const knob = Math.max(Math.abs((u * 11) % 1), Math.abs((v * 11) % 1)) > 0.5 ? 0.7 : 1.25;
  return 1 + fine * (knob - 1);
}

/** How much of a place is painted, 0 to 1: dashes in the middle, lines at the sides, and a crossing with the lines at which cars stop. */
function markingAt({ road, kind }: Way, { aside, z, pixel, deep }: FloorPlace): number {
  const wide = 0.075 + 0.3 * pixel;
  const off = Math.abs(aside);
  const edge = 0.6 * inside(Math.abs(off - road + 0.7), -1, wide, pixel);
  const hasCrossing = kind === 'avenue';
  const { from, to, stripe, apart } = CROSSING;
  const [first, last] = [from - STOP.before - STOP.long, to + STOP.before + STOP.long];
  if (hasCrossing && z > first - deep && z < last + deep) {
    if (off > road - 0.5) return edge;
    const across = aside / apart - Math.floor(aside / apart);
    const stripes = inside(
      across,
      0.5 - (0.5 * stripe) / apart,
      0.5 + (0.5 * stripe) / apart,
      pixel / apart,
    );
    // Who drives on the right stops before it, who comes on the left beyond it.
    const stop =
      aside > 0
        ? inside(z, first, first + STOP.long, deep)
        : inside(z, last - STOP.long, last, deep);
    return Math.max(
      inside(z, from, to, deep) * stripes,
      stop * inside(off, 0.2, road - 0.9, pixel),
      edge,
    );
  }
  const along = z - 9 * Math.floor(z / 9);
  return Math.max(edge, inside(off, -1, wide, pixel) * inside(along, 0, 3.6, deep));
}
