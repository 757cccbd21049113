import { gingerCoats } from './animals/ginger-coats.ts';
import { hairInOneWord } from './dress/hair-in-one-word.ts';
import { withoutDressNotDrawn } from './dress/not-drawn.ts';
import { throughWater } from './lands/through-water.ts';
import { chasedOthers } from './people/chased-others.ts';
import { doneToOthers } from './people/done-to-others.ts';
import { familySizes } from './people/family-sizes.ts';
import { feltByWhom } from './people/felt-by-whom.ts';
import { withNobody } from './people/nobody.ts';
import type { Rule } from './pieces.ts';
import { agesInOneWord } from './senses/ages-in-one-word.ts';
import { barePossessives } from './senses/bare-possessives.ts';
import { closeUps } from './senses/close-ups.ts';
import { inCompounds } from './senses/compounds.ts';
import { countryNames } from './senses/country-names.ts';
import { withCouples } from './senses/couples.ts';
import { withDuals } from './senses/duals.ts';
import { flownKites } from './senses/flown-kites.ts';
import { goingUp } from './senses/going-up.ts';
import { homographs } from './senses/homographs.ts';
import { hornedOfTales } from './senses/horned.ts';
import { hours } from './senses/hours.ts';
import { joinedInArabic } from './senses/joined-in-arabic.ts';
import { joinedInKorean } from './senses/joined-in-korean.ts';
import { letters } from './senses/letters.ts';
import { lookalikeMatter } from './senses/lookalike-matter.ts';
import { lookingAside } from './senses/looking-aside.ts';
import { animalMasks } from './senses/masks.ts';
import { musicTeachers } from './senses/music-lessons.ts';
import { mustangs } from './senses/mustangs.ts';
import { namesOfTales } from './senses/names-of-tales.ts';
import { neitherNor } from './senses/neither-nor.ts';
import { ofTheFuture } from './senses/of-the-future.ts';
import { ofWood } from './senses/of-wood.ts';
import { withOldOnes } from './senses/old-ones.ts';
import { onWhite } from './senses/on-white.ts';
import { withPaperPlanes } from './senses/paper-planes.ts';
import { sensesByCompany } from './senses/senses-by-company.ts';
import { withoutSimiles } from './senses/similes.ts';
import { smells } from './senses/smells.ts';
import { spaces } from './senses/spaces.ts';
import { verbs } from './senses/verbs.ts';
import { whatBurns } from './senses/what-burns.ts';
import { whichTerraces } from './senses/which-terraces.ts';
import { withoutUnknown } from './senses/without-unknown.ts';
import { inOneSense } from './senses/words-of-two-senses.ts';
import { wordsOfYards } from './senses/words-of-yards.ts';
import { readYears } from './senses/years.ts';
import { yearsToCome } from './senses/years-to-come.ts';
import { boundFor } from './towns/bound-for.ts';
import { cuttingHair } from './work/cutting-hair.ts';

/** What a word means where it has several senses, and of whom what is told is told: nothing else is read before it. In turn. */
export const WHICH_SENSE: readonly Rule[] = [
  inOneSense,
  withoutUnknown,
  withoutDressNotDrawn,
  neitherNor,
  withNobody,
  ofWood,
  lookalikeMatter,
  onWhite,
  goingUp,
  lookingAside,
  smells,
  agesInOneWord,
  withoutSimiles,
  closeUps,
  familySizes,
  joinedInKorean,
  joinedInArabic,
  hours,
  yearsToCome,
  ofTheFuture,
  inCompounds,
  verbs,
  whichTerraces,
  sensesByCompany,
  musicTeachers,
  letters,
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
  hairInOneWord,
  gingerCoats,
  withDuals,
  readYears,
  withCouples,
  withOldOnes,
  hornedOfTales,
  flownKites,
  withPaperPlanes,
];
