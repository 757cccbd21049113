import { KNEADING } from '../../../words/deeds-at-table.ts';
import type { Wish } from '../../wish.ts';
import type { Feat, Feats } from '../feat.ts';
import { tossing } from '../feat-bodies.ts';
import type { Body } from '../with-gear.ts';
import { atCauldron } from './at-cauldron.ts';
import { grilling } from './at-grill.ts';
import { cakeCutting, teaPouring } from './at-laid-table.ts';
import { atOven } from './at-oven.ts';
import { atStove } from './at-stove.ts';
import { baker } from './baker.ts';
import { chestnutRoasting } from './chestnut-roasting.ts';
import { cuttingVegetables } from './cutting-vegetables.ts';
import { kimchiMaking } from './kimchi.ts';
import { layingTable } from './laying-table.ts';
import { pouring } from './pouring.ts';
import { spoonFeeding } from './spoon-feeding.ts';

/** Who is at something in a kitchen or at a table, drawn with all of the body. */
export const KITCHEN_FEATS: Feats = {
  flambe: ({ random, traits = [] }, one) => ({ model: atStove(random, traits, one), turn: 0.4 }),
  atstove: ({ random, traits = [] }, one) => ({ model: atStove(random, traits, one), turn: 0.4 }),
  atoven: (_, one) => ({ model: atOven(one), turn: 0.3 }),
  cauldronstirring: ({ random }, one) => ({
    model: atCauldron(random, one),
    turn: 0.4,
    above: 0.2,
  }),
  tossing: ({ traits = [] }, one) => ({ model: tossing(traits, one), turn: 0.75 }),
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
  tablelaying: ({ traits = [] }, one) => ({
    model: layingTable(traits, one),
    turn: 0.8,
    above: 0.2,
  }),
  vegetablecutting: ({ traits = [] }, one) => ({
    model: cuttingVegetables(traits, one),
    turn: 0.85,
    above: 0.18,
  }),
  grilling: ({ traits = [] }, one) => ({ model: grilling(traits, one), turn: 0.7, above: 0.16 }),
  latte: ({ traits = [] }, one) => ({ model: pouring(traits, one), turn: 0.9, above: 0.14 }),
  chestnutroasting: ({ random, traits = [] }, one) => ({
    model: chestnutRoasting(random, traits, one),
    turn: 0.5,
    above: 0.16,
  }),
  spoonfeeding: ({ random, traits = [] }, one) => ({
    model: spoonFeeding(random, traits, one),
    turn: 0.4,
    above: 0.08,
  }),
};
