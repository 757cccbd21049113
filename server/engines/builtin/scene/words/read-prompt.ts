import type { Piece } from '../../words/reader.ts';
import { INDOORS } from '../world/room/plan-room.ts';
import { withAnimalMothers } from './animals/animal-mothers.ts';
import { readBirds } from './animals/birds.ts';
import { byHouses } from './animals/in-trees.ts';
import { onSkiLifts } from './animals/on-ski-lifts.ts';
import { inTheirSizes, withBabyAnimals } from './animals/young.ts';
import { asBaked } from './baked.ts';
import { decorOf } from './decor.ts';
import { wearingBows } from './dress/with-bows.ts';
import { guestsAtCakes } from './feasts/guests-at-cakes.ts';
import { beastsParty } from './feasts/under-bunting.ts';
import type { Idea, Unwanted } from './idea.ts';
import { hasEffect, isIdle, isPraise, type Shown } from './idle-words.ts';
import { atWedding, feastOn } from './keys/places/feast-keys.ts';
import { besideOthers, showsScenery } from './keys/places/water-keys.ts';
import { isAcrossWater } from './lands/about-cities.ts';
import { isAloft, namesTown, withIsland } from './lands/aloft.ts';
import { atBeach } from './lands/at-beach.ts';
import { atDuckPonds } from './lands/at-duck-ponds.ts';
import { bedPlantsOf } from './lands/bed-plants.ts';
import { withoutWays } from './lands/craft-in-air.ts';
import { seatsInTheOpen } from './lands/in-the-open.ts';
import { isAmongTrees, isOfConifers } from './lands/in-woods.ts';
import { isJungleOf } from './lands/jungle-homes.ts';
import {
  isLandFirst,
  landOf,
  outlookOf,
  pathOf,
  summitsFromBelow,
  surelyFirst,
} from './lands/land-of-words.ts';
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
import { isHalt, isVolcanoIsle, WILD } from './lands/named-together.ts';
import { onIceSheet } from './lands/on-ice-sheet.ts';
import { onQuay } from './lands/on-quay.ts';
import { overRoofs } from './lands/over-roofs.ts';
import { isOverSea } from './lands/over-sea.ts';
import { besidesGarden, rakedOf } from './lands/raked-garden.ts';
import { ofRuins } from './lands/ruined.ts';
import {
  amongLeaves,
  hillOf,
  isActive,
  isAutumnal,
  isNoCrop,
  laneOf,
  namesSea,
  saysBlueSky,
  saysGreenLand,
  skyOf,
} from './lands/said-of-place.ts';
import { sownLand } from './lands/sown-land.ts';
import { isSunnyMorning } from './lands/sunny-morning.ts';
import { withoutOwnSnow } from './lands/warm-places.ts';
import { isByTheSea, saysSurge, standInSea, withoutItsRocks } from './lands/waves.ts';
import { atBarCounters } from './meals/at-bar-counters.ts';
import { atHotDrinks } from './meals/at-hot-drinks.ts';
import { atIceCream } from './meals/at-ice-cream.ts';
import { atMeals } from './meals/at-meals.ts';
import { atStoreCounters } from './meals/at-store-counters.ts';
import { atWorkTable } from './meals/at-work-table.ts';
import { besidePeople } from './meals/beside-people.ts';
import { iftarOnRoofs, isIftarOnRoof, withCupsAtIftar } from './meals/iftar-on-roofs.ts';
import { onOwnTable } from './meals/on-own-table.ts';
import { outOfTheHand } from './meals/out-of-the-hand.ts';
import { servedOutdoors } from './meals/served-outdoors.ts';
import type { Meaning } from './meaning.ts';
import { cavemenInCaves, isCaveman } from './people/cavemen.ts';
import { folkOf, ofTheirLand } from './people/of-their-land.ts';
import { asPortrayed, showsAFace } from './people/portraits.ts';
import { schoolClassOut } from './people/school-class.ts';
import { areStrangers } from './people/strangers.ts';
import { gamingAtHome } from './play/gaming-at-home.ts';
import { inArena } from './play/in-arena.ts';
import { onCourts } from './play/on-courts.ts';
import { readSubjects } from './read-subjects.ts';
import { roomOfTable } from './rooms/at-tables.ts';
import { byFireside } from './rooms/fireside.ts';
import { readFittings } from './rooms/fitted.ts';
import { inRooms, isBusy, isWithoutPeople } from './rooms/in-rooms.ts';
import { inTheirManner } from './rooms/in-their-manner.ts';
import { onFloors } from './rooms/on-floors.ts';
import { enthroned, hallOfThrone, isEnthroned } from './rooms/on-throne.ts';
import { withoutCovers } from './rooms/seat-covers.ts';
import { withoutItsHouse } from './rooms/within.ts';
import { flatOf } from './senses/flat-words.ts';
import { cityOf } from './towns/city-of.ts';
import { folkAt, homelandOf, inHomeland } from './towns/in-homeland.ts';
import { onFondamenta } from './towns/on-fondamenta.ts';
import { townOf } from './towns/town-of.ts';
import { unknownTown } from './towns/unknown-towns.ts';
import { washingElsewhere } from './towns/washing-over-streets.ts';
import { withinCities } from './towns/within-cities.ts';
import { aboard } from './upon/aboard.ts';
import { inBeds } from './upon/in-beds.ts';
import { offTheCoast } from './upon/off-the-coast.ts';
import { onBeam } from './upon/on-beam.ts';
import { ridingThroughLanes } from './upon/on-scooters.ts';
import { climbersInOpen } from './upon/up-trees.ts';
import { atPitStops } from './work/at-pit-stops.ts';
import { atWork } from './work/at-work.ts';
import { roomOfBench } from './work/tinkering.ts';

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
  const first = <Key extends keyof Meaning>(key: Key) =>
    meanings.find((meaning) => meaning[key] !== undefined)?.[key] ?? null;
  const isBlueSky = saysBlueSky(meanings, tint);
  const isUp = isAloft(meanings);
  const raked = isUp ? null : rakedOf(meanings);
  const land = isUp
    ? 'clouds'
    : raked !== null
      ? 'field'
      : (atWedding(landOf(meanings), meanings) ??
        sownLand(named, meanings, first('composition')) ??
        laneOf(named, meanings) ??
        amongLeaves(named, meanings) ??
        roomOfTable(named, meanings) ??
        roomOfBench(named) ??
        hallOfThrone(named));
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
    land,
    outlook,
    shell: isRoom ? first('shell') : null,
    landFirst: isLandFirst(meanings),
    acrossWater: first('across') ?? isAcrossWater(meanings),
    ground: first('ground') ?? false,
    path: pathOf(meanings),
    winds: first('winds') ?? false,
    breaker: first('breaker') ?? saysSurge(meanings, named),
    beds,
    skerries: standInSea(meanings, named),
    crop: things.some((one) => isNoCrop(one, first('crop'))) ? null : first('crop'),
    delta: land === 'river' && (first('delta') ?? false),
    narrow: first('narrow') ?? false,
    wooded: (land === 'river' || land === 'lake') && isAmongTrees(meanings),
    conifers: isOfConifers(meanings),
    redwoods: land === 'forest' && (first('redwoods') ?? false),
    perch: first('perch'),
    decor,
    fittings,
    alley: first('alley') ?? isOldTown,
    lunar: first('lunar') ?? false,
    garden: first('garden') ?? false,
    raked,
    signals: first('signals') ?? false,
    neon: first('neon') ?? false,
    letters: first('letters') ?? 'han',
    future: first('future') ?? false,
    park: (land === 'field' || land === 'lake') && (first('park') ?? false),
    lonePeak: first('lonePeak') ?? false,
    martian: first('martian') ?? false,
    hill: overSea ? null : hillOf(wanted),
    overSea,
    karst: first('karst') ?? false,
    fjord: first('fjord') ?? false,
    moor: first('moor') ?? false,
    busy: (land === 'street' || land === 'metro') && isBusy(meanings),
    halt: isHalt(meanings) && land !== null && WILD.has(land),
    tuscan: first('tuscan') ?? false,
    // Pigeons are fed where no cars drive.
    square: first('square') ?? (land === null && first('grounded') === true),
    cliffs:
      first('cliffs') ??
      (standInSea(meanings, named) || (land === 'canyon' && first('rim') === true)),
    chalk: first('chalk') ?? false,
    highCliffs: first('highCliffs') ?? false,
    kelp: first('kelp') ?? false,
    deep: first('deep') ?? false,
    tropical: first('tropical') ?? false,
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
        : feastOn(
            besideOthers(
              surelyFirst(meanings.filter((one) => showsScenery(one, meanings)))?.scenery ?? null,
              meanings,
            ),
            land,
          ),
    halloween: first('halloween') ?? false,
    christmas: first('christmas') ?? false,
    litWindows: first('litWindows') ?? false,
    frozen: first('frozen') ?? false,
    coastal: land === 'cave' && isByTheSea(meanings),
    crystals: first('crystals') ?? false,
    painted: first('painted') ?? things.some(isCaveman),
    icy: first('icy') ?? false,
    mangrove: first('mangrove') ?? false,
    bayou: first('bayou') ?? false,
    lagoon: first('lagoon') ?? false,
    lowTide: first('lowTide') ?? false,
    dunes: first('dunes') ?? false,
    falls: first('falls'),
    jungle: first('jungle') ?? isJungleOf(things, land, meanings),
    savanna: first('savanna') ?? false,
    waterhole: first('waterhole') ?? false,
    geyser: first('geyser') ?? false,
    tea: first('tea') ?? false,
    spring: first('spring') ?? false,
    mossy: isReclaimed || (first('mossy') ?? false),
    forsaken: isReclaimed,
    smoking: first('smoking') ?? false,
    burning: first('burning') ?? false,
    tornado: first('tornado') ?? false,
    steam: first('steam') ?? false,
    confetti: first('confetti') ?? false,
    footprints: first('footprints') ?? false,
    fireflies: first('fireflies') ?? false,
    grounded: first('grounded') ?? false,
    time: isSunnyMorning(pieces)
      ? 'day'
      : (first('time') ?? (isBlueSky ? 'day' : candlelit ? 'night' : null)),
    weather:
      (first('weather') === 'fog' && isActive(meanings) ? 'clear' : first('weather')) ??
      (isBlueSky ? 'clear' : null) ??
      (without.includes('cloudy') ? 'clear' : null),
    rainOver: first('rainOver') ?? false,
    season:
      first('season') ?? (isAutumnal(leaves) ? 'autumn' : saysGreenLand(wanted) ? 'summer' : null),
    // Elsewhere what is abandoned is only gloomy.
    mood:
      moodOf(meanings) ??
      (first('forsaken') === true && !isReclaimed && !isDeserted ? 'dark' : null),
    style: first('style'),
    medium: first('medium'),
    composition: isOfSeveral ? null : framing,
    snowy: first('snowy') ?? false,
    snowcaps: first('snowcaps') ?? false,
    lilies: first('lilies') ?? false,
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
    understood: textsOf(pieces.filter((piece) => hasEffect(piece) && !isIdle(piece, shown))),
    akin: akinOf(wanted).filter(({ thing }) => !(thing === 'chair' && things.some(isEnthroned))),
    ignored: textsOf(
      pieces.filter(
        (piece) =>
          piece.role === null && (!hasEffect(piece) || isIdle(piece, shown)) && !isPraise(piece),
      ),
    ),
  };
  const homeland = homelandOf(prompt, wanted, asRead);
  const idea = inHomeland(asRead, homeland);
  const framed = showsAFace(idea) ? { ...idea, composition: 'portrait' as const } : idea;
  const portrayed =
    framed.composition === 'portrait'
      ? { ...framed, subjects: asPortrayed(framed.subjects) }
      : framed;
  const dines = first('dines') ?? isIftarOnRoof(portrayed);
  const placed = [
    climbersInOpen,
    iftarOnRoofs,
    onSkiLifts,
    ridingThroughLanes,
    atDuckPonds,
    seatsInTheOpen,
    inBeds,
    gamingAtHome,
    enthroned,
    withoutWays,
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
  return inTheirManner(ofTheirLand(peopled, areStrangers(wanted) ? null : folk), folk);
}

