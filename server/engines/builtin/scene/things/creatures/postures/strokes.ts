import type { Plan } from './plan.ts';

const HANGING: Plan['hands'] = [
  [0.1, -0.9, 0.1],
  [0.1, -0.9, 0.1],
];

/** How someone holds a body who swings, draws, lifts or pours something. */
export const STROKES = {
  // On the toes, bent back, both arms up.
  serving: {
    sink: 1.0,
    lean: -0.16,
    feet: [
      [-0.15, 0.03, 0.02],
      [0.16, 0.012],
    ],
    apart: 0.05,
    hands: HANGING,
    nod: 0.46,
    twist: -0.2,
  },
  // A long low step, the racket out to the near side and the chest turned to it.
  returning: {
    sink: 0.9,
    lean: 0.14,
    feet: [
      [-0.18, 0.02, 0.03],
      [0.22, 0, 0.03],
    ],
    apart: 0.06,
    hands: HANGING,
    nod: -0.06,
    twist: 0.5,
    gaze: 0.34,
  },
  shooting: {
    sink: 0.975,
    lean: -0.03,
    feet: [
      [-0.12, 0],
      [0.14, 0, 0.02],
    ],
    apart: 0.06,
    hands: HANGING,
    twist: 0.35,
    nod: 0.02,
  },
  putting: {
    sink: 0.95,
    lean: 0.42,
    feet: [
      [0.02, 0],
      [-0.02, 0],
    ],
    apart: 0.1,
    hands: HANGING,
    nod: -0.2,
  },
  chopping: {
    sink: 0.96,
    lean: -0.1,
    feet: [
      [0.12, 0],
      [-0.13, 0, 0.01],
    ],
    apart: 0.08,
    hands: HANGING,
    nod: -0.06,
  },
  // Leaning into a rope over the shoulder.
  hauling: {
    sink: 0.86,
    lean: 0.62,
    feet: [
      [-0.34, 0.03],
      [0.2, 0],
    ],
    apart: 0.05,
    hands: [
      [0.66, -0.1, -0.1],
      [0.4, -0.3, -0.5],
    ],
    nod: 0.1,
  },
  sweeping: {
    sink: 0.97,
    lean: 0.17,
    feet: [
      [0.13, 0],
      [-0.13, 0.012],
    ],
    apart: 0.05,
    hands: HANGING,
    nod: -0.24,
    gaze: 0.1,
  },
  watering: {
    sink: 0.965,
    lean: 0.22,
    feet: [
      [0.09, 0],
      [-0.12, 0.01, 0.02],
    ],
    apart: 0.05,
    hands: [
      [0.6, -0.6, 0],
      [0.05, -0.9, 0.16],
    ],
    nod: -0.26,
    gaze: 0.12,
  },
  lifting: {
    sink: 0.955,
    lean: 0,
    feet: [
      [0.03, 0],
      [-0.03, 0],
    ],
    apart: 0.13,
    hands: HANGING,
    nod: 0.1,
  },
  // Both fists before the breast, a leg out as high as the hips.
  sidekick: {
    sink: 0.98,
    lean: -0.36,
    feet: [
      [0.44, 0.4],
      [-0.05, 0],
    ],
    apart: 0.03,
    hands: [
      [0.42, -0.12, -0.1],
      [0.3, -0.42, -0.14],
    ],
    nod: 0.12,
    twist: -0.3,
  },
  pointing: {
    sink: 0.985,
    lean: -0.03,
    feet: [
      [-0.01, 0],
      [0.09, 0, 0.045],
    ],
    apart: 0.042,
    hands: [
      [0.07, -0.955, 0.08],
      [0.82, 0.54, 0.02],
    ],
    sway: -0.04,
    twist: 0.1,
    nod: 0.24,
  },
} as const satisfies Readonly<Record<string, Plan>>;
