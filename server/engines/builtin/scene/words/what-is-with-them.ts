import { beastsAtEase } from './animals/beasts-at-ease.ts';
import { dressedAnimals } from './animals/dressed-animals.ts';
import { readStands } from './animals/on-stands.ts';
import { readTreats } from './animals/treats.ts';
import { readContainers } from './animals/within-containers.ts';
import { withToppings } from './baked.ts';
import { withoutIdleAttire } from './dress/attire.ts';
import { readHolding } from './dress/holding.ts';
import { onHeads } from './dress/on-heads.ts';
import { withBows } from './dress/with-bows.ts';
import { atParties } from './feasts/at-parties.ts';
import { northernSummers } from './lands/northern-summers.ts';
import { ripeLand } from './lands/ripe-land.ts';
import { snowOnPeaks } from './lands/snow-on-peaks.ts';
import { readAge } from './people/age.ts';
import { closeToAnimals, portraitOfNamed } from './people/portraits.ts';
import type { Rule } from './pieces.ts';
import { beforeCrowds } from './play/before-crowds.ts';
import { cheeringCrowds } from './play/cheering-crowds.ts';
import { playedBySomebody } from './play/played-by-somebody.ts';
import { atCafeWindows } from './rooms/at-cafe-windows.ts';
import { inDollhouse } from './rooms/in-dollhouse.ts';
import { withFemaleForms } from './senses/female-forms.ts';
import { fruitTrees } from './senses/fruit-trees.ts';
import { kindsOfTrees } from './senses/kinds-of-trees.ts';
import { readMedia } from './senses/media.ts';
import { newspaperKiosks } from './senses/newspaper-kiosks.ts';
import { shareWhatIsDone } from './senses/together.ts';
import { asSmallThings } from './things/as-small-things.ts';
import { flagsAlone } from './things/flags-alone.ts';
import { outOfRooms } from './things/out-of-rooms.ts';
import { yardsOutside } from './things/yards-outside.ts';
import { drivenTo } from './towns/driven-to.ts';
import { inShopWindows } from './towns/in-shop-windows.ts';
import { onPavements } from './towns/on-pavements.ts';
import { shopFronts } from './towns/shop-fronts.ts';
import { onHillStreets } from './towns/within-cities.ts';
import { windowsOntoCities } from './upon/at-windows.ts';
import { readBeneath } from './upon/beneath.ts';
import { busesElsewhere, readCrossings } from './upon/on-decks.ts';
import { onFerries, onShips } from './upon/on-ships.ts';
import { readSurfaces } from './upon/on-surfaces.ts';
import { readTops } from './upon/on-vehicles.ts';
import { atVintage } from './work/at-vintage.ts';
import { readingWhileWaiting } from './work/reading-while-waiting.ts';
import { shavingOneself } from './work/shaving-oneself.ts';
import { standsWaiting } from './work/stands-waiting.ts';
import { tradersElsewhere } from './work/traders-elsewhere.ts';

/** What is with those who are there: what they wear and hold, are on, in or before. In turn. */
export const WHAT_IS_WITH_THEM: readonly Rule[] = [
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
  tradersElsewhere,
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
  onFerries,
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
