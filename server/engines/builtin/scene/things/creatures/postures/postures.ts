import type { Plan } from './plan.ts';

/** Off the toes of one foot, the other knee ahead. */
const RUNNING: Plan = {
  sink: 0.965,
  lean: 0.22,
  strides: true,
  feet: [
    [0.15, 0.19],
    [-0.25, 0.05],
  ],
  apart: 0.034,
  hands: [
    [-0.3, -0.55, 0.2],
    [0.52, -0.42, 0.04],
  ],
};

/** How someone holds a body in the postures of all creatures; `rests.ts` has those who stand. */
export const POSTURES = {
  // One heel comes down, the other leg pushes off its toes.
  walking: {
    sink: 0.965,
    lean: 0.06,
    strides: true,
    feet: [
      [0.17, 0.008],
      [-0.185, 0.058],
    ],
    apart: 0.03,
    hands: [
      [-0.42, -0.84, 0.12],
      [0.5, -0.79, 0.0],
    ],
    twist: -0.18,
    gaze: 0.45,
  },
  running: { ...RUNNING, nod: 0.1 },
  // As who runs, looking ahead.
  // Upright as drawn here, and then laid level: one hand ahead over the head, the other and both feet behind.
  flying: {
    sink: 1.02,
    lean: 0.1,
    feet: [
      [-0.1, 0.06],
      [-0.03, 0.015, 0.01],
    ],
    apart: 0.045,
    hands: [
      [0.42, 0.86, 0.16],
      [-0.28, -0.74, 0.6],
    ],
    nod: 0.75,
    twist: 0.1,
  },
  sitting: {
    sink: 0.15,
    lean: 0.16,
    feet: [
      [0.27, -0.005],
      [0.24, -0.005],
    ],
    apart: 0.07,
    hands: [
      [0.66, -0.56, -0.12],
      [0.66, -0.56, -0.12],
    ],
  },
  // On the back, the hands on the belly, one knee a little up.
  sleeping: {
    sink: 0.98,
    lean: 0,
    feet: [
      [0.0, 0.05],
      [-0.02, 0, 0.02],
    ],
    apart: 0.055,
    hands: [
      [0.21, -0.66, -0.13],
      [0.25, -0.5, -0.15],
    ],
    elbows: 'out',
  },
  // People do not graze: who picks something bends down to it.
  grazing: {
    sink: 0.86,
    lean: 0.7,
    feet: [
      [0.05, 0],
      [-0.03, 0],
    ],
    apart: 0.06,
    hands: [
      [0.5, -0.8, 0],
      [0.4, -0.85, 0.1],
    ],
  },
  // On both knees, the palms together before the breast.
  praying: {
    sink: 0.5,
    lean: 0.1,
    feet: [
      [-0.23, -0.025],
      [-0.24, -0.025],
    ],
    apart: 0.05,
    hands: [
      [0.62, -0.16, -0.32],
      [0.62, -0.16, -0.32],
    ],
    nod: -0.26,
  },
  // On one knee, before something low.
  kneeling: {
    sink: 0.6,
    lean: 0.24,
    feet: [
      [-0.21, -0.02],
      [0.17, 0],
    ],
    apart: 0.06,
    hands: [
      [0.7, -0.55, 0],
      [0.7, -0.6, 0],
    ],
    nod: -0.16,
  },
} as const satisfies Readonly<Record<string, Plan>>;
