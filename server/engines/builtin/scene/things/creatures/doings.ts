import type { Posture } from '../../words/trait.ts';
import type { Vector } from '../sculpt/vector.ts';
import { CHORES } from './chores.ts';
import { FEATS } from './feats.ts';
import { MOMENTS } from './moments.ts';
import { PHASES } from './phases.ts';
import { RESTS } from './rests.ts';
import { SPORTS } from './sports.ts';
import { STROKES } from './strokes.ts';

/** What someone does, beside the postures of all creatures. */
export type Doing =
  | Exclude<Posture, 'lying' | 'bowing'>
  | 'relaxed'
  | 'idle'
  /** The back against something, the arms folded. */
  | 'propped'
  /** A hand on the hip; the hands joined before the belly. */
  | 'akimbo'
  | 'clasped'
  | 'waving'
  | 'dancing'
  /** On the tip of a foot, the other leg stretched back. */
  | 'arabesque'
  | 'kicking'
  | 'cheering'
  | 'working'
  | 'casting'
  | 'offering'
  | 'seated'
  /** On a seat, one leg over the other, leaning back. */
  | 'crossed'
  /** On a seat: over what lies on a table; asleep; the head in a hand. */
  | 'bent'
  /** The same: the head on the arms that lie on a table. */
  | 'slumped'
  | 'dozing'
  | 'weary'
  | 'embracing'
  | 'waltzing'
  /** On one knee, the arms around a child. */
  | 'comforting'
  /** Of a child: on an arm, the shins hanging; on shoulders, a leg beside the other's neck. */
  | 'perched'
  /** Sitting up in a bed, the legs ahead. */
  | 'inbed'
  /** Walking bent beside something that is held. */
  | 'guiding'
  /** Over candles; with an arm stretched out for a picture, and close by for it; through a finish's tape; at a basket. */
  | 'blowing'
  /** On a seat with both arms up; with the chin lifted. */
  | 'rooting'
  | 'singing'
  | 'selfie'
  | 'leaningin'
  | 'finishing'
  | 'dunking'
  | 'shouldered'
  | 'kneeling'
  | 'reading'
  /** On the ground, leaning back against something, with a book on the knees. */
  | 'lounging'
  | 'riding'
  | 'cycling'
  | 'surfing'
  | 'skateboarding'
  | 'swimming'
  | 'climbing'
  | 'skiing'
  | 'gliding'
  | 'boxing'
  /** To one side, after a ball. */
  | 'diving'
  | 'handstand'
  /** The low step of capoeira. */
  | 'swaying'
  /** Three of yoga. */
  | 'warrior'
  | 'lotus'
  | 'tree'
  /** On one knee, before somebody or something. */
  | 'bowed'
  | 'forging'
  | 'tossing'
  | 'writing'
  | 'mending'
  /** On the ground, the legs crossed; leaning back on both hands. */
  | 'crosslegged'
  | 'leaning'
  /** Both hands on something as high as the breast. */
  | 'patting'
  /** Saying something with an open hand; hearing it with folded arms. */
  | 'gesturing'
  | 'attending'
  /** On one knee, looking up with something in both hands; moved by it. */
  | 'proposing'
  | 'moved'
  /** With a racket, a bow, a club, an axe, a broom, a can and a bar. */
  | 'serving'
  | 'returning'
  | 'shooting'
  | 'putting'
  | 'chopping'
  | 'sweeping'
  | 'watering'
  | 'lifting'
  /** Over what the hands are at, standing and on a seat; striking with a weapon and warding off; throwing; over a rope. */
  | 'tending'
  | 'peering'
  | 'lunging'
  | 'parrying'
  | 'pitching'
  | 'hopping'
  /** Leaning into a rope over the shoulder. */
  | 'hauling'
  | 'sidekick'
  /** With a basketball, and against who has it. */
  | 'dribbling'
  | 'jumpshot'
  | 'guarding'
  | 'pointing'
  /** On a seat, bent to what is fed from the near hand. */
  | 'scattering'
  /** Other moments of a walk, a run, a wave and a dance (`phases.ts`). */
  | 'striding'
  | 'passing'
  | 'sprinting'
  | 'bounding'
  | 'hailing'
  | 'greeting'
  | 'cheering'
  | 'spinning'
  | 'stepping';

