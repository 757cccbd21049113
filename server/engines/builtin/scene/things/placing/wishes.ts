import { hasJetty, liesOnBeach, wades } from '../../by-the-water.ts';
import type { Setting } from '../../setting.ts';
import type { Subject, Thing } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import type { Town } from '../../words/place.ts';
import { isAnimal, isWalker, TABLEWARE } from '../../words/thing.ts';
import { lookUp } from '../../world/height-map.ts';
import { INDOORS, sitsThere } from '../../world/room/plan-room.ts';
import { planOf } from '../../world/scenery/sceneries.ts';
import { isAbout, isBust } from './about.ts';
import { acrossGorge } from './across-gorge.ts';
import { acrossNet } from './across-net.ts';
import { allSeen } from './all-seen.ts';
import { isLoose, nearnessIn } from './arrange.ts';
import { atBusStop } from './at-bus-stop.ts';
import { atHarvest } from './at-harvest.ts';
import { atJetty, longest } from './at-jetty.ts';
import { atPond } from './at-pond.ts';
import { bathing } from './bathing.ts';
import { isFlockOfBats } from './bats.ts';
import { SHELTER, sheltered, sitsBeneath } from './beneath-tree.ts';
import { besideCar } from './beside-car.ts';
import { boostIn } from './boost.ts';
import { bridgeAcross, viaduct } from './bridges.ts';
import { isOverStar, OVERHEAD_TREE } from './close-up.ts';
import { areInArena, isOfStreetCrowd } from './crowd.ts';
import { isOfGraves } from './eerie-graves.ts';
import { findSpot } from './find-spot.ts';
import { fishes, turnedToWater } from './fishing.ts';
import { draughtOf, footOf, leapOf, sunkInClouds, sunkInGrain } from './footing.ts';
import { gathered } from './gathered.ts';
import { isHalloween, isOfHalloween } from './halloween.ts';
import { inHall } from './in-hall.ts';
import { shareInLine } from './in-line.ts';
import { columnInside, heightInside } from './in-picture.ts';
import { tallInRoom } from './in-room.ts';
import { shineOf } from './lamp-colours.ts';
import { makeThing } from './make-thing.ts';
import { isChristmasMarket } from './market.ts';
import { middleOf } from './middle-of.ts';
import { onDutchQuay } from './on-dutch-quay.ts';
import { onHalt } from './on-halt.ts';
import { onIce } from './on-ice.ts';
import { onLane } from './on-lane.ts';
import { onPlatform } from './on-platform.ts';
import { feetBeside, heightBeside } from './one-ground.ts';
import { oneOfHerd } from './one-of-herd.ts';
import { perched } from './perched.ts';
import { beforeGoal } from './scored-goal.ts';
import { seated } from './seated.ts';
import { FOUNDED, settled } from './settle.ts';
import { isShoal } from './shoal.ts';
import { sightOf } from './sight-of.ts';
import { besideFlower, isSingle } from './single-flowers.ts';
import { skyIslands } from './sky-islands.ts';
import type { Among } from './spot.ts';
import type { Planted, Stage } from './stage.ts';
import { STANDS } from './stands.ts';
import { throughSprinkler } from './through-sprinkler.ts';
import { hasRails, trainOnRails } from './train-on-rails.ts';
import { isWooded } from './vegetation.ts';
import { villageLandmark } from './village-landmark.ts';
import { wadingDepth } from './wading.ts';
import { wavingAt } from './waving-at.ts';
import { areTeams, shareOf, showsItsFace, wishedFor } from './wished-for.ts';
import { eatsAtStall } from './yatai-guests.ts';

/** Most that are drawn of one thing, and of those in an arena with whom its crowd was counted. */
const MOST = 8;
const IN_ARENA = 4;

