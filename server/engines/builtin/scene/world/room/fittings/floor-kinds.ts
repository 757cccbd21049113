import type { FloorFitting } from '../../../words/fitting.ts';
import type { FittingKind } from './fitting.ts';
import { aquarium } from './makers/aquarium.ts';
import { armour } from './makers/armour.ts';
import {
  counterWithTill,
  firewood,
  speakers,
  umbrellaStand,
  vacuum,
} from './makers/by-the-door.ts';
import { bookcase, desk, dresser, filingCabinet, safe, wardrobe } from './makers/cupboards.ts';
import {
  coatRack,
  grandfatherClock,
  hookah,
  horseOnRockers,
  mannequin,
  marbleBust,
  spinningWheel,
  standingEasel,
  standingLamp,
  telescope,
} from './makers/curios.ts';
import { beanbag, cradle, crib, dollhouse, playTent, trainSet } from './makers/for-children.ts';
import { birdCage, catTree, dogBed } from './makers/for-pets.ts';
import {
  ballOnFloor,
  pinball,
  poolTable,
  skateboard,
  standingJukebox,
  surfboard,
  tableFootball,
  treadmill,
} from './makers/games.ts';
import { globe } from './makers/globe.ts';
import {
  broom,
  bucket,
  ironingBoard,
  ladder,
  laundryBasket,
  mop,
  stepladder,
  toolbox,
} from './makers/housework.ts';
import {
  doubleBass,
  drumKit,
  keyboard,
  standingCello,
  standingHarp,
} from './makers/instruments.ts';
import { fridge, stove, washingMachine } from './makers/kitchen-machines.ts';
import { barrelOnFloor, bookPiles, boxes, crates, sacks, suitcases } from './makers/luggage.ts';
import { pottedCactus, pottedMonstera, pottedPalm } from './makers/potted.ts';
import { ironStove, tileStove } from './makers/stoves.ts';
import { television } from './makers/television.ts';
import { trunk } from './makers/trunk.ts';

