import { createReader, type Piece } from '../../words/reader.ts';
import { inNamedVehicles, withDeeds } from './acts.ts';
import { readAge } from './age.ts';
import { alone } from './alone.ts';
import { animalFamilies } from './animal-families.ts';
import { asPeople } from './animals-as-people.ts';
import { asSmallThings } from './as-small-things.ts';
import { atBalls } from './at-balls.ts';
import { atFeasts } from './at-feasts.ts';
import { atHauntedHouse } from './at-haunted-house.ts';
import { atMarkets } from './at-markets.ts';
import { atParties } from './at-parties.ts';
import { atRushHour } from './at-rush-hour.ts';
import { atTournaments } from './at-tournaments.ts';
import { atVintage } from './at-vintage.ts';
import { withoutIdleAttire } from './attire.ts';
import { withToppings } from './baked.ts';
import { balconiesOfStreets } from './balconies-of-streets.ts';
import { barePossessives } from './bare-possessives.ts';
import { beastsAtEase } from './beasts-at-ease.ts';
import { withoutRoomsOfBurrows } from './before-burrows.ts';
import { beforeCrowds } from './before-crowds.ts';
import { readBeneath } from './beneath.ts';
import { boundFor } from './bound-for.ts';
import { builders } from './builders.ts';
import { byPlaneWindows } from './by-plane-windows.ts';
import { byTheirLands } from './by-their-lands.ts';
import { byWhatIsThere } from './by-what-is-there.ts';
import { chasedOthers } from './chased-others.ts';
import { cheeringCrowds } from './cheering-crowds.ts';
import { withCouples } from './couples.ts';
import { dressedAnimals } from './dressed-animals.ts';
import { drivenTo } from './driven-to.ts';
import { withDuals } from './duals.ts';
import { everyoneIs } from './everyone-is.ts';
import { feltByWhom } from './felt-by-whom.ts';
import { withFemaleForms } from './female-forms.ts';
import { flownKites } from './flown-kites.ts';
import { fruitTrees } from './fruit-trees.ts';
import { gingerCoats } from './ginger-coats.ts';
import { readHolding } from './holding.ts';
import { homographs } from './homographs.ts';
import { hornedOfTales } from './horned.ts';
import { inBalloons } from './in-balloons.ts';
import { inCarriages } from './in-carriages.ts';
import { inDollhouse } from './in-dollhouse.ts';
import { inShopWindows } from './in-shop-windows.ts';
import { lostParks } from './lost-parks.ts';
import { animalMasks } from './masks.ts';
import { mealsElsewhere } from './meals-elsewhere.ts';
import type { Meaning } from './meaning.ts';
import { readMedia } from './media.ts';
import { withoutModelSyntax } from './model-syntax.ts';
import { mustangs } from './mustangs.ts';
import { namedCourts } from './named-courts.ts';
import { withOldOnes } from './old-ones.ts';
import { townsOnBacks } from './on-backs.ts';
import { busesElsewhere, readCrossings } from './on-decks.ts';
import { newspaperKiosks } from './newspaper-kiosks.ts';
import { onFlatRoofs } from './on-flat-roofs.ts';
import { onLadders } from './on-ladders.ts';
import { onOccasion } from './on-occasion.ts';
import { onParisRoofs } from './on-paris-roofs.ts';
import { onPavements } from './on-pavements.ts';
import { onScaffolds } from './on-scaffolds.ts';
import { onScooters } from './on-scooters.ts';
import { onShips } from './on-ships.ts';
import { onShoulders } from './on-shoulders.ts';
import { readStands } from './on-stands.ts';
import { readSurfaces } from './on-surfaces.ts';
import { readTops } from './on-vehicles.ts';
import { openOffices } from './open-offices.ts';
import { withOrigins } from './origins.ts';
import { withoutOwners } from './owners.ts';
import { withPairs } from './pairs.ts';
import { palaceStations } from './palace-stations.ts';
import { withPaperPlanes } from './paper-planes.ts';
import { pickedThere } from './picked-there.ts';
import { playedBySomebody } from './played-by-somebody.ts';
import { playingFootball } from './playing-football.ts';
import { closeToAnimals, portraitOfNamed } from './portraits.ts';
import { readingWhileWaiting } from './reading-while-waiting.ts';
import { regionsElsewhere } from './regions-elsewhere.ts';
import { driversWithPassengers } from './riding-within.ts';
import { ripeLand } from './ripe-land.ts';
import { inRoomsOfHouses } from './rooms-of-houses.ts';
import { PAINTER_WORDS } from './scene-words.ts';
import { sellers } from './sellers.ts';
import { sensesByCompany } from './senses-by-company.ts';
import { shavingOneself } from './shaving-oneself.ts';
import { shopFronts } from './shop-fronts.ts';
import { snowOnPeaks } from './snow-on-peaks.ts';
import { standsWaiting } from './stands-waiting.ts';
import { inTrades } from './tinkering.ts';
import { shareWhatIsDone } from './together.ts';
import { tradesOfAnimals } from './trades-of-animals.ts';
import { readTreats } from './treats.ts';
import { withoutUses } from './uses-of-pictures.ts';
import { withBows } from './with-bows.ts';
import { withMyself } from './with-myself.ts';
import { readWithin } from './within.ts';
import { onHillStreets } from './within-cities.ts';
import { readContainers } from './within-containers.ts';
import { withinOldPlaces } from './within-old-places.ts';
import { inOneSense } from './words-of-two-senses.ts';
import { readYears } from './years.ts';

