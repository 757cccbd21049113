import { KNEADING, SELLING } from '../../words/deeds.ts';
import type { Held } from '../../words/held.ts';
import type { Trait } from '../../words/trait.ts';
import { plain } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import { limb, type Solid } from '../sculpt/solid.ts';
import { add, roll, type Vector } from '../sculpt/vector.ts';
import type { Wish } from '../wish.ts';
import { doerOf } from './doer.ts';
import { type Feat, featShare, LOTUS, ON_THE_RUN } from './feat.ts';
import { CHALK, diving, glove, kneeling, mending, tossing } from './feat-bodies.ts';
import { figureOf } from './figure.ts';
import { HANDLING } from './handling.ts';
import { grilling } from './kitchen/at-grill.ts';
import { cakeCutting, teaPouring } from './kitchen/at-laid-table.ts';
import { atOven } from './kitchen/at-oven.ts';
import { atStove } from './kitchen/at-stove.ts';
import { baker } from './kitchen/baker.ts';
import { chestnutRoasting } from './kitchen/chestnut-roasting.ts';
import { cuttingVegetables } from './kitchen/cutting-vegetables.ts';
import { kimchiMaking } from './kitchen/kimchi.ts';
import { layingTable } from './kitchen/laying-table.ts';
import { pouring } from './kitchen/pouring.ts';
import { blowing, dunking, finishing, lathering, toothbrushing } from './pastimes/at-moments.ts';
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
} from './pastimes/at-play.ts';
import { atTurntables } from './pastimes/at-turntables.ts';
import { underCar } from './pastimes/beneath.ts';
import { feltBy } from './pastimes/feelings.ts';
import { hairBrushing, makingUp } from './pastimes/grooming.ts';
import { behindSofa, behindTree, overHedge, underBed } from './pastimes/hiding.ts';
import { sneaking, timing, yawning } from './pastimes/idle-moments.ts';
import { inBathtub } from './pastimes/in-bathtub.ts';
import { atLane, bombing, inPuddle } from './pastimes/let-go.ts';
import { lightingCandles } from './pastimes/lighting-candles.ts';
import { upLadder } from './pastimes/on-ladder.ts';
import { onToadstool } from './pastimes/on-toadstool.ts';
import { selfie } from './pastimes/selfie.ts';
import { tyingShoes } from './pastimes/tying-shoes.ts';
import { upTree } from './pastimes/up-tree.ts';
import { inWheelchair, pushingStretcher, pushingWheelchair } from './pastimes/wheelchair.ts';
import { stargazing } from './pastimes/with-telescope.ts';
import { dribbling, jumpshot } from './sport/basketball.ts';
import { parachuting } from './sport/parachuting.ts';
import { taiChi } from './sport/tai-chi.ts';
import { withBoard } from './sport/with-board.ts';
import {
  type Body,
  chopping,
  lifting,
  putting,
  returning,
  serving,
  shooting,
  sweeping,
  watering,
} from './with-gear.ts';
import { fencePainting, pegging, planting } from './work/around-house.ts';
import { boatBuilding } from './work/at-boatyard.ts';
import { conducting, conjuring, delivering, hosing, rabbitTrick } from './work/at-callings.ts';
import { hiveTending } from './work/at-hive.ts';
import { bricklaying, spraying, wallPainting } from './work/at-wall.ts';
import { drawingWater } from './work/at-well.ts';
import { bicycleRepair } from './work/bicycle-repair.ts';
import { crateCarrying } from './work/carrying-crates.ts';
import { changingTire } from './work/changing-tire.ts';
import { dusting } from './work/dusting.ts';
import { forging } from './work/forging.ts';
import { scooping } from './work/goldfish-scooping.ts';
import { dishwashing, packing, vacuuming } from './work/housework.ts';
import { iceFishing } from './work/ice-fishing.ts';
import { keepingShop } from './work/keeping-shop.ts';
import { lightingLamps } from './work/lighting-lamps.ts';
import { nailing } from './work/nailing.ts';
import { PICKERS, PICKS_KNEELING } from './work/picking.ts';
import { horseMaking } from './work/rocking-horse.ts';
import { SELLERS } from './work/selling.ts';
import { welding } from './work/welding.ts';
import { withCrook } from './work/with-crook.ts';
import {
  carving,
  ironing,
  mowing,
  operating,
  potting,
  sawing,
  scrubbing,
} from './work/with-tools.ts';

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

/** Somebody who stands on the hands. */
const onHands = (one: Body): Solid[] =>
  moved(one('handstand'), { by: roll(Math.PI), to: [0, 1.1, 0] });

/** How several are glad of a goal, each in another way: both arms high, running with arms spread, off the ground, one arm up. */
const JOYS = ['cheering', 'waving', 'jumping', 'hailing'] as const;

