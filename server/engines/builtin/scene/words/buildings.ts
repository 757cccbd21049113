import type { Thing } from './thing.ts';

/** What people have built to stay where it is, and the works and ruins of it. */
export type Building =
  | 'house'
  /** Steps that wind up to a gate in the clouds. */
  | 'skystairs'
  | 'castle'
  | 'tower'
  | 'lighthouse'
  | 'temple'
  | 'church'
  | 'windmill'
  | 'watermill'
  | 'hotel'
  | 'windturbine'
  | 'roundhut'
  | 'oilrig'
  | 'bridge'
  | 'suspensionbridge'
  | 'ropebridge'
  | 'mosque'
  | 'pyramid'
  | 'colosseum'
  /** Big Ben, Saint Basil's, the opera house of Sydney, the Burj Khalifa. */
  | 'bigben'
  | 'oniondomes'
  | 'operahouse'
  | 'supertower'
  /** A hut on posts in the water. */
  | 'stilthouse'
  /** Over its hills. */
  | 'greatwall'
  | 'stonecircle'
  | 'khmertemple'
  | 'egyptiantemple'
  | 'steppyramid'
  | 'rocktemple'
  | 'incacity'
  /** Mont-Saint-Michel on its rock. */
  | 'abbeymount'
  | 'tajmahal'
  | 'pisatower'
  | 'libertystatue'
  | 'powerplant'
  | 'refinery'
  | 'headframe'
  | 'dam'
  | 'college'
  | 'hauntedhouse'
  | 'japancastle'
  | 'stavechurch'
  | 'monastery'
  | 'bandstand'
  | 'rapunzeltower'
  | 'sphinx'
  | 'yurt'
  | 'gingerbreadhouse'
  /** That of Baba Yaga, on a hen's legs. */
  | 'henhut'
  /** Of a skyscraper that is being built, workers on it. */
  | 'steelbeam'
  /** In ruins. */
  | 'abbey'
  | 'tent'
  /** A viaduct with a train on it. */
  | 'trainbridge'
  | 'barn'
  | 'pier'
  /** Rows of them on both sides. */
  | 'stall'
  | 'ferriswheel'
  | 'circus'
  | 'carousel'
  | 'ruin'
  | 'torii'
  | 'irontower'
  | 'igloo'
  | 'treehouse'
  | 'villa'
  | 'gasstation'
  | 'factory'
  | 'habitat'
  /** An unfinished house and its crane. */
  | 'buildingsite'
  | 'controltower';

/** Buildings by which a city is known. */
export const OF_CITIES: readonly Thing[] = ['bigben', 'oniondomes', 'operahouse', 'supertower'];

/** Whether a street leads to it: to a tower, or the Colosseum of Rome. */
export const endsStreet = (thing: Thing): boolean =>
  thing === 'irontower' || thing === 'colosseum' || OF_CITIES.includes(thing);
