import { pick, type Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Homeland } from '../../../words/nation.ts';
import { type HousePlan, type Place, planHouse, type Roof, type Wall } from './house-plan.ts';

/** How country houses are built in a land; lengths in those of a {@link HousePlan}. */
interface Country {
  readonly walls: readonly Wall[];
  readonly colours: readonly Colour[];
  readonly tiles: readonly Colour[];
  readonly roofs: readonly Roof[];
  readonly shutters: readonly (Colour | null)[];
  readonly floors: readonly [least: number, most: number];
  /** How high the roof rises, by how high it does on a European house. */
  readonly rise: number;
  /** How far the eaves stand out. */
  readonly eaves: number;
  readonly hasChimney: boolean;
}

const GREY_TILES: readonly Colour[] = [
  [0.2, 0.21, 0.24],
  [0.25, 0.25, 0.28],
  [0.17, 0.18, 0.2],
];
const STRAW: Colour = [0.56, 0.44, 0.25];
const CLAY_TILES: readonly Colour[] = [
  [0.62, 0.3, 0.17],
  [0.55, 0.26, 0.15],
  [0.68, 0.38, 0.22],
];
const LIME: Colour = [0.92, 0.89, 0.82];

const COUNTRIES: Readonly<Record<Homeland, Country>> = {
  // Walls of mud, washed with lime, ochre or indigo, under clay tiles or straw.
  indian: {
    walls: ['plaster'],
    colours: [[0.72, 0.52, 0.34], LIME, [0.42, 0.6, 0.74], [0.84, 0.66, 0.4], [0.66, 0.46, 0.3]],
    tiles: [...CLAY_TILES, STRAW],
    roofs: ['along', 'hip', 'along'],
    shutters: [[0.14, 0.42, 0.5], [0.2, 0.36, 0.24], null],
    ...{ floors: [1, 1], rise: 0.72, eaves: 0.11, hasChimney: false },
  },
  // White walls and dark timber under wide hipped roofs of grey tiles, or steep ones of straw.
  japanese: {
    walls: ['boards', 'plaster', 'posts', 'posts'],
    colours: [[0.34, 0.24, 0.16], [0.9, 0.88, 0.82], LIME, [0.42, 0.3, 0.2]],
    tiles: [...GREY_TILES, ...GREY_TILES, STRAW],
    roofs: ['hip', 'hip', 'along'],
    shutters: [null],
    ...{ floors: [1, 2], rise: 0.95, eaves: 0.17, hasChimney: false },
  },
  // White plaster between posts under heavy roofs of tiles or straw.
  korean: {
    walls: ['posts', 'plaster', 'posts'],
    colours: [[0.92, 0.89, 0.82], [0.88, 0.82, 0.7], LIME],
    tiles: [...GREY_TILES, STRAW, GREY_TILES[0] as Colour],
    roofs: ['hip', 'along', 'hip'],
    shutters: [null],
    ...{ floors: [1, 1], rise: 0.9, eaves: 0.18, hasChimney: false },
  },
  // White or grey brick under dark gables.
  chinese: {
    walls: ['plaster', 'brick', 'plaster'],
    colours: [
      [0.93, 0.92, 0.89],
      [0.5, 0.5, 0.5],
      [0.88, 0.87, 0.83],
    ],
    tiles: GREY_TILES,
    roofs: ['along', 'along', 'front'],
    shutters: [null, [0.4, 0.12, 0.09]],
    ...{ floors: [1, 2], rise: 0.8, eaves: 0.1, hasChimney: false },
  },
  // Clay and lime under flat roofs.
  arab: {
    walls: ['plaster'],
    colours: [[0.78, 0.6, 0.42], [0.86, 0.73, 0.55], LIME, [0.7, 0.5, 0.35]],
    tiles: [[0.72, 0.56, 0.4]],
    roofs: ['flat'],
    shutters: [[0.14, 0.38, 0.5], [0.16, 0.4, 0.3], null],
    ...{ floors: [1, 2], rise: 0.14, eaves: 0, hasChimney: false },
  },
  // Whitewash and timber under low hipped roofs of red tiles.
  turkish: {
    walls: ['plaster', 'timber', 'plaster'],
    colours: [LIME, [0.9, 0.84, 0.72], [0.84, 0.72, 0.52]],
    tiles: CLAY_TILES,
    roofs: ['hip', 'hip', 'along'],
    shutters: [[0.36, 0.24, 0.15], null],
    ...{ floors: [1, 2], rise: 0.68, eaves: 0.14, hasChimney: true },
  },
  // Logs under steep gables that look to the lane, carved shutters painted white, blue and green.
  russian: {
    walls: ['logs'],
    colours: [
      [0.44, 0.29, 0.17],
      [0.52, 0.36, 0.21],
      [0.36, 0.25, 0.17],
      [0.3, 0.42, 0.52],
    ],
    tiles: [
      [0.34, 0.27, 0.22],
      [0.25, 0.36, 0.3],
      [0.42, 0.2, 0.16],
      [0.36, 0.36, 0.38],
    ],
    roofs: ['front', 'front', 'along'],
    shutters: [
      [0.9, 0.9, 0.86],
      [0.22, 0.42, 0.62],
      [0.2, 0.44, 0.34],
    ],
    ...{ floors: [1, 1], rise: 1.05, eaves: 0.1, hasChimney: true },
  },
};

/** Walls whose beams show, with lime between. */
const TIMBERED: ReadonlySet<Wall> = new Set<Wall>(['timber', 'posts']);

/** The `n`th of the houses of a place in a land; for null as {@link planHouse} has it. */
export function planHouseIn(
  land: Homeland | null,
  random: Random,
  place: Place,
  n: number,
  asked: Colour | null,
): HousePlan {
  const plan = planHouse(random, place, n, asked);
  if (land === null) return plan;
  const country = COUNTRIES[land];
  const [least, most] = country.floors;
  const wall = pick(random, country.walls);
  return {
    ...plan,
    wall,
    colour: asked ?? pick(random, TIMBERED.has(wall) ? [LIME] : country.colours),
    tiles: pick(random, country.tiles),
    roof: pick(random, country.roofs),
    shutters: pick(random, country.shutters),
    floors: Math.min(most, Math.max(least, plan.floors)),
    rise: country.roofs[0] === 'flat' ? country.rise : country.rise * plan.rise,
    eaves: country.eaves,
    chimneys: country.hasChimney ? plan.chimneys.slice(0, 1) : [],
    dormers: [],
    wing: 0,
    balcony: false,
  };
}
