import { scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { type Figure, figureOf } from '../creatures/figure.ts';
import { fighting } from '../creatures/pastimes/at-play.ts';
import { type Doing, doingAs } from '../creatures/postures/doings.ts';
import { phaseOf } from '../creatures/postures/phases.ts';
import { type Stance, stanceOf } from '../creatures/stance.ts';
import { flare } from '../sculpt/flare.ts';
import { plain } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import { portray } from '../sculpt/portray.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ball, blade, box, cut, ellipsoid, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { add, between, roll, type Vector, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { looksLeft, type Wish } from '../wish.ts';

const SHEET: Colour = [0.9, 0.93, 0.97];
const BONE: Colour = [0.87, 0.83, 0.71];
const HOLLOW: Colour = [0.05, 0.045, 0.045];

/** How many folds hang around a ghost. */
const FOLDS = 13;

/** A ghost: a white cloth that floats as over a head and two arms, in folds that end ragged above the ground, with dark eyes and mouth. */
export function ghost(wish: Wish): Sprite {
  const colour = wish.colour ?? SHEET;
  const cloth: Look = {
    paint: (_x, y) => scaleColour(colour, 0.86 + 0.16 * y),
    // It shines a little by itself, least where it ends.
    glow: (_x, y) => 0.16 + 0.24 * smoothstep(0.1, 0.8, y),
    sheer: 0.16,
  };
  const dark = plain(HOLLOW);
  const folds = Array.from({ length: FOLDS }, (_, n): Solid => {
    const around = (n / FOLDS) * Math.PI * 2 + 0.3 * Math.sin(n * 2.1);
    const end = 0.1 + 0.07 * Math.sin(n * 2.7);
    const out = 0.26 + 0.03 * Math.sin(n * 1.9);
    return limb(
      cloth,
      [0.15 * Math.cos(around), 0.68, 0.15 * Math.sin(around)],
      [out * Math.cos(around), end, out * Math.sin(around)],
      0.05,
      0.062,
      0.05,
    );
  });
  const model = [
    ball(cloth, [0, 0.8, 0], 0.2),
    flare(cloth, [0, 0.76, 0], [0.19, 0.19], [0, 0.2, 0], [0.24, 0.25], 0.06),
    ...folds,
    ...[-1, 1].flatMap((side) => [
      limb(cloth, [side * 0.14, 0.62, -0.06], [side * 0.33, 0.6, -0.2], 0.085, 0.06, 0.07),
      limb(cloth, [side * 0.33, 0.6, -0.2], [side * 0.38, 0.48, -0.24], 0.06, 0.035, 0.05),
      ellipsoid(dark, [side * 0.075, 0.845, -0.175], [0.036, 0.056, 0.03]),
    ]),
    ellipsoid(dark, [0, 0.725, -0.185], [0.036, 0.05, 0.03]),
  ];
  return portray(wish, model, 0.35, 0.04, 3);
}

const bone = plain(BONE, { gloss: 0.12 });
const hollow = plain(HOLLOW);

/** A skull in its own height, the chin at 0, looking along +x. */
function skull(): Solid[] {
  return [
    ellipsoid(bone, [-0.06, 0.64, 0], [0.42, 0.37, 0.33]),
    ellipsoid(bone, [0.12, 0.42, 0], [0.25, 0.2, 0.25], 0.08),
    limb(bone, [0.26, 0.5, -0.2], [0.05, 0.46, -0.27], 0.05, 0.04, 0.05),
    limb(bone, [0.26, 0.5, 0.2], [0.05, 0.46, 0.27], 0.05, 0.04, 0.05),
    box(bone, [0.24, 0.28, 0], [0.1, 0.08, 0.14], undefined, 0.05),
    cut(ellipsoid(hollow, [0.36, 0.53, -0.135], [0.13, 0.105, 0.095])),
    cut(ellipsoid(hollow, [0.36, 0.53, 0.135], [0.13, 0.105, 0.095])),
    ellipsoid(hollow, [0.2, 0.53, -0.13], [0.1, 0.11, 0.1]),
    ellipsoid(hollow, [0.2, 0.53, 0.13], [0.1, 0.11, 0.1]),
    blade(hollow, [0.34, 0.43, 0], [0.355, 0.34, 0], 0.012, 0.05, 0.5, 0, yaw(Math.PI / 2)),
    // The jaw, and the teeth above it.
    limb(bone, [0.02, 0.32, -0.22], [0.2, 0.08, -0.12], 0.05, 0.06, 0.03),
    limb(bone, [0.02, 0.32, 0.22], [0.2, 0.08, 0.12], 0.05, 0.06, 0.03),
    limb(bone, [0.2, 0.08, -0.12], [0.2, 0.08, 0.12], 0.065, 0.065, 0.04),
    box(hollow, [0.2, 0.19, 0], [0.09, 0.022, 0.13]),
    ...[-0.1, -0.06, -0.02, 0.02, 0.06, 0.1].flatMap((z) => [
      box(bone, [0.315 - 4 * z * z, 0.215, z], [0.02, 0.035, 0.015], undefined, 0.008),
      box(bone, [0.295 - 4 * z * z, 0.155, z], [0.02, 0.03, 0.015], undefined, 0.008),
    ]),
  ];
}

/** A bone between two joints, thicker at its ends. */
const shaft = (from: Vector, to: Vector, thick: number): Solid[] => [
  limb(bone, from, to, thick, thick * 0.9),
  ball(bone, from, thick * 1.55, 0.01),
  ball(bone, to, thick * 1.45, 0.01),
];

/** Six pairs of ribs that bend from the spine round to the breastbone. */
function ribs({ chest, waist }: Stance): Solid[] {
  return Array.from({ length: 6 }, (_, n): Solid[] => {
    const middle = add(between(chest, waist, 0.08 + 0.15 * n), [0.012, 0, 0]);
    const [deep, wide] = [
      0.062 + 0.012 * Math.sin(n * 0.6),
      0.076 + 0.022 * Math.sin(0.5 + n * 0.5),
    ];
    const at = (angle: number): Vector =>
      add(middle, [-deep * Math.cos(angle), -0.02 * (1 - Math.cos(angle)), wide * Math.sin(angle)]);
    return [-1, 1].flatMap((side) =>
      Array.from({ length: 7 }, (_, k) =>
        limb(bone, at(side * k * 0.36), at(side * (k + 1) * 0.36), 0.0085, 0.0085),
      ),
    );
  }).flat();
}

/** The bones of a body of those measures that holds itself so. */
function bonesOf(figure: Figure, stance: Stance): Solid[] {
  const { hips, waist, chest, chin, arms, legs, nod } = stance;
  const spine = [hips, waist, between(waist, chest, 0.5), chest, add(chin, [-0.03, 0.02, 0])];
  return [
    ...spine.slice(1).flatMap((to, n) => {
      const from = spine[n] ?? to;
      return Array.from({ length: 5 }, (_, k) =>
        ellipsoid(
          bone,
          add(between(from, to, (k + 0.5) / 5), [-0.04, 0, 0]),
          [0.019, 0.011, 0.022],
        ),
      );
    }),
    ...ribs(stance),
    limb(
      bone,
      add(chest, [0.07, -0.03, 0]),
      add(between(chest, waist, 0.6), [0.075, 0, 0]),
      0.013,
      0.01,
    ),
    ...[-1, 1].flatMap((side) => [
      limb(
        bone,
        add(chest, [0.05, 0.0, side * 0.02]),
        add(chest, [-0.01, 0.005, side * figure.shoulders * 0.95]),
        0.009,
        0.009,
      ),
      ellipsoid(bone, add(hips, [0, 0.03, side * 0.05]), [0.045, 0.05, 0.03], 0.012, roll(-0.3)),
    ]),
    ...arms.flatMap(([shoulder, elbow, wrist]) => [
      ...shaft(shoulder, elbow, 0.0125),
      ...shaft(elbow, wrist, 0.0105),
      ...[-0.018, -0.006, 0.006, 0.018].map((aside) =>
        limb(bone, wrist, add(wrist, [0.012, -0.075, aside]), 0.007, 0.004),
      ),
    ]),
    ...legs.flatMap(([hip, knee, ankle]) => [
      ...shaft(hip, knee, 0.0165),
      ...shaft(knee, ankle, 0.0135),
      limb(bone, add(ankle, [-0.02, -0.02, 0]), add(ankle, [0.09, -0.032, 0]), 0.014, 0.009),
    ]),
    ...moved(skull(), { size: figure.head * 1.06, by: roll(nod), to: add(chin, [0, -0.004, 0]) }),
  ];
}

/** Somebody of whom only the bones are left, standing, walking, dancing or fighting as the living do. */
export function skeleton(wish: Wish): Sprite {
  const { random, rays, tall, posture, faces = 1, traits = [] } = wish;
  const figure = figureOf([]);
  const fights = traits.includes('fighting');
  const doing: Doing = traits.includes('dancing')
    ? phaseOf('dancing', wish.nth ?? 0)
    : doingAs(posture ?? (random.unit() < 0.5 ? 'standing' : 'walking'));
  const model = fights
    ? fighting([], (as, hands) => bonesOf(figure, stanceOf(figure, as, hands)), faces > 0, true)
    : bonesOf(figure, stanceOf(figure, doing));
  const usual = fights ? FIGHTS : doing === 'walking' ? 0.6 : 0.85;
  const turn = usual + (fights ? 0.1 : 0.4) * (random.unit() - 0.5);
  const side = looksLeft(wish) ? Math.PI - turn : turn;
  return sculpt(
    model,
    { yaw: side, pitch: 0.06, away: 4 },
    { ...rays, snowy: false },
    tall,
    random,
  );
}

/** How far one who fights is turned to the eye, radians. */
const FIGHTS = 0.3;

/** A skull that lies on its jaw. */
export const lyingSkull = (wish: Wish): Sprite => {
  const turned = moved(skull(), { by: yaw(Math.PI / 2) });
  return portray(wish, turned, 0.5, 0.1, 3);
};
