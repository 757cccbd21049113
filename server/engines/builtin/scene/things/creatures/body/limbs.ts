import { clamp, mix, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { flare } from '../../sculpt/flare.ts';
import { blade, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import {
  add,
  after,
  between,
  pitch,
  roll,
  subtract,
  turn,
  type Vector,
  yaw,
} from '../../sculpt/vector.ts';
import type { Dress } from '../clothing/dress.ts';
import { creased } from '../clothing/folds.ts';
import type { Figure } from '../figure.ts';
import type { Bent } from '../stance.ts';
import { handOf } from './hand.ts';

/** How far feet point outward, radians. */
const TOES_OUT = 0.24;

/** A leg and its shoe; `side` is −1 near, 1 far. */
export function legOf(
  { kind, costume, legs, face, shoes, isBareLegged, isLong }: Dress,
  { thick, ankle: flat }: Figure,
  [hip, knee, ankle]: Bent,
  side: -1 | 1,
): Solid[] {
  const isBare = kind === 'dress';
  // Robes leave no more to be seen.
  if (isBare && (costume !== null || isLong)) return shoeOf(shoes, [hip, knee, ankle], flat, side);
  // Beneath a skirt there is no cloth around the thighs.
  const isCovered = isBare || kind === 'coat';
  const cloth = creased(legs, [
    { at: between(knee, hip, 0.08), along: subtract(ankle, hip), reach: 0.07 },
    { at: between(ankle, knee, 0.16), along: subtract(ankle, knee), reach: 0.06 },
    { at: hip, along: [0.3, -1, side * 0.5], reach: 0.08 },
  ]);
  const look = isBare ? face.skin : cloth;
  const by = thick * (isBare ? 0.82 : 1);
  const calf = add(between(knee, ankle, 0.27), [-0.016, 0, 0]);
  const thigh = limb(
    look,
    between(hip, knee, 0.1),
    isBareLegged ? between(hip, knee, 0.7) : knee,
    (isCovered ? 0.038 : 0.0555) * by,
    (isBareLegged ? 0.044 : 0.04) * by,
    isCovered ? 0 : 0.006,
  );
  return [
    thigh,
    ...(isBareLegged
      ? [
          // Wide hems above bare shins.
          flare(
            cloth,
            between(hip, knee, 0.3),
            [0.05 * by, 0.05 * by],
            between(hip, knee, 0.84),
            [0.052 * by, 0.051 * by],
            0.004,
          ),
          limb(face.skin, between(hip, knee, 0.6), knee, 0.041 * by, 0.034 * by),
          limb(face.skin, knee, calf, 0.0335 * by, 0.036 * by, 0.004),
          limb(face.skin, calf, between(calf, ankle, 0.72), 0.036 * by, 0.0225 * by, 0.003),
          limb(face.skin, between(calf, ankle, 0.72), ankle, 0.0225 * by, 0.021 * by, 0.003),
        ]
      : isBare
        ? [
            limb(look, knee, calf, 0.0355 * by, 0.041 * by, 0.004),
            limb(look, calf, between(calf, ankle, 0.72), 0.041 * by, 0.0235 * by, 0.003),
            limb(look, between(calf, ankle, 0.72), ankle, 0.0235 * by, 0.022 * by, 0.003),
          ]
        : trouserOf(cloth, knee, calf, ankle, by)),
    ...shoeOf(shoes, [hip, knee, ankle], flat, side),
  ];
}

/** The lower half of a trouser leg: straight from knee to hem, which lies on the shoe. */
const trouserOf = (cloth: Look, knee: Vector, calf: Vector, ankle: Vector, by: number): Solid[] => [
  limb(cloth, knee, calf, 0.04 * by, 0.0405 * by, 0.012),
  limb(cloth, calf, between(ankle, calf, 0.16), 0.0405 * by, 0.036 * by, 0.012),
  flare(
    cloth,
    between(ankle, calf, 0.3),
    [0.036 * by, 0.036 * by],
    add(ankle, [0.006, -0.018, 0]),
    [0.04 * by, 0.037 * by],
    0.008,
  ),
];

/** From the ankle to the tip of the sole, and how far below the level of that the tip is: radians. */
const TOE = { far: 0.1114, below: 0.456 } as const;
/** How far a foot is tipped at the most, and how far from square to the shin one hangs that is in the air; radians. */
const TIPPED = { most: 1.1, hanging: 0.4 } as const;
/** Which bend of a knee is none, and which is one that lets the foot lie flat; how far a stretched leg is aslant whose toes stay on the ground; radians. */
const STRETCHED = { from: 0.25, to: 0.7, aslant: 0.12 } as const;

/** How far the toes point below the level, radians; above it below 0. */
export function tipOf([hip, knee, ankle]: Bent, flat: number): number {
  // The heel is raised, the toes still on the ground.
  const high = (ankle[1] - flat - 0.004) / TOE.far + Math.sin(TOE.below);
  const raised = Math.asin(clamp(high)) - TOE.below;
  const slope = Math.atan2(ankle[0] - knee[0], knee[1] - ankle[1]);
  if (raised > STRETCHED.from)
    return mix(
      Math.min(TIPPED.most, raised),
      clamp(TIPPED.hanging - slope, -0.5, TIPPED.most),
      smoothstep(1, 1.5, high),
    );
  // A leg that is stretched ahead is on its heel.
  const bent = Math.abs(slope - Math.atan2(knee[0] - hip[0], hip[1] - knee[1]));
  const straight = 1 - smoothstep(STRETCHED.from, STRETCHED.to, bent);
  return mix(Math.max(0, raised), -clamp(slope - STRETCHED.aslant, 0, 0.6), straight);
}

function shoeOf(shoes: Look, leg: Bent, flat: number, side: -1 | 1): Solid[] {
  const ankle = leg[2];
  const tip = tipOf(leg, flat);
  const toe = (ahead: number, down: number): Vector =>
    add(
      ankle,
      turn(yaw(-side * TOES_OUT), [
        ahead * Math.cos(tip) - down * Math.sin(tip),
        -down * Math.cos(tip) - ahead * Math.sin(tip),
        0,
      ]),
    );
  const sole = toned(shoes, SOLE.shade);
  const flatly = after(yaw(-side * TOES_OUT), after(roll(-tip), pitch(Math.PI / 2)));
  return [
    // The heel rises to the ankle, the instep falls from there to a round toe cap.
    limb(shoes, toe(-0.012, 0.006), toe(-0.018, 0.024), 0.021, 0.0215, 0.006),
    limb(shoes, toe(0.004, 0.01), toe(0.058, 0.026), 0.0205, 0.0165, 0.012),
    blade(shoes, toe(0.038, 0.029), toe(0.082, 0.032), 0.0235, 0.021, 0.62, 0.012, flatly),
    blade(sole, toe(-0.018, SOLE.down), toe(0.08, SOLE.down), 0.0245, 0.0245, 0.26, 0.001, flatly),
  ];
}

/** How far below the ankle the middle of a sole is, and how much darker than its shoe it is. */
const SOLE = { down: 0.0385, shade: 0.5 } as const;

/** A surface so much lighter. */
const toned = (look: Look, by: number): Look =>
  look.flesh === undefined
    ? { ...look, paint: (x, y, z, normal) => scaleColour(look.paint(x, y, z, normal), by) }
    : look;

/** What a hand does: it hangs open, is a fist around something, or is not seen. */
export type Hand = 'open' | 'holds' | 'pocketed';

/** How much larger than measured hands are, as in illustrations: at full length they are few pixels wide. */
const LARGER = 1.04;

/** An arm and its hand. */
export function armOf(
  { hasShortSleeves: isBare, cloth, face, gloves = face.skin }: Dress,
  { thick }: Figure,
  [shoulder, elbow, wrist]: Bent,
  hand: Hand,
): Solid[] {
  const by = thick * 0.96;
  const sleeve = between(shoulder, elbow, 0.62);
  const worn = creased(cloth, [
    { at: elbow, along: subtract(wrist, shoulder), reach: 0.05 },
    { at: between(wrist, elbow, 0.2), along: subtract(wrist, elbow), reach: 0.04 },
  ]);
  const cuff = between(wrist, elbow, 0.12);
  const pieces = isBare
    ? [
        limb(face.skin, between(shoulder, elbow, 0.34), elbow, 0.0295 * by, 0.0235 * by, 0.006),
        limb(worn, shoulder, between(shoulder, elbow, 0.22), 0.0315 * by, 0.034 * by, 0.018),
        flare(
          worn,
          between(shoulder, elbow, 0.12),
          [0.034 * by, 0.034 * by],
          sleeve,
          [0.037 * by, 0.036 * by],
          0.004,
        ),
        limb(face.skin, elbow, between(elbow, wrist, 0.3), 0.0235 * by, 0.0262 * by, 0.01),
        limb(face.skin, between(elbow, wrist, 0.3), wrist, 0.0262 * by, 0.0155 * by, 0.003),
      ]
    : [
        limb(worn, shoulder, between(shoulder, elbow, 0.3), 0.032 * by, 0.0345 * by, 0.018),
        limb(worn, between(shoulder, elbow, 0.3), elbow, 0.0345 * by, 0.027 * by, 0.012),
        limb(worn, elbow, between(elbow, cuff, 0.35), 0.027 * by, 0.0285 * by, 0.01),
        limb(worn, between(elbow, cuff, 0.35), cuff, 0.0285 * by, 0.023 * by, 0.006),
        flare(
          worn,
          between(cuff, elbow, 0.1),
          [0.025 * by, 0.025 * by],
          between(wrist, elbow, 0.02),
          [0.0265 * by, 0.0265 * by],
          0.004,
        ),
      ];
  // Of a hand in its pocket the wrist is seen.
  if (hand === 'pocketed')
    return [...pieces, limb(gloves, wrist, add(wrist, [0, -0.03, 0]), 0.018 * thick, 0.02 * thick)];
  return [...pieces, ...handOf(gloves, elbow, wrist, thick * LARGER, hand === 'holds')];
}
