import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { box, frustum, limb, type Solid } from '../../sculpt/solid.ts';
import { add, between, type Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { member, sizesOf } from '../members.ts';
import { PLANS } from '../postures/doings.ts';

const PAD: Colour = [0.2, 0.5, 0.52];
const FRAME: Colour = [0.86, 0.87, 0.88];
const RUBBER: Colour = [0.1, 0.11, 0.13];
const STEEL: Colour = [0.8, 0.82, 0.85];
const VEST: Colour = [0.96, 0.84, 0.4];
/** How high a couch is on which one is examined, in a man's heights. */
const COUCH = 0.37;

/** A doctor who bends to a child that sits on a couch, a stethoscope on its chest and a hand on its shoulder. */
export function checkup(
  random: Random,
  colour: Colour | null,
  [doctor = [], child = []]: Company['members'],
  vary: number,
): Feat {
  const [, size = 1] = sizesOf([doctor, child]);
  const { hips, shoulder } = figureOf(child);
  const seat = hips * PLANS.perched.sink * size;
  const at: Vector = [-0.16, COUCH + 0.035 - seat, -0.02];
  const breast = at[1] + seat + 0.72 * (shoulder - hips) * size;
  const bell: Vector = [at[0] + 0.075, breast, -0.03];
  const near = add(bell, [0.045, 0.012, -0.015]);
  const high = figureOf(doctor).shoulder;
  const ears: Vector = [0.15, high - 0.03, -0.05];
  const sag: Vector = add(between(ears, bell, 0.55), [0.02, -0.1, -0.05]);
  const rubber = plain(RUBBER, { gloss: 0.4 });
  const model: Solid[] = [
    ...couch(at[0]),
    ...member(
      random,
      'perched',
      VEST,
      [...child, 'child'],
      { at, turned: 0.1, size },
      { near: [at[0] + 0.06, COUCH + 0.04, -0.13], far: [at[0] + 0.06, COUCH + 0.04, 0.1] },
    ),
    ...member(
      random,
      'tending',
      colour,
      doctor,
      { at: [0.235, 0, 0.02], turned: Math.PI - 0.2, size: 1, isMirrored: true },
      { near, far: [at[0] + 0.03, breast + 0.06, 0.1] },
    ),
    limb(rubber, ears, sag, 0.007, 0.007),
    limb(rubber, sag, bell, 0.007, 0.007),
    limb(
      plain(STEEL, { gloss: 0.8 }),
      add(bell, [-0.012, 0, 0]),
      add(bell, [0.014, 0, 0]),
      0.021,
      0.017,
    ),
  ];
  return { model, turn: 0.28 + vary };
}

/** A couch across what one looks along, padded, on a frame. */
function couch(x: number): Solid[] {
  const pad = plain(PAD, { gloss: 0.25 });
  const steel = plain(FRAME, { gloss: 0.6 });
  return [
    box(pad, [x, COUCH - 0.035, 0.16], [0.13, 0.035, 0.44], undefined, 0.02),
    box(steel, [x, COUCH - 0.085, 0.16], [0.12, 0.016, 0.42], undefined, 0.006),
    ...[-0.2, 0.52].flatMap((z) =>
      [-0.1, 0.1].map((aside) => frustum(steel, [x + aside, 0, z], COUCH - 0.09, 0.014, 0.014)),
    ),
  ];
}
