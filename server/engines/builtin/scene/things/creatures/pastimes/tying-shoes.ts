import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { box, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Wish } from '../../wish.ts';
import { doerOf } from '../doer.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { hipsOf } from '../stance.ts';

/** How high who ties a shoe on a bench is drawn, of the height upright. */
export const LACING = 0.8;

const OAK: Colour = [0.56, 0.38, 0.22];
const SATIN: Colour = [0.95, 0.66, 0.7];
const LACE: Colour = [0.95, 0.94, 0.9];
/** How high a bench is, in heights of who sits on it. */
const BENCH = 0.255;

/** On a bench, bent to the foot ahead, both hands at its laces; a dancer crosses ribbons of satin around the ankle. */
export function tyingShoes({ traits: said = [], ...wish }: Wish): Feat {
  const isBallet = said.includes('pointetying') || said.includes('ballet');
  const traits: readonly Trait[] = isBallet ? [...said, 'ballet'] : said;
  const one = doerOf({ ...wish, traits });
  const figure = figureOf(traits);
  const rise = BENCH + 0.045 - hipsOf(figure, 'lacing');
  const foot: Vector = [0.31, 0.05 + rise, -0.062];
  const near = add(foot, [0.0, 0.05, -0.05]);
  const far = add(foot, [0.05, 0.055, 0.05]);
  const ribbon = plain(isBallet ? SATIN : LACE, { gloss: isBallet ? 0.4 : 0 });
  const wood = planks(OAK, 0.05, 'lying');
  const ankle: Vector = [0.3, figure.ankle, -0.06];
  const model: Solid[] = [
    ...moved(one('lacing', { near: add(near, [0, -rise, 0]), far: add(far, [0, -rise, 0]) }), {
      to: [0, rise, 0],
    }),
    // Laces from the shoe to both hands.
    limb(ribbon, add(ankle, [0.03, 0.03, -0.005]), near, 0.005, 0.005),
    limb(ribbon, add(ankle, [0.03, 0.03, 0.005]), far, 0.005, 0.005),
    box(wood, [-0.02, BENCH - 0.018, 0], [0.13, 0.018, 0.42], undefined, 0.008),
    ...[-1, 1].flatMap((side) =>
      [-0.09, 0.07].map((x) =>
        limb(plain(OAK), [x, BENCH - 0.02, side * 0.36], [x * 1.2, 0, side * 0.38], 0.018, 0.014),
      ),
    ),
  ];
  return { model, turn: 0.55, above: 0.1 };
}
