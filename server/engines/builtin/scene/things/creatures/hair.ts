import { clamp } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { ball, blade, limb, type Look, type Solid, starry } from '../sculpt/solid.ts';
import { type Vector, yaw } from '../sculpt/vector.ts';
import type { Face } from './visage/face-of.ts';
import { formOn } from './visage/forms.ts';
import { hairForm, type Lie, type Strand } from './visage/hair-form.ts';
import { hairLook, hairOnHead } from './visage/hair-look.ts';
import { smooth } from './smooth-path.ts';
import { MIDDLE } from './visage/skull.ts';

/** How hair is worn. */
export type Hair = 'shaven' | 'short' | 'fringe' | 'long' | 'bun' | 'tail';

/** How hair that is worn so lies on the head. */
export const LIES: Readonly<Record<Exclude<Hair, 'shaven'>, Lie>> = {
  short: 'short',
  fringe: 'fringe',
  long: 'long',
  bun: 'swept',
  tail: 'swept',
};

/** Hair in heights of the head, the chin at 0, on a head of that form; `cells` are of its survey. */
export function hairOf(colour: Colour, kind: Hair, face: Face, cells: number): Solid[] {
  if (kind === 'shaven') return [];
  const lie = LIES[kind];
  const form = formOn(face, `${lie} ${cells}`, (skull) => hairForm(lie, skull, cells));
  const cap = starry(hairOnHead(colour, lie), MIDDLE, form, 1);
  if (kind === 'long') return [cap, ...hanging(colour)];
  if (kind === 'bun') return [cap, ...bun(colour)];
  return kind === 'tail' ? [cap, ...bunches(colour)] : [cap];
}

/** A lock of long hair beside the face and the neck: its way down, and how thick it is there. */
type Lock = readonly (readonly [at: Vector, thick: number])[];

/** The locks of one side, from before to behind; the other side's mirror them. */
const LOCKS: readonly Lock[] = [
  [
    [[0.13, 0.97, 0.09], 0.03],
    [[0.19, 0.86, 0.2], 0.05],
    [[0.17, 0.68, 0.285], 0.05],
    [[0.13, 0.5, 0.32], 0.058],
    [[0.1, 0.25, 0.335], 0.085],
    [[0.09, -0.02, 0.31], 0.1],
    [[0.14, -0.25, 0.3], 0.09],
    [[0.18, -0.42, 0.315], 0.055],
    [[0.2, -0.52, 0.3], 0.015],
  ],
  [
    [[-0.02, 0.7, 0.31], 0.08],
    [[-0.01, 0.38, 0.34], 0.11],
    [[-0.03, 0.08, 0.34], 0.125],
    [[-0.01, -0.2, 0.36], 0.115],
    [[0.04, -0.38, 0.4], 0.08],
    [[0.08, -0.5, 0.42], 0.02],
  ],
  [
    [[-0.2, 0.6, 0.28], 0.12],
    [[-0.22, 0.2, 0.27], 0.14],
    [[-0.24, -0.15, 0.3], 0.13],
    [[-0.22, -0.4, 0.34], 0.05],
  ],
];

/** Long hair that hangs beside the face to the shoulders and down the back. */
function hanging(colour: Colour): Solid[] {
  const back = blade(
    hairLook(colour, (x, y, z) => ({ across: 0.3 * Math.atan2(z, x + 0.16), along: y })),
    [-0.24, 0.5, 0],
    [-0.27, -0.36, 0],
    0.25,
    0.26,
    0.62,
    0.1,
    yaw(Math.PI / 2),
  );
  const sides = [-1, 1].flatMap((side) =>
    LOCKS.flatMap((lock, at) => {
      const path = fine(lock.map(([[x, y, z]]) => [x, y, side * z]));
      const thick = fine(lock.map(([, radius]) => [radius, 0, 0])).map(([radius]) => radius);
      const look = hairLook(colour, strandsAlong(path, side, at));
      return path.slice(1).map((to, n) => {
        const [from = to, r1 = 0, r2 = 0] = [path[n], thick[n], thick[n + 1]];
        // Where the pieces of a lock melted it would swell at each joint, and shine in bands.
        return limb(look, from, to, r1, r2, n === 0 ? 0.025 : 0);
      });
    }),
  );
  return [back, ...sides];
}

/** A path in pieces so short that their shine shows no steps. */
const fine = (path: readonly Vector[]): Vector[] => smooth(smooth(path));

/** How far round a lock one goes for each radian, in heights of the head. */
const ROUND = 0.1;

/** The strands of the lock with that number on a side, which run down along its path however it bends. */
const strandsAlong =
  (path: readonly Vector[], side: number, number: number) =>
  (x: number, y: number, z: number): Strand => {
    const n = Math.max(
      1,
      path.findIndex(([, low]) => low <= y),
    );
    const [[ax, ay, az], [bx, by, bz]] = [path[n - 1], path[n]] as [Vector, Vector];
    const share = clamp((ay - y) / (ay - by));
    const [middleX, middleZ] = [ax + (bx - ax) * share, az + (bz - az) * share];
    // The seam is where the lock lies against the head.
    const turn = Math.atan2(x - middleX, side * (z - middleZ));
    return { across: ROUND * turn + 0.7 * (number + side), along: y };
  };

const RIBBON: Colour = [0.82, 0.2, 0.3];
const KNOT: Vector = [-0.37, 0.95, 0];

/** A knot of hair up behind, wound around its middle. */
function bun(colour: Colour): Solid[] {
  const wound = hairLook(colour, (x, y, z) => {
    const out = Math.hypot(y - KNOT[1], z - KNOT[2]);
    const turn = Math.atan2(z - KNOT[2], y - KNOT[1]);
    return { across: out * 0.7 + 0.03 * turn + 0.2 * x, along: turn * 0.2 };
  });
  return [ball(wound, KNOT, 0.155, 0.03)];
}

/** Two bunches of hair that are tied behind the ears and hang to the shoulders: from before they are seen too. */
function bunches(colour: Colour): Solid[] {
  return [-1, 1].flatMap((side) => {
    const at = (x: number, y: number, out: number): Vector => [x, y, side * out];
    const hanging: Look = hairLook(colour, (x, y, z) => ({
      across: 0.34 * Math.atan2(side * z - 0.42, x + 0.12) + side,
      along: y,
    }));
    return [
      ball(hanging, at(-0.13, 0.66, 0.36), 0.075, 0.04),
      ball(plain(RIBBON), at(-0.13, 0.64, 0.42), 0.06),
      limb(hanging, at(-0.13, 0.62, 0.44), at(-0.1, 0.28, 0.5), 0.075, 0.115, 0.04),
      limb(hanging, at(-0.1, 0.28, 0.5), at(-0.06, -0.05, 0.47), 0.115, 0.08, 0.06),
      limb(hanging, at(-0.06, -0.05, 0.47), at(-0.03, -0.22, 0.46), 0.08, 0.02, 0.06),
    ];
  });
}
