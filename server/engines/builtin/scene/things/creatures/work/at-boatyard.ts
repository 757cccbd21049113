import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain, planks, worn } from '../../sculpt/looks.ts';
import { box, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { Body } from '../with-gear.ts';

const OAK: Colour = [0.62, 0.42, 0.23];
const BEAM: Colour = [0.42, 0.28, 0.16];
const IRON = plain([0.3, 0.31, 0.34], { gloss: 0.5 });

/** A hull on trestles: its middle ahead of the feet, half its length and width, its keel and its edge amidships, how much both rise to the ends. */
const HULL = {
  ...{ ahead: 0.68, half: 1.15, wide: 0.32, keel: 0.2, edge: 0.74 },
  ...{ keelRise: 0.2, edgeRise: 0.3 },
} as const;
/** How high its stems are over the ground. */
const STEM = 1.3;
/** How high it is with its stems, by who stands upright beside it. */
export const BOAT_SHARE = STEM;
/** How many strakes a side has, and how many of them are on; how many ribs. */
const STRAKES = { all: 7, done: 5 } as const;
const RIBS = 9;
/** Pieces of a strake from end to end. */
const PIECES = 10;

/** A point of the hull: from end to end by −1 to 1, from the keel to the edge by 0 to 1, to one side. */
function onHull(along: number, up: number, side: number): Vector {
  const { ahead, half, wide, keel, edge, keelRise, edgeRise } = HULL;
  const end = Math.abs(along);
  const low = keel + keelRise * end ** 3;
  const high = edge + edgeRise * end ** 2.4;
  const broad = wide * Math.sqrt(Math.max(0, 1 - end ** 2)) * Math.sin((Math.PI / 2) * up) ** 0.7;
  return [ahead + side * broad, low + (high - low) * up, along * half];
}

/** A plank as high as the stems, held upright with both hands. */
function bringingPlank(traits: readonly Trait[], one: Body): Solid[] {
  const { shoulder, hips } = figureOf(traits);
  const at = 0.24;
  return [
    ...one('tending', {
      near: [at - 0.02, shoulder - 0.05, -0.04],
      far: [at - 0.02, hips + 0.1, 0.05],
    }),
    box(planks(OAK, 0.035), [at + 0.02, STEM / 2, 0], [0.016, STEM / 2, 0.07], undefined, 0.004),
  ];
}

/** A hammer at the strakes of a boat whose upper ribs are bare yet, on trestles; who comes after the first brings planks for it. */
export function boatBuilding(traits: readonly Trait[], one: Body, nth: number): readonly Solid[] {
  if (nth > 0) return bringingPlank(traits, one);
  const { shoulder } = figureOf(traits);
  const wood = planks(OAK, 0.035);
  const beam = worn(BEAM, 0.2);
  const level = STRAKES.done / STRAKES.all;
  const held = onHull(0.12, level, -1);
  const far: Vector = add(held, [-0.02, 0.02, 0]);
  const near: Vector = [held[0] - 0.14, Math.min(held[1] + 0.24, shoulder + 0.06), -0.12];
  const strakes = [-1, 1].flatMap((side) =>
    Array.from({ length: STRAKES.done }, (_, n) => {
      const up = (n + 0.6) / STRAKES.all;
      return Array.from({ length: PIECES }, (__, k) => {
        const [a, b] = [-1 + (2 * k) / PIECES, -1 + (2 * (k + 1)) / PIECES];
        return limb(wood, onHull(a, up, side), onHull(b, up, side), 0.046, 0.046);
      });
    }).flat(),
  );
  const ribs = Array.from({ length: RIBS }, (_, n) => {
    const along = -0.84 + (1.68 * n) / (RIBS - 1);
    return [-1, 1].flatMap((side) =>
      [0.35, 0.7, 1.04].map((up, k) =>
        limb(
          beam,
          onHull(along, k === 0 ? 0 : up - 0.35, side),
          onHull(along, up, side),
          0.02,
          0.018,
        ),
      ),
    );
  }).flat();
  const stems = [-1, 1].flatMap((end) => {
    const z = end * HULL.half;
    const foot: Vector = [HULL.ahead, HULL.keel + HULL.keelRise - 0.06, z * 0.97];
    const bend: Vector = [HULL.ahead, 0.95, z * 1.05];
    const top: Vector = [HULL.ahead, STEM - 0.04, z * 0.98];
    return [limb(beam, foot, bend, 0.04, 0.034), limb(beam, bend, top, 0.034, 0.026)];
  });
  const trestles = [-0.5, 0.5].flatMap((along) => {
    const z = along * HULL.half;
    const y = HULL.keel - 0.02;
    return [
      box(beam, [HULL.ahead, y, z], [0.3, 0.022, 0.035]),
      ...[-1, 1].flatMap((side) =>
        [-1, 1].map((aside) =>
          limb(
            beam,
            [HULL.ahead + side * 0.25, y, z],
            [HULL.ahead + side * 0.3, 0, z + aside * 0.09],
            0.018,
            0.018,
          ),
        ),
      ),
    ];
  });
  return [
    ...one('tending', { near, far }),
    ...strakes,
    ...ribs,
    ...stems,
    ...trestles,
    limb(beam, onHull(-1, 0, 1), onHull(1, 0, 1), 0.03, 0.03),
    limb(
      planks(OAK, 0.02),
      add(near, [-0.03, -0.03, 0]),
      add(near, [0.07, 0.12, 0.02]),
      0.013,
      0.012,
    ),
    box(IRON, add(near, [0.075, 0.13, 0.02]), [0.055, 0.026, 0.026], undefined, 0.006),
    ...[0, 1, 2].map((n) =>
      box(wood, [0.02 - 0.05 * n, 0.02 + 0.036 * n, 0.5 + 0.02 * n], [0.05, 0.017, 0.42]),
    ),
  ];
}