/** The things that the prompt asked for, where they can be seen well. */
export function wishes(stage: Stage): Planted[] {
  const { subjects } = stage.setting;
  const { setting } = stage;
  const standing = subjects.filter((subject) => standsAlone(setting, subject));
  const isBeside = (subject: Subject) =>
    isSingle(setting, subject) && besideFlower(setting.idea) !== undefined;
  const isShelter = (subject: Subject) => sheltered(setting.idea, subject) !== null;
  const isOver = (subject: Subject) => isOverStar(setting.idea, subject) || isShelter(subject);
  const tree = standing.find(({ thing }) => thing === 'christmastree');
  const isUnder = ({ thing }: Subject) => thing === 'gift' && tree !== undefined;
  const others = standing.filter(
    (subject) => !isBeside(subject) && !isOver(subject) && !isUnder(subject),
  );
  const planted = standing.flatMap((subject) => {
    const middle = isBeside(subject)
      ? 0.5 - setting.side * (subject.count > 1 ? BESIDE.several : BESIDE.one)
      : isByFire(setting, subject)
        ? 0.5 + setting.side * BY_FIRE
        : isOver(subject)
          ? 0.5 - setting.side * (isShelter(subject) ? SHELTER.aside : OVERHEAD_TREE.aside)
          : sitsBeneath(setting.idea, subject) || areTeams(subject)
            ? 0.5
            : middleOf(
                stage,
                others.length,
                others.indexOf(isUnder(subject) ? (tree as Subject) : subject),
              );
    // A bunch of flowers is one thing, and so are lanterns on a cord and who is in company.
    const isOne =
      (subject.thing === 'flower' && !isSingle(setting, subject)) ||
      subject.thing === 'paperlantern' ||
      subject.thing === 'fairylights' ||
      subject.company !== undefined;
    const most = areInArena(setting, subject) ? IN_ARENA : MOST;
    const count = isOne ? 1 : Math.min(most, subject.count);
    return Array.from({ length: count }, (_, index) =>
      wish(stage, oneOfHerd(subject, index), { middle, index, count }),
    ).filter((one) => one !== null);
  });
  const shown = allSeen(stage, planted, ({ isLoose: is }) => is === true);
  return [...perched(stage, seated(stage, shown)), ...trainOnRails(stage), ...skyIslands(stage)];
}

/** How far aside of the picture's middle a Christmas tree is, as a share of the width: the fire is on the other side. */
const BY_FIRE = 0.2;

/** Whether it is a Christmas tree, or presents under one, in a room where a fire burns. */
const isByFire = ({ land, idea, subjects }: Setting, { thing }: Subject): boolean =>
  land === 'room' &&
  idea.hearth &&
  (thing === 'christmastree' ||
    (thing === 'gift' && subjects.some((one) => one.thing === 'christmastree')));

/** How far aside flowers are that somebody is beside, as a share of the width. */
const BESIDE = { one: 0.22, several: 0.3 } as const;

/** Rooms with a tank, and what swims in it. */
const AQUARIUMS: readonly Land[] = ['aquariumtunnel', 'aquariumhall'];
const IN_TANKS: ReadonlySet<Thing> = new Set<Thing>(['shark', 'fish']);

