import { INDOORS } from '../world/room/plan-room.ts';
import { withAnimalMothers } from './animals/animal-mothers.ts';
import { readBirds } from './animals/birds.ts';
import { inTheirSizes, withBabyAnimals } from './animals/young.ts';
import { backdropOf } from './backdrop.ts';
import { asBaked } from './baked.ts';
import { decorOf } from './decor.ts';
import { wearingBows } from './dress/with-bows.ts';
import { firstSaid } from './first-said.ts';
import { framingOf, moodOf } from './framing.ts';
import type { Idea } from './idea.ts';
import type { Shown } from './idle-words.ts';
import { inTheirPlaces } from './in-their-places.ts';
import { feastOn } from './keys/places/feast-keys.ts';
import { besideOthers, showsScenery } from './keys/places/water-keys.ts';
import { landAsked } from './land-asked.ts';
import { isAcrossWater } from './lands/about-cities.ts';
import { isAloft, namesTown, withIsland } from './lands/aloft.ts';
import { bedPlantsOf } from './lands/bed-plants.ts';
import { isHalt, WILD } from './lands/halts.ts';
import { isAmongTrees, isOfConifers } from './lands/in-woods.ts';
import { isJungleOf } from './lands/jungle-homes.ts';
import { isLandFirst } from './lands/land-of-words.ts';
import {
  canBeDeserted,
  GONE,
  isLeftBehind,
  isStreetEmpty,
  notOnEmptyStreet,
  seenNear,
  showsItIsLeft,
  withoutGuests,
} from './lands/left-by-people.ts';
import { surelyFirst } from './lands/named-places.ts';
import { isVolcanoIsle } from './lands/named-together.ts';
import { outlookOf } from './lands/outlooks.ts';
import { isOverSea } from './lands/over-sea.ts';
import { pathOf } from './lands/paths.ts';
import { besidesGarden, rakedOf } from './lands/raked-garden.ts';
import { ofRuins } from './lands/ruined.ts';
import {
  hillOf,
  isActive,
  isAutumnal,
  isNoCrop,
  saysBlueSky,
  saysGreenLand,
  skyOf,
} from './lands/said-of-place.ts';
import { summitsFromBelow } from './lands/summits-from-below.ts';
import { isSunnyMorning } from './lands/sunny-morning.ts';
import { withoutOwnSnow } from './lands/warm-places.ts';
import { isByTheSea, saysSurge, standInSea, withoutItsRocks } from './lands/waves.ts';
import { atWorkTable } from './meals/at-work-table.ts';
import type { Meaning } from './meaning.ts';
import { saysOutOfDoors } from './out-of-doors.ts';
import { isCaveman } from './people/cavemen.ts';
import { asPortrayed, showsAFace } from './people/portraits.ts';
import { schoolClassOut } from './people/school-class.ts';
import { plainlySaid } from './plainly-said.ts';
import { pitchOf } from './play/dirt-pitches.ts';
import { inArena } from './play/in-arena.ts';
import { onCourts } from './play/on-courts.ts';
import { readSubjects } from './read-subjects.ts';
import { byFireside } from './rooms/fireside.ts';
import { readFittings } from './rooms/fitted.ts';
import { inRooms, isBusy, isWithoutPeople } from './rooms/in-rooms.ts';
import { withoutCovers } from './rooms/seat-covers.ts';
import { withoutItsHouse } from './rooms/within.ts';
import { flatOf } from './senses/flat-words.ts';
import { toldWords } from './told-words.ts';
import { cityOf } from './towns/city-of.ts';
import { homelandOf, inHomeland } from './towns/in-homeland.ts';
import { townOf } from './towns/town-of.ts';
import { unknownTown } from './towns/unknown-towns.ts';
import { withinCities } from './towns/within-cities.ts';
import { unwanted } from './unwanted.ts';
import { aboard } from './upon/aboard.ts';
import { onBeam } from './upon/on-beam.ts';
import { atPitStops } from './work/at-pit-stops.ts';

/** Whether what is seen is lit by candles, and no meal is: that may be before sunset. */
const isByCandles = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ candlelit, thing }) => candlelit === true && thing === 'candle');

