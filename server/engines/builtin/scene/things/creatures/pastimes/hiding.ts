import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain, planks, rough } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { box, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { type Vector, yaw } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { stanceOf } from '../stance.ts';
import type { Body } from '../with-gear.ts';

/** How high who hides is drawn with what hides them, of the height upright. */
export const HIDES = { tree: 1.9, sofa: 1.05, bed: 1.05, hedge: 1.04 } as const;

const BARK: Colour = [0.36, 0.26, 0.18];
const LEAF: Colour = [0.2, 0.42, 0.14];
const CLOTH: Colour = [0.24, 0.42, 0.5];
const SHEET: Colour = [0.95, 0.94, 0.9];
const QUILT: Colour = [0.36, 0.5, 0.72];
const WOOD: Colour = [0.5, 0.33, 0.19];

/** Leaves of a bush or a crown, lighter above. */
const leaves: Look = {
  ...rough(LEAF, 2.6),
  fur: 0.035,
};

/** The crown of a small tree: tufts around its middle. */
const tufts = ([x, y, z]: Vector): readonly (readonly [middle: Vector, radius: number])[] =>
  Array.from({ length: 17 }, (_, n) => {
    const way = 2.4 * n;
    const out = 0.46 * Math.sqrt((n + 0.5) / 17);
    const middle: Vector = [
      x + 1.25 * out * Math.cos(way),
      y + 0.2 * Math.sin(1.7 * n) - 0.34 * out,
      z + 0.7 * out * Math.sin(way),
    ];
    return [middle, 0.17 + 0.05 * Math.sin(3.1 * n)];
  });

/** The same in leaf. */
export const crown = (middle: Vector): Solid[] =>
  tufts(middle).map(([at, r]) => ellipsoid(leaves, at, [r * 1.2, r, r]));

/** Half seen beside the trunk of a tree, a hand on its bark, looking to the eye. Lengths in heights of who hides, as in all of these. */
export function behindTree(traits: readonly Trait[], one: Body): Feat {
  const { shoulder } = figureOf(traits);
  const bark = rough(BARK, 1.4);
  const at: Vector = [0.17, 0, -0.2];
  const hidden = moved(one('sneaking', { near: [0.27, shoulder - 0.06, -0.12] }), {
    by: yaw(0.95),
    to: [-0.09, 0, 0.04],
  });
  return {
    model: [
      ...hidden,
      limb(bark, [at[0], 0, at[2]], [at[0] + 0.02, 1.3, at[2] + 0.02], 0.19, 0.15),
      ...[0.4, 2.4, 4.2, 5.4].map((way) =>
        limb(
          bark,
          [at[0], 0.14, at[2]],
          [at[0] + 0.3 * Math.cos(way), -0.02, at[2] + 0.3 * Math.sin(way)],
          0.12,
          0.03,
          0.06,
        ),
      ),
      limb(bark, [at[0], 1.1, at[2]], [at[0] - 0.4, 1.5, at[2]], 0.09, 0.05),
      limb(bark, [at[0], 1.15, at[2]], [at[0] + 0.42, 1.5, at[2] + 0.1], 0.09, 0.05),
      ...crown([at[0], 1.56, at[2]]),
    ],
    turn: 0,
    above: 0.06,
  };
}

/** Behind the back of a sofa, over which eyes and fingers are seen. */
export function behindSofa(traits: readonly Trait[], one: Body): Feat {
  const figure = figureOf(traits);
  const { chin } = stanceOf(figure, 'kneeling');
  const high = chin[1] + 0.02 * figure.head;
  const half = 0.62;
  const cloth = plain(CLOTH);
  const dark = plain(scaleColour(CLOTH, 0.82));
  const hand = (z: number): Vector => [chin[0] + 0.16, high - 0.01, z];
  const back = -0.2 - chin[0];
  return {
    model: [
      ...moved(one('kneeling', { near: hand(-0.17), far: hand(0.17) }), {
        by: yaw(Math.PI / 2),
        to: [0.05, 0, 0.02],
      }),
      box(cloth, [0, 0.06 + high / 2, back], [half, high / 2 - 0.06, 0.06], undefined, 0.05),
      box(dark, [0, 0.16, back - 0.22], [half, 0.1, 0.2], undefined, 0.03),
      ...[-0.29, 0.29].flatMap((x) => [
        box(cloth, [x, 0.28, back - 0.24], [0.27, 0.05, 0.19], undefined, 0.04),
        box(
          cloth,
          [x, 0.33 + (high - 0.36) / 2, back - 0.09],
          [0.26, (high - 0.36) / 2, 0.05],
          undefined,
          0.04,
        ),
      ]),
      ...[-1, 1].map((side) =>
        box(cloth, [side * (half + 0.05), 0.22, back - 0.2], [0.08, 0.2, 0.24], undefined, 0.06),
      ),
      ...[-1, 1].map((side) =>
        limb(
          plain(WOOD),
          [side * half, 0.07, back - 0.36],
          [side * half, 0, back - 0.36],
          0.025,
          0.02,
        ),
      ),
    ],
    turn: 0,
    above: 0.14,
  };
}

/** On the belly under a bed, the face looking out beneath it. */
export function underBed(traits: readonly Trait[], one: Body): Feat {
  const figure = figureOf(traits);
  const { chin } = stanceOf(figure, 'prone');
  const low = chin[1] + figure.head * 1.12;
  const half = 0.78;
  const edge = -chin[0] + 0.02;
  const deep = 0.42;
  const top = low + 0.2;
  const wood = planks(WOOD, 0.05, 'lying');
  const middle = edge + deep;
  return {
    model: [
      ...moved(one('prone'), { by: yaw(Math.PI / 2), to: [-0.06, 0, 0] }),
      box(wood, [0, low + 0.03, middle], [half, 0.035, deep], undefined, 0.008),
      box(plain(SHEET), [0, low + 0.12, middle], [half - 0.02, 0.07, deep - 0.01], undefined, 0.04),
      box(
        plain(QUILT),
        [0.16, low + 0.15, middle - 0.01],
        [half - 0.2, 0.06, deep + 0.01],
        undefined,
        0.04,
      ),
      box(
        plain(SHEET),
        [-half + 0.16, top + 0.03, middle],
        [0.12, 0.05, deep - 0.1],
        undefined,
        0.045,
      ),
      box(
        wood,
        [-half - 0.02, 0.5 * (top + 0.26), middle],
        [0.03, 0.5 * (top + 0.26), deep],
        undefined,
        0.01,
      ),
      box(
        wood,
        [half + 0.02, 0.5 * (top + 0.02), middle],
        [0.03, 0.5 * (top + 0.02), deep],
        undefined,
        0.01,
      ),
      box(plain([0.1, 0.09, 0.09]), [0, 0.5 * low, middle + deep], [half, 0.5 * low, 0.01]),
    ],
    turn: 0,
    above: 0.1,
  };
}

/** Behind a clipped hedge, over which face and hands are seen. */
export function overHedge(traits: readonly Trait[], one: Body): Feat {
  const { chin, head } = figureOf(traits);
  const high = chin - 0.1 * head;
  const hand = (z: number): Vector => [0.17, high - 0.02, z];
  return {
    model: [
      ...moved(one('standing', { near: hand(-0.2), far: hand(0.2) }), {
        by: yaw(Math.PI / 2),
        to: [0, 0, 0.05],
      }),
      box(leaves, [0, high / 2 - 0.03, -0.22], [0.72, high / 2 - 0.01, 0.1], undefined, 0.06),
    ],
    turn: 0,
    above: 0.05,
  };
}
