import { liesOnBeach } from '../../by-the-water.ts';
import { isSavanna } from '../../savanna.ts';
import type { Setting } from '../../setting.ts';
import type { Colour, Subject, Thing } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import { MOSS_GROWN } from '../../words/thing.ts';
import { MENDING, type Mending, type Trait } from '../../words/trait.ts';
import { MARTIAN_STONE } from '../../world/mars.ts';
import { INDOORS } from '../../world/room/plan-room.ts';
import { isStormy } from '../../world/water-of.ts';
import { boulder } from '../boulder.ts';
import { abbeyRuin } from '../buildings/abbey-ruin.ts';
import { amphitheatre } from '../buildings/amphitheatre.ts';
import { barn } from '../buildings/barn.ts';
import { bigBen } from '../buildings/big-ben.ts';
import { bridge } from '../buildings/bridge.ts';
import { buildingSite } from '../buildings/building-site.ts';
import { castle } from '../buildings/castle.ts';
import { castleRuin } from '../buildings/castle-ruin.ts';
import { church } from '../buildings/church.ts';
import { college } from '../buildings/college.ts';
import { dam } from '../buildings/dam.ts';
import { egyptianTemple } from '../buildings/egyptian-temple.ts';
import { factory } from '../buildings/factory.ts';
import { carousel, circus, ferrisWheel } from '../buildings/fairground.ts';
import { ironTower, torii } from '../buildings/gates.ts';
import { gingerbreadHouse } from '../buildings/gingerbread-house.ts';
import { greatWall } from '../buildings/great-wall.ts';
import { hauntedHouse } from '../buildings/haunted-house.ts';
import { headframe } from '../buildings/headframe.ts';
import { derelictHouse, farmhouse, house } from '../buildings/house.ts';
import { incaCity } from '../buildings/inca-city.ts';
import { japaneseCastle } from '../buildings/japanese-castle.ts';
import { khmerTemple } from '../buildings/khmer-temple.ts';
import { mosque, pyramid, tent } from '../buildings/landmarks.ts';
import { lighthouse } from '../buildings/lighthouse.ts';
import { logCabin } from '../buildings/log-cabin.ts';
import { controlTower, gasStation, villa } from '../buildings/modern.ts';
import { monastery } from '../buildings/monastery.ts';
import { oilRig } from '../buildings/oil-rig.ts';
import { onionDomes } from '../buildings/onion-domes.ts';
import { operaHouse } from '../buildings/opera-house.ts';
import { pier } from '../buildings/pier.ts';
import { powerPlant } from '../buildings/power-plant.ts';
import { rapunzelTower } from '../buildings/rapunzel-tower.ts';
import { refinery } from '../buildings/refinery.ts';
import { rockTemple } from '../buildings/rock-temple.ts';
import { ropeBridge } from '../buildings/rope-bridge.ts';
import { roundHut } from '../buildings/round-hut.ts';
import { ruin } from '../buildings/ruin.ts';
import { spaceHabitat } from '../buildings/space-habitat.ts';
import { sphinx } from '../buildings/sphinx.ts';
import { stall } from '../buildings/stall.ts';
import { staveChurch } from '../buildings/stave-church.ts';
import { stepPyramid } from '../buildings/step-pyramid.ts';
import { stiltHouse } from '../buildings/stilt-house.ts';
import { stoneCircle } from '../buildings/stone-circle.ts';
import { superTower } from '../buildings/super-tower.ts';
import { suspensionBridge } from '../buildings/suspension-bridge.ts';
import { temple } from '../buildings/temple.ts';
import { tower } from '../buildings/tower.ts';
import { trainBridge } from '../buildings/train-bridge.ts';
import { trojanHorse } from '../buildings/trojan-horse.ts';
import { windTurbine } from '../buildings/wind-turbine.ts';
import { windmill } from '../buildings/windmill.ts';
import { yurt } from '../buildings/yurt.ts';
import { zooGate } from '../buildings/zoo-gate.ts';
import { astronaut } from '../creatures/astronaut.ts';
import { atPiano } from '../creatures/at-piano.ts';
import { tableFor } from '../creatures/at-table.ts';
import { balloonRide } from '../creatures/balloon-ride.ts';
import { beforeMirror } from '../creatures/before-mirror.ts';
import { broomRider } from '../creatures/broom-rider.ts';
import { portrait } from '../creatures/bust.ts';
import { climber } from '../creatures/climber.ts';
import { company } from '../creatures/company.ts';
import { diver } from '../creatures/diver.ts';
import { inArmchair, onBench } from '../creatures/in-armchair.ts';
import { kite } from '../creatures/kite.ts';
import { mermaid } from '../creatures/mermaid.ts';
import { person } from '../creatures/person.ts';
import { restingDragon } from '../creatures/resting-dragon.ts';
import { skateboarder } from '../creatures/skateboarder.ts';
import { surfboard, surfer } from '../creatures/surfer.ts';
import { onSteelBeam } from '../creatures/steel-beam.ts';
import { swimmer } from '../creatures/swimmer.ts';
import { underUmbrella } from '../creatures/umbrella.ts';
import { skater, skier, snowboarder } from '../creatures/winter-sports.ts';
import { bakeryWindow } from '../objects/bakery-window.ts';
import { clock, pottedLeaves, shoes, teddy, toys } from '../objects/belongings.ts';
import { cake } from '../objects/cakes.ts';
import { cauldron } from '../objects/cauldron.ts';
import { dollhouse } from '../objects/dollhouse.ts';
import { beer, drink, wine } from '../objects/drinks.ts';
import { fairyLights } from '../objects/fairy-lights.ts';
import { basket, gift, paintedEggs, pumpkin } from '../objects/festive.ts';
import { mushroom, robot, snowman } from '../objects/figures.ts';
import { fishBowl } from '../objects/fish-bowl.ts';
import { cookies, croissant, donut } from '../objects/from-the-oven.ts';
import { hoard } from '../objects/hoard.ts';
import { book, candle, chair, lamp } from '../objects/household.ts';
import { guitar, piano, violin } from '../objects/instruments.ts';
import { hungLantern, paperLanterns, standingLantern, streetLamp } from '../objects/lanterns.ts';
import { curry, paella, spaghetti } from '../objects/pan-dishes.ts';
import { bookcase, fence, fencePost, uprightPiano, wires } from '../objects/perches.ts';
import { breakfast, cheese, fries, salad, steak } from '../objects/plated-food.ts';
import { ramen } from '../objects/ramen.ts';
import { bread, burger, pizza, soup, sushi } from '../objects/savoury-food.ts';
import { armchair } from '../objects/seats.ts';
import { ghost, lyingSkull, skeleton } from '../objects/spooky.ts';
import { statue } from '../objects/statue.ts';
import { pancakes } from '../objects/sweet-food.ts';
import { apple, cup, fruitBowl } from '../objects/tableware.ts';
import { tacos } from '../objects/tacos.ts';
import { toyBalloons } from '../objects/toy-balloons.ts';
import { crown, swordInStone, treasureChest } from '../objects/treasure.ts';
import { vase } from '../objects/vase.ts';
import { bandstand } from '../outdoors/bandstand.ts';
import { beanstalk } from '../outdoors/beanstalk.ts';
import { campfire, haybale, parasol } from '../outdoors/camp.ts';
import { floatingIsland } from '../outdoors/floating-island.ts';
import { gravestone } from '../outdoors/gravestone.ts';
import { hoodoo } from '../outdoors/hoodoo.ts';
import { hammock, swingTree, treehouse } from '../outdoors/hung.ts';
import { iceberg, igloo } from '../outdoors/ice.ts';
import { bench, fountain, goal, slide, swings } from '../outdoors/park.ts';
import { picnic } from '../outdoors/picnic.ts';
import { portal } from '../outdoors/portal.ts';
import { sandCastle } from '../outdoors/sand-castle.ts';
import { scarecrow } from '../outdoors/scarecrow.ts';
import { spiderWeb } from '../outdoors/spider-web.ts';
import { sprinkler } from '../outdoors/sprinkler.ts';
import { barbecue, bouncyCastle, clothesLine } from '../outdoors/yard-things.ts';
import { growAcacia } from '../plants/acacia.ts';
import { bamboo } from '../plants/bamboo.ts';
import { baobab } from '../plants/baobab.ts';
import { flowers } from '../plants/bloom.ts';
import { bough } from '../plants/bough.ts';
import { broadleaf, type Foliage } from '../plants/broadleaf.ts';
import { cactus } from '../plants/cactus.ts';
import { christmasTree } from '../plants/christmas-tree.ts';
import { conifer } from '../plants/conifer.ts';
import { palm } from '../plants/palm.ts';
import { singleFlower } from '../plants/single-flower.ts';
import type { Sprite } from '../sprite.ts';
import { ANIMALS, type Make } from './make-animal.ts';
import { OBJECTS } from './make-object.ts';
import { onSubject } from '../subject-light.ts';
import { airliner, airplane, rocket } from '../vehicles/aircraft.ts';
import { bicycle } from '../vehicles/bicycle.ts';
import { boat } from '../vehicles/boat.ts';
import { bus } from '../vehicles/bus.ts';
import { camperVan } from '../vehicles/camper-van.ts';
import { car } from '../vehicles/car.ts';
import { pickupTruck, sportsCar, taxi, van } from '../vehicles/car-kinds.ts';
import { combine } from '../vehicles/combine.ts';
import { drivenCar } from '../vehicles/driven-car.ts';
import { ambulance, policeCar } from '../vehicles/emergency.ts';
import { fireEngine } from '../vehicles/fire-engine.ts';
import { foodTruck } from '../vehicles/food-truck.ts';
import { galleon, wreck } from '../vehicles/galleon.ts';
import { gondola } from '../vehicles/gondola.ts';
import { carriage, pumpkinCoach, sleigh } from '../vehicles/horse-coach.ts';
import { airship, flyingCar, helicopter, ufo } from '../vehicles/hovering.ts';
import { launch } from '../vehicles/launch.ts';
import { longship } from '../vehicles/longship.ts';
import { moonLander } from '../vehicles/moon-lander.ts';
import { ferry, freighter, liner, sternwheeler } from '../vehicles/motor-ship.ts';
import { motorcycle } from '../vehicles/motorcycle.ts';
import { openBonnet } from '../vehicles/open-bonnet.ts';
import { raceCar } from '../vehicles/race-car.ts';
import { rover } from '../vehicles/rover.ts';
import { rowboat } from '../vehicles/rowboat.ts';
import { scooter } from '../vehicles/scooter.ts';
import { spaceStation, spaceship } from '../vehicles/spacecraft.ts';
import { steamship } from '../vehicles/steamship.ts';
import { submarine } from '../vehicles/submarine.ts';
import { tank } from '../vehicles/tank.ts';
import { tractor } from '../vehicles/tractor.ts';
import { train } from '../vehicles/train.ts';
import { tram } from '../vehicles/tram.ts';
import { trawler } from '../vehicles/trawler.ts';
import { truck } from '../vehicles/truck.ts';
import { vintageCar } from '../vehicles/vintage-car.ts';
import { type Sight, type Wish, wishIn } from '../wish.ts';
import { sitsBeneath } from './beneath-tree.ts';
import { hasSeat, sitsOnFloor } from './how-large.ts';
import { IN_CROWN, inCrown } from './in-crown.ts';
import { sitsOnBench } from './in-hall.ts';
import { LOAD, onBack, townOf } from './on-back.ts';
import { isPotted } from './single-flowers.ts';
import { pickerUpTree, picksUpTree, upTree } from './up-tree.ts';
import { isStand, shareUpon, upon } from './upon.ts';

