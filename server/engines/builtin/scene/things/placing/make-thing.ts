import type { Setting } from '../../setting.ts';
import type { Colour, Posture, Subject, Thing } from '../../words/idea.ts';
import { boulder } from '../boulder.ts';
import { barn } from '../buildings/barn.ts';
import { bridge } from '../buildings/bridge.ts';
import { castle } from '../buildings/castle.ts';
import { church } from '../buildings/church.ts';
import { carousel, circus, ferrisWheel } from '../buildings/fairground.ts';
import { ironTower, torii } from '../buildings/gates.ts';
import { controlTower, gasStation, villa } from '../buildings/modern.ts';
import { house } from '../buildings/house.ts';
import { mosque, pyramid, tent } from '../buildings/landmarks.ts';
import { lighthouse } from '../buildings/lighthouse.ts';
import { pier } from '../buildings/pier.ts';
import { ruin } from '../buildings/ruin.ts';
import { stall } from '../buildings/stall.ts';
import { temple } from '../buildings/temple.ts';
import { trainBridge } from '../buildings/train-bridge.ts';
import { tower } from '../buildings/tower.ts';
import { windmill } from '../buildings/windmill.ts';
import * as animals from '../creatures/animals.ts';
import { astronaut } from '../creatures/astronaut.ts';
import * as bears from '../creatures/bears.ts';
import { beast } from '../creatures/beast.ts';
import { portrait } from '../creatures/bust.ts';
import { butterfly } from '../creatures/butterfly.ts';
import { hen, PIG } from '../creatures/barnyard.ts';
import { inArmchair } from '../creatures/in-armchair.ts';

import { duck } from '../creatures/duck.ts';
import { shark } from '../creatures/shark.ts';
import { wader } from '../creatures/waders.ts';
import { dragon } from '../creatures/dragon.ts';
import * as exotic from '../creatures/exotic.ts';
import { fish } from '../creatures/fish.ts';
import * as hoofed from '../creatures/hoofed.ts';
import { DONKEY, UNICORN } from '../creatures/horse-kin.ts';
import { perchedBird, songbirdOnWing, swan } from '../creatures/fowl.ts';
import { hedgehog, squirrel } from '../creatures/small-beasts.ts';
import { perchedEagle, soaringEagle } from '../creatures/raptor.ts';
import { owl } from '../creatures/owl.ts';
import { parrot } from '../creatures/parrot.ts';
import { penguin } from '../creatures/penguin.ts';
import { person } from '../creatures/person.ts';
import { dolphin, turtle, whale } from '../creatures/sea-beasts.ts';
import { mounted } from '../creatures/mounted.ts';
import { surfer } from '../creatures/surfer.ts';
import { skater, skier } from '../creatures/winter-sports.ts';
import type { Build } from '../creatures/build.ts';
import { hasSeat } from './how-large.ts';
import { underUmbrella } from '../creatures/umbrella.ts';
import { mushroom, robot, snowman } from '../objects/figures.ts';
import { book, candle, chair, lamp } from '../objects/household.ts';
import { hungLantern, paperLanterns, standingLantern, streetLamp } from '../objects/lanterns.ts';
import { apple, cup, fruitBowl, vase } from '../objects/tableware.ts';
import { campfire, haybale, parasol } from '../outdoors/camp.ts';
import { floatingIsland } from '../outdoors/floating-island.ts';
import { hammock, swingTree, treehouse } from '../outdoors/hung.ts';
import { iceberg, igloo } from '../outdoors/ice.ts';
import { bench, fountain, goal, graves, slide, swings } from '../outdoors/park.ts';
import { bamboo } from '../plants/bamboo.ts';
import { flowers } from '../plants/bloom.ts';
import { bough } from '../plants/bough.ts';
import { broadleaf, type Foliage } from '../plants/broadleaf.ts';
import { cactus } from '../plants/cactus.ts';
import { conifer } from '../plants/conifer.ts';
import { palm } from '../plants/palm.ts';
import type { Sprite } from '../sprite.ts';
import { airliner, airplane, rocket } from '../vehicles/aircraft.ts';
import { bicycle } from '../vehicles/bicycle.ts';
import { boat } from '../vehicles/boat.ts';
import { bus } from '../vehicles/bus.ts';
import { galleon, wreck } from '../vehicles/galleon.ts';
import { gondola } from '../vehicles/gondola.ts';
import { rowboat } from '../vehicles/rowboat.ts';
import { trawler } from '../vehicles/trawler.ts';
import { car } from '../vehicles/car.ts';
import { tractor } from '../vehicles/tractor.ts';
import { train } from '../vehicles/train.ts';
import { tram } from '../vehicles/tram.ts';
import { INDOORS } from '../../world/room/plan-room.ts';
import { type Sight, type Wish, wishIn } from '../wish.ts';

