import { animalFamilies } from './animals/animal-families.ts';
import { asPeople } from './animals/animals-as-people.ts';
import { byThemselves } from './animals/by-themselves.ts';
import { hunting } from './animals/hunting.ts';
import { inHerds } from './animals/in-herds.ts';
import { leading } from './animals/leading.ts';
import { onShoulders } from './animals/on-shoulders.ts';
import { tradesOfAnimals } from './animals/trades-of-animals.ts';
import { armfuls } from './dress/armfuls.ts';
import { atFeasts } from './feasts/at-feasts.ts';
import { mealsElsewhere } from './meals/meals-elsewhere.ts';
import { preparing } from './meals/preparing.ts';
import { inNamedVehicles, withDeeds } from './people/acts.ts';
import { aliens } from './people/aliens.ts';
import { alone } from './people/alone.ts';
import { babesInArms } from './people/babes-in-arms.ts';
import { borneByTwo } from './people/bearing.ts';
import { dwarfs } from './people/dwarfs.ts';
import { everyoneIs } from './people/everyone-is.ts';
import { giants } from './people/giants.ts';
import { gifts } from './people/gifts.ts';
import { withPairs } from './people/pairs.ts';
import { quartets } from './people/quartets.ts';
import type { Rule } from './pieces.ts';
import { openRinks } from './play/open-rinks.ts';
import { paperBoats } from './play/paper-boats.ts';
import { playingCricket } from './play/playing-cricket.ts';
import { playingFootball } from './play/playing-football.ts';
import { underBridges } from './play/under-bridges.ts';
import { atHauntedHouse } from './rooms/at-haunted-house.ts';
import { onLadders } from './rooms/on-ladders.ts';
import { restaurantKitchens } from './rooms/restaurant-kitchens.ts';
import { besideWhom } from './senses/beside-whom.ts';
import { withMyself } from './senses/with-myself.ts';
import { withWhom } from './senses/with-whom.ts';
import { bridgesOfTowns } from './towns/bridges-of-towns.ts';
import { onEasternRoofs } from './towns/on-eastern-roofs.ts';
import { onFlatRoofs } from './towns/on-flat-roofs.ts';
import { onOccasion } from './towns/on-occasion.ts';
import { onParisRoofs } from './towns/on-paris-roofs.ts';
import { onTopOfBuildings } from './towns/on-top-of-buildings.ts';
import { smallStations } from './towns/small-stations.ts';
import { roofsOfTowns, terracesOfTowns } from './towns/terraces-of-towns.ts';
import { washingOnRoofs } from './towns/washing-on-roofs.ts';
import { onMounts } from './upon/on-mounts.ts';
import { onScooters } from './upon/on-scooters.ts';
import { builders } from './work/builders.ts';
import { damming } from './work/damming.ts';
import { keepingShops } from './work/keeping-shops.ts';
import { onScaffolds } from './work/on-scaffolds.ts';
import { pickedFlowers } from './work/picked-flowers.ts';
import { pickedThere } from './work/picked-there.ts';
import { sellers } from './work/sellers.ts';
import { inTrades } from './work/tinkering.ts';
import { waitersElsewhere } from './work/waiters-elsewhere.ts';

/** Who is there, with whom, and what they are at. In turn. */
export const WHO_DOES_WHAT: readonly Rule[] = [
  hunting,
  washingOnRoofs,
  onParisRoofs,
  onEasternRoofs,
  onFlatRoofs,
  onTopOfBuildings,
  roofsOfTowns,
  terracesOfTowns,
  bridgesOfTowns,
  preparing,
  mealsElsewhere,
  waitersElsewhere,
  inNamedVehicles,
  onScooters,
  onMounts,
  leading,
  onShoulders,
  withPairs,
  gifts,
  borneByTwo,
  quartets,
  armfuls,
  babesInArms,
  alone,
  besideWhom,
  withWhom,
  withMyself,
  playingCricket,
  playingFootball,
  paperBoats,
  openRinks,
  underBridges,
  sellers,
  pickedFlowers,
  pickedThere,
  damming,
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
  inHerds,
  animalFamilies,
  tradesOfAnimals,
  byThemselves,
  asPeople,
  withDeeds,
  inTrades,
];
