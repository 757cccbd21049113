import { pick } from '../../../../kernels/random.ts';
import { isAnimalFolk } from '../../../words/creatures.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { blade, ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import {
  add,
  after,
  normalise,
  pitch,
  roll,
  scale,
  subtract,
  type Vector,
} from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { doerOf } from '../doer.ts';
import { figureOf } from '../figure.ts';
import type { Hands } from '../stance.ts';

const STEEL = plain([0.75, 0.78, 0.82], { gloss: 0.7 });
const WHEEL = plain([0.95, 0.4, 0.62], { gloss: 0.4 });
const SKI = plain([0.82, 0.2, 0.16], { gloss: 0.4 });
const POLE = plain([0.14, 0.14, 0.16], { gloss: 0.3 });
const GOGGLES = plain([0.1, 0.12, 0.16], { gloss: 0.8 });

/** Jackets that are seen on snow. */
const JACKETS: readonly Colour[] = [
  [0.84, 0.16, 0.12],
  [0.1, 0.42, 0.78],
  [0.95, 0.55, 0.08],
  [0.16, 0.56, 0.36],
];

/** The same in a jacket for the snow; an animal has its fur. */
const dressedFor = (wish: Wish): Wish =>
  !isAnimalFolk(wish.traits)
    ? {
        ...wish,
        colour: wish.colour ?? pick(wish.random, JACKETS),
        traits: [...(wish.traits ?? []), 'wintry'],
      }
    : wish;

const seen = (wish: Wish, model: Solid[], turn = 0.3): Sprite => {
  const { random, rays, tall } = wish;
  const turned = turn + 0.5 * (random.unit() - 0.5);
  const yaw = random.unit() < 0.5 ? turned : Math.PI - turned;
  return sculpt(model, { yaw, pitch: 0.06, away: 4 }, rays, tall, random);
};

/** Four wheels on two axles below a plate, from its rear end to its front one. */
const rollers = (rear: Vector, front: Vector, down: Vector): Solid[] => [
  blade(STEEL, rear, front, 0.012, 0.012, 0.6),
  ...[0.1, 0.9].flatMap((share) =>
    [-0.026, 0.026].map((aside) => {
      const middle = add(add(rear, scale(subtract(front, rear), share)), down);
      return ellipsoid(WHEEL, add(middle, [0, 0, aside]), [0.036, 0.036, 0.018]);
    }),
  ),
];

/** The wheels of who glides, below the foot on the ground and the one that is stretched back. */
const ROLLERS: readonly Solid[] = [
  ...rollers([0.02, 0.002, -0.04], [0.17, 0.002, -0.04], [0, -0.026, 0]),
  ...rollers([-0.4, 0.16, 0.04], [-0.335, 0.05, 0.04], [-0.026, -0.012, 0]),
];

const STICK = plain([0.72, 0.55, 0.34], { gloss: 0.2 });
const TAPE = plain([0.12, 0.12, 0.13]);
/** The end of a hockey stick on the ice ahead, and the puck before it. */
const HEEL: Vector = [0.52, 0.012, -0.16];
const TOE: Vector = [0.64, 0.03, -0.2];
const PUCK: Vector = [0.72, 0.014, -0.2];

/** Where the hands of who plays ice hockey are on the stick, and that with the puck, for shoulders of that height. */
function hockeyStick(shoulder: number): { readonly hands: Hands; readonly pieces: Solid[] } {
  const far: Vector = [0.22, shoulder - 0.2, -0.02];
  const near = add(far, scale(subtract(HEEL, far), 0.38));
  const end = add(far, scale(normalise(subtract(far, HEEL)), 0.06));
  const pieces = [
    limb(STICK, end, HEEL, 0.012, 0.012),
    blade(TAPE, HEEL, TOE, 0.026, 0.024, 0.4),
    ellipsoid(TAPE, PUCK, [0.036, 0.013, 0.036]),
  ];
  return { hands: { near, far }, pieces };
}

