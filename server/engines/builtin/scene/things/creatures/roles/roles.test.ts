import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { dressOf } from '../clothing/dress.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import { stanceOf } from '../stance.ts';
import { isClosed, roleOf } from './role.ts';
import { kitchenApron } from './role-aprons.ts';
import { LORICA, scutum } from './role-roman.ts';
import { toolOf } from './role-tools.ts';

const UP = [0, 1, 0] as const;
const dress = (trait: 'vampire' | 'santa' | 'zombie' | 'kimono') =>
  dressOf(createRandom(5), 'standing', null, [trait]);
const plain = dressOf(createRandom(5), 'standing', null, []);
const reach = (traits: Parameters<typeof human>[3]) =>
  human(createRandom(5), 'standing', null, traits).map(({ middle }) => middle);

describe('roles', () => {
  it('give the boy of wood a nose that reaches far before his face', () => {
    const furthest = (traits: Parameters<typeof human>[3]) =>
      Math.max(...human(createRandom(5), 'standing', null, traits).map(({ b }) => b[0]));
    expect(furthest(['pinocchio', 'child'])).toBeGreaterThan(furthest(['child']) + 0.05);
  });

  it('are told by a trait, and everyday clothes by none', () => {
    expect(roleOf(['old', 'santa'])).toBe('santa');
    expect(roleOf(['old'])).toBeNull();
  });

  it('lay the bib of an apron on the chest, round as that and not off it', () => {
    const man = figureOf([]);
    const stance = stanceOf(man, 'standing');
    const [, bib, ...straps] = kitchenApron(man, stance);
    expect(bib?.shape).toBe('cone');
    const thick = (bib?.r1 ?? 0) * (bib?.flat ?? 1);
    expect((bib?.a[0] ?? 0) - stance.chest[0] + thick).toBeLessThan(0.09);
    expect(bib?.b[1]).toBeCloseTo(stance.waist[1] - 0.01);
    expect(straps).toHaveLength(2);
  });

  it('close the clothes of a ninja, and leave a businessman his shirt', () => {
    expect(isClosed(['ninja'])).toBe(true);
    expect(isClosed(['business'])).toBe(false);
    expect(isClosed([])).toBe(false);
  });

  it('take the blood from a vampire’s skin, and make a zombie’s green', () => {
    const bare = plain.face.skin.paint(0, 0, 0, UP);
    const pale = dress('vampire').face.skin.paint(0, 0, 0, UP);
    const rotten = dress('zombie').face.skin.paint(0, 0, 0, UP);
    expect(pale[0] - pale[2]).toBeLessThan(bare[0] - bare[2]);
    expect(rotten[1]).toBeGreaterThan(Math.max(rotten[0], rotten[2]));
  });

  it('dress in the colour that is said', () => {
    const green = dressOf(createRandom(5), 'standing', [0.1, 0.7, 0.2], ['santa']);
    const [red, other] = green.cloth.paint(0, 0.5, 0, UP);
    expect(other).toBeGreaterThan(red * 2);
    const [usual, second] = dress('santa').cloth.paint(0, 0.5, 0, UP);
    expect(usual).toBeGreaterThan(second * 2);
  });

  it('spread an angel’s wings aside and above the shoulders, and a hero’s cape behind', () => {
    const aside = (traits: Parameters<typeof reach>[0]) =>
      Math.max(...reach(traits).map(([, , z]) => Math.abs(z)));
    const behind = (traits: Parameters<typeof reach>[0]) =>
      Math.min(...reach(traits).map(([x]) => x));
    expect(aside(['angel'])).toBeGreaterThan(aside([]) + 0.15);
    expect(behind(['superhero'])).toBeLessThan(behind([]) - 0.08);
  });

  it('give a soldier of Rome a tall shield before him, bands of iron, and a crest over his helmet', () => {
    const { shoulder, shoulders } = figureOf([]);
    const shield = scutum([0.16, shoulder - 0.24, shoulders * 0.75]);
    expect(Math.max(...shield.map(({ middle }) => middle[0]))).toBeGreaterThan(0.2);
    const tones = Array.from({ length: 20 }, (_, n) => LORICA.paint(0, n * 0.004, 0, UP)[0]);
    expect(Math.max(...tones) - Math.min(...tones)).toBeGreaterThan(0.4);
    const top = (traits: Parameters<typeof reach>[0]) =>
      Math.max(...reach(traits).map(([, y]) => y));
    expect(top(['legionary'])).toBeGreaterThan(top([]) + 0.01);
  });

  it('hold their blades away from the face', () => {
    for (const role of ['pirate', 'samurai', 'ninja', 'viking', 'firefighter'] as const) {
      const { shoulders, shoulder } = figureOf([]);
      const high = (toolOf(role, figureOf([]))?.pieces ?? []).filter(
        ({ middle }) => middle[1] > shoulder,
      );
      for (const { middle } of high) expect(Math.abs(middle[2]), role).toBeGreaterThan(shoulders);
    }
  });

  it('spread a dancer’s skirt from the hips, and leave her legs bare', () => {
    const wideAt = (low: number, high: number) =>
      Math.max(
        ...human(createRandom(5), 'walking', null, ['ballet', 'woman']).map(({ middle, reach }) =>
          middle[1] > low && middle[1] < high ? reach : 0,
        ),
      );
    const { hips, knee } = figureOf(['woman']);
    expect(wideAt(0.9 * hips, 1.2 * hips)).toBeGreaterThan(0.2);
    expect(wideAt(0, knee)).toBeLessThan(0.18);
  });

  it('stripe a sailor’s shirt and dot a clown’s', () => {
    const shades = (trait: 'sailor' | 'clown') => {
      const { cloth } = dressOf(createRandom(5), 'standing', null, [trait]);
      const rows = Array.from({ length: 60 }, (_, n) => cloth.paint(0.05, 0.5 + n * 0.005, 0, UP));
      return new Set(rows.map((one) => one.map((part) => part.toFixed(1)).join()));
    };
    expect(shades('sailor').size).toBeGreaterThan(1);
    expect(shades('clown').size).toBeGreaterThan(2);
  });
});

describe('what is worn in parts of the world', () => {
  const printed = (trait: 'waxprint' | 'djellaba') => {
    const { cloth } = dressOf(createRandom(5), 'standing', null, [trait]);
    return new Set(
      Array.from({ length: 400 }, (_, n) =>
        cloth
          .paint(0.1 * Math.cos(n), 0.2 + n * 0.001, 0.1 * Math.sin(n), UP)
          .map((one) => Math.round(one * 4))
          .join(),
      ),
    );
  };

  it('is printed in several colours, or striped in two tones', () => {
    expect(printed('waxprint').size).toBeGreaterThanOrEqual(4);
    expect(printed('djellaba').size).toBeGreaterThanOrEqual(2);
  });

  it('covers the head of a woman, and an old man’s in a turban', () => {
    const top = (traits: Parameters<typeof human>[3]) =>
      Math.max(...human(createRandom(5), 'standing', null, traits).map(({ middle }) => middle[1]));
    expect(top(['woman', 'waxprint'])).toBeGreaterThan(top(['waxprint']));
    expect(top(['old', 'kurta'])).toBeGreaterThan(top(['kurta']));
  });
});
