import type { City } from '../../../words/city.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Quarter } from '../houses/build-house.ts';

const RED_TILES: readonly Colour[] = [
  [0.62, 0.28, 0.18],
  [0.68, 0.34, 0.22],
];
const SLATES: readonly Colour[] = [
  [0.32, 0.33, 0.37],
  [0.26, 0.28, 0.31],
];
const PASTELS: readonly Colour[] = [
  [0.93, 0.84, 0.6],
  [0.9, 0.72, 0.66],
  [0.72, 0.82, 0.76],
  [0.93, 0.91, 0.85],
  [0.74, 0.8, 0.88],
  [0.94, 0.78, 0.52],
];

/** Plastered houses in rows, shops below; what differs is said of each. */
const plastered = (
  walls: readonly Colour[],
  tiles: readonly Colour[],
  roofs: Quarter['roofs'],
  storeys: Quarter['storeys'],
): Quarter => ({
  ...{ walls, tiles, roofs, storeys, fabrics: ['plaster'] },
  ...{ shops: 0.6, flowers: 0.2 },
});

/** What the houses of cities are like that are known by them. */
export const QUARTERS = {
  vienna: plastered(
    [
      [0.93, 0.89, 0.78],
      [0.95, 0.87, 0.64],
      [0.88, 0.87, 0.83],
      [0.9, 0.83, 0.72],
    ],
    SLATES,
    ['mansard', 'flat', 'mansard'],
    [3, 4],
  ),
  munich: plastered(PASTELS, RED_TILES, ['eaves', 'eaves', 'gable'], [3, 4]),
  salzburg: plastered(PASTELS, SLATES, ['flat', 'eaves'], [3, 4]),
  krakow: plastered(PASTELS, RED_TILES, ['flat', 'eaves'], [2, 3]),
  tallinn: plastered(PASTELS, RED_TILES, ['gable', 'eaves', 'gable'], [1, 2]),
  edinburgh: {
    walls: [
      [0.5, 0.46, 0.4],
      [0.44, 0.42, 0.38],
      [0.56, 0.51, 0.43],
    ],
    fabrics: ['stone'],
    roofs: ['gable', 'eaves', 'steps'],
    tiles: SLATES,
    ...{ storeys: [3, 5], shops: 0.8, flowers: 0.04 },
  },
  dublin: {
    ...{ walls: PASTELS, fabrics: ['brick', 'brick', 'brick', 'plaster'] },
    ...{ roofs: ['flat', 'eaves'], tiles: SLATES, storeys: [2, 3], shops: 0.55, flowers: 0.3 },
  },
  stockholm: plastered(
    [
      [0.88, 0.62, 0.28],
      [0.76, 0.36, 0.22],
      [0.92, 0.76, 0.44],
      [0.84, 0.5, 0.3],
      [0.62, 0.66, 0.5],
    ],
    RED_TILES,
    ['eaves', 'steps', 'gable', 'eaves'],
    [3, 4],
  ),
  zurich: plastered(PASTELS, RED_TILES, ['eaves', 'gable'], [3, 4]),
  hamburg: {
    ...{ walls: PASTELS, fabrics: ['brick'], roofs: ['gable', 'steps', 'eaves'] },
    tiles: [[0.36, 0.56, 0.48], ...SLATES],
    ...{ storeys: [4, 5], shops: 0.1, flowers: 0 },
  },
  brussels: {
    walls: [
      [0.84, 0.78, 0.64],
      [0.78, 0.7, 0.56],
      [0.88, 0.83, 0.72],
    ],
    ...{ fabrics: ['stone', 'plaster'], roofs: ['steps', 'gable'], tiles: SLATES },
    ...{ storeys: [3, 4], shops: 0.9, flowers: 0.25 },
  },
  helsinki: plastered(PASTELS, SLATES, ['eaves', 'flat'], [2, 4]),
  reykjavik: plastered(
    [
      [0.76, 0.2, 0.16],
      [0.2, 0.36, 0.56],
      [0.93, 0.92, 0.88],
      [0.9, 0.72, 0.26],
      [0.3, 0.5, 0.38],
      [0.62, 0.76, 0.82],
    ],
    [
      [0.66, 0.2, 0.16],
      [0.24, 0.3, 0.4],
      [0.3, 0.42, 0.34],
    ],
    ['gable', 'gable', 'eaves'],
    [1, 1],
  ),
  copenhagen: plastered(
    [
      [0.86, 0.24, 0.18],
      [0.95, 0.74, 0.2],
      [0.26, 0.46, 0.66],
      [0.92, 0.52, 0.2],
      [0.94, 0.92, 0.86],
      [0.5, 0.64, 0.46],
    ],
    RED_TILES,
    ['eaves', 'eaves', 'gable'],
    [2, 3],
  ),
  bergen: {
    walls: [
      [0.64, 0.16, 0.12],
      [0.86, 0.6, 0.2],
      [0.94, 0.92, 0.86],
      [0.72, 0.24, 0.16],
      [0.9, 0.72, 0.36],
    ],
    ...{ fabrics: ['plaster'], roofs: ['gable'], tiles: RED_TILES },
    ...{ storeys: [2, 2], shops: 0.2, flowers: 0 },
  },
  dubrovnik: {
    walls: [
      [0.9, 0.86, 0.76],
      [0.86, 0.81, 0.7],
    ],
    ...{ fabrics: ['stone'], roofs: ['eaves'], tiles: [[0.76, 0.38, 0.22]] },
    ...{ storeys: [2, 3], shops: 0.5, flowers: 0.2 },
  },
  valletta: {
    walls: [
      [0.88, 0.76, 0.54],
      [0.84, 0.71, 0.48],
      [0.9, 0.8, 0.6],
    ],
    ...{ fabrics: ['stone'], roofs: ['flat'], tiles: RED_TILES },
    ...{ storeys: [2, 4], shops: 0.3, flowers: 0.1 },
  },
  seville: plastered(
    [
      [0.95, 0.94, 0.9],
      [0.93, 0.74, 0.34],
      [0.95, 0.94, 0.9],
      [0.8, 0.42, 0.28],
    ],
    RED_TILES,
    ['eaves', 'flat'],
    [1, 2],
  ),
  cartagena: {
    walls: [
      [0.95, 0.72, 0.18],
      [0.2, 0.5, 0.68],
      [0.88, 0.36, 0.26],
      [0.95, 0.93, 0.88],
      [0.94, 0.55, 0.36],
      [0.36, 0.66, 0.56],
    ],
    ...{ fabrics: ['plaster'], roofs: ['eaves'], tiles: RED_TILES },
    ...{ storeys: [1, 1], shops: 0.3, flowers: 0 },
  },
  kathmandu: {
    ...{ walls: PASTELS, fabrics: ['brick'], roofs: ['eaves', 'flat'], tiles: RED_TILES },
    ...{ storeys: [2, 3], shops: 0.8, flowers: 0.3 },
  },
  hoian: {
    walls: [
      [0.95, 0.76, 0.26],
      [0.93, 0.7, 0.22],
      [0.9, 0.66, 0.28],
    ],
    ...{ fabrics: ['plaster'], roofs: ['eaves'], tiles: [[0.36, 0.24, 0.18]] },
    ...{ storeys: [1, 1], shops: 0.75, flowers: 0.5 },
  },
  miami: plastered(
    [
      [0.95, 0.7, 0.72],
      [0.66, 0.87, 0.82],
      [0.96, 0.9, 0.66],
      [0.95, 0.94, 0.92],
      [0.7, 0.82, 0.93],
      [0.96, 0.78, 0.62],
    ],
    SLATES,
    ['flat'],
    [2, 3],
  ),
  jerusalem: {
    walls: [
      [0.9, 0.83, 0.68],
      [0.86, 0.78, 0.63],
      [0.92, 0.86, 0.73],
    ],
    ...{ fabrics: ['stone'], roofs: ['flat'], tiles: RED_TILES },
    ...{ storeys: [1, 2], shops: 0.5, flowers: 0.05 },
  },
  samarkand: {
    walls: [
      [0.85, 0.74, 0.54],
      [0.8, 0.68, 0.48],
    ],
    ...{ fabrics: ['plaster'], roofs: ['flat'], tiles: RED_TILES },
    ...{ storeys: [0, 1], shops: 0.3, flowers: 0 },
  },
  louvre: plastered(
    [
      [0.87, 0.81, 0.68],
      [0.84, 0.78, 0.64],
    ],
    SLATES,
    ['mansard'],
    [3, 4],
  ),
  cappadocia: {
    walls: [
      [0.84, 0.74, 0.56],
      [0.88, 0.8, 0.64],
      [0.78, 0.67, 0.5],
    ],
    ...{ fabrics: ['stone'], roofs: ['flat'], tiles: RED_TILES },
    ...{ storeys: [0, 1], shops: 0.15, flowers: 0.08 },
  },
  cairo: {
    walls: [
      [0.86, 0.74, 0.55],
      [0.8, 0.67, 0.48],
      [0.9, 0.81, 0.65],
      [0.76, 0.62, 0.45],
    ],
    ...{ fabrics: ['plaster', 'stone'], roofs: ['flat'], tiles: RED_TILES },
    ...{ storeys: [2, 4], shops: 0.8, flowers: 0 },
  },
  prague: plastered(PASTELS, RED_TILES, ['eaves', 'gable', 'flat'], [2, 3]),
  strasbourg: {
    ...{ walls: PASTELS, fabrics: ['timber'], roofs: ['gable', 'eaves'] },
    ...{ tiles: [[0.44, 0.26, 0.19]], storeys: [2, 3], shops: 0.7, flowers: 0.6 },
  },
  quebec: {
    walls: [
      [0.56, 0.54, 0.5],
      [0.66, 0.62, 0.55],
      [0.9, 0.88, 0.83],
    ],
    ...{ fabrics: ['stone', 'stone', 'brick'], roofs: ['eaves', 'mansard'] },
    tiles: [[0.42, 0.6, 0.52], [0.66, 0.2, 0.16], ...SLATES],
    ...{ storeys: [1, 3], shops: 0.8, flowers: 0.4 },
  },
  provence: plastered(
    [
      [0.93, 0.72, 0.4],
      [0.9, 0.62, 0.36],
      [0.94, 0.83, 0.58],
      [0.86, 0.55, 0.36],
    ],
    [[0.74, 0.46, 0.3]],
    ['eaves'],
    [2, 3],
  ),
} as const satisfies Partial<Readonly<Record<City, Quarter>>>;