/** The bark of a birch. */
const BIRCH: Colour = [0.88, 0.86, 0.82];
/** The colour of a tree in blossom. */
const BLOSSOM: Colour = [0.96, 0.7, 0.78];

/** A tree in blossom, its boughs seen between the flowers. */
export const blossoming = (wish: Wish, snowy: boolean): Sprite =>
  broadleaf({ ...wish, colour: wish.colour ?? BLOSSOM }, { season: 'spring', snowy, density: 0.8 });

/** The leaves of the trees of a setting. */
const foliageOf = ({ season, snowy }: Setting): Foliage => ({ season, snowy, density: 1 });

/** How many birds sit on a bough where no number is said. */
const BIRDS = 2;

/** How far one leans that lies on sand, radians. */
const STRANDED = 0.24;

/** How far the waves of a storm heel a ship over, radians. */
const HEELED = 0.13;

const heelsIn = (setting: Setting): number =>
  setting.land === 'sea' && isStormy(setting) ? HEELED : 0;

/** A wish without the moss that is painted on what has been left. */
const bare = (wish: Wish): Wish => ({ ...wish, rays: { ...wish.rays, mossy: false } });

/** What lies on the table of who draws, paints or studies; null: nobody does. */
const deskFor = (traits: readonly Trait[] = []): 'notebook' | 'paints' | 'books' | null =>
  traits.includes('painting')
    ? 'paints'
    : traits.includes('sketching')
      ? 'notebook'
      : traits.includes('studying')
        ? 'books'
        : null;

