import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { dressOf } from '../clothing/dress.ts';
import { figureOf } from '../figure.ts';
import { roleOf } from '../roles/role.ts';
import { complexionOf, headOf } from './face.ts';
import { FOLK, type Folk } from './folk.ts';

const UP = [0, 1, 0] as const;
const skinOf = (folk: Folk, colour: [number, number, number] | null = null) =>
  dressOf(createRandom(5), 'standing', colour, [folk]).face.skin.paint(0, 0, 0, UP);

/** How far a head reaches ahead and aside, in its heights. */
function reach(traits: readonly Folk[]): { ahead: number; aside: number } {
  const looks = complexionOf(createRandom(5), null, traits);
  const ends = headOf(looks, 'shaven', traits, 0, 40).flatMap(({ a, b, middle }) => [a, b, middle]);
  return {
    ahead: Math.max(...ends.map(([x]) => x)),
    aside: Math.max(...ends.map(([, , z]) => Math.abs(z))),
  };
}

describe('folk of tales', () => {
  it('are small, broad or huge beside a man', () => {
    const man = figureOf([]);
    const [goblin, orc, troll] = FOLK.map((folk) => figureOf([folk]));
    expect(goblin?.tall).toBeLessThan(0.75);
    expect(goblin?.head).toBeGreaterThan(1.3 * man.head);
    expect(orc?.shoulders).toBeGreaterThan(1.2 * man.shoulders);
    expect(troll?.tall).toBeGreaterThan(1.4);
    expect(troll?.stoop).toBeGreaterThan(0.05);
  });

  it('have green or grey skin, and that of the colour that is said', () => {
    for (const folk of ['goblin', 'orc'] as const) {
      const [red, green, blue] = skinOf(folk);
      expect(green, folk).toBeGreaterThan(1.25 * Math.max(red, blue));
    }
    const grey = skinOf('troll');
    expect(Math.max(...grey)).toBeLessThan(1.3 * Math.min(...grey));
    const [red, green] = skinOf('goblin', [0.8, 0.1, 0.1]);
    expect(red).toBeGreaterThan(2 * green);
  });

  it('have large ears that stand off, a goblin and a troll long noses too', () => {
    const man = reach([]);
    expect(reach(['goblin']).aside).toBeGreaterThan(2.5 * man.aside);
    for (const folk of ['goblin', 'orc', 'troll'] as const)
      expect(reach([folk]).aside, folk).toBeGreaterThan(1.3 * man.aside);
    for (const folk of ['goblin', 'troll'] as const)
      expect(reach([folk]).ahead, folk).toBeGreaterThan(man.ahead + 0.15);
  });

  it('wear rags, and what belongs to the trade that one has', () => {
    expect(roleOf(['orc'])).toBe('orc');
    expect(roleOf(['goblin', 'pirate'])).toBe('pirate');
    expect(roleOf(['goblin', 'chef'])).toBeNull();
    expect(dressOf(createRandom(5), 'standing', null, ['goblin', 'chef']).costume).toBe('chef');
  });
});
