import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import type { Build, Looks } from '../build.ts';
import { MONKEY } from './ape.ts';
import { coat } from './coat-looks.ts';

const SHAG: Colour = [0.44, 0.37, 0.28];
const PALE: Colour = [0.82, 0.74, 0.6];
const MASK: Colour = [0.2, 0.14, 0.1];
const CLAW: Colour = [0.86, 0.8, 0.66];
const BARK: Colour = [0.36, 0.28, 0.2];
const LEAF: Colour = [0.2, 0.42, 0.14];

/** A round head in head sizes around its middle, looking to +x: a flat pale face, a dark stripe from each eye, a smile. */
function headOf(fur: Look): Solid[] {
  const pale: Look = { ...plain(PALE), fur: 0.03 };
  const mask: Look = { ...plain(MASK), fur: 0.02 };
  const dark = plain([0.05, 0.035, 0.03], { gloss: 0.8 });
  const line = plain([0.16, 0.1, 0.08]);
  return [
    ellipsoid(fur, [0, 0.02, 0], [0.95, 0.98, 1.04]),
    ellipsoid(pale, [0.5, -0.06, 0], [0.5, 0.74, 0.82], 0.08),
    ellipsoid(pale, [0.88, -0.3, 0], [0.24, 0.24, 0.34], 0.08),
    ellipsoid(dark, [1.1, -0.16, 0], [0.12, 0.13, 0.2], 0.02),
    ...[-1, 1].flatMap((side) => [
      limb(mask, [0.9, 0.06, side * 0.3], [0.62, -0.18, side * 0.74], 0.17, 0.12, 0.04),
      ball(dark, [0.98, 0.06, side * 0.31], 0.13),
      ball(plain([0.96, 0.96, 0.96], { gloss: 0.9 }), [1.09, 0.11, side * 0.29], 0.03),
      limb(line, [1.11, -0.44, 0], [1.02, -0.42, side * 0.22], 0.026, 0.024),
      limb(line, [1.02, -0.42, side * 0.22], [0.86, -0.3, side * 0.42], 0.024, 0.014),
    ]),
  ];
}

/** A sloth as others see it that do what people do: the head is its own. */
export const SLOTH: Build = {
  ...MONKEY,
  tail: { kind: 'short', length: 0.05, thick: 0.04 },
  fur: 0.06,
  coats: [coat('none', SHAG, PALE, MASK)],
  face: ({ coat: fur }: Looks) => headOf(fur),
  extras: () => [],
};

/** Long hair that hangs in strands, a little green with algae; `size` of the model's unit. */
function shaggy(base: Colour, size = 1): Look {
  return {
    paint: (ahead, up, aside) => {
      const [x, y, z] = [ahead * size, up * size, aside * size];
      const strand = Math.sin(x * 47 + z * 39 + 2 * Math.sin(y * 9));
      const lit = scaleColour(base, 1 + 0.16 * strand);
      return mixColour(lit, [0.34, 0.4, 0.2], 0.3 * smoothstep(0.2, 0.9, Math.sin(x * 7 + y * 5)));
    },
    fur: 0.07,
  };
}

/** Three long claws from the end of a limb, each bent through two places. */
function claws(at: Vector, by: Vector, then: Vector, across: Vector): Solid[] {
  const look = plain(CLAW, { gloss: 0.4 });
  return [-1, 0, 1].flatMap((n) => {
    const from = add(at, [across[0] * n, across[1] * n, across[2] * n]);
    const bend = add(from, by);
    return [
      limb(look, from, bend, 0.024, 0.02, 0.01),
      limb(look, bend, add(bend, then), 0.02, 0.008),
    ];
  });
}

/** The head toward the viewer, who is at −z. */
const towardViewer = (base: Colour, size: number, to: Vector, aside: number): Solid[] =>
  moved(headOf(shaggy(base, size)), { size, by: yaw(Math.PI / 2 - aside), to });

/** How high the bough is from which one hangs, at a place along it. */
const boughAt = (x: number): number => 1.42 - 0.06 * x;

