import type { Posture } from '../../../words/trait.ts';
import { ANTICS } from './antics.ts';
import { CHORES } from './chores.ts';
import { EMBRACES } from './embraces.ts';
import { EXERTIONS } from './exertions.ts';
import { FEATS } from './feats.ts';
import { FELT } from './felt.ts';
import { GESTURES } from './gestures.ts';
import { MOMENTS } from './moments.ts';
import { PHASES } from './phases.ts';
import type { Plan } from './plan.ts';
import { POSTURES } from './postures.ts';
import { RESTS } from './rests.ts';
import { SEATED_PLANS } from './seated.ts';
import { SPORTS } from './sports.ts';
import { STROKES } from './strokes.ts';

const ALL = {
  ...SPORTS,
  ...FEATS,
  ...FELT,
  ...CHORES,
  ...ANTICS,
  ...EXERTIONS,
  ...STROKES,
  ...PHASES,
  ...RESTS,
  ...MOMENTS,
  ...POSTURES,
  ...GESTURES,
  ...SEATED_PLANS,
  ...EMBRACES,
} as const;

/** What someone does, beside the postures of all creatures: each table above says what its names are. */
export type Doing = keyof typeof ALL;

/** How someone holds a body who does that. */
export const PLANS: Readonly<Record<Doing, Plan>> = ALL;

/** What somebody does who is in that posture: who lies does so as those who sleep. */
export const doingAs = (posture: Posture): Doing =>
  posture === 'lying' ? 'sleeping' : posture === 'bowing' ? 'standing' : posture;
