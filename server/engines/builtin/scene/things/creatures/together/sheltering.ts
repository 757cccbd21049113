import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { member, sizesOf } from '../members.ts';
import { canopyOf, someCloth, stickOf } from '../pastimes/umbrella.ts';

/** How far from the middle between them those two are. */
const ASIDE = 0.15;

/** Two under one umbrella, which the first of them holds over both; the colour is the umbrella's. */
export function sheltering(
  random: Random,
  colour: Colour | null,
  [a = [], b = []]: Company['members'],
  vary: number,
): Feat {
  const [first = 1, second = 1] = sizesOf([a, b]);
  const hand: Vector = [0.01, first * (figureOf(a).shoulder - 0.03), -0.13];
  const top: Vector = [0.03, 1.07, -0.06];
  return {
    model: [
      ...canopyOf(colour ?? someCloth(random), top),
      ...member(
        random,
        'standing',
        null,
        a,
        { at: [-ASIDE, 0, 0.02], turned: 0.45, size: first },
        { near: hand },
      ),
      ...member(
        random,
        'relaxed',
        null,
        b,
        { at: [ASIDE, 0, -0.02], turned: 2.4, size: second },
        {},
      ),
      ...stickOf(hand, top),
    ],
    turn: 0.1 + vary,
  };
}

/** The same two on the run, one beside the other. */
export function hurrying(
  random: Random,
  colour: Colour | null,
  [a = [], b = []]: Company['members'],
  vary: number,
): Feat {
  const [first = 1, second = 1] = sizesOf([a, b]);
  const hand: Vector = [0.16, first * (figureOf(a).shoulder - 0.02), -0.02];
  const top: Vector = [0.2, 1.1, 0.03];
  return {
    model: [
      ...canopyOf(colour ?? someCloth(random), top),
      ...member(
        random,
        'running',
        null,
        a,
        { at: [-0.06, 0, -ASIDE], turned: 0, size: first },
        { far: hand },
      ),
      ...member(
        random,
        'running',
        null,
        b,
        { at: [0.1, 0, ASIDE + 0.04], turned: 0, size: second, isMirrored: true },
        {},
      ),
      ...stickOf(hand, top),
    ],
    turn: 0.55 + vary,
  };
}
