import { describe, expect, it } from 'vitest';
import type { Trait } from '../../../words/trait.ts';
import { radiusAt, type Star } from '../../sculpt/star.ts';
import { normalise } from '../../sculpt/vector.ts';
import { beardedAt } from './bearded-at.ts';
import { type Face, faceAmong, faceOf } from './face-of.ts';
import { insideLids, lipLine, reliefAt, throughLips } from './features.ts';
import { hairForm } from './hair-form.ts';
import { eyeOf, headForm } from './head-form.ts';
import { MIDDLE, skullOf } from './skull.ts';

const MAN = faceOf([], null);
const WOMAN = faceOf(['woman'], null);
const CHILD = faceOf(['child'], null);
const OLD = faceOf(['old'], null);

const formOf = ({ skull, features }: Face): Star => headForm(skullOf(skull), features, 160);

/** How far ahead the surface of a head is where a line from its middle goes through that place of its front. */
function aheadAt(star: Star, y: number, z: number): number {
  const way = normalise([0.36, y - MIDDLE[1], z]);
  return way[0] * radiusAt(star, ...way);
}

describe.each([
  ['a man', MAN],
  ['a woman', WOMAN],
  ['a child', CHILD],
  ['an old man', OLD],
] as const)('the head of %s', (_, face) => {
  const star = formOf(face);
  const { eyes, nose, mouth, apart } = face.features;

  it('has a nose before the cheeks, and eyes that lie deeper than the brow and the cheekbones', () => {
    expect(aheadAt(star, nose + 0.05, 0)).toBeGreaterThan(aheadAt(star, nose + 0.05, 0.15) + 0.05);
    const socket = reliefAt(face.features, eyes + 0.02, apart);
    expect(socket).toBeLessThan(reliefAt(face.features, eyes + 0.09, apart) - 0.01);
    expect(socket).toBeLessThan(reliefAt(face.features, eyes - 0.085, 0.18) - 0.01);
  });

  it('has lids that are open over the eyeball and closed around it', () => {
    const [x, y, z] = eyeOf(face.features, 1);
    const way = normalise([x + face.features.ball - MIDDLE[0], y - MIDDLE[1], z - MIDDLE[2]]);
    const ball = Math.hypot(x + face.features.ball, y - MIDDLE[1], z);
    expect(radiusAt(star, ...way)).toBeLessThan(ball - 0.01);
    expect(insideLids(face.features, eyes, apart)).toBeGreaterThan(0);
    expect(insideLids(face.features, eyes + 0.06, apart)).toBeLessThan(0);
  });

  it('has lips that swell on both sides of the line between them', () => {
    const line = reliefAt(face.features, mouth, 0.03);
    expect(reliefAt(face.features, mouth + 0.014, 0.03)).toBeGreaterThan(line + 0.005);
    expect(reliefAt(face.features, mouth - 0.016, 0.03)).toBeGreaterThan(line + 0.005);
  });

  it('has hair on the crown, and none before the face', () => {
    const skull = skullOf(face.skull);
    for (const lie of ['short', 'fringe', 'swept', 'long', 'curly'] as const) {
      const hair = hairForm(lie, skull, 100);
      const up = normalise([-0.2, 1, 0]);
      expect(radiusAt(hair, ...up)).toBeGreaterThan(skull(...up) + 0.03);
      const ahead = normalise([1, (eyes - MIDDLE[1]) / 0.36, 0.3]);
      expect(radiusAt(hair, ...ahead)).toBeLessThan(radiusAt(star, ...ahead) - 0.02);
    }
  });
});

