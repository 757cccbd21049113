import type { Setting } from '../../setting.ts';
import type { Colour, Subject, Thing } from '../../words/idea.ts';
import { boulder } from '../boulder.ts';
import { barn } from '../buildings/barn.ts';
import { castle } from '../buildings/castle.ts';
import { church } from '../buildings/church.ts';
import { house } from '../buildings/house.ts';
import { bridge, mosque, pyramid, tent } from '../buildings/landmarks.ts';
import { lighthouse } from '../buildings/lighthouse.ts';
import { pier } from '../buildings/pier.ts';
import { stall } from '../buildings/stall.ts';
import { temple } from '../buildings/temple.ts';
import { tower } from '../buildings/tower.ts';
import { windmill } from '../buildings/windmill.ts';
import * as animals from '../creatures/animals.ts';
import { astronaut } from '../creatures/astronaut.ts';
import { beast } from '../creatures/beast.ts';
import { portrait } from '../creatures/bust.ts';
import { butterfly } from '../creatures/butterfly.ts';
import * as exotic from '../creatures/exotic.ts';
import { fish } from '../creatures/fish.ts';
import { perchedBird, swan } from '../creatures/fowl.ts';
import { owl } from '../creatures/owl.ts';
import { penguin } from '../creatures/penguin.ts';
import { person } from '../creatures/person.ts';
import { underUmbrella } from '../creatures/umbrella.ts';
import { mushroom, robot, snowman } from '../objects/figures.ts';
import { book, candle, chair, lamp } from '../objects/household.ts';
import { apple, cup, fruitBowl, vase } from '../objects/tableware.ts';
import { bamboo } from '../plants/bamboo.ts';
import { flowers } from '../plants/bloom.ts';
import { broadleaf } from '../plants/broadleaf.ts';
import { cactus } from '../plants/cactus.ts';
import { conifer } from '../plants/conifer.ts';
import { palm } from '../plants/palm.ts';
import type { Sprite } from '../sprite.ts';
import { airplane, rocket } from '../vehicles/aircraft.ts';
import { bicycle } from '../vehicles/bicycle.ts';
import { boat } from '../vehicles/boat.ts';
import { gondola } from '../vehicles/gondola.ts';
import { rowboat } from '../vehicles/rowboat.ts';
import { car } from '../vehicles/car.ts';
import { tractor } from '../vehicles/tractor.ts';
import { train } from '../vehicles/train.ts';
import { INDOORS } from '../../world/room/plan-room.ts';
import { type Wish, wishIn } from '../wish.ts';

/** The bark of a birch. */
const BIRCH: Colour = [0.88, 0.86, 0.82];
/** The colour of a tree in blossom. */
const BLOSSOM: Colour = [0.96, 0.7, 0.78];

/** A tree in blossom, its boughs seen between the flowers. */
export const blossoming = (wish: Wish, snowy: boolean): Sprite =>
  broadleaf({ ...wish, colour: wish.colour ?? BLOSSOM }, { season: 'spring', snowy, density: 0.8 });

type Make = (wish: Wish, setting: Setting) => Sprite;

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
  car,
  tractor,
  bicycle,
  train,
  airplane,
  rocket,
  vase,
  fruit: fruitBowl,
  apple,
  cup,
  book,
  lamp,
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
  tiger: (wish) => beast(exotic.TIGER, ['walking', 'standing'], wish),
  leopard: (wish) => beast(exotic.LEOPARD, ['walking', 'standing', 'sitting'], wish),
  zebra: (wish) => beast(exotic.ZEBRA, ['standing', 'walking'], wish),
  camel: (wish) => beast(exotic.CAMEL, ['walking', 'standing'], wish),
  giraffe: (wish) => beast(exotic.GIRAFFE, ['standing', 'walking'], wish),
  rock: boulder,
  cat: (wish) => beast(animals.CAT, ['sitting', 'sitting', 'standing', 'walking'], wish),
  dog: (wish) => beast(animals.DOG, ['sitting', 'standing', 'walking'], wish),
  wolf: (wish) => beast(animals.WOLF, ['standing', 'walking'], wish),
  fox: (wish) => beast(animals.FOX, ['sitting', 'standing', 'walking'], wish),
  horse: (wish) => beast(animals.HORSE, ['standing', 'walking'], wish),
  deer: (wish) => beast(animals.DEER, ['standing', 'walking'], wish),
  cow: (wish) => beast(animals.COW, ['standing', 'walking'], wish),
  sheep: (wish) => beast(animals.SHEEP, ['standing', 'walking'], wish),
  bear: (wish) => beast(animals.BEAR, ['walking', 'standing', 'sitting'], wish),
  lion: (wish) => beast(animals.LION, ['standing', 'sitting', 'walking'], wish),
  rabbit: (wish) => beast(animals.RABBIT, ['sitting'], wish),
  elephant: (wish) => beast(animals.ELEPHANT, ['standing', 'walking'], wish),
  bird: perchedBird,
  owl,
  penguin,
  swan,
  fish,
  butterfly,
  person: (wish, { idea }) =>
    idea.composition === 'portrait' && wish.isPortrait ? portrait(wish) : person(wish),
};

/** Draws a thing as this setting shows it, for a height of `tall` pixels. */
export const makeThing = (
  setting: Setting,
  thing: Thing,
  { colour, posture, traits = [] }: Pick<Subject, 'colour' | 'posture' | 'traits'>,
  tall: number,
  isPortrait: boolean,
): Sprite => MAKERS[thing](wishIn(setting, { colour, posture, traits, tall, isPortrait }), setting);
