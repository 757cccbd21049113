import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { mirrored, moved } from '../sculpt/move.ts';
import { portray } from '../sculpt/portray.ts';
import {
  box,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import { pitch, type Vector, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { blotch } from './dishes.ts';

const LEATHER: Colour = [0.5, 0.28, 0.13];
const DARK_LEATHER: Colour = [0.3, 0.16, 0.08];
const BRASS: Colour = [0.8, 0.62, 0.28];
const FELT: Colour = [0.42, 0.3, 0.2];
const HORN: Colour = [0.2, 0.1, 0.05];

/** Leather that was used for long. */
const hide = (colour: Colour): Look => ({
  paint: (x, y, z) =>
    mixColour(
      colour,
      scaleColour(colour, 0.6),
      smoothstep(-0.1, 0.5, blotch(x * 4 + 3, y * 5 + z * 4)),
    ),
  bump: (x, y, z) => 0.004 * blotch(x * 24, y * 24 + z * 24),
  gloss: 0.3,
});

/** A suitcase that stands. */
export const suitcase = (wish: Wish): Sprite =>
  portray(wish, suitcaseOf(wish.colour), 0.42, 0.14, 3);

/** A suitcase with its broad side to −z, 1 high to its handle: two straps with buckles round it, corners of darker leather, labels of journeys; null colour: brown leather. */
export function suitcaseOf(colour: Colour | null): Solid[] {
  const base = hide(colour ?? LEATHER);
  const labels: readonly (readonly [number, number, number, number, Colour])[] = [
    [-0.12, 0.66, 0.13, 0.09, [0.82, 0.3, 0.2]],
    [0.1, 0.34, 0.12, 0.12, [0.86, 0.8, 0.6]],
    [-0.2, 0.3, 0.08, 0.08, [0.24, 0.44, 0.56]],
  ];
  const side: Look = {
    ...base,
    paint: (x, y, z, normal) => {
      const label = labels.find(([u, v, w, h]) => Math.abs(x - u) < w && Math.abs(y - v) < h);
      if (label === undefined || normal[2] > -0.7) return base.paint(x, y, z, normal);
      const [u, v, w, h, colour] = label;
      const isFrame = Math.abs(x - u) > w * 0.86 || Math.abs(y - v) > h * 0.82;
      return isFrame ? [0.93, 0.9, 0.8] : scaleColour(colour, Math.abs(y - v) < h * 0.2 ? 1.4 : 1);
    },
  };
  const dark = hide(DARK_LEATHER);
  const brass = plain(BRASS, { gloss: 0.8 });
  const strap = (x: number): Solid[] => [
    box(dark, [x, 0.5, 0], [0.06, 0.515, 0.275], undefined, 0.02),
    box(brass, [x, 0.72, -0.285], [0.075, 0.055, 0.012], undefined, 0.008),
    box(dark, [x, 0.72, -0.292], [0.045, 0.03, 0.012]),
  ];
  const corners = [-1, 1].flatMap((u) =>
    [0.06, 0.94].map((y) => box(dark, [u * 0.72, y, 0], [0.075, 0.075, 0.27], undefined, 0.05)),
  );
  return [
    box(side, [0, 0.5, 0], [0.78, 0.5, 0.26], undefined, 0.06),
    box(dark, [0, 0.5, -0.02], [0.785, 0.505, 0.02], undefined, 0.01),
    ...corners,
    ...strap(-0.46),
    ...strap(0.46),
    ...[-0.16, 0.16].map((x) => limb(dark, [x, 1.0, 0], [x, 1.09, 0], 0.032, 0.032)),
    limb(dark, [-0.16, 1.1, 0], [0.16, 1.1, 0], 0.04, 0.04, 0.03),
    ...[-0.62, 0.62].map((x) =>
      box(brass, [x * 0.42, 0.93, -0.262], [0.07, 0.05, 0.014], undefined, 0.01),
    ),
  ];
}

/** A pair of glasses on the table, its arms open behind it. */
export function spectacles(wish: Wish): Sprite {
  const frame = plain(wish.colour ?? HORN, { gloss: 0.7 });
  const brass = plain(BRASS, { gloss: 0.8 });
  const facing = pitch(Math.PI / 2);
  const glass: Look = { ...plain([0.82, 0.88, 0.9], { gloss: 0.95 }), sheer: 0.8 };
  const half = (side: number): Solid[] => {
    const hinge: Vector = [side * 0.82, 0.44, 0];
    return [
      ring(frame, [side * 0.43, 0.33, 0], 0.29, 0.045, facing),
      frustum(glass, [side * 0.43, 0.33, -0.012], 0.024, 0.28, 0.28, facing),
      limb(frame, [side * 0.7, 0.42, 0], hinge, 0.05, 0.05),
      limb(frame, hinge, [side * 0.8, 0.4, 0.9], 0.04, 0.034),
      limb(frame, [side * 0.8, 0.4, 0.9], [side * 0.76, 0.05, 1.2], 0.034, 0.045, 0.02),
      limb(brass, [side * 0.86, 0.46, -0.02], [side * 0.86, 0.42, -0.02], 0.016, 0.016),
    ];
  };
  const bridge: Solid[] = [
    limb(frame, [-0.16, 0.4, 0], [0, 0.46, 0], 0.04, 0.04),
    limb(frame, [0, 0.46, 0], [0.16, 0.4, 0], 0.04, 0.04, 0.03),
  ];
  return portray(wish, [...half(-1), ...half(1), ...bridge], 0.5, 0.3, 3);
}

/** A hat of felt: a crown with its dent, a band, a brim that dips before and rises behind. */
export function feltHat(wish: Wish): Sprite {
  const colour = wish.colour ?? FELT;
  const felt = worn(colour, 0.1);
  const band = plain(scaleColour(colour, Math.max(...colour) > 0.25 ? 0.3 : 2.4), { gloss: 0.35 });
  const model = [
    ellipsoid(felt, [0, 0.1, 0], [0.92, 0.075, 0.72]),
    ellipsoid(felt, [0.0, 0.13, 0], [0.7, 0.09, 0.56], 0.05),
    frustum(felt, [0, 0.12, 0], 0.46, 0.5, 0.42),
    ellipsoid(felt, [0, 0.58, 0], [0.42, 0.14, 0.4], 0.06),
    { ...cut(ellipsoid(felt, [0.04, 0.78, 0], [0.34, 0.14, 0.1])), blend: 0.1 },
    ...[-1, 1].map((side) => ({
      ...cut(ellipsoid(felt, [0.36, 0.56, side * 0.4], [0.16, 0.16, 0.13])),
      blend: 0.12,
    })),
    frustum(band, [0, 0.14, 0], 0.13, 0.508, 0.492),
    box(band, [0.12, 0.2, -0.5], [0.1, 0.06, 0.03], undefined, 0.025),
  ];
  return portray(wish, model, 0.5, 0.24, 3);
}

/** A pair of old leather boots with laces. */
export function oldBoots(wish: Wish): Sprite {
  const left = boot(hide(wish.colour ?? LEATHER));
  const model = [
    ...moved(left, { by: yaw(0.16), to: [0.34, 0, 0.34] }),
    ...moved(mirrored(left), { by: yaw(-0.22), to: [-0.3, 0, -0.3] }),
  ];
  return portray(wish, model, 0.3, 0.24, 3);
}

/** One of them: its toe points right. */
function boot(leather: Look): Solid[] {
  const sole = worn([0.13, 0.1, 0.08], 0.2);
  const lace = plain([0.78, 0.68, 0.48]);
  const brass = plain(BRASS, { gloss: 0.7 });
  const front = (share: number): Vector => [
    0.17 - 0.27 * share + 0.12 * share * share,
    0.34 + 0.5 * share,
    0,
  ];
  const laces = [0, 1, 2, 3, 4].flatMap((n): Solid[] => {
    const [x, y] = front(n / 4.6);
    const [nextX, nextY] = front((n + 0.8) / 4.6);
    return [
      limb(lace, [x, y, -0.085], [nextX, nextY, 0.085], 0.014, 0.014),
      limb(lace, [x, y, 0.085], [nextX, nextY, -0.085], 0.014, 0.014),
      ...[-1, 1].map((side) =>
        limb(brass, [x - 0.02, y, side * 0.1], [x - 0.02, y + 0.001, side * 0.11], 0.018, 0.018),
      ),
    ];
  });
  return [
    ellipsoid(leather, [0.36, 0.2, 0], [0.24, 0.15, 0.165]),
    ellipsoid(leather, [0.04, 0.22, 0], [0.32, 0.2, 0.15], 0.1),
    limb(leather, [-0.16, 0.24, 0], [-0.17, 0.8, 0], 0.165, 0.17, 0.1),
    limb(leather, [0.0, 0.36, 0], [-0.12, 0.76, 0], 0.12, 0.12, 0.1),
    limb(leather, [-0.3, 0.84, -0.06], [-0.02, 0.9, -0.05], 0.075, 0.07, 0.06),
    limb(leather, [-0.3, 0.84, 0.06], [-0.02, 0.9, 0.05], 0.075, 0.07, 0.06),
    cut(ellipsoid(plain([0.08, 0.05, 0.04]), [-0.15, 1.0, 0], [0.14, 0.26, 0.105])),
    box(sole, [0.14, 0.05, 0], [0.48, 0.04, 0.165], undefined, 0.035),
    box(sole, [-0.2, 0.035, 0], [0.14, 0.06, 0.15], undefined, 0.02),
    ellipsoid(leather, [0.46, 0.19, 0], [0.145, 0.13, 0.155], 0.04),
    ...laces,
  ];
}
