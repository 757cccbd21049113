import type { Feats } from '../feat.ts';
import { blowing, dunking, finishing, lathering, toothbrushing } from './at-moments.ts';
import {
  decorating,
  fighting,
  gaming,
  isArmed,
  juggling,
  planeThrowing,
  skipping,
  sledding,
  throwing,
  unwrapping,
} from './at-play.ts';
import { atTurntables } from './at-turntables.ts';
import { underCar } from './beneath.ts';
import { hairBrushing, makingUp } from './grooming.ts';
import { behindSofa, behindTree, overHedge, underBed } from './hiding.ts';
import { sneaking, timing, yawning } from './idle-moments.ts';
import { inBathtub } from './in-bathtub.ts';
import { dandelionBlowing, netting } from './in-meadows.ts';
import { atLane, bombing, inPuddle } from './let-go.ts';
import { lightingCandles } from './lighting-candles.ts';
import { upLadder } from './on-ladder.ts';
import { onToadstool } from './on-toadstool.ts';
import { selfie } from './selfie.ts';
import { onHighRope, onTightrope } from './tightrope.ts';
import { tyingShoes } from './tying-shoes.ts';
import { upTree } from './up-tree.ts';
import { inWheelchair, pushingStretcher, pushingWheelchair } from './wheelchair.ts';
import { stargazing } from './with-telescope.ts';

/** Who passes the time with something, or is on the way, drawn with all of the body. */
export const PASTIME_FEATS: Feats = {
  ontoadstool: ({ traits = [] }, one) => ({ model: onToadstool(traits, one), turn: 0.6 }),
  tightrope: ({ traits = [] }, one) => ({ model: onTightrope(traits, one), turn: 0.75 }),
  highrope: ({ traits = [] }, one) => ({ model: onHighRope(traits, one), turn: 0.3 }),
  butterflynet: ({ traits = [] }, one) => ({ model: netting(traits, one), turn: 0.4 }),
  dandelionblowing: ({ traits = [] }, one) => ({
    model: dandelionBlowing(traits, one),
    turn: 0.45,
  }),
  treeclimbing: ({ traits = [] }, one) => ({ model: upTree(traits, one), turn: 0.3 }),
  undercar: ({ random, traits = [] }, one) => ({
    model: underCar(random)(traits, one),
    turn: 0.45,
    above: 0.16,
  }),
  hairbrushing: ({ traits = [] }, one) => ({ model: hairBrushing(traits, one), turn: 0.9 }),
  combing: ({ traits = [] }, one) => ({ model: hairBrushing(traits, one), turn: 0.9 }),
  makeup: ({ traits = [] }, one) => ({ model: makingUp(traits, one), turn: 0.7 }),
  lathering: ({ traits = [] }, one) => ({ model: lathering(traits, one), turn: 0.62 }),
  tubbed: inBathtub,
  candlelighting: lightingCandles,
  turntables: atTurntables,
  shoetying: tyingShoes,
  pointetying: tyingShoes,
  stargazing: ({ traits = [] }, one) => ({ model: stargazing(traits, one), turn: 0.35 }),
  dunking: ({ traits = [] }, one) => ({ model: dunking(traits, one), turn: -0.22 }),
  finishing: ({ traits = [] }, one) => ({ model: finishing(traits, one), turn: 1.2 }),
  blowing: ({ traits = [] }, one) => ({ model: blowing(traits, one), turn: 0.5, above: 0.16 }),
  toothbrushing: ({ traits = [] }, one) => ({ model: toothbrushing(traits, one), turn: 0.62 }),
  selfie: ({ traits = [] }, one) => ({ model: selfie(traits, one), turn: 0.52 }),
  fighting: ({ traits = [], faces = 1, holds }, one) => ({
    model: fighting(traits, one, faces > 0, holds !== undefined),
    turn: holds !== undefined || isArmed(traits) ? 0.3 : 0.6,
  }),
  skipping: ({ traits = [] }, one) => ({ model: skipping(traits, one), turn: 1.15 }),
  juggling: ({ traits = [] }, one) => ({ model: juggling(traits, one), turn: 1.1 }),
  throwing: ({ traits = [], holds, nth = 0 }, one) =>
    holds?.thing === 'paperplane'
      ? { model: planeThrowing(traits, one, nth, holds.colour), turn: 0.3 }
      : { model: throwing(traits, one), turn: 0.4 },
  sledding: ({ traits = [] }, one) => ({ model: sledding(traits, one), turn: 0.6 }),
  unwrapping: ({ traits = [] }, one) => ({ model: unwrapping(traits, one), turn: 0.6 }),
  decorating: ({ traits = [] }, one) => ({ model: decorating(traits, one), turn: 0.5 }),
  gaming: ({ traits = [] }, one) => ({ model: gaming(traits, one), turn: -0.95 }),
  pushingwheelchair: pushingWheelchair,
  pushingstretcher: pushingStretcher,
  inwheelchair: ({ traits = [] }, one) => inWheelchair(traits, one),
  hidingbehindtree: ({ traits = [] }, one) => behindTree(traits, one),
  hidingbehindsofa: ({ traits = [] }, one) => behindSofa(traits, one),
  hidingunderbed: ({ traits = [] }, one) => underBed(traits, one),
  peeking: ({ traits = [] }, one) => overHedge(traits, one),
  sneaking: ({ traits = [] }, one) => ({ model: sneaking(traits, one), turn: 0.5 }),
  yawning: ({ traits = [] }, one) => ({ model: yawning(traits, one), turn: 0.8 }),
  timing: ({ traits = [] }, one) => ({ model: timing(traits, one), turn: 0.75 }),
  bowling: ({ traits = [] }, one) => ({ model: atLane(traits, one), turn: 0.3 }),
  bombing: ({ random }, one) => ({ model: bombing(random, one), turn: 0.7, above: 0.1 }),
  puddlejumping: ({ random }, one) => ({ model: inPuddle(random, one), turn: 0.8, above: 0.14 }),
  onladder: ({ traits = [] }, one) => ({ model: upLadder(traits, one), turn: 0.5 }),
};
