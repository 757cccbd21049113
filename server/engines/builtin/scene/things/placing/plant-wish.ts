import { liesOnBeach } from '../../choices/by-the-water.ts';
import { isAnimal, isWalker } from '../../words/creatures.ts';
import type { Subject, Thing } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import { lookUp } from '../../world/height-map.ts';
import { INDOORS } from '../../world/room/plan-room.ts';
import { acrossGorge } from './bridges/across-gorge.ts';
import { bridgeAcross, viaduct } from './bridges/bridges.ts';
import { FOUNDED, settled } from './ground/settle.ts';
import { isLoose, nearnessIn, standsFree } from './groups/arrange.ts';
import { shareInLine } from './groups/in-line.ts';
import { boostIn } from './light/boost.ts';
import { beamHeading, hasBeam } from './light/flashlight-beams.ts';
import { shineOf } from './light/lamp-colours.ts';
import { makeThing } from './makers/make-thing.ts';
import { acrossNet } from './own-places/across-net.ts';
import { atBusStop } from './own-places/at-bus-stop.ts';
import { atHarvest } from './own-places/at-harvest.ts';
import { atJetty, longest } from './own-places/at-jetty.ts';
import { atPond } from './own-places/at-pond.ts';
import { atShopFront } from './own-places/at-shop-front.ts';
import { bathing } from './own-places/bathing.ts';
import { besideCar } from './own-places/beside-car.ts';
import { fishes, turnedToWater } from './own-places/fishing.ts';
import { inHall } from './own-places/in-hall.ts';
import { swimsToward } from './own-places/in-water.ts';
import { onDutchQuay } from './own-places/on-dutch-quay.ts';
import { onGreatWall } from './own-places/on-great-wall.ts';
import { onHalt } from './own-places/on-halt.ts';
import { onIce } from './own-places/on-ice.ts';
import { onLane } from './own-places/on-lane.ts';
import { beforeGoal } from './own-places/scored-goal.ts';
import { standingPlace } from './own-places/standing-places.ts';
import { type Seen, throughPane } from './own-places/through-pane.ts';
import { throughSprinkler } from './own-places/through-sprinkler.ts';
import { villageLandmark } from './own-places/village-landmark.ts';
import { underWaterOf } from './own-places/wading.ts';
import { wavingAt } from './own-places/waving-at.ts';
import { isAbout, isBust } from './size/about.ts';
import type { Among } from './spot.ts';
import { findSpot } from './spots/find-spot.ts';
import { draughtOf, footOf, leapOf, sunkInClouds, sunkInGrain } from './spots/footing.ts';
import { gathered } from './spots/gathered.ts';
import { columnInside, heightInside } from './spots/in-picture.ts';
import { tallInRoom } from './spots/in-room.ts';
import { onPlatform } from './spots/on-platform.ts';
import { feetBeside, heightBeside } from './spots/one-ground.ts';
import { sightOf } from './spots/sight-of.ts';
import type { Planted, Stage } from './stage.ts';
import { STANDS } from './stands.ts';
import { shareOf, showsItsFace, wishedFor } from './wished-for.ts';

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
export function plantWish(stage: Stage, subject: Subject, among: Among): Planted | null {
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
    atShopFront(stage, subject, among.index) ??
    standingPlace(stage, subject, among.index) ??
    onDutchQuay(stage, subject, among.index) ??
    onHalt(stage, subject, among.index) ??
    onGreatWall(stage, subject, among.index) ??
    onIce(stage, subject, among.index) ??
    atBusStop(stage, subject, among.index) ??
    besideCar(stage, subject, among.index) ??
    throughSprinkler(stage, subject, among.index) ??
    atHarvest(stage, subject, among.index) ??
    beforeGoal(stage, subject, among.index) ??
    acrossNet(stage, subject, among.index) ??
    atPond(stage, subject, among.index) ??
    gathered(stage, subject, among.index, shareOf(setting, subject, among.index));
  const landmark: Seen | null =
    throughPane(stage, subject, among.index) ?? villageLandmark(stage, subject, among.index);
  const set = lane ?? landmark ?? berth;
  const spot =
    set === null
      ? findSpot(stage, subject, among)
      : { x: set.x, z: set.z, base: berth?.base ?? landmark?.base ?? null, nearness: 1 };
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
      : ((lane ?? berth)?.heading ??
        beamHeading(setting, subject) ??
        wavingAt(stage, subject, [at, z]));
  const wanted = wishedFor(setting, subject, among.index, heading);
  const faces = wanted.faces ?? swimsToward(setting, subject, among.index);
  const asked = faces === null ? wanted : { ...wanted, faces };
  const shine = shineOf(subject);
  const seen = sightOf(stage, foothold, z, tall);
  const drawn = makeThing(setting, thing, asked, tall, showsItsFace(idea, subject), seen);
  const isOnGround = spot.base === null || land === 'sea';
  const sprite = FOUNDED.has(thing) && isOnGround ? settled(drawn, setting) : drawn;
  const across = sprite.width / sprite.height;
  const measured = (berth?.wide ?? landmark?.wide ?? longest(stage, thing, z)) / across;
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
  const under = underWaterOf(setting, subject);
  const x = ((column - camera.centre) * z) / camera.focal;
  return {
    sprite,
    thing,
    // Who sits brings a chair.
    ...(subject.on === undefined || bringsSeat(subject) ? {} : { on: subject.on }),
    x,
    z,
    base:
      spot.base === null
        ? footOf(map, setting, { thing, x, z, size, across, ground }) +
          leapOf(subject, size) -
          under * size
        : spot.base - draughtOf(setting, thing, size) - (berth === null ? under * size : 0),
    size,
    boost: boostIn(setting),
    ...(shine !== undefined && { shine }),
    melts: Math.max(sunkInGrain(setting, thing, size), sunkInClouds(setting, subject)),
    // Who has the size of a room's furniture may well be behind some of it.
    isFront:
      (INDOORS.includes(land) && (inRoom === null || isAnimal(thing))) || isBust(idea, subject),
    ...(subject.holds?.thing === 'lantern' && { gives: 'lantern' }),
    ...(hasBeam(subject) && { gives: 'beam' }),
    ...(subject.traits?.includes('casting') && { gives: 'spell' }),
    ...((berth?.isUnderWater === true || under > 0) && { deep: 0 }),
    lies:
      ((subject.posture === 'sleeping' || subject.posture === 'lying') && isWalker(thing)) ||
      LIES.has(thing),
    isAfloat: STANDS[thing].on === 'water' && ground === 0,
    ...(faces !== null && { faces }),
    floats: (thing === 'rowboat' && !liesOnBeach(setting, subject)) || thing === 'gondola',
    ...((berth?.mayMove === true ||
      (set === null && (isLoose(subject) || (spot.base === null && standsFree(subject))))) && {
      isLoose: true,
    }),
  };
}

/** What is so low that grass before it would hide it. */
const LIES: ReadonlySet<Thing> = new Set<Thing>(['picnic', 'chalk', 'ferns', 'log', 'stump']);

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
  if (thing === 'paperlantern' || thing === 'fairylights' || thing === 'washinglines')
    return CORD * frame.width;
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

/** Whether somebody sits on a chair that is drawn with them. */
const bringsSeat = ({ thing, posture, traits }: Subject): boolean =>
  thing === 'person' && posture === 'sitting' && traits?.includes('perched') !== true;
