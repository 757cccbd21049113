import { createRandom, pick, type Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { PAVEMENT, VERGE } from '../../../world/street/america/suburb-floor.ts';
import { GARAGE, type Lot, onLot, suburbLots } from '../../../world/street/america/suburb-lots.ts';
import { chance } from '../../../world/street/front.ts';
import { type Way, wayOf } from '../../../world/street/way.ts';
import { bushOf } from '../../outdoors/garden.ts';
import { broadleaf } from '../../plants/broadleaf.ts';
import { car } from '../../vehicles/road/car.ts';
import { type Wish, wishIn } from '../../wish.ts';
import { type Draft, type Drawing, drawAsSeen } from '../as-seen.ts';
import type { Planted, Stage } from '../stage.ts';
import { strollers } from '../strollers.ts';

/** How high a car is, how far before a garage it stands, on how many drives, and how far off the farthest is drawn. World units. */
const CAR = { high: 1.5, before: 4.4, share: 0.72, far: 95 } as const;
/** Cars at the kerb: how far from the roadway's edge, how far apart their places are, the share that is taken, from where to where. */
const PARKED = { kerb: 1.05, apart: 13, share: 0.24, near: 14, far: 90 } as const;
/** Heights of the trees before the houses and of those behind them. World units. */
const TREE = { least: 5, more: 3 } as const;
const BEHIND = { least: 9, more: 5 } as const;
const BUSH = { least: 0.9, more: 0.5, apart: 1.15 } as const;
/** How many trees and bushes look different, and the share of the picture's height that they and cars are drawn in at the most. */
const KINDS = 4;
const MOST = 0.62;
/** Bark in the dark. */
const BARE: Colour = [0.12, 0.1, 0.1];
/** Who goes along the pavement: from where to where, how far apart. */
const WALKERS = { near: 13, far: 70, apart: 13 } as const;

/** What stands before the houses of a suburb: trees, bushes at the walls, cars on the drives and at the kerb, who goes for a walk. */
export function suburb(stage: Stage): Planted[] {
  const { setting } = stage;
  if (setting.land !== 'street') return [];
  const way = wayOf(setting);
  if (way.kind !== 'suburb') return [];
  const { idea, noise } = setting;
  const lots = suburbLots(way, noise);
  const random = createRandom(setting.random.uint32());
  const own = () => createRandom(random.uint32());
  const [green, cars] = [
    plants(stage, lots, own()),
    [...onDrives(stage, lots, own()), ...atKerb(stage, way, own())],
  ];
  const along = way.road + VERGE + PAVEMENT / 2;
  const walkers = strollers(stage, [{ ...WALKERS, from: along - 0.3, to: along + 0.3 }]);
  return [
    ...green,
    ...(idea.without.includes('car') ? [] : cars),
    ...(idea.without.includes('person') || idea.subjects.length > 0 || idea.halloween
      ? []
      : walkers),
  ];
}

const wishOf = ({ frame, setting }: Stage, random: Random): Wish => ({
  ...wishIn(setting, { colour: null, posture: null, tall: MOST * frame.height, isPortrait: false }),
  random,
});

/** Trees on the lawns and behind the houses, bushes along the walls. */
function plants(stage: Stage, lots: readonly Lot[], random: Random): Planted[] {
  const { frame, setting } = stage;
  const { season, snowy, idea } = setting;
  const kind = (draw: (wish: Wish) => ReturnType<typeof broadleaf>): Drawing => {
    const seed = random.uint32();
    return (tall) => draw({ ...wishOf(stage, createRandom(seed)), tall });
  };
  // At Halloween most trees are bare, and their wood dark.
  const bare = { season: 'winter', snowy: false, density: 1, bark: BARE } as const;
  const tree = (wish: Wish) =>
    broadleaf(wish, idea.halloween ? bare : { season, snowy, density: 1 });
  // Bushes at a wall keep their leaves.
  const evergreen = (wish: Wish) =>
    bushOf(broadleaf({ ...wish, tall: wish.tall * 1.6 }, { season: 'summer', snowy, density: 1 }));
  const trees = Array.from({ length: KINDS }, () => kind(tree));
  const bushes = Array.from({ length: KINDS - 1 }, () => kind(evergreen));
  const at = (lot: Lot, along: number, inward: number, draw: Drawing, size: number): Draft => {
    const [x, z] = onLot(lot, along, inward);
    const tone = 0.85 + 0.3 * random.unit();
    return { draw, x, z, base: 0, size, tone: [tone, tone, tone] };
  };
  const drafts = lots.flatMap((lot) => {
    const { plot, number, house, door } = lot;
    const all: Draft[] = [];
    const onDoorsSide = house[0] < lot.garage ? house[0] : house[1];
    const isTreed = chance(number, 4, 9) < 0.8;
    const size = TREE.least + TREE.more * random.unit();
    const inward = -4.5 - 2.5 * random.unit();
    if (isTreed)
      all.push(
        at(
          lot,
          onDoorsSide + (onDoorsSide < plot.wide / 2 ? -1 : 1),
          inward,
          pick(random, trees),
          size,
        ),
      );
    for (let along = -2; along < plot.wide; along += 6.5 + 4 * random.unit())
      all.push(
        at(
          lot,
          along,
          13 + 5 * random.unit(),
          pick(random, trees),
          BEHIND.least + BEHIND.more * random.unit(),
        ),
      );
    for (let along = house[0] + 0.5; along < house[1]; along += BUSH.apart) {
      const high = BUSH.least + BUSH.more * random.unit();
      const draw = pick(random, bushes);
      if (Math.abs(along - door) > 1.5 && plot.z < 70)
        all.push(at(lot, along, Math.abs(along - door) < 3 ? -2.4 : -0.7, draw, high));
    }
    return all;
  });
  return drawAsSeen(
    stage,
    drafts.filter(({ z }) => z > 4),
    MOST * frame.height,
  );
}

/** A car that looks in a direction at a place, as the eye sees it from there. */
function parkedAt(
  stage: Stage,
  x: number,
  z: number,
  toward: readonly [number, number],
  random: Random,
): Draft {
  const heading = Math.atan2(-toward[1], toward[0]) - Math.atan2(x, z);
  const own = createRandom(random.uint32());
  const tone = 0.78 + 0.36 * random.unit();
  const wish = { ...wishOf(stage, own), heading };
  const paints: Colour = [tone, tone, tone];
  return { draw: (tall) => car({ ...wish, tall }), x, z, base: 0, size: CAR.high, tone: paints };
}

function onDrives(stage: Stage, lots: readonly Lot[], random: Random): Planted[] {
  const drafts = lots.flatMap((lot) => {
    const { plot, garage, number } = lot;
    const [x, z] = onLot(
      lot,
      garage + GARAGE.wide / 2 + 0.9 * (random.unit() - 0.5),
      -CAR.before - 1.2 * random.unit(),
    );
    const isOut = random.unit() < 0.35;
    const toward: readonly [number, number] = isOut ? [-plot.w[0], -plot.w[1]] : plot.w;
    const draft = parkedAt(stage, x, z, toward, random);
    return chance(number, 3, 11) < CAR.share && z > 5 && z < CAR.far ? [draft] : [];
  });
  return drawAsSeen(stage, drafts, MOST * stage.frame.height);
}

function atKerb(stage: Stage, way: Way, random: Random): Planted[] {
  const drafts: Draft[] = [];
  for (let z = PARKED.near; z < Math.min(PARKED.far, way.end - 40); z += PARKED.apart)
    for (const side of [-1, 1]) {
      const slope = Math.hypot(1, way.turns(z));
      const aside = side * (way.road - PARKED.kerb);
      const [x, ahead] = [way.middle(z) + aside / slope, z - (aside * way.turns(z)) / slope];
      const toward: readonly [number, number] = [(side * way.turns(z)) / slope, side / slope];
      const draft = parkedAt(stage, x, ahead, toward, random);
      if (random.unit() < PARKED.share) drafts.push(draft);
    }
  return drawAsSeen(stage, drafts, MOST * stage.frame.height);
}
