import { animalFamilies } from './animals/animal-families.ts';
import { asPeople } from './animals/animals-as-people.ts';
import { beastsAtEase } from './animals/beasts-at-ease.ts';
import { byThemselves } from './animals/by-themselves.ts';
import { dressedAnimals } from './animals/dressed-animals.ts';
import { gingerCoats } from './animals/ginger-coats.ts';
import { leading } from './animals/leading.ts';
import { townsOnBacks } from './animals/on-backs.ts';
import { onShoulders } from './animals/on-shoulders.ts';
import { readStands } from './animals/on-stands.ts';
import { tradesOfAnimals } from './animals/trades-of-animals.ts';
import { readTreats } from './animals/treats.ts';
import { readContainers } from './animals/within-containers.ts';
import { withToppings } from './baked.ts';
import { armfuls } from './dress/armfuls.ts';
import { withoutIdleAttire } from './dress/attire.ts';
import { readHolding } from './dress/holding.ts';
import { onHeads } from './dress/on-heads.ts';
import { withBows } from './dress/with-bows.ts';
import { atFeasts } from './feasts/at-feasts.ts';
import { atParties } from './feasts/at-parties.ts';
import { dinnersAtHome } from './feasts/dinners-at-home.ts';
import { loneThings } from './lands/lone-things.ts';
import { lostParks } from './lands/lost-parks.ts';
import { northernSummers } from './lands/northern-summers.ts';
import { ripeLand } from './lands/ripe-land.ts';
import { snowOnPeaks } from './lands/snow-on-peaks.ts';
import { throughWater } from './lands/through-water.ts';
import { mealsElsewhere } from './meals/meals-elsewhere.ts';
import { preparing } from './meals/preparing.ts';
import type { Meaning } from './meaning.ts';
import { inNamedVehicles, withDeeds } from './people/acts.ts';
import { readAge } from './people/age.ts';
import { aliens } from './people/aliens.ts';
import { alone } from './people/alone.ts';
import { babesInArms } from './people/babes-in-arms.ts';
import { chasedOthers } from './people/chased-others.ts';
import { doneToOthers } from './people/done-to-others.ts';
import { dwarfs } from './people/dwarfs.ts';
import { everyoneIs } from './people/everyone-is.ts';
import { feltByWhom } from './people/felt-by-whom.ts';
import { flowerGifts } from './people/flower-gifts.ts';
import { giants } from './people/giants.ts';
import { withOrigins } from './people/origins.ts';
import { withPairs } from './people/pairs.ts';
import { closeToAnimals, portraitOfNamed } from './people/portraits.ts';
import type { Pieces } from './pieces.ts';
import { atBalls } from './play/at-balls.ts';
import { atTournaments } from './play/at-tournaments.ts';
import { beforeCrowds } from './play/before-crowds.ts';
import { cheeringCrowds } from './play/cheering-crowds.ts';
import { openRinks } from './play/open-rinks.ts';
import { playedBySomebody } from './play/played-by-somebody.ts';
import { playingCricket } from './play/playing-cricket.ts';
import { playingFootball } from './play/playing-football.ts';
import { underBridges } from './play/under-bridges.ts';
import { atCafeWindows } from './rooms/at-cafe-windows.ts';
import { atHauntedHouse } from './rooms/at-haunted-house.ts';
import { atHenHuts } from './rooms/at-hen-huts.ts';
import { atHome } from './rooms/at-home.ts';
import { beforeBuildings } from './rooms/before-buildings.ts';
import { withoutRoomsOfBurrows } from './rooms/before-burrows.ts';
import { beforeChurches } from './rooms/before-churches.ts';
import { byPlaneWindows } from './rooms/by-plane-windows.ts';
import { diningCars } from './rooms/dining-cars.ts';
import { inCarriages } from './rooms/in-carriages.ts';
import { inDollhouse } from './rooms/in-dollhouse.ts';
import { inNoodleShops } from './rooms/in-noodle-shops.ts';
import { inShells } from './rooms/in-shells.ts';
import { inTowers } from './rooms/in-towers.ts';
import { onLadders } from './rooms/on-ladders.ts';
import { openOffices } from './rooms/open-offices.ts';
import { restaurantKitchens } from './rooms/restaurant-kitchens.ts';
import { driversWithPassengers } from './rooms/riding-within.ts';
import { inRoomsOfHouses } from './rooms/rooms-of-houses.ts';
import { underEaves } from './rooms/under-eaves.ts';
import { readWithin } from './rooms/within.ts';
import { withinFamous } from './rooms/within-famous.ts';
import { withinOldPlaces } from './rooms/within-old-places.ts';
import { barePossessives } from './senses/bare-possessives.ts';
import { byTheirLands } from './senses/by-their-lands.ts';
import { byWhatIsThere } from './senses/by-what-is-there.ts';
import { inCompounds } from './senses/compounds.ts';
import { countryNames } from './senses/country-names.ts';
import { withCouples } from './senses/couples.ts';
import { withDuals } from './senses/duals.ts';
import { withFemaleForms } from './senses/female-forms.ts';
import { flownKites } from './senses/flown-kites.ts';
import { fruitTrees } from './senses/fruit-trees.ts';
import { homographs } from './senses/homographs.ts';
import { hornedOfTales } from './senses/horned.ts';
import { hours } from './senses/hours.ts';
import { kindsOfTrees } from './senses/kinds-of-trees.ts';
import { animalMasks } from './senses/masks.ts';
import { readMedia } from './senses/media.ts';
import { withoutModelSyntax } from './senses/model-syntax.ts';
import { mustangs } from './senses/mustangs.ts';
import { namesOfTales } from './senses/names-of-tales.ts';
import { newspaperKiosks } from './senses/newspaper-kiosks.ts';
import { ofTheFuture } from './senses/of-the-future.ts';
import { withOldOnes } from './senses/old-ones.ts';
import { withoutOwners } from './senses/owners.ts';
import { withPaperPlanes } from './senses/paper-planes.ts';
import { withPronouns } from './senses/pronouns.ts';
import { readMeant } from './senses/read-meant.ts';
import { sensesByCompany } from './senses/senses-by-company.ts';
import { spaces } from './senses/spaces.ts';
import { tellingTales } from './senses/telling-tales.ts';
import { shareWhatIsDone } from './senses/together.ts';
import { withoutUses } from './senses/uses-of-pictures.ts';
import { verbs } from './senses/verbs.ts';
import { whatBurns } from './senses/what-burns.ts';
import { whereRegionsAre } from './senses/where-regions-are.ts';
import { withMyself } from './senses/with-myself.ts';
import { inOneSense } from './senses/words-of-two-senses.ts';
import { wordsOfYards } from './senses/words-of-yards.ts';
import { readYears } from './senses/years.ts';
import { yearsToCome } from './senses/years-to-come.ts';
import { asSmallThings } from './things/as-small-things.ts';
import { flagsAlone } from './things/flags-alone.ts';
import { outOfRooms } from './things/out-of-rooms.ts';
import { yardsOutside } from './things/yards-outside.ts';
import { archesElsewhere } from './towns/arches-elsewhere.ts';
import { atMarkets } from './towns/at-markets.ts';
import { atRushHour } from './towns/at-rush-hour.ts';
import { balconiesOfStreets } from './towns/balconies-of-streets.ts';
import { belowCastles } from './towns/below-castles.ts';
import { boundFor } from './towns/bound-for.ts';
import { drivenTo } from './towns/driven-to.ts';
import { earthRoads } from './towns/earth-roads.ts';
import { homesOfLands } from './towns/homes-of-lands.ts';
import { inMiddleAges } from './towns/in-middle-ages.ts';
import { inShopWindows } from './towns/in-shop-windows.ts';
import { namedCourts } from './towns/named-courts.ts';
import { oldDesertTowns } from './towns/old-desert-towns.ts';
import { onEasternRoofs } from './towns/on-eastern-roofs.ts';
import { onFlatRoofs } from './towns/on-flat-roofs.ts';
import { onOccasion } from './towns/on-occasion.ts';
import { onParisRoofs } from './towns/on-paris-roofs.ts';
import { onPavements } from './towns/on-pavements.ts';
import { onTopOfBuildings } from './towns/on-top-of-buildings.ts';
import { palaceStations } from './towns/palace-stations.ts';
import { regionsElsewhere } from './towns/regions-elsewhere.ts';
import { shopFronts } from './towns/shop-fronts.ts';
import { smallStations } from './towns/small-stations.ts';
import { villagesOfLands } from './towns/villages-of-lands.ts';
import { washingOnRoofs } from './towns/washing-on-roofs.ts';
import { washingOverStreets } from './towns/washing-over-streets.ts';
import { onHillStreets } from './towns/within-cities.ts';
import { windowsOntoCities } from './upon/at-windows.ts';
import { readBeneath } from './upon/beneath.ts';
import { inBalloons } from './upon/in-balloons.ts';
import { busesElsewhere, readCrossings } from './upon/on-decks.ts';
import { onMounts } from './upon/on-mounts.ts';
import { onScooters } from './upon/on-scooters.ts';
import { onShips } from './upon/on-ships.ts';
import { readSurfaces } from './upon/on-surfaces.ts';
import { readTops } from './upon/on-vehicles.ts';
import { atVintage } from './work/at-vintage.ts';
import { builders } from './work/builders.ts';
import { cuttingHair } from './work/cutting-hair.ts';
import { keepingShops } from './work/keeping-shops.ts';
import { onScaffolds } from './work/on-scaffolds.ts';
import { pickedThere } from './work/picked-there.ts';
import { readingWhileWaiting } from './work/reading-while-waiting.ts';
import { sellers } from './work/sellers.ts';
import { shavingOneself } from './work/shaving-oneself.ts';
import { standsWaiting } from './work/stands-waiting.ts';
import { inTrades } from './work/tinkering.ts';
import { waitersElsewhere } from './work/waiters-elsewhere.ts';

