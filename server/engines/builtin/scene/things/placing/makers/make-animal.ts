import type { Setting } from '../../../setting.ts';
import type { Thing } from '../../../words/idea.ts';
import type { Posture } from '../../../words/trait.ts';
import { INDOORS } from '../../../world/room/plan-room.ts';
import { beast } from '../../creatures/beast.ts';
import * as animals from '../../creatures/beasts/animals.ts';
import { hen, PIG } from '../../creatures/beasts/barnyard.ts';
import { bat } from '../../creatures/beasts/bat.ts';
import * as bears from '../../creatures/beasts/bears.ts';
import { CAPYBARA } from '../../creatures/beasts/capybara.ts';
import * as exotic from '../../creatures/beasts/exotic.ts';
import { GORILLA } from '../../creatures/beasts/gorilla.ts';
import { GRIFFIN } from '../../creatures/beasts/griffin.ts';
import { HIPPO } from '../../creatures/beasts/hippo.ts';
import * as hoofed from '../../creatures/beasts/hoofed.ts';
import { GOAT, RHINO } from '../../creatures/beasts/horned.ts';
import { DONKEY, UNICORN } from '../../creatures/beasts/horse-kin.ts';
import { kangaroo } from '../../creatures/beasts/kangaroo.ts';
import { koala } from '../../creatures/beasts/koala.ts';
import { MAMMOTH } from '../../creatures/beasts/mammoth.ts';
import { monkey } from '../../creatures/beasts/monkey.ts';
import { otter } from '../../creatures/beasts/otter.ts';
import { raccoon } from '../../creatures/beasts/raccoon.ts';
import { sloth } from '../../creatures/beasts/sloth.ts';
import { hedgehog, mouse, squirrel } from '../../creatures/beasts/small-beasts.ts';
import { duck } from '../../creatures/birds/duck.ts';
import { hummingbird } from '../../creatures/birds/hummingbird.ts';
import { ostrich } from '../../creatures/birds/ostrich.ts';
import { owl } from '../../creatures/birds/owl.ts';
import { parrot } from '../../creatures/birds/parrot.ts';
import { peacock } from '../../creatures/birds/peacock.ts';
import { penguin } from '../../creatures/birds/penguin.ts';
import { perchedEagle, soaringEagle } from '../../creatures/birds/raptor.ts';
import { perchedBird, songbirdOnWing } from '../../creatures/birds/songbird.ts';
import { swan } from '../../creatures/birds/swan.ts';
import { toucan } from '../../creatures/birds/toucan.ts';
import { wader } from '../../creatures/birds/waders.ts';
import type { Build } from '../../creatures/build.ts';
import { ant } from '../../creatures/insects/ant.ts';
import { bee } from '../../creatures/insects/bee.ts';
import { beetle } from '../../creatures/insects/beetle.ts';
import { butterfly } from '../../creatures/insects/butterfly.ts';
import { caterpillar } from '../../creatures/insects/caterpillar.ts';
import { type SnailGround, snail, spider } from '../../creatures/insects/crawlers.ts';
import { dragonfly } from '../../creatures/insects/dragonfly.ts';
import { grasshopper } from '../../creatures/insects/grasshopper.ts';
import { ladybug } from '../../creatures/insects/ladybug.ts';
import { dinosaur } from '../../creatures/reptiles/dinosaur.ts';
import { dragon } from '../../creatures/reptiles/dragon.ts';
import { frog } from '../../creatures/reptiles/frog.ts';
import { sauropod, stegosaurus, triceratops } from '../../creatures/reptiles/plant-eaters.ts';
import { pterosaur } from '../../creatures/reptiles/pterosaur.ts';
import { crocodile, lizard } from '../../creatures/reptiles/reptiles.ts';
import { snake } from '../../creatures/reptiles/snake.ts';
import { crab } from '../../creatures/sea/crab.ts';
import { fish } from '../../creatures/sea/fish.ts';
import { jellyfish } from '../../creatures/sea/jellyfish.ts';
import { octopus } from '../../creatures/sea/octopus.ts';
import { dolphin } from '../../creatures/sea/sea-beasts.ts';
import { seahorse } from '../../creatures/sea/seahorse.ts';
import { seal } from '../../creatures/sea/seal.ts';
import { shark } from '../../creatures/sea/shark.ts';
import { turtle } from '../../creatures/sea/turtle.ts';
import { whale } from '../../creatures/sea/whale.ts';
import type { Riders } from '../../creatures/with-animals/back.ts';
import { mounted } from '../../creatures/with-animals/mounted.ts';
import { ridersOn } from '../../creatures/with-animals/rider.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import type { Make } from './make.ts';