/** Someone gliding over ice on skates, with a hockey stick where that is played, or over the ground on rollers, a leg stretched back, arms out for balance. */
export function skater(wish: Wish): Sprite {
  const isPlaying = wish.traits?.includes('hockey') === true;
  const stick = isPlaying ? hockeyStick(figureOf(wish.traits ?? []).shoulder) : null;
  const person = [...doerOf(wish)('gliding', stick?.hands), ...(stick?.pieces ?? [])];
  if (wish.traits?.includes('rollerskating') === true)
    return seen(wish, moved([...person, ...ROLLERS], { to: [0, 0.058, 0] }));
  return seen(wish, [
    ...person,
    blade(STEEL, [0.04, -0.012, -0.04], [0.17, -0.012, -0.04], 0.014, 0.012, 0.4),
    blade(STEEL, [-0.4, 0.155, 0.04], [-0.335, 0.045, 0.04], 0.014, 0.012, 0.4),
  ]);
}

const BOARDS: readonly Colour[] = [
  [0.16, 0.2, 0.62],
  [0.86, 0.3, 0.14],
  [0.12, 0.52, 0.5],
];
const FLAT = pitch(Math.PI / 2);
/** How far a snowboard's nose is up on the snow and in the air, and how far who is on it leans back, radians. */
const EDGED = { onSnow: 0.14, inAir: 0.5, back: 0.2 } as const;

/** Someone on a snowboard, both feet across one board, arms out; in the air where a leap is wished for. */
export function snowboarder(wish: Wish): Sprite {
  const { random, posture } = wish;
  const paint = plain(pick(random, BOARDS), { gloss: 0.5 });
  const boot = plain([0.12, 0.12, 0.14]);
  const model = moved(
    [
      ...doerOf(dressedFor(wish))('surfing'),
      ...[-0.18, 0.19].map((x) => ellipsoid(boot, [x + 0.02, 0.035, 0], [0.06, 0.035, 0.05])),
    ],
    { by: roll(EDGED.back * 0.2), to: [0, 0.022, 0] },
  );
  const board = [
    blade(paint, [-0.36, 0, 0], [0.36, 0, 0], 0.075, 0.075, 0.16, 0, FLAT),
    blade(paint, [0.36, 0, 0], [0.52, 0.06, 0], 0.075, 0.055, 0.16, 0.02, FLAT),
    blade(paint, [-0.36, 0, 0], [-0.5, 0.05, 0], 0.075, 0.055, 0.16, 0.02, FLAT),
  ];
  const nose = posture === 'jumping' ? EDGED.inAir : EDGED.onSnow;
  return seen(
    wish,
    moved([...model, ...board], { by: after(roll(nose), pitch(EDGED.back)) }),
    0.35,
  );
}

/** How far a skier lies into the curve, radians. */
const CARVE = 0.16;

/** Someone on skis in a curve: knees bent, poles in both hands, skis on their edges. */
export function skier(wish: Wish): Sprite {
  const { shoulder, shoulders, head, chin } = figureOf(wish.traits ?? []);
  const hands = {
    near: [0.26, shoulder - 0.31, -shoulders - 0.06] as const,
    far: [0.22, shoulder - 0.29, shoulders + 0.08] as const,
  };
  const ski = (z: number, ahead: number): Solid[] => [
    blade(SKI, [ahead - 0.46, 0.006, z], [ahead + 0.5, 0.006, z], 0.024, 0.024, 0.9),
    blade(SKI, [ahead + 0.5, 0.006, z], [ahead + 0.62, 0.06, z], 0.024, 0.014, 0.9, 0.02),
  ];
  const pole = (hand: Vector, z: number): Solid[] => {
    const tip: Vector = [hand[0] - 0.46, 0.05, z];
    const end = add(hand, scale(normalise(subtract(hand, tip)), 0.05));
    return [
      limb(POLE, end, tip, 0.0085, 0.006),
      ellipsoid(POLE, add(tip, [0.035, 0.025, 0]), [0.026, 0.006, 0.026]),
    ];
  };
  const eyes: Vector = [0.16 + head * 0.34, chin - 0.06, 0];
  const model = [
    ...doerOf(dressedFor(wish))('skiing', hands),
    ...(!isAnimalFolk(wish.traits)
      ? [limb(GOGGLES, add(eyes, [0, 0, -0.03]), add(eyes, [0, 0, 0.03]), head * 0.01, head * 0.01)]
      : []),
    ...ski(-0.07, 0.06),
    ...ski(0.07, -0.02),
    ...pole(hands.near, -0.25),
    ...pole(hands.far, 0.27),
  ];
  return seen(wish, moved(model, { by: pitch(CARVE) }), 0.55);
}
