import type { Doing } from './doings.ts';
import type { Plan } from './plan.ts';

/** Other moments of what several do at once, so that no two of them hold themselves alike. */
export const PHASES = {
  // The far leg ahead.
  striding: {
    sink: 0.965,
    lean: 0.05,
    strides: true,
    feet: [
      [-0.175, 0.055],
      [0.165, 0.008],
    ],
    apart: 0.032,
    hands: [
      [0.42, -0.84, 0.04],
      [-0.36, -0.86, 0.12],
    ],
    twist: 0.16,
    gaze: 0.2,
  },
  // One foot passes the other.
  passing: {
    sink: 0.985,
    lean: 0.045,
    feet: [
      [-0.09, 0.06],
      [0.03, 0],
    ],
    apart: 0.034,
    hands: [
      [0.12, -0.93, 0.08],
      [-0.08, -0.94, 0.08],
    ],
    twist: 0.05,
    gaze: -0.1,
  },
  // One foot comes down, the other swings behind.
  sprinting: {
    sink: 0.945,
    lean: 0.24,
    strides: true,
    feet: [
      [-0.27, 0.22],
      [0.14, 0.004],
    ],
    apart: 0.034,
    hands: [
      [0.52, -0.38, 0.06],
      [-0.34, -0.5, 0.2],
    ],
    nod: 0.16,
    gaze: 0.3,
  },
  // Off one foot, the other knee high.
  bounding: {
    sink: 1.02,
    lean: 0.12,
    feet: [
      [0.12, 0.27],
      [-0.2, 0.035],
    ],
    apart: 0.036,
    hands: [
      [-0.2, -0.6, 0.3],
      [0.5, -0.1, 0.3],
    ],
    nod: 0.14,
    gaze: 0.15,
  },
  // Small quick steps that leave a gown its fall.
  hurrying: {
    sink: 0.975,
    lean: 0.2,
    strides: true,
    feet: [
      [0.12, 0.008],
      [-0.15, 0.05],
    ],
    apart: 0.03,
    hands: [
      [-0.3, -0.55, 0.2],
      [0.52, -0.42, 0.04],
    ],
    nod: 0.1,
    gaze: 0.2,
  },
  // Straight up, the other hand on the hip.
  hailing: {
    sink: 0.99,
    lean: -0.04,
    feet: [
      [-0.03, 0],
      [0.08, 0, 0.03],
    ],
    apart: 0.05,
    hands: [
      [0.12, 0.9, 0.24],
      [0.1, -0.62, 0.2],
    ],
    sway: -0.036,
    nod: 0.12,
    gaze: 0.3,
  },
  // Beside the face, the elbow low.
  greeting: {
    sink: 0.985,
    lean: 0.02,
    feet: [
      [0.08, 0, 0.03],
      [-0.02, 0],
    ],
    apart: 0.045,
    hands: [
      [0.24, 0.3, 0.96],
      [0.12, -0.92, 0.1],
    ],
    sway: 0.036,
    nod: 0.02,
    gaze: 0.45,
  },
  // Both arms high.
  cheering: {
    sink: 0.995,
    lean: -0.05,
    feet: [
      [0.05, 0],
      [-0.05, 0.012],
    ],
    apart: 0.075,
    hands: [
      [0.18, 0.74, 0.52],
      [0.1, 0.8, 0.46],
    ],
    nod: 0.16,
    gaze: 0.15,
  },
  // Turning on one foot, both arms aside.
  spinning: {
    sink: 1,
    lean: -0.02,
    feet: [
      [0.02, 0.02],
      [0.1, 0.13, 0.06],
    ],
    apart: 0.03,
    hands: [
      [0.2, -0.1, 0.92],
      [0.3, 0.3, 0.8],
    ],
    nod: 0.06,
    twist: -0.3,
    gaze: 0.2,
  },
  // A step aside, the hands before the chest.
  stepping: {
    sink: 0.94,
    lean: 0.05,
    feet: [
      [0.12, 0, 0.05],
      [-0.1, 0.03, 0.03],
    ],
    apart: 0.06,
    hands: [
      [0.62, -0.2, 0.2],
      [0.4, -0.5, 0.4],
    ],
    sway: 0.03,
    nod: -0.04,
    twist: 0.2,
    gaze: 0.4,
  },
} as const satisfies Readonly<Record<string, Plan>>;

/** What one of several does instead of what all do: each the next. */
const TURNS: Partial<Readonly<Record<Doing, readonly Doing[]>>> = {
  walking: ['walking', 'passing', 'striding'],
  running: ['running', 'bounding', 'sprinting'],
  waving: ['waving', 'greeting', 'hailing', 'cheering'],
  dancing: ['dancing', 'spinning', 'stepping', 'cheering'],
};

/** Whose knee is raised high. */
const HIGH_KNEED: ReadonlySet<Doing> = new Set<Doing>(['running', 'bounding', 'sprinting']);

/** How somebody does that in a skirt to the ground: no knee is raised through it. */
export const inLongSkirt = (doing: Doing): Doing => (HIGH_KNEED.has(doing) ? 'hurrying' : doing);

/** What the one of several with that number does, all of whom do that. */
export const phaseOf = (doing: Doing, nth: number): Doing => {
  const all = TURNS[doing] ?? [doing];
  return all[nth % all.length] ?? doing;
};
