import type { Snack } from '../../../words/held.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, frustum, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';

const BUN: Colour = [0.8, 0.5, 0.2];
const MEAT: Colour = [0.3, 0.15, 0.08];
const LETTUCE: Colour = [0.36, 0.62, 0.16];
const CRUST: Colour = [0.82, 0.58, 0.28];
const CHEESE: Colour = [0.96, 0.78, 0.32];
const SAUSAGE: Colour = [0.72, 0.2, 0.1];
const ICING: Colour = [0.94, 0.46, 0.62];
const CHINA: Colour = [0.94, 0.94, 0.92];
const CRUMB: Colour = [0.93, 0.78, 0.5];
const RED: Colour = [0.78, 0.1, 0.08];
const STALK: Colour = [0.3, 0.2, 0.1];
const YELLOW: Colour = [0.96, 0.8, 0.16];

/** What is eaten out of the hand, its middle at a point before a mouth, larger than it is, so that it is seen. Lengths in heights of who eats. */
export function snackAt(snack: Snack, at: Vector): Solid[] {
  switch (snack) {
    case 'sandwich':
      return [
        ellipsoid(plain(BUN, { gloss: 0.3 }), add(at, [0, 0.022, 0]), [0.052, 0.026, 0.06]),
        frustum(plain(LETTUCE), add(at, [0, 0.002, 0]), 0.014, 0.06, 0.062),
        frustum(plain(MEAT), add(at, [0, -0.014, 0]), 0.016, 0.055, 0.055),
        ellipsoid(plain(BUN), add(at, [0, -0.026, 0]), [0.052, 0.018, 0.06]),
      ];
    case 'pizzaslice':
      return [
        box(plain(CHEESE), at, [0.052, 0.006, 0.036], roll(-0.25), 0.004),
        ...[-0.03, 0.004, 0.03].map((along, n) =>
          ellipsoid(
            plain(SAUSAGE),
            add(at, [along, 0.012 - 0.25 * along, n === 1 ? -0.016 : 0.014]),
            [0.013, 0.005, 0.013],
          ),
        ),
        limb(
          plain(CRUST),
          add(at, [0.054, -0.014, -0.036]),
          add(at, [0.054, -0.014, 0.036]),
          0.015,
          0.015,
        ),
      ];
    case 'cakeslice':
      return [
        frustum(plain(CHINA, { gloss: 0.4 }), add(at, [0, -0.05, 0]), 0.008, 0.03, 0.072),
        box(plain(CRUMB), add(at, [0, -0.012, 0]), [0.042, 0.026, 0.03], undefined, 0.004),
        box(plain(ICING), add(at, [0, -0.008, 0]), [0.044, 0.007, 0.032], undefined, 0.003),
        box(plain(ICING), add(at, [0, 0.016, 0]), [0.044, 0.008, 0.032], undefined, 0.004),
        ball(plain(RED, { gloss: 0.4 }), add(at, [0.01, 0.034, 0]), 0.014),
      ];
    case 'donut':
      return [
        ring(plain(CRUST), at, 0.038, 0.024, roll(Math.PI / 2)),
        ring(plain(ICING, { gloss: 0.4 }), add(at, [0.008, 0, 0]), 0.038, 0.02, roll(Math.PI / 2)),
      ];
    case 'apple':
      return [
        ball(plain(RED, { gloss: 0.5 }), at, 0.044),
        limb(plain(STALK), add(at, [0, 0.038, 0]), add(at, [0.006, 0.062, 0]), 0.005, 0.004),
      ];
    case 'banana': {
      const skin = plain(YELLOW, { gloss: 0.3 });
      const bend = [
        [0.02, 0.05],
        [-0.008, 0.022],
        [-0.012, -0.016],
        [0.008, -0.054],
      ].map(([x = 0, y = 0]) => add(at, [x, y, 0]));
      return bend
        .slice(1)
        .map((to, n) => limb(skin, bend[n] as Vector, to, [0.012, 0.02, 0.022][n] ?? 0.02, 0.02));
    }
    case 'bread':
      return [
        ellipsoid(plain(CRUST), at, [0.034, 0.03, 0.066]),
        ...[-0.03, 0, 0.03].map((aside) =>
          ellipsoid(plain(BUN), add(at, [0.006, 0.018, aside]), [0.026, 0.014, 0.008]),
        ),
      ];
  }
}
