import { mix, mixColour, multiplyColours, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour, Thing } from '../../../words/idea.ts';
import type { Land } from '../../../words/land.ts';
import { LAND } from '../../../world/frame.ts';
import { lookUp } from '../../../world/height-map.ts';
import { illumination, throughAir } from '../../../world/paint-land.ts';
import { middleOfWay } from '../../../world/paths/path.ts';
import { pebblesAt } from '../../../world/paths/pebbles.ts';
import type { Planted, Stage } from '../stage.ts';

/** What is lived or worked in, with trodden ground round it and a way to its door. */
const LIVED_IN: ReadonlySet<Thing> = new Set<Thing>([
  'house',
  'barn',
  'church',
  'monastery',
  'windmill',
  'watermill',
  'temple',
  'colosseum',
]);
/** Where the ground is green, and is trodden bare. */
export const GREEN: readonly Land[] = ['field', 'plain', 'forest', 'mountain', 'lake', 'river'];
const EARTH: Colour = [0.55, 0.43, 0.29];
/** Half the width of the way, world units, and how much of the ground it takes at the most. */
const HALF = 1.05;
const WORN = 0.82;
/** How far the edges of trodden ground wind, as a share of a yard; a way's as much again. */
const RAGGED = 0.16;

/** Up to where the grit of trodden ground is told apart, world units. */
const GRITTY = 24;

/** The share of the sun that falls on trodden ground. */
const LEVEL_SUN = 0.5;

/** How much of the ground at a place is trodden, 0 to 1, and its colour there; missing: that of earth. */
export interface Yard {
  (x: number, z: number): number;
  readonly colour?: Colour;
  /** The share of the sun that it gets: more where stalks stand up in it; missing: that of level ground. */
  readonly sun?: number;
  /** How light it is at a place beside that colour; missing: as that. */
  readonly tone?: (x: number, z: number) => number;
}

/** The yards of what is lived in, with a way from each to the road, or where none is toward the eye. */
export function yardsOf(setting: Setting, wished: readonly Planted[]): Yard[] {
  const { land, snowy, noise, idea } = setting;
  // Where nobody goes grass grows.
  if (idea.forsaken || snowy || !GREEN.includes(land)) return [];
  return wished
    .filter(({ thing }) => thing !== undefined && LIVED_IN.has(thing))
    .map(({ sprite, x, z, size }): Yard => {
      const wide = (size * sprite.width) / sprite.height;
      const door = z - 0.45 * wide;
      const road = middleOfWay(setting, door);
      return (atX, atZ) => {
        const away = Math.hypot((atX - x) / (0.62 * wide), (atZ - z) / (0.5 * wide));
        const aside =
          road === null ? fromEyeway(x, z, atX, atZ) : fromDrive(x, door, road, atX, atZ);
        if (away > 1 + RAGGED && aside > HALF + 0.35 + 2 * RAGGED) return 0;
        const ragged = RAGGED * noise.fbm(atX / 2.3, atZ / 2.3, 2);
        const way = smoothstep(HALF + 0.35, HALF - 0.3, aside + 2 * ragged);
        return Math.max(smoothstep(1, 0.72, away + ragged), way);
      };
    });
}

/** How far round a fire the ground is trodden, in widths of it: farther toward the eye, where grass would hide it. */
const HEARTH = { beside: 0.9, before: 1.5 } as const;

/** How far round works the ground is driven over, in their widths: farther toward the eye, where grass would hide it. */
const WORKS = { beside: 0.75, before: 1.1 } as const;

/** How far round what a fair has the grass is trodden down by those who come to it. */
const FAIR = { beside: 1.05, before: 1.7 } as const;

const BARED_BY: ReadonlyMap<Thing, { readonly beside: number; readonly before: number }> = new Map<
  Thing,
  { readonly beside: number; readonly before: number }
>([
  ['campfire', HEARTH],
  ['factory', WORKS],
  ['buildingsite', WORKS],
  ['powerplant', WORKS],
  ['refinery', WORKS],
  ['headframe', WORKS],
  ['circus', FAIR],
  ['carousel', FAIR],
  ['ferriswheel', FAIR],
]);

