import { INDOORS } from '../../world/room/plan-room.ts';
import { KNEADING } from '../deeds-at-table.ts';
import type { Meaning } from '../keys/scene-keys.ts';
import type { Land } from '../land.ts';
import { BOARDERS } from '../play/at-sports.ts';
import type { Thing } from '../thing.ts';
import { isHalt, WILD } from './halts.ts';
import { isOverSea } from './over-sea.ts';
import { settleBakery, settleDiwali, settleEntrance, settleRooms } from './settle-rooms.ts';

/** Whether the sea or a beach is named, or who or what belongs there. */
const isBySea = (meanings: readonly Meaning[]): boolean =>
  meanings.some(
    ({ land, thing }) =>
      land === 'sea' || land === 'beach' || thing === 'lighthouse' || thing === 'seashells',
  );

/** What is seen from a summit without being where it is. */
const BELOW_SUMMITS: readonly Land[] = ['clouds', 'sea', 'forest', 'woods'];

/** Whether a kitchen is named with its open fire, with a stove of old, or with the old who cook there. */
const isOldKitchen = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ hearth, land }) => hearth === true || land === 'rustickitchen') ||
  (meanings.some(({ trait }) => trait === 'old') && meanings.some(({ trait }) => trait === 'chef'));

/** Rooms where somebody works, of no trade of magic. */
const WORKROOMS: readonly Land[] = ['kitchen', 'laboratory', 'garage', 'office', 'artstudio'];

/** Whether a wizard is named within a tower, or with one and a room or a book. */
const isWizardsTower = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ trait }) => trait === 'mage') &&
  meanings.some(({ thing }) => thing === 'tower') &&
  meanings.some(
    ({ land, isInside, trait, thing }) =>
      isInside === true ||
      land === 'room' ||
      land === 'library' ||
      trait === 'reading' ||
      thing === 'magicbook',
  );

/** What an island is named by that a volcano is on. */
const AROUND_ISLES: readonly Land[] = ['sea', 'beach', 'island'];

/** Whether a volcano is named with an island or the sea. */
export const isVolcanoIsle = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ land }) => land === 'volcano') &&
  meanings.some(({ land, ifNone }) => ifNone !== true && AROUND_ISLES.some((one) => one === land));

/** What nobody does out in space. */
const INSIDE: ReadonlySet<Meaning['trait']> = new Set<Meaning['trait']>([
  'watering',
  'reading',
  'chef',
  ...KNEADING,
  'dancing',
  'painting',
  'typing',
  'doctor',
]);

/** Whether it is done in a room. */
const isDoneInside = ({ trait, posture }: Meaning): boolean =>
  INSIDE.has(trait) || posture === 'sleeping';

/** What flies in space. */
const SPACECRAFT: ReadonlySet<Meaning['thing']> = new Set<Meaning['thing']>([
  'spaceship',
  'spacestation',
  'rocket',
  'ufo',
]);

const surfsToo = (thing: Thing): boolean => BOARDERS.has(thing);

/** Halls of railways, which have rooms where one waits. */
const STATIONS: readonly Land[] = ['station', 'oldstation'];

/** Whether a throne is named, and no hall of its own. */
const isThrone = ({ land, ifNone }: Meaning): boolean => land === 'throneroom' && ifNone === true;

/** Whether it is the ground of the moon or of Mars. */
const isOffEarth = ({ lunar, martian }: Meaning): boolean => lunar === true || martian === true;

