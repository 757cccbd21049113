import { OF_CITIES } from '../../../words/buildings.ts';
import { IN_SEA } from '../../../words/creatures.ts';
import type { Subject, Thing } from '../../../words/idea.ts';
import { lookUp } from '../../../world/height-map.ts';
import type { Stage } from '../stage.ts';

/** What is so large that a window shows it whole from afar. */
const LANDMARKS: ReadonlySet<Thing> = new Set<Thing>([
  ...OF_CITIES,
  'castle',
  'church',
  'monastery',
  'mosque',
  'temple',
  'pyramid',
  'colosseum',
  'tajmahal',
  'pisatower',
  'windmill',
  'ferriswheel',
]);

/** How much of a window's height and of its width one of a kind takes, at the most. */
const SHARE = { high: 0.62, wide: 0.5 } as const;
/** Most that are seen through a window side by side. */
const MOST = 3;
/** How far down a window its foot is, from the horizon to the window's lower edge. */
const FOOT = 0.3;
/** How far aside of a window's middle what is alone stands, so that no bar is before it: a share of its width, away from the lamp. */
const ASIDE = 0.13;
/** How often its ground is looked up, which tells how far off it is. */
const ROUNDS = 3;

/** The column in which the `index`th of `count` is seen through a window. */
export function columnInPane(
  { frame: { pane }, setting: { side, idea } }: Stage,
  index: number,
  count: number,
): number {
  if (pane === undefined) return 0;
  const aside = ASIDE * side * (idea.land === 'kitchen' ? 1 : -1);
  const share = count > 1 ? (index + 0.5) / count : 0.5 + aside;
  return pane.left + share * (pane.right - pane.left);
}

/** How far off what swims before a window under water is, world units, and how much of the window's height and width it takes. */
const SWIMMER = { away: 7, high: 0.86, wide: 0.8 } as const;

/** Where what looks in at a window under water swims, how high above the ground and how tall, in pixels. */
function atViewport({ camera, frame: { pane } }: Stage, count: number, index: number): Seen | null {
  if (pane === undefined) return null;
  const many = Math.min(count, MOST);
  const tall = (SWIMMER.high * (pane.bottom - pane.top)) / many;
  const column = pane.left + ((index + 0.5) / many) * (pane.right - pane.left);
  const row = (pane.top + pane.bottom + tall) / 2;
  const z = SWIMMER.away;
  return {
    x: ((column - camera.centre) * z) / camera.focal,
    z,
    base: camera.height + ((camera.horizon - row) * z) / camera.focal,
    tall,
    wide: (SWIMMER.wide * (pane.right - pane.left)) / many,
  };
}

/** A place before a window: aside and ahead, how high its foot is where that is not the ground, its height and at the most its width in pixels. */
export interface Seen {
  readonly x: number;
  readonly z: number;
  readonly base?: number;
  readonly tall: number;
  readonly wide?: number;
}

/** Where a landmark stands that is seen through a room's window, and how tall it is, in pixels, so that all of it is in the window, and where a creature of the sea swims before it; null for anything else. */
export function throughPane(stage: Stage, { thing, count }: Subject, index: number): Seen | null {
  const { frame, camera, map, setting } = stage;
  const { pane } = frame;
  if (setting.land === 'underwater' && IN_SEA.has(thing) && index < MOST)
    return atViewport(stage, count, index);
  if (pane === undefined || !LANDMARKS.has(thing) || pane.bottom <= camera.horizon) return null;
  const row = camera.horizon + Math.max(2, FOOT * (pane.bottom - camera.horizon));
  const column = columnInPane(stage, index, Math.min(count, MOST));
  let [x, z, ground] = [0, 0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    z = (Math.max(1, camera.height - ground) * camera.focal) / (row - camera.horizon);
    x = ((column - camera.centre) * z) / camera.focal;
    ground = Math.max(0, lookUp(map.heights, x, z));
  }
  const tall = SHARE.high * (row - pane.top);
  return {
    x,
    z,
    tall: Math.min(tall, (SHARE.wide * (pane.right - pane.left)) / Math.min(count, MOST)),
  };
}
