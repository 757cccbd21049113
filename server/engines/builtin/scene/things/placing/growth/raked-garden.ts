import { createRandom, pick, type Random } from '../../../../kernels/random.ts';
import { lookUp } from '../../../world/height-map.ts';
import { islandsOf, pondOf, type Round } from '../../../world/paths/raked-plan.ts';
import { boulder } from '../../boulder.ts';
import { koi } from '../../creatures/sea/koi.ts';
import { BRIDGE_HALF, redBridge } from '../../outdoors/red-bridge.ts';
import { stoneLantern } from '../../outdoors/stone-lantern.ts';
import { broadleaf } from '../../plants/broadleaf.ts';
import type { Sprite } from '../../sprite.ts';
import { type Wish, wishIn } from '../../wish.ts';
import { blossoming } from '../makers/make-plant.ts';
import { makeThing } from '../makers/make-thing.ts';
import type { Planted, Stage } from '../stage.ts';

/** What stands in such a garden where its house is on the right: how high, and where. World units. */
const LANTERN = { high: 1.7, x: 4.6, z: 10.4 } as const;
const PINE = { high: 6.2, x: -7.6, z: 17.5 } as const;
const MAPLE = { high: 5.6, x: 8.4, z: 14 } as const;
const TEMPLE = { high: 11, x: 3.4, z: 33 } as const;
/** The bridge: how high it is at the least and at the most, from where on it may be, and how much of its ends is on the banks. */
const BRIDGE = { high: 1.9, highest: 2.7, z: 15.4, step: 0.1, ashore: 0.35 } as const;

/** Stones on an island: their heights, and where on it, in its half widths. */
const STONES = [
  { high: 1.15, x: -0.25, z: 0.1 },
  { high: 0.7, x: 0.4, z: -0.15 },
  { high: 0.4, x: 0.1, z: -0.5 },
] as const;
/** Stones round the pond: how many look different, how many there are and how large they are. */
const KINDS = 5;
const RIM = { count: 30, least: 0.28, more: 0.42 } as const;

/** Koi in the pond: how many, how high each is as it is seen, and how far from the middle of it, in its half widths. */
const KOI = { count: 9, high: 0.34, most: 0.72 } as const;

/** What a garden of raked gravel has: stones on moss, a lantern, a pine, a maple, a pagoda beyond; a red bridge over its pond. */
export function rakedGarden(stage: Stage, random: Random): Planted[] {
  const { setting } = stage;
  const own = () => createRandom(random.uint32());
  const { season, snowy } = setting;
  const isBare = season === 'winter';
  const lantern = stoneLantern(wishOf(stage, own(), LANTERN));
  const pine = makeThing(
    { ...setting, random: own() },
    'conifer',
    ASKED,
    tallOf(stage, PINE),
    false,
  );
  const red = { season: isBare ? 'winter' : 'autumn', snowy: snowy && isBare, density: 1 } as const;
  const maple = wishOf(stage, own(), MAPLE);
  const tree = season === 'spring' ? blossoming(maple, snowy) : broadleaf(maple, red);
  const pagoda = makeThing(
    { ...setting, random: own() },
    'temple',
    ASKED,
    tallOf(stage, TEMPLE),
    false,
  );
  return [
    ...islandStones(stage, own()),
    ...rim(stage, own()),
    stood(stage, lantern, LANTERN),
    stood(stage, pine, PINE),
    stood(stage, tree, MAPLE),
    stood(stage, pagoda, TEMPLE),
    ...(pondOf(setting) === null ? [] : [...bridge(stage, own()), ...shoalOf(stage, own())]),
  ];
}

const ASKED = { colour: null, posture: null } as const;

/** How high something is, and where it stands where the house is on the right. World units. */
interface Standing {
  readonly high: number;
  readonly x: number;
  readonly z: number;
}

const tallOf = ({ camera }: Stage, { high, z }: Standing): number => (high * camera.focal) / z;

const wishOf = (stage: Stage, random: Random, one: Standing): Wish => ({
  ...wishIn(stage.setting, { ...ASKED, tall: tallOf(stage, one), isPortrait: false }),
  random,
});

function stood({ setting, map }: Stage, sprite: Sprite, { high, x, z }: Standing): Planted {
  const at = x * setting.side;
  return { sprite, x: at, z, base: lookUp(map.heights, at, z) - 0.05, size: high, boost: 1 };
}

