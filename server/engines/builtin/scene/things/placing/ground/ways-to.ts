import { smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour, Thing } from '../../../words/idea.ts';
import { middleOfWay } from '../../../world/paths/path.ts';
import { cropOf, isVineyard } from '../../../world/soil/sown.ts';
import { meadowOf } from '../single-flowers.ts';
import type { Planted } from '../stage.ts';
import { PAVED } from './paved-round.ts';
import { FOUNDED } from './settle.ts';
import { GREEN, type Yard } from './yard.ts';

/** What a way of its own leads to, where no road passes: the seats of lords, works, fairs. Houses have theirs by their yards. */
const LED_TO: ReadonlySet<Thing> = new Set<Thing>([
  'castle',
  'tower',
  'villa',
  'mosque',
  'ruin',
  'abbey',
  'factory',
  'powerplant',
  'refinery',
  'headframe',
  'circus',
  'ferriswheel',
  'carousel',
  'hauntedhouse',
]);
/** What else is gone to through snow. */
const IN_SNOW: ReadonlySet<Thing> = new Set<Thing>(['house', 'barn', 'church', 'temple', 'igloo']);
/** What heavy wheels drive to: their ruts are left where nobody drives any more. */
const DRIVEN_TO: ReadonlySet<Thing> = new Set<Thing>([
  'factory',
  'powerplant',
  'refinery',
  'headframe',
]);

/** Half the width of a way close by, and how much more for each unit that it is farther, so that it is seen; how far its edges are ragged. World units. */
const HALF = { near: 1, more: 0.013, ragged: 0.3 } as const;
/** How far it swings aside, for each unit of distance and at the most, and the length of a swing. World units. */
const SWINGS = { share: 0.07, most: 5, long: 17 } as const;
/** Where a wheel runs beside the middle of a track, and how wide it has pressed the ground; world units. How much of the ground a track takes that nobody uses. */
const RUTS = { aside: 0.72, half: 0.34, left: 0.5 } as const;

const GRAVEL: Colour = [0.5, 0.44, 0.35];
/** Snow on which feet have gone: it lies in its own shade. */
const TRODDEN_SNOW: Colour = [0.62, 0.66, 0.76];

/** The ways that lead from the eye to what stands in open land and is gone to, through a village, and of some meadows to nowhere; none where a road passes. */
export function waysTo(setting: Setting, wished: readonly Planted[]): Yard[] {
  const { land, snowy, idea } = setting;
  if (!GREEN.includes(land)) return [];
  const ends = wished.filter(
    ({ thing, z }) =>
      thing !== undefined &&
      (LED_TO.has(thing) || (snowy && IN_SNOW.has(thing))) &&
      middleOfWay(setting, z) === null,
  );
  // All who come to a fair come by one way.
  const [end] = ends.toSorted((a, b) => Math.abs(a.x / a.z) - Math.abs(b.x / b.z));
  if (end === undefined) {
    const lane = villageLane(setting);
    if (lane !== null) return [lane];
    return isCrossed(setting, wished) ? [fieldTrack(setting)] : [];
  }
  const { thing, x, z } = end;
  const isTrack = idea.forsaken || DRIVEN_TO.has(thing as Thing);
  const way = wayFrom(setting, { x, z }, isTrack ? (idea.forsaken ? 'left' : 'driven') : 'trodden');
  return idea.forsaken && isTrack ? [slabs(setting, end), way] : [way];
}

/** Up to where the lane of a village and a track across a meadow lead, and how far aside; world units. */
const LANE = { x: 5, z: 120 } as const;
const TRACK = { x: 22, z: 170 } as const;

/** The lane into a village, between its houses; null where no village stands in open land, or a road leads there. */
export function villageLane(setting: Setting): Yard | null {
  const { idea, land, side } = setting;
  const isVillage = idea.settled === 'village' && GREEN.includes(land);
  if (!isVillage || middleOfWay(setting, LANE.z) !== null) return null;
  return wayFrom(setting, { x: -side * LANE.x, z: LANE.z }, 'trodden');
}

const fieldTrack = (setting: Setting): Yard =>
  wayFrom(setting, { x: setting.side * TRACK.x, z: TRACK.z }, 'ruts');

/** Whether somebody drives across a meadow now and then: in every other composition of one that is grazed or mown, and where nothing is built. */
function isCrossed(setting: Setting, wished: readonly Planted[]): boolean {
  const { land, idea, turn, snowy, garden } = setting;
  if ((land !== 'field' && land !== 'plain') || turn % 2 === 1 || snowy) return false;
  if (idea.settled !== null || idea.scenery !== null || garden !== null) return false;
  if (cropOf(setting) !== null || isVineyard(setting) || meadowOf(setting) !== undefined)
    return false;
  const isBuiltOn = wished.some(
    ({ thing }) => thing !== undefined && (FOUNDED.has(thing) || PAVED.has(thing)),
  );
  return middleOfWay(setting, TRACK.z) === null && !isBuiltOn;
}