/** Flowers grow in the undergrowth unless they are single or the picture is about them, vines, market stalls and graves in rows, birches and bamboo as the woods. */
function standsAlone(setting: Setting, subject: Subject): boolean {
  const { idea, land } = setting;
  if (subject.thing === 'flower') return isAbout(idea, subject) || isSingle(setting, subject);
  // A crowd that fills a street is there already (`crowd.ts`).
  if (isOfStreetCrowd(setting, subject)) return false;
  // Passengers sit on the seats already.
  if (sitsThere(land, subject)) return false;
  // At a birthday's table balloons float in the corners already.
  if (land === 'diningroom' && subject.thing === 'balloons') return false;
  // What swims in a tank is there already.
  if (AQUARIUMS.includes(land) && IN_TANKS.has(subject.thing)) return false;
  // Several fish are a shoal of the reef (`shoal.ts`).
  if (isShoal({ land }, subject)) return false;
  // A canal's houses are there already, and a town's, and those of a harbour that are not counted.
  const areOfHarbour = land === 'harbour' && subject.count > 1 && subject.exact === undefined;
  const isOfTown = land === 'canal' || areOfHarbour || idea.town !== null;
  if (subject.thing === 'house' && isOfTown) return false;
  // Who eats at a food stall sits there already (`yatai-guests.ts`).
  if (eatsAtStall(setting, subject)) return false;
  // So is what such a town is known by, unless the town is only seen from a room or a balcony.
  const isSeenFrom = INDOORS.includes(land);
  if (idea.town !== null && !isSeenFrom && OF_TOWNS[idea.town]?.has(subject.thing) === true)
    return false;
  if (isHalloween(setting) && isOfHalloween(subject)) return false;
  // Bats of a place are a flock in its sky (`bats.ts`).
  if (isFlockOfBats(setting, subject)) return false;
  if (isOfGraves(setting, subject)) return false;
  const isGrove = subject.thing === 'birch' || subject.thing === 'bamboo';
  if (IN_ROWS.has(subject.thing) || isOfFleet(setting, subject)) return false;
  const plan = planOf(setting);
  // Somebody is on those swings.
  const isUsed = subject.traits?.includes('crewed') === true;
  if (plan?.has?.has(subject.thing) === true && !isUsed) return false;
  const isSomebody = subject.thing === 'person' || isUsed;
  // Who scoops goldfish does so besides those who stroll there.
  const isBusy = subject.traits?.includes('scooping') === true;
  if (isSomebody && !isBusy && subject.traits?.some((one) => plan?.who?.has(one))) return false;
  // Fairy chimneys stand all over their valley.
  if (subject.thing === 'hoodoo' && land === 'canyon') return false;
  // Islands float where there is room for all of them (`sky-islands.ts`).
  if (subject.thing === 'floatingisland') return false;
  // That of a market stands among its stalls.
  if (subject.thing === 'christmastree' && isChristmasMarket(idea)) return false;
  // The rocks of a hot spring lie round its pool.
  if (idea.spring && subject.thing === 'rock') return false;
  // A jetty that is near is drawn already, and the trees of its shore grow there.
  if (subject.thing === 'pier' && subject.far !== true) return false;
  if ((hasJetty(idea) || idea.spring) && isWooded(land) && ON_SHORE.has(subject.thing))
    return false;
  // A station's train stands there already, and an airfield's plane on the ground.
  if (subject.thing === 'train' && (isStation(land) || hasRails(setting))) return false;
  if (subject.thing === 'airplane' && land === 'airfield') return false;
  // Beside a stream or a house bamboo grows as the trees there.
  if (subject.thing === 'bamboo' && isWooded(land)) return false;
  return subject.thing !== 'vine' && !(isGrove && land === 'woods');
}

/** Whether a land is a station's hall. */
const isStation = (land: Land): boolean => land === 'station' || land === 'oldstation';

/** What stands and hangs in a court anyway. */
const OF_COURTS: ReadonlySet<Thing> = new Set<Thing>([
  'fountain',
  'lantern',
  'vase',
  'plant',
  'flower',
]);
const LANTERNS: ReadonlySet<Thing> = new Set<Thing>(['lantern']);
/** What a water town has anyway. */
const OF_WATER_TOWNS: ReadonlySet<Thing> = new Set<Thing>([
  'bridge',
  'boat',
  'rowboat',
  'gondola',
  'paperlantern',
  'lantern',
]);
/** What towns have anyway: old ones of the east lanterns under their eaves, a plaza its church, cafés what is on their tables. */
const OF_TOWNS: Partial<Readonly<Record<Town, ReadonlySet<Thing>>>> = {
  watertown: OF_WATER_TOWNS,
  amsterdam: new Set<Thing>(['bridge']),
  cafes: TABLEWARE,
  riad: OF_COURTS,
  patio: OF_COURTS,
  machiya: LANTERNS,
  hutong: LANTERNS,
  plaza: new Set<Thing>(['church']),
  colosseum: new Set<Thing>(['colosseum']),
  yatai: new Set<Thing>(['ramen', 'stall', 'lantern', 'paperlantern']),
  indian: new Set<Thing>(['stall']),
  nightmarket: new Set<Thing>(['lantern', 'paperlantern', 'streetlamp']),
};

