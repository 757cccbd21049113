import type { Colour } from '../../../words/idea.ts';
import { flare } from '../../sculpt/flare.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { ball, blade, box, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, between, type Vector } from '../../sculpt/vector.ts';
import type { Figure } from '../figure.ts';
import type { Stance } from '../stance.ts';

const IRON: Colour = [0.62, 0.63, 0.67];
const RED: Colour = [0.66, 0.09, 0.08];
const GOLD: Colour = [0.9, 0.7, 0.26];

/** Bands of iron around the body: a plate under the other, a dark line between. */
export const LORICA: Look = {
  paint: (_x, y) => {
    const v = y / 0.036 - Math.floor(y / 0.036);
    return v < 0.16 ? [0.2, 0.2, 0.22] : v > 0.84 ? [0.8, 0.81, 0.84] : IRON;
  },
  gloss: 0.7,
};

/** What a soldier of Rome wears over the tunic: plates on the shoulders, a belt with strips of leather, a kilt of red cloth. */
export function romanArms(
  figure: Figure,
  { waist, hips }: Stance,
  on: (at: Vector) => Vector,
): Solid[] {
  const leather = plain([0.3, 0.18, 0.1], { gloss: 0.25 });
  const wide = Math.max(figure.waistWide * 1.1, figure.hipsWide * 0.98);
  const hem: Vector = [hips[0], figure.knee * 1.18, hips[2] * 0.6];
  const iron = plain(IRON, { gloss: 0.7 });
  return [
    flare(
      plain(RED),
      between(waist, hips, 0.3),
      [wide * 0.86, wide * 1.06],
      hem,
      [wide * 1.1, wide * 1.36],
      0.014,
    ),
    flare(
      leather,
      between(waist, hips, 0.16),
      [wide * 0.86, wide * 1.06],
      between(waist, hips, 0.5),
      [wide * 0.9, wide * 1.1],
    ),
    ...[-1, 0, 1].map((n) =>
      blade(
        leather,
        add(between(waist, hips, 0.5), [wide * 0.95, 0, n * 0.028]),
        add(hem, [wide * 1.12, 0.06, n * 0.032]),
        0.011,
        0.011,
        0.4,
      ),
    ),
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2].map((n) =>
        ellipsoid(
          iron,
          on([0.002, 0.014 - 0.022 * n, side * figure.shoulders * (0.72 + 0.13 * n)]),
          [0.062, 0.026, 0.042],
        ),
      ),
    ),
  ];
}

/** A helmet of iron with guards for neck and cheeks under a crest of red. In heights of the head. */
export function galea(): Solid[] {
  const iron = plain(IRON, { gloss: 0.75 });
  const brass = plain(GOLD, { gloss: 0.6 });
  const red = plain([0.76, 0.08, 0.07], { fur: 0.03 });
  const path: Vector[] = [
    [0.4, 1.16, 0],
    [0.2, 1.5, 0],
    [-0.16, 1.58, 0],
    [-0.46, 1.4, 0],
    [-0.62, 1.02, 0],
  ];
  return [
    ellipsoid(iron, [-0.05, 0.82, 0], [0.48, 0.44, 0.43]),
    ellipsoid(brass, [0.08, 0.76, 0], [0.44, 0.05, 0.42]),
    ellipsoid(iron, [-0.4, 0.4, 0], [0.26, 0.06, 0.42]),
    ...[-1, 1].map((side) =>
      box(iron, [0.2, 0.36, side * 0.38], [0.15, 0.26, 0.03], undefined, 0.06),
    ),
    ball(brass, [-0.06, 1.26, 0], 0.07),
    ...path.slice(1).map((to, n) => blade(red, path[n] ?? to, to, 0.15, 0.15, 0.4, 0.03)),
  ];
}

/** A tall curved shield of red with wings and bolts of gold about its boss. */
export function scutum(hand: Vector): Solid[] {
  const middle = add(hand, [0.06, -0.05, 0]);
  const face: Look = {
    paint: (_x, y, z) => {
      const [u, v] = [(z - middle[2]) / 0.165, (y - middle[1]) / 0.29];
      const isEdge = Math.abs(u) > 0.9 || Math.abs(v) > 0.93;
      const isBolt = Math.abs(Math.abs(u) - Math.abs(v) * 0.8) < 0.1 && Math.abs(v) < 0.84;
      const isWing =
        Math.abs(v) < 0.1 + 0.2 * Math.abs(u) && Math.abs(u) > 0.26 && Math.abs(u) < 0.78;
      return isEdge || isBolt || isWing ? GOLD : RED;
    },
    gloss: 0.2,
  };
  return [
    ...[-1, 0, 1].map((n) =>
      box(
        face,
        add(middle, [-0.026 * n * n, 0, n * 0.104]),
        [0.012, 0.29, 0.062],
        undefined,
        0.008,
      ),
    ),
    ball(plain(IRON, { gloss: 0.8 }), add(middle, [0.012, 0, 0]), 0.04),
  ];
}

/** A long javelin: its shaft of wood, its thin iron above. */
export function pilum(hand: Vector): Solid[] {
  const at = (up: number): Vector => add(hand, [0.02 + 0.04 * up, up, -0.02 - 0.04 * up]);
  return [
    limb(planks([0.5, 0.35, 0.2], 0.02), at(-0.5), at(0.28), 0.011, 0.011),
    limb(plain(IRON, { gloss: 0.7 }), at(0.28), at(0.52), 0.006, 0.005),
    limb(plain(IRON, { gloss: 0.7 }), at(0.5), at(0.58), 0.013, 0.002),
  ];
}

/** Wool with a broad edge of purple near its hem. */
export const edged = (cloth: Look): Look => ({
  ...cloth,
  paint: (x, y, z, normal) =>
    y < 0.1 && y > 0.055 ? [0.42, 0.1, 0.34] : cloth.paint(x, y, z, normal),
});
