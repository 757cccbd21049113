import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Trait } from '../../../words/trait.ts';
import { figureOf } from '../figure.ts';
import { isHanging } from '../visage/hanging-hair.ts';
import { attributeOf } from './costumes.ts';
import { dressOf } from './dress.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

describe('a woman', () => {
  it.each([[['woman']], [['woman', 'old']], [['girl']]] as const)(
    'is known by her dress or by her hair, being %s',
    (traits) => {
      for (const seed of SEEDS) {
        const { kind, hair } = dressOf(createRandom(seed), 'standing', null, traits);
        expect(kind === 'dress' || hair === 'tail' || isHanging(hair), `${seed}`).toBe(true);
      }
    },
  );

  it('has hair to the chin where short hair is said: a man’s cut would make her one', () => {
    const hairOf = (traits: readonly Trait[]) =>
      dressOf(createRandom(3), 'standing', null, [...traits, 'shorthaired']).hair;
    expect(hairOf(['woman'])).toBe('bob');
    expect(hairOf([])).toBe('short');
  });
});

describe('hair that is told of', () => {
  it.each([
    [['bald'], 'shaven'],
    [['girl', 'braided'], 'braids'],
    [['woman', 'bun'], 'bun'],
    [['woman', 'curly'], 'wavy'],
    [['woman', 'earrings'], 'bun'],
    [['woman', 'curly', 'earrings'], 'curls'],
    [['woman', 'curly', 'darkskinned'], 'curls'],
    [['curly'], 'curls'],
  ] as const)('is worn so by who is %s', (traits, hair) => {
    for (const seed of SEEDS)
      expect(dressOf(createRandom(seed), 'standing', null, traits).hair).toBe(hair);
  });
});

describe('a boy', () => {
  it('wears no tail of hair, as some children do', () => {
    const hairs = (traits: readonly Trait[]) =>
      new Set(SEEDS.map((seed) => dressOf(createRandom(seed), 'standing', null, traits).hair));
    expect(hairs(['child'])).toContain('tail');
    expect(hairs(['child', 'boy'])).not.toContain('tail');
  });
});

describe("a mage's staff", () => {
  it('does not stand before the face, which looks ahead', () => {
    const figure = figureOf(['mage']);
    const [x = 1, , z = 0] = attributeOf('mage', figure, ['mage'])?.hand ?? [];
    expect(x).toBeLessThan(0.06);
    expect(z).toBeLessThan(-figure.shoulders - 0.1);
  });
});

describe('a hat', () => {
  it('is worn unasked in the sun of summer alone', () => {
    const hats = (traits: readonly Trait[]) =>
      SEEDS.filter((seed) => dressOf(createRandom(seed), 'standing', null, traits).hasHat).length;
    expect(hats([])).toBe(0);
    expect(hats(['summery'])).toBeGreaterThan(2);
    expect(hats(['hatted'])).toBe(SEEDS.length);
  });
});

describe('who lies', () => {
  it('has no hair that would hang down beside the bed', () => {
    const hairs = SEEDS.map(
      (seed) => dressOf(createRandom(seed), 'sleeping', null, ['woman']).hair,
    );
    expect(hairs.filter(isHanging)).toEqual([]);
    expect(hairs).not.toContain('tail');
  });
});

describe('clothes that are said', () => {
  it.each([
    ['coat', 'coat'],
    ['raincoat', 'coat'],
    ['jacket', 'jacket'],
    ['shirt', 'shirt'],
    ['pullover', 'shirt'],
    ['cloak', 'dress'],
  ] as const)('are worn: %s', (trait, kind) => {
    for (const seed of SEEDS)
      expect(dressOf(createRandom(seed), 'standing', null, [trait]).kind).toBe(kind);
  });

  it('are closed and yellow against rain', () => {
    const { isClosed, cloth } = dressOf(createRandom(1), 'standing', null, ['raincoat']);
    const [red, , blue] = cloth.paint(0, 0, 0, [0, 1, 0]);
    expect(isClosed).toBe(true);
    expect(red).toBeGreaterThan(3 * blue);
  });

  it('leave the hat that is said on the head, unless a hood is there', () => {
    const hasHat = (trait: Trait) =>
      dressOf(createRandom(1), 'standing', null, [trait, 'hatted']).hasHat;
    expect(hasHat('pullover')).toBe(true);
    expect(hasHat('raincoat')).toBe(false);
  });

  it('have sleeves where they are knitted', () => {
    const hasShort = (trait: Trait) =>
      dressOf(createRandom(1), 'standing', null, [trait, 'summery']).hasShortSleeves;
    expect(hasShort('pullover')).toBe(false);
    expect(hasShort('shirt')).toBe(true);
  });
});