/** Whether it is one of the boats that come into a harbour together (`fleet.ts`). */
const isOfFleet = ({ land }: Setting, { thing, on }: Subject): boolean =>
  land === 'harbour' && thing === 'trawler' && on === undefined;

/** What has rows of its own (`market.ts`, `graveyard.ts`). */
const IN_ROWS: ReadonlySet<Thing> = new Set<Thing>(['stall', 'grave']);

/** What grows by a jetty and a hot spring anyway. */
const ON_SHORE: ReadonlySet<Thing> = new Set<Thing>(['tree', 'conifer']);

/** What leads from one side to the other, and how that is found. */
const CROSSINGS: Partial<
  Readonly<Record<Thing, (stage: Stage, subject: Subject) => Planted | null>>
> = {
  bridge: bridgeAcross,
  ropebridge: (stage, subject) => acrossGorge(stage, subject) ?? bridgeAcross(stage, subject),
  suspensionbridge: viaduct,
  greatwall: viaduct,
  trainbridge: viaduct,
};

/** One of a thing, or null where no place for it is found. */
function wish(stage: Stage, subject: Subject, among: Among): Planted | null {
  const { thing } = subject;
  const { camera, setting, map } = stage;
  const { idea, land } = setting;
  const crossing = CROSSINGS[thing]?.(stage, subject) ?? null;
  if (crossing !== null) return crossing;
  const lane = onLane(stage, subject, among.index);
  const berth =
    bathing(stage, subject, among.index) ??
    atJetty(stage, subject, among.index) ??
    inHall(stage, subject, among.index) ??
    onDutchQuay(stage, subject, among.index) ??
    onHalt(stage, subject, among.index) ??
    onIce(stage, subject, among.index) ??
    atBusStop(stage, subject, among.index) ??
    besideCar(stage, subject, among.index) ??
    throughSprinkler(stage, subject, among.index) ??
    atHarvest(stage, subject, among.index) ??
    beforeGoal(stage, subject, among.index) ??
    acrossNet(stage, subject, among.index) ??
    atPond(stage, subject, among.index) ??
    gathered(stage, subject, among.index, shareOf(setting, subject, among.index));
  const landmark = villageLandmark(stage, subject, among.index);
  const set = lane ?? landmark ?? berth;
  const spot =
    set === null
      ? findSpot(stage, subject, among)
      : { x: set.x, z: set.z, base: berth?.base ?? null, nearness: 1 };
  if (spot === null) return null;
  const { z } = spot;
  const at = onPlatform(setting, subject, spot.x);
  const ground = Math.max(0, lookUp(map.heights, at, z));
  const usual = tallInRoom(setting, camera, subject, z);
  const inRoom = usual === null ? null : usual * shareOf(setting, subject, among.index);
  const tall = set?.tall ?? inRoom ?? usualHeight(stage, subject, among, spot.nearness);
  const foothold = spot.base ?? ground;
  const heading =
    set === null && fishes(subject)
      ? turnedToWater(stage, {
          column: camera.centre + (at * camera.focal) / z,
          row: camera.horizon + ((camera.height - (spot.base ?? ground)) * camera.focal) / z,
        })
      : ((lane ?? berth)?.heading ?? wavingAt(stage, subject, [at, z]));
  const asked = wishedFor(setting, subject, among.index, heading);
  const shine = shineOf(subject);
  const seen = sightOf(stage, foothold, z, tall);
  const drawn = makeThing(setting, thing, asked, tall, showsItsFace(idea, subject), seen);
  const sprite = FOUNDED.has(thing) && spot.base === null ? settled(drawn, setting) : drawn;
  const across = sprite.width / sprite.height;
  const measured = (berth?.wide ?? longest(stage, thing, z)) / across;
  const own = berth?.wide === undefined ? Math.min(tall, measured) : measured;
  const row = camera.horizon + ((camera.height - foothold) * camera.focal) / z;
  const isTrue = set === null && inRoom !== null;
  const height = heightInside(stage, subject, {
    own,
    across,
    row,
    count: isTrue ? 1 : among.count,
  });
  const stands = camera.centre + (at * camera.focal) / z;
  const column = columnInside(stage, subject, sprite, height, stands);
  const size = (height * z) / camera.focal;
  const x = ((column - camera.centre) * z) / camera.focal;
  return {
    sprite,
    thing,
    // Who sits brings a chair.
    ...(subject.on === undefined || (thing === 'person' && subject.posture === 'sitting')
      ? {}
      : { on: subject.on }),
    x,
    z,
    base:
      spot.base === null
        ? footOf(map, setting, { thing, x, z, size, across, ground }) +
          leapOf(subject, size) -
          wadingDepth(setting, subject, size)
        : spot.base - draughtOf(setting, thing, size),
    size,
    boost: boostIn(setting),
    ...(shine !== undefined && { shine }),
    melts: Math.max(sunkInGrain(setting, thing, size), sunkInClouds(setting, thing)),
    // Who has the size of a room's furniture may well be behind some of it.
    isFront:
      (INDOORS.includes(land) && (inRoom === null || isAnimal(thing))) || isBust(idea, subject),
    ...(subject.holds?.thing === 'lantern' && { gives: 'lantern' }),
    ...(subject.traits?.includes('casting') && { gives: 'spell' }),
    ...((berth?.isUnderWater === true || wades(setting, subject)) && { deep: 0 }),
    lies:
      ((subject.posture === 'sleeping' || subject.posture === 'lying') && isWalker(thing)) ||
      thing === 'picnic',
    isAfloat: STANDS[thing].on === 'water' && ground === 0,
    floats: (thing === 'rowboat' && !liesOnBeach(setting, subject)) || thing === 'gondola',
    ...(set === null && isLoose(subject) && { isLoose: true }),
  };
}

