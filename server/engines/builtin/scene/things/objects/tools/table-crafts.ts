import type { TableCraft } from '../../../words/deeds-at-table.ts';
import type { Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import { brushwork, darnedSock, solderedBoard, whetstone } from './bench-crafts.ts';
import { beads, coins, jigsaw, nails, whittled, wickerwork } from './fine-crafts.ts';
import { bouquet, foldedWashing, peas, present, shoes } from './home-crafts.ts';
import { carvedPumpkin, huskedCorn, mortar, peeledApples, pluckedHen } from './kitchen-crafts.ts';

/** Where the hands are of who sits on its left and does it, from the middle of its foot: sizes by a man's height, −z toward the eye. */
export const CRAFT_HANDS: Readonly<
  Record<TableCraft, { readonly near: Vector; readonly far: Vector }>
> = {
  podding: { near: [-0.03, 0.135, -0.065], far: [-0.01, 0.13, 0.05] },
  giftwrapping: { near: [0.02, 0.125, -0.055], far: [0.03, 0.125, 0.055] },
  laundryfolding: { near: [-0.03, 0.09, -0.09], far: [-0.03, 0.09, 0.09] },
  moneycounting: { near: [-0.04, 0.085, -0.08], far: [-0.02, 0.1, 0.05] },
  flowerarranging: { near: [0.0, 0.1, -0.05], far: [-0.01, 0.2, 0.06] },
  nailpainting: { near: [-0.02, 0.025, -0.07], far: [-0.02, 0.07, 0.03] },
  whittling: { near: [-0.05, 0.13, -0.07], far: [-0.02, 0.12, 0.05] },
  shoepolishing: { near: [-0.02, 0.1, -0.07], far: [-0.01, 0.13, 0.04] },
  basketweaving: { near: [0.01, 0.15, -0.085], far: [0.0, 0.15, 0.085] },
  beading: { near: [-0.04, 0.14, -0.08], far: [-0.04, 0.14, 0.08] },
  puzzling: { near: [-0.03, 0.03, -0.06], far: [0.02, 0.035, 0.05] },
  fruitpeeling: { near: [-0.03, 0.13, -0.065], far: [-0.02, 0.12, 0.05] },
  cornhusking: { near: [-0.03, 0.13, -0.075], far: [0.01, 0.15, 0.07] },
  darning: { near: [-0.03, 0.14, -0.07], far: [-0.02, 0.11, 0.06] },
  knifesharpening: { near: [-0.045, 0.075, -0.11], far: [0.02, 0.1, 0.06] },
  spicegrinding: { near: [0.03, 0.1, -0.08], far: [0.04, 0.2, 0.0] },
  plucking: { near: [0.01, 0.11, -0.075], far: [0.02, 0.15, 0.05] },
  pumpkincarving: { near: [-0.04, 0.13, -0.07], far: [0.03, 0.22, 0.06] },
  soldering: { near: [-0.05, 0.075, -0.08], far: [-0.02, 0.06, 0.06] },
  calligraphy: { near: [-0.07, 0.02, -0.1], far: [0.0, 0.13, 0.03] },
};

/** What lies on a table before who sits on its left and is at that, round its middle. */
export const tableCraft = (what: TableCraft, at: Vector): Solid[] => WORK[what](at);

const WORK: Readonly<Record<TableCraft, (at: Vector) => Solid[]>> = {
  podding: peas,
  giftwrapping: present,
  laundryfolding: foldedWashing,
  moneycounting: coins,
  flowerarranging: bouquet,
  nailpainting: nails,
  whittling: whittled,
  shoepolishing: shoes,
  basketweaving: wickerwork,
  beading: beads,
  puzzling: jigsaw,
  fruitpeeling: peeledApples,
  cornhusking: huskedCorn,
  darning: darnedSock,
  knifesharpening: whetstone,
  spicegrinding: mortar,
  plucking: pluckedHen,
  pumpkincarving: carvedPumpkin,
  soldering: solderedBoard,
  calligraphy: brushwork,
};
