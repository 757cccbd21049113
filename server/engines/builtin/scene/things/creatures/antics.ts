import type { Plan } from './plan.ts';

/** How someone holds a body who is at a game or a prank, is fitted, or tells a secret. */
export const ANTICS = {
  // A ball let go from a low hand, one foot ahead.
  bowling: {
    sink: 0.88,
    lean: 0.36,
    feet: [
      [-0.2, 0.03],
      [0.2, 0, 0.02],
    ],
    apart: 0.05,
    hands: [
      [0.86, -0.3, 0],
      [-0.5, -0.5, 0.3],
    ],
    nod: 0.12,
    gaze: 0.14,
  },
  // Both hands over the head, about to strike.
  swinging: {
    sink: 0.94,
    lean: -0.06,
    feet: [
      [0.16, 0],
      [-0.18, 0.02, 0.03],
    ],
    apart: 0.06,
    hands: [
      [0.3, 0.8, -0.1],
      [0.3, 0.8, -0.1],
    ],
    nod: 0.06,
    gaze: 0.3,
    twist: 0.14,
  },
  // A blow that lands, both hands ahead.
  striking: {
    sink: 0.93,
    lean: 0.2,
    feet: [
      [0.2, 0],
      [-0.2, 0.03, 0.02],
    ],
    apart: 0.06,
    hands: [
      [0.8, 0.1, -0.1],
      [0.8, 0.1, -0.1],
    ],
    nod: 0.06,
    gaze: 0.24,
  },
  // Upright, both arms level aside.
  armsout: {
    sink: 0.985,
    lean: 0,
    feet: [
      [0.02, 0, 0.02],
      [-0.02, 0, 0.02],
    ],
    apart: 0.055,
    hands: [
      [0.06, 0.06, 0.96],
      [0.06, 0.06, 0.96],
    ],
    gaze: 0.1,
  },
  // Bent to somebody's ear, a hand beside the mouth.
  whispering: {
    sink: 0.985,
    lean: 0.17,
    feet: [
      [0.03, 0],
      [-0.07, 0.004, 0.02],
    ],
    apart: 0.045,
    hands: [
      [0.5, 0.1, -0.2],
      [0.4, -0.5, 0],
    ],
    nod: -0.02,
    gaze: 0.1,
  },
} as const satisfies Readonly<Record<string, Plan>>;
