import { clamp } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Idea, Subject, Thing } from '../../words/idea.ts';
import { type Frame, LAND, WATER } from '../../world/frame.ts';
import { EXTENT, lookUp } from '../../world/height-map.ts';
import { INDOORS } from '../../world/room/plan-room.ts';
import { findCape } from './cape.ts';
import { makeThing } from './make-thing.ts';
import { smallerSize } from '../sprite.ts';
import { soleOf } from './sole.ts';
import type { Planted, Stage } from './stage.ts';
import { findSpan } from './span.ts';
import { feetOf, type Footing, heightOf, isAbout, isBust, STANDS } from './stands.ts';

/** Most that are drawn of one thing. */
const MOST = 8;
/** Farther than this a thing would stand behind the land. World units. */
const FARTHEST = 900;
/** How far from the water's edge things stand, as a share of the picture. */
const EDGE = 0.035;
const OFFSHORE = 0.22;
/** How far things in the air are, world units. */
const ALOFT = 3;

/** The things that the prompt asked for, where they can be seen well. */
export function wishes(stage: Stage): Planted[] {
  const { subjects } = stage.setting;
  const standing = subjects.filter((subject) => standsAlone(stage.setting, subject));
  return standing.flatMap((subject, order) => {
    const middle = middleOf(stage, standing.length, order);
    // A bunch of flowers is one thing.
    const count = subject.thing === 'flower' ? 1 : Math.min(MOST, subject.count);
    return Array.from({ length: count }, (_, index) =>
      wish(stage, subject, { middle, index, count }),
    ).filter((one) => one !== null);
  });
}

/** Flowers grow in the undergrowth unless the picture is about them, vines and market stalls in rows, birches and bamboo as the woods. */
function standsAlone({ idea, land }: Setting, subject: Subject): boolean {
  if (subject.thing === 'flower') return isAbout(idea, subject);
  // A canal's houses are there already.
  if (subject.thing === 'house' && land === 'canal') return false;
  const isGrove = subject.thing === 'birch' || subject.thing === 'bamboo';
  if (subject.thing === 'stall') return false;
  return subject.thing !== 'vine' && !(isGrove && land === 'woods');
}

/** Where a kind's middle is, as a share of the width: one alone a little aside, several side by side. */
function middleOf({ setting }: Stage, kinds: number, order: number): number {
  const aside = setting.side * (0.05 + 0.07 * setting.random.unit());
  const about = setting.idea.land === null ? 0.5 : 1;
  if (kinds === 1) return 0.5 + aside * about;
  const share = (order + 0.5) / kinds;
  return 0.5 + (setting.side > 0 ? -1 : 1) * (share - 0.5) * 0.8;
}

/** One among those of its kind. */
interface Among {
  readonly middle: number;
  readonly index: number;
  readonly count: number;
}

/** How small the distance across the sea makes what stands there, at the most. */
const LEAST_AT_SEA = 0.45;

