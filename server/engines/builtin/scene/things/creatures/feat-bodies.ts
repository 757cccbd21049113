import type { Random } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import type { Trait } from '../../words/trait.ts';
import { plain, planks } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import {
  ball,
  blade,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  type Solid,
} from '../sculpt/solid.ts';
import { add, pitch, roll, type Vector } from '../sculpt/vector.ts';
import { figureOf } from './figure.ts';
import { netOver } from './held/fishing-net.ts';
import { football } from './pastimes/with-things.ts';
import type { Body } from './with-gear.ts';

const GLOVE: Colour = [0.78, 0.08, 0.09];
const KEEPER_GLOVE: Colour = [0.92, 0.93, 0.3];
const HANDLE: Colour = [0.55, 0.4, 0.24];
const PAN: Colour = [0.13, 0.13, 0.14];
const PANCAKE: Colour = [0.88, 0.62, 0.28];
/** The white of chalk, and of the cuff of a glove. */
export const CHALK: Colour = [0.96, 0.96, 0.93];

/** A boxer's glove around a fist. */
export const glove = (wrist: Vector): Solid[] => {
  const leather = plain(GLOVE, { gloss: 0.45 });
  return [
    ellipsoid(leather, add(wrist, [0.035, 0.01, 0]), [0.054, 0.05, 0.046]),
    limb(
      leather,
      add(wrist, [0, 0.014, -0.02]),
      add(wrist, [0.045, 0.034, -0.03]),
      0.018,
      0.018,
      0.01,
    ),
    limb(
      plain(CHALK),
      add(wrist, [-0.02, -0.004, 0]),
      add(wrist, [-0.035, -0.008, 0]),
      0.032,
      0.03,
    ),
  ];
};

/** On one knee: a knight with both hands on the sword that stands before him. */
export function kneeling(traits: readonly Trait[], one: Body): Solid[] {
  if (!traits.includes('knight')) {
    const { knee } = figureOf(traits);
    return one('bowed', { far: [0.15, knee + 0.085, 0.03], near: [0.19, knee + 0.1, -0.02] });
  }
  const hilt: Vector = [0.24, 0.4, -0.07];
  const steel = plain([0.82, 0.84, 0.88], { gloss: 0.9 });
  const gold = plain([0.92, 0.7, 0.16], { gloss: 0.6 });
  const [x, y, z] = hilt;
  return [
    ...one('bowed', { near: add(hilt, [-0.03, 0.035, -0.015]), far: add(hilt, [-0.03, 0, 0.02]) }),
    limb(gold, [x, y - 0.03, z], [x, y + 0.07, z], 0.01, 0.01),
    ball(gold, [x, y + 0.085, z], 0.018),
    limb(gold, [x, y - 0.035, z - 0.075], [x, y - 0.035, z + 0.075], 0.011, 0.011),
    blade(steel, [x, y - 0.04, z], [x, 0.01, z], 0.024, 0.01, 0.3),
  ];
}

/** How far over a keeper lies who leaps after a ball, radians, and how high. */
const LEAP = { over: -1.2, up: 0.42 } as const;

/** A keeper in the air, the ball between the hands unless it has passed them. */
export function diving(traits: readonly Trait[], one: Body): Solid[] {
  const { chin, head } = figureOf(traits);
  const top = chin + head;
  const hand = (side: number): Vector => [0.1, top + 0.03, 0.02 + side * 0.06];
  const glove = plain(KEEPER_GLOVE, { gloss: 0.2 });
  const model = [
    ...one('diving', { near: hand(-1), far: hand(1) }),
    ...[-1, 1].map((side) =>
      ellipsoid(glove, add(hand(side), [0.015, 0.03, side * -0.004]), [0.03, 0.045, 0.03]),
    ),
    ...(traits.includes('beaten') ? [] : football([0.125, top + 0.125, 0.02])),
  ];
  return moved(model, { by: pitch(LEAP.over), to: [0, LEAP.up, 0] });
}

/** A pan held out, and what was in it in the air over it. */
export function tossing(traits: readonly Trait[], one: Body): Solid[] {
  const { shoulder, shoulders, hips } = figureOf(traits);
  const near: Vector = [0.24, shoulder - 0.17, -shoulders - 0.02];
  const far: Vector = [0.0, hips + 0.05, shoulders + 0.07];
  const iron = plain(PAN, { gloss: 0.45 });
  const pan = add(near, [0.2, 0.055, 0]);
  const cake: Look = {
    paint: (x, y, z) => {
      const spots = Math.sin(x * 90) * Math.sin(z * 84 + 2) * Math.sin(y * 70);
      return spots > 0.1 ? [0.66, 0.38, 0.14] : PANCAKE;
    },
  };
  return [
    ...one('tossing', { near, far }),
    limb(iron, add(near, [-0.05, -0.015, 0]), add(pan, [-0.08, -0.005, 0]), 0.013, 0.011),
    frustum(iron, pan, 0.022, 0.082, 0.105, roll(0.2)),
    ellipsoid(cake, add(pan, [0.02, 0.27, 0]), [0.09, 0.013, 0.085], 0, roll(0.5)),
  ];
}

/** On a crate, a net over the knees. */
export function mending(random: Random, traits: readonly Trait[], one: Body): Solid[] {
  const { hips } = figureOf(traits);
  const lap = 0.5 * hips + 0.07;
  const near: Vector = [0.25, lap + 0.13, -0.08];
  const far: Vector = [0.22, lap + 0.2, 0.07];
  return [
    ...one('mending', { near, far }),
    box(planks(HANDLE, 0.03), [-0.02, 0.1, 0], [0.13, 0.1, 0.16], undefined, 0.008),
    ...netOver(random, near, far, lap),
  ];
}