/** Reads a prompt in any language for what the painter knows; unknown words are kept as ignored. */
export function readPrompt(prompt: string): Idea {
  const { pieces, fittings } = readFittings(prompt);
  const birds = readBirds(pieces);
  const wanted = withinCities(
    withoutOwnSnow(birds.pieces.filter(({ negated }) => !negated).map(summitsFromBelow)),
  );
  const meanings = wanted.flatMap((piece) => piece.meanings);
  const without = unwanted(pieces);
  const {
    things: named,
    balloonColour,
    balloonCount,
    birdColour,
    leaves,
    tint,
  } = readSubjects(withAnimalMothers(withBabyAnimals(withoutCovers(wanted))));
  const first = firstSaid(meanings);
  const isBlueSky = saysBlueSky(meanings, tint);
  const isUp = isAloft(meanings);
  const raked = isUp ? null : rakedOf(meanings);
  const land = landAsked(named, meanings, raked);
  const isRoom = land !== null && INDOORS.includes(land);
  const { things: all, isRuined } = ofRuins(
    onBeam(
      withIsland(
        isUp ? meanings : [],
        inRooms(
          land,
          meanings,
          withoutItsHouse(
            isRoom,
            land,
            withoutItsRocks(meanings, besidesGarden(raked, byFireside(land, meanings, named))),
          ),
        ),
      ),
    ),
  );
  const beds = bedPlantsOf(meanings);
  const decor = decorOf(land, meanings, named);
  const outlook = isRoom ? outlookOf(meanings) : null;
  const town = townOf(meanings, outlook ?? land);
  const unknown = unknownTown(prompt, pieces);
  const isOldTown =
    unknown !== null && (outlook ?? land) === 'street' && town === null && first('neon') === null;
  const things = withoutGuests(
    without,
    wanted,
    inTheirSizes(
      wearingBows(
        wanted,
        atWorkTable(
          asBaked(
            meanings,
            inArena(
              town,
              onCourts(land, town, meanings, schoolClassOut(land, atPitStops(meanings, all))),
            ),
          ),
        ),
      ),
    ),
  );
  const candlelit = isRoom && (first('candlelit') ?? false);
  const isReclaimed =
    (isRuined || first('forsaken') === true) &&
    (land === 'street' ||
      land === 'city' ||
      meanings.some(({ scenery }) => scenery === 'lostpark') ||
      things.some(showsItIsLeft));
  const isDeserted = first('forsaken') === true && canBeDeserted(land);
  const flat = flatOf(meanings, land, things);
  const isEmptied = (land === 'street' || land === 'city') && isStreetEmpty(wanted);
  const isFled = (land === 'street' || land === 'city') && first('burning') === true;
  const shown: Shown = {
    land,
    outlook,
    isRoom,
    isDeserted,
    isEmptied,
    isUp,
    scenery: first('scenery'),
    hasSpring: first('spring') === true,
    hasCliffs: first('cliffs') === true,
    hasBeds: beds.length > 0,
    decor,
    flat,
    things,
  };
  const overSea = land === 'field' && isOverSea(meanings);
  const framing = framingOf(meanings);
  // A portrait of those who belong together is no face of one of them.
  const isOfSeveral = framing === 'portrait' && things.some(({ company }) => company !== undefined);
  const asRead: Idea = {
    ...plainlySaid(meanings),
    land,
    outlook,
    shell: isRoom ? first('shell') : null,
    landFirst: isLandFirst(meanings),
    outOfDoors: saysOutOfDoors(wanted),
    acrossWater: first('across') ?? isAcrossWater(meanings),
    path: pathOf(meanings),
    breaker: first('breaker') ?? saysSurge(meanings, named),
    beds,
    skerries: standInSea(meanings, named),
    crop: things.some((one) => isNoCrop(one, first('crop'))) ? null : first('crop'),
    delta: land === 'river' && (first('delta') ?? false),
    wooded: (land === 'river' || land === 'lake') && isAmongTrees(meanings),
    conifers: isOfConifers(meanings),
    redwoods: land === 'forest' && (first('redwoods') ?? false),
    perch: first('perch'),
    backdrop: backdropOf(meanings),
    decor,
    fittings,
    alley: first('alley') ?? isOldTown,
    garden: raked !== null || (first('garden') ?? false),
    raked,
    letters: first('letters') ?? 'han',
    park: (land === 'field' || land === 'lake') && (first('park') ?? false),
    hill: overSea ? null : hillOf(wanted),
    overSea,
    busy: (land === 'street' || land === 'metro') && isBusy(meanings),
    halt: isHalt(meanings) && land !== null && WILD.has(land),
    // Pigeons are fed where no cars drive.
    square: first('square') ?? (land === null && first('grounded') === true),
    cliffs:
      first('cliffs') ??
      (standInSea(meanings, named) || (land === 'canyon' && first('rim') === true)),
    candlelit,
    vacant: isRoom && (first('vacant') ?? (first('forsaken') === true || isWithoutPeople(pieces))),
    deserted: isDeserted,
    hearth: first('hearth') ?? (land === 'room' && first('christmas') === true),
    settled:
      first('settled') ??
      ((land === 'clouds' || land === 'volcano') && namesTown(meanings) ? 'town' : null),
    town,
    city: cityOf(meanings),
    front: first('front'),
    homeland: null,
    manner: first('manner') ?? (isOldTown ? (unknown?.manner ?? null) : null),
    scenery:
      land === 'island' && isVolcanoIsle(meanings)
        ? 'volcanoisle'
        : pitchOf(
            feastOn(
              besideOthers(
                surelyFirst(meanings.filter((one) => showsScenery(one, meanings)))?.scenery ?? null,
                meanings,
              ),
              land,
            ),
            pieces,
          ),
    coastal: land === 'cave' && isByTheSea(meanings),
    painted: first('painted') ?? things.some(isCaveman),
    falls: first('falls'),
    jungle: first('jungle') ?? isJungleOf(things, land, meanings),
    mossy: isReclaimed || (first('mossy') ?? false),
    forsaken: isReclaimed,
    time: isSunnyMorning(pieces)
      ? 'day'
      : (first('time') ??
        (isBlueSky ? 'day' : candlelit || isByCandles(meanings) ? 'night' : null)),
    weather:
      (first('weather') === 'fog' && isActive(meanings) ? 'clear' : first('weather')) ??
      (isBlueSky ? 'clear' : null) ??
      (without.includes('cloudy') ? 'clear' : null),
    season:
      first('season') ?? (isAutumnal(leaves) ? 'autumn' : saysGreenLand(wanted) ? 'summer' : null),
    // Elsewhere what is abandoned is only gloomy.
    mood:
      moodOf(meanings) ??
      (first('forsaken') === true && !isReclaimed && !isDeserted ? 'dark' : null),
    style: first('style'),
    medium: first('medium'),
    composition: isOfSeveral ? null : framing,
    sky: skyOf(meanings),
    flock: birds.flock,
    balloonColour,
    balloonCount,
    birdColour,
    leaves,
    subjects:
      framing === 'portrait' && !isOfSeveral
        ? things
        : aboard(
            isReclaimed ? things.filter(isLeftBehind).map(seenNear) : things,
            land,
            wanted.map(({ text }) => text),
          ),
    flat,
    colours: meanings.flatMap(({ colour }) => (colour === undefined ? [] : [colour])),
    tint: isBlueSky ? null : tint,
    without: [
      ...without,
      ...(isReclaimed ? GONE : isEmptied || isFled ? notOnEmptyStreet(things) : []),
    ],
    ...toldWords(pieces, wanted, shown),
  };
  const homeland = first('homeland') ?? homelandOf(prompt, wanted, asRead);
  const idea = inHomeland(asRead, homeland);
  const framed = showsAFace(idea) ? { ...idea, composition: 'portrait' as const } : idea;
  const portrayed =
    framed.composition === 'portrait'
      ? { ...framed, subjects: asPortrayed(framed.subjects) }
      : framed;
  return inTheirPlaces(portrayed, { pieces, wanted, meanings, homeland });
}
