import type { Colour } from './subject.ts';

/** What stands on the floor of any room where it is named. */
export type FloorFitting =
  | 'globe'
  | 'trunk'
  | 'television'
  | 'fridge'
  | 'stove'
  | 'woodstove'
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
  | 'gramophone'
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
  | 'palm'
  | 'monstera'
  | 'cactus';

/** What hangs on the walls of any room, at its window or beneath its ceiling, or is said of them. */
export type WallFitting = 'mirror';

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

/** What can be named of any room. */
export type FittingName = FloorFitting | WallFitting | TopFitting;

/** Something that hangs, stands or lies in a room where it is named ("a kitchen with a red radio"). */
export interface Fitting {
  readonly name: FittingName;
  /** Null: one of its own. */
  readonly colour: Colour | null;
  /** How many, 1 to 5. */
  readonly count: number;
}
