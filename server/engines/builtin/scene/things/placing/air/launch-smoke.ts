import { createRandom } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { STEAM, smokePuff } from '../../smoke-puff.ts';
import type { Planted, Stage } from '../stage.ts';

/** Puffs to each side, how far out the last is and how high the highest, in heights of the rocket with its fire. */
const PUFFS = 26;
const OUT = 0.95;
const HIGH = 0.17;
/** How far from the fire its light reaches, in the same measure, and what it makes of smoke. */
const LIT = 0.26;
const FIRE: Colour = [0.6, 0.16, -0.22];

/** The smoke that rolls away over the ground from a rocket that rises, lit by its fire in the middle. */
export function launchSmoke({ setting }: Stage, wished: readonly Planted[]): Planted[] {
  const rockets = wished.filter(({ thing }) => thing === 'launch');
  if (rockets.length === 0) return [];
  const random = createRandom(setting.random.uint32());
  const kinds = [0.97, 0.94, 0.9].map((dense) => smokePuff(setting.light, STEAM, dense, random));
  return rockets.flatMap(({ x, z, base, size }) =>
    Array.from({ length: 2 * PUFFS }, (_, n): Planted => {
      const share = (n >> 1) / PUFFS;
      const out = (n % 2 === 0 ? -1 : 1) * OUT * share ** 1.3 + 0.05 * (random.unit() - 0.5);
      const large = size * (0.14 + 0.12 * random.unit() + 0.06 * share);
      const rises = size * HIGH * random.unit() * (1.1 - share) + 0.02 * size * share;
      const glow = Math.exp(-((out / LIT) ** 2)) * (1 - (0.5 * rises) / (size * HIGH));
      return {
        sprite: kinds[n % kinds.length] as (typeof kinds)[number],
        x: x + out * size,
        z: z * (1 - 0.035 * random.unit()) + 0.03 * rises,
        base: base + rises - 0.34 * large,
        size: large,
        tone: [1 + FIRE[0] * glow, 1 + FIRE[1] * glow, 1 + FIRE[2] * glow],
      };
    }),
  );
}
