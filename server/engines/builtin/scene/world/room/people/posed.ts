import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { bone } from '../solids/bone.ts';
import { limb } from '../solids/limb.ts';
import { asBody, ball, drum, type Material, type Point, type Solid } from '../solids/solid.ts';
import { shirtOf, trousersOf } from './posed-cloth.ts';
import { posedHand, wristOf } from './posed-hand.ts';
import { type HeadLook, posedHead } from './posed-head.ts';
import { guestOf } from './table-guest.ts';

/** How far ahead of somebody, to their left and above the floor a place is, metres. */
export type Reach = readonly [ahead: number, left: number, up: number];

/** What somebody wears and how they look. */
export interface Attire extends HeadLook {
  readonly top: Colour;
  readonly legs: Colour;
  /** Whether the top reaches to the knees, or a skirt or a gown to the ankles; missing: to the waist. */
  readonly gown?: 'coat' | 'gown';
  readonly apron?: Colour;
  /** Whether the shirt ends at the shoulders. */
  readonly isSleeveless?: true;
}

/** Where somebody is and what they do. */
export interface Pose {
  /** The middle of the feet of who stands, or of the seat. */
  readonly at: readonly [x: number, z: number];
  /** Which way they face, radians from the right toward what is ahead: −π/2 is toward the eye. */
  readonly turn: number;
  /** How high the seat is, metres; missing: they stand. */
  readonly seat?: number;
  /** What they stand on, metres above the floor. */
  readonly floor?: number;
  /** The left hand and the right one; missing: they hang, or lie in the lap. */
  readonly hands?: readonly [Reach, Reach];
  /** How far ahead the shoulders are of the hips, metres. */
  readonly lean?: number;
  /** Their height as a share of a grown person's. */
  readonly tall?: number;
  /** Whether their legs are hidden, and left out. */
  readonly isLegless?: true;
}

/** How who is told by a number looks; what is said otherwise is as said. */
export function attireOf(number: number, own: Partial<Attire> = {}): Attire {
  const { hair, shirt, skin, isLong } = guestOf(number);
  return {
    skin,
    hair,
    hairForm: isLong ? 'long' : 'short',
    top: shirt,
    legs: number % 2 === 0 ? [0.16, 0.18, 0.26] : [0.3, 0.26, 0.22],
    ...own,
  };
}

/** How somebody looks who has no trousers on. */
export const inShorts = ({ legs: _legs, ...look }: Attire): Omit<Attire, 'legs'> => look;

/** How long the upper and the lower arm are together, as a share of which each is half. */
const ARM = 0.58;
/** The hem of a shirt: how far it is below and above the hips, and how wide, shares of the height of a grown person in metres. */
const HEM = { low: 0.1, high: 0.16, wide: 0.184 } as const;
const SHOE: Material = flat([0.08, 0.07, 0.07]);
/** How much smaller heads are of who is smaller, as a power of their height: a child's is nearly as large as a grown person's. */
const HEAD_SHRINKS = 0.35;
/** How far the hips of who stands go aside over one leg, how far ahead and aside the other foot is, shares of the height of a grown person in metres. */
const AT_EASE = { hips: 0.022, ahead: 0.085, aside: 0.03 } as const;

