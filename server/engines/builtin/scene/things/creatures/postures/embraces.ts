import type { Plan } from './plan.ts';

/** How those hold a body who hold each other, and a child whom a grown person holds. */
export const EMBRACES = {
  // Close to somebody, the head beside the other's.
  embracing: {
    sink: 0.99,
    lean: 0.05,
    feet: [
      [0.0, 0],
      [-0.06, 0.008],
    ],
    apart: 0.045,
    hands: [
      [0.6, -0.3, 0],
      [0.6, -0.3, 0],
    ],
    nod: -0.12,
  },
  // A step of a dance with somebody.
  waltzing: {
    sink: 0.98,
    lean: -0.03,
    feet: [
      [0.1, 0.004],
      [-0.12, 0.03],
    ],
    apart: 0.045,
    hands: [
      [0.6, -0.3, 0],
      [0.6, -0.3, 0],
    ],
    twist: 0.12,
    nod: 0.04,
    gaze: 0.1,
  },
  // On one knee, the arms around a child.
  comforting: {
    sink: 0.6,
    lean: 0.2,
    feet: [
      [-0.21, -0.02],
      [0.15, 0],
    ],
    apart: 0.06,
    hands: [
      [0.7, -0.55, 0],
      [0.7, -0.6, 0],
    ],
    nod: -0.1,
  },
  // A child on an arm, the shins hanging.
  perched: {
    sink: 0.72,
    lean: 0.04,
    feet: [
      [0.2, 0.06],
      [0.185, 0.055],
    ],
    apart: 0.1,
    hands: [
      [0.5, -0.4, 0],
      [0.5, -0.4, 0],
    ],
    nod: -0.05,
    gaze: 0.3,
  },
  // Sitting up in a bed, the legs ahead.
  inbed: {
    sink: 0.13,
    lean: -0.2,
    feet: [
      [0.44, -0.01],
      [0.455, -0.01],
    ],
    apart: 0.04,
    hands: [
      [0.6, -0.5, -0.12],
      [0.6, -0.5, -0.12],
    ],
    nod: -0.32,
    gaze: 0.06,
  },
  // Walking bent beside something that is held.
  guiding: {
    sink: 0.93,
    lean: 0.34,
    feet: [
      [0.17, 0.01],
      [-0.21, 0.05],
    ],
    apart: 0.04,
    hands: [
      [0.6, -0.6, 0],
      [0.6, -0.6, 0],
    ],
    nod: -0.12,
    gaze: 0.3,
  },
  // A child on shoulders, a leg beside the other's neck.
  shouldered: {
    sink: 0.72,
    lean: 0.1,
    feet: [
      [0.2, 0.02],
      [0.185, 0.015],
    ],
    apart: 0.135,
    hands: [
      [0.5, -0.4, 0],
      [0.5, -0.4, 0],
    ],
    knees: 0.5,
    nod: -0.05,
    gaze: 0.2,
  },
} as const satisfies Readonly<Record<string, Plan>>;
