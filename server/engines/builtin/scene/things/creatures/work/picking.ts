import type { Picking } from '../../../words/deeds-by-hand.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Wish } from '../../wish.ts';
import { figureOf } from '../figure.ts';
import { basketFrom } from '../held/held-things.ts';
import type { Body } from '../with-gear.ts';

/** How high what is picked hangs: over the head, before the breast, at the hips, or at the foot. */
type Reach = 'over' | 'breast' | 'hips' | 'foot';

interface Harvest {
  readonly fruit: Colour;
  readonly reach: Reach;
}

/** What is in the basket of each, and where it is picked. */
const HARVESTS: Readonly<Record<Picking, Harvest>> = {
  grapepicking: { fruit: [0.3, 0.1, 0.32], reach: 'breast' },
  applepicking: { fruit: [0.74, 0.1, 0.08], reach: 'over' },
  tomatopicking: { fruit: [0.86, 0.1, 0.06], reach: 'breast' },
  olivepicking: { fruit: [0.34, 0.38, 0.14], reach: 'over' },
  teapicking: { fruit: [0.42, 0.6, 0.16], reach: 'hips' },
  berrypicking: { fruit: [0.82, 0.06, 0.06], reach: 'foot' },
  currantpicking: { fruit: [0.84, 0.05, 0.07], reach: 'hips' },
  cottonpicking: { fruit: [0.96, 0.95, 0.91], reach: 'hips' },
  coffeepicking: { fruit: [0.78, 0.06, 0.06], reach: 'breast' },
  flowerpicking: { fruit: [0.93, 0.42, 0.6], reach: 'foot' },
  shellgathering: { fruit: [0.97, 0.8, 0.7], reach: 'foot' },
  mushroompicking: { fruit: [0.66, 0.42, 0.22], reach: 'foot' },
  stonegathering: { fruit: [0.58, 0.57, 0.54], reach: 'foot' },
  woodgathering: { fruit: [0.42, 0.28, 0.16], reach: 'foot' },
};

/** How high who picks what grows at the foot is, kneeling, of the height upright. */
export const PICKS_KNEELING = 0.74;
/** How high a basket's handle is over its foot. */
const HANDLE = 0.236;

/** A tomato plant tied to its cane, so high, where the hands are; in the height of who picks. */
function tomatoCane(high: number): Solid[] {
  const [leaf, stem] = [plain([0.2, 0.42, 0.12]), plain([0.34, 0.5, 0.2])];
  const [ripe, green] = [plain([0.86, 0.1, 0.06], { gloss: 0.5 }), plain([0.5, 0.62, 0.2])];
  const foot: Vector = [0.44, 0, 0];
  return [
    limb(plain([0.62, 0.48, 0.28]), foot, add(foot, [0, high + 0.05, 0]), 0.009, 0.008),
    limb(stem, add(foot, [0.01, 0, 0.01]), add(foot, [0.01, high, 0.01]), 0.01, 0.006),
    ...Array.from({ length: 34 }, (_, n) => {
      const up = 0.1 + (high - 0.12) * ((n * 0.7549) % 1);
      const out = 0.08 + 0.06 * ((n * 0.37) % 1);
      const at: Vector = [out * Math.cos(n * 3.58), up, out * Math.sin(n * 3.58)];
      return ellipsoid(leaf, add(foot, at), [0.055, 0.03, 0.045], 0, yaw(-n * 3.58));
    }),
    ...Array.from({ length: 16 }, (_, n) => {
      const up = 0.14 + (high - 0.2) * ((n * 0.7549 + 0.2) % 1);
      const at: Vector = [0.13 * Math.cos(n * 3.58 + 1), up, 0.13 * Math.sin(n * 3.58 + 1)];
      return ball(n % 5 === 4 ? green : ripe, add(foot, at), 0.03);
    }),
  ];
}

/** Somebody who picks what grows: both hands at it, a basket of it on the ground. */
function picking(trait: Picking, { random, traits = [] }: Wish, one: Body) {
  const { fruit, reach } = HARVESTS[trait];
  const { shoulder, hips, knee, chin, head } = figureOf(traits);
  const at: Readonly<Record<Reach, Vector>> = {
    over: [0.24, chin + 0.8 * head + 0.05 * random.unit(), -0.06],
    breast: [0.3, shoulder - 0.1, -0.07],
    hips: [0.3, hips + 0.06, -0.07],
    foot: [0.3, 0.45 * knee, -0.07],
  };
  const near = at[reach];
  const far = add(near, [-0.03, 0.07 * random.unit() - 0.02, 0.14]);
  const foot: Vector = [reach === 'foot' ? 0.34 : 0.26, HANDLE, -0.24];
  return {
    model: [
      ...one(reach === 'foot' ? 'bowed' : 'patting', { near, far }),
      ...basketFrom(random, foot, null, fruit),
      ...(trait === 'tomatopicking' ? tomatoCane(near[1] + 0.2) : []),
    ],
    turn: 0.45,
  };
}

/** Those who pick, by what it is. */
export const PICKERS = Object.fromEntries(
  Object.keys(HARVESTS).map((trait) => [
    trait,
    (wish: Wish, one: Body) => picking(trait as Picking, wish, one),
  ]),
) as Readonly<Record<Picking, (wish: Wish, one: Body) => ReturnType<typeof picking>>>;
