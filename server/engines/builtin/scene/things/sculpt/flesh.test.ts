import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import type { Rays } from './rays.ts';
import { sculpt } from './sculpt.ts';
import { ball, type Look } from './solid.ts';
import { normalise } from './vector.ts';

const RAYS: Rays = {
  toward: normalise([-1, 0.2, -0.3]),
  sun: [1, 1, 1],
  sky: [0.3, 0.3, 0.3],
  ground: [0.2, 0.2, 0.2],
};
const GREY: Look = { paint: () => [0.6, 0.6, 0.6] };

/** Red beside blue along a ball's middle row, from its lit side to its shaded one. */
function rednessOf(look: Look, rays: Rays = RAYS): number[] {
  const { sizes } = sculpt(
    [ball(look, [0, 0.5, 0], 0.5)],
    { yaw: 0, pitch: 0, away: 4 },
    rays,
    80,
    createRandom(1),
  );
  const size = sizes[0];
  if (size === undefined) throw new Error('not drawn');
  const row = Math.floor(size.height / 2);
  return Array.from({ length: size.width }, (_, column) => {
    const at = (row * size.width + column) * 4;
    return (size.rgba[at] ?? 0) / ((size.rgba[at + 2] ?? 0) || 1);
  }).slice(4, -4);
}

describe('flesh', () => {
  it('is redder where it turns from the light than in it, as nothing else is', () => {
    const skin = rednessOf({ ...GREY, flesh: 1 });
    const lit = skin[Math.floor(skin.length * 0.15)] ?? 0;
    expect(Math.max(...skin)).toBeGreaterThan(lit * 1.15);
    const stone = rednessOf(GREY);
    expect(Math.max(...stone)).toBeCloseTo(Math.min(...stone), 3);
  });

  it('takes less of the colour of an orange light than other things do', () => {
    const evening: Rays = { ...RAYS, sun: [1.3, 0.8, 0.4], skin: 0.5 };
    const middleOf = (look: Look): number => {
      const all = rednessOf(look, evening);
      return all[Math.floor(all.length * 0.15)] ?? 0;
    };
    expect(middleOf({ ...GREY, flesh: 1 })).toBeLessThan(0.72 * middleOf(GREY));
  });
});
