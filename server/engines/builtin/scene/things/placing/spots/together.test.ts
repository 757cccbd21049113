import { describe, expect, it } from 'vitest';
import type { Thing } from '../../../words/idea.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { wishes } from '../wishes.ts';

const placed = (prompt: string) => {
  const stage = groundStage(prompt);
  const all = wishes(stage);
  const column = ({ x, z }: { x: number; z: number }) =>
    (stage.camera.centre + (x * stage.camera.focal) / z) / stage.frame.width;
  const tall = ({ size, z }: { size: number; z: number }) =>
    (size * stage.camera.focal) / z / stage.frame.width;
  const of = (thing: Thing) => all.filter((one) => one.thing === thing);
  return { stage, of, column, tall };
};

describe('somebody and a pet', () => {
  it.each([
    ['a girl hugging a dog', 'dog'],
    ['ein Mädchen umarmt einen Hund', 'dog'],
    ['a man running with his dog on the beach', 'dog'],
    ['a boy petting a cat', 'cat'],
    ['a child and a cat', 'cat'],
  ] as const)('are within reach: %s', (prompt, pet) => {
    const { of, column, tall } = placed(prompt);
    const [one, other] = [of('person')[0], of(pet)[0]];
    if (one === undefined || other === undefined) throw new Error(prompt);
    const apart = Math.abs(column(one) - column(other));
    expect(apart).toBeLessThan(1.3 * tall(one));
    expect(apart).toBeGreaterThan(0.08);
  });

  it('are closer where one hugs the other, on one knee', () => {
    const apart = (prompt: string) => {
      const { of, column } = placed(prompt);
      const [girl, dog] = [of('person')[0], of('dog')[0]];
      return girl && dog ? Math.abs(column(girl) - column(dog)) : 1;
    };
    expect(apart('a girl hugging a dog')).toBeLessThan(0.75 * apart('a girl and a dog'));
    const { stage } = placed('a girl hugging a dog');
    expect(stage.setting.subjects[0]?.traits).toContain('cuddling');
  });
});

describe('two people', () => {
  const apart = (prompt: string) => {
    const { of, column } = placed(prompt);
    const [one, other] = of('person');
    return one && other ? Math.abs(column(one) - column(other)) : 0;
  };

  it.each([
    'a man and a woman walking in a narrow street',
    'a king and a knight in a meadow',
    'eine Großmutter und ein Mädchen in einem Garten',
  ])('stand side by side: %s', (prompt) => {
    expect(apart(prompt)).toBeGreaterThan(0.1);
    expect(apart(prompt)).toBeLessThan(0.38);
  });
});
