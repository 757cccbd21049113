import { pick } from '../../../kernels/random.ts';
import type { Thing } from '../../words/idea.ts';
import { moved } from '../sculpt/move.ts';
import { ball, blade, ellipsoid, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { add, between, roll, type Vector, yaw } from '../sculpt/vector.ts';
import type { Wish } from '../wish.ts';
import { CAT, DOG, FOX, LION, RABBIT, WOLF } from './animals.ts';
import { headgear, quilted, SUIT } from './astronaut.ts';
import { BEAR, PANDA } from './bears.ts';
import type { Build, Looks } from './build.ts';
import { looksOf } from './coat-looks.ts';
import type { Doing } from './doings.ts';
import { LEOPARD, TIGER } from './exotic.ts';
import { type Figure, figureOf } from './figure.ts';
import { headOf } from './head.ts';
import { human } from './human.ts';
import { tailOf } from './long-hair.ts';
import { MONKEY } from './monkey.ts';
import { type Hands, type Stance, stanceOf } from './stance.ts';

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
  rider !== undefined && rider in BUILDS ? UPRIGHT : figureOf(traits);

/** A model of who rides, height 1 when upright, looking right, its hands where they hold on. */
export function riderModel(wish: Wish, doing: Doing, hands: Hands): Solid[] {
  const { random, rider, traits, hair } = wish;
  const build = rider === undefined ? undefined : BUILDS[rider];
  if (build !== undefined) return beastIn(build, wish, stanceOf(UPRIGHT, doing, hands));
  if (rider === 'astronaut') return suited(stanceOf(figureOf([]), doing, hands));
  return human(random, doing, null, traits, hands, hair);
}

function beastIn(build: Build, { random }: Wish, stance: Stance): Solid[] {
  const coat = pick(random, build.coats);
  const looks = looksOf(build, coat, random);
  const { hips, chest, chin, legs, arms } = stance;
  const rump = add(hips, [-0.06, -0.02, 0]);
  const tail = tailOf(
    { ...build, tail: { ...build.tail, thick: Math.min(0.05, build.tail.thick * 0.6) } },
    looks,
    [rump, ...TAIL.map((at): Vector => add(rump, at))],
  );
  const size = HEAD / build.head.size;
  const head = headOf(build, { coat, looks }, [0, 0, 0], {
    aside: 0.4,
    nod: stance.nod + 0.1,
  });
  return [
    blade(
      looks.coat,
      add(chest, [0, -0.03, 0]),
      between(chest, hips, 0.6),
      0.095,
      0.115,
      0.85,
      0.04,
      ACROSS,
    ),
    ellipsoid(looks.coat, hips, [0.105, 0.1, 0.12], 0.05),
    ellipsoid(looks.pale, add(between(chest, hips, 0.55), [0.06, 0, 0]), [0.06, 0.13, 0.075], 0.04),
    ...(build.tail.kind === 'short' ? [] : tail),
    ...legs.flatMap(([hip, knee, ankle], n) => [
      limb(looks.coat, hip, knee, 0.07, 0.052, 0.03),
      limb(looks.coat, knee, ankle, 0.05, 0.038, 0.02),
      ...pawOf(looks, add(ankle, [0.035, -0.022, 0]), n === 0 ? -1 : 1),
    ]),
    ...arms.flatMap(([shoulder, elbow, wrist]) => [
      limb(looks.coat, shoulder, elbow, 0.052, 0.042, 0.03),
      limb(looks.coat, elbow, wrist, 0.042, 0.032, 0.02),
      ball(looks.dark, wrist, 0.034, 0.012),
    ]),
    limb(looks.coat, chest, add(chin, [-0.01, 0.04, 0]), 0.07, 0.07, 0.04),
    ...moved(head, { size, to: add(chin, [0.015, HEAD * 0.72, 0]) }),
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

const pawOf = ({ dark }: Looks, at: Vector, side: number): Solid[] => [
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