/** One of a thing, or null where no place for it is found. */
function wish(stage: Stage, subject: Subject, among: Among): Planted | null {
  const { thing } = subject;
  const { frame, camera, setting, map } = stage;
  const { idea, light } = setting;
  if (thing === 'bridge') {
    const across = bridgeAcross(stage, subject);
    if (across !== null) return across;
  }
  const spot = findSpot(stage, subject, among);
  if (spot === null) return null;
  const { z } = spot;
  const ground = Math.max(0, lookUp(map.heights, spot.x, z));
  // What a landscape only contains may well stand off; it is small already.
  // On a shore across the sea it is as small as that is far.
  const least = setting.land === 'sea' ? LEAST_AT_SEA : 1;
  const nearness = isAbout(idea, subject) ? spot.nearness : Math.max(least, spot.nearness);
  const near = (1 - 0.07 * (among.index % 3)) * nearness;
  const bust = isBust(idea, subject);
  const room = Math.min(frame.height, frame.width * (bust ? 1.3 : 1));
  const tall = heightOf(idea, subject) * near * room;
  const sprite = makeThing(setting, thing, subject, tall, showsItsFace(idea, subject));
  const across = sprite.width / sprite.height;
  // Shoulders may leave the picture.
  const widest = ((bust ? 1.25 : 0.86) * frame.width) / across / among.count ** 0.7;
  // Its top and its sides stay in the picture.
  const row = camera.horizon + ((camera.height - (spot.base ?? ground)) * camera.focal) / z;
  const highest = Math.max(0.12 * frame.height, row - 0.04 * frame.height);
  const height = Math.min(tall, widest, highest);
  const half = (height * across) / 2 + 0.025 * frame.width;
  // A tree's stem stands there, wherever the middle of its boughs is.
  const { left, right } = soleOf(smallerSize(sprite));
  const stem = ((left + right) / 2) * height * across;
  const middle = camera.centre + (spot.x * camera.focal) / z - stem;
  // A pier comes from a shore beside the picture.
  const beside = setting.side > 0 ? frame.width - 0.5 * half : 0.5 * half;
  const column =
    thing === 'pier'
      ? beside
      : clamp(
          middle,
          Math.min(half, frame.width / 2),
          frame.width - Math.min(half, frame.width / 2),
        );
  const size = (height * z) / camera.focal;
  const x = ((column - camera.centre) * z) / camera.focal;
  // On a slope it stands where its lower side does, so that nothing hangs in the air.
  const stance = SLENDER.has(thing) ? 0.05 : 0.4;
  const sides = [-stance, 0, stance].map((side) =>
    lookUp(map.heights, x + side * size * across, z),
  );
  // Its front stands nearer to the eye than its middle; a corner over an abyss counts for little.
  sides.push(lookUp(map.heights, x, z - 0.8 * stance * size));
  for (const side of [-stance, stance]) {
    const corner = lookUp(map.heights, x + 0.8 * side * size * across, z - 0.8 * stance * size);
    sides.push(Math.max(ground - 0.06 * size, corner));
  }
  const deepest = SLENDER.has(thing) ? 0.03 : 0.3;
  const foot = Math.max(0, ground - deepest * size, Math.min(ground, ...sides));
  const sunk = STANDS[thing].on === 'water' ? 0.02 : setting.snowy ? 0.04 : 0.015;
  return {
    sprite,
    x,
    z,
    base: spot.base ?? foot - sunk * size,
    size,
    boost: light.isNight ? 1.75 : 1.12,
    isFront: INDOORS.includes(setting.land) || bust,
  };
}

/** How large a lighthouse on a cape is beside one on its own rock. */
const ON_CAPE = 0.8;

const isHilly = ({ land }: Idea): boolean => land === 'mountain' || land === 'field';

/** How much longer a bridge is than the water is wide. */
const OVERLAP = 1.24;
/** A bridge's length by its height, about; its sprite tells exactly. */
const LONG = 3.4;

/** A bridge from bank to bank, or null where the water has none. */
function bridgeAcross({ frame, camera, setting }: Stage, subject: Subject): Planted | null {
  const span = findSpan(frame, camera.horizon);
  if (span === null) return null;
  const long = (span.right - span.left) * OVERLAP;
  const sprite = makeThing(setting, subject.thing, subject, long / LONG, false);
  const height = (long * sprite.height) / sprite.width;
  const middle = (span.left + span.right) / 2;
  const seen = Math.round(clamp(middle, 0, frame.width - 1));
  const z = frame.depth[span.row * frame.width + seen] ?? EXTENT;
  const size = (height * z) / camera.focal;
  return {
    sprite,
    x: ((middle - camera.centre) * z) / camera.focal,
    z,
    base: -0.02 * size,
    size,
    boost: setting.light.isNight ? 1.75 : 1.12,
  };
}

/** What stands on a narrow foot, however wide it is above. */
const SLENDER: ReadonlySet<Thing> = new Set<Thing>([
  'palm',
  'tree',
  'blossom',
  'conifer',
  'birch',
  'bamboo',
  'cactus',
  'person',
  'umbrella',
  'flower',
]);

/** What is so large that it is looked at from afar. */
const ABLE_TO_STAND_FAR: ReadonlySet<Thing> = new Set<Thing>([
  'castle',
  'tower',
  'temple',
  'church',
  'mosque',
  'pyramid',
  'windmill',
]);

/** People in a landscape look at it; who is portrayed looks out of the picture. */
const showsItsFace = (idea: Idea, subject: Subject): boolean =>
  isAbout(idea, subject) &&
  (idea.land === null || idea.composition === 'portrait' || subject.thing !== 'person');

