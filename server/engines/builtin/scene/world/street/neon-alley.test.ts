import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { drawScene } from '../../draw-scene.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { neonHouse } from './neon-alley.ts';

/** The share of a picture's pixels, of those below or above a row (a share), that are of a strong colour, and how many hues they have. */
function vividOf(prompt: string, [from, to]: readonly [number, number]) {
  const side = 96;
  const pixels = drawScene(
    { idea: readPrompt(prompt), style: null, width: side, height: side, seed: 5, index: 0 },
    () => {},
  );
  let vivid = 0;
  const hues = new Set<number>();
  for (let at = Math.round(from * side) * side; at < Math.round(to * side) * side; at++) {
    const colour = [...pixels.slice(at * 4, at * 4 + 3)];
    const [most, least] = [Math.max(...colour), Math.min(...colour)];
    if (most < 90 || least > 0.55 * most) continue;
    vivid++;
    hues.add(colour.indexOf(most) * 3 + colour.indexOf(least));
  }
  return { share: vivid / ((to - from) * side * side), hues: hues.size };
}

describe('an alley with neon signs', () => {
  it('shines in many colours by night, and so does its wet floor; an old lane does neither', () => {
    const [neon, old] = ['rainy night, a neon alley', 'rainy night, a narrow alley'];
    const signs = vividOf(neon, [0, 0.6]);
    expect(signs.share).toBeGreaterThan(2 * vividOf(old, [0, 0.6]).share);
    expect(signs.hues).toBeGreaterThan(3);
    expect(vividOf(neon, [0.7, 1]).hues).toBeGreaterThan(vividOf(old, [0.7, 1]).hues);
  });

  it('leaves room to walk below its signs, which stand out from the fronts', () => {
    const plot = { x: -3, z: 8, u: [0, 1], w: [-1, 0], wide: 8, deep: 11 } as const;
    const hung = neonHouse(plot, createRandom(4), 0.5).filter(({ plan }) =>
      plan.every(([x]) => x > -3),
    );
    expect(hung.length).toBeGreaterThan(4);
    for (const { low } of hung) expect(low).toBeGreaterThan(2);
  });
});
