import type { Piece } from '../../words/reader.ts';
import { inActs } from './acts.ts';
import { alongside } from './alongside.ts';
import { animalsCarrying } from './animals-carrying.ts';
import { atCoffee } from './at-coffee.ts';
import { atFestivals } from './at-festivals.ts';
import { atGrills } from './at-grills.ts';
import { atLoads } from './at-loads.ts';
import { atPianos } from './at-pianos.ts';
import { atPicnics } from './at-picnics.ts';
import { atShops } from './at-shops.ts';
import { atSports } from './at-sports.ts';
import { atVets } from './at-vets.ts';
import { inDuels, withBeastDeeds } from './beast-deeds.ts';
import { besideRepairs } from './beside-repairs.ts';
import { caught } from './caught-fish.ts';
import { inCompany } from './company.ts';
import { couriers } from './couriers.ts';
import { dressingOf } from './dressing.ts';
import { drowsy } from './drowsy.ts';
import { eatingOnLawns } from './eating-on-lawns.ts';
import { asFeats, dancingBones, doneBySomebody, fightingBack } from './feats-implied.ts';
import { inFlight } from './fliers.ts';
import { inFright } from './frights.ts';
import { gamesWithin } from './games-within.ts';
import { hairdressing } from './hairdressing.ts';
import { hangingOut } from './hanging-out.ts';
import { putInHands } from './holding.ts';
import type { Subject } from './idea.ts';
import { withImplied } from './implied.ts';
import { inBathtubs } from './in-bathtubs.ts';
import { asMany } from './in-crowds.ts';
import { inHammocks } from './in-hammocks.ts';
import { inHands, withCups, withHeld } from './in-hands.ts';
import { inHouses } from './in-houses.ts';
import { inLines } from './in-lines.ts';
import { inMoments } from './in-moments.ts';
import { inPairsAndBaskets } from './in-pairs-and-baskets.ts';
import { inSaddles } from './in-saddles.ts';
import { inTrees } from './in-trees.ts';
import { inVases } from './in-vases.ts';
import { listening } from './listeners.ts';
import { marrying } from './marrying.ts';
import type { Meaning } from './meaning.ts';
import { milkers } from './milkers.ts';
import { onBacks } from './on-backs.ts';
import { onBoughs } from './on-boughs.ts';
import { onBridges } from './on-bridges.ts';
import { onBrooms } from './on-brooms.ts';
import { onDecks } from './on-decks.ts';
import { onPlants } from './on-plants.ts';
import { onRock } from './on-rock.ts';
import { onSlides } from './on-slides.ts';
import { onStalls } from './on-stalls.ts';
import { onStands } from './on-stands.ts';
import { onSwings } from './on-swings.ts';
import { onTheWater } from './on-the-water.ts';
import { onTheWing } from './on-the-wing.ts';
import { onTwoLegs } from './on-two-legs.ts';
import { onVehicles } from './on-vehicles.ts';
import { behindDogs, castlesOfJapan, hooded, monksOfTheWest, withoutParts } from './own-parts.ts';
import { withOwnTraits } from './own-traits.ts';
import { ploughmen } from './ploughmen.ts';
import { asStatues, withRegalia } from './regalia.ts';
import { related } from './relations.ts';
import { atRest } from './resting-dragons.ts';
import { onSeats } from './seats.ts';
import { teddyPatients } from './teddy-patients.ts';
import type { Trait } from './trait.ts';
import { havingTreats } from './treats.ts';
import { underBunting } from './under-bunting.ts';
import { underOneUmbrella } from './under-one-umbrella.ts';
import { upTrees } from './up-trees.ts';
import { withOthers } from './with-others.ts';
import { withinContainers } from './within-containers.ts';
import { withoutItsCranes } from './without-cranes.ts';
import { littleOnes } from './young.ts';

type Pieces = readonly Piece<Meaning>[];

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
  ofThings(onSwings),
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
  ofThings(withImplied),
  ofThings(littleOnes),
  inTrees,
  onStands,
  withinContainers,
  onVehicles,
  withOwnTraits,
  havingTreats,
  withBeastDeeds,
  drowsy,
];

/** Who is drawn as one, and what they do as one or with each other. */
const TOGETHER: readonly Gathering[] = [
  ofThings(marrying),
  hairdressing,
  gamesWithin,
  inCompany,
  onTwoLegs,
  ofThings(hooded),
  ofThings(castlesOfJapan),
  monksOfTheWest,
  ofThings(hangingOut),
  inDuels,
  onBrooms,
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
