import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { blade, box, ellipsoid, type Solid } from '../../sculpt/solid.ts';
import { add, roll, scale, type Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { member, sizesOf } from '../members.ts';
import type { Doing } from '../postures/doings.ts';

/** How high those who fight with pillows are drawn with them, of the height upright. */
export const PILLOW_FIGHT = 1.42;

const DOWN = plain([0.98, 0.97, 0.95]);
const CASES: readonly [Colour, ...Colour[]] = [
  [0.55, 0.74, 0.94],
  [0.98, 0.86, 0.88],
  [0.98, 0.9, 0.56],
  [0.72, 0.9, 0.72],
];

/** How many feathers are in the air. */
const FEATHERS = 46;

/** A pillow around a point, its long side along x before it is tilted, radians. */
function pillow(colour: Colour, middle: Vector, tilt: number): Solid[] {
  const case_ = plain(colour, { gloss: 0.05 });
  const turned = roll(tilt);
  return [
    box(case_, middle, [0.2, 0.055, 0.14], turned, 0.05),
    ellipsoid(case_, middle, [0.17, 0.085, 0.12], 0.02, turned),
  ];
}

/** One of them by a share of the body's height: where, how the body is held, where both hands are and the pillow's middle, and its tilt. */
interface Fighter {
  readonly at: Vector;
  readonly doing: Doing;
  readonly turned: number;
  readonly hands: Vector;
  readonly pillow: Vector;
  readonly tilt: number;
}

/** One with a pillow high over the head, one who strikes at that one's breast, and others behind them. */
const FIGHTERS: readonly Fighter[] = [
  {
    at: [-0.4, 0, 0],
    doing: 'swinging',
    turned: 0.2,
    hands: [0.1, 1.1, -0.02],
    pillow: [-0.04, 1.27, -0.02],
    tilt: -0.5,
  },
  {
    at: [0.44, 0, -0.06],
    doing: 'striking',
    turned: Math.PI - 0.2,
    hands: [-0.27, 0.74, -0.1],
    pillow: [-0.46, 0.72, -0.12],
    tilt: 0.2,
  },
  {
    at: [0.1, 0, 0.55],
    doing: 'swinging',
    turned: 1.1,
    hands: [0.05, 1.08, -0.14],
    pillow: [0.05, 1.26, -0.12],
    tilt: 0.2,
  },
  {
    at: [0.92, 0, 0.4],
    doing: 'swinging',
    turned: Math.PI - 0.3,
    hands: [-0.1, 1.08, 0],
    pillow: [0.02, 1.24, 0],
    tilt: 0.5,
  },
];

/** Those who fight with pillows, feathers all around them; in heights of the tallest. */
export function pillowFight(
  random: Random,
  colour: Colour | null,
  all: Company['members'],
  vary: number,
): Feat {
  const sizes = sizesOf(all);
  const fighters = FIGHTERS.slice(0, all.length).flatMap((fighter, n): Solid[] => {
    const { at, doing, turned, hands, tilt } = fighter;
    const size = sizes[n] ?? 1;
    const here = (point: Vector): Vector => add(at, scale(point, size));
    const place = {
      ...{ at, turned, size },
      ...(turned > Math.PI / 2 && { isMirrored: true as const }),
    };
    const held = {
      near: add(here(hands), [0, 0, -0.045]),
      far: add(here(hands), [0, 0, 0.045]),
    };
    return [
      ...member(
        random,
        doing,
        n === 0 ? colour : null,
        [...(all[n] ?? []), 'summery'],
        place,
        held,
      ),
      ...pillow(CASES[n] ?? CASES[0], here(fighter.pillow), tilt),
    ];
  });
  const feathers = Array.from({ length: FEATHERS }, (): Solid => {
    const at: Vector = [
      1.7 * (random.unit() - 0.5),
      0.03 + 1.35 * random.unit(),
      0.9 * random.unit() - 0.4,
    ];
    const way = 2 * Math.PI * random.unit();
    const long = 0.04 + 0.03 * random.unit();
    const tip = add(at, [long * Math.cos(way), long * Math.sin(way), 0]);
    return blade(DOWN, at, tip, 0.015, 0.006, 0.3);
  });
  return { model: [...fighters, ...feathers], turn: 0.1 + vary, above: 0.1 };
}