/** A person of solids: who stands or sits and faces anywhere, the hands where they are wanted. */
export function posed(pose: Pose, attire: Attire): Solid[] {
  const { at, turn, seat, floor = 0, lean = 0.02, tall = 1 } = pose;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const place = (ahead: number, left: number, up: number): Point => [
    at[0] + c * ahead - s * left,
    up,
    at[1] + s * ahead + c * left,
  ];
  const piece = (
    [ahead, left, up]: Reach,
    [long, wide, high]: readonly [number, number, number],
    material: Material,
  ): Solid => {
    const [x, y, z] = place(ahead, left, up);
    const [rx, rz] = [tall * Math.hypot(c * long, s * wide), tall * Math.hypot(s * long, c * wide)];
    return ball([x - rx, y - tall * high, z - rz], [x + rx, y + tall * high, z + rz], material);
  };
  const hip = seat === undefined ? floor + 0.92 * tall : seat + 0.09 * tall;
  const shoulder = hip + 0.5 * tall;
  const neck: Reach = [lean * 1.05, 0, shoulder + 0.09 * tall];
  const ease = easeOf(pose, attire);
  const skin = flat(attire.skin);
  const cloth = shirtOf(attire, { at, turn, shoulder, size: tall });
  const aside = ease * AT_EASE.hips * tall;
  const trunk = [
    piece([0, aside, hip + 0.02 * tall], [0.13, 0.17, 0.14], cloth),
    piece([lean * 0.4, aside * 0.5, hip + 0.22 * tall], [0.12, 0.165, 0.26], cloth),
    piece([lean * 0.9, 0, hip + 0.4 * tall], [0.12, 0.2, 0.17], cloth),
    piece(neck, [0.052, 0.052, 0.1], skin),
  ];
  const arms = [1, -1].flatMap((to) => {
    const isFree = to === -ease;
    const from: Reach = [lean, to * 0.195 * tall, shoulder - (0.045 + 0.008 * to * ease) * tall];
    const rest: Reach =
      seat === undefined
        ? [(isFree ? 0.11 : 0.05) * tall, to * 0.27 * tall, floor + (isFree ? 0.84 : 0.81) * tall]
        : [(to > 0 ? 0.3 : 0.34) * tall, to * 0.12 * tall, seat + 0.2 * tall];
    const held = pose.hands?.[to > 0 ? 0 : 1];
    return [
      // From the neck the shoulder falls.
      bone(
        place(lean, to * 0.04 * tall, shoulder + 0.03 * tall),
        place(lean, to * 0.17 * tall, shoulder - 0.03 * tall),
        [0.045 * tall, 0.056 * tall],
        cloth,
      ),
      ...arm(from, held ?? rest, to, tall, place, [attire.isSleeveless ? skin : cloth, skin]),
    ];
  });
  // Without a straight hem a shirt ends in the legs like a swimsuit.
  const [hemX, , hemZ] = place(0, aside, 0);
  const hem =
    seat === undefined && attire.gown === undefined
      ? [
          drum(
            [hemX, hemZ],
            [hip - HEM.low * tall, hip + HEM.high * tall],
            [HEM.wide * tall, 0.15 * tall],
            cloth,
          ),
        ]
      : [];
  return asBody([
    ...trunk,
    ...hem,
    ...arms,
    ...(pose.isLegless ? [] : legsOf(pose, attire, hip, place)),
    ...dressOf(pose, attire, hip, place, piece),
    ...posedHead(
      {
        middle: place(neck[0] + 0.015 * tall, 0, neck[2] + 0.15 * headOf(tall)),
        turn,
        size: headOf(tall),
      },
      attire,
    ),
  ]);
}

const headOf = (tall: number): number => tall ** HEAD_SHRINKS;

/** On which leg somebody stands: 1 the left one, −1 the right one; 0 who sits, and on both whose knee would come through a gown or an apron. */
const easeOf = ({ at: [x, z], seat }: Pose, { gown, apron }: Attire): -1 | 0 | 1 =>
  seat !== undefined || gown !== undefined || apron !== undefined
    ? 0
    : chance(Math.round(x * 90), Math.round(z * 90)) < 0.5
      ? 1
      : -1;

type Place = (ahead: number, left: number, up: number) => Point;
type Piece = (at: Reach, half: readonly [number, number, number], material: Material) => Solid;

