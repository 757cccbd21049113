import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { box, frustum, type Look, limb, ring, type Solid } from '../sculpt/solid.ts';
import { add, pitch, roll, UNTURNED, type Vector } from '../sculpt/vector.ts';

/** The yellow of building machines. */
export const MACHINE: Colour = [0.94, 0.66, 0.08];
const TRACK: Colour = [0.13, 0.13, 0.135];
const STEEL: Look = plain([0.34, 0.34, 0.36], { gloss: 0.4 });
const CHROME: Look = plain([0.82, 0.84, 0.86], { gloss: 0.8 });
const GLASS: Colour = [0.14, 0.19, 0.23];
const SKY: Colour = [0.5, 0.6, 0.7];
const ACROSS = pitch(Math.PI / 2);

/** A track around its rollers, toward the eye or from it: half its length, and how high it is. */
function track(z: number, half: number, high: number): Solid[] {
  const r = high / 2;
  const dark = plain(TRACK, { gloss: 0.1 });
  const shoes: Look = {
    paint: (x, y) =>
      scaleColour(TRACK, Math.abs(((x + 0.7 * y + 9) / 0.07) % 1) > 0.32 ? 1.5 : 0.8),
  };
  const along = half - r;
  return [
    box(shoes, [0, r, z], [along, r, 0.1], UNTURNED, 0.01),
    ...[-along, along].flatMap((x) => [
      frustum(shoes, [x, r, z], 0.1, r, r, ACROSS),
      frustum(STEEL, [x, r, z], 0.112, 0.55 * r, 0.55 * r, ACROSS),
    ]),
    // The rollers between the wheels, and plates that stand out of the track.
    ...[-0.5, 0, 0.5].map((at) =>
      frustum(STEEL, [at * along, 0.42 * high, z], 0.11, 0.2 * high, 0.2 * high, ACROSS),
    ),
    ...Array.from({ length: 2 * Math.round(along / 0.08) }, (_, n) => {
      const x = -along + 0.04 + 0.08 * Math.floor(n / 2);
      return box(dark, [x, n % 2 === 0 ? 0.008 : high - 0.002, z], [0.012, 0.014, 0.1]);
    }),
  ];
}

/** A cab of glass between posts: its middle, and half its sides. */
function cab(at: Vector, [long, high, deep]: Vector, paint: Look): Solid[] {
  const glass: Look = {
    paint: (_x, y) => mixColour(GLASS, SKY, Math.max(0, (y - at[1] + high) * 0.9)),
    gloss: 0.8,
  };
  return [
    box(glass, at, [long - 0.01, high, deep - 0.01], UNTURNED, 0.02),
    box(paint, add(at, [0, high, 0]), [long + 0.02, 0.025, deep + 0.015], UNTURNED, 0.02),
    box(paint, add(at, [0, -high + 0.06, 0]), [long, 0.07, deep], UNTURNED, 0.012),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        limb(
          paint,
          add(at, [x * long, -high, z * deep]),
          add(at, [x * long, high, z * deep]),
          0.02,
          0.018,
        ),
      ),
    ),
  ];
}

/** A cylinder of oil and its bright rod. */
const ram = (from: Vector, to: Vector): Solid[] => {
  const middle = add(from, [0.55 * (to[0] - from[0]), 0.55 * (to[1] - from[1]), 0]);
  return [limb(STEEL, from, middle, 0.026, 0.026), limb(CHROME, middle, to, 0.015, 0.015)];
};