/** A way from the eye to a place: trodden, driven on with gravel, two ruts in the grass, or those that are left to it. */
function wayFrom(
  { side, snowy, noise }: Setting,
  { x, z: door }: { readonly x: number; readonly z: number },
  kind: 'trodden' | 'driven' | 'ruts' | 'left',
): Yard {
  const swing = Math.min(SWINGS.most, SWINGS.share * door);
  const middleAt = (atZ: number): number => {
    const near = atZ / door;
    // It leaves the picture beside its middle, and winds less the nearer it is to the door.
    return (
      x * near ** 1.2 +
      side * 0.9 * (1 - near) +
      swing * Math.sin((door - atZ) / SWINGS.long) * Math.min(1, 3 * (1 - near)) * (0.3 + near)
    );
  };
  const part = (atX: number, atZ: number): number => {
    if (atZ > door) return 0;
    const half = HALF.near + HALF.more * atZ;
    const aside = Math.abs(atX - middleAt(atZ));
    if (aside > half + 0.5 + HALF.ragged) return 0;
    const away = aside + HALF.ragged * noise.fbm(atX / 1.6, atZ / 1.6, 2);
    if (kind === 'trodden') return smoothstep(half + 0.3, half - 0.3, away);
    const wheel = Math.abs(away - RUTS.aside * half);
    const rut = smoothstep(RUTS.half * half + 0.12, RUTS.half * half - 0.18, wheel);
    return kind === 'left'
      ? RUTS.left * rut
      : Math.max(rut, 0.3 * smoothstep(half, 0.6 * half, away));
  };
  if (snowy) {
    const tone = (atX: number, atZ: number): number => troddenTone(noise, atX - middleAt(atZ), atZ);
    return Object.assign(part, { colour: TRODDEN_SNOW, tone });
  }
  const colour = kind === 'trodden' || kind === 'ruts' ? null : GRAVEL;
  return colour === null ? part : Object.assign(part, { colour });
}

/** Where the runners of sledges go beside the middle of a snowy way, half the width of what they press, the side of a square in which one foot has trodden, and up to where that is told apart; world units. */
const TRACKS = { aside: 0.5, half: 0.09, step: 0.46, seen: 60 } as const;
/** How much darker the bottom of a runner's track and of a print are. */
const PRESSED = { runner: 0.24, print: 0.3 } as const;

/** How light a snowy way is at a place beside its middle: sledges have left two tracks in it, and many feet their prints. */
function troddenTone(noise: Noise, aside: number, z: number): number {
  const clear = smoothstep(TRACKS.seen, TRACKS.seen / 3, z);
  if (clear === 0) return 1;
  const swayed = Math.abs(aside + 0.16 * noise.at(z / 5, 3.5));
  const runner = smoothstep(2, 0.6, Math.abs(swayed - TRACKS.aside) / TRACKS.half);
  const [u, v] = [aside / TRACKS.step, z / TRACKS.step];
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const [dx, dz] = [
    u - column - 0.5 - 0.8 * noise.at(column * 3.7 + 0.5, row * 5.3 + 0.5),
    v - row - 0.5 - 0.8 * noise.at(column * 5.9 + 0.5, row * 2.9 + 0.5),
  ];
  const print = smoothstep(0.36, 0.2, Math.hypot(1.7 * dx, dz));
  return 1 - clear * Math.max(PRESSED.runner * runner, PRESSED.print * print);
}

/** The yard of works that lie idle: how far it reaches beside and before them, in their widths; how large its slabs are and the joints between them, world units; which share of them has gone. */
const SLABS = { beside: 0.75, before: 1.15, side: 3.4, joint: 0.16, gone: 0.3 } as const;
const CONCRETE: Colour = [0.52, 0.51, 0.47];

/** Slabs of concrete before works that lie idle, grass in their joints and where one is broken. */
function slabs({ noise }: Setting, { sprite, x, z, size }: Planted): Yard {
  const wide = (size * sprite.width) / sprite.height;
  const cover = (atX: number, atZ: number): number => {
    const deep = (atZ < z ? SLABS.before : 0.5) * wide;
    const away = Math.hypot((atX - x) / (SLABS.beside * wide), (atZ - z) / deep);
    if (away > 1.2) return 0;
    const [u, v] = [atX / SLABS.side + 0.12 * atZ, atZ / SLABS.side];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const chance = noise.at(column * 3.7 + 0.5, row * 5.3 + 0.5);
    if (chance < SLABS.gone - 0.5) return 0;
    const [a, b] = [u - column, v - row];
    const edge = SLABS.side * Math.min(a, 1 - a, b, 1 - b) + 0.12 * noise.at(atX * 1.7, atZ * 1.7);
    const crack = Math.abs(noise.fbm(atX / 2.1 + 9, atZ / 2.1, 2));
    const whole = smoothstep(SLABS.joint, 2 * SLABS.joint, edge) * smoothstep(0.015, 0.05, crack);
    return whole * smoothstep(1.1, 0.8, away + 0.25 * noise.fbm(atX / 6, atZ / 6, 2));
  };
  const tone = (atX: number, atZ: number): number =>
    0.96 +
    0.2 * noise.at(Math.floor(atX / SLABS.side + 0.12 * atZ), Math.floor(atZ / SLABS.side) + 0.5) +
    0.22 * noise.fbm(atX / 2.4, atZ / 2.4, 2);
  return Object.assign(cover, { colour: CONCRETE, tone });
}
