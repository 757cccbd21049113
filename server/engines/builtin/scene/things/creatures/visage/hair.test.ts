import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { lumaOf } from '../../../arithmetic.ts';
import { distanceTo } from '../../sculpt/distance.ts';
import { createField } from '../../sculpt/field.ts';
import { radiusAt, type Star } from '../../sculpt/star.ts';
import { normalise, type Vector } from '../../sculpt/vector.ts';
import { hairOfColour } from './complexion.ts';
import { complexionOf } from './face.ts';
import { faceOf } from './face-of.ts';
import { hairOf } from './hair.ts';

const BROWN = [0.3, 0.2, 0.1] as const;
const hanging = (kind: 'long' | 'wavy' | 'bob') =>
  hairOf(BROWN, kind, faceOf(['woman'], null), 60).slice(1);
const sidesOf = (kind: 'long' | 'wavy' | 'bob') =>
  hanging(kind).filter(({ shape }) => shape === 'star');

describe('hair that hangs down', () => {
  it.each(['long', 'wavy', 'bob'] as const)(
    'is one mass on each side that runs into what hangs behind: %s',
    (kind) => {
      const sides = sidesOf(kind);
      expect(sides.map(({ a }) => Math.sign(a[2]))).toEqual([-1, 1]);
      const field = createField(hanging(kind).filter(({ shape }) => shape !== 'star'));
      for (const { a, star } of sides) {
        if (star === null) throw new Error('no star');
        const way = normalise([-0.3, 0, -a[2]]);
        const reach = radiusAt(star, ...way) - 0.01;
        const [x, y, z] = way.map((of, axis) => (a[axis] ?? 0) + reach * of);
        expect(distanceTo(field, 0, x ?? 9, y ?? 9, z ?? 9)).toBeLessThan(0);
        // Never thin: a line of sight that steps along it cannot pass through.
        expect(star.least).toBeGreaterThan(0.05);
      }
    },
  );

  it('has tips that are uneven, and an outline that swells where it is wavy', () => {
    const tips = (kind: 'long' | 'wavy') => {
      const star = sidesOf(kind)[0]?.star;
      if (!star) throw new Error('no star');
      return [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5].map((x) => {
        const way = normalise([x * 0.4, -1, 0]);
        return way[1] * radiusAt(star, ...way);
      });
    };
    const all = tips('long');
    expect(Math.max(...all) - Math.min(...all)).toBeGreaterThan(0.02);
    const outline = (kind: 'long' | 'wavy') => {
      const star = sidesOf(kind)[0]?.star;
      if (!star) throw new Error('no star');
      const widths = Array.from({ length: 30 }, (_, n): Vector => [0, -0.4 + n * 0.025, -0.2]).map(
        (at) => {
          const way = normalise(at);
          return -way[2] * radiusAt(star, ...way);
        },
      );
      // How much it bends in and out.
      return widths
        .slice(2)
        .reduce(
          (sum, wide, n) => sum + Math.abs(wide - 2 * (widths[n + 1] ?? 0) + (widths[n] ?? 0)),
          0,
        );
    };
    expect(outline('wavy')).toBeGreaterThan(1.3 * outline('long'));
  });

  it('narrows toward its tips, and lies on the chest before the shoulders', () => {
    const [star] = sidesOf('long');
    const tip = star?.star?.low[1] ?? 0;
    const at = (y: number) => {
      const way = normalise([0.2, y - (star?.a[1] ?? 0), 0]);
      return (star?.a[0] ?? 0) + way[0] * radiusAt(star?.star as Star, ...way);
    };
    expect((star?.a[1] ?? 0) + tip).toBeLessThan(-0.5);
    expect(at(-0.5)).toBeGreaterThan(at(0.2));
  });

  it('has strands that run down it', () => {
    const [side] = sidesOf('long');
    const at = (y: number) => side?.look.combed?.(0, y, -0.36) ?? 9;
    expect(Math.abs(at(0.3) - at(-0.3))).toBeLessThan(0.08);
  });

  it('is darker where it looks inward, to the face and the neck', () => {
    const [side] = sidesOf('long');
    const toneOf = (normal: Vector) => side?.look.paint(0, 0, -0.36, normal)[0] ?? 0;
    expect(toneOf([0, 0, 1])).toBeLessThan(0.6 * toneOf([0, 0, -1]));
  });
});

describe('hair that is tied', () => {
  const onHead = (kind: 'bun' | 'braids') => hairOf(BROWN, kind, faceOf(['woman'], null), 60);

  it('stands over the crown in a bun, so that it is seen from before', () => {
    const highest = Math.max(
      ...onHead('bun').map(({ middle, reach, shape }) =>
        shape === 'cone' ? middle[1] + reach : 0,
      ),
    );
    expect(highest).toBeGreaterThan(1.2);
  });

  it('hangs in two braids to the chest, each before its shoulder', () => {
    const tips = onHead('braids').filter(({ a }) => a[1] < -0.6);
    expect(new Set(tips.map(({ a }) => Math.sign(a[2])))).toEqual(new Set([-1, 1]));
    for (const { a } of tips) expect(a[0]).toBeGreaterThan(0.2);
  });
});

describe('hair that is called brown', () => {
  it('is darker than brown wood, and never fair', () => {
    const wood = [0.4, 0.26, 0.16] as const;
    expect(lumaOf(...hairOfColour(wood))).toBeLessThan(0.6 * lumaOf(...wood));
    const [red, green, blue] = hairOfColour(wood);
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue);
  });
});

describe('who has hair that is called fair', () => {
  it('is fair, whatever skin comes by chance', () => {
    const skins = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const { skin } = complexionOf(createRandom(seed), null, ['woman'], [0.86, 0.77, 0.62]);
      return lumaOf(...skin.paint(0, 0, 0, [1, 0, 0]));
    });
    expect(Math.min(...skins)).toBeGreaterThan(0.6);
  });
});
