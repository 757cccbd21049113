import { smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Thing } from '../../../words/idea.ts';
import { ROAD_VEHICLES } from '../../../words/vehicles.ts';
import { cropOf, rowsAside } from '../../../world/soil/sown.ts';
import type { Planted } from '../stage.ts';
import type { Yard } from './yard.ts';

const COLOUR = [1.06, 0.78, 0.38] as const;
/** The share of the sun that stalks get, which stand up. */
const SUN = 0.8;
/** Stubble: how far before a harvester it begins, in its widths, and up to where it reaches, world units. */
const BEYOND = { before: 0.12, from: 120, to: 170 } as const;
/** Half the width of a swath that is cut for one who stands in it, and how much wider it is beside what drives; how far its edges wind. World units. */
const SWATH = { least: 1.15, aside: 0.55, winds: 0.6 } as const;
/** From one row of stalks to the next, how much lighter they are than the ground between them, and up to where they are told apart. World units. */
const STALKS = { apart: 0.36, tone: 0.07, seen: 26 } as const;

/** Where wheels run beside the middle of a swath and half the width of their tracks, in widths of what drives; the length of a tyre's lug, world units, and how much darker a track is. */
const WHEELS = { aside: 0.27, half: 0.07, lug: 0.5, tone: 0.36 } as const;

/** Whether something stands on ground that has been cut, and not among the stalks. */
export const isOnStubble = (thing: Thing): boolean =>
  ON_STUBBLE.has(thing) || ROAD_VEHICLES.has(thing);

const ON_STUBBLE: ReadonlySet<Thing> = new Set<Thing>(['combine', 'tractor', 'person', 'bicycle']);

/** The parts of a field that are cut: all that is beyond a harvester, and along the rows a swath for whoever works or drives there. */
export function stubbleOf(setting: Setting, wished: readonly Planted[]): Yard[] {
  if (cropOf(setting) !== 'grain') return [];
  const { noise, side } = setting;
  const rows = (x: number, z: number): number => {
    const across = x - rowsAside(side, z);
    const line = Math.sin(((across + 0.06 * noise.at(x, z)) * 2 * Math.PI) / STALKS.apart);
    const straw = 0.16 * noise.fbm(x * 3.1, z * 1.3, 2) + 0.1 * noise.at(x / 2.7, z / 4);
    return 1 + straw + STALKS.tone * line * smoothstep(STALKS.seen, 6, z);
  };
  const cut = wished.filter(({ thing }) => thing !== undefined && isOnStubble(thing));
  return cut.map(({ sprite, thing, x, z, size }): Yard => {
    const wide = (size * sprite.width) / sprite.height;
    const part =
      thing === 'combine'
        ? (atX: number, atZ: number) =>
            smoothstep(-0.5, 0.5, atZ - z + BEYOND.before * wide + 0.8 * noise.at(atX / 5, 2)) *
            smoothstep(BEYOND.to, BEYOND.from, atZ)
        : (atX: number, atZ: number) => {
            const middle = x + rowsAside(side, atZ) - rowsAside(side, z);
            const half = Math.max(SWATH.least, SWATH.aside * wide);
            const away = Math.abs(atX - middle) + SWATH.winds * noise.at(atX / 3, atZ / 3);
            return smoothstep(half + 0.3, half - 0.1, away) * smoothstep(BEYOND.to, 60, atZ);
          };
    const isDriven = thing === 'tractor' || ROAD_VEHICLES.has(thing);
    const tone = (atX: number, atZ: number): number => {
      const middle = x + rowsAside(side, atZ) - rowsAside(side, z);
      const beside = Math.abs(atX - middle + 0.08 * noise.at(atZ / 2, 5.5)) / wide;
      const rut = smoothstep(2 * WHEELS.half, 0.6 * WHEELS.half, Math.abs(beside - WHEELS.aside));
      const lug = 0.75 + 0.25 * Math.sin((atZ * 2 * Math.PI) / WHEELS.lug);
      return rows(atX, atZ) * (1 - WHEELS.tone * rut * lug);
    };
    return Object.assign(part, { colour: COLOUR, tone: isDriven ? tone : rows, sun: SUN });
  });
}

/** How far from where grain is cut its stalks are frayed, world units; up to what share of their height they go over into the stubble, and how much of it they keep at the least. */
const FRAY = { within: 0.9, melts: 0.6, least: 0.62 } as const;

/** Grain along what is cut: its stalks lean and thin out there, so that its edge is no row of steps. */
export function frayed(
  setting: Setting,
  plants: readonly Planted[],
  stubble: readonly Yard[],
): readonly Planted[] {
  if (stubble.length === 0) return plants;
  const isCut = (x: number, z: number) => stubble.some((yard) => yard(x, z) > 0.35);
  return plants.map((one) => {
    const { x, z, size } = one;
    const { within, melts, least } = FRAY;
    if (!isCut(x - within, z) && !isCut(x + within, z) && !isCut(x, z - 2 * within)) return one;
    const share = 0.5 + 0.5 * setting.noise.at(x * 5.3, z * 4.1);
    return {
      ...one,
      melts: Math.max(one.melts ?? 0, melts),
      size: size * (least + (1 - least) * Math.min(1, Math.max(0, share))),
    };
  });
}
