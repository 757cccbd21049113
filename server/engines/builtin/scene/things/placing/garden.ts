import { createRandom, pick, type Random } from '../../../kernels/random.ts';
import { clamp } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour, Thing } from '../../words/idea.ts';
import { bedAt, besidePath, GARDEN } from '../../world/garden-plan.ts';
import { lookUp } from '../../world/height-map.ts';
import { TULIPS } from '../../world/sown.ts';
import { bushOf, PANEL, picketFence } from '../outdoors/garden.ts';
import { PETALS } from '../plants/bloom.ts';
import { broadleaf } from '../plants/broadleaf.ts';
import { DIMMED, type Growing } from '../plants/growing.ts';
import { lavender } from '../plants/lavender.ts';
import { sunflower } from '../plants/sunflower.ts';
import { tuft } from '../plants/tuft.ts';
import { tulips } from '../plants/tulips.ts';
import type { Sprite } from '../sprite.ts';
import { type Wish, wishIn } from '../wish.ts';
import { blossoming, makeThing } from './make-thing.ts';
import { rakedGarden } from './raked-garden.ts';
import type { Planted, Stage } from './stage.ts';

/** Heights of the fence, of the hedge behind it, of the house beyond and of a tree, and how far off the last two are. World units. */
const FENCE = 1.15;
const HEDGE = { least: 2, more: 0.6, apart: 1.25, behind: 1.4 } as const;
const HOUSE = { high: 8.6, z: 31, aside: 7.5 } as const;
const TREE = { high: 6.4, z: 15.5, aside: 7.6 } as const;
/** How wide the way through the fence is. */
const GATE = 1.9;
/** How far apart the plants of a bed stand, and how far from what was asked for. World units. */
const BED = { along: 0.62, across: 0.52, clear: 0.7 } as const;
/** How many plants of a kind are drawn, and their height in pixels at the most. */
const ALIKE = 3;
const TALLEST = 180;

/** Leaves of what grows in tufts. */
const GREEN: Colour = [0.3, 0.46, 0.2];

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
  return [
    ...beds(stage, wished, own()),
    ...fence(stage, own()),
    ...hedge(stage, own()),
    ...(has('house', 'barn', 'villa', 'castle') ? [] : houseBeyond(stage, own())),
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

/** A kind of plant of the beds: some drawings of it, how high it is, how light beside its drawing. */
interface Kind {
  readonly sprites: readonly Sprite[];
  readonly high: number;
  readonly tone: number;
}

function beds(stage: Stage, wished: readonly Planted[], random: Random): Planted[] {
  const { setting, map } = stage;
  if (setting.snowy || setting.season === 'winter') return [];
  const kinds = kindsOf(stage, random);
  const planted: Planted[] = [];
  for (let z = GARDEN.beds.near; z < GARDEN.end; z += BED.along)
    for (let left = -GARDEN.half; left < GARDEN.half; left += BED.across) {
      const x = left + 0.3 * (random.unit() - 0.5);
      const atZ = z + 0.3 * (random.unit() - 0.5);
      // Each kind stands in a patch of its own.
      const aside = besidePath(setting, x, atZ);
      const patch =
        Math.floor(atZ / 2.6) * 3 + (aside < 0 ? 1 : 0) + Math.floor(Math.abs(aside) / 2.4);
      const kind = kinds[patch % kinds.length] as Kind;
      const sprite = pick(random, kind.sprites);
      const size = kind.high * (0.84 + 0.32 * random.unit());
      const level = kind.tone * (0.9 + 0.2 * random.unit());
      if (bedAt(setting, x, atZ) < 0.5 || isTaken(wished, x, atZ)) continue;
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
function kindsOf(stage: Stage, random: Random): Kind[] {
  const { setting } = stage;
  const { garden: named, season } = setting;
  const { rays } = wishOf(stage, random, 1, 8);
  const tall = Math.round(clamp((0.7 * stage.camera.focal) / 5, 24, TALLEST));
  const growing = (): Growing => ({ random: createRandom(random.uint32()), rays, tall });
  const some = (make: (one: Growing) => Sprite, high: number): Kind => ({
    sprites: Array.from({ length: ALIKE }, () => make(growing())),
    high,
    tone: 1 / DIMMED,
  });
  const tufts = (petal: Colour): Kind => ({
    sprites: Array.from({ length: ALIKE }, () =>
      tuft(createRandom(random.uint32()), GREEN, petal, 13),
    ),
    high: 0.72,
    tone: 1,
  });
  const tulipBeds = (petals: readonly Colour[]) =>
    petals.map((petal) => some((one) => tulips(one, petal), 0.66));
  const blooms = (named ?? []).flatMap(({ bloom, colour }): Kind[] => {
    if (bloom === 'tulip') return tulipBeds(colour === null ? TULIPS : [colour]);
    if (bloom === 'sunflower') return [some(sunflower, 1.5)];
    return colour === null ? [] : [tufts(colour)];
  });
  if (blooms.length > 0) return blooms;
  if (season === 'spring') return [...tulipBeds(TULIPS.slice(0, 4)), tufts(PETALS[1] as Colour)];
  return [...PETALS.map(tufts), some((one) => lavender(one, null), 0.7)];
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
