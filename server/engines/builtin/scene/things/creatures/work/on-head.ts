import type { Random } from '../../../../kernels/random.ts';
import type { Held } from '../../../words/held.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { ball, ellipsoid, frustum, type Look, ring, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { Body } from '../with-gear.ts';

const CLAY: Colour = [0.66, 0.34, 0.18];
const WILLOW: Colour = [0.68, 0.48, 0.24];
const CLOTH: Look = plain([0.82, 0.2, 0.16]);
const FRUITS: readonly Colour[] = [
  [0.95, 0.62, 0.12],
  [0.84, 0.14, 0.1],
  [0.96, 0.86, 0.3],
  [0.42, 0.64, 0.2],
];

/** How high who carries something on the head is with it, of the height upright. */
export const WITH_LOAD = 1.24;

/** Somebody who walks with a jar on the head, or a basket full of fruit where that is named, a hand at its side. */
export function onHeadCarrying(
  random: Random,
  traits: readonly Trait[],
  one: Body,
  held: Held | undefined,
): Solid[] {
  const { chin, head, shoulders } = figureOf(traits);
  const top: Vector = [0.02, chin + 0.95 * head, 0];
  const isBasket = held === 'basket' || held === 'box' || held === 'sack';
  const near: Vector = add(top, isBasket ? [0.02, 0.05, -0.16] : [0.03, 0.06, -0.1]);
  return [
    ...one('walking', { near, far: [0.05, chin - 0.42, shoulders + 0.06] }),
    ring(CLOTH, add(top, [0, 0.01, 0]), 0.05, 0.02),
    ...moved(isBasket ? fruitBasket(random) : waterJar(), { to: add(top, [0, 0.02, 0]) }),
  ];
}

/** A round jar of clay with a narrow neck, its foot at 0. */
function waterJar(): Solid[] {
  const clay = worn(CLAY, 0.1);
  const dark: Look = plain([0.24, 0.14, 0.1]);
  return [
    ellipsoid(clay, [0, 0.1, 0], [0.115, 0.1, 0.115]),
    frustum(clay, [0, 0.17, 0], 0.05, 0.06, 0.045),
    frustum(clay, [0, 0.215, 0], 0.018, 0.05, 0.07),
    ellipsoid(dark, [0, 0.232, 0], [0.055, 0.004, 0.055]),
    ring(plain([0.93, 0.86, 0.7]), [0, 0.13, 0], 0.112, 0.006),
  ];
}

/** A wide flat basket, heaped with fruit, its foot at 0. */
function fruitBasket(random: Random): Solid[] {
  const willow: Look = {
    paint: (x, y, z) => {
      const strand = Math.sin(Math.atan2(z, x) * 26) * Math.sin(y * 200);
      return strand > 0 ? WILLOW : [0.5, 0.34, 0.16];
    },
  };
  const rim = 0.085;
  return [
    frustum(willow, [0, 0, 0], rim, 0.11, 0.175),
    ring(willow, [0, rim, 0], 0.175, 0.014),
    ...Array.from({ length: 15 }, (_, n) => {
      const [out, angle] = [0.135 * Math.sqrt(n / 15), n * 2.4];
      const colour = FRUITS[Math.floor(random.unit() * FRUITS.length)] ?? WILLOW;
      const up = rim + 0.075 - 0.5 * out;
      return ball(
        plain(colour, { gloss: 0.3 }),
        [out * Math.cos(angle), up, out * Math.sin(angle)],
        0.045,
      );
    }),
  ];
}
