import { pick, type Random } from '../../../../kernels/random.ts';
import type { Setting } from '../../../setting.ts';
import type { City } from '../../../words/city.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Manner } from '../../../words/place.ts';
import { CITY_LOOKS } from '../landmarks/city-looks.ts';
import type { StreetKind } from '../street-kind.ts';
import type { Quarter } from './build-house.ts';

const TERRACOTTA: readonly Colour[] = [
  [0.62, 0.32, 0.2],
  [0.68, 0.38, 0.24],
  [0.54, 0.3, 0.22],
];
const SLATES: readonly Colour[] = [
  [0.34, 0.35, 0.4],
  [0.42, 0.3, 0.26],
  [0.3, 0.32, 0.34],
];
const WARM: readonly Colour[] = [
  [0.9, 0.76, 0.5],
  [0.86, 0.6, 0.42],
  [0.92, 0.86, 0.74],
  [0.8, 0.5, 0.4],
  [0.7, 0.74, 0.6],
  [0.62, 0.7, 0.76],
  [0.9, 0.72, 0.62],
];
const STONES: readonly Colour[] = [
  [0.82, 0.76, 0.64],
  [0.74, 0.68, 0.58],
  [0.86, 0.82, 0.74],
];

/** What the old streets of a town are like: painted plaster under tiles, timber and gables, or brick. */
const OLD: readonly Quarter[] = [
  {
    walls: WARM,
    fabrics: ['plaster', 'plaster', 'plaster', 'stone'],
    roofs: ['eaves', 'eaves', 'gable', 'flat'],
    tiles: TERRACOTTA,
    storeys: [2, 3],
    shops: 0.72,
    flowers: 0.34,
  },
  {
    walls: WARM,
    fabrics: ['timber', 'timber', 'plaster', 'brick'],
    roofs: ['gable', 'gable', 'eaves', 'steps'],
    tiles: [...TERRACOTTA, ...SLATES],
    storeys: [1, 3],
    shops: 0.7,
    flowers: 0.4,
  },
  {
    walls: STONES,
    fabrics: ['brick', 'plaster', 'stone', 'brick'],
    roofs: ['steps', 'gable', 'eaves', 'mansard'],
    tiles: SLATES,
    storeys: [2, 3],
    shops: 0.75,
    flowers: 0.2,
  },
];

/** The older houses of a city. */
const CITY: Quarter = {
  walls: [...STONES, ...WARM.slice(0, 3)],
  fabrics: ['stone', 'brick', 'plaster', 'brick'],
  roofs: ['flat', 'mansard', 'flat'],
  tiles: SLATES,
  storeys: [3, 5],
  shops: 0.92,
  flowers: 0.06,
};

/** The houses of a village: low under high roofs, hardly a shop. */
const VILLAGE: Quarter = {
  walls: [...WARM.slice(0, 3), ...STONES],
  fabrics: ['plaster', 'timber', 'plaster', 'stone'],
  roofs: ['eaves', 'gable', 'eaves', 'gable'],
  tiles: [...TERRACOTTA, ...SLATES.slice(1, 2)],
  storeys: [0, 1],
  shops: 0.16,
  flowers: 0.5,
};

/** Houses of Italy: plaster in warm colours, shutters, tiles. */
const SOUTHERN: Quarter = {
  walls: [...WARM.slice(0, 4), [0.86, 0.62, 0.32], [0.8, 0.5, 0.3], [0.88, 0.68, 0.42]],
  fabrics: ['plaster', 'plaster', 'plaster', 'stone'],
  roofs: ['eaves', 'eaves', 'flat', 'eaves'],
  tiles: TERRACOTTA,
  storeys: [2, 3],
  shops: 0.7,
  flowers: 0.3,
};

/** Houses of Andalusia: white under tiles. */
const WHITE: Quarter = {
  walls: [
    [0.95, 0.94, 0.9],
    [0.93, 0.93, 0.92],
    [0.96, 0.95, 0.92],
  ],
  fabrics: ['plaster'],
  roofs: ['eaves'],
  tiles: TERRACOTTA,
  storeys: [1, 2],
  shops: 0.04,
  flowers: 0.75,
};

/** Houses of the Middle Ages: timber and plaster under high gables. */
const MEDIEVAL: Quarter = {
  walls: [...WARM.slice(0, 1), ...STONES, [0.9, 0.84, 0.72]],
  fabrics: ['timber', 'timber', 'plaster', 'timber'],
  roofs: ['gable', 'gable', 'eaves', 'gable'],
  tiles: [...TERRACOTTA, ...SLATES.slice(1, 2)],
  storeys: [1, 2],
  shops: 0,
  flowers: 0.12,
};

const IN_MANNER: Readonly<Record<Manner, Quarter>> = {
  southern: SOUTHERN,
  white: WHITE,
  medieval: MEDIEVAL,
};

/** In a lane live people; few sell something. */
const LANE_SHOPS = 0.3;

const ownQuarter = (city: City | null): Quarter | undefined =>
  city === null ? undefined : CITY_LOOKS[city].quarter;

/** Whether a city is known by its houses. */
export const hasOwnQuarter = (city: City | null): boolean => ownQuarter(city) !== undefined;

/** What the houses of a street are like; nothing blooms where it is winter. */
export function quarterOf(
  kind: StreetKind,
  { season, idea }: Pick<Setting, 'season' | 'idea'>,
  random: Random,
): Quarter {
  const old = pick(random, OLD);
  const quarter =
    ownQuarter(idea.city) ??
    (kind === 'avenue' || kind === 'busstop'
      ? CITY
      : idea.manner !== null
        ? IN_MANNER[idea.manner]
        : idea.settled === 'village'
          ? VILLAGE
          : old);
  const shops = kind === 'lane' ? Math.min(LANE_SHOPS, quarter.shops) : quarter.shops;
  return { ...quarter, shops, flowers: season === 'winter' ? 0 : quarter.flowers };
}
