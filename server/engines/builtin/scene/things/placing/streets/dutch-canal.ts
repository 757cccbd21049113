import { createRandom, type Random } from '../../../../kernels/random.ts';
import { isWalker } from '../../../words/creatures.ts';
import { QUAY } from '../../../world/street/asia/build-water-house.ts';
import { moorsShips } from '../../../world/street/landmarks/over-roofs.ts';
import { wayOf } from '../../../world/street/way.ts';
import { broadleaf } from '../../plants/broadleaf.ts';
import { bicycle } from '../../vehicles/road/bicycle.ts';
import { wishIn } from '../../wish.ts';
import { type Draft, type Drawing, drawAsSeen } from '../as-seen.ts';
import type { Planted, Stage } from '../stage.ts';
import { strollers } from '../strollers.ts';

/** Elms on both quays: the first, how far apart, the last, how high, how far from the water. World units. */
const TREES = { first: 15, apart: 11, last: 92, least: 6.4, more: 2, out: 1.1, kinds: 3 } as const;
/** Bicycles at the water's edge: the first, how far apart, the last, how high one is, how far from the water. */
const BICYCLES = {
  first: 7,
  apart: 2.6,
  last: 48,
  tall: 1.12,
  out: 0.55,
  share: 0.62,
  kinds: 4,
} as const;
/** Who goes along the quays, and the share of the picture's height that anything is drawn in at the most. */
const WALKERS = { near: 9, far: 70, apart: 4 } as const;
const MOST = 0.6;
const REST = { colour: null, posture: null, tall: 0, isPortrait: false } as const;

/** What belongs to a canal of Holland: elms, bicycles and people on its quays. */
export function dutchCanal(stage: Stage): Planted[] {
  const { setting } = stage;
  const { idea, land } = setting;
  if (land !== 'canal' || idea.town !== 'amsterdam') return [];
  const random = createRandom(setting.random.uint32());
  const way = wayOf(setting);
  const green = elms(stage, createRandom(random.uint32()));
  const parked = bicycles(stage, random);
  const crowd = { ...WALKERS, from: way.road + 1.6, to: way.front - 0.6 };
  const isTaken = idea.subjects.some(({ thing }) => isWalker(thing));
  // In a bend the quays are nearer to each other than straight across it.
  const isAshore = ({ x, z }: Planted) => {
    const aside = Math.abs(x - way.middle(z)) / Math.hypot(1, way.turns(z));
    return aside > way.road + 0.4 && aside < way.front - 0.3;
  };
  const people = idea.without.includes('person') || isTaken ? [] : strollers(stage, [crowd]);
  return [
    ...(idea.without.includes('tree') || moorsShips(idea.city) ? [] : green),
    ...(idea.without.includes('bicycle') ? [] : parked),
    ...people.filter(isAshore).map((one) => ({ ...one, base: QUAY })),
  ];
}

function elms(stage: Stage, random: Random): Planted[] {
  const { frame, setting } = stage;
  const { season, snowy } = setting;
  const way = wayOf(setting);
  const kinds = Array.from({ length: TREES.kinds }, (): Drawing => {
    const seed = random.uint32();
    return (tall) =>
      broadleaf(
        { ...wishIn(setting, { ...REST, tall }), random: createRandom(seed) },
        { season, snowy, density: 0.8 },
      );
  });
  const drafts: Draft[] = [];
  for (const side of [-1, 1])
    for (let z = TREES.first + (side > 0 ? 5 : 0), n = 0; z < Math.min(TREES.last, way.end); n++) {
      const x = way.middle(z) + side * (way.road + TREES.out) * Math.hypot(1, way.turns(z));
      const draw = kinds[n % kinds.length] as Drawing;
      drafts.push({ draw, x, z, base: QUAY, size: TREES.least + TREES.more * random.unit() });
      z += TREES.apart * (0.85 + 0.3 * random.unit());
    }
  return drawAsSeen(stage, drafts, MOST * frame.height);
}

function bicycles(stage: Stage, random: Random): Planted[] {
  const { frame, setting } = stage;
  const way = wayOf(setting);
  const kinds = Array.from({ length: BICYCLES.kinds }, (_, n): Drawing => {
    const seed = random.uint32();
    const faces = n % 2 === 0 ? 1 : -1;
    return (tall) =>
      bicycle({ ...wishIn(setting, { ...REST, tall }), faces, random: createRandom(seed) });
  });
  const drafts: Draft[] = [];
  for (const side of [-1, 1])
    for (let z: number = BICYCLES.first, n = 0; z < Math.min(BICYCLES.last, way.end - 4); n++) {
      const isThere = random.unit() < BICYCLES.share;
      const x = way.middle(z) + side * (way.road + BICYCLES.out) * Math.hypot(1, way.turns(z));
      const draw = kinds[n % kinds.length] as Drawing;
      if (isThere) drafts.push({ draw, x, z, base: QUAY, size: BICYCLES.tall, boost: 1.05 });
      z += BICYCLES.apart * (0.7 + 0.6 * random.unit());
    }
  return drawAsSeen(stage, drafts, MOST * frame.height);
}