/** What somebody does who is in that posture: who lies does so as those who sleep. */
export const doingAs = (posture: Posture): Doing =>
  posture === 'lying' ? 'sleeping' : posture === 'bowing' ? 'standing' : posture;

/** Where an ankle is: ahead, above the ground, and farther aside than `apart` says. */
type Foothold = readonly [ahead: number, high: number, aside?: number];

/** A body's middle and its feet and hands, from which its joints follow. */
export interface Plan {
  /** How high the hips are, as a share of how high they stand. */
  readonly sink: number;
  /** How far it leans ahead, radians. */
  readonly lean: number;
  /** Ankles, ahead and above the ground, of near and far leg; and how far apart. */
  readonly feet: readonly [Foothold, Foothold];
  readonly apart: number;
  /** Hands from their shoulders, as shares of the arm: ahead, down, aside. */
  readonly hands: readonly [Vector, Vector];
  /** How far the head looks up, and to the near side, radians. */
  readonly nod?: number;
  readonly gaze?: number;
  /** How far the hips go aside over the leg that carries the weight: to the near side below 0. */
  readonly sway?: number;
  /** How far the chest is turned to the near side against the hips, radians. */
  readonly twist?: number;
  /** How far aside knees bend, by how far ahead; missing: hardly. */
  readonly knees?: number;
  /** Which hand is in its pocket. */
  readonly pocketed?: 'near' | 'far';
  /** Where the elbows of arms that are bent point; missing: back and down. */
  readonly elbows?: 'out';
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

/** How someone holds a body who does that. */
export const PLANS: Readonly<Record<Doing, Plan>> = {
  ...SPORTS,
  ...FEATS,
  ...CHORES,
  ...STROKES,
  ...PHASES,
  ...RESTS,
  ...MOMENTS,
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
  arabesque: {
    sink: 1.165,
    lean: 0.1,
    feet: [
      [0.02, 0.085],
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
  walking: {
    sink: 0.955,
    lean: 0.06,
    feet: [
      [0.19, 0.012],
      [-0.205, 0.05],
    ],
    apart: 0.03,
    hands: [
      [-0.42, -0.84, 0.12],
      [0.5, -0.79, 0.0],
    ],
    twist: -0.18,
    gaze: 0.45,
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
  // On the back, the hands on the belly, one knee a little up.
  sleeping: {
    sink: 0.98,
    lean: 0,
    feet: [
      [0.0, 0.05],
      [-0.02, 0, 0.02],
    ],
    apart: 0.055,
    hands: [
      [0.21, -0.66, -0.13],
      [0.25, -0.5, -0.15],
    ],
    elbows: 'out',
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
  // On one knee, before something low.
  kneeling: {
    sink: 0.6,
    lean: 0.24,
    feet: [
      [-0.21, -0.02],
      [0.17, 0],
    ],
    apart: 0.06,
    hands: [
      [0.7, -0.55, 0],
      [0.7, -0.6, 0],
    ],
    nod: -0.16,
  },
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
  // On both knees, the palms together before the breast.
  praying: {
    sink: 0.5,
    lean: 0.1,
    feet: [
      [-0.23, -0.025],
      [-0.24, -0.025],
    ],
    apart: 0.05,
    hands: [
      [0.62, -0.16, -0.32],
      [0.62, -0.16, -0.32],
    ],
    nod: -0.26,
  },
  seated: SEATED,
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
  bent: { ...SEATED, lean: 0.2, nod: -0.42, gaze: 0 },
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
  weary: { ...SEATED, lean: 0.52, nod: -0.34, gaze: 0.12 },
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
};
