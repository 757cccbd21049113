import { scaleColour, smoothstep } from '../../../arithmetic.ts';
import { blade, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, cross, dot, normalise, scale, subtract, type Vector } from '../../sculpt/vector.ts';

/** Fingers from that beside the thumb on: how far ahead of the palm's middle, how long beside the longest, and how much each is bent beside the usual: at rest the little one is most. */
const FINGERS = [
  [1.45, 0.92, 0.72],
  [0.48, 1, 0.94],
  [-0.48, 0.94, 1.1],
  [-1.4, 0.76, 1.2],
] as const;
/** Measures of a man's hand, in his heights. */
const HAND = { palm: 0.044, finger: 0.058, apart: 0.0122, thick: 0.0079, tip: 0.0058 } as const;
/** How much farther apart the tips are than the knuckles. */
const FANNED = 1.06;
/** How far hanging fingers bend toward the palm at the first joint and at the second. Radians. */
const BENT = { first: 0.46, second: 1.08 } as const;
/** How much darker a finger is where it faces the next. */
const BETWEEN = 0.5;

/** The way a hand points, to its thumb, and out of its palm. */
interface Axes {
  readonly along: Vector;
  readonly ahead: Vector;
  readonly palm: Vector;
}

/** The palm of a hand that hangs faces the body, its thumb ahead. */
function axesOf(elbow: Vector, wrist: Vector): Axes {
  const along = normalise(subtract(wrist, elbow));
  const front: Vector = Math.abs(along[0]) > 0.9 ? [0, 1, 0] : [1, 0, 0];
  const ahead = normalise(subtract(front, scale(along, dot(front, along))));
  const aside = cross(along, ahead);
  return { along, ahead, palm: aside[2] * wrist[2] > 0 ? scale(aside, -1) : aside };
}

/** A hand: open, its fingers a little bent and apart, or a fist. */
export function handOf(
  skin: Look,
  elbow: Vector,
  wrist: Vector,
  thick: number,
  holds: boolean,
): Solid[] {
  const axes = axesOf(elbow, wrist);
  const { along, ahead, palm } = axes;
  const at = (on: number, front = 0, inward = 0): Vector =>
    add(
      add(wrist, scale(along, on * thick)),
      add(scale(ahead, front * thick), scale(palm, inward * thick)),
    );
  const look = shadedBetween(skin, ahead);
  return holds ? fist(skin, look, at, thick) : open(skin, look, at, thick);
}

type At = (on: number, front?: number, inward?: number) => Vector;

function open(skin: Look, look: Look, at: At, thick: number): Solid[] {
  const { palm, finger, apart, thick: round, tip } = HAND;
  return [
    limb(skin, at(-0.006), at(0.014, 0.001), 0.0155 * thick, 0.0165 * thick, 0.008),
    blade(skin, at(0.012), at(palm), 0.0175 * thick, 0.0215 * thick, 0.56, 0.008),
    ...FINGERS.flatMap(([front, long, curl]) => {
      const [bent, tipped] = [BENT.first * curl, BENT.second * curl];
      const far = finger * long;
      const [first, second] = [0.46 * far, 0.54 * far];
      const root = at(palm + 0.004, front * apart);
      const joint = at(
        palm + 0.004 + first * Math.cos(bent),
        front * apart * (1 + 0.46 * (FANNED - 1)),
        first * Math.sin(bent),
      );
      const end = at(
        palm + 0.004 + first * Math.cos(bent) + second * Math.cos(tipped),
        front * apart * FANNED,
        first * Math.sin(bent) + second * Math.sin(tipped),
      );
      return [
        limb(look, root, joint, round * thick, 0.95 * round * thick, 0.002),
        limb(look, joint, end, 0.95 * round * thick, tip * thick, 0.001),
      ];
    }),
    limb(
      skin,
      at(0.01, 0.012, 0.004),
      at(0.03, 0.036, 0.011),
      0.0112 * thick,
      0.0088 * thick,
      0.005,
    ),
    limb(
      skin,
      at(0.03, 0.036, 0.011),
      at(0.054, 0.045, 0.016),
      0.0088 * thick,
      0.0066 * thick,
      0.002,
    ),
  ];
}

/** Four fingers around what is held, or around nothing, the thumb over them. */
function fist(skin: Look, look: Look, at: At, thick: number): Solid[] {
  const { apart, thick: round } = HAND;
  return [
    limb(skin, at(-0.006), at(0.01), 0.0155 * thick, 0.0165 * thick, 0.008),
    ellipsoid(skin, at(0.022, 0, 0.004), [0.023 * thick, 0.023 * thick, 0.021 * thick], 0.008),
    ...FINGERS.flatMap(([front]) => {
      const aside = front * apart * 1.02;
      return [
        limb(
          look,
          at(0.034, aside, -0.004),
          at(0.044, aside, 0.014),
          round * thick,
          round * thick,
          0.002,
        ),
        limb(
          look,
          at(0.044, aside, 0.014),
          at(0.026, aside, 0.024),
          round * thick,
          0.0078 * thick,
          0.001,
        ),
      ];
    }),
    limb(
      skin,
      at(0.012, 0.02, 0.006),
      at(0.028, 0.027, 0.018),
      0.0105 * thick,
      0.009 * thick,
      0.005,
    ),
    limb(
      skin,
      at(0.028, 0.027, 0.018),
      at(0.04, 0.012, 0.03),
      0.009 * thick,
      0.0076 * thick,
      0.002,
    ),
  ];
}

/** Skin that is dark where fingers face each other: so they are told apart where they are few pixels wide. */
const shadedBetween = (skin: Look, ahead: Vector): Look => ({
  ...skin,
  paint: (x, y, z, normal) =>
    scaleColour(
      skin.paint(x, y, z, normal),
      1 - BETWEEN * smoothstep(0.4, 0.9, Math.abs(dot(normal, ahead))),
    ),
});