/** One that hangs beneath the bough of a tree on all its long limbs. */
function hanging(base: Colour): Solid[] {
  const fur = shaggy(base);
  const bark = worn(BARK, 0.2);
  const limbOf = (from: Vector, elbow: Vector, x: number, z: number): Solid[] => {
    const wrist: Vector = [x, boughAt(x) - 0.06, z];
    return [
      limb(fur, from, elbow, 0.12, 0.09, 0.05),
      limb(fur, elbow, wrist, 0.09, 0.065, 0.04),
      ...claws(wrist, [0, 0.13, 0.01], [0, 0.05, z < 0 ? 0.12 : -0.12], [0.045, 0, 0]),
    ];
  };
  const leaves = Array.from({ length: 18 }, (_, n): Solid => {
    const x = -1.05 + 0.115 * n;
    const up = 0.12 + 0.16 * ((n * 0.618) % 1);
    return ellipsoid(
      plain(scaleColour(LEAF, 0.75 + 0.5 * ((n * 0.37) % 1)), { gloss: 0.15 }),
      [x, boughAt(x) + up, 0.1 * Math.cos(n * 2.6)],
      [0.13, 0.05, 0.06],
      0,
      yaw(n),
    );
  });
  const crown = Array.from({ length: 34 }, (_, n): Solid => {
    const [turn, out] = [2.4 * n, 0.36 * Math.sqrt(n / 34)];
    return ellipsoid(
      plain(scaleColour(LEAF, 0.6 + 0.6 * ((n * 0.618) % 1)), { gloss: 0.15 }),
      [
        0.9 + out * Math.cos(turn),
        1.86 + 0.26 * ((n * 0.37) % 1) - 0.5 * out,
        0.14 + out * Math.sin(turn),
      ],
      [0.15, 0.06, 0.09],
      0,
      yaw(n),
    );
  });
  return [
    ...crown,
    limb(bark, [0.98, -0.1, 0.1], [0.9, 1.95, 0.14], 0.17, 0.13),
    limb(bark, [0.92, boughAt(0.9), 0.1], [-1.15, boughAt(-1.15), 0], 0.09, 0.045, 0.05),
    ...leaves,
    ellipsoid(fur, [0.02, 0.8, 0], [0.46, 0.25, 0.27]),
    ellipsoid(fur, [0.3, 0.86, 0], [0.26, 0.25, 0.26], 0.1),
    limb(fur, [-0.3, 0.84, 0], [-0.5, 0.88, -0.04], 0.2, 0.17, 0.1),
    ...limbOf([-0.28, 0.9, -0.16], [-0.46, 1.14, -0.24], -0.36, -0.1),
    ...limbOf([-0.24, 0.9, 0.16], [-0.16, 1.16, 0.2], -0.06, 0.09),
    ...limbOf([0.38, 0.92, -0.16], [0.26, 1.14, -0.24], 0.38, -0.1),
    ...limbOf([0.42, 0.92, 0.14], [0.58, 1.14, 0.18], 0.62, 0.09),
    ...towardViewer(base, 0.24, [-0.6, 0.86, -0.1], 0.15),
  ];
}

/** One that sits upright, its arms long enough to lie on the ground beside it. */
function seated(base: Colour): Solid[] {
  const fur = shaggy(base);
  return [
    ellipsoid(fur, [0, 0.36, 0.02], [0.3, 0.36, 0.26]),
    ellipsoid(fur, [0, 0.62, 0], [0.24, 0.24, 0.2], 0.1),
    limb(fur, [0, 0.76, 0], [0, 0.9, -0.03], 0.17, 0.16, 0.08),
    ...[-1, 1].flatMap((side) => [
      limb(fur, [side * 0.2, 0.7, -0.02], [side * 0.4, 0.42, -0.08], 0.12, 0.095, 0.05),
      limb(fur, [side * 0.4, 0.42, -0.08], [side * 0.36, 0.14, -0.26], 0.095, 0.07, 0.04),
      ...claws([side * 0.36, 0.1, -0.28], [0, -0.03, -0.11], [0, -0.04, -0.05], [0.045, 0, 0]),
      limb(fur, [side * 0.18, 0.16, -0.08], [side * 0.25, 0.2, -0.36], 0.14, 0.1, 0.05),
      limb(fur, [side * 0.25, 0.2, -0.36], [side * 0.2, 0.1, -0.5], 0.1, 0.08, 0.04),
      ...claws([side * 0.2, 0.12, -0.54], [0, 0.05, -0.08], [0, 0.06, -0.01], [0.045, 0, 0]),
    ]),
    ...towardViewer(base, 0.27, [0, 1.06, -0.06], 0.1),
  ];
}

/** A sloth that hangs beneath a bough where it `hasTree`, else sits. */
export function sloth(wish: Wish, hasTree: boolean): Sprite {
  const base = wish.colour ?? SHAG;
  const hangs = hasTree && wish.posture !== 'sitting' && wish.treat === undefined;
  return portray(wish, hangs ? hanging(base) : seated(base), 0.14, 0.03, 4);
}