/** What stands on floors. */
export const FLOOR_KINDS: Readonly<Record<FloorFitting, FittingKind>> = {
  globe: { where: 'floor', size: [0.62, 1.12, 0.62], make: globe },
  trunk: { where: 'floor', size: [0.96, 0.6, 0.56], make: trunk },
  television: { where: 'floor', size: [1.34, 1.24, 0.44], make: television },
  fridge: { where: 'floor', size: [0.74, 1.84, 0.74], make: fridge },
  ironstove: { where: 'floor', size: [0.7, 1.06, 0.6], make: ironStove },
  tilestove: { where: 'floor', size: [1.58, 2, 1.34], make: tileStove },
  stove: { where: 'floor', size: [0.66, 1.12, 0.7], make: stove },
  washingmachine: { where: 'floor', size: [0.64, 0.88, 0.68], make: washingMachine },
  dresser: { where: 'floor', size: [1.08, 0.93, 0.52], make: dresser },
  wardrobe: { where: 'floor', size: [1.18, 2, 0.62], make: wardrobe },
  bookcase: { where: 'floor', size: [1.02, 1.88, 0.36], make: bookcase },
  desk: { where: 'floor', size: [1.26, 1.14, 0.62], make: desk },
  filingcabinet: { where: 'floor', size: [0.5, 1.12, 0.66], make: filingCabinet },
  safe: { where: 'floor', size: [0.74, 0.93, 0.8], make: safe },
  suitcases: { where: 'floor', size: [0.84, 0.66, 0.54], isGroup: true, make: suitcases },
  crates: { where: 'floor', size: [1.16, 0.72, 0.44], isGroup: true, make: crates },
  sacks: { where: 'floor', size: [1.1, 0.76, 0.72], isGroup: true, make: sacks },
  boxes: { where: 'floor', size: [1.08, 0.7, 0.46], isGroup: true, make: boxes },
  bookpiles: { where: 'floor', size: [0.88, 0.84, 0.42], isGroup: true, make: bookPiles },
  barrels: { where: 'floor', size: [0.64, 0.9, 0.64], make: barrelOnFloor },
  cradle: { where: 'floor', size: [0.94, 0.86, 0.58], make: cradle },
  crib: { where: 'floor', size: [1.28, 0.97, 0.74], make: crib },
  dollhouse: { where: 'floor', size: [0.98, 1.02, 0.44], make: dollhouse },
  playtent: { where: 'floor', size: [1.24, 1.55, 1.24], make: playTent },
  trainset: { where: 'floor', size: [1.4, 0.32, 0.96], make: trainSet },
  beanbag: { where: 'floor', size: [0.98, 0.78, 0.92], make: beanbag },
  rockinghorse: { where: 'floor', size: [1.14, 0.98, 0.4], make: horseOnRockers },
  birdcage: { where: 'floor', size: [0.5, 1.74, 0.5], make: birdCage },
  cattree: { where: 'floor', size: [0.8, 1.32, 0.62], make: catTree },
  dogbed: { where: 'floor', size: [0.98, 0.26, 0.78], make: dogBed },
  drumkit: { where: 'floor', size: [1.94, 1.28, 1.34], make: drumKit },
  keyboard: { where: 'floor', size: [1.24, 1.16, 0.42], make: keyboard },
  cello: { where: 'floor', size: [0.64, 1.5, 0.44], make: standingCello },
  doublebass: { where: 'floor', size: [0.72, 2.06, 0.44], make: doubleBass },
  harp: { where: 'floor', size: [1.16, 1.9, 0.4], make: standingHarp },
  jukebox: { where: 'floor', size: [1.12, 1.62, 0.68], make: standingJukebox },
  pinball: { where: 'floor', size: [0.7, 1.8, 1.36], make: pinball },
  pooltable: { where: 'floor', size: [2.28, 0.9, 1.34], make: poolTable },
  tablefootball: { where: 'floor', size: [1.36, 0.98, 1.2], make: tableFootball },
  treadmill: { where: 'floor', size: [0.76, 1.36, 1.44], make: treadmill },
  skateboard: { where: 'floor', size: [0.98, 0.25, 0.28], make: skateboard },
  surfboard: { where: 'floor', size: [0.58, 1.96, 0.2], make: surfboard },
  ball: { where: 'floor', size: [0.32, 0.3, 0.32], make: ballOnFloor },
  ironingboard: { where: 'floor', size: [1.3, 1.08, 0.44], make: ironingBoard },
  laundrybasket: { where: 'floor', size: [0.7, 0.66, 0.68], make: laundryBasket },
  broom: { where: 'floor', size: [0.36, 1.44, 0.36], make: broom },
  bucket: { where: 'floor', size: [0.42, 0.48, 0.42], make: bucket },
  mop: { where: 'floor', size: [0.48, 1.44, 0.46], make: mop },
  ladder: { where: 'floor', size: [0.56, 2.14, 0.44], make: ladder },
  stepladder: { where: 'floor', size: [0.64, 1.4, 0.76], make: stepladder },
  toolbox: { where: 'floor', size: [0.66, 0.44, 0.34], make: toolbox },
  floorlamp: { where: 'floor', size: [0.5, 1.72, 0.5], make: standingLamp },
  grandfatherclock: { where: 'floor', size: [0.64, 2.18, 0.44], make: grandfatherClock },
  bust: { where: 'floor', size: [0.66, 1.98, 0.66], make: marbleBust },
  mannequin: { where: 'floor', size: [0.52, 1.7, 0.52], make: mannequin },
  easel: { where: 'floor', size: [1, 1.82, 0.58], make: standingEasel },
  spinningwheel: { where: 'floor', size: [1.12, 1.18, 0.48], make: spinningWheel },
  coatrack: { where: 'floor', size: [0.82, 1.84, 0.6], make: coatRack },
  hookah: { where: 'floor', size: [0.76, 0.9, 0.62], make: hookah },
  telescope: { where: 'floor', size: [1.12, 1.6, 0.82], make: telescope },
  armour: { where: 'floor', size: [0.84, 2.2, 0.58], make: armour },
  aquarium: { where: 'floor', size: [1.1, 1.32, 0.46], make: aquarium },
  umbrellastand: { where: 'floor', size: [0.52, 1.06, 0.36], make: umbrellaStand },
  vacuum: { where: 'floor', size: [1.24, 0.92, 0.46], make: vacuum },
  cashregister: { where: 'floor', size: [1.34, 1.46, 0.6], make: counterWithTill },
  speakers: { where: 'floor', size: [0.88, 1.02, 0.44], isGroup: true, make: speakers },
  firewood: { where: 'floor', size: [0.58, 0.48, 0.58], make: firewood },
  palm: { where: 'floor', size: [1.36, 1.5, 1.36], make: pottedPalm },
  monstera: { where: 'floor', size: [1.3, 1, 1.3], make: pottedMonstera },
  cactus: { where: 'floor', size: [0.6, 1.16, 0.42], make: pottedCactus },
};
