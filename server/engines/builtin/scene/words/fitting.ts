import type { Colour } from './subject.ts';

/** What stands on the floor of any room where it is named. */
export type FloorFitting =
  | 'globe'
  | 'trunk'
  | 'television'
  | 'fridge'
  | 'stove'
  /** Of iron, to heat a room by. */
  | 'ironstove'
  | 'tilestove'
  | 'washingmachine'
  | 'dresser'
  | 'wardrobe'
  | 'bookcase'
  | 'desk'
  | 'filingcabinet'
  | 'safe'
  | 'suitcases'
  | 'crates'
  | 'sacks'
  | 'boxes'
  | 'bookpiles'
  | 'barrels'
  | 'cradle'
  | 'crib'
  | 'dollhouse'
  | 'playtent'
  | 'trainset'
  | 'beanbag'
  | 'rockinghorse'
  | 'birdcage'
  | 'cattree'
  | 'dogbed'
  | 'drumkit'
  | 'keyboard'
  | 'cello'
  | 'doublebass'
  | 'harp'
  | 'jukebox'
  | 'pinball'
  | 'pooltable'
  | 'tablefootball'
  | 'treadmill'
  | 'skateboard'
  | 'surfboard'
  | 'ball'
  | 'ironingboard'
  | 'laundrybasket'
  | 'broom'
  | 'bucket'
  | 'mop'
  | 'ladder'
  | 'stepladder'
  | 'toolbox'
  | 'floorlamp'
  | 'grandfatherclock'
  | 'bust'
  | 'mannequin'
  | 'easel'
  | 'spinningwheel'
  | 'coatrack'
  | 'hookah'
  | 'telescope'
  | 'armour'
  | 'aquarium'
  | 'umbrellastand'
  | 'vacuum'
  | 'cashregister'
  | 'speakers'
  | 'firewood'
  | 'palm'
  | 'monstera'
  | 'cactus';

/** What hangs on the walls of any room or beneath its ceiling. */
export type WallFitting =
  | 'mirror'
  | 'paintings'
  | 'photoframes'
  | 'posters'
  | 'worldmap'
  | 'wallshelf'
  | 'cuckooclock'
  | 'dartboard'
  | 'shield'
  | 'banner'
  | 'tapestry'
  | 'antlers'
  | 'cross'
  | 'dreamcatcher'
  | 'neonheart'
  | 'wallguitar'
  | 'ceilingfan'
  | 'chandelier'
  | 'mobile'
  | 'windchimes'
  | 'herbs';

/** What stands or lies on a table, a cupboard or a shelf of any room. */
export type TopFitting =
  | 'radio'
  | 'telephone'
  | 'typewriter'
  | 'recordplayer'
  | 'laptop'
  | 'computer'
  | 'desklamp'
  | 'oillamp'
  | 'alarmclock'
  | 'hourglass'
  | 'snowglobe'
  | 'crystalball'
  | 'candelabra'
  | 'jars'
  | 'sweetjars'
  | 'spices'
  | 'bottles'
  | 'potions'
  | 'kettle'
  /** A teapot with cups. */
  | 'teaset'
  | 'samovar'
  | 'coffeemachine'
  /** Hung from a rail. */
  | 'copperpans'
  | 'plates'
  | 'fruitbowl'
  | 'mortar'
  | 'scale'
  | 'towels'
  | 'soap'
  | 'papers'
  | 'letters'
  | 'openbook'
  | 'maps'
  /** In a jar, with pens. */
  | 'brushes'
  | 'sewingmachine'
  /** In a basket, with needles. */
  | 'wool'
  | 'chessboard'
  | 'cards'
  | 'puppet'
  | 'blocks'
  | 'modelship'
  /** In a bottle. */
  | 'bottleship'
  | 'microscope'
  | 'terrarium'
  | 'bonsai'
  | 'photograph'
  | 'trophy'
  | 'hat'
  | 'mask'
  | 'camera'
  | 'headphones'
  | 'helmet'
  | 'tools'
  | 'trumpet'
  | 'papercranes';

/** What is said of a room's walls, floor and ceiling, and of its window and what is before that. */
export type ShellFitting = (typeof OF_SHELL)[number];
const OF_SHELL = [
  'walls',
  'ceilingpaint',
  'wallpaper',
  'stripedwallpaper',
  'flowerywallpaper',
  'brickwall',
  'stonewall',
  'panelling',
  'tiledwall',
  'chequeredfloor',
  'tiledfloor',
  'stonefloor',
  'woodenfloor',
  'carpetedfloor',
  'rug',
  'beams',
  'ceilingstars',
  'curtains',
  'flowerycurtains',
  'chequeredcurtains',
  'blowingcurtains',
  'blinds',
  'shutters',
  'archedwindow',
  'roundwindow',
  'stainedglass',
  'brokenwindow',
  'skylight',
  'lightbeam',
  'flowerbox',
  'ivy',
] as const;

/** Whether something named of a room is said of its walls, floor, ceiling or window. */
export const isOfShell = (fitting: Fitting): fitting is Fitting & { readonly name: ShellFitting } =>
  (OF_SHELL as readonly FittingName[]).includes(fitting.name);

/** What has a place of its own in a room where it is named. */
export type PlacedFitting = FloorFitting | WallFitting | TopFitting;

/** What can be named of any room. */
export type FittingName = PlacedFitting | ShellFitting;

/** Something that hangs, stands or lies in a room where it is named ("a kitchen with a red radio"). */
export interface Fitting {
  readonly name: FittingName;
  /** Null: one of its own. */
  readonly colour: Colour | null;
  /** How many, 1 to 5. */
  readonly count: number;
  /** As it was written; missing where a place has it unsaid. */
  readonly text?: string;
}
