import type { Step } from './joints.ts';

export type Steps = readonly [Step, Step, Step, Step];
const step = (ahead: number, lift = 0, turn = 0): Step => ({ ahead, lift, turn });

const STAND: Steps = [step(0.03), step(-0.05), step(-0.04), step(0.08)];
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
export const WALKS: readonly Steps[] = [WALK, sidesChanged(WALK), PASSING];
export const STANDS: readonly Steps[] = [STAND, sidesChanged(STAND)];
export const CROUCH: Steps = [step(0.02), step(-0.02), step(0.02), step(-0.02)];
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

export const BOWED_HIND: Steps = [step(0), step(0), step(-0.06, 0, -0.1), step(0.1)];
