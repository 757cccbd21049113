import type { Plan } from './plan.ts';

/** How someone holds a body of whom it is seen what they feel. */
export const FELT = {
  // Bowed, both hands before the face.
  weeping: {
    sink: 0.965,
    lean: 0.15,
    feet: [
      [0.02, 0, 0.01],
      [-0.03, 0, 0.01],
    ],
    apart: 0.04,
    hands: [
      [0.4, 0.2, -0.3],
      [0.4, 0.2, -0.3],
    ],
    nod: -0.4,
  },
  // A step ahead, an arm straight out at somebody, the other hand a fist at the hip.
  shouting: {
    sink: 0.95,
    lean: 0.2,
    feet: [
      [0.2, 0],
      [-0.18, 0.02, 0.03],
    ],
    apart: 0.06,
    hands: [
      [0.96, 0.1, -0.06],
      [-0.16, -0.5, 0.4],
    ],
    nod: 0.12,
    gaze: 0.2,
  },
  // Upright, the arms crossed before the chest.
  annoyed: {
    sink: 0.985,
    lean: -0.03,
    feet: [
      [0.05, 0, 0.03],
      [-0.03, 0, 0.03],
    ],
    apart: 0.055,
    hands: [
      [0.3, -0.3, -0.5],
      [0.3, -0.3, -0.5],
    ],
    sway: 0.03,
    nod: -0.08,
    gaze: 0.2,
  },
  // Drawn back, both hands at the cheeks.
  astonished: {
    sink: 0.975,
    lean: -0.1,
    feet: [
      [0.1, 0],
      [-0.12, 0.01, 0.03],
    ],
    apart: 0.055,
    hands: [
      [0.2, 0.3, 0.1],
      [0.2, 0.3, 0.1],
    ],
    elbows: 'out',
    nod: 0.04,
    gaze: 0.3,
  },
} as const satisfies Readonly<Record<string, Plan>>;