/** The bark of a birch. */
const BIRCH: Colour = [0.88, 0.86, 0.82];
/** The colour of a tree in blossom. */
const BLOSSOM: Colour = [0.96, 0.7, 0.78];

/** A tree in blossom, its boughs seen between the flowers. */
export const blossoming = (wish: Wish, snowy: boolean): Sprite =>
  broadleaf({ ...wish, colour: wish.colour ?? BLOSSOM }, { season: 'spring', snowy, density: 0.8 });

/** The leaves of the trees of a setting. */
const foliageOf = ({ season, snowy }: Setting): Foliage => ({ season, snowy, density: 1 });

/** How many birds sit on a bough that is not alone in its picture. */
const BIRDS = 2;

type Make = (wish: Wish, setting: Setting) => Sprite;

/** An animal, with someone on its back where it is ridden. */
const ridden = (build: Build, usual: readonly Posture[], wish: Wish): Sprite =>
  wish.traits?.includes('mounted') ? mounted(build, wish) : beast(build, usual, wish);

/** A bear of the woods, or a white one of the ice. */
function bear(wish: Wish): Sprite {
  const isWhite = wish.colour !== null && Math.min(...wish.colour) > 0.7;
  const usual = ['walking', 'standing', 'walking'] as const;
  return isWhite
    ? beast(bears.POLAR_BEAR, usual, { ...wish, colour: null })
    : beast(bears.BEAR, usual, wish);
}

