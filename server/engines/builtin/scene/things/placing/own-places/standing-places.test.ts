import { describe, expect, it } from 'vitest';
import { VAN } from '../../../world/scenery/everyday/ice-cream-van.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { wishes } from '../wishes.ts';

describe('who is in a room with places of its own', () => {
  it('is at the judge’s desk where an animal is the judge', () => {
    const owl = wishes(groundStage('courtroom with an owl as the judge')).find(
      ({ thing }) => thing === 'owl',
    );
    expect(owl?.base).toBeGreaterThan(1.2);
    expect(owl?.z).toBeGreaterThan(5);
  });

  it('floats over the floor of a space station, each at another height', () => {
    const all = wishes(groundStage('astronauts floating inside a space station'));
    expect(all).toHaveLength(3);
    for (const { base } of all) expect(base).toBeGreaterThan(0.2);
    expect(new Set(all.map(({ base }) => base)).size).toBe(3);
  });

  it('stands before the stairs of a haunted hall and before the front of a store, on the floor', () => {
    for (const prompt of ['a ghost in a haunted house', 'a man in front of a convenience store']) {
      const [one] = wishes(groundStage(prompt));
      expect(one?.base, prompt).toBe(0);
      expect(one?.z, prompt).toBeLessThan(4.2);
    }
  });

  it.each([
    ['two robots fencing', 2, 0.1],
    ['a penguin sumo wrestling', 1, 0.5],
    ['a pole vaulting robot', 1, 3.9],
    ['a robot on a trampoline in a trampoline hall', 1, 0.7],
    ['a knight in a trampoline hall', 1, 0.7],
  ] as const)('is on what the deed is done on: %s', (prompt, count, low) => {
    const all = wishes(groundStage(prompt));
    expect(all).toHaveLength(count);
    for (const { base } of all) expect(base).toBeGreaterThan(low);
  });

  it('stands before the van where ice cream is sold', () => {
    const people = wishes(groundStage('three children at the ice cream van')).filter(
      ({ thing }) => thing === 'person',
    );
    expect(people).toHaveLength(3);
    for (const { z } of people) expect(z).toBeLessThan(VAN[1] - 1);
  });
});
