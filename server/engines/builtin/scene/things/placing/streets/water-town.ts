import { createRandom, type Random } from '../../../../kernels/random.ts';
import { isWalker } from '../../../words/creatures.ts';
import { QUAY } from '../../../world/street/asia/build-water-house.ts';
import { wayOf } from '../../../world/street/way.ts';
import { growTree } from '../../plants/branching.ts';
import { broadleaf } from '../../plants/broadleaf.ts';
import { awningBoat } from '../../vehicles/water/awning-boat.ts';
import { wishIn } from '../../wish.ts';
import { type Draft, type Drawing, drawAsSeen } from '../as-seen.ts';
import type { Planted, Stage } from '../stage.ts';
import { strollers } from '../strollers.ts';

/** Where boats are: how far off, and how far aside as a share of the way to the quay; how high one is with who rows it. World units. */
const BOATS: readonly (readonly [z: number, aside: number])[] = [
  [13.5, 0.42],
  [20, -0.5],
  [36, 0.3],
  [46, -0.3],
];
const BOAT = 2.35;
/** Trees on the quays: the first, how far apart, how many, how high. World units. */
const TREES = { first: 17, apart: 14, count: 4, least: 4.6, more: 1.6, out: 0.7 } as const;
/** Who goes along the quays, and the share of the picture's height that anything is drawn in at the most. */
const WALKERS = { near: 11, far: 62, apart: 5.5 } as const;
const MOST = 0.6;
/** A willow: its boughs hang. */
const WILLOW = {
  trunk: 0.3,
  girth: 0.045,
  spread: 0.82,
  shrink: 0.74,
  rise: -0.16,
  forks: 4,
} as const;

/** What belongs to a water town: boats under black awnings, willows and people on its quays. */
export function waterTown(stage: Stage): Planted[] {
  const { setting } = stage;
  if (setting.land !== 'canal' || setting.idea.town !== 'watertown') return [];
  const { idea } = setting;
  const random = createRandom(setting.random.uint32());
  const way = wayOf(setting);
  const [afloat, green] = [boats(stage, createRandom(random.uint32())), trees(stage, random)];
  const crowd = { ...WALKERS, from: way.road + 0.6, to: way.front - 0.4 };
  const hasCompany = idea.subjects.some(({ thing }) => isWalker(thing));
  const people = idea.without.includes('person') || hasCompany ? [] : strollers(stage, [crowd]);
  return [
    ...(idea.without.includes('boat') ? [] : afloat),
    ...(idea.without.includes('tree') ? [] : green),
    ...people.map((one) => ({ ...one, base: QUAY })),
  ];
}

function boats(stage: Stage, random: Random): Planted[] {
  const { frame, setting } = stage;
  const way = wayOf(setting);
  const drafts = BOATS.map(([off, share], n): Draft => {
    const z = off * (0.92 + 0.16 * random.unit());
    const rest = { colour: null, posture: null, tall: 0, isPortrait: false } as const;
    const wish = { ...wishIn(setting, rest), random: createRandom(random.uint32()) };
    const draw: Drawing = (tall) => awningBoat({ ...wish, tall, faces: n % 2 === 0 ? 1 : -1 });
    const x = way.middle(z) + setting.side * share * way.road;
    return { draw, x, z, base: 0, size: BOAT, boost: 1.05, floats: true };
  });
  return drawAsSeen(stage, drafts, MOST * frame.height);
}

function trees(stage: Stage, random: Random): Planted[] {
  const { frame, setting } = stage;
  const { season, snowy } = setting;
  const way = wayOf(setting);
  const drafts = Array.from({ length: TREES.count }, (_, n): Draft => {
    const side = (n % 2 === 0 ? 1 : -1) * setting.side;
    const z = TREES.first + TREES.apart * (n + 0.5 * random.unit());
    const seed = random.uint32();
    const rest = { colour: null, posture: null, isPortrait: false } as const;
    const draw: Drawing = (tall) =>
      broadleaf(
        { ...wishIn(setting, { ...rest, tall }), random: createRandom(seed) },
        { season, snowy, density: 0.9, grow: (chance) => growTree(chance, WILLOW) },
      );
    const x = way.middle(z) + side * (way.road + TREES.out);
    return { draw, x, z, base: QUAY, size: TREES.least + TREES.more * random.unit() };
  });
  return drawAsSeen(stage, drafts, MOST * frame.height);
}
