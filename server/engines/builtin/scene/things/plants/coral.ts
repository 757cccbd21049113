import { pick, type Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import { createNoise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ball, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { add, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const COLOURS: readonly Colour[] = [
  [0.95, 0.38, 0.3],
  [0.96, 0.6, 0.2],
  [0.9, 0.35, 0.62],
  [0.62, 0.36, 0.8],
  [0.94, 0.84, 0.4],
  [0.4, 0.72, 0.42],
];

/** Grain that all corals share. */
const noise = createNoise(20_262);

/** The little cups that a coral is covered with. */
const polyps = (x: number, y: number, z: number): number =>
  0.009 * Math.abs(noise.at(x * 42 + z * 31, y * 42 - z * 27));

type Grow = (random: Random, look: Look, tip: Look) => Solid[];

/** A coral: a thicket of branches, a cluster of balls, a bunch of tubes, or a fan. It is drawn as high as is then said, pixels. */
export function coral({ random, rays, colour }: Wish): (tall: number) => Sprite {
  const base = colour ?? pick(random, COLOURS);
  const look: Look = {
    paint: (x, y, z) =>
      scaleColour(base, 0.6 + 0.42 * y + 0.1 * noise.at(x * 26 + z * 19, y * 26 - z * 11)),
    bump: polyps,
  };
  const grow = pick(random, [branches, branches, balls, tubes, fan]);
  const model = grow(random, look, plain(scaleColour(base, 1.35)));
  const view = { yaw: random.unit() * 0.8, pitch: 0.12, away: 4 };
  return (tall) => sculpt(model, view, rays, tall, random);
}

const branches: Grow = (random, look, tip) => {
  const model: Solid[] = [];
  const fork = (from: Vector, lean: Vector, length: number, thick: number, left: number): void => {
    const to = add(from, [lean[0] * length, length, lean[2] * length]);
    model.push(limb(look, from, to, thick, thick * 0.66, thick * 0.5));
    if (left === 0) {
      model.push(ball(tip, to, thick * 0.62, thick * 0.4));
      return;
    }
    for (let n = 0; n < (left === 2 ? 3 : 2); n++) {
      const turn = random.unit() * Math.PI * 2;
      const wide = 0.4 + 0.4 * random.unit();
      const out: Vector = [
        lean[0] * 0.6 + Math.cos(turn) * wide,
        0,
        lean[2] * 0.6 + Math.sin(turn) * wide,
      ];
      fork(to, out, length * (0.62 + 0.28 * random.unit()), thick * 0.7, left - 1);
    }
  };
  for (let n = 0; n < 4; n++) {
    const turn = (n / 4) * Math.PI * 2 + random.unit();
    fork(
      [0, 0, 0],
      [Math.cos(turn) * 0.7, 0, Math.sin(turn) * 0.7],
      0.3 + 0.1 * random.unit(),
      0.06,
      2,
    );
  }
  return model;
};

const balls: Grow = (random, look) =>
  Array.from({ length: 7 }, (_, n) => {
    const turn = n * 2.4;
    const away = n === 0 ? 0 : 0.34 + 0.1 * random.unit();
    const size = n === 0 ? 0.42 : 0.2 + 0.14 * random.unit();
    const at: Vector = [Math.cos(turn) * away, size * 0.6, Math.sin(turn) * away];
    return ball({ ...look, bump: grooves }, at, size);
  });

const grooves = (x: number, y: number, z: number): number =>
  0.012 * Math.sin(x * 40 + 5 * Math.sin(z * 14)) * Math.sin(y * 40 + 5 * Math.sin(x * 13));

const tubes: Grow = (random, look, tip) =>
  Array.from({ length: 8 }, (_, n): Solid[] => {
    const turn = n * 2.4;
    const [x, z] = [Math.cos(turn) * 0.07 * n * 0.7, Math.sin(turn) * 0.07 * n * 0.7];
    const height = 0.45 + 0.5 * random.unit();
    const to: Vector = [x * 1.9, height, z * 1.9];
    return [limb(look, [x, 0, z], to, 0.06, 0.085, 0.03), ball(tip, add(to, [0, 0.05, 0]), 0.062)];
  }).flat();

const fan: Grow = (random, look) =>
  Array.from({ length: 15 }, (_, n): Solid[] => {
    const angle = -1.15 + (2.3 * n) / 14 + 0.06 * random.unit();
    const long = 0.75 + 0.25 * Math.cos(angle);
    const knee: Vector = [Math.sin(angle) * 0.5 * long, 0.1 + Math.cos(angle) * 0.5 * long, 0];
    const end: Vector = [Math.sin(angle * 1.15) * long, 0.1 + Math.cos(angle) * long, 0];
    return [
      limb(look, [0, 0.02, 0], knee, 0.03, 0.022, 0.03),
      limb(look, knee, end, 0.024, 0.016, 0.02),
    ];
  }).flat();
