import { scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, blade, type Look, limb, place, type Solid } from '../../sculpt/solid.ts';
import { add, between, pitch, roll, UNTURNED, type Vector } from '../../sculpt/vector.ts';

const GREY: Colour = [0.5, 0.51, 0.53];
const BOOT: Colour = [0.3, 0.31, 0.34];
const DARK: Colour = [0.2, 0.21, 0.23];

/** What is thin from above to below. */
const FLATLY = pitch(Math.PI / 2);

/** How much light the inner side of a leg loses to the other leg. */
const INNER = 0.62;

/** The cloth of a leg, dark where the legs face each other: white on white they would be one. */
const inLegs = (suit: Look, side: number): Look => ({
  ...suit,
  paint: (x, y, z, normal) =>
    scaleColour(
      suit.paint(x, y, z, normal),
      1 - INNER * smoothstep(0.1, 0.8, -side * normal[2]) * smoothstep(0.5, 0.42, y),
    ),
});

/** How much lower the body is of who sits on the ground. */
export const SEAT = 0.375;

/** A leg of who sits: the knee up, the boot on the ground before it. */
export function bentLeg(suit: Look, side: number): Solid[] {
  const hip: Vector = [0.01, 0.475, side * 0.085];
  const knee: Vector = [0.2, 0.62, side * 0.12];
  const ankle: Vector = [0.34, 0.48, side * 0.115];
  const cloth = inLegs(suit, side);
  return [
    limb(cloth, hip, knee, 0.084, 0.066, 0.02),
    ball(cloth, knee, 0.068, 0.02),
    limb(cloth, knee, ankle, 0.063, 0.056, 0.02),
    limb(plain(GREY), add(ankle, [-0.008, 0.008, 0]), ankle, 0.06, 0.06, 0.01),
    ...bootOf().map((piece) => place(piece, UNTURNED, add(ankle, [0.03, -0.07, 0]))),
  ];
}

/** A leg of who stands or walks: its foot so far ahead. */
export function leg(suit: Look, side: number, ahead: number): Solid[] {
  const z = side * 0.098;
  const hip: Vector = [0, 0.485, side * 0.074];
  const ankle: Vector = [ahead * 1.3, 0.105 + Math.max(0, -ahead) * 0.22, z];
  const knee: Vector = [ahead * 0.5 + 0.03, 0.29, z];
  const calf = between(knee, ankle, 0.5);
  const cloth = inLegs(suit, side);
  const tip = ahead < -0.05 ? 0.4 : 0;
  const sole: Vector = add(ankle, [0.03 + tip * 0.02, -0.07, 0]);
  return [
    limb(cloth, hip, knee, 0.076, 0.064, 0.012),
    ball(cloth, knee, 0.068, 0.02),
    limb(cloth, knee, calf, 0.062, 0.061, 0.02),
    limb(cloth, calf, ankle, 0.061, 0.055, 0.02),
    limb(plain(GREY), add(ankle, [0, 0.012, 0]), ankle, 0.06, 0.06, 0.01),
    ...bootOf().map((piece) => place(piece, roll(-tip), sole)),
  ];
}

/** A thick boot around its sole's middle: the heel, the instep that falls to a round cap, and a ribbed sole as wide as they. */
const bootOf = (): Solid[] => [
  limb(plain(BOOT), [-0.024, 0.05, 0], [-0.022, 0.014, 0], 0.053, 0.05, 0.012),
  limb(plain(BOOT), [-0.01, 0.03, 0], [0.058, 0.006, 0], 0.05, 0.036, 0.016),
  blade(plain(BOOT), [0.05, 0.004, 0], [0.084, -0.001, 0], 0.047, 0.042, 0.74, 0.012, FLATLY),
  blade(plain(GREY), [0.062, -0.002, 0], [0.1, -0.006, 0], 0.042, 0.035, 0.66, 0.004, FLATLY),
  blade(plain(DARK), [-0.028, -0.024, 0], [0.09, -0.024, 0], 0.054, 0.048, 0.22, 0.001, FLATLY),
];
