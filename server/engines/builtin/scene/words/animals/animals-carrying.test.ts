import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const subjectsOf = (prompt: string) => readPrompt(prompt).subjects;

it.each([
  ['a mouse with a lantern in the forest|a mouse carrying a lantern', 'mousefolk', 'lantern'],
  ['Ein kleiner Igel mit Laterne geht durch den nebligen Wald', 'hedgehogfolk', 'lantern'],
  ['une souris avec une lanterne|un ratón con un farol', 'mousefolk', 'lantern'],
  ['ёжик с фонарём в лесу', 'hedgehogfolk', 'lantern'],
  ['ランタンを持つうさぎ|un coniglio con una lanterna', 'rabbitfolk', 'lantern'],
  ['a rabbit with a basket|um coelho com uma cesta', 'rabbitfolk', 'basket'],
])('an animal that has something in its hands stands on two legs: %s', (prompts, folk, held) => {
  for (const prompt of prompts.split('|')) {
    const all = subjectsOf(prompt);
    expect(all.length, prompt).toBe(1);
    expect(all[0], prompt).toMatchObject({ thing: 'person', holds: { thing: held } });
    expect(all[0]?.traits, prompt).toContain(folk);
  }
});

it('two animals are under one umbrella, of which the young is smaller', () => {
  for (const prompt of [
    'a wolf and a little lamb sharing an umbrella in the rain',
    'ein Wolf und ein Lamm teilen sich einen Regenschirm',
  ])
    expect(subjectsOf(prompt)[0]?.company, prompt).toMatchObject({
      bond: 'sheltering',
      members: [['wolffolk'], ['sheepfolk', 'child']],
    });
});

it('what lies beside an animal, or is in its mouth, is in no hands', () => {
  for (const prompt of [
    'a cat beside a lantern',
    'a dog with a basket in its mouth',
    'a cat in a basket',
  ])
    expect(subjectsOf(prompt)[0]?.thing, prompt).not.toBe('person');
});
