import { alongside } from './animals/alongside.ts';
import { animalsCarrying } from './animals/animals-carrying.ts';
import { inDuels, withBeastDeeds } from './animals/beast-deeds.ts';
import { drinkers } from './animals/drinkers.ts';
import { drowsy } from './animals/drowsy.ts';
import { inFlight } from './animals/fliers.ts';
import { inTrees } from './animals/in-trees.ts';
import { inWater } from './animals/in-water.ts';
import { onBacks } from './animals/on-backs.ts';
import { onPlants } from './animals/on-plants.ts';
import { onStands } from './animals/on-stands.ts';
import { onTheWing } from './animals/on-the-wing.ts';
import { onTwoLegs } from './animals/on-two-legs.ts';
import { withOwnTraits } from './animals/own-traits.ts';
import { atRest } from './animals/resting-dragons.ts';
import { seaBeastsInAir } from './animals/sea-beasts-in-air.ts';
import { havingTreats } from './animals/treats.ts';
import { withTheirYoung } from './animals/with-their-young.ts';
import { withinContainers } from './animals/within-containers.ts';
import { littleOnes } from './animals/young.ts';
import { putInHands } from './dress/holding.ts';
import { withImplied } from './dress/implied.ts';
import { inHands, withCups, withHeld } from './dress/in-hands.ts';
import { asStatues, withRegalia } from './dress/regalia.ts';
import { underOneUmbrella } from './dress/under-one-umbrella.ts';
import { atFestivals } from './feasts/at-festivals.ts';
import { inMoments } from './feasts/in-moments.ts';
import { marrying } from './feasts/marrying.ts';
import { underBunting } from './feasts/under-bunting.ts';
import type { Subject } from './idea.ts';
import { craftInAir } from './lands/craft-in-air.ts';
import { atCoffee } from './meals/at-coffee.ts';
import { atGrills } from './meals/at-grills.ts';
import { atPicnics } from './meals/at-picnics.ts';
import { eatingOnLawns } from './meals/eating-on-lawns.ts';
import { sitAtTables } from './meals/sit-at-tables.ts';
import { inActs } from './people/acts.ts';
import { borneTogether } from './people/bearing.ts';
import { inCompany } from './people/company.ts';
import { inFright } from './people/frights.ts';
import { handedOver } from './people/handed-over.ts';
import { asMany } from './people/in-crowds.ts';
import { inLines } from './people/in-lines.ts';
import { listening } from './people/listeners.ts';
import { related } from './people/relations.ts';
import { withOthers } from './people/with-others.ts';
import type { Pieces } from './pieces.ts';
import { atPianos } from './play/at-pianos.ts';
import { atSports } from './play/at-sports.ts';
import { asFeats, dancingBones, doneBySomebody, fightingBack } from './play/feats-implied.ts';
import { gamesWithin } from './play/games-within.ts';
import { inBathtubs } from './play/in-bathtubs.ts';
import { inHammocks } from './play/in-hammocks.ts';
import { onRock } from './play/on-rock.ts';
import { onSlides } from './play/on-slides.ts';
import { onSwings } from './play/on-swings.ts';
import { onTheWater } from './play/on-the-water.ts';
import { withoutItsCranes } from './senses/without-cranes.ts';
import { dressingOf } from './things/dressing.ts';
import { inHouses } from './things/in-houses.ts';
import { inPairsAndBaskets } from './things/in-pairs-and-baskets.ts';
import { inVases } from './things/in-vases.ts';
import { onBoughs } from './things/on-boughs.ts';
import { onStalls } from './things/on-stalls.ts';
import {
  behindDogs,
  castlesOfJapan,
  hooded,
  monksOfTheWest,
  withoutParts,
} from './things/own-parts.ts';
import { santasSleigh } from './things/santas-sleigh.ts';
import type { Trait } from './trait.ts';
import { atWalls, atWindows } from './upon/at-windows.ts';
import { inSaddles } from './upon/in-saddles.ts';
import { onBridges } from './upon/on-bridges.ts';
import { onBrooms } from './upon/on-brooms.ts';
import { onDecks } from './upon/on-decks.ts';
import { onSkyMounts } from './upon/on-sky-mounts.ts';
import { onTinyPlanets } from './upon/on-tiny-planets.ts';
import { onToadstools } from './upon/on-toadstools.ts';
import { onVehicles } from './upon/on-vehicles.ts';
import { onSeats } from './upon/seats.ts';
import { upTrees } from './upon/up-trees.ts';
import { atLoads } from './work/at-loads.ts';
import { atShops } from './work/at-shops.ts';
import { atVets } from './work/at-vets.ts';
import { besideRepairs } from './work/beside-repairs.ts';
import { caught } from './work/caught-fish.ts';
import { couriers } from './work/couriers.ts';
import { hairdressing } from './work/hairdressing.ts';
import { hangingOut } from './work/hanging-out.ts';
import { milkers } from './work/milkers.ts';
import { ploughmen } from './work/ploughmen.ts';
import { takingPart } from './work/taking-part.ts';
import { teddyPatients } from './work/teddy-patients.ts';

