import { createRandom, pick, type Random } from '../../../../kernels/random.ts';
import { clamp } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Thing } from '../../../words/idea.ts';
import { saidOf } from '../../../words/lands/bed-plants.ts';
import { lookUp } from '../../../world/height-map.ts';
import { backOfBed, bedAt, besidePath, GARDEN } from '../../../world/paths/garden-plan.ts';
import { bushOf, PANEL, picketFence } from '../../outdoors/garden.ts';
import { broadleaf } from '../../plants/broadleaf.ts';
import { type Wish, wishIn } from '../../wish.ts';
import { blossoming } from '../makers/make-plant.ts';
import { makeThing } from '../makers/make-thing.ts';
import type { Planted, Stage } from '../stage.ts';
import { type BedKind, bedKind, inBloomIn, tufts } from './bed-kinds.ts';
import { rakedGarden } from './raked-garden.ts';

/** Heights of the fence, of the hedge behind it, of the house beyond and of a tree, and how far off the last two are. World units. */
const FENCE = 1.15;
const HEDGE = { least: 2, more: 0.6, apart: 1.25, behind: 1.4 } as const;
const HOUSE = { high: 8.6, z: 31, aside: 7.5 } as const;
const TREE = { high: 6.4, z: 15.5, aside: 7.6 } as const;
/** How wide the way through the fence is. */
const GATE = 1.9;
/** How far apart the plants of a bed stand, and how far from what was asked for. World units. */
const BED = { along: 0.62, across: 0.52, clear: 0.7 } as const;
/** Height of a drawn plant in pixels at the most. */
const TALLEST = 180;

/** What a garden has: beds in bloom, a fence with a hedge behind it, a house beyond, a tree, unless they were asked for and stand there already. */
export function garden(stage: Stage, wished: readonly Planted[]): Planted[] {
  const { setting } = stage;
  if (setting.garden === null) return [];
  const random = createRandom(setting.random.uint32());
  const own = () => createRandom(random.uint32());
  if (setting.idea.raked !== null)
    return [...rakedGarden(stage, own()), ...hedge(stage, own()), ...beds(stage, wished, own())];
  const has = (...things: readonly Thing[]) =>
    wished.some(({ thing }) => thing !== undefined && things.includes(thing));
  const isBuiltBehind = setting.idea.scenery === 'schoolgarden';
  return [
    ...beds(stage, wished, own()),
    ...fence(stage, own()),
    ...hedge(stage, own()),
    ...(isBuiltBehind || has('house', 'barn', 'villa', 'castle') ? [] : houseBeyond(stage, own())),
    ...(has('tree', 'blossom', 'palm', 'conifer') ? [] : smallTree(stage, own())),
  ];
}

const wishOf = ({ camera, setting }: Stage, random: Random, high: number, z: number): Wish => ({
  ...wishIn(setting, {
    colour: null,
    posture: null,
    tall: (high * camera.focal) / z,
    isPortrait: false,
  }),
  random,
});

function beds(stage: Stage, wished: readonly Planted[], random: Random): Planted[] {
  const { setting, map } = stage;
  if (setting.snowy || setting.season === 'winter') return [];
  const kinds = kindsOf(stage, random);
  const planted: Planted[] = [];
  for (let z = GARDEN.beds.near; z < GARDEN.end; z += BED.along)
    for (let left = -GARDEN.half; left < GARDEN.half; left += BED.across) {
      const x = left + 0.3 * (random.unit() - 0.5);
      const atZ = z + 0.3 * (random.unit() - 0.5);
      const kind = kindAt(kinds, setting, x, atZ, backOfBed(setting, x, atZ));
      const isFree = kind.high > LARGE.high && random.unit() < LARGE.free;
      const sprite = pick(random, kind.sprites);
      const size = kind.high * (0.84 + 0.32 * random.unit());
      const level = kind.tone * (0.9 + 0.2 * random.unit());
      if (isFree || bedAt(setting, x, atZ) < 0.5 || isTaken(wished, x, atZ)) continue;
      const base = lookUp(map.heights, x, atZ) - 0.04 * size;
      planted.push({ sprite, x, z: atZ, base, size, tone: [level, level, level] });
    }
  return planted;
}

/** Whether something that was asked for stands at a place, or is right behind it. */
const isTaken = (wished: readonly Planted[], x: number, z: number): boolean =>
  wished.some((one) => {
    const half = (0.5 * one.size * one.sprite.width) / one.sprite.height;
    // A tree stands on its stem.
    const wide = one.size > 3.5 ? 0.3 : half;
    const before = one.z - z;
    return Math.abs(x - (one.x * z) / one.z) < wide + BED.clear && before > -0.8 && before < 2.4;
  });