/** The bare ground round campfires, and round what is worked at with heavy wheels. */
export function hearthsOf(
  { land, snowy, noise, idea }: Setting,
  wished: readonly Planted[],
): Yard[] {
  if (idea.forsaken || snowy || !(GREEN.includes(land) || land === 'woods')) return [];
  return wished
    .filter(({ thing }) => thing !== undefined && BARED_BY.has(thing))
    .map(({ sprite, thing, x, z, size }): Yard => {
      const wide = (size * sprite.width) / sprite.height;
      const { beside, before } = BARED_BY.get(thing as Thing) ?? HEARTH;
      return (atX, atZ) => {
        const deep = (atZ < z ? before : beside) * wide;
        const away = Math.hypot((atX - x) / (beside * wide), (atZ - z) / deep);
        if (away > 1 + RAGGED) return 0;
        return smoothstep(1, 0.66, away + RAGGED * noise.fbm(atX / 1.3, atZ / 1.3, 2));
      };
    });
}

/** How far a place is from the way that leads from a door toward the eye. */
function fromEyeway(x: number, z: number, atX: number, atZ: number): number {
  const near = Math.min(1, atZ / z);
  const middle = x * near ** 1.15 + 1.3 * Math.sin((z - atZ) / 6) * (1 - near);
  return atZ > z ? Number.POSITIVE_INFINITY : Math.abs(atX - middle);
}

/** How far a place is from the drive that leads from a door across to the road. */
function fromDrive(x: number, door: number, road: number, atX: number, atZ: number): number {
  // It ends at the road's edge.
  const end = road - 1.6 * Math.sign(road - x);
  const along = (atX - x) / (end - x || 1);
  if (along < 0 || along > 1) return Number.POSITIVE_INFINITY;
  return Math.abs(atZ - door + 1.2 * Math.sin(along * Math.PI));
}

/** Half the width of a road that leads over a bridge, and how far it winds, world units. */
const ROAD = { half: 1.7, winds: 2.2 } as const;

/** The roads that meet a bridge on both banks: outward from its ends, and on toward the eye. */
export function roadsOf({ land, noise }: Setting, wished: readonly Planted[]): Yard[] {
  if (!GREEN.includes(land)) return [];
  return wished
    .filter(({ thing }) => thing === 'bridge')
    .map(({ sprite, x, z, size }): Yard => {
      const end = (0.47 * size * sprite.width) / sprite.height;
      return (atX, atZ) => {
        const out = Math.abs(atX - x) - end;
        if (out < -2) return 0;
        const bend = 7 * (1 - Math.exp(-Math.max(0, out) / 12)) + 0.3 * Math.max(0, out);
        const middle =
          z - bend + ROAD.winds * Math.sin(out / 8) * Math.min(1, Math.max(0, out) / 8);
        const aside = Math.abs(atZ - middle) / (1 + 0.3 * Math.exp(-Math.max(0, out) / 12));
        if (aside > ROAD.half + 1) return 0;
        const ragged = 0.4 * noise.fbm(atX / 1.7, atZ / 1.7, 2);
        return smoothstep(ROAD.half + 0.4, ROAD.half - 0.4, aside + ragged);
      };
    });
}

/** Treads the yards into the ground of the frame, as lit as it is there. */
export function treadYards(
  { frame, camera, setting, map }: Stage,
  yards: readonly Yard[],
  farthest: number,
): void {
  if (yards.length === 0) return;
  const { width, height, rgb, depth, kind } = frame;
  const { light, noise } = setting;
  // Hills rise above the horizon.
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const z = depth[at] as number;
      if (kind[at] !== LAND || z > farthest) continue;
      const right = (column - camera.centre) / camera.focal;
      const x = right * z;
      let most = 0;
      let own: Yard | null = null;
      for (const yard of yards) {
        const here = yard(x, z);
        if (here <= most) continue;
        most = here;
        own = yard;
      }
      const share = WORN * most;
      if (own === null || share <= 0.01) continue;
      const bare = own.colour ?? EARTH;
      const tone = own.tone?.(x, z) ?? 1;
      const sun = own.sun ?? LEVEL_SUN;
      const grit =
        0.12 * noise.fbm(x * 1.9, z * 1.9, 2) + (z < GRITTY ? 0.1 * noise.at(x * 13, z * 13) : 0);
      const grain = tone * (1 + grit) * (bare === EARTH ? pebblesAt(x, z, noise, 0.5) : 1);
      const lit = illumination(light, sun * lookUp(map.sunlight, x, z), 0.95);
      const earth = multiplyColours(bare, lit);
      const near = throughAir(light, scaleColour(earth, 1.12 * grain), right, z);
      const up = (camera.horizon - row) / camera.focal;
      const shown = light.fog
        ? mixColour(light.fog.colour(right, up), near, light.fog.through(right, up, z))
        : near;
      for (let c = 0; c < 3; c++)
        rgb[at * 3 + c] = mix(rgb[at * 3 + c] as number, shown[c] as number, share);
    }
  }
}
