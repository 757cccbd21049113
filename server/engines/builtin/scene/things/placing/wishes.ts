import { clamp } from '../../arithmetic.ts';
import { hasJetty } from '../../by-the-water.ts';
import { isStillLife } from '../../still-life.ts';
import type { Setting } from '../../setting.ts';
import type { Idea, Land, Subject, Thing, Trait } from '../../words/idea.ts';
import { isWalker } from '../../words/thing.ts';
import type { Camera } from '../../world/frame.ts';
import { lookUp } from '../../world/height-map.ts';
import { isStormy } from '../../world/water-of.ts';
import { INDOORS } from '../../world/room/plan-room.ts';
import { cropOf } from '../../world/sown.ts';
import { figureOf } from '../creatures/figure.ts';
import { makeThing } from './make-thing.ts';
import { smallerSize } from '../sprite.ts';
import { isWooded } from './vegetation.ts';
import { FOUNDED, settled } from './settle.ts';
import type { Sight, Wish } from '../wish.ts';
import { isShoal } from './shoal.ts';
import { besideFlower, isSingle } from './single-flowers.ts';
import { soleOf } from './sole.ts';
import type { Planted, Stage } from './stage.ts';
import { perched } from './perched.ts';
import { bathing } from './bathing.ts';
import { boostIn } from './boost.ts';
import { bridgeAcross, viaduct } from './bridges.ts';
import { atJetty, longest } from './at-jetty.ts';
import { seated } from './seated.ts';
import { onLane } from './on-lane.ts';
import { type Among, findSpot, shareInLine } from './find-spot.ts';
import { middleOf } from './middle-of.ts';
import { isOverStar, OVERHEAD_TREE } from './close-up.ts';
import { crowding, heightOf, isAbout, isBust } from './how-large.ts';
import { STANDS } from './stands.ts';

/** Most that are drawn of one thing. */
const MOST = 8;
/** The things that the prompt asked for, where they can be seen well. */
export function wishes(stage: Stage): Planted[] {
  const { subjects } = stage.setting;
  const { setting } = stage;
  const standing = subjects.filter((subject) => standsAlone(setting, subject));
  const isBeside = (subject: Subject) =>
    isSingle(setting, subject) && besideFlower(setting.idea) !== undefined;
  const isOver = (subject: Subject) => isOverStar(setting.idea, subject);
  const others = standing.filter((subject) => !isBeside(subject) && !isOver(subject));
  const planted = standing.flatMap((subject) => {
    const middle = isBeside(subject)
      ? 0.5 - setting.side * (subject.count > 1 ? BESIDE.several : BESIDE.one)
      : isOver(subject)
        ? 0.5 - setting.side * OVERHEAD_TREE.aside
        : middleOf(stage, others.length, others.indexOf(subject));
    // A bunch of flowers is one thing, and so are lanterns on a cord.
    const count =
      (subject.thing === 'flower' && !isSingle(setting, subject)) ||
      subject.thing === 'paperlantern'
        ? 1
        : Math.min(MOST, subject.count);
    return Array.from({ length: count }, (_, index) =>
      wish(stage, subject, { middle, index, count }),
    ).filter((one) => one !== null);
  });
  return perched(stage, seated(stage, planted));
}

/** How far aside flowers are that somebody is beside, as a share of the width. */
const BESIDE = { one: 0.22, several: 0.3 } as const;

/** Flowers grow in the undergrowth unless they are single or the picture is about them, vines and market stalls in rows, birches and bamboo as the woods. */
function standsAlone(setting: Setting, subject: Subject): boolean {
  const { idea, land } = setting;
  if (subject.thing === 'flower') return isAbout(idea, subject) || isSingle(setting, subject);
  // Several fish are a shoal of the reef (`shoal.ts`).
  if (isShoal({ land }, subject)) return false;
  // A canal's houses are there already.
  if (subject.thing === 'house' && land === 'canal') return false;
  const isGrove = subject.thing === 'birch' || subject.thing === 'bamboo';
  if (subject.thing === 'stall') return false;
  // The rocks of a hot spring lie round its pool.
  if (idea.spring && subject.thing === 'rock') return false;
  // A jetty that is near is drawn already, and the trees of its shore grow there.
  if (subject.thing === 'pier' && subject.far !== true) return false;
  if ((hasJetty(idea) || idea.spring) && isWooded(land) && ON_SHORE.has(subject.thing))
    return false;
  // A station's train stands there already, and an airfield's plane on the ground.
  if (subject.thing === 'train' && land === 'station') return false;
  if (subject.thing === 'airplane' && land === 'airfield') return false;
  // Beside a stream or a house bamboo grows as the trees there.
  if (subject.thing === 'bamboo' && isWooded(land)) return false;
  return subject.thing !== 'vine' && !(isGrove && land === 'woods');
}

/** What grows by a jetty and a hot spring anyway. */
const ON_SHORE: ReadonlySet<Thing> = new Set<Thing>(['tree', 'conifer']);

