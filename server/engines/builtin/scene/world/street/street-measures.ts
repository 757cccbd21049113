import type { StreetKind } from './street-kind.ts';

/** How a street runs: straight on, in a bend, or out on a square. */
export type StreetForm = 'straight' | 'bend' | 'square';

/** Where a bend begins, and how far it takes to turn by an eighth. */
export const BEND = { from: 10, long: 62, most: 1.15 } as const;
/** From the middle to the houses of each kind, and half the roadway. */
export const WIDTHS: Readonly<Record<StreetKind, readonly [front: number, road: number]>> = {
  avenue: [10.5, 6],
  old: [9.6, 9.6],
  lane: [2.9, 2.9],
  neon: [2.8, 2.8],
  canal: [9.5, 9.5],
  suburb: [11.6, 3.6],
  watertown: [7.2, 5],
  souk: [4.3, 4.3],
  nightmarket: [5.9, 5.9],
  cafes: [7.4, 7.4],
  greek: [12, 12],
  western: [8.6, 8.6],
  amsterdam: [10.6, 6.6],
  plaza: [13, 13],
  indian: [5, 5],
  hanok: [2.7, 2.7],
  machiya: [3.1, 3.1],
  hutong: [3.4, 3.4],
  port: [12, 12],
  havana: [6.6, 5.2],
  caribbean: [7.4, 6.2],
  african: [6.6, 4.4],
  favela: [12, 12],
  ghats: [12, 12],
  hillstreet: [9, 6],
  greeklane: [2.5, 2.5],
  backalley: [2.7, 2.7],
  streetcourt: [13, 13],
  court: [6.2, 6.2],
  palace: [28, 28],
  arena: [19, 19],
  stadium: [24, 24],
  yatai: [5.4, 5.4],
  deserttown: [10, 5.2],
  busstop: [7.6, 3.6],
};
/** The same of an avenue full of neon: narrower, so that its signs are near. */
export const LIT_AVENUE: readonly [front: number, road: number] = [8.2, 5.2];
/** How far from the middle of a suburb's street the eye is, on its pavement. World units. */
export const ASIDE = 4.6;
/** The same of a street with a bus stop: at its kerb. */
export const BY_KERB = 3.5;
/** The same of a street of cafés: nearer to one of its terraces. */
export const BY_TERRACE = 1.7;
/** The same of a water town's canal where somebody is asked for who stands on its quay. */
export const ON_QUAY = 5.6;
/** The same of a canal of Holland. */
export const ON_WIDE_QUAY = 7.6;
/** How wide squares are to each side of their middle, how far off they end, and how far aside the eye is, in the four pictures. */
export const SQUARES: readonly (readonly [front: number, end: number, aside: number])[] = [
  [18, 44, 2],
  [20, 50, 0],
  [15, 40, 7],
  [21, 56, -10],
];

/** Streets so narrow that they bend sooner. */
export const TIGHT: ReadonlySet<StreetKind> = new Set<StreetKind>([
  'lane',
  'backalley',
  'neon',
  'souk',
  'hanok',
  'machiya',
  'hutong',
]);
/** How a street of each kind runs in a request's four pictures. */
export const FORMS: Readonly<Record<StreetKind, readonly StreetForm[]>> = {
  avenue: ['straight', 'bend', 'straight', 'bend'],
  old: ['straight', 'square', 'bend', 'straight'],
  lane: ['straight', 'bend', 'straight', 'bend'],
  neon: ['straight', 'bend', 'straight', 'bend'],
  canal: ['straight', 'bend', 'straight', 'bend'],
  port: ['straight', 'straight', 'straight', 'straight'],
  havana: ['straight', 'straight', 'straight', 'straight'],
  caribbean: ['straight', 'straight', 'straight', 'straight'],
  african: ['straight', 'straight', 'straight', 'straight'],
  favela: ['straight', 'straight', 'straight', 'straight'],
  ghats: ['straight', 'straight', 'straight', 'straight'],
  hillstreet: ['straight', 'straight', 'straight', 'straight'],
  greeklane: ['straight', 'straight', 'straight', 'straight'],
  backalley: ['straight', 'bend', 'straight', 'bend'],
  streetcourt: ['straight', 'straight', 'straight', 'straight'],
  court: ['straight', 'straight', 'straight', 'straight'],
  palace: ['straight', 'straight', 'straight', 'straight'],
  arena: ['straight', 'straight', 'straight', 'straight'],
  stadium: ['straight', 'straight', 'straight', 'straight'],
  yatai: ['straight', 'straight', 'straight', 'straight'],
  deserttown: ['straight', 'straight', 'straight', 'straight'],
  busstop: ['straight', 'straight', 'straight', 'straight'],
  watertown: ['bend', 'straight', 'straight', 'bend'],
  suburb: ['bend', 'straight', 'bend', 'bend'],
  souk: ['straight', 'bend', 'straight', 'bend'],
  nightmarket: ['straight', 'bend', 'straight', 'straight'],
  cafes: ['straight', 'bend', 'straight', 'bend'],
  greek: ['straight', 'straight', 'straight', 'straight'],
  western: ['straight', 'straight', 'straight', 'straight'],
  amsterdam: ['bend', 'straight', 'bend', 'bend'],
  plaza: ['straight', 'straight', 'straight', 'straight'],
  indian: ['straight', 'bend', 'straight', 'bend'],
  hanok: ['bend', 'straight', 'bend', 'straight'],
  machiya: ['straight', 'bend', 'straight', 'bend'],
  hutong: ['straight', 'bend', 'straight', 'bend'],
};
/** How far off a street of each kind ends in the four pictures. */
export const ENDS: Readonly<Record<StreetKind, readonly number[]>> = {
  avenue: [520, 130, 520, 150],
  old: [96, 58, 110, 150],
  lane: [52, 60, 84, 70],
  neon: [74, 60, 110, 70],
  canal: [150, 110, 210, 130],
  port: [250, 250, 250, 250],
  havana: [110, 92, 124, 84],
  caribbean: [54, 48, 60, 50],
  african: [84, 70, 96, 76],
  favela: [250, 250, 250, 250],
  ghats: [250, 250, 250, 250],
  hillstreet: [250, 250, 250, 250],
  greeklane: [20, 16, 25, 18],
  backalley: [46, 40, 58, 44],
  streetcourt: [26, 25, 27, 28],
  court: [15.5, 17, 14.5, 19],
  palace: [31, 36, 28, 44],
  arena: [30, 35, 27, 38],
  stadium: [36, 42, 33, 46],
  yatai: [70, 60, 84, 66],
  deserttown: [96, 80, 110, 90],
  busstop: [110, 90, 130, 100],
  watertown: [92, 130, 110, 76],
  suburb: [112, 78, 96, 124],
  souk: [58, 50, 66, 54],
  nightmarket: [96, 70, 120, 84],
  cafes: [130, 90, 150, 110],
  greek: [250, 250, 250, 250],
  western: [78, 60, 96, 70],
  amsterdam: [120, 140, 104, 130],
  plaza: [46, 54, 50, 44],
  indian: [120, 84, 140, 96],
  hanok: [58, 84, 64, 96],
  machiya: [66, 60, 90, 64],
  hutong: [80, 64, 110, 70],
};
