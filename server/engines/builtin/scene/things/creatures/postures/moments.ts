import type { Plan } from './plan.ts';

/** How someone holds a body in moments that people photograph. */
export const MOMENTS = {
  // Over a cake, the face before its candles.
  blowing: {
    sink: 0.97,
    lean: 0.5,
    feet: [
      [0.08, 0],
      [-0.1, 0.006],
    ],
    apart: 0.05,
    hands: [
      [0.6, -0.5, 0],
      [0.6, -0.5, 0],
    ],
    elbows: 'out',
    nod: 0.2,
    gaze: 0.12,
  },
  // An arm stretched ahead, the look up to what is in its hand.
  selfie: {
    sink: 0.99,
    lean: -0.03,
    feet: [
      [0.02, 0],
      [-0.04, 0, 0.03],
    ],
    apart: 0.045,
    hands: [
      [0.8, 0.3, 0],
      [0.03, -0.62, -0.02],
    ],
    elbows: 'out',
    sway: -0.04,
    twist: 0.1,
    nod: 0.12,
    gaze: 0.2,
  },
  // Beside somebody, the upper body bent to them.
  leaningin: {
    sink: 0.985,
    lean: 0.07,
    feet: [
      [0.0, 0],
      [0.05, 0, 0.03],
    ],
    apart: 0.045,
    hands: [
      [0.1, -0.94, 0.06],
      [0.55, 0.1, 0.25],
    ],
    sway: 0.03,
    nod: 0.08,
    gaze: 0.1,
  },
  // On a seat, both arms thrown up for joy.
  rooting: {
    sink: 0.553,
    lean: 0.02,
    feet: [
      [0.275, 0, 0.01],
      [0.23, 0, 0.02],
    ],
    apart: 0.062,
    hands: [
      [0.2, 0.86, 0.34],
      [0.24, 0.84, 0.36],
    ],
    nod: 0.1,
  },
  // Upright, the chin lifted.
  singing: {
    sink: 0.99,
    lean: 0,
    feet: [
      [0.02, 0],
      [-0.01, 0],
    ],
    apart: 0.045,
    hands: [
      [0.6, -0.3, -0.1],
      [0.6, -0.3, -0.1],
    ],
    nod: 0.1,
    gaze: 0.04,
  },
  // On the run, both arms thrown up.
  finishing: {
    sink: 0.985,
    lean: -0.04,
    feet: [
      [0.19, 0.05],
      [-0.27, 0.16],
    ],
    apart: 0.034,
    hands: [
      [0.2, 0.86, 0.4],
      [0.2, 0.86, 0.4],
    ],
    nod: 0.2,
    gaze: 0.1,
  },
  // Off the ground, the near arm stretched up and ahead, the legs drawn up.
  dunking: {
    sink: 1.05,
    lean: 0.08,
    feet: [
      [0.1, 0.2],
      [-0.26, 0.2],
    ],
    apart: 0.05,
    hands: [
      [0.7, 0.66, 0.06],
      [-0.1, -0.3, 0.75],
    ],
    nod: 0.3,
    gaze: 0.25,
  },
} as const satisfies Readonly<Record<string, Plan>>;