/** What stands on the table of who works at one wherever that is; null: nobody does. */
const benchFor = (
  traits: readonly Trait[] = [],
): 'laptop' | 'sewing' | 'microscope' | 'pillow' | Mending | null =>
  MENDING.find((one) => traits.includes(one)) ??
  (traits.includes('slumped')
    ? 'pillow'
    : traits.includes('typing')
      ? 'laptop'
      : traits.includes('sewing')
        ? 'sewing'
        : traits.includes('microscope')
          ? 'microscope'
          : null);

/** Rooms whose seats are plain chairs. */
const HAS_CHAIRS: ReadonlySet<Land> = new Set<Land>([
  'hospital',
  'hospitalcorridor',
  'classroom',
  'office',
  'kitchen',
  'restaurantkitchen',
]);

/** What a car is that is said to be one of these; a sports car that somebody drives is open. */
const CAR_KINDS: readonly (readonly [Trait, (wish: Wish) => Sprite])[] = [
  ['pickup', pickupTruck],
  ['van', van],
  ['taxi', taxi],
  [
    'sports',
    (wish) => (wish.traits?.includes('crewed') ? drivenCar(wish, false) : sportsCar(wish)),
  ],
];

const MAKERS: Readonly<Record<Thing, Make>> = {
  ...ANIMALS,
  ...OBJECTS,
  tree: (wish, { idea, land, season, snowy }) =>
    broadleaf(
      wish,
      isSavanna(idea, land) || land === 'desert'
        ? { season: 'summer', snowy, density: 1, grow: growAcacia }
        : { season, snowy, density: 1 },
    ),
  blossom: (wish, { snowy }) => blossoming(wish, snowy),
  conifer: (wish, { snowy }) => conifer(wish, snowy),
  palm,
  cactus,
  flower: (wish, setting) => {
    if (INDOORS.includes(setting.land)) return vase(wish);
    return wish.bloom === undefined ? flowers(wish) : singleFlower(wish, isPotted(setting));
  },
  mushroom,
  house: (wish, { idea }) =>
    idea.forsaken
      ? derelictHouse(bare(wish))
      : wish.traits?.includes('logs')
        ? logCabin(wish)
        : (idea.tuscan ? farmhouse : house)(wish),
  // Those in ruins have ivy of their own.
  castle: (wish, { idea }) => (idea.forsaken ? castleRuin(bare(wish)) : castle(wish)),
  tower,
  lighthouse,
  temple,
  church: (wish, { idea, land }) =>
    idea.forsaken && land !== 'street' ? abbeyRuin(bare(wish)) : church(wish),
  abbey: (wish) => abbeyRuin(bare(wish)),
  hauntedhouse: hauntedHouse,
  steelbeam: onSteelBeam,
  zoogate: zooGate,
  college,
  dam,
  headframe,
  refinery,
  powerplant: powerPlant,
  incacity: incaCity,
  rocktemple: rockTemple,
  monastery,
  scarecrow,
  bandstand,
  stavechurch: staveChurch,
  rapunzeltower: rapunzelTower,
  beanstalk,
  trojanhorse: trojanHorse,
  japancastle: japaneseCastle,
  sphinx,
  yurt,
  gingerbreadhouse: gingerbreadHouse,
  moonlander: moonLander,
  rover,
  carriage,
  sleigh,
  tank,
  pumpkincoach: pumpkinCoach,
  steppyramid: stepPyramid,
  egyptiantemple: egyptianTemple,
  khmertemple: khmerTemple,
  windmill,
  windturbine: windTurbine,
  roundhut: roundHut,
  oilrig: oilRig,
  bridge,
  mosque,
  pyramid,
  greatwall: (wish, { season }) => greatWall(wish, season),
  stilthouse: stiltHouse,
  baobab,
  colosseum: amphitheatre,
  // Between the houses of a street there is room for the tower alone.
  bigben: (wish, { land }) => bigBen(wish, land !== 'street'),
  oniondomes: onionDomes,
  operahouse: operaHouse,
  supertower: superTower,
  stonecircle: stoneCircle,
  tent,
  boat: (wish, setting) => boat(wish, heelsIn(setting)),
  rowboat,
  gondola,
  trawler: (wish, setting) =>
    trawler(
      wish,
      liesOnBeach(setting, { thing: 'trawler', traits: wish.traits ?? [] })
        ? STRANDED
        : heelsIn(setting),
    ),
  ferry: (wish, setting) =>
    (wish.traits?.includes('sternwheel') ? sternwheeler : ferry)(wish, heelsIn(setting)),
  steamship: (wish, setting) => steamship(wish, heelsIn(setting)),
  liner: (wish, setting) => liner(wish, heelsIn(setting)),
  freighter: (wish, setting) => freighter(wish, heelsIn(setting)),
  car: (wish, { idea }) => {
    const isVintage = idea.town === 'havana' || wish.traits?.includes('vintage') === true;
    if (wish.traits?.includes('repairing') === true) return openBonnet(wish, isVintage);
    const kind = CAR_KINDS.find(([trait]) => wish.traits?.includes(trait) === true)?.[1];
    if (kind !== undefined) return kind(wish);
    if (wish.traits?.includes('crewed') === true) return drivenCar(wish, isVintage);
    return (isVintage ? vintageCar : car)(wish);
  },
  policecar: policeCar,
  ambulance,
  fireengine: fireEngine,
  bus,
  tram,
  tractor,
  bicycle,
  motorcycle: (wish) => (wish.traits?.includes('scooter') ? scooter : motorcycle)(wish),
  train,
  suspensionbridge: suspensionBridge,
  ropebridge: ropeBridge,
  trainbridge: trainBridge,
  airplane,
  rocket,
  launch,
  spaceship,
  spacestation: spaceStation,
  helicopter,
  ufo,
  airship,
  truck,
  foodtruck: foodTruck,
  campervan: camperVan,
  combine,
  barbecue,
  bouncycastle: bouncyCastle,
  clothesline: clothesLine,
  racecar: raceCar,
  flyingcar: flyingCar,
  vase,
  fishbowl: fishBowl,
  spiderweb: spiderWeb,
  fruit: fruitBowl,
  apple,
  cup,
  pancakes,
  pizza,
  cake,
  soup,
  ramen,
  bread,
  burger,
  sushi,
  paella,
  spaghetti,
  curry,
  salad,
  steak,
  fries,
  breakfast,
  donut,
  croissant,
  cookies,
  cheese,
  wine,
  beer,
  drink,
  book,
  lamp: (wish, { land }) => (INDOORS.includes(land) ? lamp(wish) : hungLantern(wish)),
  lantern: (wish, { land }) => (INDOORS.includes(land) ? standingLantern : hungLantern)(wish),
  streetlamp: streetLamp,
  paperlantern: paperLanterns,
  fairylights: fairyLights,
  candle,
  chair,
  armchair,
  robot,
  snowman,
  barn,
  birch: (wish, { season, snowy }) => broadleaf(wish, { season, snowy, density: 0.8, bark: BIRCH }),
  bamboo,
  astronaut,
  umbrella: underUmbrella,
  kite,
  vine: (wish, { season, snowy }) => broadleaf(wish, { season, snowy, density: 1 }),
  pier,
  stall: (wish) => stall(wish, 1),
  bench,
  fountain,
  sprinkler,
  swings,
  slide,
  grave: (wish) => gravestone(wish),
  goal,
  campfire,
  cauldron,
  portal,
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
  fence,
  post: fencePost,
  wire: wires,
  bookcase,
  bakerywindow: bakeryWindow,
  dollhouse,
  uprightpiano: uprightPiano,
  bough: (wish, { idea }) =>
    bough(wish, {
      leaf: [0.34, 0.5, 0.2],
      petal: wish.colour ?? (idea.season === null || idea.season === 'spring' ? BLOSSOM : null),
      birds: idea.flock ?? BIRDS,
    }),
  floatingisland: (wish, setting) =>
    floatingIsland({
      ...{ random: wish.random, rays: wish.rays, built: [], wooded: 0, trees: [], falls: 1 },
      ...{ season: setting.season, snowy: setting.snowy },
      radius: Math.max(24, wish.tall / 3),
    }),
  restingdragon: restingDragon,
  broomrider: broomRider,
  hoard,
  galleon: (wish, setting) => galleon(wish, heelsIn(setting)),
  longship: (wish, setting) => longship(wish, heelsIn(setting)),
  wreck,
  skater,
  skier,
  snowboarder,
  surfer,
  surfboard,
  skateboarder,
  swimmer,
  climber,
  diver,
  submarine,
  parasol,
  picnic,
  sandcastle: sandCastle,
  haybale,
  villa,
  gasstation: gasStation,
  hoodoo,
  habitat: spaceHabitat,
  factory: (wish, { idea }) => factory(wish, idea.forsaken || idea.mood === 'dark'),
  buildingsite: buildingSite,
  airliner,
  controltower: controlTower,
  rock: (wish, { idea }) =>
    boulder({ ...wish, colour: wish.colour ?? (idea.martian ? MARTIAN_STONE : null) }),
  // What is dark of mood and orange is a lantern.
  pumpkin: (wish, { idea }) => pumpkin(wish, idea.mood === 'dark'),
  gift,
  balloons: toyBalloons,
  eggs: paintedEggs,
  basket,
  plant: pottedLeaves,
  christmastree: christmasTree,
  guitar,
  violin,
  piano: (wish) => (wish.traits?.includes('crewed') === true ? atPiano : piano)(wish),
  clock,
  shoes,
  mermaid,
  ghost,
  skeleton,
  skull: lyingSkull,
  statue,
  chest: treasureChest,
  crown,
  sword: swordInStone,
  tacos,
  teddy,
  toys,
  person: (wish, setting) => {
    const { idea, land } = setting;
    if (idea.composition === 'portrait' && wish.isPortrait) return portrait(wish);
    if (wish.traits?.includes('ballooning') === true)
      return balloonRide(wish, wish.company?.members ?? [wish.traits]);
    if (wish.company !== undefined) return company(wish, wish.company);
    if (picksUpTree(wish.traits)) return pickerUpTree(wish, setting);
    if (wish.traits?.includes('mirrored') === true) return beforeMirror(wish);
    const upon = benchFor(wish.traits);
    if (upon !== null) return tableFor(wish, [wish.traits ?? []], upon);
    const desk = deskFor(wish.traits);
    if (desk !== null && wish.posture === 'sitting' && INDOORS.includes(land))
      return tableFor(wish, [wish.traits ?? []], desk);
    if (sitsBeneath(idea, { thing: 'person' }))
      return person({ ...wish, posture: 'sitting', isPortrait: true });
    if (sitsOnBench(land, { ...wish, thing: 'person' })) return onBench(wish);
    if (sitsOnFloor(land, wish)) return person({ ...wish, posture: 'sitting' });
    if (!hasSeat(wish, INDOORS.includes(land))) return person(wish);
    if (INDOORS.includes(land)) return inArmchair(wish, HAS_CHAIRS.has(land));
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
    nth,
    hair,
    hat,
    holds,
    company: together,
    crew,
    rider,
    carries,
    load: laden,
    bloom,
    glaze,
    baked,
    bow,
    paint,
    treat,
    isBust,
  }: Pick<
    Subject,
    | 'colour'
    | 'posture'
    | 'traits'
    | 'hair'
    | 'hat'
    | 'holds'
    | 'company'
    | 'crew'
    | 'rider'
    | 'glaze'
    | 'baked'
    | 'bow'
    | 'paint'
    | 'treat'
    | 'carries'
    | 'load'
  > &
    Pick<Wish, 'faces' | 'heading' | 'bloom' | 'nth' | 'isBust'>,
  tall: number,
  isPortrait: boolean,
  sight?: Sight,
): Sprite => {
  const plain = wishIn(setting, {
    ...{ colour, posture, traits, tall, isPortrait },
    ...(sight === undefined ? {} : { sight }),
    ...(faces === undefined ? {} : { faces }),
    ...(heading === undefined ? {} : { heading }),
    ...(nth === undefined ? {} : { nth }),
    ...(hair === undefined ? {} : { hair }),
    ...(hat === undefined ? {} : { hat }),
    ...(holds === undefined ? {} : { holds }),
    ...(together === undefined ? {} : { company: together }),
    ...(crew === undefined ? {} : { crew }),
    ...(rider === undefined ? {} : { rider }),
    ...(bloom === undefined ? {} : { bloom }),
    ...(baked === undefined ? {} : { baked }),
    ...(bow === undefined ? {} : { bow }),
    ...(paint === undefined ? {} : { paint }),
    ...(treat === undefined ? {} : { treat }),
    ...(isBust === undefined ? {} : { isBust }),
    ...(glaze === undefined ? {} : { glaze }),
  });
  // A portrait has a light of its own (`bust.ts`).
  const hasOwnLight = isBust === true || (isPortrait && setting.idea.composition === 'portrait');
  const wish = hasOwnLight
    ? plain
    : { ...plain, rays: onSubject(plain.rays, setting, thing, traits.includes('crewed')) };
  const isMossy = setting.idea.mossy && MOSS_GROWN.has(thing);
  const isDark = setting.idea.forsaken;
  const grown = isMossy ? { ...wish, rays: { ...wish.rays, mossy: true, unlit: isDark } } : wish;
  const inTree = (tree: Sprite, animal: Thing): Sprite => {
    const { count, colour: coat } = laden ?? { count: 1, colour: null };
    const high = tall * (count > 1 ? IN_CROWN.several : IN_CROWN.one);
    const animals = Array.from({ length: count }, (_, n) =>
      MAKERS[animal](
        { ...wish, traits: [], colour: coat, tall: high, ...(count > 1 && { nth: n }) },
        setting,
      ),
    );
    return inCrown(tree, animals);
  };
  // Who gets an animal down from a tree is drawn with both.
  if (carries !== undefined && thing === 'person')
    return upTree(wish, inTree(MAKERS.tree({ ...wish, colour: null }, setting), carries), 'animal');
  const drawn = MAKERS[thing](grown, setting);
  if (carries === undefined) return drawn;
  if (isStand(thing)) {
    const { count, ...own } = laden ?? { count: 1, colour: null };
    const high = tall * shareUpon(thing, carries, count);
    const on = { ...wish, isUpon: true as const, tall: high };
    const sprites = Array.from({ length: count }, (_, n) =>
      MAKERS[carries](
        {
          ...on,
          colour: own.colour,
          traits: own.traits ?? [],
          posture: own.posture ?? 'sitting',
          // Those on either side of a table look at each other.
          ...(thing === 'dollhouse' && { faces: n % 2 === 0 ? 1 : -1 }),
        },
        setting,
      ),
    );
    return upon(thing, drawn, { thing: carries, sprites }, tall);
  }
  if (thing === 'tree') return inTree(drawn, carries);
  const { count, colour: painted } = laden ?? { count: 1, colour: null };
  const loads = Array.from({ length: count }, () =>
    MAKERS[carries]({ ...wish, colour: painted, tall: tall * LOAD }, setting),
  );
  const [first] = loads;
  return onBack(
    drawn,
    count > 1 || first === undefined ? townOf(loads, tall * LOAD) : first,
    thing,
  );
};