export const FEATS: Partial<Readonly<Record<Trait, (wish: Wish, one: Body) => Feat>>> = {
  cuddling: (_, one) => ({ model: one('comforting'), turn: 0.3 }),
  boxing: ({ traits = [] }, one) => {
    const { shoulder } = figureOf(traits);
    const [near, far]: [Vector, Vector] = [
      [0.31, shoulder - 0.01, -0.1],
      [0.2, shoulder + 0.025, 0.04],
    ];
    return { model: [...one('boxing', { near, far }), ...glove(near), ...glove(far)], turn: 0.75 };
  },
  kneeling: ({ traits = [] }, one) => ({ model: kneeling(traits, one), turn: 0.5 }),
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
  conducting: ({ traits = [] }, one) => ({ model: conducting(traits, one), turn: -0.7 }),
  conjuror: ({ traits = [] }, one) => ({
    model: (traits.includes('rabbittrick') ? rabbitTrick : conjuring)(traits, one),
    turn: 1,
  }),
  rabbittrick: ({ traits = [] }, one) => ({ model: rabbitTrick(traits, one), turn: 1 }),
  hosing: ({ traits = [] }, one) => ({ model: hosing(traits, one), turn: 0.35 }),
  postal: ({ traits = [] }, one) => ({ model: delivering(traits, one), turn: 0.6 }),
  hammering: ({ traits = [] }, one) => ({ model: forging(traits, one), turn: 0.35 }),
  flambe: ({ random, traits = [] }, one) => ({ model: atStove(random, traits, one), turn: 0.4 }),
  atstove: ({ random, traits = [] }, one) => ({ model: atStove(random, traits, one), turn: 0.4 }),
  atoven: (_, one) => ({ model: atOven(one), turn: 0.3 }),
  tossing: ({ traits = [] }, one) => ({ model: tossing(traits, one), turn: 0.75 }),
  teacher: ({ traits = [] }, one) => {
    const { shoulder } = figureOf(traits);
    const far: Vector = [0.26, shoulder + 0.08, 0.12];
    const chalk = limb(
      plain(CHALK),
      add(far, [0.03, 0, 0]),
      add(far, [0.075, 0.03, 0]),
      0.006,
      0.006,
    );
    return { model: [...one('writing', { far }), chalk], turn: 0.5 };
  },
  ...Object.fromEntries(
    KNEADING.map((trait) => [
      trait,
      ({ traits = [], baked }: Wish, one: Body): Feat => ({
        model: baker(traits, one, baked),
        turn: 0.85,
        ...(trait === 'pizzamaking' && { above: 0.16 }),
      }),
    ]),
  ),
  cakecutting: ({ traits = [] }, one) => ({
    model: cakeCutting(traits, one),
    turn: 0.6,
    above: 0.14,
  }),
  teapouring: ({ traits = [] }, one) => ({
    model: teaPouring(traits, one),
    turn: 0.7,
    above: 0.12,
  }),
  kimchimaking: ({ traits = [] }, one) => ({
    model: kimchiMaking(traits, one),
    turn: 0.85,
    above: 0.14,
  }),
  dishwashing: ({ traits = [] }, one) => ({
    model: dishwashing(traits, one),
    turn: 0.7,
    above: 0.16,
  }),
  vacuuming: ({ traits = [] }, one) => ({ model: vacuuming(traits, one), turn: 0.3 }),
  boardcarrying: ({ traits = [] }, one) => ({ model: withBoard(traits, one), turn: 0.5 }),
  dusting: ({ traits = [] }, one) => ({ model: dusting(traits, one), turn: 0.3 }),
  tablelaying: ({ traits = [] }, one) => ({
    model: layingTable(traits, one),
    turn: 0.8,
    above: 0.2,
  }),
  lamplighting: ({ traits = [] }, one) => ({
    model: lightingLamps(traits, one),
    turn: 0.6,
    above: 0.24,
  }),
  ontoadstool: ({ traits = [] }, one) => ({ model: onToadstool(traits, one), turn: 0.6 }),
  treeclimbing: ({ traits = [] }, one) => ({ model: upTree(traits, one), turn: 0.3 }),
  packing: ({ traits = [] }, one) => ({ model: packing(traits, one), turn: 0.6, above: 0.14 }),
  wellwater: ({ traits = [] }, one) => ({ model: drawingWater(traits, one), turn: 0.35 }),
  undercar: ({ random, traits = [] }, one) => ({
    model: underCar(random)(traits, one),
    turn: 0.45,
    above: 0.16,
  }),
  hairbrushing: ({ traits = [] }, one) => ({ model: hairBrushing(traits, one), turn: 0.9 }),
  combing: ({ traits = [] }, one) => ({ model: hairBrushing(traits, one), turn: 0.9 }),
  makeup: ({ traits = [] }, one) => ({ model: makingUp(traits, one), turn: 0.7 }),
  shepherd: ({ traits = [] }, one) => ({ model: withCrook(traits, one), turn: 0.8 }),
  vegetablecutting: ({ traits = [] }, one) => ({
    model: cuttingVegetables(traits, one),
    turn: 0.85,
    above: 0.18,
  }),
  grilling: ({ traits = [] }, one) => ({ model: grilling(traits, one), turn: 0.7, above: 0.16 }),
  welding: ({ traits = [] }, one) => ({ model: welding(traits, one), turn: 0.6, above: 0.08 }),
  handstand: (_, one) => ({ model: onHands(one), turn: 0.5 }),
  crawling: (_, one) => ({ model: one('crawling'), turn: 0.5 }),
  cheering: ({ random }, one) => ({
    model: one(random.unit() < 0.7 ? 'cheering' : 'jumping'),
    turn: 1.05,
  }),
  icefishing: ({ traits = [] }, one) => ({
    model: iceFishing(traits, one),
    turn: 0.45,
    above: 0.2,
  }),
  lathering: ({ traits = [] }, one) => ({ model: lathering(traits, one), turn: 0.62 }),
  scared: ({ faces = 1 }, one) => ({ model: one('recoiling'), turn: faces > 0 ? 0.6 : 0.5 }),
  parachuting: ({ traits = [] }, one) => ({ model: parachuting(traits, one), turn: 1.15 }),
  taichi: taiChi,
  tubbed: inBathtub,
  shopkeeping: keepingShop,
  candlelighting: lightingCandles,
  turntables: atTurntables,
  tirechange: changingTire,
  shoetying: tyingShoes,
  pointetying: tyingShoes,
  meditating: (_, one) => ({ model: one('lotus'), turn: 1 }),
  // Who comes to meet the eye across the net has the ball come back.
  tennis: ({ traits = [], heading = 0, nth = 0 }, one) => ({
    model: (Math.sin(heading) > 0 || nth % 2 === 1 ? returning : serving)(traits, one),
    turn: 0.45,
  }),
  archery: ({ traits = [] }, one) => ({ model: shooting(traits, one), turn: 0.3 }),
  stargazing: ({ traits = [] }, one) => ({ model: stargazing(traits, one), turn: 0.35 }),
  golf: ({ traits = [] }, one) => ({ model: putting(traits, one), turn: 0.6 }),
  chopping: ({ traits = [] }, one) => ({ model: chopping(traits, one), turn: 0.5 }),
  sweeping: ({ traits = [] }, one) => ({ model: sweeping(traits, one), turn: 0.55 }),
  watering: ({ traits = [] }, one) => ({ model: watering(traits, one), turn: 0.4 }),
  lifting: ({ traits = [] }, one) => ({ model: lifting(traits, one), turn: 1.2 }),
  dribbling: ({ traits = [] }, one) => ({ model: dribbling(traits, one), turn: 0.5 }),
  jumpshot: ({ traits = [] }, one) => ({ model: jumpshot(traits, one), turn: 0.6 }),
  latte: ({ traits = [] }, one) => ({ model: pouring(traits, one), turn: 0.9, above: 0.14 }),
  dunking: ({ traits = [] }, one) => ({ model: dunking(traits, one), turn: -0.22 }),
  finishing: ({ traits = [] }, one) => ({ model: finishing(traits, one), turn: 1.2 }),
  blowing: ({ traits = [] }, one) => ({ model: blowing(traits, one), turn: 0.5, above: 0.16 }),
  toothbrushing: ({ traits = [] }, one) => ({ model: toothbrushing(traits, one), turn: 0.62 }),
  selfie: ({ traits = [] }, one) => ({ model: selfie(traits, one), turn: 0.52 }),
  guarding: (_, one) => ({ model: one('guarding'), turn: 0.7 }),
  fighting: ({ traits = [], faces = 1, holds }, one) => ({
    model: fighting(traits, one, faces > 0, holds !== undefined),
    turn: holds !== undefined || isArmed(traits) ? 0.3 : 0.6,
  }),
  operating: ({ traits = [] }, one) => ({ model: operating(traits, one), turn: 0.85 }),
  ironing: ({ traits = [] }, one) => ({ model: ironing(traits, one), turn: 0.8 }),
  mowing: ({ traits = [] }, one) => ({ model: mowing(traits, one), turn: 0.35 }),
  sawing: ({ traits = [] }, one) => ({ model: sawing(traits, one), turn: 0.75 }),
  carpentering: ({ traits = [], nth = 0 }, one) =>
    nth % 2 === 0
      ? { model: sawing(traits, one), turn: 0.75 }
      : { model: nailing(traits, one), turn: 0.5, above: 0.1, share: PICKS_KNEELING },
  carving: ({ traits = [] }, one) => ({ model: carving(traits, one), turn: 0.35 }),
  scrubbing: ({ traits = [] }, one) => ({ model: scrubbing(traits, one), turn: 0.4 }),
  potting: ({ traits = [] }, one) => ({ model: potting(traits, one), turn: 0.6 }),
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
  stroking: ({ traits = [] }, one) => {
    const { shoulder } = figureOf(traits);
    return { model: one('patting', { near: [0.34, shoulder - 0.02, -0.06] }), turn: 0.35 };
  },
  pushingwheelchair: pushingWheelchair,
  pushingstretcher: pushingStretcher,
  inwheelchair: ({ traits = [] }, one) => inWheelchair(traits, one),
  hidingbehindtree: ({ traits = [] }, one) => behindTree(traits, one),
  hidingbehindsofa: ({ traits = [] }, one) => behindSofa(traits, one),
  hidingunderbed: ({ traits = [] }, one) => underBed(traits, one),
  peeking: ({ traits = [] }, one) => overHedge(traits, one),
  sneaking: ({ traits = [] }, one) => ({ model: sneaking(traits, one), turn: 0.5 }),
  yawning: ({ traits = [] }, one) => ({ model: yawning(traits, one), turn: 0.8 }),
  stretching: (_, one) => ({ model: one('stretching'), turn: 0.9 }),
  timing: ({ traits = [] }, one) => ({ model: timing(traits, one), turn: 0.75 }),
  cratecarrying: ({ traits = [], nth = 0 }, one) => ({
    model: crateCarrying(traits, one, nth),
    turn: 0.5,
  }),
  hivetending: ({ random, traits = [] }, one) => ({
    model: hiveTending(random, traits, one),
    turn: 0.4,
    above: 0.12,
  }),
  bicyclerepair: ({ traits = [] }, one) => ({ model: bicycleRepair(traits, one), turn: 0.3 }),
  horsemaking: ({ traits = [] }, one) => ({ model: horseMaking(traits, one), turn: 0.25 }),
  chestnutroasting: ({ random, traits = [] }, one) => ({
    model: chestnutRoasting(random, traits, one),
    turn: 0.5,
    above: 0.16,
  }),
  bowling: ({ traits = [] }, one) => ({ model: atLane(traits, one), turn: 0.3 }),
  bombing: ({ random }, one) => ({ model: bombing(random, one), turn: 0.7, above: 0.1 }),
  puddlejumping: ({ random }, one) => ({ model: inPuddle(random, one), turn: 0.8, above: 0.14 }),
  onladder: ({ traits = [] }, one) => ({ model: upLadder(traits, one), turn: 0.5 }),
  karate: (_, one) => ({ model: one('sidekick'), turn: 0.3 }),
  pointing: (_, one) => ({ model: one('pointing'), turn: 0.5 }),
  ...PICKERS,
  ...HANDLING,
  ...SELLERS,
  scooping: ({ random, traits = [] }, one) => ({
    model: scooping(random, traits, one),
    turn: 0.75,
  }),
  fencepainting: ({ traits = [], paint }, one) => ({
    model: fencePainting(traits, one, paint),
    turn: -0.85,
  }),
  wallpainting: ({ traits = [], paint }, one) => ({
    model: wallPainting(traits, one, paint),
    turn: -0.85,
  }),
  graffiti: ({ traits = [] }, one) => ({ model: spraying(traits, one), turn: -0.85 }),
  bricklaying: ({ traits = [], nth = 0 }, one) => ({
    model: bricklaying(traits, one, nth),
    turn: nth % 2 === 1 ? 0.4 : -0.7,
  }),
  boatbuilding: ({ traits = [], nth = 0 }, one) => ({
    model: boatBuilding(traits, one, nth),
    turn: nth > 0 ? 0.5 : -0.7,
  }),
  pegging: ({ traits = [] }, one) => ({ model: pegging(traits, one), turn: -0.8 }),
  planting: ({ traits = [] }, one) => ({ model: planting(traits, one), turn: 0.4 }),
  patting: (_, one) => ({ model: one('patting'), turn: 0.3 }),
  moulding: ({ traits = [] }, one) => {
    const { knee } = figureOf(traits);
    const [near, far]: [Vector, Vector] = [
      [0.3, 0.55 * knee, -0.07],
      [0.27, 0.75 * knee, 0.05],
    ];
    return { model: one('bowed', { near, far }), turn: 0.35 };
  },
  netmending: ({ random, traits = [] }, one) => ({
    model: mending(random, traits, one),
    turn: 0.6,
  }),
};

/** Whether somebody who is like that does what takes the whole body. */
export const isFeat = (traits: readonly Trait[]): boolean =>
  traits.some((trait) => FEATS[trait] !== undefined);
