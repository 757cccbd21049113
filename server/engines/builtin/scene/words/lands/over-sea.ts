import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import type { Thing } from '../thing.ts';
import { MOTOR_SHIPS } from '../vehicles.ts';

/** What is at home on the sea, at its edge or over it: of such a picture the sea is the place. */
const OF_THE_SEA: ReadonlySet<Thing | undefined> = new Set<Thing>([
  'boat',
  'rowboat',
  'trawler',
  'galleon',
  'longship',
  'gondola',
  'pier',
  'bridge',
  'lighthouse',
  'dolphin',
  'whale',
  'shark',
  'seal',
  'turtle',
  'crab',
  'penguin',
  'surfer',
  'swimmer',
  'diver',
  'mermaid',
  'iceberg',
  'palm',
  ...MOTOR_SHIPS,
]);

/** What is named with such a place; of a street it has a way. */
const BESIDE: ReadonlySet<Land> = new Set<Land>(['sea', 'field', 'street']);

/** Whether a word names open green land: a hill, a meadow or what is sown. */
const isGreenLand = ({
  land,
  ifNone,
  hill,
  crop,
  ground,
  thing,
  settled,
  garden,
  park,
  town,
}: Meaning): boolean =>
  land === 'field' &&
  ifNone !== true &&
  (settled ?? garden ?? park ?? town) === undefined &&
  (hill !== undefined ||
    crop !== undefined ||
    ground === true ||
    thing === undefined ||
    thing === 'vine' ||
    thing === 'flower');

/** Whether a hill, a meadow or a field is named with the sea: that lies beyond it. */
export const isOverSea = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ land, ifNone, snowy }) => land === 'sea' && ifNone !== true && snowy !== true) &&
  meanings.some(isGreenLand) &&
  meanings.every(
    ({ land, thing, settled, town, ifNone }) =>
      !OF_THE_SEA.has(thing) &&
      settled === undefined &&
      (town === undefined || ifNone === true) &&
      (land === undefined || BESIDE.has(land) || ifNone === true),
  );