/** An animal, with someone on its back where it is ridden. */
const ridden = (build: Build, usual: readonly Posture[], wish: Wish): Sprite =>
  wish.traits?.includes('mounted') ? mounted(build, wish) : beast(build, usual, wish);

/** Those who ride it. */
const ridersOf =
  (wish: Wish): Riders =>
  (back) =>
    ridersOn(wish, back);

/** A bear of the woods, or a white one of the ice. */
function bear(wish: Wish): Sprite {
  const isWhite = wish.colour !== null && Math.min(...wish.colour) > 0.7;
  const usual = ['walking', 'standing', 'walking'] as const;
  return isWhite
    ? ridden(bears.POLAR_BEAR, usual, { ...wish, colour: null })
    : ridden(bears.BEAR, usual, wish);
}

/** A lion, a lioness, or one of tales. */
function lionOf({ traits = [] }: Wish): Build {
  if (traits.includes('griffin')) return GRIFFIN;
  return traits.includes('woman') ? animals.LIONESS : animals.LION;
}

/** The dinosaur that its traits name, else a tyrannosaur. */
function dinosaurOf(wish: Wish): Sprite {
  const { traits = [] } = wish;
  if (traits.includes('sauropod')) return sauropod(wish);
  if (traits.includes('triceratops')) return triceratops(wish);
  return traits.includes('stegosaurus') ? stegosaurus(wish) : dinosaur(wish, ridersOf(wish));
}

/** Of elephants that bathe every other one sprays water. */
const sprayingOne = (wish: Wish): Wish =>
  wish.traits?.includes('bathing') === true && (wish.nth ?? 0) % 2 === 0
    ? { ...wish, traits: [...wish.traits, 'spraying'] }
    : wish;

/** A leopard of the plains, or a pale one of the high mountains. */
function leopard(wish: Wish): Sprite {
  const isPale = wish.colour !== null && Math.min(...wish.colour) > 0.7;
  const usual = ['walking', 'standing', 'sitting'] as const;
  return isPale
    ? ridden(exotic.SNOW_LEOPARD, usual, { ...wish, colour: null })
    : ridden(exotic.LEOPARD, usual, wish);
}

