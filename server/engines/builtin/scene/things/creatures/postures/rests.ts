import type { Doing } from './doings.ts';
import type { Plan } from './plan.ts';

/** How those stand who do nothing else: the weight on one leg, and the hands each time elsewhere. */
export const RESTS = {
  standing: {
    sink: 0.99,
    lean: 0,
    feet: [
      [0.0, 0],
      [0.05, 0, 0.03],
    ],
    apart: 0.042,
    hands: [
      [0.1, -0.95, 0.07],
      [0.03, -0.965, 0.06],
    ],
    sway: -0.046,
    twist: 0.14,
    gaze: 0.36,
  },
  // A hand in the pocket, the other hip high.
  relaxed: {
    sink: 0.985,
    lean: -0.02,
    feet: [
      [-0.01, 0],
      [0.075, 0, 0.045],
    ],
    apart: 0.042,
    hands: [
      [0.07, -0.955, 0.08],
      [0.2, -0.86, 0.06],
    ],
    pocketed: 'far',
    sway: -0.046,
    twist: -0.12,
    gaze: 0.5,
  },
  // A hand in the pocket.
  idle: {
    sink: 0.985,
    lean: -0.015,
    feet: [
      [0.07, 0, 0.05],
      [-0.005, 0],
    ],
    apart: 0.042,
    hands: [
      [0.2, -0.8, -0.02],
      [0.05, -0.96, 0.08],
    ],
    sway: 0.044,
    twist: 0.12,
    gaze: 0.05,
    nod: 0.05,
    pocketed: 'near',
  },
  // The far hand on the hip, that leg free.
  akimbo: {
    sink: 0.985,
    lean: -0.025,
    feet: [
      [-0.01, 0],
      [0.07, 0, 0.05],
    ],
    apart: 0.042,
    hands: [
      [0.06, -0.955, 0.09],
      [0.03, -0.62, -0.02],
    ],
    elbows: 'out',
    sway: -0.044,
    twist: 0.18,
    gaze: 0.3,
    nod: 0.03,
  },
  // One hand in the other before the belly.
  clasped: {
    sink: 0.985,
    lean: -0.02,
    feet: [
      [0.06, 0, 0.035],
      [-0.005, 0],
    ],
    apart: 0.04,
    hands: [
      [0.4, -0.74, -0.27],
      [0.4, -0.78, -0.27],
    ],
    elbows: 'out',
    sway: 0.038,
    twist: 0.06,
    gaze: 0.42,
    nod: -0.03,
  },
} as const satisfies Readonly<Record<string, Plan>>;

/** How somebody stands who does nothing else. */
export const STANDING: readonly Doing[] = ['standing', 'relaxed', 'akimbo', 'idle', 'clasped'];
