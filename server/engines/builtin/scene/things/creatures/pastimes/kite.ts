import { createRandom, pick } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { composeSprites, type Part } from '../../compose-sprites.ts';
import { plain } from '../../sculpt/looks.ts';
import { membrane } from '../../sculpt/membrane.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, lift, limb, place, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';

const CLOTHS: readonly (readonly [Colour, Colour])[] = [
  [
    [0.88, 0.12, 0.12],
    [0.98, 0.8, 0.14],
  ],
  [
    [0.1, 0.36, 0.8],
    [0.96, 0.5, 0.1],
  ],
  [
    [0.56, 0.16, 0.62],
    [0.3, 0.76, 0.44],
  ],
];
const SPAR: Colour = [0.3, 0.2, 0.12];
const STRING: Colour = [0.62, 0.57, 0.5];

/** How wide the whole is by its height, and the shares of that of the kite with its tail and of who holds it. */
const WIDE = 0.6;
const ALOFT = 0.43;
const HOLDER = 0.52;
/** Where the string is tied to the kite, by its sprite: from the windward side, and from above. */
const TIED = [0.42, 0.27] as const;

/** A kite high on its string, which somebody below holds, or which leads down out of the picture. */
export function kite(wish: Wish): Sprite {
  const { traits = [] } = wish;
  const height = Math.round(Math.max(96, wish.tall));
  const width = Math.round(height * WIDE);
  const isLeft = looksLeft(wish);
  const flies = aloft(wish, height * ALOFT, isLeft);
  const across = (flies.width * height * ALOFT) / flies.height;
  const top: Part = {
    sprite: flies,
    left: isLeft ? 0 : width - across,
    foot: height * ALOFT,
    tall: height * ALOFT,
  };
  const tied = [
    top.left + across * (isLeft ? TIED[0] : 1 - TIED[0]),
    height * ALOFT * TIED[1],
  ] as const;
  if (!traits.includes('crewed')) {
    const end = [isLeft ? width * 0.9 : width * 0.1, height - 1] as const;
    return composeSprites(width, height, [stringOf(wish, end, tied), top]);
  }
  const person = holder(wish, height * HOLDER, isLeft);
  const tall = height * HOLDER * figureOf(traits).tall;
  const wide = (person.width * tall) / person.height;
  const stands: Part = {
    sprite: person,
    left: isLeft ? width - wide : 0,
    foot: height,
    tall,
  };
  const hand = [isLeft ? width - wide * 0.97 : wide * 0.97, height - tall * 0.985] as const;
  return composeSprites(width, height, [stringOf(wish, hand, tied), top, stands]);
}

/** Somebody who looks up at it, the string in a raised hand: the highest and foremost point of the sprite. */
function holder(
  { random, rays, posture, traits = [] }: Wish,
  tall: number,
  isLeft: boolean,
): Sprite {
  const { shoulder, shoulders } = figureOf(traits);
  const hands = {
    near: [0.27, shoulder + 0.2, -shoulders * 0.6] as const,
    far: [0.2, shoulder - 0.02, shoulders * 0.3] as const,
  };
  const doing = posture === 'running' ? 'running' : 'standing';
  const model = human(createRandom(random.uint32()), doing, null, traits, hands);
  const yaw = isLeft ? Math.PI + 0.3 : -0.3;
  return sculpt(model, { yaw, pitch: 0.03, away: 5 }, rays, tall, random);
}

type Spot = readonly [x: number, y: number];

/** Pieces of a string, and how far it hangs through, as a share of its length. */
const PIECES = 18;
const SAG = 0.09;