/** How each animal is drawn, the usual postures of those on four legs with it. */
export const ANIMALS = {
  turtle,
  whale: (wish, { land }) => whale(wish, land === 'underwater' || isInAir(wish)),
  dolphin,
  octopus,
  jellyfish,
  seahorse,
  crab,
  dragon,
  hen,
  pig: (wish) => ridden(PIG, ['standing', 'walking'], wish),
  tiger: (wish) => ridden(exotic.TIGER, ['walking', 'standing'], wish),
  leopard,
  zebra: (wish) => ridden(exotic.ZEBRA, ['standing', 'walking'], wish),
  donkey: (wish) => ridden(DONKEY, ['standing', 'walking'], wish),
  unicorn: (wish) => ridden(UNICORN, ['standing', 'walking'], wish),
  camel: (wish) => ridden(exotic.CAMEL, ['walking', 'standing'], wish),
  giraffe: (wish) => ridden(exotic.GIRAFFE, ['standing', 'walking'], wish),
  cat: (wish) => ridden(animals.CAT, ['sitting', 'sitting', 'standing', 'walking'], wish),
  dog: (wish) => ridden(animals.DOG, ['sitting', 'standing', 'walking'], wish),
  wolf: (wish) => ridden(animals.WOLF, ['standing', 'walking'], wish),
  fox: (wish) => ridden(animals.FOX, ['sitting', 'standing', 'walking'], wish),
  horse: (wish) => ridden(hoofed.HORSE, ['standing', 'walking'], wish),
  deer: (wish) =>
    ridden(
      wish.traits?.includes('woman') === true ? hoofed.HIND : hoofed.DEER,
      ['standing', 'walking'],
      wish,
    ),
  cow: (wish) => ridden(hoofed.COW, ['standing', 'walking'], wish),
  llama: (wish) => ridden(exotic.LLAMA, ['standing', 'standing', 'walking'], wish),
  sheep: (wish) => ridden(hoofed.SHEEP, ['standing', 'walking'], wish),
  bear: (wish) => bear(wish),
  lion: (wish) => ridden(lionOf(wish), ['standing', 'sitting', 'walking'], wish),
  rabbit: (wish) => ridden(animals.RABBIT, ['sitting'], wish),
  elephant: (wish) =>
    ridden(
      wish.traits?.includes('woolly') === true ? MAMMOTH : exotic.ELEPHANT,
      ['standing', 'walking'],
      sprayingOne(wish),
    ),
  bird: perchedBird,
  flyingbird: songbirdOnWing,
  hedgehog,
  squirrel,
  eagle: (wish, { subjects }) =>
    perchedEagle(wish, !subjects.some(({ thing }) => thing === 'rock')),
  soaringeagle: soaringEagle,
  owl,
  rhino: (wish) => ridden(RHINO, ['standing', 'walking'], wish),
  hippo: (wish) => ridden(HIPPO, ['standing', 'walking'], wish),
  koala,
  sloth: (wish, { land }) => sloth(wish, !INDOORS.includes(land)),
  toucan,
  goat: (wish) => ridden(GOAT, ['standing', 'walking'], wish),
  mouse,
  bee,
  frog: (wish) => frog(wish, ridersOf(wish)),
  snake,
  monkey: (wish) =>
    wish.traits?.includes('gorilla') === true
      ? beast(GORILLA, ['walking', 'sitting', 'standing'], wish)
      : monkey(wish),
  otter,
  capybara: (wish) => ridden(CAPYBARA, ['standing', 'standing', 'walking'], wish),
  seal,
  raccoon,
  crocodile: (wish) => crocodile(wish, ridersOf(wish)),
  lizard,
  dinosaur: dinosaurOf,
  pterosaur,
  kangaroo,
  ostrich,
  spider,
  snail: (wish, setting) => snail(wish, creepsOn(wish, setting)),
  ladybug: (wish, setting) => ladybug(wish, creepsOn(wish, setting)),
  ant: (wish, setting) => ant(wish, creepsOn(wish, setting)),
  beetle: (wish, setting) => beetle(wish, creepsOn(wish, setting)),
  grasshopper: (wish, setting) => grasshopper(wish, creepsOn(wish, setting)),
  caterpillar: (wish, setting) => caterpillar(wish, creepsOn(wish, setting)),
  dragonfly,
  bat,
  parrot,
  peacock,
  hummingbird,
  penguin,
  swan,
  duck,
  wader,
  shark,
  panda: (wish) => ridden(bears.PANDA, ['sitting', 'walking', 'standing'], wish),
  fish: (wish, { land }) =>
    fish(wish, land === 'underwater' || isInAir(wish) || INDOORS.includes(land)),
  butterfly,
} as const satisfies Partial<Readonly<Record<Thing, Make>>>;

const isInAir = ({ traits = [] }: Wish): boolean => traits.includes('inair');

/** On what something that creeps is seen: on its leaf, on a stone of its own in the open, else on the ground. */
function creepsOn({ traits }: Wish, { land, subjects }: Setting): SnailGround {
  if (traits?.includes('onleaf') === true) return 'leaf';
  const isInOpen = !INDOORS.includes(land) && !subjects.some(({ thing }) => thing === 'rock');
  return isInOpen ? 'stone' : 'ground';
}
