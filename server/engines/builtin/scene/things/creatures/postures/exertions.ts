import type { Plan } from './plan.ts';

/** How someone holds a body who strains at something, bathes, ties a shoe or moves slowly. */
export const EXERTIONS = {
  // A long bow stance, one palm pushed ahead, the other hand by the hip.
  palmahead: {
    sink: 0.8,
    lean: 0.0,
    feet: [
      [0.29, 0, 0.03],
      [-0.27, 0, 0.06],
    ],
    apart: 0.07,
    hands: [
      [0.86, 0.1, -0.1],
      [-0.34, -0.5, 0.62],
    ],
    nod: 0.02,
    twist: -0.24,
    knees: 0.4,
  },
  // One hand high over the brow, the other low, the weight on the rear leg and the ahead foot on its toes.
  cranewings: {
    sink: 0.9,
    lean: -0.02,
    feet: [
      [0.17, 0.035],
      [-0.1, 0, 0.05],
    ],
    apart: 0.06,
    hands: [
      [0.5, 0.78, 0.24],
      [0.3, -0.7, 0.46],
    ],
    nod: 0.06,
    gaze: 0.16,
    knees: 0.4,
  },
  // Leaning back in a tub, the knees drawn up.
  soaking: {
    sink: 0.15,
    lean: -0.24,
    feet: [
      [0.2, 0.0, 0.02],
      [0.24, 0.0, 0.02],
    ],
    apart: 0.07,
    hands: [
      [0.5, -0.44, 0.36],
      [0.5, -0.4, 0.36],
    ],
    nod: 0.06,
    gaze: 0.24,
  },
  // On a seat, bent to a foot that is set ahead.
  lacing: {
    sink: 0.553,
    lean: 0.86,
    feet: [
      [0.3, 0.0, 0.0],
      [0.12, 0, 0.03],
    ],
    apart: 0.06,
    hands: [
      [0.7, -0.7, 0],
      [0.7, -0.7, -0.1],
    ],
    nod: -0.16,
    gaze: 0.3,
  },
  // Over a table, an elbow on it, straining.
  straining: {
    sink: 0.553,
    lean: 0.42,
    feet: [
      [0.27, 0, 0.02],
      [0.05, 0.02, 0.03],
    ],
    apart: 0.075,
    hands: [
      [0.6, -0.2, 0],
      [0.5, -0.5, 0.1],
    ],
    nod: 0.04,
    gaze: 0.12,
  },
  // The whole weight against what is shoved ahead.
  shoving: {
    sink: 0.86,
    lean: 0.5,
    feet: [
      [0.06, 0],
      [-0.42, 0.035],
    ],
    apart: 0.055,
    hands: [
      [0.9, 0.05, 0],
      [0.9, 0.05, 0],
    ],
    strides: true,
    nod: 0.14,
  },
  // On arrows on the floor, one leg flung aside, the arms out.
  arrowstep: {
    sink: 0.93,
    lean: 0.04,
    feet: [
      [0.12, 0.1, 0.1],
      [-0.06, 0, 0.04],
    ],
    apart: 0.06,
    hands: [
      [0.42, 0.2, 0.62],
      [0.2, -0.1, 0.84],
    ],
    twist: 0.16,
    nod: 0.04,
  },
} as const satisfies Readonly<Record<string, Plan>>;
