import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { member, sizesOf } from '../members.ts';
import type { Doing } from '../postures/doings.ts';

/** How high those at a piñata are drawn with the cord from which it hangs, of the height upright. */
export const PINATA = 1.86;

const PAPERS: readonly [Colour, ...Colour[]] = [
  [0.94, 0.2, 0.5],
  [0.98, 0.8, 0.14],
  [0.16, 0.66, 0.86],
  [0.3, 0.76, 0.32],
  [0.96, 0.5, 0.12],
  [0.56, 0.3, 0.8],
];
const POLE = plain([0.5, 0.35, 0.2]);
const CORD = plain([0.86, 0.82, 0.7]);
const STICK = plain([0.72, 0.5, 0.26], { gloss: 0.3 });

/** Half of how far the posts are apart, how high the cord is at them, and where the donkey of paper hangs. */
const POSTS = { half: 1.05, high: 1.84 } as const;
const HANGS: Vector = [0.16, 1.36, 0];

/** How many sweets fall and lie. */
const SWEETS = 24;

/** How wide a strip of fringed paper is. */
const STRIP = 0.036;

/** Strips of paper in all colours, one above the other. */
const fringed: Look = {
  paint: (_x, y) => PAPERS[Math.abs(Math.floor(y / STRIP)) % PAPERS.length] ?? PAPERS[0],
  fur: 0.008,
};

/** A donkey of paper that hangs from a point on its back, looking left. */
function donkey(at: Vector): Solid[] {
  const on = (x: number, y: number, z = 0): Vector => add(at, [x, y, z]);
  return [
    box(fringed, on(0.02, 0), [0.19, 0.085, 0.08], undefined, 0.03),
    ...[-0.12, 0.15].flatMap((x) =>
      [-0.05, 0.05].map((z) => box(fringed, on(x, -0.15, z), [0.034, 0.09, 0.03], undefined, 0.01)),
    ),
    limb(fringed, on(-0.14, 0.05), on(-0.23, 0.19), 0.068, 0.058),
    box(fringed, on(-0.3, 0.19), [0.1, 0.056, 0.05], roll(0.25), 0.025),
    ...[-0.035, 0.035].map((z) =>
      limb(fringed, on(-0.22, 0.24, z), on(-0.18, 0.37, z), 0.03, 0.014),
    ),
    ball(plain([0.06, 0.05, 0.06], { gloss: 0.6 }), on(-0.29, 0.215, -0.052), 0.017),
    limb(fringed, on(0.2, 0.04), on(0.28, -0.1), 0.02, 0.03),
  ];
}

/** Where those are who look on, and how; in a child's heights. */
const AROUND: readonly { readonly at: Vector; readonly doing: Doing; readonly turned: number }[] = [
  { at: [-0.92, 0, 0.42], doing: 'cheering', turned: 0.5 },
  { at: [0.86, 0.12, 0.4], doing: 'jumping', turned: Math.PI - 0.7 },
  { at: [0.3, 0, 0.62], doing: 'cheering', turned: 1.5 },
];

/** A child with bound eyes who strikes with a stick at a donkey of paper that hangs from a cord, sweets falling out of it, others around; in heights of the first. */
export function pinata(
  random: Random,
  colour: Colour | null,
  all: Company['members'],
  vary: number,
): Feat {
  const [size = 1, ...sizes] = sizesOf(all);
  const [first = [], ...others] = all;
  const place: Vector = [-0.5, 0, -0.1];
  const hands: Vector = [-0.26, 0.86, -0.12];
  const [x, y] = HANGS;
  const knot: Vector = [x + 0.02, POSTS.high - 0.08, 0];
  const cord = (from: Vector) => limb(CORD, from, knot, 0.009, 0.009);
  return {
    model: [
      ...member(
        random,
        'striking',
        colour,
        [...first, 'blindfolded'],
        { at: place, turned: 0.35, size },
        { near: add(hands, [0, 0, -0.03]), far: add(hands, [0.04, 0.06, 0.03]) },
      ),
      limb(STICK, add(hands, [-0.06, -0.08, -0.01]), [0.02, 1.24, -0.04], 0.018, 0.022),
      ...AROUND.slice(0, others.length).flatMap(({ at, doing, turned }, n) =>
        member(
          random,
          doing,
          null,
          others[n] ?? [],
          {
            ...{ at, turned, size: sizes[n] ?? 1 },
            ...(turned > Math.PI / 2 && { isMirrored: true as const }),
          },
          {},
        ),
      ),
      ...donkey(HANGS),
      ...[cord([x + 0.02, y + 0.08, 0]), cord([-POSTS.half, POSTS.high, 0])],
      cord([POSTS.half, POSTS.high, 0]),
      ...[-1, 1].map((side) => {
        const foot: Vector = [side * POSTS.half, 0, 0];
        return limb(POLE, foot, add(foot, [0, POSTS.high + 0.03, 0]), 0.028, 0.024);
      }),
      ...Array.from({ length: SWEETS }, (_, n) => {
        const isDown = n % 3 === 0;
        const at: Vector = [
          x + 0.02 + (isDown ? 0.5 : 0.22) * (2 * random.unit() - 1),
          isDown ? 0.02 : 0.06 + 1.05 * random.unit(),
          0.16 * (2 * random.unit() - 1) - 0.05,
        ];
        return ball(plain(PAPERS[n % PAPERS.length] ?? PAPERS[0], { gloss: 0.5 }), at, 0.022);
      }),
    ],
    turn: 0.05 + vary,
    above: 0.08,
  };
}
