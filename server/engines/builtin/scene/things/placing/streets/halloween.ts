import { createRandom, type Random } from '../../../../kernels/random.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour, Subject } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { PAVEMENT, VERGE } from '../../../world/street/america/suburb-floor.ts';
import { type Lot, onLot, suburbLots } from '../../../world/street/america/suburb-lots.ts';
import { type Way, wayOf } from '../../../world/street/way.ts';
import { person } from '../../creatures/person.ts';
import { pumpkin } from '../../objects/festive.ts';
import { ghost } from '../../objects/spooky.ts';
import type { Sprite } from '../../sprite.ts';
import { type Wish, wishIn } from '../../wish.ts';
import { bats } from '../air/bats.ts';
import { type Draft, type Drawing, drawAsSeen } from '../as-seen.ts';
import type { Planted, Stage } from '../stage.ts';

/** Who goes from door to door: in what, how tall (world units), and in what colour; a child under a sheet is a ghost. */
const CHILDREN: readonly {
  readonly as: Trait | 'ghost';
  readonly tall: number;
  readonly colour: Colour | null;
}[] = [
  { as: 'mage', tall: 1.55, colour: [0.22, 0.09, 0.3] },
  { as: 'ghost', tall: 1.15, colour: null },
  { as: 'vampire', tall: 1.3, colour: null },
  { as: 'pirate', tall: 1.32, colour: null },
  { as: 'fairy', tall: 1.18, colour: null },
  { as: 'superhero', tall: 1.25, colour: null },
  { as: 'zombie', tall: 1.34, colour: null },
];
/** How far off the children of the first group are and how far aside of the pavement's middle, then those who follow. World units. */
const GROUP: readonly (readonly [z: number, aside: number])[] = [
  [5, -0.5],
  [5.7, 0.5],
  [6.6, -0.15],
  [7.8, 0.55],
];
const FOLLOWING = { near: 15, far: 62, apart: 4.4 } as const;
/** Their baskets for sweets. */
const ORANGE: Colour = [0.9, 0.42, 0.06];
/** Carved pumpkins: their height, how many on a lot, up to how far off. World units. */
const PUMPKIN = { least: 0.42, more: 0.3, on: 4, far: 75 } as const;
/** How far off the pumpkins at the kerb are. World units. */
const ON_VERGE = [4.4, 5.1, 7.4, 11, 16] as const;
/** How high a porch's floor is, and how far before the house its edge. */
const PORCH = { high: 0.33, out: 1.55 } as const;
/** The share of the picture's height that anybody is drawn in at the most. */
const MOST = 0.5;

/** Whether a setting is a suburb's street at Halloween. */
export const isHalloween = ({ land, idea }: Pick<Setting, 'land' | 'idea'>): boolean =>
  land === 'street' && idea.town === 'suburb' && idea.halloween;

/** Whether something that was named is there at Halloween anyway: children of no other looks, pumpkins of no other size. */
export const isOfHalloween = ({ thing, size, traits = [] }: Subject): boolean =>
  (thing === 'pumpkin' && size === 1) ||
  (thing === 'bat' && size === 1) ||
  (thing === 'person' && traits.length > 0 && traits.every((one) => CHILDLIKE.has(one)));

const CHILDLIKE: ReadonlySet<Trait> = new Set<Trait>(['child', 'boy', 'girl']);

/** What Halloween brings to a street: carved pumpkins that shine at doors and walks, children in costumes, bats before the sky. */
export function halloween(stage: Stage): Planted[] {
  const { setting } = stage;
  if (!isHalloween(setting)) return [];
  const { idea, noise } = setting;
  const random = createRandom(setting.random.uint32());
  const own = () => createRandom(random.uint32());
  const way = wayOf(setting);
  const lots = suburbLots(way, noise);
  const [lit, young, flock] = [
    pumpkins(stage, way, lots, own()),
    children(stage, way, own()),
    bats(stage, own()),
  ];
  return [
    ...(idea.without.includes('pumpkin') ? [] : lit),
    ...(idea.without.includes('person') ? [] : young),
    ...(idea.without.includes('bat') ? [] : flock),
  ];
}

