import type { Step } from './joints.ts';

/** Where the near and the far forefoot and the near and the far hind foot are. */
export type Steps = readonly [Step, Step, Step, Step];
const step = (ahead: number, lift = 0, turn = 0): Step => ({ ahead, lift, turn });

/** On all four feet. */
export const STAND: Steps = [step(0.03), step(-0.05), step(-0.04), step(0.08)];
const WALK: Steps = [
  step(0.24, 0, 0.24),
  step(-0.15, 0, -0.4),
  step(-0.2, 0, -0.3),
  step(0.16, 0.02, 0.12),
];
/** The legs of the other side ahead. */
export const sidesChanged = ([nearFore, farFore, nearHind, farHind]: Steps): Steps => [
  farFore,
  nearFore,
  farHind,
  nearHind,
];
/** Both pairs of legs close together, one foot of each in the air. */
const PASSING: Steps = [
  step(0.02, 0, 0.06),
  step(0.08, 0.09, -0.5),
  step(0.04, 0.07, -0.4),
  step(-0.06, 0, -0.1),
];
/** Moments of a walk. */
export const WALKS: readonly Steps[] = [WALK, sidesChanged(WALK), PASSING];
/** Ways to stand. */
export const STANDS: readonly Steps[] = [STAND, sidesChanged(STAND)];
/** The feet of one that crouches, all beneath the body. */
export const CROUCH: Steps = [step(0.02), step(-0.02), step(0.02), step(-0.02)];
/** The longest moment of a gallop: all feet in the air or about to be. */
export const GALLOP: Steps = [
  step(0.62, 0.3, 0.55),
  step(0.42, 0.4, -0.9),
  step(-0.56, 0.16, -0.95),
  step(-0.34, 0.02, -0.6),
];

/** Between two leaps, the feet beneath the body. */
export const GATHERED: Steps = [
  step(0.34, 0.34, -0.9),
  step(-0.12, 0.1, -1),
  step(0.2, 0.03, 0.25),
  step(0.02, 0, -0.1),
];

/** Its near forefoot is drawn back, so that it stands before no head. */
export const WIDE: Steps = [step(-0.16, 0, -0.3), step(0.06, 0, 0.1), step(-0.05), step(0.1)];

/** The hind feet of one that bows; those of its forelegs lie on the ground. */
export const BOWED_HIND: Steps = [step(0), step(0), step(-0.06, 0, -0.1), step(0.1)];
