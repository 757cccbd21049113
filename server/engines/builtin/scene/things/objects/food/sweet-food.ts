import type { Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Topping } from '../../../words/baked.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, ellipsoid, frustum, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { blotch, plate } from '../dishes.ts';
import { topping } from './berries.ts';

const BAKED: Colour = [0.68, 0.38, 0.14];
const BATTER: Colour = [0.94, 0.78, 0.5];
const SYRUP: Colour = [0.5, 0.2, 0.03];

/** How thick a pancake is, and how wide to where its edge is rounded. */
const THICK = 0.085;
const WIDE = 0.5;

/** A stack of pancakes on a plate, syrup running down it, butter and berries, or the fruit that was asked for, on top. */
export function pancakes(wish: Wish): Sprite {
  const { random } = wish;
  const many = 5 + random.below(3);
  const stack = Array.from({ length: many }, (_, n) =>
    pancake(random, [0.05 * (random.unit() - 0.5), 0.07 + n * THICK, 0.05 * (random.unit() - 0.5)]),
  ).flat();
  const top = 0.07 + many * THICK;
  const model = [
    ...plate(0.86),
    ...stack,
    ...syrup(random, top, many),
    box(
      plain([0.97, 0.85, 0.42], { gloss: 0.35 }),
      [-0.06, top + 0.045, 0.02],
      [0.1, 0.035, 0.09],
      yaw(0.5),
      0.025,
    ),
    ...berries(random, top, wish.baked?.toppings ?? []),
  ];
  return portray(wish, model, 0.5, 0.4, 3);
}

function pancake(random: Random, [x, y, z]: Vector): Solid[] {
  const wide = WIDE * (0.95 + 0.08 * random.unit());
  const shift = 9 * random.unit();
  const look: Look = {
    // Brown where it lay in the pan, pale at its edge, where the batter only ran.
    paint: (px, py, pz, normal) => {
      const face = smoothstep(0.35, 0.8, Math.abs(normal[1]));
      const rim = smoothstep(wide * 0.99, wide * 0.88, Math.hypot(px - x, pz - z));
      const baked = scaleColour(BAKED, 1 + 0.34 * blotch(px * 6 + shift, pz * 6));
      const side = mixColour(
        BATTER,
        BAKED,
        0.55 * smoothstep(0.012, 0.04, Math.abs(py - y - THICK / 2)),
      );
      return mixColour(side, baked, face * (0.5 + 0.5 * rim));
    },
    gloss: 0.1,
  };
  const radius = THICK / 2;
  return [
    frustum(look, [x, y, z], THICK, wide, wide),
    ring(look, [x, y + radius, z], wide, radius * 0.98),
  ];
}

/** In how many places syrup runs over the edge. */
const RUNS = 7;

/** A pool on the uppermost of so many pancakes, and what runs down from it. */
function syrup(random: Random, top: number, many: number): Solid[] {
  const look = plain(SYRUP, { gloss: 0.95 });
  const runs = Array.from({ length: RUNS }, (_, n) => {
    const angle = ((n + 0.7 * random.unit()) / RUNS) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = (out: number, y: number): Vector => [cos * out, y, sin * out];
    const low = top - THICK * (0.8 + (many - 1.4) * random.unit());
    const edge = WIDE + THICK / 2 + 0.012;
    return [
      limb(look, at(0.4, top - 0.03), at(edge - 0.04, top - 0.02), 0.05, 0.032, 0.05),
      limb(look, at(edge - 0.04, top - 0.02), at(edge, top - 0.05), 0.032, 0.028, 0.03),
      limb(look, at(edge, top - 0.05), at(edge + 0.005, low), 0.026, 0.034, 0.02),
    ];
  });
  return [ellipsoid(look, [0, top, 0], [0.47, 0.024, 0.45]), ...runs.flat()];
}

function berries(random: Random, top: number, asked: readonly Topping[]): Solid[] {
  const kinds = asked.length > 0 ? asked : (['blueberry'] as const);
  const on = [0, 1, 2, 3, 4, 5, 6].map((n) => ({
    angle: n * 2.4,
    out: 0.14 + 0.17 * random.unit(),
    y: top - 0.005,
  }));
  const beside = Array.from({ length: 9 }, () => ({
    angle: 6.28 * random.unit(),
    out: 0.64 + 0.08 * random.unit(),
    y: 0.045,
  }));
  return [...on, ...beside].flatMap(({ angle, out, y }, n) =>
    topping(kinds[n % kinds.length] ?? 'blueberry', [
      Math.cos(angle) * out,
      y,
      Math.sin(angle) * out,
    ]),
  );
}
