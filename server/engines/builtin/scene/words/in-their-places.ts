import { INDOORS } from '../world/room/plan-room.ts';
import { byHouses } from './animals/in-trees.ts';
import { onSkiLifts } from './animals/on-ski-lifts.ts';
import { guestsAtCakes } from './feasts/guests-at-cakes.ts';
import { beastsParty } from './feasts/under-bunting.ts';
import { firstSaid } from './first-said.ts';
import type { Idea } from './idea.ts';
import { atBeach } from './lands/at-beach.ts';
import { atDuckPonds } from './lands/at-duck-ponds.ts';
import { withoutWays } from './lands/craft-in-air.ts';
import { seatsInTheOpen } from './lands/in-the-open.ts';
import { onIceSheet } from './lands/on-ice-sheet.ts';
import { onQuay } from './lands/on-quay.ts';
import { overRoofs } from './lands/over-roofs.ts';
import { namesSea } from './lands/said-of-place.ts';
import { atBarCounters } from './meals/at-bar-counters.ts';
import { atHotDrinks } from './meals/at-hot-drinks.ts';
import { atIceCream } from './meals/at-ice-cream.ts';
import { atMeals } from './meals/at-meals.ts';
import { atStoreCounters } from './meals/at-store-counters.ts';
import { besidePeople } from './meals/beside-people.ts';
import { iftarOnRoofs, isIftarOnRoof, withCupsAtIftar } from './meals/iftar-on-roofs.ts';
import { onOwnTable } from './meals/on-own-table.ts';
import { outOfTheHand } from './meals/out-of-the-hand.ts';
import { servedOutdoors } from './meals/served-outdoors.ts';
import type { Meaning } from './meaning.ts';
import { cavemenInCaves } from './people/cavemen.ts';
import { folkOf, ofTheirLand } from './people/of-their-land.ts';
import { areStrangers } from './people/strangers.ts';
import type { Pieces } from './pieces.ts';
import { gamingAtHome } from './play/gaming-at-home.ts';
import { atEaseOnPorches, eatingAtEase } from './rooms/at-ease-on-porches.ts';
import { withCuisine } from './rooms/cuisines.ts';
import { isBusy } from './rooms/in-rooms.ts';
import { inTheirManner } from './rooms/in-their-manner.ts';
import { onFloors } from './rooms/on-floors.ts';
import { enthroned } from './rooms/on-throne.ts';
import { musicLessons } from './senses/music-lessons.ts';
import { trainsToCome } from './things/trains-to-come.ts';
import { folkAt } from './towns/in-homeland.ts';
import { onFondamenta } from './towns/on-fondamenta.ts';
import { washingElsewhere } from './towns/washing-over-streets.ts';
import { inBeds } from './upon/in-beds.ts';
import { offTheCoast } from './upon/off-the-coast.ts';
import { ridingThroughLanes } from './upon/on-scooters.ts';
import { climbersInOpen } from './upon/up-trees.ts';
import { atCrafts } from './work/at-crafts.ts';
import { atWork } from './work/at-work.ts';

/** What the rules that put subjects into place see of a prompt besides the idea that it gave. */
interface Prompted {
  /** All its words. */
  readonly pieces: Pieces;
  /** Those of them that say what the picture is to show, and what they mean. */
  readonly wanted: Pieces;
  readonly meanings: readonly Meaning[];
  /** Whose land its place is by its language. */
  readonly homeland: Idea['homeland'];
}

/** Puts those who are named where they are in that place, each rule seeing what those before it did, and dresses them as who is at home there. */
export function inTheirPlaces(
  portrayed: Idea,
  { pieces, wanted, meanings, homeland }: Prompted,
): Idea {
  const dines = firstSaid(meanings)('dines') ?? isIftarOnRoof(portrayed);
  const placed = [
    (one: Idea) => ({ ...one, subjects: atCrafts(one.subjects) }),
    (one: Idea) =>
      one.land === 'musicroom' ? { ...one, subjects: musicLessons(one.subjects) } : one,
    climbersInOpen,
    iftarOnRoofs,
    onSkiLifts,
    ridingThroughLanes,
    atDuckPonds,
    seatsInTheOpen,
    atEaseOnPorches,
    eatingAtEase,
    inBeds,
    gamingAtHome,
    enthroned,
    withoutWays,
    (one: Idea) => trainsToCome(one, pieces),
    (one: Idea) => atStoreCounters(one, dines),
    atWork,
    atIceCream,
    (one: Idea) => atHotDrinks(one, dines),
    (one: Idea) => atMeals(guestsAtCakes(one, meanings), dines),
    (one: Idea) => outOfTheHand(one, dines),
    onOwnTable,
    servedOutdoors,
    (one: Idea) => besidePeople(one, dines),
    byHouses,
    onFondamenta,
    onQuay,
    (one: Idea) =>
      offTheCoast(
        one,
        wanted.map(({ text }) => text),
      ),
    washingElsewhere,
    overRoofs,
    (one: Idea) => cavemenInCaves(pieces, one),
  ].reduce((one, place) => place(one), portrayed);
  const held = onIceSheet(
    atBeach(placed, isBusy(meanings)),
    meanings.some(namesSea),
    meanings.some(({ party }) => party === true),
  );
  const served = atBarCounters(isIftarOnRoof(portrayed) ? withCupsAtIftar(held) : held, dines);
  const isWithin = held.land !== null && INDOORS.includes(held.land);
  const folk = folkAt(homeland) ?? folkOf(wanted);
  const peopled = beastsParty(onFloors(served), meanings, isWithin);
  const manner = inTheirManner(ofTheirLand(peopled, areStrangers(wanted) ? null : folk), folk);
  return withCuisine(manner, wanted, folk);
}