/** The mood that is said: skeletons that dance are merry, wherever they do. */
function moodOf(meanings: readonly Meaning[]): Idea['mood'] {
  const isDance =
    meanings.some(({ thing }) => thing === 'skeleton') &&
    meanings.some(({ trait }) => trait === 'dancing');
  const moods = meanings.flatMap(({ mood, thing }) =>
    mood === undefined || (isDance && thing !== undefined) ? [] : [mood],
  );
  return moods[0] ?? null;
}

/** How the picture is framed: a close-up that is called a portrait is one. */
const framingOf = (meanings: readonly Meaning[]): Idea['composition'] => {
  const said = meanings.flatMap(({ composition }) => composition ?? []);
  return said[0] === 'close' && said.includes('portrait') ? 'portrait' : (said[0] ?? null);
};

/** The words for which something akin is drawn. */
const akinOf = (pieces: readonly Piece<Meaning>[]): Idea['akin'] =>
  pieces.flatMap(({ text, meanings }) => {
    const thing = meanings.find(({ akin }) => akin === true)?.thing;
    return thing === undefined ? [] : [{ word: text.toLowerCase(), thing }];
  });

function unwanted(pieces: readonly Piece<Meaning>[]): Unwanted[] {
  const meanings = pieces.filter(({ negated }) => negated).flatMap((piece) => piece.meanings);
  const all = meanings.flatMap(({ thing, sky, weather, snowy }): Unwanted[] =>
    [thing, sky, weather, snowy === true ? ('snow' as const) : undefined].filter(
      (one) => one !== undefined,
    ),
  );
  return [...new Set(all)];
}

const textsOf = (pieces: readonly Piece<Meaning>[]): string[] => [
  ...new Set(pieces.map(({ text }) => text.toLowerCase())),
];