/** A string from below to a kite, in pixels from the upper left corner. */
function stringOf({ random, rays }: Wish, from: Spot, to: Spot): Part {
  const [dx, dy] = [to[0] - from[0], from[1] - to[1]];
  const length = Math.hypot(dx, dy);
  // It leaves the hand flatter than it reaches the kite.
  const at = (share: number): Vector => {
    const sag = 4 * SAG * share * (1 - share);
    return [
      (dx / length) * share + (dy / length) * sag * Math.sign(dx),
      CLEAR + (dy / length) * share - sag * 0.5,
      0,
    ];
  };
  const look = plain(STRING);
  const thick = 0.75 / length;
  const model = Array.from({ length: PIECES }, (_, n) =>
    limb(look, at(n / PIECES), at((n + 1) / PIECES), thick, thick),
  );
  const sprite = sculpt(
    model,
    { yaw: 0, pitch: 0, away: 40 },
    { ...rays, snowy: false },
    dy,
    random,
  );
  const wide = (sprite.width * dy) / sprite.height;
  return { sprite, left: dx < 0 ? from[0] - wide : from[0], foot: from[1], tall: dy };
}

/** The kite itself, leaning with the wind, its tail hanging from it. */
function aloft({ random, rays, colour }: Wish, tall: number, isLeft: boolean): Sprite {
  const [first, second] = pick(random, CLOTHS);
  const cloths =
    colour === null ? ([first, second] as const) : ([colour, scaleColour(colour, 0.6)] as const);
  const lean = (isLeft ? 1 : -1) * (0.3 + 0.15 * random.unit());
  const model = [
    ...diamond(...cloths).map((piece) => place(piece, roll(lean))),
    ...tailOf(cloths, lean),
  ].map((piece) => lift(piece, CLEAR));
  const view = { yaw: isLeft ? -0.25 : 0.25, pitch: -0.15, away: 5 };
  return sculpt(model, view, { ...rays, snowy: false }, tall, random);
}

/** Nothing of a model is seen below the ground at 0. */
const CLEAR = 1.8;
const [HEAD, FOOT, CROSS, REACH] = [0.42, -0.58, 0.1, 0.38];

/** How much lighter its cloth is for the light behind it. */
const SHINES_THROUGH = 1.3;

/** Four sails between two spars, a little hollow. */
function diamond(first: Colour, second: Colour): Solid[] {
  const heart: Vector = [0, CROSS, -0.05];
  const ends: readonly Vector[] = [
    [0, HEAD, 0],
    [REACH, CROSS, 0.03],
    [0, FOOT, 0],
    [-REACH, CROSS, 0.03],
  ];
  const spar = plain(SPAR);
  return [
    ...ends.map((end, n) =>
      membrane(
        plain(scaleColour(n % 2 === 0 ? first : second, SHINES_THROUGH)),
        [heart, end, ends[(n + 1) % 4] ?? end],
        0.035,
      ),
    ),
    ...ends.map((end) =>
      limb(
        spar,
        [heart[0], heart[1], heart[2] - 0.02],
        [end[0], end[1], end[2] - 0.02],
        0.011,
        0.009,
      ),
    ),
    ball(spar, [heart[0], heart[1], heart[2] - 0.02], 0.02),
  ];
}

/** How many bows are tied into a tail. */
const BOWS = 5;

/** A tail that waves down from its foot, with bows. */
function tailOf(cloths: readonly [Colour, Colour], lean: number): Solid[] {
  const foot: Vector = [Math.sin(lean) * -FOOT, Math.cos(lean) * FOOT, 0];
  const at = (share: number): Vector => [
    foot[0] + 0.16 * Math.sin(share * 8) * (0.3 + share) + 0.3 * lean * share,
    foot[1] - 0.75 * share,
    0,
  ];
  const cord = plain(STRING);
  const cords = Array.from({ length: 22 }, (_, n) =>
    limb(cord, at(n / 22), at((n + 1) / 22), 0.008, 0.008),
  );
  const bows = Array.from({ length: BOWS }, (_, n) => {
    const [x, y] = at((n + 0.8) / BOWS);
    const look = plain(cloths[n % 2] ?? STRING);
    return [-1, 1].map((side) =>
      membrane(
        look,
        [
          [x, y, -0.01],
          [x + side * 0.1, y + 0.055, -0.01],
          [x + side * 0.1, y - 0.045, -0.01],
        ],
        0.014,
      ),
    );
  });
  return [...cords, ...bows.flat()];
}
