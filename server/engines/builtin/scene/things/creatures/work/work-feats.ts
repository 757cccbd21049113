import { plain } from '../../sculpt/looks.ts';
import { limb } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Feats } from '../feat.ts';
import { CHALK, mending } from '../feat-bodies.ts';
import { figureOf } from '../figure.ts';
import { chopping, sweeping } from '../with-gear.ts';
import { fencePainting, pegging, planting } from './around-house.ts';
import { boatBuilding } from './at-boatyard.ts';
import { conducting, conjuring, delivering, hosing, rabbitTrick } from './at-callings.ts';
import { hiveTending } from './at-hive.ts';
import { bricklaying, spraying, wallPainting } from './at-wall.ts';
import { drawingWater } from './at-well.ts';
import { bicycleRepair } from './bicycle-repair.ts';
import { crateCarrying } from './carrying-crates.ts';
import { changingTire } from './changing-tire.ts';
import { dusting } from './dusting.ts';
import { forging } from './forging.ts';
import { scooping } from './goldfish-scooping.ts';
import { dishwashing, packing, vacuuming } from './housework.ts';
import { iceFishing } from './ice-fishing.ts';
import { keepingShop } from './keeping-shop.ts';
import { lightingLamps } from './lighting-lamps.ts';
import { nailing } from './nailing.ts';
import { PICKERS, PICKS_KNEELING } from './picking.ts';
import { pictureHanging } from './picture-hanging.ts';
import { tentPitching } from './pitching-tent.ts';
import { horseMaking } from './rocking-horse.ts';
import { SELLERS } from './selling.ts';
import { wateringBed, wateringPots } from './watering.ts';
import { welding } from './welding.ts';
import { withCrook } from './with-crook.ts';
import { carving, ironing, mowing, operating, potting, sawing, scrubbing } from './with-tools.ts';

/** Who is at work, drawn with all of the body. */
export const WORK_FEATS: Feats = {
  conducting: ({ traits = [] }, one) => ({ model: conducting(traits, one), turn: -0.7 }),
  conjuror: ({ traits = [] }, one) => ({
    model: (traits.includes('rabbittrick') ? rabbitTrick : conjuring)(traits, one),
    turn: 1,
  }),
  rabbittrick: ({ traits = [] }, one) => ({ model: rabbitTrick(traits, one), turn: 1 }),
  hosing: ({ traits = [] }, one) => ({ model: hosing(traits, one), turn: 0.35 }),
  postal: ({ traits = [] }, one) => ({ model: delivering(traits, one), turn: 0.6 }),
  hammering: ({ traits = [] }, one) => ({ model: forging(traits, one), turn: 0.35 }),
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
  dishwashing: ({ traits = [] }, one) => ({
    model: dishwashing(traits, one),
    turn: 0.7,
    above: 0.16,
  }),
  vacuuming: ({ traits = [] }, one) => ({ model: vacuuming(traits, one), turn: 0.3 }),
  dusting: ({ traits = [] }, one) => ({ model: dusting(traits, one), turn: 0.3 }),
  lamplighting: ({ traits = [] }, one) => ({
    model: lightingLamps(traits, one),
    turn: 0.6,
    above: 0.24,
  }),
  packing: ({ traits = [] }, one) => ({ model: packing(traits, one), turn: 0.6, above: 0.14 }),
  wellwater: ({ traits = [] }, one) => ({ model: drawingWater(traits, one), turn: 0.35 }),
  shepherd: ({ traits = [] }, one) => ({ model: withCrook(traits, one), turn: 0.8 }),
  picturehanging: ({ traits = [] }, one) => ({ model: pictureHanging(traits, one), turn: -1.2 }),
  tentpitching: ({ traits = [], nth = 0 }, one) => ({
    model: tentPitching(traits, one, nth),
    turn: nth === 0 ? -0.5 : 0.4,
    above: 0.1,
  }),
  welding: ({ traits = [] }, one) => ({ model: welding(traits, one), turn: 0.6, above: 0.08 }),
  icefishing: ({ traits = [] }, one) => ({
    model: iceFishing(traits, one),
    turn: 0.45,
    above: 0.2,
  }),
  shopkeeping: keepingShop,
  tirechange: changingTire,
  chopping: ({ traits = [] }, one) => ({ model: chopping(traits, one), turn: 0.5 }),
  sweeping: ({ traits = [] }, one) => ({ model: sweeping(traits, one), turn: 0.55 }),
  watering: ({ traits = [] }, one) => ({ model: wateringBed(traits, one), turn: 0.4 }),
  potwatering: ({ traits = [] }, one) => ({ model: wateringPots(traits, one), turn: 0.4 }),
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
  ...PICKERS,
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
  netmending: ({ random, traits = [] }, one) => ({
    model: mending(random, traits, one),
    turn: 0.6,
  }),
};