/** What grows in the beds: the flowers that were named, or those of the season. */
function kindsOf(stage: Stage, random: Random): BedKind[] {
  const { garden: named, season, idea } = stage.setting;
  const { rays } = wishOf(stage, random, 1, 8);
  const tall = Math.round(clamp((0.7 * stage.camera.focal) / 5, 24, TALLEST));
  const growing = { random, rays, tall };
  const colours = (named ?? []).flatMap(({ colour }) => (colour === null ? [] : [colour]));
  if (idea.beds.length > 0)
    return idea.beds.map((kind, n) => bedKind(kind, n === 0 ? saidOf(colours[0]) : null, growing));
  if (colours.length > 0) return colours.map((petal) => tufts(petal, random));
  return inBloomIn(season).map((kind) => bedKind(kind, null, growing));
}

/** How wide a drift of one kind is, and how far tall kinds keep to the back of a bed. World units. */
const DRIFT = { wide: 2.3, back: 1.3 } as const;
/** From which height on plants need more room, and the share of places that they leave free. */
const LARGE = { high: 0.9, free: 0.3 } as const;

/** Which kind has a place: each grows in drifts that run into each other, tall ones behind low ones. */
function kindAt(kinds: readonly BedKind[], { noise }: Setting, x: number, z: number, back: number) {
  let most = Number.NEGATIVE_INFINITY;
  let best = kinds[0] as BedKind;
  kinds.forEach((kind, n) => {
    const drift = noise.at(x / DRIFT.wide + 17.3 * n, z / DRIFT.wide + 5.9 * n);
    const level = drift + DRIFT.back * (kind.high - LARGE.high) * (back - 0.5);
    if (level > most) [most, best] = [level, kind];
  });
  return best;
}

function fence(stage: Stage, random: Random): Planted[] {
  const { setting, map, camera } = stage;
  const sprite = picketFence((FENCE * camera.focal) / GARDEN.end, random);
  const wide = FENCE * PANEL.wide;
  const count = Math.ceil((2 * GARDEN.half + 8) / wide);
  return Array.from({ length: count }, (_, n): Planted | null => {
    const x = (n - (count - 1) / 2) * wide;
    if (Math.abs(besidePath(setting, x, GARDEN.end)) < GATE) return null;
    const base = lookUp(map.heights, x, GARDEN.end) - 0.05;
    return { sprite, x, z: GARDEN.end, base, size: FENCE };
  }).filter((one) => one !== null);
}

/** Bushes close together behind the fence, and along both sides toward the eye. */
function hedge(stage: Stage, random: Random): Planted[] {
  const { setting, map } = stage;
  const { season, snowy } = setting;
  const foliage = { season: season === 'autumn' ? 'summer' : season, snowy, density: 1.1 } as const;
  const kinds = Array.from({ length: 4 }, () =>
    bushOf(broadleaf(wishOf(stage, createRandom(random.uint32()), HEDGE.least * 1.4, 18), foliage)),
  );
  const bush = (x: number, z: number): Planted => {
    const size = HEDGE.least + HEDGE.more * random.unit();
    const tone = 0.84 + 0.2 * random.unit();
    const base = lookUp(map.heights, x, z) - 0.08 * size;
    return { sprite: pick(random, kinds), x, z, base, size, tone: [tone, tone, tone] };
  };
  const behind = GARDEN.end + HEDGE.behind;
  const planted: Planted[] = [];
  for (let x = -GARDEN.half - 6; x < GARDEN.half + 6; x += HEDGE.apart)
    if (Math.abs(besidePath(setting, x, behind)) > GATE)
      planted.push(bush(x, behind + 0.4 * random.unit()));
  for (const side of [-1, 1])
    for (let z = 9; z < behind; z += HEDGE.apart)
      planted.push(bush(side * (GARDEN.half - 3.2) + 0.3 * random.unit(), z));
  return planted;
}

function houseBeyond(stage: Stage, random: Random): Planted[] {
  const { setting, map, camera } = stage;
  const { high, z, aside } = HOUSE;
  const x = setting.side * aside;
  const own: Setting = { ...setting, random };
  const tall = (high * camera.focal) / z;
  const sprite = makeThing(own, 'house', { colour: null, posture: null }, tall, false);
  return [{ sprite, x, z, base: lookUp(map.heights, x, z) - 0.3, size: high, boost: 1 }];
}

function smallTree(stage: Stage, random: Random): Planted[] {
  const { setting, map } = stage;
  const { high, z, aside } = TREE;
  const { season, snowy } = setting;
  const wish = wishOf(stage, random, high, z);
  const isBare = season === 'winter';
  const sprite =
    season === 'spring'
      ? blossoming(wish, snowy)
      : broadleaf(wish, { season, snowy: snowy && isBare, density: 1 });
  const x = -setting.side * aside;
  return [{ sprite, x, z, base: lookUp(map.heights, x, z) - 0.1, size: high, boost: 1 }];
}
