import type { Plan } from './plan.ts';

/** How someone holds a body who dances, waves, casts a spell, holds something out or works with a tool. */
export const GESTURES = {
  waving: {
    sink: 0.985,
    lean: -0.03,
    feet: [
      [0.06, 0],
      [-0.05, 0],
    ],
    apart: 0.07,
    hands: [
      [0.2, 0.62, 0.7],
      [0.02, -0.95, 0.2],
    ],
    nod: 0.08,
  },
  // On one foot, the other behind in the air, an arm high.
  dancing: {
    sink: 1.03,
    lean: -0.1,
    feet: [
      [0.03, 0.045],
      [-0.24, 0.22],
    ],
    apart: 0.02,
    hands: [
      [0.3, 0.76, 0.34],
      [-0.3, -0.14, 0.82],
    ],
    nod: 0.1,
    twist: 0.25,
    gaze: 0.5,
  },
  // On the tip of a foot, the other leg stretched back.
  arabesque: {
    sink: 1.128,
    lean: 0.1,
    feet: [
      [0.02, 0.066],
      [-0.43, 0.42, 0.02],
    ],
    apart: 0.012,
    // The arm beyond is raised: before the face it would hide that.
    hands: [
      [-0.4, -0.16, 0.84],
      [0.66, 0.6, 0.24],
    ],
    nod: 0.16,
    twist: 0.1,
    gaze: 0.3,
  },
  // Bent over a tool that both hands hold.
  working: {
    sink: 0.93,
    lean: 0.5,
    feet: [
      [0.17, 0],
      [-0.12, 0],
    ],
    apart: 0.07,
    hands: [
      [0.6, -0.7, 0],
      [0.4, -0.8, 0],
    ],
    nod: -0.05,
  },
  // An open hand held out low, bent a little to whom it is for.
  offering: {
    sink: 0.95,
    lean: 0.2,
    feet: [
      [-0.09, 0],
      [0.12, 0],
    ],
    apart: 0.045,
    hands: [
      [0.84, -0.42, -0.04],
      [0.1, -0.9, 0.12],
    ],
    nod: -0.14,
    gaze: 0.4,
  },
  // A step ahead, the far arm raised before it.
  casting: {
    sink: 0.95,
    lean: 0.05,
    feet: [
      [-0.13, 0.004],
      [0.14, 0],
    ],
    apart: 0.06,
    hands: [
      [-0.3, -0.5, 0.6],
      [0.7, 0.4, 0.1],
    ],
    nod: 0.1,
    gaze: 0.2,
  },
} as const satisfies Readonly<Record<string, Plan>>;
