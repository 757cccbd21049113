import type { Random } from '../../../kernels/random.ts';
import { mixColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { type Look, limb, type Solid } from '../sculpt/solid.ts';
import { add, type Vector } from '../sculpt/vector.ts';

const YELLOW: Colour = [1, 0.72, 0.2];
const RED: Colour = [0.86, 0.14, 0.02];
/** How high the flames over a pan are, in a man's heights, and their tongues. */
const FLAMES = { high: 0.4, tongues: 13 } as const;

/** Tongues of fire that rise from a pan or a pit there, yellow at their foot and red at their tips; in the height of who stands at it. */
export function fireTongues(random: Random, [x, y, z]: Vector): Solid[] {
  const fire: Look = {
    paint: (_x, up) => mixColour(YELLOW, RED, Math.min(1, Math.max(0, (up - y) / FLAMES.high))),
    glow: () => 0.8,
  };
  return Array.from({ length: FLAMES.tongues }, (_, n) => {
    const angle = 2.4 * n;
    const out = 0.07 * Math.sqrt(n / FLAMES.tongues);
    const high = FLAMES.high * (1 - 0.55 * (n / FLAMES.tongues)) * (0.75 + 0.5 * random.unit());
    const foot: Vector = [x + out * Math.cos(angle), y + 0.03, z + out * Math.sin(angle)];
    const lean: Vector = [0.05 * (random.unit() - 0.4), 0.45 * high, 0.04 * (random.unit() - 0.5)];
    const middle = add(foot, lean);
    const tip = add(middle, [0.06 * (random.unit() - 0.5), 0.55 * high, 0]);
    return [
      limb(fire, foot, middle, 0.034, 0.026, 0.02),
      limb(fire, middle, tip, 0.026, 0.003, 0.02),
    ];
  }).flat();
}
