import type { Actor } from '../../../words/creatures.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { CAT, DOG, FOX, LION, LIONESS, RABBIT, WOLF } from '../beasts/animals.ts';
import { MONKEY } from '../beasts/ape.ts';
import { PIG } from '../beasts/barnyard.ts';
import { BEAR, PANDA, POLAR_BEAR } from '../beasts/bears.ts';
import { CAPYBARA } from '../beasts/capybara.ts';
import {
  CAMEL,
  ELEPHANT,
  GIRAFFE,
  LEOPARD,
  LLAMA,
  SNOW_LEOPARD,
  TIGER,
  ZEBRA,
} from '../beasts/exotic.ts';
import { GORILLA } from '../beasts/gorilla.ts';
import { HIPPO } from '../beasts/hippo.ts';
import { COW, DEER, HORSE, SHEEP } from '../beasts/hoofed.ts';
import { GOAT, RHINO } from '../beasts/horned.ts';
import { DONKEY, UNICORN } from '../beasts/horse-kin.ts';
import { SLOTH } from '../beasts/sloth.ts';
import type { Build } from '../build.ts';

/** Animals that have a build for four legs. */
export const ACTOR_BUILDS: Partial<Readonly<Record<Actor, Build>>> = {
  cat: CAT,
  dog: DOG,
  wolf: WOLF,
  fox: FOX,
  bear: BEAR,
  panda: PANDA,
  rabbit: RABBIT,
  lion: LION,
  tiger: TIGER,
  leopard: LEOPARD,
  monkey: MONKEY,
  sloth: SLOTH,
  goat: GOAT,
  pig: PIG,
  sheep: SHEEP,
  cow: COW,
  horse: HORSE,
  donkey: DONKEY,
  zebra: ZEBRA,
  unicorn: UNICORN,
  deer: DEER,
  llama: LLAMA,
  camel: CAMEL,
  giraffe: GIRAFFE,
  elephant: ELEPHANT,
  hippo: HIPPO,
  rhino: RHINO,
  capybara: CAPYBARA,
};

/** How light a coat is at the least that is one of the ice or of the snow. */
const OF_ICE = 0.7;

/** The kind that is meant by what is said of it: a white bear is one of the ice. */
export function kindOf(
  actor: Actor,
  build: Build,
  colour: Colour | null,
  traits: readonly Trait[],
): Build {
  const isWhite = colour !== null && Math.min(...colour) > OF_ICE;
  if (actor === 'bear' && isWhite) return POLAR_BEAR;
  if (actor === 'leopard' && isWhite) return SNOW_LEOPARD;
  if (actor === 'lion' && traits.includes('woman')) return LIONESS;
  return actor === 'monkey' && traits.includes('gorilla') ? GORILLA : build;
}
