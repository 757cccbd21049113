import { createReader, type Piece } from '../../words/reader.ts';
import { INDOORS } from '../world/room/plan-room.ts';
import { aboard } from './aboard.ts';
import { saysIdleAct, withDeeds } from './acts.ts';
import { readAge } from './age.ts';
import { isAloft, namesTown, withIsland } from './aloft.ts';
import { withAnimalMothers } from './animal-mothers.ts';
import { asSmallThings } from './as-small-things.ts';
import { atBalls } from './at-balls.ts';
import { atFeasts } from './at-feasts.ts';
import { atMarkets } from './at-markets.ts';
import { atMeals } from './at-meals.ts';
import { atParties } from './at-parties.ts';
import { atRushHour } from './at-rush-hour.ts';
import { roomOfTable } from './at-tables.ts';
import { atWork } from './at-work.ts';
import { atWorkTable } from './at-work-table.ts';
import { withoutIdleAttire } from './attire.ts';
import { asBaked, withToppings } from './baked.ts';
import { bedPlantsOf } from './bed-plants.ts';
import { withoutRoomsOfBurrows } from './before-burrows.ts';
import { readBirds } from './birds.ts';
import { isBeast, isWalker } from './creatures.ts';
import { decorOf, saysIdleDecor } from './decor.ts';
import { dressedAnimals } from './dressed-animals.ts';
import { drivenTo } from './driven-to.ts';
import { atWedding, feastOn } from './feast-keys.ts';
import { withFemaleForms } from './female-forms.ts';
import { byFireside } from './fireside.ts';
import { flatOf } from './flat-words.ts';
import { readHolding } from './holding.ts';
import type { Colour, Idea, SkyBody, Subject, Thing, Unwanted } from './idea.ts';
import { inArena } from './in-arena.ts';
import { inCarriages } from './in-carriages.ts';
import { inDollhouse } from './in-dollhouse.ts';
import { inRooms, isBusy, isWithoutPeople, saysOnlyCrowded } from './in-rooms.ts';
import { inShopWindows } from './in-shop-windows.ts';
import { byHouses } from './in-trees.ts';
import { isAmongTrees, isOfConifers } from './in-woods.ts';
import type { Land } from './land.ts';
import {
  isAcrossWater,
  isLandFirst,
  landOf,
  outlookOf,
  pathOf,
  summitsFromBelow,
  surelyFirst,
} from './land-of-words.ts';
import { lostParks } from './lost-parks.ts';
import { readMedia } from './media.ts';
import { namedCourts } from './named-courts.ts';
import { isHalt, isVolcanoIsle, WILD } from './named-together.ts';
import { townsOnBacks } from './on-backs.ts';
import { onBeam } from './on-beam.ts';
import { onCourts } from './on-courts.ts';
import { busesElsewhere, readCrossings } from './on-decks.ts';
import { onIceSheet } from './on-ice-sheet.ts';
import { readSurfaces } from './on-surfaces.ts';
import { onOccasion } from './on-occasion.ts';
import { onOwnTable } from './on-own-table.ts';
import { onPavements } from './on-pavements.ts';
import { readTops } from './on-vehicles.ts';
import { onQuay } from './on-quay.ts';
import { readStands } from './on-stands.ts';
import { hallOfThrone, isEnthroned } from './on-throne.ts';
import { openOffices } from './open-offices.ts';
import { withOrigins } from './origins.ts';
import { isBeastTrait } from './own-traits.ts';
import { withoutOwners } from './owners.ts';
import { withPairs } from './pairs.ts';
import { asPortrayed, closeToAnimals, portraitOfNamed, showsAFace } from './portraits.ts';
import { besidesGarden, rakedOf } from './raked-garden.ts';
import { readSubjects } from './read-subjects.ts';
import { ripeLand } from './ripe-land.ts';
import { animalTrades, robotTrades } from './robot-trades.ts';
import { inRoomsOfHouses } from './rooms-of-houses.ts';
import { ofRuins } from './ruined.ts';
import type { Meaning } from './scene-keys.ts';
import { PAINTER_WORDS } from './scene-words.ts';
import { withoutCovers } from './seat-covers.ts';
import { sellers } from './sellers.ts';
import { isFoodAtCamp, servedOutdoors } from './served-outdoors.ts';
import { snowOnPeaks } from './snow-on-peaks.ts';
import { sownLand } from './sown-land.ts';
import { MOSS_GROWN } from './thing.ts';
import { inTrades, roomOfBench } from './tinkering.ts';
import { shareWhatIsDone } from './together.ts';
import { townOf } from './town-of.ts';
import type { Trait } from './trait.ts';
import { readTreats } from './treats.ts';
import { withoutOwnSnow } from './warm-places.ts';
import { inGorge, showsScenery } from './water-keys.ts';
import { isByTheSea, saysSurge, standInSea, withoutItsRocks } from './waves.ts';
import { wearingBows, withBows } from './with-bows.ts';
import { withMyself } from './with-myself.ts';
import { readWithin, withoutItsHouse } from './within.ts';
import { onHillStreets, withinCities } from './within-cities.ts';
import { withinOldPlaces } from './within-old-places.ts';
import { readYears } from './years.ts';
import { inTheirSizes, withBabyAnimals } from './young.ts';

