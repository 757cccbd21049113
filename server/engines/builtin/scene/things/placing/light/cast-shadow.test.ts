import { describe, expect, it } from 'vitest';
import type { Land } from '../../../words/land.ts';
import type { Sprite, SpriteSize } from '../../sprite.ts';
import { HIGHEST_WHEEL, soleOf } from '../ground/sole.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { castShadow, createShades, shadeAt } from './cast-shadow.ts';

/** Something solid, half as wide as it is high. */
function slab(): Sprite {
  const [width, height] = [16, 32];
  const rgba = new Float32Array(width * height * 4).fill(1);
  return { width, height, sizes: [{ width, height, rgba, glow: null }] } as unknown as Sprite;
}

/** The stage of a land with the sun that high on the right, and the shadow of something that large whose foot is `sunk` below the ground around it. */
function shaded(sunk: number, { land = 'meadow' as Land, up = 0.42, size = 2 } = {}) {
  const plain = groundStage('a horse on a meadow');
  const light = { ...plain.setting.light, toward: [0.9, up, 0.1] as const, fog: null };
  const stage = { ...plain, setting: { ...plain.setting, light, land } };
  const shades = createShades(stage.frame);
  const one = {
    sprite: slab(),
    thing: 'horse',
    x: 0,
    z: 10,
    base: -sunk,
    size,
    boost: 1,
  } as const;
  castShadow(stage, one, shades);
  const sunAt = (x: number) => {
    const row = Math.round(stage.camera.horizon + (stage.camera.focal * stage.camera.height) / 10);
    const column = Math.round(stage.camera.centre + (stage.camera.focal * x) / 10);
    return shades.sun[row * stage.frame.width + column] as number;
  };
  return { stage, shades, sunAt };
}

describe('the shadow of what stands', () => {
  it('begins without an edge where the ground rises behind its foot', () => {
    const { sunAt } = shaded(0.8);
    expect(sunAt(-0.5)).toBeGreaterThan(0.1);
    expect(sunAt(-0.04)).toBeLessThan(0.5 * sunAt(-0.5));
  });

  it('is none once the sun has set', () => {
    const [low, set] = [0.16, 0.06].map((up) => shaded(0, { up }).sunAt(-0.5));
    expect(low).toBeGreaterThan(0.2);
    expect(set).toBeLessThan(0.35 * (low as number));
  });

  it('falls on no table before the eye, which is higher than those behind it', () => {
    expect(shaded(0.7).sunAt(-0.5)).toBeGreaterThan(0.05);
    expect(shaded(0.7, { land: 'tabletop' }).sunAt(-0.5)).toBe(0);
    expect(shaded(0.1, { land: 'tabletop' }).sunAt(-0.5)).toBeGreaterThan(0.05);
  });

  it('lies as a dark band round nothing as broad as a pyramid', () => {
    const [small, broad] = [2, 100].map((size) => {
      const { shades } = shaded(0, { size });
      return shades.foot.reduce((most, one) => Math.max(most, one), 0);
    });
    expect(small).toBeGreaterThan(0.2);
    expect(broad).toBeLessThan(0.3 * (small as number));
  });

  it('lies on the plants close round its foot too, which hide the ground there', () => {
    const { stage, shades } = shaded(0);
    const around = shadeAt(stage, shades, { x: 0.15, z: 9.9, base: 0 });
    expect(around).toBeGreaterThan(0.15);
    expect(shadeAt(stage, shades, { x: 3, z: 9.9, base: 0 })).toBe(0);
  });

  it('does not blacken what is low and throws a shadow of its own', () => {
    const { stage, shades } = shaded(0);
    const [own, other] = [true, undefined] as const;
    const shadeOf = (casts?: true) =>
      shadeAt(stage, shades, { x: 0, z: 10, base: 0, ...(casts ? { casts } : {}) });
    expect(shadeOf(other)).toBeGreaterThan(0.4);
    expect(shadeOf(own)).toBeLessThan(0.2);
  });
});

describe('wheels that stand farther off', () => {
  it('are as high in a picture as they are, and stand on the ground all the same', () => {
    const [width, height] = [40, 40];
    const rgba = new Float32Array(width * height * 4);
    // Two wheels: one at the lower edge on the left, one on the right that ends a fifth higher.
    for (const [from, lowest] of [
      [4, 39],
      [30, 31],
    ] as const)
      for (let row = 12; row <= lowest; row++)
        for (let column = from; column < from + 6; column++)
          rgba[(row * width + column) * 4 + 3] = 1;
    const texels = { width, height, rgba, glow: null } as unknown as SpriteSize;
    expect(soleOf(texels).right).toBeLessThan(0);
    expect(soleOf(texels, HIGHEST_WHEEL).right).toBeGreaterThan(0.3);
  });
});
