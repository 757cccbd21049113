import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import type { Trait } from '../../words/trait.ts';
import { mermaid } from '../creatures/body/mermaid.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { ghost, skeleton } from './spooky.ts';
import { statue } from './statue.ts';
import { treasureChest } from './treasure/treasure.ts';

const wish = (rest: Partial<Wish> = {}): Wish => ({
  random: createRandom(4),
  rays: {
    toward: [0.4, 0.7, -0.6],
    sun: [0.9, 0.9, 0.9],
    sky: [0.4, 0.4, 0.4],
    ground: [0.2, 0.2, 0.2],
    snowy: false,
  },
  colour: null,
  posture: null,
  tall: 90,
  isPortrait: false,
  ...rest,
});

/** Mean red, green and blue of the solid texels between two heights, as shares of the whole from above. */
function meanOf({ sizes }: Sprite, from = 0, to = 1): readonly [number, number, number] {
  const size = sizes[0];
  if (size === undefined) throw new Error('an empty sprite');
  const sum = [0, 0, 0, 0];
  for (let row = Math.floor(from * size.height); row < Math.ceil(to * size.height); row++)
    for (let column = 0; column < size.width; column++) {
      const at = (row * size.width + column) * 4;
      if ((size.rgba[at + 3] ?? 0) < 0.9) continue;
      for (let part = 0; part < 3; part++)
        sum[part] = (sum[part] ?? 0) + (size.rgba[at + part] ?? 0);
      sum[3] = (sum[3] ?? 0) + 1;
    }
  const [red = 0, green = 0, blue = 0, count = 0] = sum;
  return [red / count, green / count, blue / count];
}

describe('figures of tales', () => {
  it('give a mermaid a tail of sea green below her skin', () => {
    const upper = meanOf(mermaid(wish()), 0, 0.3);
    const lower = meanOf(mermaid(wish()), 0.55, 0.75);
    expect(upper[0]).toBeGreaterThan(upper[2]);
    expect(lower[1]).toBeGreaterThan(lower[0]);
  });

  it('let a ghost shine and a statue not', () => {
    const glowOf = ({ sizes }: Sprite) => Math.max(...(sizes[0]?.glow ?? [0]));
    expect(glowOf(ghost(wish()))).toBeGreaterThan(0.1);
    expect(glowOf(statue(wish()))).toBe(0);
  });

  it('leave of a skeleton less than of somebody whole', () => {
    const filled = ({ sizes }: Sprite) => {
      const { rgba, width, height } = sizes[0] ?? { rgba: [], width: 1, height: 1 };
      let solid = 0;
      for (let at = 3; at < rgba.length; at += 4) if ((rgba[at] ?? 0) > 0.5) solid++;
      return solid / (width * height);
    };
    expect(filled(skeleton(wish({ posture: 'standing' })))).toBeLessThan(0.45);
  });

  it('have a skeleton that fights lunge with a sword, far wider than one that stands', () => {
    const wideOf = (traits: readonly Trait[]) => {
      const { width = 0, height = 1 } =
        skeleton(wish({ traits, posture: 'standing' })).sizes[0] ?? {};
      return width / height;
    };
    expect(wideOf(['fighting'])).toBeGreaterThan(1.6 * wideOf([]));
  });

  it('make a statue of what its colour says', () => {
    const [red, , blue] = meanOf(statue(wish({ colour: [0.85, 0.62, 0.2] })));
    expect(red).toBeGreaterThan(blue * 1.4);
    const [plain, , other] = meanOf(statue(wish()));
    expect(Math.abs(plain - other)).toBeLessThan(0.2);
  });

  it('fill a chest with gold', () => {
    const [red, green, blue] = meanOf(treasureChest(wish()));
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue * 1.2);
  });
});