describe('faces', () => {
  it('are larger-eyed, rounder and lower beneath the brow the younger they are', () => {
    expect(CHILD.features.ball).toBeGreaterThan(MAN.features.ball * 1.15);
    expect(CHILD.features.eyes).toBeLessThan(MAN.features.eyes - 0.05);
    const cheek = normalise([0.25, -0.2, 0.5]);
    const jaw = ({ skull }: Face): number => skullOf(skull)(...cheek);
    expect(jaw(CHILD)).toBeGreaterThan(jaw(WOMAN));
  });

  it('are finer of a woman than of a man: a lighter brow, a smaller nose, fuller lips', () => {
    const brow = ({ features: f }: Face): number => reliefAt(f, f.eyes + 0.083, 0.12);
    expect(brow(WOMAN)).toBeLessThan(brow(MAN));
    expect(aheadAt(formOf(WOMAN), 0.37, 0)).toBeLessThan(aheadAt(formOf(MAN), 0.37, 0));
    expect(WOMAN.features.lower).toBeGreaterThan(MAN.features.lower);
  });

  it('have folds beside the mouth and on the brow when they are old', () => {
    const { nose, mouth } = OLD.features;
    const across = Array.from({ length: 40 }, (_, n) => 0.06 + n * 0.003).map((z) =>
      reliefAt(OLD.features, (nose + mouth) / 2, z),
    );
    const low = across.findIndex((at, n) => n > 2 && at < (across[n - 3] ?? 0) - 0.003);
    expect(low).toBeGreaterThan(0);
    const brow = [0, 1, 2, 3, 4, 5, 6, 7].map((n) =>
      reliefAt(OLD.features, 0.68 + n * 0.008, 0.05),
    );
    const smooth = [0, 1, 2, 3, 4, 5, 6, 7].map((n) =>
      reliefAt(MAN.features, 0.68 + n * 0.008, 0.05),
    );
    const range = (all: readonly number[]): number => Math.max(...all) - Math.min(...all);
    expect(range(brow)).toBeGreaterThan(range(smooth) + 0.002);
  });

  it('differ from each other, and not twice for the same seed', () => {
    expect(faceOf(['woman'], 1)).not.toEqual(faceOf(['woman'], 2));
    expect(faceOf(['woman'], 1)).toEqual(faceOf(['woman'], 1));
  });

  it.each([[[]], [['woman']], [['old']], [['child']]] as const)(
    'are three of figures, whose jaws and noses tell them apart, and the same each time: %s',
    (traits) => {
      const all = [0, 1, 2].map((seed) => faceAmong(traits, seed));
      const noses = all.map(({ features: { tip, broad } }) => tip / broad).sort((a, b) => a - b);
      for (const n of [1, 2]) expect(noses[n]).toBeGreaterThan(1.1 * (noses[n - 1] ?? 0));
      expect(new Set(all.map(({ skull }) => skull.jaw)).size).toBe(3);
      // Who is surveyed once is known again.
      for (const [seed, face] of all.entries()) expect(faceAmong(traits, seed + 3)).toBe(face);
    },
  );
});

describe('a beard', () => {
  it('grows on chin, jaw and beneath the nose, not on the lips, the nose or beneath the eyes', () => {
    const f = MAN.features;
    expect(beardedAt(f, 0.06, 0)).toBeGreaterThan(0.9);
    expect(beardedAt(f, 0.15, 0.2)).toBeGreaterThan(0.9);
    expect(beardedAt(f, f.nose - 0.04, 0.05)).toBeGreaterThan(0.5);
    expect(beardedAt(f, f.mouth - 0.006, 0.03)).toBeLessThan(0.1);
    expect(beardedAt(f, f.nose + 0.05, 0)).toBe(0);
    expect(beardedAt(f, f.eyes - 0.08, 0.15)).toBe(0);
  });
});

describe('who is sad', () => {
  it.each([['child'], ['woman'], ['old'], []])(
    'has the corners of the mouth lower than its middle, and the brows raised: %s',
    (...traits) => {
      const { features } = faceOf([...(traits as Trait[]), 'sad'], null);
      expect(lipLine(features, features.wide)).toBeLessThan(lipLine(features, 0) - 0.02);
      expect(features.sorrow).toBeGreaterThan(0);
      expect(throughLips(features, features.mouth, 0.01).inside).toBeLessThan(0);
    },
  );
});

describe('who laughs', () => {
  it.each([['child'], ['woman'], ['old'], []])(
    'shows the teeth between the lips, the eyes narrower: %s',
    (...traits) => {
      const still = faceOf(traits as Trait[], null).features;
      const { features } = faceOf([...(traits as Trait[]), 'laughing'], null);
      const between = features.mouth - features.open / 2;
      expect(throughLips(features, between, 0.01).inside).toBeGreaterThan(0);
      expect(throughLips(still, between, 0.01).inside).toBeLessThan(0);
      expect(insideLids(features, features.eyes - 0.6 * still.below, features.apart)).toBeLessThan(
        insideLids(still, still.eyes - 0.6 * still.below, still.apart),
      );
      // The corners are higher than the middle.
      expect(lipLine(features, features.wide)).toBeGreaterThan(lipLine(features, 0) + 0.02);
    },
  );
});
