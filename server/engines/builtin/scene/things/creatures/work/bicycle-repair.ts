import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { ball, box, limb, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import { bicycleOf, MAN_ON_BICYCLE } from '../../vehicles/road/bicycle.ts';
import { figureOf } from '../figure.ts';
import { stanceOf } from '../stance.ts';
import type { Body } from '../with-gear.ts';

const STEEL = plain([0.78, 0.8, 0.84], { gloss: 0.8 });
const BOX = plain([0.8, 0.12, 0.1], { gloss: 0.4 });

/** How high a bicycle's handlebars are, in its own lengths: it stands on them. */
const BAR = 0.985;

/** Somebody on one knee with a spanner at the hub of a bicycle that stands on its saddle, a tool box beside. Lengths in heights of who it is. */
export function bicycleRepair(traits: readonly Trait[], one: Body): Solid[] {
  const figure = figureOf(traits);
  const size = Math.min(1 / MAN_ON_BICYCLE / figure.tall, 0.72);
  const { chest } = stanceOf(figure, 'kneeling');
  const hub: Vector = [0.3, (BAR - 0.34) * size, -0.06];
  const near = add(hub, [-0.06, -0.03, -0.04]);
  const far: Vector = [0.34, Math.min(chest[1], hub[1] + 0.17), 0.03];
  const end = add(hub, [0.0, 0.0, -0.01]);
  return [
    ...one('kneeling', { near, far }),
    // Turned upside down: the rear wheel is before who kneels.
    ...moved(bicycleOf([0.16, 0.46, 0.78]), {
      size,
      by: roll(Math.PI),
      to: [hub[0] + 0.02, BAR * size, 0.05],
    }),
    limb(STEEL, add(near, [-0.07, -0.015, 0]), end, 0.011, 0.011),
    ball(STEEL, end, 0.026),
    box(BOX, [0.1, 0.05, -0.34], [0.13, 0.05, 0.06], undefined, 0.01),
    limb(STEEL, [0.02, 0.13, -0.34], [0.18, 0.13, -0.34], 0.009, 0.009),
    ...[0.02, 0.18].map((x) => limb(STEEL, [x, 0.1, -0.34], [x, 0.13, -0.34], 0.008, 0.008)),
    limb(STEEL, [0.3, 0.012, -0.3], [0.42, 0.012, -0.26], 0.01, 0.01),
  ];
}
