import { moved } from '../../sculpt/move.ts';
import type { Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import { type Feats, featShare, LOTUS } from '../feat.ts';
import { diving, glove } from '../feat-bodies.ts';
import { figureOf } from '../figure.ts';
import { type Body, lifting, putting, returning, serving, shooting } from '../with-gear.ts';
import { dribbling, jumpshot } from './basketball.ts';
import { parachuting } from './parachuting.ts';
import { taiChi } from './tai-chi.ts';
import { withBoard } from './with-board.ts';

/** Somebody who stands on the hands. */
const onHands = (one: Body): Solid[] =>
  moved(one('handstand'), { by: roll(Math.PI), to: [0, 1.1, 0] });

/** How several are glad of a goal, each in another way: both arms high, running with arms spread, off the ground, one arm up. */
const JOYS = ['cheering', 'waving', 'jumping', 'hailing'] as const;

/** Who is at a sport, drawn with all of the body. */
export const SPORT_FEATS: Feats = {
  boxing: ({ traits = [] }, one) => {
    const { shoulder } = figureOf(traits);
    const [near, far]: [Vector, Vector] = [
      [0.31, shoulder - 0.01, -0.1],
      [0.2, shoulder + 0.025, 0.04],
    ];
    return { model: [...one('boxing', { near, far }), ...glove(near), ...glove(far)], turn: 0.75 };
  },
  scoring: ({ random, nth }, one) => {
    const chance = random.unit() < 0.6 ? 'cheering' : 'jumping';
    const doing = nth === undefined ? chance : (JOYS[nth % JOYS.length] ?? chance);
    return { model: one(doing), turn: 1.05 };
  },
  keeper: ({ traits = [] }, one) => ({ model: diving(traits, one), turn: 1.35 }),
  capoeira: ({ faces = 1 }, one) =>
    faces > 0 ? { model: onHands(one), turn: 0.35 } : { model: one('swaying'), turn: 0.45 },
  yoga: ({ random, traits = [] }, one) => {
    const all = ['warrior', 'lotus', 'tree'] as const;
    const doing = all[Math.floor(random.unit() * all.length)] ?? 'tree';
    // Who sits is no giant beside those who stand, which of them does being left to chance.
    const sits = doing === 'lotus' && featShare(traits) === 1;
    return {
      model: one(doing),
      turn: doing === 'warrior' ? 0.35 : doing === 'lotus' ? 1.0 : 1.2,
      ...(sits && { share: LOTUS }),
    };
  },
  boardcarrying: ({ traits = [] }, one) => ({ model: withBoard(traits, one), turn: 0.5 }),
  handstand: (_, one) => ({ model: onHands(one), turn: 0.5 }),
  parachuting: ({ traits = [] }, one) => ({ model: parachuting(traits, one), turn: 1.15 }),
  taichi: taiChi,
  meditating: (_, one) => ({ model: one('lotus'), turn: 1 }),
  // Who comes to meet the eye across the net has the ball come back.
  tennis: ({ traits = [], heading = 0, nth = 0 }, one) => ({
    model: (Math.sin(heading) > 0 || nth % 2 === 1 ? returning : serving)(traits, one),
    turn: 0.45,
  }),
  archery: ({ traits = [] }, one) => ({ model: shooting(traits, one), turn: 0.3 }),
  golf: ({ traits = [] }, one) => ({ model: putting(traits, one), turn: 0.6 }),
  lifting: ({ traits = [] }, one) => ({ model: lifting(traits, one), turn: 1.2 }),
  dribbling: ({ traits = [] }, one) => ({ model: dribbling(traits, one), turn: 0.5 }),
  jumpshot: ({ traits = [] }, one) => ({ model: jumpshot(traits, one), turn: 0.6 }),
  karate: (_, one) => ({ model: one('sidekick'), turn: 0.3 }),
};
