import type { TopFitting } from '../../../words/fitting.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Furnished } from '../furniture.ts';
import type { Solid } from '../solids/solid.ts';
import type { FittingKind } from './fitting.ts';
import { radio } from './makers/radio.ts';
import { movedTo } from './moved.ts';
import { kettle, samovar, teaSet } from './tops/brewing.ts';
import {
  alarmClock,
  camera,
  hourglass,
  mask,
  modelShip,
  photograph,
  shipInBottle,
  trophy,
} from './tops/curios.ts';
import { bonsai, terrarium } from './tops/grown.ts';
import {
  bottles,
  fruitBowl,
  hungPans,
  jars,
  mortar,
  plates,
  potions,
  scale,
} from './tops/kitchen.ts';
import { crystalBall, deskLamp, oilLamp, snowGlobe, tableCandelabrum } from './tops/lights.ts';
import {
  coffeeMachine,
  computer,
  laptop,
  microscope,
  recordPlayer,
  rotaryPhone,
  sewingMachine,
} from './tops/machines.ts';
import { blocks, cards, chessBoard, paperCranes, puppet } from './tops/play.ts';
import { hats, headphones, helmet, soap, tools, towels, trumpet, woolBasket } from './tops/soft.ts';
import { brushes, letters, openBook, papers, typewriter, unrolledMap } from './tops/writing.ts';

type Size = FittingKind['size'];

/** What lies or stands on a top, made around the origin in a colour. */
const top = (size: Size, build: (colour: Colour | null) => readonly Solid[]): FittingKind => ({
  where: 'top',
  size,
  make: ({ at, colour }) => movedTo({ solids: build(colour), lamps: [] }, at),
});

/** The same of what gives light, or has some of its own. */
const lit = (size: Size, build: (colour: Colour | null) => Furnished): FittingKind => ({
  where: 'top',
  size,
  make: ({ at, colour }) => movedTo(build(colour), at),
});

/** The same of what is several anyway. */
const group = (size: Size, build: (colour: Colour | null) => readonly Solid[]): FittingKind => ({
  ...top(size, build),
  isGroup: true,
});

/** The same of what is one or, side by side, three where several are asked for. */
const few = (
  size: Size,
  build: (colour: Colour | null, number: number) => readonly Solid[],
): FittingKind => ({
  where: 'top',
  size: [3 * size[0], size[1], size[2]],
  isGroup: true,
  make: ({ at, colour, count }) => {
    const places = count > 1 ? [-1, 0, 1] : [0];
    const solids = places.flatMap((n) => {
      const one = { solids: build(colour, n + 1), lamps: [] };
      return movedTo(one, [n * size[0], 0, 0]).solids;
    });
    return movedTo({ solids, lamps: [] }, at);
  },
});

/** What stands or lies on tops. */
export const TOP_KINDS: Readonly<Record<TopFitting, FittingKind>> = {
  radio: { where: 'top', size: [0.46, 0.32, 0.26], make: radio },
  telephone: top([0.44, 0.24, 0.28], rotaryPhone),
  typewriter: top([0.5, 0.38, 0.4], typewriter),
  recordplayer: top([0.48, 0.44, 0.38], recordPlayer),
  laptop: top([0.38, 0.28, 0.42], laptop),
  computer: top([0.62, 0.5, 0.4], computer),
  desklamp: lit([0.36, 0.52, 0.34], deskLamp),
  oillamp: lit([0.22, 0.48, 0.22], oilLamp),
  alarmclock: top([0.26, 0.3, 0.14], alarmClock),
  hourglass: top([0.2, 0.32, 0.2], hourglass),
  snowglobe: lit([0.22, 0.28, 0.22], snowGlobe),
  crystalball: lit([0.26, 0.31, 0.26], crystalBall),
  candelabra: lit([0.44, 0.62, 0.22], tableCandelabrum),
  jars: group([0.54, 0.2, 0.3], () => jars('preserves')),
  sweetjars: group([0.68, 0.26, 0.36], () => jars('sweets')),
  spices: group([0.4, 0.16, 0.24], () => jars('spices')),
  bottles: group([0.42, 0.33, 0.22], bottles),
  potions: group([0.6, 0.28, 0.3], potions),
  kettle: top([0.34, 0.3, 0.26], kettle),
  teaset: top([0.42, 0.22, 0.38], teaSet),
  samovar: top([0.46, 0.58, 0.44], samovar),
  coffeemachine: top([0.46, 0.5, 0.46], coffeeMachine),
  copperpans: { ...top([0.9, 0.6, 0.1], hungPans), where: 'wall', hangs: 1.6, isGroup: true },
  plates: group([0.32, 0.32, 0.36], plates),
  fruitbowl: top([0.42, 0.28, 0.42], fruitBowl),
  mortar: top([0.34, 0.28, 0.24], mortar),
  scale: group([0.32, 0.39, 0.32], scale),
  towels: group([0.36, 0.36, 0.28], towels),
  soap: top([0.3, 0.2, 0.22], soap),
  papers: group([0.84, 0.06, 0.44], papers),
  letters: group([0.3, 0.12, 0.34], letters),
  openbook: top([0.42, 0.07, 0.36], openBook),
  maps: group([0.7, 0.08, 0.42], unrolledMap),
  brushes: group([0.3, 0.38, 0.28], brushes),
  sewingmachine: top([0.56, 0.4, 0.34], sewingMachine),
  wool: group([0.56, 0.4, 0.38], woolBasket),
  chessboard: top([0.48, 0.16, 0.48], chessBoard),
  cards: group([0.58, 0.36, 0.32], cards),
  puppet: few([0.34, 0.56, 0.32], puppet),
  blocks: group([0.48, 0.34, 0.3], blocks),
  modelship: top([0.64, 0.56, 0.14], modelShip),
  bottleship: top([0.68, 0.3, 0.22], shipInBottle),
  microscope: top([0.2, 0.48, 0.26], microscope),
  terrarium: top([0.28, 0.4, 0.28], terrarium),
  bonsai: top([0.5, 0.46, 0.22], bonsai),
  photograph: few([0.28, 0.28, 0.14], photograph),
  trophy: top([0.32, 0.36, 0.22], trophy),
  hat: {
    where: 'top',
    size: [0.48, 0.28, 0.48],
    isGroup: true,
    make: ({ at, colour, count }) => movedTo({ solids: hats(colour, count), lamps: [] }, at),
  },
  mask: few([0.38, 0.48, 0.16], mask),
  camera: top([0.26, 0.15, 0.2], camera),
  headphones: group([0.28, 0.3, 0.2], headphones),
  helmet: top([0.32, 0.3, 0.34], helmet),
  tools: group([0.58, 0.3, 0.36], tools),
  trumpet: top([0.62, 0.17, 0.18], trumpet),
  papercranes: group([0.68, 0.2, 0.38], paperCranes),
};