const readAll = createReader<Meaning>(PAINTER_WORDS, {
  mends: true,
  signs: true,
  number: (count) => ({ count }),
  describes: ({ colour, count, size, posture, praise, aged }) =>
    [colour, count, size, posture, praise, aged].some((one) => one !== undefined),
});

/** What single words don't say, read from what stands beside them, in turn. */
const STEPS: readonly ((pieces: readonly Piece<Meaning>[]) => readonly Piece<Meaning>[])[] = [
  inOneSense,
  sensesByCompany,
  homographs,
  animalMasks,
  boundFor,
  barePossessives,
  mustangs,
  feltByWhom,
  chasedOthers,
  gingerCoats,
  withDuals,
  readYears,
  withCouples,
  withOldOnes,
  hornedOfTales,
  flownKites,
  withPaperPlanes,
  onParisRoofs,
  onFlatRoofs,
  mealsElsewhere,
  inNamedVehicles,
  onScooters,
  onShoulders,
  withPairs,
  alone,
  withMyself,
  playingFootball,
  sellers,
  pickedThere,
  builders,
  onScaffolds,
  onLadders,
  onOccasion,
  atFeasts,
  atHauntedHouse,
  everyoneIs,
  animalFamilies,
  tradesOfAnimals,
  asPeople,
  withDeeds,
  inTrades,
  withoutOwners,
  atBalls,
  namedCourts,
  openOffices,
  withinOldPlaces,
  lostParks,
  townsOnBacks,
  withOrigins,
  byTheirLands,
  byWhatIsThere,
  regionsElsewhere,
  atMarkets,
  palaceStations,
  atRushHour,
  balconiesOfStreets,
  atTournaments,
  withoutRoomsOfBurrows,
  inBalloons,
  driversWithPassengers,
  inCarriages,
  readWithin,
  byPlaneWindows,
  inRoomsOfHouses,
  readMedia,
  standsWaiting,
  readingWhileWaiting,
  newspaperKiosks,
  withToppings,
  fruitTrees,
  asSmallThings,
  atVintage,
  withBows,
  shopFronts,
  drivenTo,
  onPavements,
  onHillStreets,
  dressedAnimals,
  withoutIdleAttire,
  withFemaleForms,
  readAge,
  readBeneath,
  cheeringCrowds,
  shavingOneself,
  atParties,
  readTreats,
  readContainers,
  readStands,
  readSurfaces,
  readTops,
  onShips,
  readCrossings,
  busesElsewhere,
  inShopWindows,
  inDollhouse,
  beastsAtEase,
  playedBySomebody,
  beforeCrowds,
  readHolding,
  shareWhatIsDone,
  closeToAnimals,
  portraitOfNamed,
  ripeLand,
  snowOnPeaks,
];

/** The words of a prompt in any language, each with what it means to the painter beside the others; unknown ones mean nothing. */
export function readPieces(prompt: string): readonly Piece<Meaning>[] {
  const text = withoutModelSyntax(prompt);
  return STEPS.reduce<readonly Piece<Meaning>[]>(
    (read, step) => step(read),
    withoutUses(text, readAll(text)),
  );
}