/** An arm from its shoulder to its hand, the elbow below and outside the line between them. */
function arm(
  from: Reach,
  hand: Reach,
  to: number,
  tall: number,
  place: Place,
  [sleeve, skin]: readonly [Material, Material],
): Solid[] {
  const far = Math.hypot(hand[0] - from[0], hand[1] - from[1], hand[2] - from[2]);
  const bend = 0.5 * Math.sqrt(Math.max(0, (ARM * tall) ** 2 - far * far));
  const elbow = place(
    (from[0] + hand[0]) / 2 - 0.3 * bend,
    (from[1] + hand[1]) / 2 + to * 0.45 * bend,
    (from[2] + hand[2]) / 2 - 0.84 * bend,
  );
  const end = place(...hand);
  const wrist = wristOf(elbow, end, tall);
  const hangs = elbow[1] - end[1] > 0.8 * ARM * 0.5 * tall;
  const [[x, , z], [toX, , toZ]] = [place(0, 0, 0), place(hangs ? 1 : 0.4, hangs ? 0 : -to, 0)];
  return [
    bone(place(...from), elbow, [0.06 * tall, 0.046 * tall], sleeve),
    bone(elbow, wrist, [0.045 * tall, 0.034 * tall], sleeve),
    ...posedHand(elbow, end, [toX - x, 0, toZ - z], tall, skin),
  ];
}

function legsOf(pose: Pose, attire: Attire, hip: number, place: Place): Solid[] {
  const { seat, floor = 0, tall = 1 } = pose;
  const cloth = trousersOf(attire.legs, hip, tall);
  const ease = easeOf(pose, attire);
  return [1, -1].flatMap((to) => {
    // The leg that carries comes in beneath the body, the other one is bent.
    const isFree = to === -ease;
    const [ahead, aside] = isFree ? [AT_EASE.ahead * tall, AT_EASE.aside * tall] : [0, 0];
    const knee: Reach =
      seat === undefined
        ? [0.02 * tall + ahead * 0.9, to * 0.1 * tall + to * aside * 0.7, floor + 0.48 * tall]
        : [0.42 * tall, to * 0.11 * tall, seat + 0.05 * tall];
    const foot: Reach =
      seat === undefined
        ? [ahead, to * 0.1 * tall + to * aside, floor + 0.08 * tall]
        : [0.44 * tall, to * 0.11 * tall, floor + 0.08 * tall];
    const [out, up] = [foot[1] + to * 0.035 * tall, floor + 0.042 * tall];
    return [
      ...limb(
        [
          place(0, to * 0.09 * tall + ease * AT_EASE.hips * tall, hip),
          place(...knee),
          place(...foot),
        ],
        [0.09 * tall, 0.052 * tall],
        cloth,
      ),
      bone(
        place(foot[0] - 0.03 * tall, foot[1], up + 0.004 * tall),
        place(foot[0] + 0.14 * tall, out, up - 0.006 * tall),
        [0.046 * tall, 0.036 * tall],
        SHOE,
      ),
    ];
  });
}

/** What hangs below the waist, and an apron. */
function dressOf(
  { at, seat, floor = 0, tall = 1 }: Pose,
  { gown, top, legs, apron }: Attire,
  hip: number,
  place: Place,
  piece: Piece,
): Solid[] {
  const colour = gown === 'coat' ? top : legs;
  const hem = gown === 'coat' ? 0.5 * tall : 0.09 * tall;
  const skirt =
    gown === undefined || seat !== undefined
      ? []
      : [
          drum(
            at,
            [floor + hem, hip + 0.14 * tall],
            [(gown === 'coat' ? 0.23 : 0.3) * tall, 0.165 * tall],
            flat(colour),
          ),
        ];
  if (apron === undefined) return skirt;
  const front = flat(apron);
  const bib = piece([0.035 * tall, 0, hip + 0.2 * tall], [0.115, 0.145, 0.24], front);
  if (seat !== undefined) return [...skirt, bib];
  const [x, , z] = place(0.05 * tall, 0, 0);
  return [
    ...skirt,
    bib,
    drum(
      [x, z],
      [floor + hem + 0.16 * tall, hip + 0.06 * tall],
      [(gown === undefined ? 0.19 : 0.25) * tall, 0.16 * tall],
      front,
    ),
  ];
}
