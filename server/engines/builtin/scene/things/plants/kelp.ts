import type { Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ball, blade, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { add, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const LEAF: Colour = [0.62, 0.56, 0.16];
const STEM: Colour = [0.4, 0.34, 0.12];

/** How many leaves a stem bears, and how long and thick they are where the plant is 1 high. */
const LEAVES = 24;
const LONG = 0.13;
const THICK = 0.0085;

/** A kelp plant: two or three stems that sway in the current, each with leaves on both sides and a bladder at their foot. */
export function kelp({ random, rays, colour, tall }: Wish): Sprite {
  const current = random.unit() < 0.5 ? -1 : 1;
  const stems = Array.from({ length: 2 + random.below(2) }, () =>
    stem(random, colour ?? LEAF, current),
  );
  return sculpt(stems.flat(), { yaw: 0, pitch: 0, away: 6 }, rays, tall, random);
}

function stem(random: Random, green: Colour, current: number): Solid[] {
  const root: Vector = [0.05 * (random.unit() - 0.5), 0, 0.08 * (random.unit() - 0.5)];
  const phase = random.unit() * 6;
  const high = 0.72 + 0.28 * random.unit();
  const at = (up: number): Vector =>
    add(root, [
      0.05 * Math.sin(phase + up * 7) * up + current * 0.1 * up * up,
      high * up,
      0.02 * Math.cos(phase + up * 6) * up,
    ]);
  const bark: Look = { paint: () => STEM, gloss: 0.2 };
  // Thin leaves let the light of the surface through: the higher, the brighter.
  const leaf: Look = {
    paint: (x, y) =>
      scaleColour(
        mixColour(green, [0.86, 0.8, 0.3], 0.5 * y),
        0.7 + 0.5 * y + 0.08 * Math.sin(x * 300),
      ),
    gloss: 0.3,
    sheer: 0.12,
  };
  const stalk = Array.from({ length: 14 }, (_, n) =>
    limb(bark, at(n / 14), at((n + 1) / 14), 0.006, 0.005),
  );
  const leaves = Array.from({ length: LEAVES }, (_, n): Solid[] => {
    const up = 0.05 + 0.95 * (n / (LEAVES - 1));
    const side = n % 2 === 0 ? 1 : -1;
    const foot = at(up);
    const long = LONG * (0.75 + 0.5 * random.unit()) * (n === LEAVES - 1 ? 1.2 : 1);
    const lift = 0.2 + 0.7 * random.unit();
    const depth = 0.5 * (random.unit() - 0.5);
    const knee = add(foot, [side * 0.5 * long, 0.5 * long * lift, 0.5 * long * depth]);
    const tip = add(knee, [
      0.5 * long * (side * 0.8 + current * 0.35),
      0.5 * long * (lift - 0.55),
      0.5 * long * depth,
    ]);
    return [
      ball(leaf, add(foot, [side * 0.012, 0.004, 0]), 0.0085, 0.006),
      blade(leaf, foot, knee, 0.004, THICK, 0.3, 0.006),
      blade(leaf, knee, tip, THICK, 0.002, 0.3, 0.006),
    ];
  });
  return [...stalk, ...leaves.flat()];
}
