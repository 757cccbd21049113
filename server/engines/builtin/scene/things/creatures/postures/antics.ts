import type { Plan } from './plan.ts';

/** How someone holds a body who is at a game or a prank, hides, is fitted, tells a secret, or is weary of waiting. */
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
  // On the belly, up on the elbows.
  prone: {
    sink: 0.13,
    lean: 1.2,
    feet: [
      [-0.42, -0.015],
      [-0.43, -0.015, 0.02],
    ],
    apart: 0.05,
    hands: [
      [0.62, -0.5, 0.1],
      [0.6, -0.5, 0.1],
    ],
    nod: 1.1,
  },
  // On the toes, bent, a foot lifted, both hands up before the breast.
  sneaking: {
    sink: 0.86,
    lean: 0.34,
    feet: [
      [0.22, 0.1],
      [-0.13, 0.03],
    ],
    apart: 0.04,
    hands: [
      [0.5, 0.1, 0],
      [0.56, -0.16, 0.1],
    ],
    nod: 0.2,
    gaze: 0.4,
  },
  // Leaning back, an arm high, the other hand at the mouth.
  yawning: {
    sink: 0.985,
    lean: -0.12,
    feet: [
      [0.06, 0],
      [-0.03, 0, 0.03],
    ],
    apart: 0.055,
    hands: [
      [0.4, 0.2, -0.2],
      [-0.1, 0.9, 0.36],
    ],
    nod: 0.2,
    gaze: 0.2,
    sway: 0.02,
  },
  // Up on the toes, both arms high and apart.
  stretching: {
    sink: 1.03,
    lean: -0.14,
    feet: [
      [0.02, 0.045],
      [-0.02, 0.045, 0.02],
    ],
    apart: 0.06,
    hands: [
      [-0.06, 0.9, 0.42],
      [-0.06, 0.9, 0.42],
    ],
    nod: 0.22,
  },
  // The near wrist before the face, the look down on it, the other hand on the hip.
  timing: {
    sink: 0.985,
    lean: 0.02,
    feet: [
      [0.05, 0, 0.02],
      [-0.03, 0, 0.03],
    ],
    apart: 0.05,
    hands: [
      [0.62, 0.02, -0.3],
      [0.02, -0.6, 0.32],
    ],
    sway: -0.03,
    nod: -0.36,
    gaze: 0.1,
  },
  // Shrinking from a noise, both hands at the ears.
  bracing: {
    sink: 0.92,
    lean: 0.06,
    feet: [
      [0.1, 0],
      [-0.12, 0.01, 0.03],
    ],
    apart: 0.06,
    hands: [
      [0.1, 0.3, 0.3],
      [0.1, 0.3, 0.3],
    ],
    elbows: 'out',
    nod: -0.06,
  },
  // Wide on both feet, something heavy over the head.
  hoisting: {
    sink: 0.95,
    lean: 0,
    feet: [
      [0.06, 0, 0.09],
      [-0.04, 0, 0.09],
    ],
    apart: 0.06,
    hands: [
      [0.05, 0.92, 0.2],
      [0.05, 0.92, 0.2],
    ],
    knees: 0.6,
    nod: 0.1,
  },
  // Stretched out, the arms wide: who floats is laid on the back afterwards.
  afloat: {
    sink: 0.99,
    lean: -0.04,
    feet: [
      [0.03, 0, 0.05],
      [-0.01, 0.01, 0.06],
    ],
    apart: 0.06,
    hands: [
      [0.1, 0.36, 0.86],
      [0.1, 0.3, 0.9],
    ],
    nod: 0.1,
  },
  // Up to the waist in water, both hands throwing it.
  splashing: {
    sink: 0.96,
    lean: 0.06,
    feet: [
      [0.1, 0],
      [-0.1, 0.01, 0.02],
    ],
    apart: 0.06,
    hands: [
      [0.8, 0.3, 0.2],
      [0.5, 0.6, 0.4],
    ],
    nod: 0.06,
    gaze: 0.3,
  },
} as const satisfies Readonly<Record<string, Plan>>;
