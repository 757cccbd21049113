import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { smooth } from '../smooth-path.ts';
import { type Feathering, feather, featheringOf } from './wings.ts';

const BLACK: Colour = [0.05, 0.05, 0.06];
const EYE: Colour = [0.95, 0.8, 0.2];

/** What a bird with long legs is like. */
interface Wader {
  readonly body: Colour;
  readonly neck: Colour;
  readonly quills: Colour;
  readonly legs: Colour;
  readonly bill: Colour;
  /** Whether its bill is bent down in the middle, else it is a dagger; and whether it has a crest. */
  readonly isBent: boolean;
  readonly isCrested: boolean;
}

/** A flamingo, or what is as pink; else a stork, where it is as white; else a heron. */
function kindOf(colour: Colour): Wader {
  const [red, green, blue] = colour;
  if (red > green + 0.15)
    return {
      body: colour,
      neck: colour,
      quills: mixColour(colour, [0.9, 0.2, 0.2], 0.4),
      legs: mixColour(colour, [0.85, 0.4, 0.42], 0.6),
      bill: [0.95, 0.78, 0.74],
      isBent: true,
      isCrested: false,
    };
  if (Math.min(red, green, blue) > 0.75)
    return {
      body: colour,
      neck: colour,
      quills: BLACK,
      legs: [0.85, 0.25, 0.14],
      bill: [0.88, 0.27, 0.14],
      isBent: false,
      isCrested: false,
    };
  return {
    body: colour,
    neck: mixColour(colour, [0.95, 0.95, 0.94], 0.6),
    quills: scaleColour(colour, 0.5),
    legs: [0.5, 0.44, 0.3],
    bill: [0.9, 0.66, 0.2],
    isBent: false,
    isCrested: true,
  };
}

const GREY: Colour = [0.52, 0.57, 0.64];

/** A bird on long legs that stands in shallow water: a heron, a stork or a flamingo, by its colour. */
export function wader(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const kind = kindOf(wish.colour ?? GREY);
  const quill = featheringOf(random, kind.body, kind.quills, kind.body, 0.05);
  const model = [...bodyOf(kind, quill), ...neckOf(kind), ...legsOf(kind, random.unit() < 0.5)];
  const turn = 0.2 + 0.3 * random.unit();
  const facing = looksLeft(wish) ? Math.PI - turn : turn;
  return sculpt(model, { yaw: facing, pitch: 0.04, away: 4 }, rays, tall, random);
}

const downy = (colour: Colour): Look => ({
  paint: (x, y, z) =>
    scaleColour(colour, 0.92 + 0.1 * Math.sin(x * 44 + y * 21) * Math.sin(z * 38)),
  fur: 0.012,
});

function bodyOf({ body }: Wader, quill: Feathering): Solid[] {
  const coat = downy(body);
  return [
    ellipsoid(coat, [-0.02, 0.56, 0], [0.24, 0.125, 0.115], 0, roll(0.22)),
    ball(coat, [0.12, 0.6, 0], 0.11, 0.08),
    limb(coat, [-0.16, 0.52, 0], [-0.33, 0.46, 0], 0.07, 0.025, 0.05),
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2, 3, 4].map((n) =>
        feather(
          quill,
          [0.1 - 0.035 * n, 0.63 - 0.012 * n, side * 0.1],
          [-0.26 - 0.03 * n, 0.5 - 0.03 * n + 0.012 * n * n, side * (0.085 - 0.012 * n)],
          [0.055, 0.026],
          yaw(side * 0.2),
          0.3,
        ),
      ),
    ),
  ];
}

/** A neck bent like an S, and a head with its bill. */
function neckOf({ neck, body, bill, isBent, isCrested }: Wader): Solid[] {
  const skin: Look = {
    ...downy(neck),
    paint: (x, y, z) =>
      scaleColour(
        mixColour(body, neck, smoothstep(0.6, 0.74, y)),
        0.95 + 0.05 * Math.sin(y * 80 + x * 30 + z * 20),
      ),
  };
  const path = smooth([
    [0.15, 0.62, 0],
    [0.27, 0.68, 0],
    [0.22, 0.8, 0],
    [0.17, 0.9, 0],
    [0.24, 0.985, 0],
    [0.3, 0.985, 0],
  ]);
  const thick = (n: number) => 0.062 - 0.032 * Math.min(1, n / (0.6 * path.length));
  const beak = plain(bill, { gloss: 0.35 });
  const tip = plain(BLACK, { gloss: 0.35 });
  return [
    ...path.slice(1).map((to, n) => limb(skin, path[n] ?? to, to, thick(n), thick(n + 1), 0.03)),
    ellipsoid(skin, [0.31, 0.985, 0], [0.056, 0.04, 0.036], 0.02),
    ...(isBent
      ? [
          limb(beak, [0.345, 0.98, 0], [0.4, 0.95, 0], 0.026, 0.024),
          limb(tip, [0.4, 0.95, 0], [0.405, 0.89, 0], 0.023, 0.008, 0.01),
        ]
      : [limb(beak, [0.34, 0.98, 0], [0.52, 0.955, 0], 0.022, 0.004)]),
    ...(isCrested ? [limb(tip, [0.33, 1.02, 0], [0.18, 1.0, 0], 0.012, 0.004, 0.01)] : []),
    ...[-1, 1].flatMap((side) => [
      ball(plain(EYE, { gloss: 0.8 }), [0.325, 0.995, side * 0.03], 0.012),
      ball(plain(BLACK, { gloss: 0.9 }), [0.33, 0.996, side * 0.038], 0.007),
    ]),
  ];
}

/** Two long legs whose heels look like knees bent back; one may be drawn up. */
function legsOf({ legs }: Wader, isDrawnUp: boolean): Solid[] {
  const skin = plain(legs, { gloss: 0.2 });
  const leg = (side: number, heel: Vector, foot: Vector): Solid[] => [
    limb(skin, [-0.02, 0.48, side * 0.045], heel, 0.024, 0.014),
    ball(skin, heel, 0.018),
    limb(skin, heel, foot, 0.013, 0.011),
  ];
  return [
    ...leg(-1, [-0.03, 0.26, -0.045], [0.0, 0, -0.045]),
    ...(isDrawnUp
      ? leg(1, [0.06, 0.36, 0.045], [-0.03, 0.22, 0.045])
      : leg(1, [-0.06, 0.27, 0.045], [-0.1, 0, 0.045])),
  ];
}