/** A place in the world; `base` where it is not on the ground. */
interface Spot {
  readonly x: number;
  readonly z: number;
  readonly base: number | null;
  /** 1 where it was wanted, less where the only ground is farther off. */
  readonly nearness: number;
}

/** Where one of a kind stands: side by side, every other one a little farther back. */
function findSpot(stage: Stage, subject: Subject, { middle, index, count }: Among): Spot | null {
  const { frame, camera, setting } = stage;
  const { on } = STANDS[subject.thing];
  const feet = feetOf(setting.idea, subject);
  if (isBust(setting.idea, subject)) return aloft(frame.height, frame.width * middle);
  const step = Math.min(0.24, 0.86 / count);
  const column = frame.width * clamp(middle + (index - (count - 1) / 2) * step, 0.08, 0.92);
  const nearest = ABLE_TO_STAND_FAR.has(subject.thing) ? Math.max(feet, 0.34) : Math.max(feet, 0.7);
  const low = isAbout(setting.idea, subject) ? nearest : feet;
  const down = clamp(low - (index % 2) * 0.08 - (index % 3) * 0.03, 0.04, 0.92);
  const room = frame.height - camera.horizon;
  if (on === 'air') return aloft(frame.height * down, column);
  const wanted = { column, row: camera.horizon + room * down };
  if (subject.thing === 'lighthouse' && isHilly(setting.idea)) {
    const cape = findCape(stage);
    if (cape !== null) return { ...standing(cape), nearness: ON_CAPE };
  }
  const grounds: readonly Footing[] = on === 'water' ? ['water', 'land'] : ['land', 'water'];
  for (const ground of grounds) {
    const kind = ground === 'water' ? WATER : LAND;
    // Where a boat finds no room it is content with less.
    const roomy =
      ground === 'water' ? Math.min(OFFSHORE, 1.3 * heightOf(setting.idea, subject)) : EDGE;
    const found =
      nearestGround(frame, kind, camera.horizon, wanted, roomy) ??
      nearestGround(frame, kind, camera.horizon, wanted, 0);
    if (found !== null) return standing(found);
  }
  return null;

  function standing(at: { readonly column: number; readonly row: number }): Spot {
    const z = frame.depth[at.row * frame.width + at.column] ?? EXTENT;
    const nearness = clamp((at.row - camera.horizon) / (wanted.row - camera.horizon), 0.3, 1);
    const x = ((at.column - camera.centre) / camera.focal) * z;
    // In a room it may stand on a table.
    const inside = INDOORS.includes(setting.land);
    const base = inside ? camera.height - ((at.row - camera.horizon) * z) / camera.focal : null;
    return { x, z, base, nearness };
  }
  function aloft(row: number, at: number): Spot {
    const base = camera.height + ((camera.horizon - row) * ALOFT) / camera.focal;
    return { x: ((at - camera.centre) / camera.focal) * ALOFT, z: ALOFT, base, nearness: 1 };
  }
}

/**
 * The pixel of that ground closest to a point, that share of the picture from where it ends, below the horizon (above it a thing would seem to
 * hang on a slope) and away from the picture's sides; null without one.
 */
function nearestGround(
  { kind, depth, width, height }: Frame,
  ground: number,
  horizon: number,
  wanted: { readonly column: number; readonly row: number },
  edge: number,
): { column: number; row: number } | null {
  // What stands on land does not stand with its feet in the water, nor the other way round.
  const aside = Math.round(edge * width);
  const around = [-aside, aside, Math.round(Math.min(edge, EDGE) * height * 0.4) * width];
  const isOther = (one: number | undefined) => one === (ground === LAND ? WATER : LAND);
  let best: { column: number; row: number } | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let row = Math.max(0, Math.ceil(horizon) + 1); row < height; row++) {
    for (let column = Math.ceil(width * 0.05); column < width * 0.95; column++) {
      const distance = (column - wanted.column) ** 2 + (row - wanted.row) ** 2;
      const at = row * width + column;
      if (distance >= least || kind[at] !== ground || (depth[at] ?? EXTENT) > FARTHEST) continue;
      if (around.some((step) => isOther(kind[at + step]))) continue;
      least = distance;
      best = { column, row };
    }
  }
  return best;
}
