import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, frustum, type Look, limb } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import { smooth } from '../smooth-path.ts';
import type { TreatModel } from './treat-model.ts';

const WHITE: Colour = [0.94, 0.93, 0.9];

/** A toy ball with a band round it. */
export function toyBall(colour: Colour, radius: number): TreatModel {
  const pale = mixColour(colour, WHITE, 0.82);
  const look: Look = {
    paint: (_x, y, z) => (Math.abs(y * 0.8 + z * 0.6) < radius * 0.2 ? pale : colour),
    gloss: 0.6,
  };
  return { pieces: [ball(look, [0, 0, 0], radius)], half: radius };
}

/** A disc to throw, a rim around its dome. */
export function frisbeeOf(colour: Colour, size: number): TreatModel {
  const look = plain(colour, { gloss: 0.4 });
  const rim = plain(scaleColour(colour, 0.8), { gloss: 0.4 });
  return {
    pieces: [
      frustum(rim, [0, -0.02 * size, 0], 0.045 * size, 0.25 * size, 0.23 * size),
      frustum(look, [0, 0.02 * size, 0], 0.025 * size, 0.21 * size, 0.14 * size),
    ],
    half: 0.03 * size,
  };
}

/** How thick a thread of yarn is beside its ball, and how many turns of it lie on top. */
const THREAD = { thick: 0.1, turns: 9 } as const;

/** A ball of yarn: great circles of thread, each in another plane, its loose end on the ground. */
export function yarnBall(colour: Colour, radius: number): TreatModel {
  const thick = radius * THREAD.thick;
  const shades = [1, 0.82, 1.12].map((share) => plain(scaleColour(colour, share)));
  const turns = Array.from({ length: THREAD.turns }, (_, n) => {
    const [tip, round] = [n * 1.1, n * 2.4];
    const at = (angle: number): Vector => {
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      const [u, v] = [x * Math.cos(tip), x * Math.sin(tip)];
      return [
        radius * (u * Math.cos(round) + y * Math.sin(round)),
        radius * v,
        radius * (y * Math.cos(round) - u * Math.sin(round)),
      ];
    };
    return Array.from({ length: 12 }, (_step, k) =>
      limb(
        shades[n % shades.length] as Look,
        at((k / 12) * 2 * Math.PI),
        at(((k + 1) / 12) * 2 * Math.PI),
        thick,
        thick,
      ),
    );
  }).flat();
  const low = -radius + thick;
  const loose = smooth([
    [radius * 0.5, low, -radius * 0.4],
    [radius * 1.4, low, -radius * 0.9],
    [radius * 2, low, -radius * 0.3],
    [radius * 2.7, low, -radius * 0.8],
    [radius * 3.3, low, -radius * 0.2],
  ]);
  return {
    pieces: [
      ball(plain(scaleColour(colour, 0.75)), [0, 0, 0], radius),
      ...turns,
      ...loose
        .slice(1)
        .map((to, n) => limb(shades[0] as Look, loose[n] ?? to, to, thick * 0.8, thick * 0.8)),
    ],
    half: radius,
  };
}

/** A bone of `long`, two knobs at each of its ends. */
export function boneOf(colour: Colour, long: number): TreatModel {
  const look = plain(colour, { gloss: 0.25 });
  const thick = long * 0.09;
  return {
    pieces: [
      limb(look, [-long / 2, 0, 0], [long / 2, 0, 0], thick, thick),
      ...[-1, 1].flatMap((end) =>
        [-1, 1].map((side) =>
          ball(look, [(end * long) / 2, side * thick * 0.95, 0], thick * 1.35, thick * 0.4),
        ),
      ),
    ],
    half: thick * 2,
  };
}