/** What single words don't say, read from what stands beside them, in turn. */
const STEPS: readonly ((pieces: Pieces) => Pieces)[] = [
  inOneSense,
  hours,
  yearsToCome,
  ofTheFuture,
  inCompounds,
  verbs,
  sensesByCompany,
  homographs,
  throughWater,
  spaces,
  countryNames,
  namesOfTales,
  wordsOfYards,
  animalMasks,
  boundFor,
  barePossessives,
  whatBurns,
  mustangs,
  feltByWhom,
  chasedOthers,
  doneToOthers,
  cuttingHair,
  gingerCoats,
  withDuals,
  readYears,
  withCouples,
  withOldOnes,
  hornedOfTales,
  flownKites,
  withPaperPlanes,
  washingOnRoofs,
  onParisRoofs,
  onEasternRoofs,
  onFlatRoofs,
  onTopOfBuildings,
  preparing,
  mealsElsewhere,
  waitersElsewhere,
  inNamedVehicles,
  onScooters,
  onMounts,
  leading,
  onShoulders,
  withPairs,
  flowerGifts,
  armfuls,
  babesInArms,
  alone,
  withMyself,
  playingCricket,
  playingFootball,
  openRinks,
  underBridges,
  sellers,
  pickedThere,
  builders,
  onScaffolds,
  onLadders,
  smallStations,
  restaurantKitchens,
  onOccasion,
  atFeasts,
  atHauntedHouse,
  everyoneIs,
  giants,
  dwarfs,
  aliens,
  keepingShops,
  animalFamilies,
  tradesOfAnimals,
  byThemselves,
  asPeople,
  withDeeds,
  inTrades,
  withoutOwners,
  tellingTales,
  dinnersAtHome,
  atHome,
  withPronouns,
  atBalls,
  namedCourts,
  loneThings,
  atHenHuts,
  diningCars,
  underEaves,
  inShells,
  inTowers,
  openOffices,
  withinOldPlaces,
  lostParks,
  townsOnBacks,
  withOrigins,
  byTheirLands,
  byWhatIsThere,
  oldDesertTowns,
  earthRoads,
  villagesOfLands,
  homesOfLands,
  whereRegionsAre,
  archesElsewhere,
  regionsElsewhere,
  inMiddleAges,
  atMarkets,
  palaceStations,
  atRushHour,
  balconiesOfStreets,
  belowCastles,
  washingOverStreets,
  atTournaments,
  withoutRoomsOfBurrows,
  inBalloons,
  driversWithPassengers,
  inCarriages,
  beforeChurches,
  beforeBuildings,
  withinFamous,
  inNoodleShops,
  readWithin,
  byPlaneWindows,
  inRoomsOfHouses,
  readMedia,
  standsWaiting,
  readingWhileWaiting,
  newspaperKiosks,
  withToppings,
  fruitTrees,
  kindsOfTrees,
  asSmallThings,
  flagsAlone,
  outOfRooms,
  atVintage,
  onHeads,
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
  yardsOutside,
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
  northernSummers,
  atCafeWindows,
  windowsOntoCities,
];

/** The words of a prompt in any language, each with what it means to the painter beside the others; unknown ones mean nothing, and what `leaves` tells is not read. */
export function readPieces(prompt: string, leaves?: (meaning: Meaning) => boolean): Pieces {
  const text = withoutModelSyntax(prompt);
  return STEPS.reduce<Pieces>(
    (read, step) => step(read),
    withoutUses(text, readMeant(text, leaves)),
  );
}
