import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { Body } from '../with-gear.ts';

const SLATS: Colour = [0.72, 0.54, 0.32];
const FRUITS: readonly [Colour, ...Colour[]] = [
  [0.86, 0.16, 0.1],
  [0.96, 0.58, 0.1],
  [0.5, 0.68, 0.2],
];

/** Half the length of a crate ahead, its height and its width, in heights of a man. */
const CRATE: Vector = [0.13, 0.085, 0.19];

const FISH: Colour = [0.84, 0.9, 0.96];

/** Fruit heaped in a crate around a point, or fish side by side; `nth` tells which crate it is. */
function heap([x, y, z]: Vector, nth: number, isFish: boolean): Solid[] {
  const top = y + CRATE[1] - 0.02;
  if (isFish) {
    const scales = plain(FISH, { gloss: 0.3 });
    return [-0.09, -0.045, 0, 0.045, 0.09].flatMap((dx, n) => {
      const tip = n % 2 === 0 ? 1 : -1;
      const at = top + 0.02 + 0.012 * (n % 2);
      return [
        ellipsoid(scales, [x + dx, at, z - 0.03 * tip], [0.03, 0.036, 0.13]),
        ellipsoid(scales, [x + dx, at + 0.012, z + 0.125 * tip], [0.01, 0.05, 0.035]),
      ];
    });
  }
  const fruit = plain(FRUITS[nth % FRUITS.length] ?? FRUITS[0], { gloss: 0.4 });
  return [-0.08, 0, 0.08].flatMap((dx) =>
    [-0.13, -0.045, 0.045, 0.13].map((dz) =>
      ball(fruit, [x + dx, top + 0.012 * ((nth + dx * 90) % 2), z + dz], 0.045),
    ),
  );
}

/** A crate of slats around a point, and what is in it; `nth` tells which. */
function crate([x, y, z]: Vector, nth: number, isFish: boolean): Solid[] {
  const wood = planks(SLATS, 0.045, 'lying');
  const [long, high, wide] = CRATE;
  const row = (n: number) => y - high + 0.03 + n * 0.055;
  return [
    box(plain([0.3, 0.21, 0.12]), [x, y - 0.01, z], [long - 0.012, high - 0.02, wide - 0.012]),
    ...[0, 1, 2].flatMap((n) => [
      ...[-1, 1].map((side) => box(wood, [x + side * long, row(n), z], [0.008, 0.021, wide])),
      ...[-1, 1].map((side) => box(wood, [x, row(n), z + side * wide], [long, 0.021, 0.008])),
    ]),
    ...[-1, 1].flatMap((sx) =>
      [-1, 1].map((sz) =>
        box(wood, [x + sx * (long - 0.01), y, z + sz * (wide - 0.01)], [0.016, high, 0.016]),
      ),
    ),
    ...heap([x, y, z], nth, isFish),
  ];
}

/** A crate in both arms, carried at a walk: of fish by who catches those, else of fruit. */
export function crateCarrying(traits: readonly Trait[], one: Body, nth: number): Solid[] {
  const { waist, shoulder } = figureOf(traits);
  const high = 0.5 * (waist + shoulder) - 0.05;
  const at: Vector = [0.26, high, 0];
  const hand = (side: number): Vector => [0.27, high - 0.07, side * (CRATE[2] + 0.015)];
  return [
    ...one(nth % 2 === 0 ? 'walking' : 'striding', { near: hand(-1), far: hand(1) }),
    ...crate(at, nth, traits.includes('fisher')),
  ];
}
