import { describe, expect, it } from 'vitest';
import type { Thing } from '../../../words/idea.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { pathAt } from '../../../world/paths/path.ts';
import { naturalMetres } from '../size/metres.ts';
import { landStage } from '../testing/land-stage.ts';
import { wishes } from '../wishes.ts';
import { feetBeside, heightBeside } from './one-ground.ts';

/** How high and how near each thing of a prompt is, and how high an eye sees it so, metres by a measure of its own. */
function seen(prompt: string) {
  const idea = readPrompt(prompt);
  return new Map(
    idea.subjects.map((one): [Thing, { high: number; feet: number; eye: number }] => {
      const [high, feet] = [heightBeside(idea, one), feetBeside(idea, one)];
      return [one.thing, { high, feet, eye: ((naturalMetres(one.thing) ?? 0) * feet) / high }];
    }),
  );
}

describe('what stands on one ground', () => {
  it.each([
    ['a woman and her horse in front of a barn', 'person', 'barn'],
    ['a man beside an oak tree', 'person', 'tree'],
    ['a dog before a windmill', 'dog', 'windmill'],
    ['un hombre y un tractor', 'person', 'tractor'],
    ['一匹马在房子前面', 'horse', 'house'],
  ] as const)('is seen from one eye, whatever its size: %s', (prompt, one, other) => {
    const all = seen(prompt);
    const [first, second] = [all.get(one)?.eye ?? 0, all.get(other)?.eye ?? 0];
    expect(first).toBeGreaterThan(0);
    expect(second / first).toBeGreaterThan(0.75);
    expect(second / first).toBeLessThan(1.34);
  });

  it('is farther off and larger beside who is small, and that one is nearer and still seen', () => {
    const [both, alone] = [seen('a mouse and an elephant'), seen('an elephant and a rock')];
    const [mouse, elephant] = [both.get('mouse'), both.get('elephant')];
    if (mouse === undefined || elephant === undefined) throw new Error('one was not read');
    expect(elephant.high).toBeGreaterThan(5 * mouse.high);
    expect(elephant.feet).toBeLessThan(0.6 * mouse.feet);
    expect(elephant.feet).toBeLessThan(alone.get('elephant')?.feet ?? 0);
    expect(mouse.high).toBeGreaterThan(0.05);
  });

  it('is put so on the land that is drawn', () => {
    const planted = wishes(landStage('a woman standing in front of a red barn', 7, 0));
    const units = planted.map(({ thing, size }) => size / (naturalMetres(thing as Thing) ?? 1));
    expect(units).toHaveLength(2);
    expect(Math.max(...units) / Math.min(...units)).toBeLessThan(1.4);
  });

  it('is as far off as a tree on the top of a hill, and lower than that, but at its foot before a castle', () => {
    const planted = wishes(landStage('a horse and a tree on a hill', 7, 0));
    const [horse, tree] = planted;
    if (horse === undefined || tree === undefined) throw new Error('one is missing');
    expect(horse.z).toBeCloseTo(tree.z);
    expect(horse.size).toBeLessThan(0.6 * tree.size);
    const [castle, ...sheep] = wishes(landStage('a castle on a hill with sheep', 7, 0));
    for (const one of sheep) expect(one.z).toBeLessThan(0.6 * (castle?.z ?? 0));
    expect(sheep.length).toBeGreaterThan(2);
  });

  it.each(['a gas station by a desert road', 'an oak tree by a country road'])(
    'leaves the way free that leads past it: %s',
    (prompt) => {
      for (const index of [0, 1, 2, 3]) {
        const stage = landStage(prompt, 7, index);
        for (const { x, z } of wishes(stage)) expect(pathAt(stage.setting, x, z)).toBe(0);
      }
    },
  );
});
