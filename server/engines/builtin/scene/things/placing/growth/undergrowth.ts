import { pick, type Random } from '../../../../kernels/random.ts';
import { clamp, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { hasBrook } from '../../../choices/brooks.ts';
import type { Noise } from '../../../noise.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Land } from '../../../words/land.ts';
import { lookUp } from '../../../world/height-map.ts';
import { HEATHER_BLOOM } from '../../../world/lands/heather.ts';
import { isInGarden } from '../../../world/paths/garden-plan.ts';
import { pathAt } from '../../../world/paths/path.ts';
import { isTended } from '../../../world/scenery/sceneries.ts';
import { cropOf, isVineyard } from '../../../world/soil/sown.ts';
import { isOnSinter } from '../../../world/springs/geyser.ts';
import { fallenLeaves, tuft } from '../../plants/tuft.ts';
import type { Sprite } from '../../sprite.ts';
import { nearestGround } from '../foreground.ts';
import { groundTone } from '../light/ground-tone.ts';
import { meadowOf } from '../single-flowers.ts';
import type { Planted, Stage } from '../stage.ts';
import { reef } from '../waters/reef.ts';
import { bloomOf } from './in-bloom.ts';
import { isPolar } from './polar.ts';
import { atWatersEdge } from './water-edge.ts';

const PETALS: readonly Colour[] = [
  [0.86, 0.2, 0.18],
  [0.95, 0.82, 0.3],
  [0.94, 0.9, 0.92],
  [0.6, 0.4, 0.78],
];
/** The share of places with a stone, and of places with grass on bare and on other ground. */
const STONY = 0.0022;
/** The same on Mars. */
const ROCKY = 0.03;
/** Which share of the ground, and of a path, no leaves lie on in autumn. */
const LITTER = { ground: 0.3, path: 0.72, water: 0.97 } as const;
const GRASSY = { bare: 0.01, dunes: 0.3, marram: 0.9, jungle: 0.42, other: 0.8 } as const;
/** How far grass is seen in snow, world units. */
const SPECKS = 24;
/** From how high above the water on something lies or grows, world units. */
const LOWEST = { sand: 0.45, other: 1.2 } as const;
/** Where sand is strewn with pebbles and shells, and from what height on grass grows on it. World units. */
const STREWN = { share: 0.03, far: 60 } as const;
const DUNES = 4.2;

/** How far grass is drawn tuft by tuft, and flowers that were asked for. World units. */
const FAR = 130;
const FAR_FLOWERS = 420;

/** Nearer than this or than the picture's lower edge, world units, grass is so low that it hides nothing. */
const CLOSE = { z: 3, low: 0.55 } as const;
/** Nearer than this, world units, single gaps between tufts would be seen. */
const DENSER = 3.6;
/** How much nearer than the ground at the picture's lower edge grass grows whose tips are seen there, world units. */
const BEYOND_EDGE = 0.5;
/** From how far on a tuft's foot is not seen between the others, and up to what share of its height it goes over into them. */
const MELTS = { share: 0.5, from: 4, to: 16 } as const;
/** How far the foot of a tuft is in the ground for each unit that it is away. */
const SUNK = 0.006;

/** Blossoms of a tuft where flowers of a kind were asked for, and elsewhere. */
const LUSH = 11;
const USUAL = 7;

/** Height of a stone by chance, world units: most are small. */
const stoneSize = (chance: number): number => 0.45 + 1.5 * chance * chance;

/** How wide the places are in which stones and tufts of bare ground come together, world units, and how many times as often as on all of it. */
const CLUMPS = { wide: 8, often: 4.5 } as const;

/** How often what bare ground is strewn with comes at a place, beside its mean: in clumps, and hardly between them. */
const clumped = (noise: Noise, x: number, z: number): number =>
  CLUMPS.often * smoothstep(0.02, 0.5, noise.at(x / CLUMPS.wide + 21, z / CLUMPS.wide));

/** How light one of many stones is beside the others. */
function stoneTone(random: Random): Colour {
  const tone = 0.8 + 0.4 * random.unit();
  return [tone, tone * (0.96 + 0.05 * random.unit()), tone * (0.9 + 0.12 * random.unit())];
}

/** Where nothing grows on the ground, and where only a little does. */
const WITHOUT: readonly Land[] = [
  'clouds',
  'orbit',
  'city',
  'sea',
  'space',
  'pool',
  'harbour',
  'terraces',
  'summit',
];
const BARE: readonly Land[] = ['desert', 'oasis', 'beach', 'island', 'canyon', 'volcano'];

/** Grass, flowers and, here and there, one of the `stones` near the eye; under water corals and fish, away from what is `wished`. */
export function undergrowth(
  stage: Stage,
  stones: readonly Sprite[],
  wished: readonly Planted[],
): Planted[] {
  const { setting, map, frame, camera } = stage;
  const { land, random, snowy, noise } = setting;
  if (land === 'underwater') return reef(stage, wished);
  if (WITHOUT.includes(land) || cropOf(setting) !== null || isPolar(setting)) return [];
  const kinds = createKinds(setting);
  const leafy = kinds.leaves.length > 0;
  const onWay = hasBrook(setting) ? 'water' : 'path';
  const bare = BARE.includes(land) || snowy || leafy;
  const sandy = land === 'beach' || land === 'island';
  const planted: Planted[] = [];
  const isMeadow = meadowOf(setting) !== undefined;
  const half = (0.53 * frame.width) / camera.focal;
  const edge = Math.min(CLOSE.z, nearestGround(stage));
  const nearest = edge - BEYOND_EDGE;
  for (
    let z = isMeadow ? FAR_FLOWERS : FAR;
    z > nearest;
    z -= Math.max(z < DENSER ? 0.24 : 0.35, z * 0.03)
  ) {
    for (
      let left = -z * half;
      left < z * half;
      left += Math.max(z < DENSER ? 0.32 : 0.5, z * 0.034)
    ) {
      const x = left + (random.unit() - 0.5) * z * 0.05;
      const base = lookUp(map.heights, x, z);
      if (base < (sandy ? LOWEST.sand : LOWEST.other)) {
        const edging = bare
          ? null
          : atWatersEdge(stage, { stones, grass: kinds.grass }, x, z, base);
        if (edging !== null) planted.push(edging);
        continue;
      }
      const roll = random.unit();
      const isPath = pathAt(setting, x, z) > 0.35;
      if (leafy && roll > (isPath ? LITTER[onWay] : LITTER.ground)) {
        const sprite = pick(random, kinds.leaves);
        planted.push({ sprite, x, z, base: base - 0.06, size: 0.26 + 0.16 * random.unit() });
        continue;
      }
      // A lawn is mown, and nothing grows wild in its beds.
      if (isPath || isInGarden(setting, x, z) || isOnSinter(setting, x, z)) continue;
      if (isTended(setting, x, z)) continue;
      const often = bare ? clumped(noise, x, z) : 1;
      if (roll < often * (setting.idea.martian ? ROCKY : STONY) && z > 9 && !isVineyard(setting)) {
        const sprite = pick(random, stones);
        const size = stoneSize(random.unit());
        planted.push({ sprite, x, z, base: base - 0.1 * size, size });
      }
      if (sandy && z < STREWN.far && roll > 1 - often * STREWN.share) {
        const sprite = pick(random, stones);
        const size = 0.07 + 0.3 * random.unit() ** 3;
        planted.push({ sprite, x, z, base: base - 0.2 * size, size, tone: stoneTone(random) });
      }
      if (setting.idea.martian || (land === 'beach' && setting.idea.lowTide)) continue;
      const onDunes = setting.idea.dunes ? GRASSY.marram : GRASSY.dunes;
      const grassy = leafy || (sandy && base > DUNES) ? onDunes : GRASSY.bare;
      const open = setting.idea.jungle ? GRASSY.jungle : GRASSY.other;
      if (roll > (bare ? often * grassy : open)) continue;
      // From afar single blades in snow are specks.
      if (snowy && z > SPECKS) continue;
      const flowers = !bare && isFlower(setting, x, z);
      const sprite = pick(random, flowers ? kinds.flowers : kinds.grass);
      const patch = 0.72 + 0.62 * smoothstep(-0.4, 0.5, noise.at(x / 5 + 60, z / 5));
      planted.push({
        sprite,
        x,
        z,
        base: base - Math.min(0.06, SUNK * z),
        size: (snowy ? 0.7 : 1) * (z < edge ? CLOSE.low : patch) * (0.72 + 0.8 * random.unit()),
        tone: groundTone(stage, x, z),
        ...(bare ? {} : { melts: MELTS.share * smoothstep(MELTS.from, MELTS.to, z) }),
        ...(bare && !leafy ? { casts: true } : {}),
      });
    }
  }
  return planted;
}

interface Kinds {
  readonly grass: readonly Sprite[];
  readonly flowers: readonly Sprite[];
  /** Fallen ones; none where no trees shed them. */
  readonly leaves: readonly Sprite[];
}

function createKinds(setting: Setting): Kinds {
  const { random, idea } = setting;
  const wished = meadowOf(setting)?.colour;
  const usual = idea.moor ? [HEATHER_BLOOM] : PETALS;
  const green = greenIn(setting);
  return {
    grass: tuftsOf(setting),
    flowers: (wished ? [wished] : usual).map((petal) =>
      tuft(random, green, petal, wished ? LUSH : USUAL),
    ),
    leaves: isShedding(setting) ? some(() => fallenLeaves(random, idea.leaves)) : [],
  };
}

/** Whether leaves lie on the ground. */
const isShedding = ({ land, season, snowy, idea }: Setting): boolean =>
  season === 'autumn' &&
  !snowy &&
  !idea.conifers &&
  !idea.subjects.some(({ thing }) => thing === 'bamboo') &&
  (land === 'woods' || land === 'forest');

/** The colour of grass in a season. */
function greenIn({ season }: Pick<Setting, 'season'>): Colour {
  if (season === 'autumn') return [0.58, 0.46, 0.2];
  return season === 'winter' ? [0.55, 0.5, 0.38] : [0.34, 0.5, 0.2];
}

/** Some tufts of grass, so that no two neighbours need be alike. */
export function tuftsOf(setting: Pick<Setting, 'season' | 'random'>): Sprite[] {
  const green = greenIn(setting);
  return [1, 1, 0.8].map((tone) => tuft(setting.random, scaleColour(green, tone), null));
}

/** How many plants of a kind are drawn, so that no two neighbours need be alike. */
const ALIKE = 3;

const some = (make: () => Sprite): Sprite[] => Array.from({ length: ALIKE }, make);

/** The share of a meadow's places with flowers, and where they were asked for. */
const FLOWERING = { usual: 0.28, asked: 1.15 } as const;

/** Whether flowers and not grass grow at a place: they stand in patches. */
function isFlower(setting: Setting, x: number, z: number): boolean {
  const { random, noise } = setting;
  const bloom = bloomOf(setting);
  if (bloom === 0) return false;
  const share = meadowOf(setting) !== undefined ? FLOWERING.asked : FLOWERING.usual * bloom;
  return random.unit() < share * clamp(0.45 + 1.6 * noise.fbm(x / 9, z / 9, 2));
}