/** How small the distance across the sea makes what stands there, at the most. */
const LEAST: Partial<Record<Land, number>> = { sea: 0.45, island: 0.3 };

/** One of a thing, or null where no place for it is found. */
function wish(stage: Stage, subject: Subject, among: Among): Planted | null {
  const { thing } = subject;
  const { frame, camera, setting, map } = stage;
  const { idea } = setting;
  if (thing === 'bridge' || thing === 'trainbridge') {
    const across = (thing === 'bridge' ? bridgeAcross : viaduct)(stage, subject);
    if (across !== null) return across;
  }
  const lane = onLane(stage, subject, among.index);
  const berth = bathing(stage, subject, among.index) ?? atJetty(stage, subject, among.index);
  const set = lane ?? berth;
  const spot =
    set === null
      ? findSpot(stage, subject, among)
      : { x: set.x, z: set.z, base: berth?.base ?? null, nearness: 1 };
  if (spot === null) return null;
  const { z } = spot;
  const ground = Math.max(0, lookUp(map.heights, spot.x, z));
  // What a landscape only contains may well stand off; it is small already.
  // On a shore across the sea it is as small as that is far.
  // So is an animal that finds no ground nearer.
  const least = isWalker(thing) ? 0 : (LEAST[setting.land] ?? 1);
  const nearness = isAbout(idea, subject) ? spot.nearness : Math.max(least, spot.nearness);
  const smaller =
    subject.inLine === true ? shareInLine(among.index, among.count) : 1 - 0.07 * (among.index % 3);
  const near = smaller * nearness;
  const bust = isBust(idea, subject);
  const room = Math.min(frame.height, frame.width * (bust ? 1.3 : 1));
  const usual =
    thing === 'paperlantern'
      ? CORD * frame.width
      : heightOf(idea, subject) * shareOf(subject, among.index) * near * room;
  const tall = set?.tall ?? usual;
  const foothold = spot.base ?? ground;
  const inside = INDOORS.includes(setting.land);
  const seen =
    inside && !isStillLife(idea)
      ? undefined
      : sightOf(camera, foothold, z, tall, inside ? STEEPEST_INSIDE : STEEPEST);
  const { bloom: _, ...said } = subject;
  const asked = {
    ...said,
    ...(subject.on !== undefined && subject.posture === null
      ? { posture: 'sitting' as const }
      : {}),
    ...facing(setting, subject),
    ...(set?.heading !== undefined && { heading: set.heading }),
    traits: traitsOf(subject, among.index),
    ...bloomOf(setting, subject),
  };
  const drawn = makeThing(setting, thing, asked, tall, showsItsFace(idea, subject), seen);
  const sprite = FOUNDED.has(thing) && spot.base === null ? settled(drawn, setting) : drawn;
  const across = sprite.width / sprite.height;
  const share = bust ? BEYOND : (SHARES[thing] ?? shareOfWidth(idea));
  const isOver = isOverStar(idea, subject);
  const widest = (share * frame.width) / across / among.count ** (0.7 * crowding(subject));
  // Its top and its sides stay in the picture.
  const row = camera.horizon + ((camera.height - (spot.base ?? ground)) * camera.focal) / z;
  const highest = Math.max(0.12 * frame.height, row - 0.04 * frame.height);
  const measured = (berth?.wide ?? longest(stage, thing, z)) / across;
  const own = berth?.wide === undefined ? Math.min(tall, measured) : measured;
  const height = isOver ? own : Math.min(own, widest, highest);
  const half = (height * across) / 2 + 0.025 * frame.width;
  // A tree's stem stands there, wherever the middle of its boughs is.
  const { left, right } = soleOf(smallerSize(sprite));
  const stem = ((left + right) / 2) * height * across;
  const middle = camera.centre + (spot.x * camera.focal) / z - stem;
  // A pier comes from a shore beside the picture, a bough from a tree on the left.
  const beside = setting.side > 0 ? frame.width - 0.5 * half : 0.5 * half;
  const column =
    thing === 'pier' || thing === 'bough'
      ? thing === 'pier'
        ? beside
        : half * 0.94
      : clamp(
          middle,
          Math.min(half, frame.width / 2),
          frame.width - Math.min(half, frame.width / 2),
        );
  const size = (height * z) / camera.focal;
  const x = ((column - camera.centre) * z) / camera.focal;
  // On a slope it stands where its lower side does, so that nothing hangs in the air.
  const stance = SLENDER.has(thing) ? 0.05 : 0.4;
  const sides = [-stance, 0, stance].map((side) =>
    lookUp(map.heights, x + side * size * across, z),
  );
  // Its front stands nearer to the eye than its middle; a corner over an abyss counts for little.
  sides.push(lookUp(map.heights, x, z - 0.8 * stance * size));
  for (const side of [-stance, stance]) {
    const corner = lookUp(map.heights, x + 0.8 * side * size * across, z - 0.8 * stance * size);
    sides.push(Math.max(ground - 0.06 * size, corner));
  }
  const deepest = SLENDER.has(thing) ? 0.03 : 0.3;
  const foot = Math.max(0, ground - deepest * size, Math.min(ground, ...sides));
  const sunk = STANDS[thing].on === 'water' ? 0.02 : setting.snowy ? 0.04 : 0.015;
  const isTossed = STANDS[thing].on === 'water' && setting.land === 'sea' && isStormy(setting);
  return {
    sprite,
    thing,
    // Who sits brings a chair.
    ...(subject.on === undefined || (thing === 'person' && subject.posture === 'sitting')
      ? {}
      : { on: subject.on }),
    x,
    z,
    base: spot.base === null ? foot - sunk * size : spot.base - (isTossed ? DRAUGHT * size : 0),
    size,
    boost: boostIn(setting),
    melts: standsInGrain(setting, thing) ? Math.min(MOST_SUNK, GRAIN / size) : 0,
    isFront: INDOORS.includes(setting.land) || bust,
    ...(berth?.isUnderWater === true && { deep: 0 }),
    lies: subject.posture === 'sleeping' && isWalker(thing),
    isAfloat: STANDS[thing].on === 'water' && ground === 0,
    floats: thing === 'rowboat' || thing === 'gondola',
  };
}

