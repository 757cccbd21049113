import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { WithGear } from '../with-gear.ts';

const CLAY: Look = plain([0.66, 0.32, 0.16], { gloss: 0.15 });
const OIL: Look = plain([0.9, 0.66, 0.2], { gloss: 0.6 });
const FLAME: Look = { ...plain([1, 0.8, 0.32]), glow: () => 1 };
const TAPER: Look = plain([0.94, 0.9, 0.8]);
const POWDERS: readonly Colour[] = [
  [0.93, 0.2, 0.4],
  [0.98, 0.75, 0.12],
  [0.16, 0.55, 0.62],
  [0.96, 0.94, 0.88],
];

/** A pattern of coloured powder on the ground, in petals around its middle. */
const pattern: Look = {
  paint: (x, _y, z) => {
    const [u, v] = [x - RANGOLI[0], z - RANGOLI[2]];
    const petal = Math.abs(Math.cos(4 * Math.atan2(v, u)));
    const ring = Math.floor((Math.hypot(u, v) / 0.27) * 3.2 + 0.9 * petal);
    return POWDERS[ring % POWDERS.length] ?? [1, 1, 1];
  },
};
const RANGOLI: Vector = [0.56, 0.004, 0.02];

/** A small bowl of oil with a wick at its lip, lit or not yet. */
const lamp = (foot: Vector, isLit: boolean): Solid[] => [
  frustum(CLAY, foot, 0.04, 0.032, 0.06),
  frustum(OIL, add(foot, [0, 0.034, 0]), 0.008, 0.05, 0.05),
  ...(isLit ? [ellipsoid(FLAME, add(foot, [-0.035, 0.082, 0]), [0.02, 0.046, 0.02])] : []),
];

/** On one knee at rows of small lamps of clay around a pattern of powder, a burning taper at the next wick. Lengths in heights of who lights them. */
export const lightingLamps: WithGear = (_, one) => {
  const next: Vector = [0.36, 0, -0.12];
  const near = add(next, [-0.07, 0.17, -0.06]);
  const around = Array.from({ length: 13 }, (_each, n): Vector => {
    const way = (n / 13) * 2 * Math.PI;
    return [RANGOLI[0] + 0.33 * Math.cos(way), 0, 0.42 * Math.sin(way)];
  }).filter(([x, , z]) => Math.hypot(x - next[0], z - next[2]) > 0.1 && x > 0.26);
  return [
    ...one('bowed', { near, far: [0.22, 0.32, 0.12] }),
    ellipsoid(pattern, RANGOLI, [0.27, 0.006, 0.34]),
    ...around.flatMap((foot) => lamp(foot, true)),
    ...lamp(next, false),
    limb(TAPER, near, add(next, [-0.03, 0.075, 0]), 0.008, 0.007),
    ellipsoid(FLAME, add(next, [-0.028, 0.09, 0]), [0.016, 0.032, 0.016]),
  ];
};
