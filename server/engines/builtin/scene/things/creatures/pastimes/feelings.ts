import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Wish } from '../../wish.ts';
import { doerOf } from '../doer.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { stanceOf } from '../stance.ts';
import type { Body } from '../with-gear.ts';

const TEAR = plain([0.62, 0.82, 0.98], { gloss: 0.8 });

/** Both hands before the face, tears under them. Lengths in heights of who it is, as in all of these. */
function weeping(traits: readonly Trait[], one: Body): Solid[] {
  const figure = figureOf(traits);
  const { chin } = stanceOf(figure, 'weeping');
  const at = (x: number, y: number, z: number): Vector =>
    add(chin, [x * figure.head, y * figure.head, z * figure.head]);
  return [
    ...one('weeping', { near: at(0.5, 0.3, -0.3), far: at(0.52, 0.28, 0.26) }),
    ball(TEAR, at(0.5, -0.14, -0.22), 0.075 * figure.head),
    ball(TEAR, at(0.46, -0.42, -0.16), 0.06 * figure.head),
  ];
}

/** Both hands beside the head, as high as there of the head's height. */
function atHead(
  doing: 'astonished' | 'bracing',
  high: number,
  traits: readonly Trait[],
  one: Body,
): Solid[] {
  const figure = figureOf(traits);
  const { chin } = stanceOf(figure, doing);
  const side = (z: number): Vector =>
    add(chin, [
      (doing === 'bracing' ? -0.1 : 0.22) * figure.head,
      high * figure.head,
      z * figure.head,
    ]);
  return one(doing, { near: side(-0.5), far: side(0.5) });
}

/** One hand on the other arm's elbow, on either side. */
function crossed(traits: readonly Trait[], one: Body): Solid[] {
  const { shoulder } = figureOf(traits);
  return one('annoyed', {
    near: [0.1, shoulder - 0.165, 0.1],
    far: [0.115, shoulder - 0.135, -0.1],
  });
}

/** How somebody is seen of whom no more is said than what they feel: with the face of that. */
const FEELINGS: readonly (readonly [
  Trait,
  turn: number,
  (traits: readonly Trait[], one: Body) => Solid[],
  face?: Trait,
])[] = [
  ['shouting', 0.35, (_, one) => one('shouting'), 'laughing'],
  ['sad', 0.75, weeping],
  ['earscovered', 0.85, (traits, one) => atHead('bracing', 0.5, traits, one), 'sad'],
  ['astonished', 0.9, (traits, one) => atHead('astonished', 0.16, traits, one), 'laughing'],
  ['annoyed', 0.95, crossed, 'sad'],
];

/** Somebody of whom it is said what they feel; null: nothing of that is said. */
export function feltBy(wish: Wish): Feat | null {
  const { traits = [] } = wish;
  const felt = FEELINGS.find(([trait]) => traits.includes(trait));
  if (felt === undefined) return null;
  const [, turn, model, face] = felt;
  const own = face === undefined ? traits : [...traits, face];
  return { model: model(own, doerOf({ ...wish, traits: own })), turn };
}
