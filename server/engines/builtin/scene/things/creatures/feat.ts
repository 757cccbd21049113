import type { Trait } from '../../words/trait.ts';
import type { Solid } from '../sculpt/solid.ts';
import type { Wish } from '../wish.ts';
import { DUNK, FINISH } from './pastimes/at-moments.ts';
import { AT_WINDOW } from './pastimes/at-own-window.ts';
import { WITH_BALLOON } from './pastimes/balloon-ride.ts';
import { WITH_MIRROR } from './pastimes/before-mirror.ts';
import { UNDER_CAR } from './pastimes/beneath.ts';
import { HIDES } from './pastimes/hiding.ts';
import { IN_TUB } from './pastimes/in-bathtub.ts';
import { WITH_NET } from './pastimes/in-meadows.ts';
import { LADDER_HIGH } from './pastimes/on-ladder.ts';
import { ON_TOADSTOOL } from './pastimes/on-toadstool.ts';
import { ON_ROPE } from './pastimes/tightrope.ts';
import { LACING } from './pastimes/tying-shoes.ts';
import { CLIMBED_TREE } from './pastimes/up-tree.ts';
import { WITH_TELESCOPE } from './pastimes/with-telescope.ts';
import { JUMPSHOT } from './sport/basketball.ts';
import { PARACHUTE } from './sport/parachuting.ts';
import type { Body } from './with-gear.ts';
import { LINE_SHARE } from './work/around-house.ts';
import { BOAT_SHARE } from './work/at-boatyard.ts';
import { WALL_SHARE } from './work/at-wall.ts';
import { WELL } from './work/at-well.ts';
import { TIRE_CHANGE } from './work/changing-tire.ts';
import { AT_HOLE } from './work/ice-fishing.ts';
import { WITH_LOAD } from './work/on-head.ts';
import { PICKS_KNEELING } from './work/picking.ts';
import { WITH_PICTURE } from './work/picture-hanging.ts';
import { PANE_SHARE } from './work/window-cleaning.ts';

/** Somebody who does one of those: with what is held for it, and how far turned to the eye, radians. */
export interface Feat {
  readonly model: readonly Solid[];
  readonly turn: number;
  /** From how far above it is seen, radians; missing: hardly. */
  readonly above?: number;
  /** How high it is of the height that was asked for; missing: all of it. */
  readonly share?: number;
}

/** How somebody of whom that is wished is drawn doing it; `one` gives the body in each posture. */
export type FeatMaker = (wish: Wish, one: Body) => Feat;

/** How those who are like that are drawn. */
export type Feats = Partial<Readonly<Record<Trait, FeatMaker>>>;

/** How high who sits cross-legged is, of the height upright. */
export const LOTUS = 0.6;

/** How high who crawls is, of the height upright. */
const CRAWLING = 0.46;

/** How high a tree is in which somebody is up a ladder, of the height of that one. */
export const UP_TREE = 2.2;

/** How high who does that is, of the height upright, and whether it is done on the ground. */
const SHARES: Partial<Readonly<Record<Trait, number>>> = {
  boxing: 0.95,
  bombing: 1.12,
  onladder: LADDER_HIGH,
  puddlejumping: 1.1,
  scoring: 1.18,
  mirrored: WITH_MIRROR,
  ballooning: WITH_BALLOON,
  kneeling: 0.74,
  moulding: 0.72,
  cuddling: 0.72,
  keeper: 0.52,
  capoeira: 0.9,
  netmending: 0.72,
  tennis: 1.3,
  archery: 1.04,
  stargazing: WITH_TELESCOPE,
  chopping: 1.2,
  lifting: 1.16,
  jumpshot: JUMPSHOT,
  meditating: LOTUS,
  potting: 0.72,
  unwrapping: 0.76,
  sledding: 0.66,
  skipping: 1.24,
  juggling: 1.16,
  throwing: 1.06,
  gaming: 1.08,
  pegging: LINE_SHARE,
  applepicking: UP_TREE,
  rescuing: UP_TREE,
  wallpainting: WALL_SHARE,
  graffiti: WALL_SHARE,
  windowcleaning: PANE_SHARE,
  panecleaning: PANE_SHARE,
  windowwaving: AT_WINDOW,
  headcarrying: WITH_LOAD,
  boatbuilding: BOAT_SHARE,
  planting: PICKS_KNEELING,
  lamplighting: PICKS_KNEELING,
  treeclimbing: CLIMBED_TREE,
  ontoadstool: ON_TOADSTOOL,
  berrypicking: PICKS_KNEELING,
  flowerpicking: PICKS_KNEELING,
  woodgathering: PICKS_KNEELING,
  stonegathering: PICKS_KNEELING,
  mushroompicking: PICKS_KNEELING,
  shellgathering: PICKS_KNEELING,
  scooping: PICKS_KNEELING,
  conducting: 1.06,
  conjuror: 1.07,
  wellwater: WELL,
  parachuting: PARACHUTE,
  crawling: CRAWLING,
  undercar: UNDER_CAR,
  icefishing: AT_HOLE,
  finishing: FINISH,
  dunking: DUNK,
  inwheelchair: 0.78,
  tubbed: IN_TUB,
  tirechange: TIRE_CHANGE,
  shoetying: LACING,
  pointetying: LACING,
  hidingbehindtree: HIDES.tree,
  hidingbehindsofa: HIDES.sofa,
  hidingunderbed: HIDES.bed,
  peeking: HIDES.hedge,
  stretching: 1.16,
  bicyclerepair: 0.78,
  yawning: 1.08,
  tightrope: ON_ROPE,
  butterflynet: WITH_NET,
  picturehanging: WITH_PICTURE,
  tentpitching: PICKS_KNEELING,
};

/** How high somebody who is like that is, of the height upright. */
export const featShare = (traits: readonly Trait[]): number =>
  traits.map((trait) => SHARES[trait]).find((share) => share !== undefined) ?? 1;

/** What is done walking, running or leaping. */
export const ON_THE_RUN: ReadonlySet<Trait> = new Set<Trait>([
  'keeper',
  'finishing',
  'dunking',
  'pushingwheelchair',
  'pushingstretcher',
  'cratecarrying',
  'boardcarrying',
  'sneaking',
  'headcarrying',
  'laddercarrying',
]);
