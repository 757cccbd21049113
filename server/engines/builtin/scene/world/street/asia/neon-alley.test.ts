import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { drawScene } from '../../../draw-scene.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { vendingMachines } from '../kerb/vending.ts';
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

describe('a wide street of a city known for its neon', () => {
  it('shines in many colours in a rainy night, and so does its wet floor', () => {
    const [tokyo, other] = ['雨の夜の東京、ネオンが濡れた道に映る', 'rainy night, a city street'];
    const signs = vividOf(tokyo, [0, 0.6]);
    expect(signs.share).toBeGreaterThan(2 * vividOf(other, [0, 0.6]).share);
    expect(signs.hues).toBeGreaterThan(3);
    expect(vividOf(tokyo, [0.65, 1]).share).toBeGreaterThan(vividOf(other, [0.65, 1]).share);
  });

  it('has machines that sell drinks at the feet of some houses, lit when it is dark', () => {
    const plot = { x: -8, z: 8, u: [0, 1], w: [-1, 0], wide: 14, deep: 11 } as const;
    const many = Array.from({ length: 20 }, (_, n) => vendingMachines(plot, createRandom(n), 0.5));
    const machines = many.flat();
    expect(many.filter(({ length }) => length > 0).length).toBeGreaterThan(4);
    for (const { high, plan } of machines) {
      expect(high).toBeLessThan(2);
      for (const [x] of plan) expect(x).toBeGreaterThan(-8.01);
    }
    const front = machines[0]?.faces.find(({ role }) => role === 'front');
    if (front === undefined) throw new Error('no front');
    const glowAt = (up: number) =>
      machines[0]?.paint(front, { along: 0.5, up, pixel: 0.01 }).glow[0] ?? 0;
    expect(glowAt(1.3)).toBeGreaterThan(4 * glowAt(0.3));
  });
});

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
    const hung = neonHouse(plot, createRandom(4), 0.5, 'han').filter(({ plan }) =>
      plan.every(([x]) => x > -3),
    );
    expect(hung.length).toBeGreaterThan(4);
    for (const { low } of hung) expect(low).toBeGreaterThan(2);
  });
});