/** Settles what lands are that are named together, or with something: `lands` is changed. */
export function settleTogether(lands: Set<Land>, meanings: readonly Meaning[]): void {
  if (isWizardsTower(meanings)) lands.add('wizardtower');
  settleRooms(lands, meanings);
  settleDiwali(lands, meanings);
  settleBakery(lands, meanings);
  if (meanings.some(({ entrance }) => entrance === true)) settleEntrance(lands);
  // What is in a basement, and what a room of another kind is in, is that room; who plays jazz there is in a club.
  if (lands.has('basement')) {
    const within = meanings.find(
      ({ land, trait }) =>
        land === 'jazzclub' ||
        (land !== undefined &&
          land !== 'basement' &&
          trait === undefined &&
          INDOORS.includes(land)),
    )?.land;
    if (within !== undefined) lands.add(within).delete('basement');
  }
  // Where a wizard works there are cauldrons and old books, and where an alchemist does flasks.
  if (meanings.some(({ trait }) => trait === 'mage')) {
    const isOfFlasks = meanings.some(
      ({ land, trait }) => trait === 'mage' && land === 'potionshop',
    );
    for (const room of WORKROOMS)
      if (lands.delete(room)) lands.add(isOfFlasks ? 'potionshop' : 'wizardtower');
  }
  if (lands.has('kitchen') && isOldKitchen(meanings)) lands.add('rustickitchen').delete('kitchen');
  // An elevator of a lobby is behind its doors there.
  if (lands.has('lobby')) lands.delete('elevator');
  // A baker who has bread in the oven is in the bakery.
  if (lands.has('bakery')) lands.delete('kitchen');
  // What is served on a café's terrace grows on none.
  if (lands.has('terraces') && lands.has('cafe')) lands.add('street').delete('terraces');
  // A saloon of the West is a house of its street.
  if (meanings.some(({ town }) => town === 'western')) {
    lands.delete('tavern');
    lands.delete('saloon');
  }
  // Where cowboys drink is one too.
  if (meanings.some(({ trait }) => trait === 'cowboy')) {
    const isNowhere = meanings.every(({ land, ifNone }) => land === undefined || ifNone === true);
    const isAtGame = meanings.some(({ trait }) => trait === 'cards' || trait === 'dice');
    if (isNowhere && isAtGame) lands.clear();
    if (lands.delete('tavern') || (isNowhere && isAtGame)) lands.add('saloon');
  }
  // The bar in a saloon is its own.
  if (lands.has('saloon')) lands.delete('cafe');
  // Who waits at a station or an airport is in no doctor's rooms.
  if (lands.has('waitingroom')) {
    const isAtStation = STATIONS.some((one) => lands.has(one));
    const isAtAirport = lands.has('airfield') || lands.has('terminal');
    if (isAtStation || isAtAirport) lands.delete('waitingroom');
    if (isAtStation) lands.add('stationwaiting').delete('compartment');
    else if (isAtAirport) lands.add('terminal');
  }
  // A station in open land is no hall.
  if (isHalt(meanings)) {
    lands.delete('station');
    // One by the sea stands on its shore.
    if (lands.delete('sea')) lands.add('beach');
    if (![...lands].some((land) => WILD.has(land))) lands.add('field');
  }
  // From a hill or a field by the sea that is seen beyond it.
  if (isOverSea(meanings)) lands.delete('sea');
  // Dunes by the sea are those of its beach.
  if (meanings.some(({ dunes }) => dunes === true) && isBySea(meanings)) {
    for (const one of ['desert', 'sea'] as const) lands.delete(one);
    lands.add('beach');
  }
  // A volcano in the sea is on an island.
  if (isVolcanoIsle(meanings)) {
    for (const one of AROUND_ISLES) lands.delete(one);
    lands.delete('volcano');
    lands.add('island');
  }
  // Who surfs off a beach is seen on a wave, unless something else is named there.
  const things = meanings.flatMap(({ thing }) => (thing === undefined ? [] : [thing]));
  const surfs =
    things.includes('surfer') && things.every((one) => one === 'surfer' || surfsToo(one));
  if (surfs && lands.delete('beach')) lands.add('sea');
  // Who skates or plays on a canal's ice is on no lake and in no hall.
  if (lands.has('canal') && meanings.some(({ frozen }) => frozen === true)) {
    lands.delete('lake');
    lands.delete('icerink');
  }
  // What erupts may be a geyser.
  if (meanings.some(({ geyser }) => geyser === true)) lands.delete('volcano');
  // The corals of a lagoon are seen from above.
  if (meanings.some((one) => one.lagoon === true)) lands.delete('underwater');
  // The hall of Vikings is of wood, with fires.
  if (meanings.some(({ trait }) => trait === 'viking'))
    for (const hall of ['throneroom', 'greathall'] as const)
      if (lands.delete(hall)) lands.add('tavern');
  // A hall in which a throne stands is its hall.
  if (meanings.some(isThrone) && lands.delete('room')) lands.add('throneroom');
  // A hall in which a ballerina dances has bars and mirrors.
  if (meanings.some(({ trait }) => trait === 'ballet') && lands.delete('ballroom'))
    lands.add('dancestudio');
  // The station that an astronaut works at in space is one of no railway.
  const isAstronaut = meanings.some(
    ({ thing, trait }) => thing === 'astronaut' || trait === 'spacesuit',
  );
  if (isAstronaut && lands.has('space') && lands.delete('station')) lands.add('orbit');
  // Who does something that is done in rooms is within a space station, and so is who looks out of its window.
  if (lands.has('orbit') && (lands.has('room') || meanings.some(isDoneInside))) {
    lands.delete('room');
    lands.add('stationmodule').delete('orbit');
  }
  // The cockpit of what flies in space is no airliner's.
  const isInSpace = lands.has('orbit') || meanings.some(({ thing }) => SPACECRAFT.has(thing));
  if (isInSpace)
    for (const one of ['flightdeck', 'shipbridge'] as const)
      if (lands.delete(one)) lands.add('spacebridge').delete('orbit');
  if (lands.has('flightdeck')) lands.delete('clouds');
  // A garden in space is one under glass, and there plants are watered.
  const isEaten = meanings.some(({ dines }) => dines === true);
  const isGrown = meanings.some(
    ({ garden, trait, thing }) =>
      garden === true ||
      trait === 'watering' ||
      (!isEaten && (thing === 'fruit' || thing === 'plant')),
  );
  const isInStation = lands.has('spacebridge') || lands.has('stationmodule');
  const isOfStation =
    lands.has('orbit') &&
    meanings.some(({ thing }) => thing === 'spacestation') &&
    meanings.some(({ garden }) => garden === true);
  if ((isGrown && isInStation) || isOfStation) {
    lands.delete('orbit');
    lands.delete('spacebridge');
    lands.delete('stationmodule');
    lands.add('spacegarden');
  }
  // Under another sky than the Earth's, plants grow in a dome.
  if (meanings.some(isOffEarth))
    for (const one of ['greenhouse', 'spacegarden'] as const)
      if (lands.delete(one)) lands.add('marsdome');
  // The workshop in which Santa is named is his.
  if (meanings.some(({ trait }) => trait === 'santa') && lands.delete('garage'))
    lands.add('santaworkshop');
  // A room below the sea has it before its window.
  if ([...lands].some((land) => land !== 'underwater' && INDOORS.includes(land)))
    lands.delete('underwater');
  // Winding stairs in a library lead along its shelves.
  if (lands.has('library') && lands.delete('spiralstair')) lands.add('booktower');
  // A smithy in a volcano has lava in it.
  const isVolcanic = meanings.some(
    ({ land, scenery }) => land === 'volcano' || scenery === 'crater',
  );
  const isSmithy = meanings.some(({ land, trait }) => land === 'forge' && trait === undefined);
  const isInVillage = meanings.some(({ settled }) => settled !== undefined);
  if (isVolcanic && isSmithy && !isInVillage) {
    for (const one of ['forge', 'volcano', 'cave', 'plain'] as const) lands.delete(one);
    lands.add('lavaforge');
  }
  // A smithy below the ground is one, and so is a hall of dwarves.
  if (lands.has('forge') || lands.has('dwarfhall')) lands.delete('cave');
  // A city of crystal is no cave.
  if (lands.has('city') && meanings.some(({ crystals }) => crystals === true)) lands.delete('cave');
  // A sea of clouds lies below terraces too.
  if (lands.has('terraces')) lands.delete('clouds');
  // Clouds, woods and what is called their sea lie below a summit.
  if (lands.has('summit')) for (const below of BELOW_SUMMITS) lands.delete(below);
}
