import type { Plan } from './plan.ts';

/** How someone holds a body who does what needs all of it: fights, stretches, leaps, and work with both hands. */
export const FEATS = {
  // Knees bent, the near shoulder ahead, both fists before the face.
  boxing: {
    sink: 0.925,
    lean: 0.13,
    feet: [
      [0.15, 0],
      [-0.16, 0.03, 0.02],
    ],
    apart: 0.06,
    hands: [
      [0.6, 0, -0.1],
      [0.4, 0.1, -0.2],
    ],
    nod: -0.12,
    gaze: 0.3,
    twist: 0.3,
  },
  // Stretched out to one side after a ball; the body is laid on its side afterwards.
  diving: {
    sink: 0.99,
    lean: -0.06,
    feet: [
      [-0.1, 0.05, 0.03],
      [0.12, 0.19, 0.02],
    ],
    apart: 0.06,
    hands: [
      [0.2, 0.95, -0.1],
      [0.2, 0.95, -0.1],
    ],
    nod: 0.3,
  },
  // On both hands, the legs wide; it is turned over afterwards.
  handstand: {
    sink: 1,
    lean: -0.12,
    feet: [
      [0.34, 0.14],
      [-0.26, 0.2],
    ],
    apart: 0.06,
    hands: [
      [0.2, 0.95, 0.2],
      [-0.02, 0.96, 0.2],
    ],
    nod: 0.5,
  },
  // Low, a step to the back, an arm before the face.
  swaying: {
    sink: 0.79,
    lean: 0.34,
    feet: [
      [0.19, 0],
      [-0.33, 0.05, 0.03],
    ],
    apart: 0.075,
    hands: [
      [-0.5, -0.3, 0.6],
      [0.62, 0.16, -0.24],
    ],
    nod: 0.22,
    twist: 0.3,
    gaze: 0.2,
  },
  // A long step ahead, both arms level.
  warrior: {
    sink: 0.77,
    lean: 0,
    feet: [
      [0.27, 0],
      [-0.36, 0.006, 0.02],
    ],
    apart: 0.03,
    hands: [
      [0.98, 0.03, 0.1],
      [-0.98, 0.03, 0.1],
    ],
    gaze: 0.06,
  },
  // On the ground, the legs crossed, the hands on the knees.
  lotus: {
    sink: 0.155,
    lean: 0,
    feet: [
      [0.17, -0.01, -0.115],
      [0.13, 0.006, -0.11],
    ],
    apart: 0.06,
    knees: 4,
    hands: [
      [0.44, -0.66, 0.34],
      [0.44, -0.66, 0.34],
    ],
    nod: 0.02,
  },
  // On one leg, the sole of the other against it, the palms together above the head.
  tree: {
    sink: 0.997,
    lean: 0,
    feet: [
      [0.02, 0.21, -0.06],
      [0, 0, 0],
    ],
    apart: 0.03,
    knees: 4,
    hands: [
      [0.08, 0.97, -0.29],
      [0.08, 0.97, -0.29],
    ],
    sway: 0.03,
    nod: 0.06,
  },
  // On one knee, the head low.
  bowed: {
    sink: 0.6,
    lean: 0.14,
    feet: [
      [-0.21, -0.02],
      [0.17, 0],
    ],
    apart: 0.06,
    hands: [
      [0.34, -0.86, 0.1],
      [0.62, -0.6, 0],
    ],
    nod: -0.34,
  },
  // A hammer high over what the other hand holds on the anvil.
  forging: {
    sink: 0.94,
    lean: 0.27,
    feet: [
      [0.15, 0],
      [-0.17, 0.004, 0.02],
    ],
    apart: 0.06,
    hands: [
      [0.7, -0.6, 0],
      [0.2, 0.5, 0.3],
    ],
    nod: -0.32,
    twist: 0.2,
  },
  // Looking up at what was thrown.
  tossing: {
    sink: 0.97,
    lean: -0.07,
    feet: [
      [0.12, 0],
      [-0.09, 0, 0.02],
    ],
    apart: 0.06,
    hands: [
      [0.7, -0.5, 0],
      [0.1, -0.55, 0.2],
    ],
    nod: 0.34,
    gaze: 0.14,
    twist: 0.12,
  },
  // One hand high on a board ahead, half turned to those behind.
  writing: {
    sink: 0.985,
    lean: 0.02,
    feet: [
      [0.06, 0],
      [-0.06, 0, 0.03],
    ],
    apart: 0.05,
    hands: [
      [0.06, -0.94, 0.12],
      [0.78, 0.34, 0.06],
    ],
    sway: -0.03,
    twist: 0.2,
    gaze: 0.3,
    nod: 0.08,
  },
  // On something low, bent over what lies over the knees.
  mending: {
    sink: 0.5,
    lean: 0.2,
    feet: [
      [0.3, 0, 0.02],
      [0.2, 0, 0.03],
    ],
    apart: 0.07,
    hands: [
      [0.6, -0.6, -0.1],
      [0.6, -0.5, -0.1],
    ],
    nod: -0.3,
  },
  // On the ground.
  crosslegged: {
    sink: 0.155,
    lean: 0.14,
    feet: [
      [0.17, -0.01, -0.115],
      [0.13, 0.006, -0.11],
    ],
    apart: 0.06,
    knees: 4,
    hands: [
      [0.56, -0.68, 0.04],
      [0.6, -0.62, -0.16],
    ],
    nod: 0.06,
    gaze: 0.16,
  },
  // On the ground, back on both hands.
  leaning: {
    sink: 0.15,
    lean: -0.3,
    feet: [
      [0.3, -0.005],
      [0.43, -0.005],
    ],
    apart: 0.06,
    hands: [
      [-0.42, -0.84, 0.2],
      [-0.38, -0.86, 0.2],
    ],
    nod: 0.04,
    gaze: 0.1,
  },
  // Both hands on something as high as the breast.
  patting: {
    sink: 0.955,
    lean: 0.2,
    feet: [
      [0.1, 0],
      [-0.13, 0.012, 0.02],
    ],
    apart: 0.05,
    hands: [
      [0.82, -0.16, -0.06],
      [0.76, 0.12, -0.1],
    ],
    nod: 0.04,
    gaze: 0.12,
  },
  // Saying something with an open hand.
  gesturing: {
    sink: 0.985,
    lean: 0.03,
    feet: [
      [-0.01, 0],
      [0.085, 0, 0.04],
    ],
    apart: 0.042,
    hands: [
      [0.7, -0.36, 0.06],
      [0.36, -0.62, 0.02],
    ],
    sway: -0.04,
    twist: 0.12,
    nod: 0.03,
  },
  // Hearing it with folded arms.
  attending: {
    sink: 0.985,
    lean: -0.035,
    feet: [
      [0.075, 0, 0.045],
      [-0.01, 0],
    ],
    apart: 0.042,
    hands: [
      [0.3, -0.5, -0.62],
      [0.34, -0.42, -0.6],
    ],
    sway: 0.044,
    twist: -0.06,
    nod: 0.02,
  },
  // The back against something, the arms folded.
  propped: {
    sink: 0.965,
    lean: -0.13,
    feet: [
      [0.11, 0, 0.01],
      [0.03, 0, 0.02],
    ],
    apart: 0.042,
    hands: [
      [0.3, -0.5, -0.62],
      [0.34, -0.42, -0.6],
    ],
    sway: 0.02,
    gaze: 0.2,
    nod: -0.1,
  },
  // On one knee, looking up with something in both hands.
  proposing: {
    sink: 0.6,
    lean: 0.08,
    feet: [
      [-0.21, -0.02],
      [0.17, 0],
    ],
    apart: 0.06,
    hands: [
      [0.72, -0.2, -0.22],
      [0.68, -0.24, -0.22],
    ],
    nod: 0.34,
  },
  // By who proposes.
  moved: {
    sink: 0.985,
    lean: 0.03,
    feet: [
      [0.02, 0],
      [-0.03, 0.004, 0.01],
    ],
    apart: 0.035,
    hands: [
      [0.36, 0.0, -0.24],
      [0.36, -0.06, -0.26],
    ],
    nod: -0.3,
    sway: 0.02,
  },
} as const satisfies Readonly<Record<string, Plan>>;
