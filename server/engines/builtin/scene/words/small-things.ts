/** Fruit that is drawn by itself; elsewhere than near the eye it is one of a bowl. */
export const FRUITS = [
  'banana',
  'lemon',
  'strawberry',
  'pineapple',
  'watermelon',
  'pomegranate',
  'avocado',
] as const;

/** What else a picture is of that stands or lies on a table. */
const CURIOS = [
  'icecream',
  'teapot',
  'jar',
  'key',
  'hourglass',
  'perfume',
  /** With a galaxy in it. */
  'galaxybottle',
  'wristwatch',
  'crystalball',
  'magicbook',
  'telephone',
  'radio',
  'recordplayer',
  'typewriter',
  'camera',
  'glasses',
  'hat',
  'gloves',
  'letter',
  'heart',
  'diamond',
  'ring',
  'chessboard',
  'dice',
  'tools',
  'scissors',
  'trumpet',
  'papercrane',
  'toycar',
  'toytrain',
  'modelship',
  'rubberduck',
] as const;

/** What a picture is of that stands on a floor or the ground. */
export const ON_FLOORS = [
  'suitcase',
  'television',
  'boots',
  'mirror',
  'drums',
  'harp',
  'saxophone',
  'accordion',
] as const;

/** What a picture is of that stands in the open. */
const OUTDOORS = [
  'door',
  'magicdoor',
  'walldoor',
  'hydrant',
  'mailbox',
  'trafficlight',
  'starfish',
] as const;

/** A small thing that a picture is of, and that is seen near. */
export type SmallThing =
  | (typeof FRUITS)[number]
  | (typeof CURIOS)[number]
  | (typeof ON_FLOORS)[number]
  | (typeof OUTDOORS)[number];

/** Those that stand or lie on a table. */
export const ON_TABLES: readonly SmallThing[] = [...FRUITS, ...CURIOS];

/** All small things. */
export const SMALL_THINGS: readonly SmallThing[] = [...ON_TABLES, ...ON_FLOORS, ...OUTDOORS];
