import type { Trait } from '../../words/trait.ts';
import type { Wish } from '../wish.ts';
import type { Feat } from './feat.ts';
import { spoonFeeding } from './kitchen/spoon-feeding.ts';
import { dandelionBlowing, netting } from './pastimes/in-meadows.ts';
import { onHighRope, onTightrope } from './pastimes/tightrope.ts';
import type { Body } from './with-gear.ts';
import { pictureHanging } from './work/picture-hanging.ts';
import { tentPitching } from './work/pitching-tent.ts';

type Knack = (wish: Wish, one: Body) => Feat;

/** What takes the whole body and is known by what is around it: a rope under the feet, a net, seeds in the air, a picture at a wall, a tent, a high chair. */
export const KNACKS = {
  tightrope: ({ traits = [] }, one) => ({ model: onTightrope(traits, one), turn: 0.75 }),
  highrope: ({ traits = [] }, one) => ({ model: onHighRope(traits, one), turn: 0.3 }),
  butterflynet: ({ traits = [] }, one) => ({ model: netting(traits, one), turn: 0.4 }),
  dandelionblowing: ({ traits = [] }, one) => ({
    model: dandelionBlowing(traits, one),
    turn: 0.45,
  }),
  picturehanging: ({ traits = [] }, one) => ({ model: pictureHanging(traits, one), turn: -1.2 }),
  tentpitching: ({ traits = [], nth = 0 }, one) => ({
    model: tentPitching(traits, one, nth),
    turn: nth === 0 ? -0.5 : 0.4,
    above: 0.1,
  }),
  spoonfeeding: ({ random, traits = [] }, one) => ({
    model: spoonFeeding(random, traits, one),
    turn: 0.4,
    above: 0.08,
  }),
} as const satisfies Partial<Readonly<Record<Trait, Knack>>>;