const wishOf = (stage: Stage, random: Random, colour: Colour | null): Wish => ({
  ...wishIn(stage.setting, { colour, posture: null, tall: 0, isPortrait: false }),
  random,
});

/** Draws a kind always the same, whatever its size. */
function kind(
  stage: Stage,
  random: Random,
  colour: Colour | null,
  draw: (wish: Wish) => Sprite,
): Drawing {
  const seed = random.uint32();
  return (tall) => draw({ ...wishOf(stage, createRandom(seed), colour), tall });
}

function pumpkins(stage: Stage, way: Way, lots: readonly Lot[], random: Random): Planted[] {
  const kinds = Array.from({ length: 4 }, () =>
    kind(stage, random, null, (wish) => pumpkin(wish, true)),
  );
  const drafts = lots.flatMap((lot) =>
    Array.from({ length: PUMPKIN.on }, (_, n): Draft => {
      const size = PUMPKIN.least + PUMPKIN.more * random.unit();
      const isOnPorch = n < 2;
      const side = n % 2 === 0 ? 1 : -1;
      const out = isOnPorch ? PORCH.out : 2.6 + (lot.kerb - 6) * random.unit();
      const [x, z] = onLot(
        lot,
        lot.door + side * (isOnPorch ? 1.15 : 0.95 + 0.2 * random.unit()),
        -out,
      );
      const draw = kinds[(lot.number + n) % kinds.length] as Drawing;
      return { draw, x, z, base: isOnPorch ? PORCH.high : 0, size, boost: 1.25 };
    }),
  );
  // A few stand on the grass at the kerb before the eye.
  const near = ON_VERGE.map((z, n): Draft => {
    const x = way.middle(z) + stage.setting.side * (way.road + VERGE * (0.3 + 0.4 * random.unit()));
    const draw = kinds[n % kinds.length] as Drawing;
    return { draw, x, z, base: 0, size: 0.5 + 0.25 * random.unit(), boost: 1.25 };
  });
  const seen = drafts.filter(({ z }) => z > 3.5 && z < PUMPKIN.far);
  return drawAsSeen(stage, [...near, ...seen], MOST * stage.frame.height);
}

function children(stage: Stage, way: Way, random: Random): Planted[] {
  const { setting } = stage;
  const kinds = CHILDREN.map(({ as, tall, colour }, n) => {
    const draw = kind(stage, random, colour, (wish) =>
      as === 'ghost'
        ? ghost(wish)
        : person({
            ...wish,
            ...{ traits: ['child', as], posture: n % 3 === 0 ? 'standing' : 'walking' },
            ...{ holds: { thing: 'basket', colour: ORANGE }, isPortrait: n % 2 === 0 },
          }),
    );
    return { draw, tall };
  });
  const middle = way.road + VERGE + PAVEMENT / 2;
  const first = random.below(kinds.length);
  const at = (n: number, z: number, aside: number): Draft => {
    const { draw, tall } = kinds[(first + n) % kinds.length] as (typeof kinds)[number];
    const x = way.middle(z) + aside;
    return { draw, x, z, base: 0, size: tall, casts: true, boost: 1.75 };
  };
  const group = GROUP.map(([z, off], n) => at(n, z, setting.side * middle + off));
  const rest: Draft[] = [];
  for (let z = FOLLOWING.near, n = GROUP.length; z < Math.min(FOLLOWING.far, way.end - 24); n++) {
    const side = random.unit() < 0.5 ? -1 : 1;
    rest.push(at(n, z, side * middle + 0.8 * (random.unit() - 0.5)));
    z += FOLLOWING.apart * (0.4 + 1.2 * random.unit());
  }
  return drawAsSeen(stage, [...group, ...rest], MOST * stage.frame.height);
}