/** How high lanterns on a cord are that reaches from side to side, by the picture's width. */
const CORD = 0.34;

/** How small the distance across the sea makes what stands there, at the most. */
const LEAST: Partial<Record<Land, number>> = { sea: 0.45, island: 0.3 };

/** The same on any other land. */
const STANDS_OFF = 0.75;

/** Height in pixels of one that nothing else measures, whose place is so near: 1 is where it was wanted. */
function usualHeight(
  { frame, setting }: Stage,
  subject: Subject,
  { index, count }: Among,
  nearness: number,
): number {
  const { thing } = subject;
  const { idea } = setting;
  if (thing === 'paperlantern' || thing === 'fairylights') return CORD * frame.width;
  // What a landscape only contains may well stand off; it is small already.
  // On a shore across the sea it is as small as that is far.
  // So is an animal that finds no ground nearer.
  const least = isWalker(thing) ? 0 : (LEAST[setting.land] ?? STANDS_OFF);
  const smaller =
    subject.inLine === true
      ? shareInLine(index, count)
      : nearnessIn(setting, subject, index, feetBeside(idea, subject));
  const near = smaller * (isAbout(idea, subject) ? nearness : Math.max(least, nearness));
  const room = Math.min(frame.height, frame.width * (isBust(idea, subject) ? 1.3 : 1));
  return heightBeside(idea, subject) * shareOf(setting, subject, index) * near * room;
}