function stones(stage: Stage, random: Random, high: number, z: number): Sprite[] {
  const wish = wishOf(stage, random, { high, x: 0, z });
  return Array.from({ length: KINDS }, () =>
    boulder({ ...wish, random: createRandom(random.uint32()) }),
  );
}

function islandStones(stage: Stage, random: Random): Planted[] {
  const { setting, map } = stage;
  const kinds = stones(stage, random, STONES[0].high, 9);
  return islandsOf(setting).flatMap((island) =>
    STONES.map(({ high, x: aside, z: ahead }): Planted => {
      const [x, z] = [island.x + aside * island.wide, island.z + ahead * island.long];
      const size = high * (0.85 + 0.3 * random.unit());
      const base = lookUp(map.heights, x, z) - 0.15 * size;
      return { sprite: pick(random, kinds), x, z, base, size, casts: true };
    }),
  );
}

/** How high above the water the stones of its rim stand, and in which steps, in half widths of the pond, the shore is sought. */
const SHORE = { high: 0.08, step: 0.02, from: 0.7, to: 1.6 } as const;

/** Where the shore is in a direction from the pond's middle: the ground is not as fine as the plan of it. */
function ashore({ map }: Stage, pond: Round, around: number): { x: number; z: number } {
  const at = (reach: number) => ({
    x: pond.x + reach * pond.wide * Math.cos(around),
    z: pond.z + reach * pond.long * Math.sin(around),
  });
  let reach: number = SHORE.from;
  while (reach < SHORE.to && lookUp(map.heights, at(reach).x, at(reach).z) < SHORE.high)
    reach += SHORE.step;
  return at(reach);
}

/** The stones that frame the pond. */
function rim(stage: Stage, random: Random): Planted[] {
  const pond = pondOf(stage.setting);
  if (pond === null) return [];
  const kinds = stones(stage, random, RIM.least + RIM.more, 9);
  return Array.from({ length: RIM.count }, (_, n): Planted => {
    const around = ((n + 0.5 * random.unit()) / RIM.count) * 2 * Math.PI;
    const { x, z } = ashore(stage, pond, around);
    const size = RIM.least + RIM.more * random.unit();
    const tone = 0.8 + 0.3 * random.unit();
    const base = lookUp(stage.map.heights, x, z) - 0.25 * size;
    return { sprite: pick(random, kinds), x, z, base, size, tone: [tone, tone, tone], casts: true };
  });
}

/** The bridge over the far part of the pond, both of its ends on the bank. */
function bridge(stage: Stage, random: Random): Planted[] {
  const pond = pondOf(stage.setting);
  if (pond === null) return [];
  for (let { z } = BRIDGE; z < pond.z + SHORE.to * pond.long; z += BRIDGE.step) {
    const [left, right] = [-1, 1].map((side) => bankAt(stage, pond, side, z)) as [number, number];
    const high = (right - left + 2 * BRIDGE.ashore) / (2 * BRIDGE_HALF);
    if (high > BRIDGE.highest) continue;
    const size = Math.max(BRIDGE.high, high);
    const sprite = redBridge(wishOf(stage, random, { high: size, x: 0, z }));
    return [{ sprite, x: (left + right) / 2, z, base: 0.1, size, boost: 1 }];
  }
  return [];
}

/** How far right of the eye the pond's bank is to one side of its middle, so far ahead. */
function bankAt({ map }: Stage, pond: Round, side: number, z: number): number {
  let out = 0;
  while (out < SHORE.to * pond.wide && lookUp(map.heights, pond.x + side * out, z) < SHORE.high)
    out += SHORE.step;
  return pond.x + side * out;
}

/** Koi spread over the pond (a golden spiral), but for the part that the bridge hides. */
function shoalOf(stage: Stage, random: Random): Planted[] {
  const pond = pondOf(stage.setting);
  if (pond === null) return [];
  return Array.from({ length: KOI.count }, (_, n): Planted => {
    const around = n * 2.4 + 0.6 * random.unit();
    const out = KOI.most * Math.sqrt((n + 0.5) / KOI.count);
    const x = pond.x + out * pond.wide * Math.cos(around);
    const z = pond.z - 0.8 + out * pond.long * Math.sin(around);
    const sprite = koi(wishOf(stage, createRandom(random.uint32()), { high: KOI.high, x, z }));
    // They are seen from above: how high a sprite is depends on which way its koi swims.
    const size = (KOI.high * sprite.height) / Math.max(sprite.height, 0.55 * sprite.width);
    return { sprite, x, z, base: -0.06, size, isAfloat: true };
  });
}
