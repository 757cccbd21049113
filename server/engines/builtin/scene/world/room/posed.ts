import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { flat } from './furniture.ts';
import { limb } from './limb.ts';
import { strands } from './strands.ts';
import { ball, drum, type Material, type Point, type Solid } from './solid.ts';
import { guestOf } from './table-guest.ts';

/** How far ahead of somebody, to their left and above the floor a place is, metres. */
export type Reach = readonly [ahead: number, left: number, up: number];

/** Hair: none of it is seen under a cloth. */
type HairForm = 'short' | 'long' | 'bun' | 'bald';

/** What somebody wears and how they look. */
export interface Attire {
  readonly skin: Colour;
  readonly hair: Colour;
  readonly hairForm: HairForm;
  readonly top: Colour;
  readonly legs: Colour;
  /** Whether the top reaches to the knees, or a skirt or a gown to the ankles; missing: to the waist. */
  readonly gown?: 'coat' | 'gown';
  readonly apron?: Colour;
  readonly mask?: Colour;
  readonly beard?: Colour;
  /** A cap like a cone, or a cloth around the head, and its colour. */
  readonly hat?: readonly ['cone' | 'cloth' | 'cap', Colour];
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

/** How long the upper and the lower arm are together, as a share of which each is half. */
const ARM = 0.58;
/** The hem of a shirt: how far it is below and above the hips, and how wide, shares of the height of a grown person in metres. */
const HEM = { low: 0.1, high: 0.16, wide: 0.184 } as const;
/** Half a hand that hangs: its thickness, its breadth and its length, metres. */
const HANGING_HAND = [0.036, 0.024, 0.074] as const;
const BLACK: Material = flat([0.08, 0.07, 0.07]);
const EYE: Material = flat([0.1, 0.07, 0.06]);

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
  const [cloth, skin] = [flat(attire.top), flat(attire.skin)];
  const trunk = [
    piece([0, 0, hip + 0.02 * tall], [0.13, 0.17, 0.14], cloth),
    piece([lean * 0.4, 0, hip + 0.22 * tall], [0.12, 0.17, 0.26], cloth),
    piece([lean * 0.9, 0, hip + 0.4 * tall], [0.12, 0.2, 0.17], cloth),
    piece(neck, [0.048, 0.048, 0.1], skin),
  ];
  const arms = [1, -1].flatMap((to) => {
    const from: Reach = [lean, to * 0.2 * tall, shoulder - 0.04 * tall];
    const rest: Reach =
      seat === undefined
        ? [0.06 * tall, to * 0.27 * tall, floor + 0.82 * tall]
        : [0.3 * tall, to * 0.12 * tall, seat + 0.2 * tall];
    const held = pose.hands?.[to > 0 ? 0 : 1];
    const hand = held ?? rest;
    const hangs = held === undefined && seat === undefined;
    const fingers = hangs
      ? [piece([hand[0] + 0.008 * tall, hand[1], hand[2] - 0.05 * tall], HANGING_HAND, skin)]
      : [];
    const sleeve = attire.isSleeveless ? skin : cloth;
    return [...arm(from, hand, to, tall, place, [sleeve, skin]), ...fingers];
  });
  // Without a straight hem a shirt ends in the legs like a swimsuit.
  const hem =
    seat === undefined && attire.gown === undefined
      ? [
          drum(
            at,
            [hip - HEM.low * tall, hip + HEM.high * tall],
            [HEM.wide * tall, 0.15 * tall],
            cloth,
          ),
        ]
      : [];
  return [
    ...trunk,
    ...hem,
    ...arms,
    ...(pose.isLegless ? [] : legsOf(pose, attire, hip, place)),
    ...dressOf(pose, attire, hip, place, piece),
    ...headOf([neck[0] + 0.015 * tall, neck[2] + 0.15 * tall], attire, piece, place, tall),
  ];
}

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
  const r = 0.045 * tall;
  return [
    ...limb([place(...from), elbow, end], [0.062 * tall, 0.042 * tall], sleeve),
    ball([end[0] - r, end[1] - r, end[2] - r], [end[0] + r, end[1] + r, end[2] + r], skin),
  ];
}

