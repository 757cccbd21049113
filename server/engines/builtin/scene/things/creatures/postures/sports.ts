import type { Plan } from './plan.ts';

/** How someone holds a body in play, in a saddle, on a board, on skis or on skates. */
export const SPORTS = {
  // After a ball.
  kicking: {
    sink: 0.965,
    lean: -0.12,
    feet: [
      [0.34, 0.15],
      [-0.07, 0],
    ],
    apart: 0.04,
    hands: [
      [-0.42, -0.5, 0.6],
      [0.5, -0.3, 0.62],
    ],
    nod: -0.1,
  },
  // Off the ground for joy.
  jumping: {
    sink: 1.14,
    lean: 0.02,
    feet: [
      [0.05, 0.16],
      [-0.18, 0.24],
    ],
    apart: 0.06,
    hands: [
      [0.22, 0.84, 0.36],
      [0.06, 0.84, 0.44],
    ],
    nod: 0.25,
  },
  riding: {
    sink: 0.94,
    lean: 0.06,
    feet: [
      [0.1, 0.1],
      [0.1, 0.1],
    ],
    apart: 0.17,
    hands: [
      [0.62, -0.62, -0.2],
      [0.62, -0.62, -0.2],
    ],
  },
  // On a back without a saddle, however broad: the knees out, the feet at its sides.
  bareback: {
    sink: 0.94,
    lean: 0.06,
    feet: [
      [0.14, 0.2],
      [0.14, 0.2],
    ],
    apart: 0.29,
    knees: 1.1,
    hands: [
      [0.62, -0.62, -0.2],
      [0.62, -0.62, -0.2],
    ],
  },
  // In a race on a horse: off the saddle in short stirrups, flat over its neck.
  jockeying: {
    sink: 0.94,
    lean: 0.98,
    feet: [
      [-0.08, 0.24],
      [-0.04, 0.24],
    ],
    apart: 0.14,
    hands: [
      [0.6, -0.5, -0.1],
      [0.6, -0.5, -0.1],
    ],
    nod: 0.75,
  },
  cycling: {
    sink: 0.93,
    lean: 0.34,
    feet: [
      [0.15, 0.03],
      [0.06, 0.17],
    ],
    apart: 0.05,
    hands: [
      [0.6, -0.5, 0],
      [0.6, -0.5, 0],
    ],
    nod: 0.3,
  },
  // On a wall ahead, one foot and one hand higher than the other.
  climbing: {
    sink: 0.95,
    lean: 0.06,
    feet: [
      [0.17, 0.25, 0.09],
      [0.13, 0, 0.04],
    ],
    apart: 0.07,
    hands: [
      [0.5, 0.5, 0.3],
      [0.5, 0.78, 0.12],
    ],
    nod: 0.5,
  },
  // The crawl: flat on the water, the far arm reaching ahead over it, the face to the near side for air.
  swimming: {
    sink: 1,
    lean: 1.38,
    feet: [
      [-0.44, 0.44],
      [-0.45, 0.4],
    ],
    apart: 0.05,
    hands: [
      [0.1, -0.8, 0.1],
      [0.82, 0.5, 0.06],
    ],
    nod: 0.45,
    gaze: 0.85,
  },
  surfing: {
    sink: 0.7,
    lean: 0.42,
    feet: [
      [0.2, 0],
      [-0.17, 0],
    ],
    apart: 0.06,
    hands: [
      [0.3, -0.15, 0.92],
      [-0.5, -0.2, 0.8],
    ],
    nod: 0.25,
  },
  skateboarding: {
    sink: 0.86,
    lean: 0.24,
    feet: [
      [0.1, 0],
      [-0.15, 0],
    ],
    apart: 0.045,
    hands: [
      [0.35, -0.3, 0.85],
      [-0.55, -0.3, 0.7],
    ],
    nod: 0.14,
    gaze: 0.6,
  },
  skiing: {
    sink: 0.83,
    lean: 0.44,
    feet: [
      [0.06, 0],
      [-0.02, 0],
    ],
    apart: 0.07,
    hands: [
      [0.55, -0.6, 0.3],
      [0.45, -0.62, 0.34],
    ],
    nod: 0.3,
  },
  gliding: {
    sink: 0.93,
    lean: 0.28,
    feet: [
      [0.07, 0],
      [-0.33, 0.12],
    ],
    apart: 0.04,
    hands: [
      [-0.5, -0.62, 0.4],
      [0.6, -0.45, 0.3],
    ],
    nod: 0.2,
  },
  dribbling: {
    sink: 0.88,
    lean: 0.3,
    feet: [
      [0.22, 0],
      [-0.24, 0.07],
    ],
    apart: 0.06,
    hands: [
      [0.6, -0.6, 0.3],
      [0.2, -0.6, 0.62],
    ],
    nod: 0.2,
  },
  // Off the ground, straight up.
  jumpshot: {
    sink: 1.18,
    lean: 0.02,
    feet: [
      [0.02, 0.13],
      [-0.1, 0.19],
    ],
    apart: 0.05,
    hands: [
      [0.3, 0.9, 0.1],
      [0.3, 0.86, 0.1],
    ],
    nod: 0.4,
  },
  // Low, the arms held out in the way.
  guarding: {
    sink: 0.82,
    lean: 0.2,
    feet: [
      [0.06, 0],
      [-0.06, 0],
    ],
    apart: 0.15,
    hands: [
      [0.5, 0.42, 0.72],
      [0.42, -0.1, 0.9],
    ],
    nod: 0.1,
    knees: 0.4,
  },
} as const satisfies Readonly<Record<string, Plan>>;
