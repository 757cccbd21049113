import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { member, sizesOf } from '../members.ts';

/** How high those who set off firecrackers are drawn, of the height upright. */
export const FIRECRACKERS = 1.12;

const RED = plain([0.86, 0.08, 0.07], { gloss: 0.3 });
const GOLD = plain([0.96, 0.76, 0.2], { gloss: 0.5 });
const SMOKE: Look = { ...plain([0.82, 0.82, 0.84]), sheer: 0.94 };
const glowing = (colour: Colour): Look => ({ ...plain(colour), glow: () => 1 });
const SPARKS: readonly [Look, ...Look[]] = [
  glowing([1, 0.9, 0.5]),
  glowing([1, 0.66, 0.16]),
  glowing([1, 1, 0.9]),
];

/** Where the string of crackers bursts. */
const BURST: Vector = [0.02, 0.08, -0.1];

/** Where those stand who shield their ears around it. */
const AROUND: readonly { readonly at: Vector; readonly turned: number }[] = [
  { at: [-0.52, 0, 0.06], turned: 0.5 },
  { at: [0.6, 0, 0.1], turned: Math.PI - 0.5 },
  { at: [0.12, 0, 0.5], turned: 1.5 },
  { at: [-0.98, 0, 0.42], turned: 0.7 },
];

/** Those who hold their ears around a string of crackers that bursts into sparks; in heights of the tallest. */
export function firecrackers(
  random: Random,
  colour: Colour | null,
  all: Company['members'],
  vary: number,
): Feat {
  const sizes = sizesOf(all);
  const people = AROUND.slice(0, all.length).flatMap(({ at, turned }, n) => {
    const traits = all[n] ?? [];
    const size = sizes[n] ?? 1;
    const { chin, head } = figureOf(traits);
    const ear = (side: number): Vector => {
      const [x, z] = [-0.02, side * 0.62 * head];
      const [c, s] = [Math.cos(turned), Math.sin(turned)];
      return add(at, [size * (c * x + s * z), size * (chin + 0.22 * head), size * (c * z - s * x)]);
    };
    const isMirrored = turned > Math.PI / 2;
    return member(
      random,
      'bracing',
      n === 0 ? colour : null,
      traits,
      { at, turned, size, ...(isMirrored && { isMirrored: true as const }) },
      isMirrored ? { near: ear(1), far: ear(-1) } : { near: ear(-1), far: ear(1) },
    );
  });
  const string = Array.from({ length: 16 }, (_, n): Solid => {
    const at: Vector = [-0.26 + 0.034 * n, 0.022, -0.2 + 0.03 * Math.sin(n * 0.8) + 0.02 * (n % 2)];
    return frustum(RED, at, 0.055, 0.014, 0.014, roll(n % 2 === 0 ? 1.2 : -1.2));
  });
  const sparks = Array.from({ length: 44 }, (_, n): Solid => {
    const way = Math.PI * (0.06 + 0.88 * random.unit());
    const out = 0.07 + 0.34 * random.unit();
    const aside = 0.16 * (2 * random.unit() - 1);
    const look = SPARKS[n % SPARKS.length] ?? SPARKS[0];
    const at = (share: number): Vector =>
      add(BURST, [out * share * Math.cos(way), out * share * Math.sin(way), aside * share]);
    return limb(look, at(0.6), at(1), 0.004, 0.009);
  });
  return {
    model: [
      ...people,
      ...string,
      limb(GOLD, [-0.28, 0.02, -0.2], [-0.36, 0.03, -0.24], 0.006, 0.005),
      ball(SPARKS[2] ?? SPARKS[0], BURST, 0.06),
      ...sparks,
      ...Array.from({ length: 4 }, () =>
        ellipsoid(
          SMOKE,
          add(BURST, [0.3 * (2 * random.unit() - 1), 0.1 + 0.36 * random.unit(), 0.1]),
          [0.1, 0.08, 0.08],
        ),
      ),
      ...Array.from({ length: 26 }, () =>
        ellipsoid(
          RED,
          [0.8 * (2 * random.unit() - 1), 0.008, -0.3 + 0.5 * random.unit()],
          [0.02, 0.006, 0.014],
        ),
      ),
    ],
    turn: 0.06 + vary,
    above: 0.14,
  };
}
