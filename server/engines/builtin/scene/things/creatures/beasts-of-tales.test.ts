import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import type { Trait } from '../../words/trait.ts';
import { quadruped } from './beast-body/quadruped.ts';
import { GORILLA } from './beasts/gorilla.ts';
import { GRIFFIN } from './beasts/griffin.ts';
import { HORSE } from './beasts/hoofed.ts';
import { dragon } from './reptiles/dragon.ts';
import { fieryBreath } from './reptiles/fiery-breath.ts';

const modelOf = (traits: readonly Trait[], build = HORSE) =>
  quadruped(build, 'standing', null, 0, createRandom(3), traits);
const highest = (model: ReturnType<typeof modelOf>) =>
  Math.max(...model.map(({ a, b, shape }) => Math.max(a[1], shape === 'cone' ? b[1] : a[1])));

describe('a beast with wings', () => {
  it('has them raised over its back on both sides, and has none where nothing tells of them', () => {
    expect(highest(modelOf(['winged']))).toBeGreaterThan(highest(modelOf([])) + 0.3);
    const added = modelOf(['winged']).length - modelOf([]).length;
    expect(added).toBeGreaterThan(60);
    expect(added % 2).toBe(0);
  });

  it('has a beak instead of a muzzle where it is a griffin', () => {
    const beaks = modelOf(['griffin'], GRIFFIN).filter(({ look }) => {
      const [red, green, blue] = look.paint(0, 0, 0, [0, 1, 0]);
      return red > 0.9 && green > 0.65 && blue < 0.25;
    });
    expect(beaks.length).toBeGreaterThan(2);
  });
});

describe('the breath of a dragon', () => {
  it('is hot at its mouth and red where it ends', () => {
    const [fire] = fieryBreath([0, 0, 0], [1, 0, 0]);
    const [, green] = fire?.look.paint(0.03, 0, 0, [0, 1, 0]) ?? [0, 0];
    const [, faint] = fire?.look.paint(1, 0.1, 0, [0, 1, 0]) ?? [0, 1];
    expect(green).toBeGreaterThan(1.2);
    expect(faint).toBeLessThan(0.5);
  });

  it('comes from it where that is told of it', () => {
    const wide = (traits: readonly Trait[]) =>
      dragon({
        random: createRandom(3),
        rays: { toward: [0.5, 0.7, -0.5], sun: [1, 1, 1], sky: [1, 1, 1], ground: [1, 1, 1] },
        colour: null,
        posture: null,
        tall: 60,
        isPortrait: true,
        faces: 1,
        traits,
      });
    const aspect = ({ width, height }: ReturnType<typeof wide>) => width / height;
    expect(aspect(wide(['firebreathing']))).toBeGreaterThan(1.15 * aspect(wide([])));
  });
});

describe('a gorilla', () => {
  it('is dark but for its back, and has its shoulders higher than its hips', () => {
    const [chest] = GORILLA.trunk;
    const hips = GORILLA.trunk.at(-1);
    expect(chest?.[1]).toBeGreaterThan((hips?.[1] ?? 0) + 0.2);
    const { look } = modelOf([], GORILLA)[0] ?? {};
    const [back = 0] = look?.paint(-0.3, 0.85, 0, [0, 1, 0]) ?? [];
    const [breast = 1] = look?.paint(0.4, 0.7, 0, [1, 0, 0]) ?? [];
    expect(back).toBeGreaterThan(1.6 * breast);
  });
});
