import type { Random } from '../../../../kernels/random.ts';
import type { Actor } from '../../../words/creatures.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { ellipsoid, type Look, type Solid } from '../../sculpt/solid.ts';
import { add, between, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import { coated } from '../beast-body/quadruped.ts';
import { hatOf } from '../beast-heads/beast-hats.ts';
import { headOf } from '../beast-heads/head.ts';
import {
  dragonHead,
  duckHead,
  hedgehogHead,
  henHead,
  koalaHead,
  parrotHead,
  squirrelHead,
} from '../beast-heads/small-heads.ts';
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
import { kangarooHead } from '../beasts/kangaroo.ts';
import { otterHead } from '../beasts/otter.ts';
import { raccoonHead } from '../beasts/raccoon.ts';
import { SLOTH } from '../beasts/sloth.ts';
import { mouseHead } from '../beasts/small-beasts.ts';
import { owlHead } from '../birds/owl.ts';
import { penguinHead } from '../birds/penguin.ts';
import type { Build } from '../build.ts';
import type { OwnHead } from '../own-head.ts';
import { dinosaurHead } from '../reptiles/dinosaur.ts';
import { frogHead } from '../reptiles/frog.ts';
import { crocodileHead } from '../reptiles/reptiles.ts';
import { spine } from '../spine.ts';
import type { Stance } from '../stance.ts';
import { robotHead } from './robot-body.ts';
import { uprightTail } from './upright-tail.ts';

/** What an animal on two legs has of its own: what is all over it where it wears nothing, and pale on its belly, what its hands and feet are, its head in heights of a human head with the chin at 0, and what hangs from its rump. */
export interface ActorBody {
  readonly coat: Look;
  readonly pale: Look;
  readonly skin: Look;
  readonly head: readonly Solid[];
  readonly tail: (rump: Vector) => readonly Solid[];
}

/** Animals that have a build for four legs. */
const BUILDS: Partial<Readonly<Record<Actor, Build>>> = {
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
function kindOf(
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

/** How large a head is, in heights of a human head for a head size, how high its middle is over the chin, and how far it is turned to the eye, radians. */
const HEAD = { size: 0.78, up: 0.5, aside: 0.34 } as const;

/** What of a body's bearing its head shows. */
interface Worn {
  readonly traits: readonly Trait[];
  /** Whether its eyes are shut. */
  readonly sleeps: boolean;
}

function onTwoLegs(
  actor: Actor,
  build: Build,
  colour: Colour | null,
  random: Random,
  { traits, sleeps }: Worn,
): ActorBody {
  const meant = kindOf(actor, build, colour, traits);
  // The coat by which the kind is known.
  const kind = { ...meant, coats: meant.coats.slice(0, 1) };
  const own = coated(kind, kind === build || meant === build ? colour : null, random);
  const bearing = { aside: HEAD.aside, nod: 0, hat: hatOf(traits), traits, sleeps };
  const { coat, pale, socks } = own.looks;
  return {
    coat,
    pale,
    skin: socks,
    head: moved(headOf(kind, own, [0, 0, 0], bearing), {
      size: HEAD.size / kind.head.size,
      to: [0.02, HEAD.up, 0],
    }),
    tail: (rump) => uprightTail(kind, own.looks, rump),
  };
}

/** How an animal's own model of a head is made that of a body like a person's: around which middle, how large in heights of a human head, and where the foot of a human hat is on it and how large that is. */
interface Fitted {
  readonly make: (colour: Colour | null, random: Random, traits: readonly Trait[]) => OwnHead;
  readonly middle: Vector;
  readonly size: number;
  readonly hat: { readonly size: number; readonly to: Vector };
  /** What its hands and feet are; missing: its coat. */
  readonly skin?: Colour;
  /** Its belly where that is another colour. */
  readonly belly?: Colour;
  /** How its tail goes from the rump: places and thickness. */
  readonly tail?: readonly (readonly [Vector, number])[];
  readonly isBare?: true;
}

const SMALL = { middle: [0, 0, 0], size: 1.16, hat: { size: 1.02, to: [-0.1, -0.12, 0] } } as const;

const THICK_TAIL = [
  [[0, 0, 0], 0.085],
  [[-0.12, -0.09, 0.01], 0.065],
  [[-0.25, -0.17, 0.03], 0.042],
  [[-0.37, -0.19, 0.05], 0.02],
] as const;
const BRUSH = [
  [[0, -0.04, 0], 0.06],
  [[-0.16, 0.0, 0.02], 0.1],
  [[-0.24, 0.18, 0.03], 0.12],
  [[-0.24, 0.38, 0.03], 0.105],
  [[-0.34, 0.48, 0.03], 0.05],
] as const;
const STRING = [
  [[0, -0.03, 0], 0.016],
  [[-0.16, -0.1, 0.03], 0.013],
  [[-0.3, -0.06, 0.06], 0.01],
  [[-0.38, 0.06, 0.06], 0.006],
] as const;
const ORANGE: Colour = [0.93, 0.56, 0.14];
const CREAM: Colour = [0.93, 0.88, 0.76];

/** Animals with models of their own, and the heads of robots. */
const OTHERS: Partial<Readonly<Record<Actor, Fitted>>> = {
  mouse: {
    make: mouseHead,
    middle: [0.36, 0.37, 0],
    size: 2.7,
    hat: { size: 0.84, to: [-0.16, 0.06, 0] },
    skin: [0.86, 0.6, 0.56],
    belly: CREAM,
    tail: STRING,
  },
  squirrel: { ...SMALL, make: squirrelHead, belly: CREAM, tail: BRUSH },
  hedgehog: { ...SMALL, make: hedgehogHead, belly: CREAM },
  koala: { ...SMALL, make: koalaHead, belly: [0.9, 0.88, 0.85] },
  hen: { ...SMALL, make: henHead, skin: ORANGE },
  duck: { ...SMALL, make: duckHead, skin: ORANGE, belly: [0.93, 0.91, 0.86] },
  parrot: { ...SMALL, make: parrotHead, skin: [0.34, 0.31, 0.3] },
  dragon: { ...SMALL, make: dragonHead, belly: [0.86, 0.7, 0.4], tail: THICK_TAIL },
  robot: { ...SMALL, make: robotHead, skin: [0.12, 0.13, 0.15], isBare: true },
  raccoon: {
    make: raccoonHead,
    middle: [0.38, 0.6, 0],
    size: 2.5,
    hat: { size: 1, to: [-0.1, -0.1, 0] },
    skin: [0.1, 0.09, 0.09],
    belly: [0.8, 0.78, 0.74],
  },
  otter: {
    make: otterHead,
    middle: [0.6, 0.71, 0],
    size: 3,
    hat: { size: 0.95, to: [-0.12, -0.2, 0] },
    belly: CREAM,
    tail: THICK_TAIL,
  },
  kangaroo: {
    make: kangarooHead,
    middle: [0.27, 1.22, 0],
    size: 4.4,
    hat: { size: 0.76, to: [-0.1, 0.06, 0] },
    belly: CREAM,
    tail: THICK_TAIL,
  },
  dinosaur: {
    make: dinosaurHead,
    middle: [0.6, 1.13, 0],
    size: 2.6,
    hat: { size: 0.86, to: [-0.14, 0.06, 0] },
    belly: [0.8, 0.72, 0.52],
    tail: THICK_TAIL,
  },
  crocodile: {
    make: crocodileHead,
    middle: [0.78, 0.32, 0],
    size: 1.9,
    hat: { size: 0.74, to: [-0.2, 0.06, 0] },
    belly: [0.84, 0.8, 0.56],
    tail: THICK_TAIL,
  },
  frog: {
    make: frogHead,
    middle: [0.26, 0.52, 0],
    size: 2.1,
    hat: { size: 0.9, to: [-0.1, 0.04, 0] },
    belly: [0.8, 0.86, 0.52],
  },
  owl: {
    make: (colour, _random, traits) => owlHead(colour, traits),
    middle: [0, 0.88, 0],
    size: 2.3,
    hat: { size: 1, to: [-0.1, -0.08, 0] },
    skin: [0.5, 0.42, 0.3],
    belly: [0.84, 0.75, 0.6],
  },
  penguin: {
    make: penguinHead,
    middle: [0.04, 0.84, 0],
    size: 4,
    hat: { size: 0.9, to: [-0.08, -0.1, 0] },
    skin: ORANGE,
    belly: [0.93, 0.93, 0.9],
  },
};

function ofItsOwn(
  { make, middle, size, hat, skin, belly, tail, isBare }: Fitted,
  colour: Colour | null,
  random: Random,
  { traits }: Worn,
): ActorBody {
  const { coat, pieces } = make(colour, random, traits);
  const [x, y, z] = middle;
  const head = moved(moved(pieces, { to: [-x, -y, -z] }), {
    size,
    by: yaw(HEAD.aside),
    to: [0.02, 0.48, 0],
  });
  return {
    coat,
    pale: belly === undefined ? coat : { ...plain(belly), fur: isBare ? 0 : 0.02 },
    skin: skin === undefined ? coat : plain(skin, { gloss: 0.1 }),
    head: [...head, ...moved(hatOf(traits), { size: hat.size, to: hat.to })],
    tail: (rump) =>
      tail === undefined
        ? []
        : spine(
            coat,
            tail.map(([at, thick]): [Vector, number] => [add(rump, at), thick]),
            0.03,
          ),
  };
}

/** What an animal, or a robot, has of its own that does what people do; null colour: its natural one. */
export function actorBody(
  actor: Actor,
  colour: Colour | null,
  random: Random,
  worn: Worn,
): ActorBody {
  const build = BUILDS[actor];
  if (build !== undefined) return onTwoLegs(actor, build, colour, random, worn);
  const own = OTHERS[actor];
  if (own === undefined) throw new RangeError(`${actor} has no body on two legs`);
  return ofItsOwn(own, colour, random, worn);
}

/** The half axes of a belly, in heights of the body. */
const BELLY: Vector = [0.1, 0.145, 0.118];
const FRONT: Vector = [0.06, 0.115, 0.08];

/** The round belly of one that wears nothing, pale in front. */
export function bellyOf({ coat, pale }: ActorBody, { chest, hips }: Stance): Solid[] {
  const lean = Math.atan2(chest[0] - hips[0], chest[1] - hips[1]);
  const middle = between(chest, hips, 0.66);
  const by = roll(-lean);
  const ahead: Vector = [0.052 * Math.cos(lean), -0.052 * Math.sin(lean), 0];
  return [
    ellipsoid(coat, add(middle, [0.012, 0, 0]), BELLY, 0.04, by),
    ...(pale === coat ? [] : [ellipsoid(pale, add(middle, ahead), FRONT, 0.02, by)]),
  ];
}
