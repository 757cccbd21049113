import type { Colour } from '../../../words/idea.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { box, ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector, yaw } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { WithGear } from '../with-gear.ts';

const WOOD: Colour = [0.6, 0.44, 0.26];
const FURROW = plain([0.72, 0.71, 0.67]);
const LEAVES: readonly Colour[] = [
  [0.82, 0.4, 0.1],
  [0.9, 0.62, 0.14],
  [0.68, 0.22, 0.1],
  [0.55, 0.38, 0.16],
];

/** Half how wide a rake is, and where the middle of its head is on the ground; in heights of who has it. */
const HEAD = { half: 0.16, at: [0.58, 0.045, -0.1] as Vector } as const;
/** How many teeth it has, and furrows it leaves. */
const TEETH = 9;

/** A rake in both hands, its teeth on the ground far ahead. */
function withRake(traits: Parameters<WithGear>[0], one: Parameters<WithGear>[1]): Solid[] {
  const { shoulder, waist } = figureOf(traits);
  const near: Vector = [0.22, waist - 0.04, -0.08];
  const far: Vector = [0.1, shoulder - 0.12, 0.03];
  const wood = planks(WOOD, 0.02);
  const [x, y, z] = HEAD.at;
  const tooth = (n: number): number => z + HEAD.half * ((2 * n) / (TEETH - 1) - 1);
  return [
    ...one('sweeping', { near, far }),
    limb(wood, add(far, [-0.06, 0.08, 0.02]), HEAD.at, 0.011, 0.011),
    box(wood, HEAD.at, [0.016, 0.014, HEAD.half + 0.012], undefined, 0.006),
    ...Array.from({ length: TEETH }, (_, n) =>
      limb(wood, [x, y, tooth(n)], [x - 0.012, 0, tooth(n)], 0.008, 0.005),
    ),
  ];
}

/** Somebody who rakes leaves, a heap of which lies before the rake. */
export const raking: WithGear = (traits, one) => [
  ...withRake(traits, one),
  ...Array.from({ length: 46 }, (_, n) => {
    const [share, angle] = [(n * 0.618) % 1, n * 2.4];
    const out = 0.2 * Math.sqrt(share);
    const at: Vector = [
      0.42 + 0.8 * out * Math.cos(angle),
      0.015 + 0.08 * (1 - share) * ((n * 0.37) % 1),
      -0.1 + 1.15 * out * Math.sin(angle),
    ];
    return ellipsoid(
      plain(LEAVES[n % LEAVES.length] ?? WOOD),
      at,
      [0.03, 0.008, 0.022],
      0,
      yaw(angle),
    );
  }),
];

/** Somebody who rakes gravel: furrows lie ahead where the rake came from. */
export const gravelRaking: WithGear = (traits, one) => {
  const [x, , z] = HEAD.at;
  return [
    ...withRake(traits, one),
    ...Array.from({ length: TEETH }, (_, n) => {
      const aside = z + HEAD.half * ((2 * n) / (TEETH - 1) - 1);
      return limb(FURROW, [x + 0.02, 0.002, aside], [x + 0.7, 0.002, aside], 0.007, 0.007);
    }),
  ];
};
