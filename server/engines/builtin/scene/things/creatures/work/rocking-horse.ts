import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { Body } from '../with-gear.ts';

const PINE: Colour = [0.84, 0.62, 0.34];
const OAK: Colour = [0.46, 0.3, 0.18];
const RED: Colour = [0.78, 0.14, 0.12];

/** A horse of wood on two rockers whose feet are at a height, looking ahead; lengths in heights of a man. */
function horse(x: number, y: number): Solid[] {
  const wood = plain(PINE, { gloss: 0.25 });
  const on = (dx: number, dy: number, z = 0): Vector => [x + dx, y + dy, z];
  const rocker = (side: number): Solid[] =>
    Array.from({ length: 10 }, (_, n) => {
      const at = (k: number): Vector => {
        const along = -0.36 + (0.72 * k) / 10;
        return on(along, 0.02 + 0.75 * along * along, side * 0.11);
      };
      return limb(plain(RED, { gloss: 0.35 }), at(n), at(n + 1), 0.022, 0.022);
    });
  return [
    ...[-1, 1].flatMap((side) => [
      ...rocker(side),
      limb(wood, on(0.16, 0.36, side * 0.05), on(0.24, 0.07, side * 0.11), 0.045, 0.026),
      limb(wood, on(-0.16, 0.36, side * 0.05), on(-0.24, 0.07, side * 0.11), 0.05, 0.026),
      ball(plain([0.08, 0.06, 0.05], { gloss: 0.7 }), on(0.34, 0.71, side * 0.042), 0.014),
      limb(wood, on(0.27, 0.76, side * 0.03), on(0.25, 0.83, side * 0.035), 0.022, 0.008),
    ]),
    ellipsoid(wood, on(0, 0.42), [0.25, 0.11, 0.1]),
    limb(wood, on(0.17, 0.46), on(0.28, 0.7), 0.085, 0.058, 0.03),
    limb(wood, on(0.29, 0.72), on(0.42, 0.62), 0.055, 0.038, 0.02),
    ...[0, 1, 2, 3, 4].map((n) => ball(plain(OAK), on(0.11 + 0.03 * n, 0.54 + 0.055 * n), 0.036)),
    limb(plain(OAK), on(-0.24, 0.46), on(-0.36, 0.3), 0.035, 0.016),
    box(plain(RED), on(-0.02, 0.52), [0.1, 0.02, 0.088], undefined, 0.015),
  ];
}

/** Somebody who saws at the end of a rocking horse on a bench, shavings beneath. Lengths in heights of who it is. */
export function horseMaking(traits: readonly Trait[], one: Body): Solid[] {
  const { waist } = figureOf(traits);
  const high = waist - 0.26;
  const near: Vector = [0.32, high + 0.44, -0.1];
  const bench = planks(OAK, 0.06, 'lying');
  const steel = plain([0.8, 0.82, 0.86], { gloss: 0.8 });
  const shaving = plain([0.92, 0.76, 0.48]);
  const grip = add(near, [0.03, -0.01, 0]);
  return [
    ...one('tending', { near, far: [0.36, high + 0.52, 0.1] }),
    ...horse(0.62, high + 0.01),
    box(bench, [0.62, high - 0.02, 0], [0.46, 0.022, 0.2], undefined, 0.006),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        limb(
          plain(OAK),
          [0.62 + 0.4 * x, high - 0.03, 0.15 * z],
          [0.62 + 0.42 * x, 0, 0.17 * z],
          0.028,
          0.026,
        ),
      ),
    ),
    box(plain([0.56, 0.3, 0.14]), grip, [0.03, 0.042, 0.012], roll(-0.3), 0.012),
    box(steel, add(grip, [0.19, -0.05, 0]), [0.17, 0.035, 0.004], roll(-0.28)),
    ...Array.from({ length: 12 }, (_, n) =>
      ellipsoid(
        shaving,
        [0.3 + 0.06 * n, 0.012, -0.26 + 0.05 * ((n * 7) % 5)],
        [0.03, 0.012, 0.018],
      ),
    ),
  ];
}