/** The kind of flowers that stand alone. */
function bloomOf(setting: Setting, subject: Subject): Pick<Wish, 'bloom'> {
  return isSingle(setting, subject) ? { bloom: subject.bloom ?? 'any' } : {};
}

/** How much deeper than on a still sea a ship lies among high waves, as a share of its height. */
const DRAUGHT = 0.035;

/** How high ripe grain is, world units, and the most of a thing that is lost in it. */
const GRAIN = 0.8;
const MOST_SUNK = 0.32;

const standsInGrain = (setting: Setting, thing: Thing): boolean =>
  cropOf(setting) === 'grain' && STANDS[thing].on === 'land' && !FOUNDED.has(thing);

const isGoing = ({ posture }: Subject): boolean =>
  posture === 'running' || posture === 'walking' || posture === 'flying';

/** Of several who go somewhere all go the same way, as kites do in one wind. */
function facing({ side, subjects }: Setting, subject: Subject): Pick<Wish, 'faces'> {
  // The pillow of a bed lies on one side.
  if (subject.thing === 'kite' || subject.on === 'bed') return { faces: side > 0 ? 1 : -1 };
  const going = subjects.filter(isGoing).reduce((all, { count }) => all + count, 0);
  return going > 1 && isGoing(subject) ? { faces: side > 0 ? 1 : -1 } : {};
}

/** What one of several is like: of a couple every other one is a woman, a family has a father, a mother and children. */
function traitsOf({ traits = [] }: Subject, index: number): readonly Trait[] {
  if (traits.includes('couple') && index % 2 === 1) return [...traits, 'woman'];
  if (!traits.includes('family') || index === 0) return traits;
  return [...traits, index === 1 ? 'woman' : 'child'];
}

/** How tall one of a family is beside its father. */
const shareOf = (subject: Subject, index: number): number =>
  subject.traits?.includes('family') === true ? figureOf(traitsOf(subject, index)).tall : 1;

/** The steepest way down on a thing that its sprite is drawn for, and how near and far it is seen, in its heights. */
const STEEPEST = 0.5;
/** The same of what stands on a table. */
const STEEPEST_INSIDE = 1.2;
const AWAY = [1.8, 9] as const;

/** How the eye sees a thing of so many pixels that stands there. */
function sightOf(
  { height, focal }: Camera,
  base: number,
  z: number,
  tall: number,
  steepest: number,
): Sight {
  const middle = base + (0.5 * tall * z) / focal;
  return {
    above: clamp(Math.atan((height - middle) / z), 0.02, steepest),
    away: clamp(focal / tall, ...AWAY),
  };
}

/** How high lanterns on a cord are that reaches from side to side, by the picture's width. */
const CORD = 0.34;

/** Of the picture's width: shoulders and rails may leave it, kites on their strings stand across each other. */
const BEYOND = 1.25;
const SHARES: Partial<Readonly<Record<Thing, number>>> = {
  paperlantern: 1.12,
  train: BEYOND,
  kite: 1.9,
};

/** How much of the picture's width one kind of thing takes at the most: less where a land is to be seen too. */
function shareOfWidth({ land, composition }: Idea): number {
  return land === null || composition === 'close' ? 0.86 : 0.6;
}

/** What stands on a narrow foot, however wide it is above. */
const SLENDER: ReadonlySet<Thing> = new Set<Thing>([
  'palm',
  'tree',
  'blossom',
  'conifer',
  'birch',
  'bamboo',
  'cactus',
  'person',
  'umbrella',
  'kite',
  'flower',
]);

/** People in a landscape look at it; who is portrayed looks out of the picture. */
const showsItsFace = (idea: Idea, subject: Subject): boolean =>
  isAbout(idea, subject) &&
  (idea.land === null || idea.composition === 'portrait' || subject.thing !== 'person');