const readAll = createReader<Meaning>(PAINTER_WORDS, {
  mends: true,
  number: (count) => ({ count }),
  describes: ({ colour, count, size, posture, praise, aged }) =>
    [colour, count, size, posture, praise, aged].some((one) => one !== undefined),
});

/** What single words don't say, read from what stands beside them, in turn. */
const STEPS: readonly ((pieces: readonly Piece<Meaning>[]) => readonly Piece<Meaning>[])[] = [
  readYears,
  withPairs,
  withMyself,
  sellers,
  onOccasion,
  atFeasts,
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
  atMarkets,
  atRushHour,
  withoutRoomsOfBurrows,
  inCarriages,
  readWithin,
  inRoomsOfHouses,
  readMedia,
  withToppings,
  asSmallThings,
  withBows,
  drivenTo,
  onPavements,
  onHillStreets,
  animalTrades,
  dressedAnimals,
  robotTrades,
  withoutIdleAttire,
  withFemaleForms,
  readAge,
  atParties,
  readTreats,
  readStands,
  readSurfaces,
  readTops,
  readCrossings,
  busesElsewhere,
  inShopWindows,
  inDollhouse,
  readHolding,
  shareWhatIsDone,
  closeToAnimals,
  portraitOfNamed,
  ripeLand,
  snowOnPeaks,
];

/** Whether a volcano is said to erupt, or lava to run from it: smoke that is named then rises from it and veils no land. */
const isActive = (meanings: readonly Meaning[]): boolean =>
  meanings.filter(({ land }) => land === 'volcano').length > 1;