/** Makes one of things that belong together, or adds what belongs to them. */
type Gathering = (pieces: Pieces, things: readonly Subject[]) => readonly Subject[];

/** One that needs no more than the things themselves. */
const ofThings =
  (gather: (things: readonly Subject[]) => readonly Subject[]): Gathering =>
  (_, things) =>
    gather(things);

const withDressing: Gathering = (pieces, things) => [...things, ...dressingOf(pieces, things)];

/** Who is on what, and with whom; what is in the hands; in turn: each sees what those before it made. */
const IN_HANDS: readonly Gathering[] = [
  atLoads,
  ofThings(inBathtubs),
  onBacks,
  onTheWater,
  ofThings(onRock),
  ofThings(asMany),
  atSports,
  ofThings(withOthers),
  withDressing,
  eatingOnLawns,
  ofThings(atPicnics),
  onSwings,
  ofThings(inHammocks),
  ofThings(onSlides),
  ofThings(inHands),
  asStatues,
  ofThings(withRegalia),
];

/** What is drawn with another thing, or is in it. */
const IN_THINGS: readonly Gathering[] = [
  withCups,
  ofThings(inPairsAndBaskets),
  atFestivals,
  ofThings(atPianos),
  ofThings(caught),
  ofThings(withoutParts),
  ofThings(behindDogs),
  ofThings(onBridges),
  ofThings(inHouses),
  atShops,
  ofThings(onStalls),
  onBoughs,
  onTheWing,
  craftInAir,
  seaBeastsInAir,
  ofThings(santasSleigh),
  inVases,
];

/** Who rides, leads or sits, and what animals are on, have and do. */
const ON_SEATS: readonly Gathering[] = [
  ofThings(underOneUmbrella),
  ofThings(withHeld),
  ofThings(alongside),
  ofThings(couriers),
  inSaddles,
  inLines,
  onSeats,
  atWindows,
  atWalls,
  ofThings(withImplied),
  ofThings(littleOnes),
  inTrees,
  onStands,
  withinContainers,
  onVehicles,
  withOwnTraits,
  havingTreats,
  withBeastDeeds,
  drinkers,
  inWater,
  withTheirYoung,
  drowsy,
];

/** Who is drawn as one, and what they do as one or with each other. */
const TOGETHER: readonly Gathering[] = [
  ofThings(marrying),
  hairdressing,
  gamesWithin,
  sitAtTables,
  inCompany,
  onTwoLegs,
  ofThings(hooded),
  ofThings(castlesOfJapan),
  monksOfTheWest,
  ofThings(hangingOut),
  inDuels,
  onBrooms,
  onSkyMounts,
  onTinyPlanets,
  onToadstools,
  inFlight,
  ofThings(upTrees),
  ofThings(asFeats),
  ofThings(listening),
  ofThings(besideRepairs),
  inMoments,
  inActs,
  atRest,
  related,
  ofThings(milkers),
  ofThings(ploughmen),
  ofThings(atVets),
  ofThings(teddyPatients),
  ofThings(atGrills),
  handedOver,
  borneTogether,
  ofThings(takingPart),
  ofThings(inFright),
  ofThings(fightingBack),
  dancingBones,
  onPlants,
  onDecks,
  underBunting,
];

/**
 * The things that words name, with those made one that belong together, and with what belongs to the
 * place: `awaited` is what is said of somebody who is not named, `held` what somebody has in the hands.
 */
export function gatherSubjects(
  pieces: Pieces,
  named: readonly Subject[],
  awaited: readonly Trait[],
  held: NonNullable<Subject['holds']> | null,
): readonly Subject[] {
  const somebody = doneBySomebody(pieces, withoutItsCranes(pieces, named), awaited);
  const holding = putInHands(atCoffee(pieces, somebody, held), held);
  return [animalsCarrying, ...IN_HANDS, ...IN_THINGS, ...ON_SEATS, ...TOGETHER].reduce(
    (things, gather) => gather(pieces, things),
    holding,
  );
}
