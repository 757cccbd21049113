import { expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import type { Company } from '../../words/idea.ts';
import { createLight } from '../../world/light.ts';
import { raysOf } from '../wish.ts';
import { company } from './company.ts';

/** How far the left and the right half of two are filled at a share of their height from above, by the width of the whole. */
function halves(bond: Company['bond'], at: number): readonly [number, number] {
  const rays = raysOf(createLight('day', 'clear', 0.4, 0, null));
  const wish = { random: createRandom(5), rays, posture: null, colour: null, tall: 160 };
  const two: Company = { bond, members: [[], ['woman']] };
  const [sprite] = company({ ...wish, isPortrait: false, faces: 1 }, two).sizes;
  if (sprite === undefined) throw new Error('nothing was drawn');
  const { width, height, rgba } = sprite;
  const row = Math.floor(at * height);
  const filled = Array.from({ length: width }, (_, x) =>
    (rgba[(row * width + x) * 4 + 3] ?? 0) > 0.5 ? 1 : 0,
  );
  const sum = (part: readonly number[]) => part.reduce<number>((a, b) => a + b, 0) / width;
  return [sum(filled.slice(0, width / 2)), sum(filled.slice(width / 2))];
}

it('lets who proposes kneel before who stands, and two who talk both stand', () => {
  const [kneeling, standing] = halves('propose', 0.06);
  expect(kneeling).toBe(0);
  expect(standing).toBeGreaterThan(0);
  for (const half of halves('talk', 0.12)) expect(half).toBeGreaterThan(0);
});
