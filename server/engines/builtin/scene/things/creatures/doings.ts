import type { Posture } from '../../words/idea.ts';
import type { Vector } from '../sculpt/vector.ts';

/** What someone does, beside the postures of all creatures. */
export type Doing =
  | Posture
  | 'relaxed'
  | 'waving'
  | 'dancing'
  | 'kicking'
  | 'jumping'
  | 'working'
  | 'seated'
  | 'riding'
  | 'cycling'
  | 'surfing'
  | 'skiing'
  | 'gliding';

/** A body's middle and its feet and hands, from which its joints follow. */
export interface Plan {
  /** How high the hips are, as a share of how high they stand. */
  readonly sink: number;
  /** How far it leans ahead, radians. */
  readonly lean: number;
  /** Ankles, ahead and above the ground, of near and far leg; and how far apart. */
  readonly feet: readonly [readonly [number, number], readonly [number, number]];
  readonly apart: number;
  /** Hands from their shoulders, as shares of the arm: ahead, down, aside. */
  readonly hands: readonly [Vector, Vector];
  readonly nod?: number;
}

const RUNNING: Plan = {
  sink: 0.97,
  lean: 0.22,
  feet: [
    [0.2, 0.08],
    [-0.3, 0.2],
  ],
  apart: 0.034,
  hands: [
    [-0.3, -0.55, 0.2],
    [0.52, -0.42, 0.04],
  ],
};

/** How someone holds a body who does that. */
export const PLANS: Readonly<Record<Doing, Plan>> = {
  standing: {
    sink: 0.995,
    lean: 0,
    feet: [
      [0.03, 0],
      [-0.025, 0],
    ],
    apart: 0.052,
    hands: [
      [0.08, -0.97, 0.16],
      [0.02, -0.97, 0.2],
    ],
  },
  // A hand on the hip.
  relaxed: {
    sink: 0.985,
    lean: -0.02,
    feet: [
      [0.075, 0],
      [-0.045, 0],
    ],
    apart: 0.07,
    hands: [
      [0.03, -0.97, 0.14],
      [0.16, -0.66, 0.16],
    ],
  },
  waving: {
    sink: 0.985,
    lean: -0.03,
    feet: [
      [0.06, 0],
      [-0.05, 0],
    ],
    apart: 0.07,
    hands: [
      [0.34, 0.72, 0.42],
      [0.02, -0.95, 0.2],
    ],
    nod: 0.08,
  },
  // On one foot, the other behind in the air, an arm high.
  dancing: {
    sink: 0.985,
    lean: -0.1,
    feet: [
      [0.05, 0.02],
      [-0.24, 0.2],
    ],
    apart: 0.02,
    hands: [
      [0.3, 0.74, 0.44],
      [-0.3, -0.22, 0.86],
    ],
    nod: 0.16,
  },
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
  walking: {
    sink: 0.965,
    lean: 0.05,
    feet: [
      [0.15, 0.012],
      [-0.17, 0.035],
    ],
    apart: 0.036,
    hands: [
      [-0.36, -0.88, 0.14],
      [0.42, -0.84, 0.1],
    ],
  },
  running: { ...RUNNING, nod: 0.1 },
  // As who runs, looking ahead.
  flying: RUNNING,
  sitting: {
    sink: 0.15,
    lean: 0.16,
    feet: [
      [0.27, -0.005],
      [0.24, -0.005],
    ],
    apart: 0.07,
    hands: [
      [0.66, -0.56, -0.12],
      [0.66, -0.56, -0.12],
    ],
  },
  sleeping: {
    sink: 0.98,
    lean: 0,
    feet: [
      [0.06, 0],
      [-0.02, 0],
    ],
    apart: 0.055,
    hands: [
      [0.25, -0.66, -0.3],
      [0.23, -0.7, -0.26],
    ],
  },
  // People do not graze: who picks something bends down to it.
  grazing: {
    sink: 0.86,
    lean: 0.7,
    feet: [
      [0.05, 0],
      [-0.03, 0],
    ],
    apart: 0.06,
    hands: [
      [0.5, -0.8, 0],
      [0.4, -0.85, 0.1],
    ],
  },
  // On a bench, the hands on the knees.
  seated: {
    sink: 0.553,
    lean: -0.07,
    feet: [
      [0.255, 0],
      [0.235, 0],
    ],
    apart: 0.062,
    hands: [
      [0.56, -0.72, -0.16],
      [0.5, -0.75, -0.14],
    ],
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
};
