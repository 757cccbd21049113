import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { frustum, limb, ring, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { member } from '../members.ts';
import type { Doing } from '../postures/doings.ts';

/** A trampoline in a man's heights: how wide from its middle, how high its mat is, how high the posts of its net. */
const MAT = { wide: 0.62, high: 0.3, posts: 1.1 } as const;
/** How high that is drawn with those who jump on it, of the height upright: near, as they are what is looked at. */
export const TRAMPOLINE = 2;

/** How far it is turned to the eye, radians. */
const TURN = 0.9;

/** Where each of those who jump is: ahead, how high over the mat, aside; how each flies, and which way. */
const LEAPS: readonly {
  readonly at: Vector;
  readonly doing: Doing;
  readonly turned: number;
}[] = [
  { at: [0.05, 0.46, -0.1], doing: 'jumping', turned: 0.2 },
  { at: [-0.34, 0.2, 0.06], doing: 'cheering', turned: -0.3 },
  { at: [0.36, 0.12, 0.14], doing: 'jumping', turned: 2.7 },
  { at: [-0.05, 0.06, 0.4], doing: 'cheering', turned: 0.4 },
];

const SHIRTS: readonly Colour[] = [
  [0.92, 0.3, 0.24],
  [0.98, 0.78, 0.16],
  [0.3, 0.66, 0.4],
  [0.62, 0.36, 0.76],
];

/** Those who jump over a trampoline, each at another height; more than four are four. */
export function onTrampoline(
  random: Random,
  colour: Colour | null,
  all: Company['members'],
  vary: number,
): Feat {
  const people = all.slice(0, LEAPS.length).flatMap((traits, n) => {
    const { at, doing, turned } = LEAPS[n] ?? (LEAPS[0] as (typeof LEAPS)[number]);
    const size = figureOf(traits).tall;
    return member(
      random,
      doing,
      n === 0 && colour !== null ? colour : (SHIRTS[n] ?? null),
      traits,
      { at: [at[0], MAT.high + at[1], at[2]], turned, size },
      {},
    );
  });
  return { model: [...trampoline(), ...people], turn: TURN + vary, above: 0.14 };
}

function trampoline(): Solid[] {
  const steel = plain([0.62, 0.64, 0.67], { gloss: 0.6 });
  const blue = plain([0.12, 0.32, 0.78], { gloss: 0.2 });
  const black = plain([0.07, 0.07, 0.08]);
  const foam = plain([0.16, 0.4, 0.85], { gloss: 0.1 });
  const around = (n: number, many: number, out: number, high: number): Vector => {
    const angle = ((n + 0.5) / many) * Math.PI * 2;
    return [out * Math.cos(angle), high, out * Math.sin(angle)];
  };
  return [
    frustum(black, [0, MAT.high - 0.008, 0], 0.008, MAT.wide - 0.08, MAT.wide - 0.08),
    ring(blue, [0, MAT.high, 0], MAT.wide - 0.05, 0.045),
    ...Array.from({ length: 6 }, (_, n) =>
      limb(
        steel,
        around(n, 6, MAT.wide - 0.02, MAT.high),
        around(n, 6, MAT.wide + 0.02, 0),
        0.02,
        0.02,
      ),
    ),
    // The net's posts stand behind; before the eye they and the net would hide who jumps.
    ...Array.from({ length: 6 }, (_, n) => n)
      .filter((n) => {
        const [x, , z] = around(n, 6, 1, 0);
        return Math.cos(TURN) * z - Math.sin(TURN) * x > 0.2;
      })
      .map((n) =>
        limb(
          foam,
          around(n, 6, MAT.wide, MAT.high),
          around(n, 6, MAT.wide + 0.02, MAT.posts),
          0.022,
          0.022,
        ),
      ),
  ];
}
