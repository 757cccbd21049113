import type { Plan } from './plan.ts';

/** On a bench, the hands on the knees. */
const SEATED: Plan = {
  sink: 0.553,
  lean: -0.07,
  feet: [
    [0.275, 0, 0.01],
    [0.195, 0, 0.02],
  ],
  apart: 0.062,
  hands: [
    [0.56, -0.7, -0.2],
    [0.42, -0.78, -0.02],
  ],
  twist: 0.08,
  gaze: 0.34,
};

/** How someone sits on a seat, and what is done there; and who leans back on the ground over a book. */
export const SEATED_PLANS = {
  seated: SEATED,
  // On a surfboard, a leg in the water at either side.
  astride: SEATED,
  // One leg over the other, leaning back.
  crossed: {
    ...SEATED,
    lean: -0.17,
    feet: [
      [0.335, 0.125, -0.09],
      [0.215, 0],
    ],
    hands: [
      [0.6, -0.62, -0.34],
      [0.24, -0.86, 0.16],
    ],
    twist: 0.16,
    gaze: 0.4,
  },
  // Bent to what is fed from the near hand.
  scattering: {
    ...SEATED,
    lean: 0.24,
    hands: [
      [0.86, -0.5, -0.06],
      [0.46, -0.72, -0.16],
    ],
    nod: -0.3,
    gaze: 0.12,
  },
  reading: { ...SEATED, nod: -0.34, gaze: 0 },
  // Over what lies on a table.
  bent: { ...SEATED, lean: 0.2, nod: -0.42, gaze: 0 },
  // Asleep, the head on the arms that lie on a table.
  slumped: { ...SEATED, lean: 1.2, nod: -0.1, gaze: 0.9, elbows: 'out' },
  // Sunk back, the chin on the breast.
  dozing: {
    ...SEATED,
    lean: -0.24,
    feet: [
      [0.36, 0, 0.01],
      [0.3, 0, 0.02],
    ],
    hands: [
      [0.5, -0.7, -0.34],
      [0.46, -0.74, -0.3],
    ],
    nod: -0.5,
    gaze: 0.3,
  },
  // The head in a hand.
  weary: { ...SEATED, lean: 0.52, nod: -0.34, gaze: 0.12 },
  // On the ground, leaning back against something, with a book on the knees.
  lounging: {
    sink: 0.15,
    lean: -0.22,
    feet: [
      [0.3, -0.005],
      [0.4, -0.005],
    ],
    apart: 0.06,
    hands: [
      [0.6, -0.6, -0.12],
      [0.6, -0.6, -0.12],
    ],
    nod: -0.4,
    gaze: 0.1,
  },
} as const satisfies Readonly<Record<string, Plan>>;
