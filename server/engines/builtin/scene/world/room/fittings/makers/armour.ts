import type { Colour } from '../../../../words/idea.ts';
import type { Furnished } from '../../furniture.ts';
import type { FittingWish } from '../fitting.ts';
import { around } from './around.ts';

const DARK: Colour = [0.07, 0.07, 0.08];
const WOOD: Colour = [0.3, 0.18, 0.1];

/** A knight's suit of plate armour that stands on a plinth, its hands on a halberd. */
export function armour({ at, colour }: FittingWish): Furnished {
  const { box, ball, bone, drum, look } = around(at);
  const steel = colour ?? ([0.66, 0.69, 0.73] as const);
  const plates = look((_x, y) => {
    const band = Math.abs(Math.sin(y * 34)) < 0.12 ? 0.6 : 1;
    return [steel[0] * band, steel[1] * band, steel[2] * band];
  });
  const joint: Colour = [steel[0] * 0.6, steel[1] * 0.6, steel[2] * 0.6];
  const limbs = [-1, 1].flatMap((s) => [
    // Foot, shin, knee, thigh.
    bone([s * 0.12, 0.13, -0.12], [s * 0.11, 0.14, 0.02], [0.04, 0.055], plates),
    bone([s * 0.11, 0.17, 0.02], [s * 0.11, 0.5, 0], [0.058, 0.07], steel),
    ball([s * 0.11, 0.56, -0.02], [0.075, 0.07, 0.075], joint),
    bone([s * 0.11, 0.6, 0], [s * 0.1, 0.9, 0], [0.08, 0.1], steel),
    // Shoulder, arm, elbow, forearm, gauntlet.
    ball([s * 0.27, 1.42, 0], [0.12, 0.11, 0.12], plates),
    bone([s * 0.29, 1.36, 0], [s * 0.33, 1.14, -0.02], [0.062, 0.055], steel),
    ball([s * 0.33, 1.12, -0.02], [0.065, 0.06, 0.065], joint),
    bone([s * 0.33, 1.1, -0.03], [s * 0.19, 1.0, -0.2], [0.055, 0.045], steel),
    ball([s * 0.15, 0.99, -0.22], [0.06, 0.055, 0.055], joint),
  ]);
  return {
    lamps: [],
    solids: [
      box([-0.34, 0.34], [0, 0.1], [-0.3, 0.26], WOOD),
      ...limbs,
      drum([0, 0], [0.86, 1.04], [0.24, 0.17], plates),
      drum([0, 0], [1.03, 1.07], [0.175, 0.175], [0.4, 0.26, 0.14]),
      ball([0, 1.27, -0.01], [0.22, 0.25, 0.155], steel),
      box([-0.006, 0.006], [1.1, 1.44], [-0.172, -0.13], joint),
      drum([0, 0], [1.46, 1.54], [0.11, 0.085], joint),
      // The helmet, its visor's slit and breaths, a plume.
      ball([0, 1.66, 0], [0.12, 0.15, 0.135], steel),
      ball([0, 1.63, -0.04], [0.105, 0.1, 0.125], steel),
      box([-0.085, -0.012], [1.675, 1.695], [-0.165, -0.11], DARK),
      box([0.012, 0.085], [1.675, 1.695], [-0.165, -0.11], DARK),
      ...[-0.05, -0.025, 0.025, 0.05].map((x) =>
        ball([x, 1.6, -0.158], [0.007, 0.007, 0.01], DARK),
      ),
      bone([0, 1.8, 0.02], [0, 1.9, 0.1], [0.03, 0.05], [0.74, 0.14, 0.14]),
      bone([0, 1.9, 0.1], [0, 1.76, 0.2], [0.05, 0.025], [0.74, 0.14, 0.14]),
      // The halberd.
      bone([0, 0.1, -0.24], [0, 1.98, -0.24], [0.016, 0.014], WOOD),
      bone([0, 1.98, -0.24], [0, 2.2, -0.24], [0.03, 0.003], steel),
      box([-0.17, -0.01], [1.84, 2.0], [-0.25, -0.232], steel),
      bone([0.01, 1.92, -0.24], [0.13, 1.9, -0.24], [0.025, 0.004], steel),
    ],
  };
}
