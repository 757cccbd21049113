import type { Meaning } from '../keys/scene-keys.ts';
import type { Land } from '../land.ts';

/** Lands through which roads and paths lead. */
export const WILD: ReadonlySet<Land> = new Set<Land>([
  'forest',
  'woods',
  'mountain',
  'desert',
  'beach',
  'canyon',
  'plain',
  'field',
]);

/** Whether a zoo is named, whose platforms are for who looks at its animals. */
const isAtZoo = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ scenery, ifNone }) => scenery === 'zoo' && ifNone !== true);

/** Cities and villages in trees, whose balconies are their platforms. */
const IN_TREES: ReadonlySet<Meaning['scenery']> = new Set<Meaning['scenery']>([
  'elvencity',
  'treevillage',
]);

/** Whether what names a land is a part of a place in the open that is named with it: a platform of a zoo, a balcony of a city in trees, a window of a street that breaks. */
export const isPartOfPlace = ({ land, broken }: Meaning, meanings: readonly Meaning[]): boolean =>
  (broken === true && meanings.some((one) => one.land === 'street' || one.garden === true)) ||
  (land === 'station' && isAtZoo(meanings)) ||
  (land === 'balcony' && meanings.some(({ scenery }) => IN_TREES.has(scenery)));

/** Whether a city is named. */
const isInCity = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ city, town, alley }) => (city ?? town ?? alley) !== undefined);

/** Whether a station of a railway is a small one, or named with open land, the sea, what is sown there, or snow on its platform. */
export const isHalt = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ land }) => land === 'station') &&
  !isAtZoo(meanings) &&
  meanings.every(
    ({ land, settled, ifNone }) => settled !== 'town' && (ifNone === true || !IN_TOWNS.has(land)),
  ) &&
  meanings.some(
    ({ rural, land, crop, snowy, weather }) =>
      (rural === true && !isInCity(meanings)) ||
      (land !== undefined && (WILD.has(land) || land === 'sea')) ||
      crop !== undefined ||
      snowy === true ||
      weather === 'snowfall',
  );

/** Lands where a station is one of a town. */
const IN_TOWNS: ReadonlySet<Meaning['land']> = new Set<Meaning['land']>([
  'street',
  'city',
  'metro',
  'subwaystation',
]);