/** An excavator on tracks: its house with cab and counterweight, boom, stick, and a bucket with teeth before it. */
export function excavator(paint: Colour): Solid[] {
  const body = plain(paint, { gloss: 0.4 });
  const dark = plain([0.16, 0.16, 0.17], { gloss: 0.2 });
  const foot: Vector = [0.14, 0.52, 0];
  const knee: Vector = [0.58, 1.16, 0];
  const elbow: Vector = [1.02, 0.98, 0];
  const wrist: Vector = [0.98, 0.34, 0];
  const tip: Vector = [0.78, 0.12, 0];
  return [
    ...[-0.27, 0.27].flatMap((z) => track(z, 0.56, 0.27)),
    box(dark, [0, 0.2, 0], [0.3, 0.07, 0.2], UNTURNED, 0.02),
    frustum(dark, [0, 0.26, 0], 0.07, 0.2, 0.2),
    box(body, [-0.16, 0.45, 0], [0.42, 0.11, 0.33], UNTURNED, 0.04),
    box(body, [-0.38, 0.62, 0.02], [0.2, 0.11, 0.3], UNTURNED, 0.04),
    box(dark, [-0.6, 0.5, 0], [0.06, 0.17, 0.32], UNTURNED, 0.05),
    ...[0, 1, 2, 3].map((n) => box(dark, [-0.5 + 0.07 * n, 0.62, -0.29], [0.018, 0.07, 0.012])),
    limb(dark, [-0.42, 0.72, 0.16], [-0.42, 0.88, 0.16], 0.024, 0.024),
    ...cab([0.06, 0.74, -0.2], [0.17, 0.24, 0.13], body),
    // Boom and stick, thick at their knee.
    ...[-0.035, 0.035].flatMap((z) => [
      limb(body, add(foot, [0, 0, z]), add(knee, [0, 0, z]), 0.06, 0.085),
      limb(body, add(knee, [0, 0, z]), add(elbow, [0, 0, z]), 0.085, 0.05),
      limb(body, add(elbow, [-0.06, 0.1, z]), add(wrist, [0, 0, z]), 0.062, 0.04),
    ]),
    ...ram([0.26, 0.5, 0.09], add(knee, [-0.06, -0.16, 0.09])),
    ...ram([0.26, 0.5, -0.09], add(knee, [-0.06, -0.16, -0.09])),
    ...ram(add(knee, [0.02, 0.11, 0]), add(elbow, [-0.06, 0.12, 0])),
    ...ram(add(elbow, [0.08, 0.02, 0]), add(wrist, [0.06, 0.08, 0])),
    ring(STEEL, elbow, 0.05, 0.02, ACROSS),
    // The bucket is open toward the tracks.
    box(STEEL, add(wrist, [0.0, -0.14, 0]), [0.022, 0.14, 0.17], roll(0.16), 0.01),
    box(STEEL, add(wrist, [-0.09, -0.27, 0]), [0.12, 0.022, 0.17], roll(-0.3), 0.01),
    ...[-1, 1].map((side) =>
      box(STEEL, add(wrist, [-0.06, -0.17, side * 0.165]), [0.08, 0.1, 0.012], roll(0.3), 0.02),
    ),
    ...[-0.13, -0.045, 0.045, 0.13].map((z) =>
      limb(CHROME, add(tip, [0.02, 0.01, z]), add(tip, [-0.07, 0.04, z]), 0.02, 0.006),
    ),
  ];
}

/** A bulldozer on tracks: a long bonnet before its cab, a broad blade ahead and a ripper behind. */
export function bulldozer(paint: Colour): Solid[] {
  const body = plain(paint, { gloss: 0.4 });
  const dark = plain([0.16, 0.16, 0.17], { gloss: 0.2 });
  return [
    ...[-0.29, 0.29].flatMap((z) => track(z, 0.58, 0.36)),
    box(body, [-0.02, 0.36, 0], [0.5, 0.13, 0.18], UNTURNED, 0.03),
    box(body, [0.26, 0.54, 0], [0.26, 0.14, 0.16], UNTURNED, 0.04),
    box(dark, [0.525, 0.53, 0], [0.012, 0.11, 0.13], UNTURNED, 0.01),
    limb(dark, [0.28, 0.66, 0.06], [0.28, 0.9, 0.06], 0.026, 0.024),
    ...cab([-0.24, 0.76, 0], [0.21, 0.26, 0.23], body),
    box(dark, [-0.56, 0.42, 0], [0.05, 0.1, 0.2], UNTURNED, 0.02),
    limb(STEEL, [-0.62, 0.46, 0], [-0.68, 0.08, 0], 0.035, 0.02),
    // The blade hollow to the front, its arms beside the tracks.
    ...[0, 1, 2, 3, 4].map((n) => {
      const a = -0.5 + 0.25 * n;
      return box(
        n === 0 ? STEEL : body,
        [0.82 + 0.1 * a * a * 2, 0.08 + 0.11 * n, 0],
        [0.022, 0.06, 0.54],
        roll(-0.5 * a),
        0.008,
      );
    }),
    ...[-1, 1].flatMap((side) => [
      box(body, [0.82, 0.3, side * 0.54], [0.06, 0.26, 0.012], UNTURNED, 0.01),
      limb(body, [0, 0.18, side * 0.42], [0.8, 0.16, side * 0.42], 0.035, 0.035),
      limb(CHROME, [0.42, 0.5, side * 0.2], [0.8, 0.3, side * 0.26], 0.02, 0.02),
    ]),
  ];
}
