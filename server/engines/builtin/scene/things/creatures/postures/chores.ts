import type { Plan } from './plan.ts';

/** How someone holds a body who uses a tool, fights or plays with something. */
export const CHORES = {
  // Over what lies before them at the height of the hands.
  tending: {
    sink: 0.965,
    lean: 0.16,
    feet: [
      [0.09, 0],
      [-0.08, 0, 0.02],
    ],
    apart: 0.055,
    hands: [
      [0.6, -0.5, -0.05],
      [0.6, -0.55, -0.05],
    ],
    nod: -0.3,
    gaze: 0.1,
  },
  // Over an eyepiece, on a seat.
  peering: {
    sink: 0.553,
    lean: 0.36,
    feet: [
      [0.275, 0, 0.01],
      [0.16, 0, 0.02],
    ],
    apart: 0.062,
    hands: [
      [0.6, -0.5, -0.1],
      [0.6, -0.5, -0.1],
    ],
    nod: -0.34,
    gaze: 0.06,
  },
  // A long step ahead, the armed hand stretched out.
  lunging: {
    sink: 0.84,
    lean: 0.22,
    feet: [
      [0.3, 0],
      [-0.27, 0.012, 0.02],
    ],
    apart: 0.05,
    hands: [
      [0.86, 0.02, 0.04],
      [-0.3, -0.1, 0.5],
    ],
    nod: -0.06,
    twist: 0.32,
    gaze: -0.1,
  },
  // Bent back over the rear leg, the armed hand before the face.
  parrying: {
    sink: 0.9,
    lean: -0.1,
    feet: [
      [0.22, 0],
      [-0.16, 0.004, 0.03],
    ],
    apart: 0.06,
    hands: [
      [0.62, 0.1, 0.1],
      [0.44, -0.3, 0],
    ],
    twist: 0.2,
    gaze: 0.1,
  },
  // The near arm far back, the far foot ahead.
  pitching: {
    sink: 0.95,
    lean: -0.12,
    feet: [
      [-0.16, 0.004],
      [0.2, 0, 0.02],
    ],
    apart: 0.05,
    hands: [
      [-0.46, 0.5, 0.3],
      [0.8, 0.2, 0.06],
    ],
    twist: 0.4,
    nod: 0.08,
    gaze: -0.2,
  },
  // On hands and knees, the head up.
  crawling: {
    sink: 0.46,
    lean: 1.28,
    feet: [
      [-0.12, -0.02],
      [-0.2, -0.02, 0.02],
    ],
    apart: 0.06,
    hands: [
      [0.3, -0.9, 0.1],
      [0.05, -0.95, 0.1],
    ],
    nod: 1,
    gaze: 0.3,
  },
  // Shrinking back, both hands up before the face.
  recoiling: {
    sink: 0.93,
    lean: -0.24,
    feet: [
      [0.12, 0],
      [-0.2, 0.01, 0.04],
    ],
    apart: 0.06,
    hands: [
      [0.58, 0.36, 0.16],
      [0.52, 0.44, 0.2],
    ],
    nod: 0.1,
    twist: 0.12,
  },
  // Both feet off the ground, a hand beside each hip.
  hopping: {
    sink: 1.12,
    lean: 0.02,
    feet: [
      [-0.05, 0.14],
      [-0.02, 0.11, 0.01],
    ],
    apart: 0.04,
    hands: [
      [0.22, -0.6, 0.5],
      [0.22, -0.6, 0.5],
    ],
    nod: 0.04,
  },
} as const satisfies Readonly<Record<string, Plan>>;
