import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, pitch, roll, type Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { member } from '../members.ts';
import type { Doing } from '../postures/doings.ts';

/** A net in a man's heights: its upper and lower edge, half of how long it is between its posts. */
const NET = { top: 1.3, foot: 0.8, half: 0.95 } as const;
/** How high that is drawn with those who play, of the height upright. */
export const VOLLEYBALL = 1.62;
/** How many threads a net has, up and down, and along. */
const THREADS = { upright: 19, level: 7 } as const;

const MESH: Colour = [0.16, 0.17, 0.2];
const TAPE: Colour = [0.97, 0.97, 0.95];
const POST: Colour = [0.9, 0.72, 0.16];
const LEATHER: Colour = [0.97, 0.86, 0.3];
const SHIRTS: readonly Colour[] = [
  [0.86, 0.22, 0.18],
  [0.16, 0.42, 0.8],
  [0.9, 0.4, 0.2],
  [0.2, 0.56, 0.86],
];

/** Where the ball is: over the net, before the hand that strikes it. */
const BALL: Vector = [-0.12, 1.58, -0.12];

/** Where each of four plays: the one who leaps and strikes, who blocks it across the net, and one behind each. */
const PLACES: readonly {
  readonly at: Vector;
  readonly doing: Doing;
  readonly turned: number;
  readonly reaches?: Vector;
}[] = [
  { at: [-0.38, 0.36, -0.16], doing: 'jumping', turned: 0.1, reaches: [-0.2, 1.5, -0.16] },
  { at: [0.3, 0.16, -0.05], doing: 'cheering', turned: Math.PI },
  { at: [-1.0, 0, 0.3], doing: 'guarding', turned: 0.1 },
  { at: [0.95, 0, 0.25], doing: 'guarding', turned: Math.PI - 0.1 },
];

/** Four who play volleyball: one leaps and strikes the ball over a net, another blocks it, one is ready behind each. */
export function volleyball(
  random: Random,
  colour: Colour | null,
  all: Company['members'],
  vary: number,
): Feat {
  const players = PLACES.flatMap(({ at, doing, turned, reaches }, n) => {
    const traits = all[n] ?? all[n % Math.max(1, all.length)] ?? [];
    return member(
      random,
      doing,
      n === 0 && colour !== null ? colour : (SHIRTS[n] ?? null),
      [...traits, 'summery'],
      {
        at,
        turned,
        size: figureOf(traits).tall,
        ...(n % 2 === 1 && { isMirrored: true as const }),
      },
      reaches === undefined ? {} : { near: reaches },
    );
  });
  const leather = plain(LEATHER, { gloss: 0.3 });
  const seam = plain([0.16, 0.36, 0.72]);
  return {
    model: [
      ...players,
      ...net(),
      ball(leather, BALL, 0.075),
      ring(seam, BALL, 0.071, 0.007, roll(0.5)),
      ring(seam, BALL, 0.071, 0.007, pitch(1.2)),
    ],
    turn: 0.36 + vary,
    above: 0.08,
  };
}

/** A net between two posts across the way they play. */
function net(): Solid[] {
  const { top, foot, half } = NET;
  const mesh = plain(MESH);
  const tape = plain(TAPE);
  const post = plain(POST, { gloss: 0.3 });
  return [
    ...[-1, 1].map((side) =>
      limb(post, [0, 0, side * (half + 0.04)], [0, top + 0.03, side * (half + 0.04)], 0.025, 0.025),
    ),
    ...Array.from({ length: THREADS.upright }, (_, n) => {
      const z = half * ((2 * n) / (THREADS.upright - 1) - 1);
      return limb(mesh, [0, foot, z], [0, top, z], 0.005, 0.005);
    }),
    ...Array.from({ length: THREADS.level }, (_, n) => {
      const y = foot + ((top - foot) * n) / (THREADS.level - 1);
      return limb(mesh, [0, y, -half], [0, y, half], 0.005, 0.005);
    }),
    ...[top, foot].flatMap((y) => {
      const from = add([0, y, 0], [0, 0, -half - 0.03]);
      return [limb(tape, from, [0, y, half + 0.03], 0.017, 0.017)];
    }),
  ];
}