function legsOf(
  { seat, floor = 0, tall = 1 }: Pose,
  { legs }: Attire,
  hip: number,
  place: Place,
): Solid[] {
  const cloth = flat(legs);
  return [1, -1].flatMap((to) => {
    const knee: Reach =
      seat === undefined
        ? [0.02, to * 0.1 * tall, floor + 0.48 * tall]
        : [0.42 * tall, to * 0.11 * tall, seat + 0.05 * tall];
    const foot: Reach =
      seat === undefined
        ? [0, to * 0.11 * tall, floor + 0.08 * tall]
        : [0.44 * tall, to * 0.11 * tall, floor + 0.08 * tall];
    const toe = place(foot[0] + 0.07 * tall, foot[1], floor + 0.045 * tall);
    const [rx, ry] = [0.085 * tall, 0.05 * tall];
    return [
      ...limb(
        [place(0, to * 0.09 * tall, hip), place(...knee), place(...foot)],
        [0.088 * tall, 0.055 * tall],
        cloth,
      ),
      ball([toe[0] - rx, toe[1] - ry, toe[2] - rx], [toe[0] + rx, toe[1] + ry, toe[2] + rx], BLACK),
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

/** A head whose middle is so far ahead and so high, with what is on and in the face. */
function headOf(
  [ahead, up]: readonly [number, number],
  { skin, hair, hairForm, mask, beard, hat }: Attire,
  piece: Piece,
  place: Place,
  tall: number,
): Solid[] {
  const part = (
    [dx, dy, dz]: Reach,
    half: readonly [number, number, number],
    material: Material,
  ): Solid => piece([ahead + dx * tall, dy * tall, up + dz * tall], half, material);
  const isCovered = hat?.[0] === 'cloth';
  const locks = strands(hair);
  const cover = isCovered ? flat(hat[1]) : locks;
  const [face, lips] = [flat(skin), flat(scaleColour(skin, 0.66))];
  const brow = flat(scaleColour(hair, 0.7));
  return [
    part([0, 0, 0.012], [0.104, 0.084, 0.118], face),
    part([0.027, 0, -0.068], [0.066, 0.06, 0.066], face),
    part([0.108, 0, -0.015], [0.02, 0.015, 0.022], face),
    ...(mask === undefined
      ? [part([0.09, 0, -0.066], [0.012, 0.028, 0.008], lips)]
      : [part([0.03, 0, -0.06], [0.09, 0.08, 0.06], flat(mask))]),
    ...[-1, 1].flatMap((to) => [
      part([0.09, to * 0.035, 0.014], [0.012, 0.012, 0.01], EYE),
      part([0.087, to * 0.036, 0.039], [0.01, 0.021, 0.006], brow),
      ...(isCovered || hairForm === 'long'
        ? []
        : [part([-0.015, to * 0.087, -0.005], [0.024, 0.012, 0.034], face)]),
    ]),
    ...(hairForm === 'bald' && !isCovered
      ? []
      : isCovered
        ? [part([-0.028, 0, 0.046], [0.112, 0.103, 0.118], cover)]
        : [part([-0.04, 0, 0.046], [0.108, 0.094, 0.108], cover)]),
    ...(isCovered ? [part([-0.06, 0, -0.09], [0.07, 0.108, 0.17], cover)] : []),
    ...(hairForm === 'long' && !isCovered
      ? [
          part([-0.078, 0, -0.09], [0.058, 0.088, 0.17], cover),
          ...[-1, 1].map((to) => part([-0.03, to * 0.088, -0.06], [0.034, 0.028, 0.14], cover)),
        ]
      : []),
    ...(hairForm === 'bun' ? [part([-0.1, 0, 0.12], [0.065, 0.065, 0.06], locks)] : []),
    ...(beard === undefined
      ? []
      : [
          part([0.055, 0, -0.13], [0.07, 0.085, 0.12], strands(beard)),
          part([0.085, 0, -0.052], [0.035, 0.055, 0.02], strands(beard)),
        ]),
    ...(hat?.[0] === 'cone' ? coneHat(hat[1], ahead, up, place, tall) : []),
    ...(hat?.[0] === 'cap' ? [part([-0.01, 0, 0.075], [0.116, 0.108, 0.085], flat(hat[1]))] : []),
  ];
}

/** A pointed cap with a white brim and a tassel. */
function coneHat(colour: Colour, ahead: number, up: number, place: Place, tall: number): Solid[] {
  const [x, y, z] = place(ahead - 0.015 * tall, 0, up + 0.07 * tall);
  const white = flat([0.95, 0.94, 0.9]);
  const r = 0.035 * tall;
  const tip = y + 0.33 * tall;
  return [
    drum([x, z], [y - 0.025 * tall, y + 0.035 * tall], [0.122 * tall, 0.122 * tall], white),
    drum([x, z], [y + 0.02 * tall, tip], [0.112 * tall, 0.02 * tall], flat(colour)),
    ball([x - r, tip - r, z - r], [x + r, tip + r, z + r], white),
  ];
}
