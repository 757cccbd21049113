import type { Random } from '../../../kernels/random.ts';
import type { Colour, Thing } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import { ball, blade, ellipsoid, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { add, between, roll, type Vector, yaw } from '../sculpt/vector.ts';
import type { Wish } from '../wish.ts';
import { CAT, DOG, FOX, LION, RABBIT, WOLF } from './animals.ts';
import { headgear, quilted, SUIT } from './astronaut.ts';
import { PIG } from './barnyard.ts';
import { BEAR, PANDA, POLAR_BEAR } from './bears.ts';
import type { Build } from './build.ts';
import type { Doing } from './doings.ts';
import { ELEPHANT, LEOPARD, LLAMA, TIGER } from './exotic.ts';
import { type Figure, figureOf } from './figure.ts';
import { frogHead, frogSkin } from './frog.ts';
import { headOf } from './head.ts';
import { HIPPO } from './hippo.ts';
import { COW, DEER, HORSE, SHEEP } from './hoofed.ts';
import { GOAT } from './horned.ts';
import { DONKEY } from './horse-kin.ts';
import { human } from './human.ts';
import { MONKEY } from './monkey.ts';
import { coated } from './quadruped.ts';
import { type Hands, type Stance, stanceOf } from './stance.ts';
import { uprightTail } from './upright-tail.ts';

/** Animals that ride as people do. */
const BUILDS: Partial<Readonly<Record<Thing, Build>>> = {
  monkey: MONKEY,
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
  goat: GOAT,
  pig: PIG,
  sheep: SHEEP,
  cow: COW,
  horse: HORSE,
  donkey: DONKEY,
  deer: DEER,
  llama: LLAMA,
  elephant: ELEPHANT,
  hippo: HIPPO,
};

/** An animal that sits upright: a large head on a short, stout body. */
const UPRIGHT: Figure = {
  ...figureOf([]),
  head: 0.22,
  chin: 0.79,
  shoulder: 0.745,
  waist: 0.56,
  hips: 0.44,
  knee: 0.24,
  shoulders: 0.1,
  hipsWide: 0.1,
  arm: [0.185, 0.165],
  tall: 0.84,
};

const ACROSS = yaw(Math.PI / 2);

/** The measures of who rides. */
export const figureOfRider = ({ rider, traits = [] }: Pick<Wish, 'rider' | 'traits'>): Figure =>
  rider !== undefined && isUprightBeast(rider) ? UPRIGHT : figureOf(traits);

/** What of a wish says who rides. */
type RiderWish = Pick<Wish, 'random'> & Partial<Wish>;

/** A model of who rides, height 1 when upright, looking right, its hands where they hold on. */
export function riderModel(wish: RiderWish, doing: Doing, hands: Hands): Solid[] {
  const { random, rider, traits, hair } = wish;
  if (rider === 'astronaut') return suited(stanceOf(figureOf([]), doing, hands));
  return rider !== undefined && isUprightBeast(rider)
    ? beastIn(rider, wish, stanceOf(UPRIGHT, doing, hands), null)
    : human(random, doing, null, traits, hands, hair);
}

/** Whether it is an animal that is drawn upright, doing what people do. */
const isUprightBeast = (thing: Thing): boolean => thing in BUILDS || thing in OTHERS;

/** Who does what people do: a model, height 1, looking right, for each way to hold the body, of the wish's somebody or, where its `rider` is an animal, of that in the wish's colour. */
export const doerOf =
  (wish: Wish) =>
  (doing: Doing, hands: Hands = {}): Solid[] => {
    const { random, rider, colour, traits, hair, hat } = wish;
    return rider !== undefined && isUprightBeast(rider)
      ? beastIn(rider, wish, stanceOf(UPRIGHT, doing, hands), colour)
      : human(random, doing, colour, traits, hands, hair ?? null, hat ?? null);
  };

/** The fur of an animal that is upright, that of belly and paws, what hangs from the rump, and its head with the chin at the origin. */
interface Beast {
  readonly coat: Look;
  readonly pale: Look;
  readonly dark: Look;
  readonly tail: (rump: Vector) => readonly Solid[];
  readonly head: (nod: number) => readonly Solid[];
}

/** How light a bear's coat is at the least that is one of the ice. */
const OF_ICE = 0.7;

/** An animal of a build that is made for four legs. */
function onTwoLegs(kind: Build, colour: Colour | null, random: Random): Beast {
  const isWhite = kind === BEAR && colour !== null && colour[0] > OF_ICE;
  // The coat by which the kind is known.
  const { coats, ...rest } = isWhite ? POLAR_BEAR : kind;
  const build: Build = { ...rest, coats: coats.slice(0, 1) };
  const { coat, looks } = coated(build, isWhite ? null : colour, random);
  const size = HEAD / build.head.size;
  return {
    ...looks,
    tail: (rump) => uprightTail(build, looks, rump, TAIL),
    head: (nod) =>
      moved(headOf(build, { coat, looks }, [0, 0, 0], { aside: 0.4, nod: nod + 0.1 }), {
        size,
        to: [0.015, HEAD * 0.72, 0],
      }),
  };
}

/** Animals of other bodies that do what people do. */
const OTHERS: Partial<Readonly<Record<Thing, (colour: Colour | null, random: Random) => Beast>>> = {
  frog: (colour, random) => {
    const skin = frogSkin(colour, random);
    const head = moved(frogHead(skin), { size: 0.5, to: [-0.1, -0.16, 0] });
    return {
      coat: skin,
      pale: plain([0.8, 0.86, 0.52]),
      dark: skin,
      tail: () => [],
      head: () => head,
    };
  },
  penguin: () => {
    const coat = plain([0.1, 0.11, 0.14], { gloss: 0.2 });
    return {
      coat,
      pale: plain([0.93, 0.93, 0.9]),
      dark: plain([0.9, 0.5, 0.14]),
      tail: () => [],
      head: () => penguinHead(coat),
    };
  },
};

/** The black head of a penguin with its yellow cheeks and its bill, the chin at the origin. */
const penguinHead = (coat: Look): Solid[] => [
  ellipsoid(coat, [0.01, 0.09, 0], [0.1, 0.105, 0.095], 0.03),
  limb(
    plain([0.14, 0.12, 0.12], { gloss: 0.4 }),
    [0.09, 0.095, 0],
    [0.2, 0.075, 0],
    0.03,
    0.008,
    0.01,
  ),
  limb(plain([0.92, 0.5, 0.2]), [0.1, 0.08, 0], [0.17, 0.068, 0], 0.02, 0.006),
  ...[-1, 1].flatMap((side) => [
    ellipsoid(plain([0.96, 0.76, 0.24]), [-0.005, 0.06, side * 0.076], [0.045, 0.05, 0.026], 0.02),
    ball(plain([0.98, 0.97, 0.95]), [0.068, 0.125, side * 0.06], 0.02),
    ball(plain([0.02, 0.02, 0.02], { gloss: 0.9 }), [0.08, 0.125, side * 0.07], 0.014),
  ]),
];

function beastIn(
  rider: Thing,
  { random }: Pick<Wish, 'random'>,
  stance: Stance,
  colour: Colour | null,
): Solid[] {
  const build = BUILDS[rider];
  const beast =
    build === undefined ? OTHERS[rider]?.(colour, random) : onTwoLegs(build, colour, random);
  if (beast === undefined) return [];
  const { coat, pale, dark } = beast;
  const { hips, chest, chin, legs, arms, nod } = stance;
  return [
    blade(
      coat,
      add(chest, [0, -0.03, 0]),
      between(chest, hips, 0.6),
      0.095,
      0.115,
      0.85,
      0.04,
      ACROSS,
    ),
    ellipsoid(coat, hips, [0.105, 0.1, 0.12], 0.05),
    ellipsoid(pale, add(between(chest, hips, 0.55), [0.06, 0, 0]), [0.06, 0.13, 0.075], 0.04),
    ...beast.tail(add(hips, [-0.06, -0.02, 0])),
    ...legs.flatMap(([hip, knee, ankle], n) => [
      limb(coat, hip, knee, 0.07, 0.052, 0.03),
      limb(coat, knee, ankle, 0.05, 0.038, 0.02),
      ...pawOf(dark, add(ankle, [0.035, -0.022, 0]), n === 0 ? -1 : 1),
    ]),
    ...arms.flatMap(([shoulder, elbow, wrist]) => [
      limb(coat, shoulder, elbow, 0.052, 0.042, 0.03),
      limb(coat, elbow, wrist, 0.042, 0.032, 0.02),
      ball(dark, wrist, 0.034, 0.012),
    ]),
    limb(coat, chest, add(chin, [-0.01, 0.04, 0]), 0.07, 0.07, 0.04),
    ...moved(beast.head(nod), { to: chin }),
  ];
}

/** How large the head of an animal is that rides, and how its tail hangs from the rump. */
const HEAD = 0.135;
const TAIL: readonly Vector[] = [
  [-0.12, -0.02, 0.02],
  [-0.22, 0.06, 0.03],
  [-0.27, 0.18, 0.03],
  [-0.22, 0.27, 0.02],
];

const pawOf = (dark: Look, at: Vector, side: number): Solid[] => [
  ellipsoid(dark, add(at, [0.012, 0, side * 0.004]), [0.062, 0.026, 0.036], 0.01),
];

/** Someone in a space suit. */
function suited({ hips, waist, chest, chin, legs, arms }: Stance): Solid[] {
  const suit = quilted(SUIT);
  return [
    blade(suit, add(chest, [0, -0.06, 0]), waist, 0.125, 0.12, 0.82, 0.02, ACROSS),
    blade(suit, waist, hips, 0.115, 0.11, 0.82, 0.03, ACROSS),
    ...legs.flatMap(([hip, knee, ankle]) => [
      limb(suit, hip, knee, 0.072, 0.06, 0.03),
      limb(suit, knee, ankle, 0.06, 0.05, 0.02),
      ...bootOf(suit, ankle),
    ]),
    ...arms.flatMap(([shoulder, elbow, wrist]) => [
      limb(suit, shoulder, elbow, 0.058, 0.05, 0.03),
      limb(suit, elbow, wrist, 0.05, 0.04, 0.02),
      ball(suit, wrist, 0.042),
    ]),
    ...moved(headgear(), { by: roll(0), to: add(chin, [0, -CHIN, 0]) }),
  ];
}

/** Where the chin of an astronaut who stands is. */
const CHIN = 0.85;

const bootOf = (suit: Look, ankle: Vector): Solid[] => [
  limb(suit, add(ankle, [-0.01, -0.02, 0]), add(ankle, [0.075, -0.025, 0]), 0.045, 0.036, 0.01),
];
