import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, cut, ellipsoid, frustum, limb, ring, type Solid } from '../sculpt/solid.ts';
import { pitch, roll, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const HYDRANT: Colour = [0.78, 0.1, 0.07];
const BRASS: Colour = [0.8, 0.62, 0.28];
const STEEL: Colour = [0.6, 0.62, 0.64];
const POST: Colour = [0.5, 0.34, 0.18];
const MAIL: Colour = [0.2, 0.32, 0.56];
const HOUSING: Colour = [0.1, 0.11, 0.1];
/** The three lamps of a traffic light, from above. */
const LAMPS: readonly Colour[] = [
  [0.95, 0.1, 0.06],
  [0.98, 0.66, 0.06],
  [0.1, 0.82, 0.34],
];

/** Toward the eye: what stood upright lies along the line of sight. */
const FACING = pitch(Math.PI / 2);

/** A round island with its kerb, so far from its middle, beneath what would stand in the road. */
const island = (wide: number): Solid[] => [
  frustum(worn([0.66, 0.65, 0.62], 0.14), [0, -0.16, 0], 0.16, wide, wide * 0.96),
  frustum(worn([0.5, 0.49, 0.47], 0.16), [0, -0.02, 0], 0.03, wide * 0.84, wide * 0.84),
];

/** A fire hydrant: a bell on a barrel with bolts, an outlet to the eye and one at either side, chains on their caps. */
export function hydrant(wish: Wish): Sprite {
  const paint = worn(wish.colour ?? HYDRANT, 0.1, { gloss: 0.5 });
  const cap = worn(mixColour(wish.colour ?? HYDRANT, BRASS, 0.75), 0.1, { gloss: 0.7 });
  const steel = plain(STEEL, { gloss: 0.7 });
  const bolts = (high: number, out: number): Solid[] =>
    Array.from({ length: 8 }, (_, n): Solid => {
      const [c, s] = [Math.cos(n * 0.785), Math.sin(n * 0.785)];
      return frustum(steel, [c * out, high, s * out], 0.045, 0.03, 0.03);
    });
  const outlet = (side: number): Solid[] => [
    frustum(paint, [side * 0.2, 0.78, 0], 0.24, 0.13, 0.12, roll(-side * (Math.PI / 2))),
    frustum(cap, [side * 0.42, 0.78, 0], 0.08, 0.155, 0.145, roll(-side * (Math.PI / 2))),
    box(cap, [side * 0.54, 0.78, 0], [0.05, 0.05, 0.05], undefined, 0.01),
    ...Array.from({ length: 6 }, (_, n): Solid => {
      const share = n / 5;
      const at: Vector = [side * (0.46 - 0.2 * share), 0.62 - 0.14 * Math.sin(share * 3.1), -0.14];
      return ball(steel, at, 0.02);
    }),
  ];
  const model = [
    ...island(0.62),
    frustum(paint, [0, 0, 0], 0.1, 0.4, 0.38),
    ...bolts(0.1, 0.33),
    frustum(paint, [0, 0.1, 0], 0.86, 0.27, 0.25),
    frustum(paint, [0, 0.94, 0], 0.09, 0.35, 0.34),
    ...bolts(1.03, 0.29),
    ellipsoid(paint, [0, 1.02, 0], [0.27, 0.28, 0.27]),
    frustum(cap, [0, 1.26, 0], 0.07, 0.11, 0.09),
    box(cap, [0, 1.37, 0], [0.05, 0.06, 0.05], undefined, 0.01),
    frustum(paint, [0, 0.6, -0.18], 0.24, 0.18, 0.17, FACING),
    frustum(cap, [0, 0.6, -0.4], 0.09, 0.215, 0.2, FACING),
    box(cap, [0, 0.6, -0.52], [0.055, 0.055, 0.05], undefined, 0.01),
    ...outlet(-1),
    ...outlet(1),
  ];
  return portray(wish, model, 0.4, 0.12, 3);
}

/** A mailbox on its post, its door to the eye open a hand's breadth with letters in it, its flag up. */
export function mailbox(wish: Wish): Sprite {
  const tin = worn(wish.colour ?? MAIL, 0.1, { gloss: 0.5 });
  const wood = worn(POST, 0.24);
  const red = plain([0.82, 0.1, 0.08], { gloss: 0.4 });
  const inside = plain([0.05, 0.05, 0.06]);
  const paper = (shade: number) => plain(scaleColour([0.95, 0.93, 0.86], shade));
  const arch = (
    look: typeof tin,
    at: Vector,
    high: number,
    wide: number,
    half: number,
  ): Solid[] => [
    box(look, [at[0], at[1] + high / 2, at[2]], [wide, high / 2, half]),
    frustum(look, [at[0], at[1] + high, at[2] + half], half * 2, wide, wide, FACING),
  ];
  const door = moved(arch(tin, [0, 0, 0], 0.22, 0.215, 0.012), {
    by: pitch(1.25),
    to: [0, 1.18, -0.55],
  });
  const model = [
    box(wood, [0, 0.55, 0.1], [0.075, 0.55, 0.075], undefined, 0.01),
    limb(wood, [0, 0.72, 0.12], [0, 1.1, -0.28], 0.05, 0.05),
    box(wood, [0, 1.14, 0], [0.17, 0.03, 0.5], undefined, 0.01),
    ...arch(tin, [0, 1.17, 0], 0.24, 0.23, 0.54),
    ...arch(inside, [0, 1.19, -0.5], 0.22, 0.195, 0.06).map(cut),
    ring(tin, [0, 1.41, -0.54], 0.225, 0.014, FACING),
    box(paper(1), [0.02, 1.32, -0.56], [0.14, 0.1, 0.012], roll(0.12)),
    box(paper(0.86), [-0.04, 1.3, -0.52], [0.13, 0.12, 0.012], roll(-0.16)),
    ...door,
    limb(red, [-0.245, 1.34, -0.2], [-0.245, 1.74, -0.2], 0.016, 0.016),
    box(red, [-0.245, 1.68, -0.11], [0.012, 0.075, 0.1]),
  ];
  return portray(wish, model, 0.6, 0.1, 3);
}

/** A traffic light on its post: three lamps under their hoods, one of them lit: that of the colour that is said, else the red one. */
export function trafficLight(wish: Wish): Sprite {
  const housing = worn(HOUSING, 0.08, { gloss: 0.4 });
  const post = worn([0.3, 0.31, 0.31], 0.1, { gloss: 0.4 });
  const near = ({ colour }: Wish, lamp: Colour): number =>
    colour === null ? 0 : -Math.hypot(...lamp.map((tone, n) => tone - (colour[n] ?? 0)));
  const ranked = LAMPS.map((lamp, n) => ({ n, score: near(wish, lamp) }));
  const lit = ranked.toSorted((a, b) => b.score - a.score)[0]?.n ?? 0;
  const lamps = LAMPS.flatMap((colour, n): Solid[] => {
    const high = 2.62 - n * 0.4;
    const isLit = n === lit;
    const lens = isLit
      ? plain(mixColour(colour, [1, 1, 0.9], 0.16), { glow: () => 1, gloss: 0.5 })
      : plain(scaleColour(colour, 0.22), { gloss: 0.7 });
    const hood = Array.from({ length: 9 }, (_, at): Solid => {
      const angle = (at / 8) * Math.PI;
      const [c, s] = [0.165 * Math.cos(angle), 0.165 * Math.sin(angle)];
      return limb(
        housing,
        [c, high + s, -0.17],
        [c, high + s, -0.17 - 0.08 - 0.16 * Math.sin(angle)],
        0.02,
        0.016,
      );
    });
    return [
      ellipsoid(lens, [0, high, -0.17], [0.15, 0.15, 0.05]),
      ring(housing, [0, high, -0.18], 0.16, 0.022, FACING),
      ...hood,
    ];
  });
  const model = [
    ...island(0.44),
    frustum(post, [0, 0, 0], 0.1, 0.16, 0.12),
    limb(post, [0, 0, 0], [0, 1.6, 0], 0.065, 0.06),
    box(housing, [0, 2.22, 0], [0.24, 0.64, 0.17], undefined, 0.06),
    frustum(housing, [0, 2.86, 0], 0.06, 0.1, 0.05),
    ...lamps,
    box(plain([0.92, 0.8, 0.2]), [0, 1.0, -0.08], [0.08, 0.14, 0.05], undefined, 0.02),
    ball(plain([0.8, 0.1, 0.08], { gloss: 0.5 }), [0, 0.97, -0.14], 0.035),
  ];
  return portray(wish, model, 0.3, 0.04, 3);
}
