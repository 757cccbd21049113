import { mix } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, type Look, limb, ring, type Solid, starry } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import type { Face } from './face-of.ts';
import { formOfAll, formOn } from './forms.ts';
import { hairForm, type Lie } from './hair-form.ts';
import { hairLook, hairOnHead } from './hair-look.ts';
import {
  type Cut,
  hairBehind,
  hangingForm,
  hangingHair,
  isHanging,
  middleOf,
} from './hanging-hair.ts';
import { MIDDLE } from './skull.ts';

/** How hair is worn. */
export type Hair = 'shaven' | 'short' | 'fringe' | 'curls' | Cut | 'bun' | 'tail' | 'braids';

/** How hair that is worn so lies on the head. */
export const LIES: Readonly<Record<Exclude<Hair, 'shaven'>, Lie>> = {
  short: 'short',
  fringe: 'fringe',
  long: 'long',
  wavy: 'long',
  bob: 'long',
  bun: 'swept',
  tail: 'swept',
  braids: 'swept',
  curls: 'curly',
};

/** Hair in heights of the head, the chin at 0, on a head of that form; `cells` are of its survey. */
export function hairOf(colour: Colour, kind: Hair, face: Face, cells: number): Solid[] {
  if (kind === 'shaven') return [];
  const lie = LIES[kind];
  const form = formOn(face, `${lie} ${cells}`, (skull) => hairForm(lie, skull, cells));
  const cap = starry(hairOnHead(colour, lie), MIDDLE, form, 1);
  if (isHanging(kind)) return [cap, ...hanging(colour, kind, cells)];
  if (kind === 'bun') return [cap, ...bun(colour)];
  if (kind === 'braids') return [cap, ...braids(colour)];
  return kind === 'tail' ? [cap, ...bunches(colour)] : [cap];
}

/** Hair that hangs down on both sides and behind, under what lies on the head. */
function hanging(colour: Colour, cut: Cut, cells: number): Solid[] {
  const look = hangingHair(colour, cut);
  const sides = ([-1, 1] as const).map((side) =>
    starry(
      look,
      middleOf(cut, side),
      formOfAll(`${cut} ${side} ${cells}`, () => hangingForm(cut, side, cells)),
      1,
      0.004,
    ),
  );
  return [...sides, hairBehind(look, cut)];
}

const RIBBON: Colour = [0.82, 0.2, 0.3];
/** High on the crown, so that it is seen from before too. */
const KNOT: Vector = [-0.2, 1.1, 0];

/** A knot of hair on the crown, wound around its middle and tied with a ribbon. */
function bun(colour: Colour): Solid[] {
  const wound = hairLook(colour, (x, y, z) => {
    const out = Math.hypot(y - KNOT[1], z - KNOT[2]);
    const turn = Math.atan2(z - KNOT[2], y - KNOT[1]);
    return { across: out * 0.7 + 0.03 * turn + 0.2 * x, along: turn * 0.2 };
  });
  return [
    ball(wound, KNOT, 0.17, 0.03),
    ring(plain(RIBBON), [KNOT[0] + 0.01, KNOT[1] - 0.1, 0], 0.125, 0.028, roll(0.2)),
  ];
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

/** How many turns a braid has, and where it hangs: from behind the ear over the shoulder onto the chest. */
const TURNS = 9;
const HANGS = [
  [-0.12, 0.5, 0.36],
  [-0.06, 0.05, 0.42],
  [0.14, -0.42, 0.36],
  [0.26, -0.72, 0.3],
] as const satisfies readonly Vector[];

/** A place on a braid on the far side, `share` of the way down (quadratic between the middles of its ways). */
function onBraid(share: number): Vector {
  const at = Math.min(HANGS.length - 2, Math.floor(share * (HANGS.length - 1)));
  const [from, to] = [HANGS[at] ?? HANGS[0], HANGS[at + 1] ?? HANGS[0]];
  const t = share * (HANGS.length - 1) - at;
  return [mix(from[0], to[0], t), mix(from[1], to[1], t), mix(from[2], to[2], t)];
}

/** Two braids: in each, strands cross from side to side all the way down, tied by a ribbon above the tip. */
function braids(colour: Colour): Solid[] {
  return [-1, 1].flatMap((side) => {
    const woven: Look = hairLook(colour, (x, y, z) => ({
      across: 0.5 * (z - x) + side + 0.6 * y,
      along: y * 0.5,
    }));
    const turns = Array.from({ length: 2 * TURNS }, (_, n) => {
      const share = n / (2 * TURNS);
      const [x, y, z] = onBraid(share);
      const [lowX, lowY, lowZ] = onBraid(share + 0.6 / TURNS);
      const [thick, out] = [0.074 - 0.022 * share, n % 2 === 0 ? 0.045 : -0.045];
      return limb(
        woven,
        [x + out * 0.5, y, side * (z + out)],
        [lowX - out * 0.2, lowY, side * (lowZ - out * 0.4)],
        thick,
        thick * 0.8,
        0.006,
      );
    });
    const [x, y, z] = HANGS[HANGS.length - 1] as Vector;
    return [
      ...turns,
      ball(plain(RIBBON), [x, y, side * z], 0.055),
      limb(woven, [x, y, side * z], [x + 0.03, y - 0.16, side * (z - 0.01)], 0.05, 0.02, 0.01),
    ];
  });
}
