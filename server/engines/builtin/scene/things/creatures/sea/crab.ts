import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, blade, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';

const SHELL: Colour = [0.86, 0.26, 0.12];
const PALE: Colour = [0.98, 0.86, 0.68];
const BLACK: Colour = [0.03, 0.03, 0.03];

/** Spots of the shell, the same on every crab. */
const noise = createNoise(20_265);

/** A crab that faces the eye: a broad shell on eight bent legs, two claws raised before it. */
export function crab(wish: Wish): Sprite {
  const shell = shellOf(wish.colour ?? SHELL);
  const side = looksLeft(wish) ? -1 : 1;
  const model = [
    ...body(shell),
    ...[-1, 1].flatMap((half) => [
      ...[0, 1, 2, 3].flatMap((n) => leg(shell, half, n)),
      ...claw(shell, half, half === side ? 0.98 : 0.78),
    ]),
  ];
  return sculpt(
    model,
    { yaw: side * 0.28, pitch: 0.26, away: 4 },
    wish.rays,
    wish.tall,
    wish.random,
  );
}

function shellOf(colour: Colour): Look {
  const dark = scaleColour(colour, 0.55);
  return {
    paint: (x, y, z, normal) => {
      const spots = noise.fbm(x * 9 + z * 6, z * 9 + y * 5, 3);
      const own = mixColour(colour, dark, smoothstep(0.0, 0.45, spots));
      return mixColour(own, PALE, 0.85 * smoothstep(-0.15, -0.7, normal[1]));
    },
    bump: (x, y, z) => 0.006 * noise.fbm(x * 30 + z * 22, y * 30 - z * 18, 2),
    gloss: 0.45,
  };
}

/** The front is toward the eye (−z). */
const body = (shell: Look): Solid[] => [
  ellipsoid(shell, [0, 0.33, 0.04], [0.44, 0.14, 0.3]),
  ellipsoid(shell, [0, 0.37, -0.06], [0.34, 0.11, 0.22], 0.06),
  ellipsoid(shell, [0, 0.27, -0.12], [0.3, 0.1, 0.14], 0.05),
  // Teeth along the front edge of the shell.
  ...Array.from({ length: 10 }, (_, n): Solid => {
    const turn = Math.PI * (1.12 + 0.76 * (n / 9));
    const at: Vector = [Math.cos(turn) * 0.42, 0.345, 0.03 + Math.sin(turn) * 0.27];
    return limb(shell, at, [at[0] * 1.09, 0.355, 0.03 + (at[2] - 0.03) * 1.12], 0.024, 0.008, 0.02);
  }),
  ...[-1, 1].flatMap((side) => [
    limb(shell, [side * 0.1, 0.38, -0.2], [side * 0.115, 0.5, -0.235], 0.026, 0.021, 0.02),
    ball(plain(BLACK, { gloss: 0.95 }), [side * 0.117, 0.52, -0.242], 0.036),
    limb(shell, [side * 0.035, 0.34, -0.24], [side * 0.06, 0.43, -0.34], 0.009, 0.004, 0.01),
    // The plates before its mouth.
    ellipsoid(shell, [side * 0.05, 0.245, -0.245], [0.05, 0.06, 0.03], 0.01),
  ]),
];

/** A walking leg: up to a knee beside the shell, and down to its point. */
function leg(shell: Look, side: number, n: number): Solid[] {
  const back = 0.09 + 0.11 * n - 0.12;
  const reach = [0.76, 0.84, 0.82, 0.7][n] ?? 0.7;
  const root: Vector = [side * 0.3, 0.27, back];
  const knee: Vector = [side * (reach - 0.18), 0.47 - 0.03 * n, back + 0.05 * (n - 1.2)];
  const shin: Vector = [side * (reach - 0.02), 0.24, back + 0.1 * (n - 1.2)];
  const foot: Vector = [side * (reach + 0.02), 0.0, back + 0.13 * (n - 1.2)];
  return [
    blade(shell, root, knee, 0.06, 0.052, 0.7, 0.02),
    blade(shell, knee, shin, 0.047, 0.036, 0.7, 0.012),
    limb(shell, shin, foot, 0.032, 0.007, 0.01),
  ];
}

/** An arm bent forward and its claw, a fixed and a moving finger with teeth between. */
function claw(shell: Look, side: number, size: number): Solid[] {
  const root: Vector = [side * 0.31, 0.27, -0.1];
  const elbow: Vector = [side * 0.62, 0.3, -0.22];
  const wrist: Vector = [side * 0.64, 0.36, -0.42];
  const palm = add(wrist, [-side * 0.06 * size, 0.14 * size, -0.04]);
  const tips = plain(PALE, { gloss: 0.5 });
  const turn = roll(side * 0.5);
  const knuckle = add(palm, [-side * 0.03 * size, 0.08 * size, 0]);
  const outer = add(knuckle, [side * 0.075 * size, 0.12 * size, -0.01]);
  const outerTip = add(knuckle, [-side * 0.045 * size, 0.26 * size, -0.02]);
  const inner = add(knuckle, [-side * 0.125 * size, 0.05 * size, -0.01]);
  const innerTip = add(knuckle, [-side * 0.115 * size, 0.22 * size, -0.02]);
  return [
    limb(shell, root, elbow, 0.068, 0.074, 0.03),
    limb(shell, elbow, wrist, 0.066, 0.056, 0.02),
    ellipsoid(shell, palm, [0.115 * size, 0.17 * size, 0.085 * size], 0.03, turn),
    limb(shell, knuckle, outer, 0.07 * size, 0.048 * size, 0.03),
    limb(shell, outer, outerTip, 0.046 * size, 0.014 * size, 0.02),
    limb(shell, knuckle, inner, 0.05 * size, 0.04 * size, 0.03),
    limb(shell, inner, innerTip, 0.038 * size, 0.012 * size, 0.015),
    ball(tips, outerTip, 0.015 * size),
    ball(tips, innerTip, 0.013 * size),
  ];
}
