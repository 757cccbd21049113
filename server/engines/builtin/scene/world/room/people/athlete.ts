import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { limb } from '../solids/limb.ts';
import { ball, type Material, type Point, type Solid } from '../solids/solid.ts';
import { posedHand, wristOf } from './posed-hand.ts';
import { type HeadLook, posedHead } from './posed-head.ts';

/** A place of somebody's body: how far ahead of the soles, to their left and above them, metres. */
type Joint = readonly [ahead: number, left: number, up: number];

/** How a body is held: the middle of the hips, the chest and the head, then the limbs, the left one first. */
export interface Stance {
  readonly hip: Joint;
  readonly chest: Joint;
  readonly head: Joint;
  readonly legs: readonly [
    readonly [knee: Joint, foot: Joint],
    readonly [knee: Joint, foot: Joint],
  ];
  readonly arms: readonly [
    readonly [elbow: Joint, hand: Joint],
    readonly [elbow: Joint, hand: Joint],
  ];
}

/** How an athlete looks. */
interface AthleteLook extends HeadLook {
  /** What the trunk, the arms and the legs are in; missing: they are bare. */
  readonly trunk?: Colour;
  readonly sleeves?: Colour;
  readonly legs?: Colour;
  /** Shorts, or a belt around the hips. */
  readonly hips: Colour;
  readonly shoes?: Colour;
  /** How stout they are, as a share of somebody lean. */
  readonly bulk?: number;
  /** How tall they are, as a share of a grown person. */
  readonly tall?: number;
  /** What is over the head instead of a face: a mask. */
  readonly masked?: Material;
}

/** Somebody who does sport, the body held as a stance says: the soles' place, and which way they face, radians from the right toward what is ahead. */
export function athlete(
  [x, y, z]: Point,
  turn: number,
  stance: Stance,
  look: AthleteLook,
): Solid[] {
  const { tall = 1, bulk = 1 } = look;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const at = ([ahead, left, up]: Joint): Point => [
    x + tall * (c * ahead - s * left),
    y + tall * up,
    z + tall * (s * ahead + c * left),
  ];
  const skin = flat(look.skin);
  const worn = (colour: Colour | undefined): Material => (colour ? flat(colour) : skin);
  const thick = (metres: number): number => metres * tall * bulk;
  const orb = (middle: Point, radius: number, of: Material): Solid =>
    ball(
      [middle[0] - radius, middle[1] - radius, middle[2] - radius],
      [middle[0] + radius, middle[1] + radius, middle[2] + radius],
      of,
    );
  const beside = ([ahead, left, up]: Joint, out: number, over = 0): Joint => [
    ahead,
    left + out,
    up + over,
  ];
  const [hip, chest, head] = [at(stance.hip), at(stance.chest), at(stance.head)];
  const trunk = worn(look.trunk);
  const headLike =
    look.masked === undefined
      ? posedHead({ middle: head, turn, size: tall ** 0.35 }, look)
      : [orb(head, 0.15 * tall, look.masked)];
  return [
    ...limb([hip, chest], [thick(0.15), thick(0.175)], trunk),
    orb(hip, thick(0.168), flat(look.hips)),
    ...limb(
      [at(beside(stance.chest, 0.14, 0.02)), at(beside(stance.chest, -0.14, 0.02))],
      [thick(0.11), thick(0.11)],
      trunk,
    ),
    ...limb(
      [chest, head],
      [0.07 * tall * bulk, 0.06 * tall],
      look.trunk && look.masked ? trunk : skin,
    ),
    ...headLike,
    ...stance.legs.flatMap(([knee, foot], n) => {
      const out = n === 0 ? 0.095 : -0.095;
      const [top, k, f] = [at(beside(stance.hip, out)), at(knee), at(foot)];
      const toe = at([foot[0] + 0.15, foot[1], foot[2] - 0.02]);
      return [
        ...limb([top, k], [thick(0.1), thick(0.075)], worn(look.legs)),
        ...limb([k, f], [thick(0.07), thick(0.045)], worn(look.legs)),
        ...limb([f, toe], [thick(0.048), thick(0.038)], worn(look.shoes)),
        ...limb([top, midway(top, k)], [thick(0.112), thick(0.098)], flat(look.hips)),
      ];
    }),
    ...stance.arms.flatMap(([elbow, hand], n) => {
      const shoulder = at(beside(stance.chest, (n === 0 ? 0.19 : -0.19) * Math.sqrt(bulk), 0.04));
      const [e, h] = [at(elbow), at(hand)];
      const wrist = wristOf(e, h, tall);
      return [
        ...limb([shoulder, e, wrist], [thick(0.062), thick(0.038)], worn(look.sleeves)),
        ...posedHand(e, h, [0, -1, 0], tall, skin),
      ];
    }),
  ];
}

/** The place half-way between two. */
const midway = (a: Point, b: Point): Point => [
  (a[0] + b[0]) / 2,
  (a[1] + b[1]) / 2,
  (a[2] + b[2]) / 2,
];