const MAKERS: Readonly<Record<Thing, Make>> = {
  tree: (wish, { season, snowy }) => broadleaf(wish, { season, snowy, density: 1 }),
  blossom: (wish, { snowy }) => blossoming(wish, snowy),
  conifer: (wish, { snowy }) => conifer(wish, snowy),
  palm,
  cactus,
  flower: (wish, setting) => (INDOORS.includes(setting.land) ? vase(wish) : flowers(wish)),
  mushroom,
  house,
  castle,
  tower,
  lighthouse,
  temple,
  church,
  windmill,
  bridge,
  mosque,
  pyramid,
  tent,
  boat,
  rowboat,
  gondola,
  trawler,
  car,
  bus,
  tram,
  tractor,
  bicycle,
  train,
  trainbridge: trainBridge,
  airplane,
  rocket,
  vase,
  fruit: fruitBowl,
  apple,
  cup,
  book,
  lamp: (wish, { land }) => (INDOORS.includes(land) ? lamp(wish) : hungLantern(wish)),
  lantern: (wish, { land }) => (INDOORS.includes(land) ? standingLantern : hungLantern)(wish),
  streetlamp: streetLamp,
  paperlantern: paperLanterns,
  candle,
  chair,
  robot,
  snowman,
  barn,
  birch: (wish, { season, snowy }) => broadleaf(wish, { season, snowy, density: 0.8, bark: BIRCH }),
  bamboo,
  astronaut,
  umbrella: underUmbrella,
  vine: (wish, { season, snowy }) => broadleaf(wish, { season, snowy, density: 1 }),
  pier,
  stall: (wish) => stall(wish, 1),
  bench,
  fountain,
  swings,
  slide,
  grave: graves,
  goal,
  campfire,
  ferriswheel: ferrisWheel,
  circus,
  carousel,
  ruin,
  torii,
  irontower: ironTower,
  iceberg,
  igloo,
  hammock,
  treehouse: (wish, setting) => treehouse(wish, foliageOf(setting)),
  swingtree: (wish, setting) => swingTree(wish, foliageOf(setting)),
  bough: (wish, { idea }) =>
    bough(wish, {
      leaf: [0.34, 0.5, 0.2],
      petal: wish.colour ?? (idea.season === null || idea.season === 'spring' ? BLOSSOM : null),
      birds: BIRDS,
    }),
  floatingisland: (wish, setting) => floatingIsland(wish, foliageOf(setting)),
  galleon,
  wreck,
  turtle,
  whale,
  dolphin,
  dragon,
  hen,
  pig: (wish) => beast(PIG, ['standing', 'walking'], wish),
  skater,
  skier,
  surfer,
  parasol,
  haybale,
  villa,
  gasstation: gasStation,
  airliner,
  controltower: controlTower,
  tiger: (wish) => beast(exotic.TIGER, ['walking', 'standing'], wish),
  leopard: (wish) => beast(exotic.LEOPARD, ['walking', 'standing', 'sitting'], wish),
  zebra: (wish) => ridden(exotic.ZEBRA, ['standing', 'walking'], wish),
  donkey: (wish) => ridden(DONKEY, ['standing', 'walking'], wish),
  unicorn: (wish) => ridden(UNICORN, ['standing', 'walking'], wish),
  camel: (wish) => ridden(exotic.CAMEL, ['walking', 'standing'], wish),
  giraffe: (wish) => beast(exotic.GIRAFFE, ['standing', 'walking'], wish),
  rock: boulder,
  cat: (wish) => beast(animals.CAT, ['sitting', 'sitting', 'standing', 'walking'], wish),
  dog: (wish) => beast(animals.DOG, ['sitting', 'standing', 'walking'], wish),
  wolf: (wish) => beast(animals.WOLF, ['standing', 'walking'], wish),
  fox: (wish) => beast(animals.FOX, ['sitting', 'standing', 'walking'], wish),
  horse: (wish) => ridden(hoofed.HORSE, ['standing', 'walking'], wish),
  deer: (wish) => beast(hoofed.DEER, ['standing', 'walking'], wish),
  cow: (wish) => beast(hoofed.COW, ['standing', 'walking'], wish),
  sheep: (wish) => beast(hoofed.SHEEP, ['standing', 'walking'], wish),
  bear: (wish) => bear(wish),
  lion: (wish) => beast(animals.LION, ['standing', 'sitting', 'walking'], wish),
  rabbit: (wish) => beast(animals.RABBIT, ['sitting'], wish),
  elephant: (wish) => ridden(exotic.ELEPHANT, ['standing', 'walking'], wish),
  bird: perchedBird,
  flyingbird: songbirdOnWing,
  hedgehog,
  squirrel,
  eagle: (wish, { subjects }) =>
    perchedEagle(wish, !subjects.some(({ thing }) => thing === 'rock')),
  soaringeagle: soaringEagle,
  owl,
  parrot,
  penguin,
  swan,
  duck,
  wader,
  shark,
  panda: (wish) => beast(bears.PANDA, ['sitting', 'walking', 'standing'], wish),
  fish,
  butterfly,
  person: (wish, { idea, land }) => {
    if (idea.composition === 'portrait' && wish.isPortrait) return portrait(wish);
    if (!hasSeat(wish, INDOORS.includes(land))) return person(wish);
    if (INDOORS.includes(land)) return inArmchair(wish);
    return bench({ ...wish, traits: [...(wish.traits ?? []), 'crewed'] });
  },
};

/** Draws a thing as this setting shows it, for a height of `tall` pixels. */
export const makeThing = (
  setting: Setting,
  thing: Thing,
  {
    colour,
    posture,
    traits = [],
    faces,
    heading,
  }: Pick<Subject, 'colour' | 'posture' | 'traits'> & Pick<Wish, 'faces' | 'heading'>,
  tall: number,
  isPortrait: boolean,
  sight?: Sight,
): Sprite =>
  MAKERS[thing](
    wishIn(setting, {
      ...{ colour, posture, traits, tall, isPortrait },
      ...(sight === undefined ? {} : { sight }),
      ...(faces === undefined ? {} : { faces }),
      ...(heading === undefined ? {} : { heading }),
    }),
    setting,
  );
