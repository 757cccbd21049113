import { hasJetty } from '../../choices/by-the-water.ts';
import type { Setting } from '../../setting.ts';
import type { Subject, Thing } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import type { Town } from '../../words/place.ts';
import { TABLEWARE } from '../../words/tableware.ts';
import { sitsThere } from '../../world/room/people/guests.ts';
import { INDOORS } from '../../world/room/plan-room.ts';
import { planOf } from '../../world/scenery/sceneries.ts';
import { DIYAS } from '../../world/street/asia/diyas.ts';
import { isFlockOfBats } from './air/bats.ts';
import { isStirred } from './at-cauldron.ts';
import { hasCypresses } from './growth/tuscan-cypresses.ts';
import { isWooded } from './growth/vegetation.ts';
import { runsAcross } from './lands/boundaries.ts';
import { hasRails } from './lands/train-on-rails.ts';
import { isCandleField } from './light/candle-field.ts';
import { isSingle } from './single-flowers.ts';
import { isAbout } from './size/about.ts';
import { isOfStreetCrowd } from './streets/crowd.ts';
import { isHalloween, isOfHalloween } from './streets/halloween.ts';
import { isChristmasMarket } from './streets/market.ts';
import { eatsAtStall } from './streets/yatai-guests.ts';
import { isOfGraves } from './villages/eerie-graves.ts';
import { swimsInTank } from './waters/in-tank.ts';
import { isShoal } from './waters/shoal.ts';

/** Flowers grow in the undergrowth unless they are single or the picture is about them, vines, market stalls and graves in rows, birches and bamboo as the woods. */
export function standsAlone(setting: Setting, subject: Subject): boolean {
  const { idea, land } = setting;
  if (subject.thing === 'flower') return isAbout(idea, subject) || isSingle(setting, subject);
  // A crowd that fills a street is there already (`crowd.ts`).
  if (isOfStreetCrowd(setting, subject)) return false;
  // Candles in number stand all over the ground (`candle-field.ts`).
  if (isCandleField(setting, subject)) return false;
  // Passengers sit on the seats already.
  if (sitsThere(land, subject)) return false;
  // At a birthday's table balloons float in the corners already.
  if (land === 'diningroom' && subject.thing === 'balloons') return false;
  // What swims in a tank is not before it (`in-tank.ts`).
  if (swimsInTank(setting, subject)) return false;
  // Several fish are a shoal of the reef (`shoal.ts`).
  if (isShoal({ land }, subject)) return false;
  // A canal's houses are there already, and a town's, and those of a harbour that are not counted.
  const areOfHarbour = land === 'harbour' && subject.count > 1 && subject.exact === undefined;
  const isOfTown = land === 'canal' || areOfHarbour || idea.town !== null;
  if (subject.thing === 'house' && isOfTown) return false;
  // A cauldron is drawn with who stirs it (`at-cauldron.ts`).
  if (isStirred(setting, subject)) return false;
  // Who eats at a food stall sits there already (`yatai-guests.ts`).
  if (eatsAtStall(setting, subject)) return false;
  // So is what such a town is known by, unless the town is only seen from a room or a balcony.
  const isSeenFrom = INDOORS.includes(land);
  // A bridge that somebody is on is one of its own.
  if (
    idea.town !== null &&
    !isSeenFrom &&
    subject.carries === undefined &&
    OF_TOWNS[idea.town]?.has(subject.thing) === true
  )
    return false;
  if (isHalloween(setting) && isOfHalloween(subject)) return false;
  // Bats of a place are a flock in its sky (`bats.ts`).
  if (isFlockOfBats(setting, subject)) return false;
  if (isOfGraves(setting, subject)) return false;
  // Fences and hedges run across the land (`boundaries.ts`).
  if (runsAcross(setting, subject)) return false;
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
  // Those of Tuscany grow along its way and on its hills (`tuscan-cypresses.ts`).
  if (subject.traits?.includes('cypress') === true && hasCypresses(setting)) return false;
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
  ghats: DIYAS,
  nightmarket: new Set<Thing>(['lantern', 'paperlantern', 'streetlamp']),
};

/** Whether it is one of the boats that come into a harbour together (`fleet.ts`). */
const isOfFleet = ({ land }: Setting, { thing, on }: Subject): boolean =>
  land === 'harbour' && thing === 'trawler' && on === undefined;

/** What has rows of its own (`market.ts`, `graveyard.ts`). */
const IN_ROWS: ReadonlySet<Thing> = new Set<Thing>(['stall', 'grave']);

/** What grows by a jetty and a hot spring anyway. */
const ON_SHORE: ReadonlySet<Thing> = new Set<Thing>(['tree', 'conifer']);