/** Reads a prompt in any language for what the painter knows; unknown words are kept as ignored. */
export function readPrompt(prompt: string): Idea {
  const pieces = STEPS.reduce<readonly Piece<Meaning>[]>(
    (read, step) => step(read),
    readAll(prompt),
  );
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
        roomOfBench(named, meanings) ??
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
  const things = inTheirSizes(
    wearingBows(
      wanted,
      atWorkTable(asBaked(meanings, inArena(town, onCourts(land, town, meanings, all)))),
    ),
  );
  const candlelit = isRoom && (first('candlelit') ?? false);
  const isReclaimed =
    (isRuined || first('forsaken') === true) &&
    (land === 'street' ||
      land === 'city' ||
      meanings.some(({ scenery }) => scenery === 'lostpark') ||
      things.some(showsItIsLeft));
  const flat = flatOf(meanings, land, things);
  // Steam is painted over hot springs alone, moss on what stands for long, a howl is a beast's, and no pattern where a place is shown.
  const isIdle = (piece: Piece<Meaning>) =>
    hasEffect(piece) &&
    ((piece.meanings.every(({ steam }) => steam === true) && !first('spring')) ||
      (piece.meanings.every(({ mossy }) => mossy === true) && !things.some(isMossGrown)) ||
      (!isUp && piece.meanings.every(saysOnlyAloft)) ||
      (!first('cliffs') && land !== 'canyon' && piece.meanings.every(({ rim }) => rim === true)) ||
      (!isRoom && land !== 'street' && beds.length === 0 && saysOnlyCrowded(piece)) ||
      (!isRoom && piece.meanings.every(({ vacant }) => vacant === true)) ||
      isFoodAtCamp(piece.meanings, first('scenery'), things) ||
      piece.meanings.every((one) => saysOtherRoom(one, [land, outlook])) ||
      piece.meanings.every((one) => saysIdleAct(one, things) || isDoneByNobody(one, things)) ||
      piece.meanings.every((one) => saysIdleDecor(decor, one)) ||
      (piece.meanings.every(({ bow }) => bow !== undefined) &&
        things.every(({ bow }) => bow === undefined)) ||
      (piece.meanings.every(saysOfBeast) && !things.some(isToldOf)) ||
      (piece.meanings.every(({ onBroom }) => onBroom === true) && !things.some(isOnBroom)) ||
      (piece.meanings.every(saysRiches) && !things.some(liesOnRiches)) ||
      (flat === null && piece.meanings.every((one) => one.flat !== undefined)));
  const framing = framingOf(meanings);
  // A portrait of those who belong together is no face of one of them.
  const isOfSeveral = framing === 'portrait' && things.some(({ company }) => company !== undefined);
  const idea: Idea = {
    land,
    outlook,
    landFirst: isLandFirst(meanings),
    acrossWater: first('across') ?? isAcrossWater(meanings),
    ground: first('ground') ?? false,
    path: pathOf(meanings),
    winds: first('winds') ?? false,
    breaker: first('breaker') ?? saysSurge(meanings, named),
    beds,
    skerries: standInSea(meanings, named),
    crop: things.some(isNoCrop) ? null : first('crop'),
    delta: land === 'river' && (first('delta') ?? false),
    narrow: first('narrow') ?? false,
    wooded: (land === 'river' || land === 'lake') && isAmongTrees(meanings),
    conifers: isOfConifers(meanings),
    perch: first('perch'),
    decor,
    alley: first('alley') ?? false,
    lunar: first('lunar') ?? false,
    garden: first('garden') ?? false,
    raked,
    neon: first('neon') ?? false,
    future: first('future') ?? false,
    park: (land === 'field' || land === 'lake') && (first('park') ?? false),
    lonePeak: first('lonePeak') ?? false,
    martian: first('martian') ?? false,
    hill: hillOf(wanted),
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
    hearth: first('hearth') ?? (land === 'room' && first('christmas') === true),
    settled: first('settled') ?? (land === 'clouds' && namesTown(meanings) ? 'town' : null),
    town,
    manner: first('manner'),
    scenery:
      land === 'island' && isVolcanoIsle(meanings)
        ? 'volcanoisle'
        : feastOn(
            inGorge(
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
    icy: first('icy') ?? false,
    mangrove: first('mangrove') ?? false,
    bayou: first('bayou') ?? false,
    lagoon: first('lagoon') ?? false,
    lowTide: first('lowTide') ?? false,
    falls: first('falls'),
    jungle: first('jungle') ?? false,
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
    fireflies: first('fireflies') ?? false,
    grounded: first('grounded') ?? false,
    time: first('time') ?? (isBlueSky ? 'day' : candlelit ? 'night' : null),
    weather:
      (first('weather') === 'fog' && isActive(meanings) ? 'clear' : first('weather')) ??
      (isBlueSky ? 'clear' : null) ??
      (without.includes('cloudy') ? 'clear' : null),
    rainOver: first('rainOver') ?? false,
    season:
      first('season') ?? (isAutumnal(leaves) ? 'autumn' : saysGreenLand(wanted) ? 'summer' : null),
    // Elsewhere what is abandoned is only gloomy.
    mood: first('mood') ?? (first('forsaken') === true && !isReclaimed ? 'dark' : null),
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
        : aboard(isReclaimed ? things.filter(isLeftBehind).map(seenNear) : things),
    flat,
    colours: meanings.flatMap(({ colour }) => (colour === undefined ? [] : [colour])),
    tint: isBlueSky ? null : tint,
    without: isReclaimed ? [...without, ...GONE] : without,
    understood: textsOf(pieces.filter((piece) => hasEffect(piece) && !isIdle(piece))),
    akin: akinOf(wanted).filter(({ thing }) => !(thing === 'chair' && things.some(isEnthroned))),
    ignored: textsOf(
      pieces.filter(
        (piece) => piece.role === null && (!hasEffect(piece) || isIdle(piece)) && !isPraise(piece),
      ),
    ),
  };
  const framed = showsAFace(idea) ? { ...idea, composition: 'portrait' as const } : idea;
  const shown =
    framed.composition === 'portrait'
      ? { ...framed, subjects: asPortrayed(framed.subjects) }
      : framed;
  return onIceSheet(
    onQuay(byHouses(servedOutdoors(onOwnTable(atMeals(atWork(shown), first('dines') ?? false))))),
    meanings.some(namesSea),
  );
}

/** How the picture is framed: a close-up that is called a portrait is one. */
const framingOf = (meanings: readonly Meaning[]): Idea['composition'] => {
  const said = meanings.flatMap(({ composition }) => composition ?? []);
  return said[0] === 'close' && said.includes('portrait') ? 'portrait' : (said[0] ?? null);
};

/** Whether a word names the sea itself, and not a cold part of the world. */
const namesSea = ({ land, snowy }: Meaning): boolean => land === 'sea' && snowy !== true;

/** The street where nothing is named but houses of a town that is known by its lanes; null elsewhere. */
const laneOf = (named: readonly Subject[], meanings: readonly Meaning[]): Land | null =>
  named.some(({ thing }) => thing === 'house') &&
  meanings.some(({ alley, manner }) => alley === true && manner !== undefined)
    ? 'street'
    : null;

/** The forest whose leaves somebody or an animal is among where no land is named; null elsewhere. */
const amongLeaves = (named: readonly Subject[], meanings: readonly Meaning[]): Land | null =>
  meanings.some(({ litter }) => litter === true) &&
  named.length > 0 &&
  named.every(({ thing }) => isWalker(thing))
    ? 'forest'
    : null;

/** Whether a word says no more than that something floats in the air. */
const saysOnlyAloft = ({ aloft, weather }: Meaning): boolean =>
  aloft === true && weather === undefined;

/** What a deed says of where and when it is done, and of what else is there. */
const OF_DEEDS: ReadonlySet<string> = new Set<keyof Meaning>([
  'trait',
  'land',
  'ifNone',
  'scenery',
  'time',
  'season',
  'crop',
  'also',
]);

/** Whether it is an animal, or somebody who is no human, and does not do that, nor anything else with the hands. */
const isIdleFigure = ({ thing, holds, traits = [] }: Subject, trait: Trait): boolean =>
  thing !== 'person' &&
  thing !== 'umbrella' &&
  holds === undefined &&
  (isBeast(thing) || isWalker(thing)) &&
  !traits.includes(trait);

/** Whether a word says no more than what somebody does or wears, and where and when, where only animals and the like are and none of them is drawn so. */
const isDoneByNobody = (meaning: Meaning, things: readonly Subject[]): boolean => {
  const { trait } = meaning;
  const named = things.filter(({ isDressing }) => isDressing !== true);
  const asked = named.length > 0 ? named : things;
  return (
    trait !== undefined &&
    Object.keys(meaning).every((key) => OF_DEEDS.has(key)) &&
    asked.length > 0 &&
    asked.every((one) => isIdleFigure(one, trait))
  );
};

/** Rooms that are named by who works there, of whom elsewhere nothing is drawn. */
const OF_WORKERS: ReadonlySet<Land | undefined> = new Set<Land>(['butchershop', 'synagogue']);

/** Whether a word names such a room where another place is shown: a butcher in a street. */
const saysOtherRoom = ({ land, ifNone }: Meaning, shown: readonly (Land | null)[]): boolean =>
  land !== undefined && ifNone === true && OF_WORKERS.has(land) && !shown.includes(land);

/** Whether a word says no more than that there are riches, and whether something lies on them. */
const saysRiches = (meaning: Meaning): boolean =>
  meaning.riches === true && Object.keys(meaning).length === 1;
const isOnBroom = ({ thing }: Subject): boolean => thing === 'broomrider';
const liesOnRiches = ({ traits = [] }: Subject): boolean => traits.includes('hoarding');

/** Whether a word says no more than what is told of beasts, as of the wind that howls, and whether it is told of one. */
const saysOfBeast = ({ thing, trait }: Meaning): boolean =>
  thing === undefined && isBeastTrait(trait);
const isToldOf = ({ traits = [] }: Subject): boolean => traits.some(isBeastTrait);

/** What is seen in the sky; the planet that one stands on is not. */
const skyOf = (meanings: readonly Meaning[]): SkyBody[] => {
  const isOnPlanet = meanings.some(({ martian }) => martian === true);
  const all = meanings.flatMap(({ sky }) => (sky === undefined ? [] : [sky]));
  return [...new Set(all)].filter((body) => !(isOnPlanet && body === 'planet'));
};

/** Whether one hill was asked for, or many. */
function hillOf(pieces: readonly Piece<Meaning>[]): Idea['hill'] {
  const named = pieces.filter(({ meanings }) => meanings.some(({ hill }) => hill !== undefined));
  // An inflected word may be a form of both.
  const isMany = named.some(
    ({ plural, meanings }) => plural || meanings.every(({ hill }) => hill !== 'one'),
  );
  return isMany ? 'many' : named.length > 0 ? 'one' : null;
}

/** Whether moss can grow over it. */
const isMossGrown = ({ thing }: Subject): boolean => MOSS_GROWN.has(thing);

/** Whether it stays where people have left: the sunshade of a pool does not. */
const isLeftBehind = ({ thing, isDressing }: Subject): boolean =>
  !(isDressing === true && thing === 'parasol');

/** How much larger a factory is seen that people have left: what has grown over it is looked at. */
const NEAR = 1.5;
const seenNear = (one: Subject): Subject =>
  one.thing === 'factory' ? { ...one, size: one.size * NEAR } : one;

/** Who and what is in no street that people have left. */
const GONE: readonly Unwanted[] = ['person', 'car', 'horse'];

/** Whether it is seen that people have left it. */
const showsItIsLeft = (subject: Subject): boolean =>
  isMossGrown(subject) || subject.thing === 'factory';

/** What is harvested elsewhere than in a field of grain. */
const HARVESTED: ReadonlySet<Thing> = new Set<Thing>(['vine', 'apple', 'pumpkin']);

/** Whether flowers are counted or in a vase, or the harvest is one of fruit: then no field is sown. */
const isNoCrop = ({ thing, exact }: Subject): boolean =>
  (thing === 'flower' && exact === 'said') || thing === 'vase' || HARVESTED.has(thing);

/** The words for which something akin is drawn. */
const akinOf = (pieces: readonly Piece<Meaning>[]): Idea['akin'] =>
  pieces.flatMap(({ text, meanings }) => {
    const thing = meanings.find(({ akin }) => akin === true)?.thing;
    return thing === undefined ? [] : [{ word: text.toLowerCase(), thing }];
  });

/** Whether a land that grass or leaves make green is called green: then it is neither ripe nor bare. */
function saysGreenLand(pieces: readonly Piece<Meaning>[]): boolean {
  const isGreen = (piece: Piece<Meaning> | undefined) =>
    piece?.meanings.some(
      ({ colour }) => colour !== undefined && colour[1] > Math.max(colour[0], colour[2]) + 0.1,
    ) ?? false;
  return pieces.some(
    ({ meanings, afterStop }, at) =>
      meanings.some(({ land }) => land !== undefined && WILD.has(land)) &&
      ((!afterStop && isGreen(pieces[at - 1])) ||
        (pieces[at + 1]?.afterStop === false && isGreen(pieces[at + 1]))),
  );
}

/** Leaves that are red, orange or yellow are an autumn's. */
const isAutumnal = (leaves: Colour | null): boolean =>
  leaves !== null && leaves[0] > leaves[1] + 0.05 && leaves[1] > leaves[2];

/** A blue sky is a fair day's; it tints nothing else. */
function saysBlueSky(meanings: readonly Meaning[], tint: Idea['tint']): boolean {
  const skies = meanings.some(({ land }) => land === 'plain');
  return skies && tint !== null && tint[2] > tint[0] + 0.2 && tint[2] > tint[1] + 0.1;
}

const isPraise = ({ meanings }: Piece<Meaning>): boolean =>
  meanings.some(({ praise }) => praise === true);

/** Whether the painter does something with a word; wind, for one, it knows and cannot paint. */
const hasEffect = (piece: Piece<Meaning>): boolean =>
  !isPraise(piece) && piece.meanings.some((meaning) => Object.keys(meaning).length > 0);

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
