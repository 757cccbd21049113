import { SELLING } from '../../words/deeds-by-hand.ts';
import type { Held } from '../../words/held.ts';
import type { Trait } from '../../words/trait.ts';
import type { Vector } from '../sculpt/vector.ts';
import type { Wish } from '../wish.ts';
import { doerOf } from './doer.ts';
import { type Feat, type Feats, ON_THE_RUN } from './feat.ts';
import { kneeling } from './feat-bodies.ts';
import { figureOf } from './figure.ts';
import { HANDLING } from './handling.ts';
import { KITCHEN_FEATS } from './kitchen/kitchen-feats.ts';
import { feltBy } from './pastimes/feelings.ts';
import { PASTIME_FEATS } from './pastimes/pastime-feats.ts';
import { SPORT_FEATS } from './sport/sport-feats.ts';
import { WORK_FEATS } from './work/work-feats.ts';

/** What is in the hands of who does that, and is drawn with the deed. */
const IN_USE: Partial<Readonly<Record<Trait, readonly Held[]>>> = {
  ...Object.fromEntries(SELLING.map((trait) => [trait, ['cup']])),
  fighting: ['sword'],
  headcarrying: ['basket', 'box', 'sack'],
  throwing: ['paperplane'],
  tubbed: ['bubbles', 'book', 'newspaper', 'cup', 'wineglass', 'phone', 'microphone', 'icecream'],
};

/** What somebody does of whom that is said; null: nothing that is a feat. */
export function featOf(wish: Wish): Feat | null {
  const { traits = [], posture } = wish;
  const { holds } = wish;
  if (holds !== undefined && !traits.some((trait) => IN_USE[trait]?.includes(holds.thing)))
    return null;
  const isFree = posture === null || posture === 'standing';
  for (const trait of traits) {
    const make = FEATS[trait];
    if (make !== undefined && (isFree || ON_THE_RUN.has(trait))) return make(wish, doerOf(wish));
  }
  return isFree ? feltBy(wish) : null;
}

/** What takes the whole body, and how it is drawn. */
const FEATS: Feats = {
  ...KITCHEN_FEATS,
  ...SPORT_FEATS,
  ...WORK_FEATS,
  ...PASTIME_FEATS,
  cuddling: (_, one) => ({ model: one('comforting'), turn: 0.3 }),
  kneeling: ({ traits = [] }, one) => ({ model: kneeling(traits, one), turn: 0.5 }),
  crawling: (_, one) => ({ model: one('crawling'), turn: 0.5 }),
  cheering: ({ random }, one) => ({
    model: one(random.unit() < 0.7 ? 'cheering' : 'jumping'),
    turn: 1.05,
  }),
  scared: ({ faces = 1 }, one) => ({ model: one('recoiling'), turn: faces > 0 ? 0.6 : 0.5 }),
  guarding: (_, one) => ({ model: one('guarding'), turn: 0.7 }),
  stroking: ({ traits = [] }, one) => {
    const { shoulder } = figureOf(traits);
    return { model: one('patting', { near: [0.34, shoulder - 0.02, -0.06] }), turn: 0.35 };
  },
  stretching: (_, one) => ({ model: one('stretching'), turn: 0.9 }),
  pointing: (_, one) => ({ model: one('pointing'), turn: 0.5 }),
  ...HANDLING,
  patting: (_, one) => ({ model: one('patting'), turn: 0.3 }),
  moulding: ({ traits = [] }, one) => {
    const { knee } = figureOf(traits);
    const [near, far]: [Vector, Vector] = [
      [0.3, 0.55 * knee, -0.07],
      [0.27, 0.75 * knee, 0.05],
    ];
    return { model: one('bowed', { near, far }), turn: 0.35 };
  },
};

/** Whether somebody who is like that does what takes the whole body. */
export const isFeat = (traits: readonly Trait[]): boolean =>
  traits.some((trait) => FEATS[trait] !== undefined);
