import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const shownIn = (prompt: string) => {
  const { land, subjects } = readPrompt(prompt);
  return [land, subjects.map(({ thing }) => thing)];
};

it.each(
  'a hedgehog having tea in a tiny mushroom house|刺猬在蘑菇屋里喝茶|キノコの家でお茶を飲むハリネズミ|버섯집에서 차를 마시는 고슴도치|un hérisson boit du thé dans une maison champignon|ein Igel trinkt Tee in einem Pilzhaus|un erizo toma té en una casa seta|ёжик пьёт чай в грибном домике|um ouriço toma chá em uma casa de cogumelo|un riccio beve il tè in una casa fungo|mantar evde çay içen kirpi|قنفذ يشرب الشاي في بيت الفطر|मशरूम के घर में चाय पीता हाथी'.split(
    '|',
  ),
)('who is in a mushroom house is in its room: %s', (prompt) => {
  expect(shownIn(prompt)[0]).toBe('mushroomroom');
  expect(readPrompt('a mushroom house in the forest').land).not.toBe('mushroomroom');
});

it.each([
  'a girl in a mushroom hat',
  'a girl in a mushroom costume',
  'a person in a mushroom field',
  'a fly in a mushroom soup',
  'a worm in a mushroom',
])('a mushroom that nobody lives in has no room: %s', (prompt) => {
  expect(shownIn(prompt)[0]).not.toBe('mushroomroom');
  expect(shownIn('a gnome living in a mushroom')[0]).toBe('mushroomroom');
});

it.each(
  'a mermaid combing her hair inside a shipwreck|美人鱼在沉船里梳头|沈没船の中で髪をとかす人魚|난파선 안에서 머리를 빗는 인어|une sirène se coiffe dans une épave|eine Meerjungfrau kämmt sich in einem Schiffswrack|una sirena se peina dentro de un barco hundido|русалка расчёсывает волосы внутри затонувшего корабля|uma sereia penteia o cabelo dentro de um navio afundado|una sirena si pettina dentro un relitto|batık geminin içinde saçını tarayan deniz kızı|حورية بحر تمشط شعرها داخل سفينة غارقة|डूबे जहाज के अंदर जलपरी'.split(
    '|',
  ),
)('who is inside a shipwreck is in its hold: %s', (prompt) => {
  expect(shownIn(prompt)).toEqual(['wreckhold', ['mermaid']]);
  expect(readPrompt('a diver before a shipwreck').land).not.toBe('wreckhold');
});

describe('a hollow tree', () => {
  it('is seen from within with who lives there, and no house stands in it', () => {
    expect(shownIn("a squirrel's home inside a hollow tree")).toEqual(['hollowtree', ['squirrel']]);
    expect(shownIn('eine Eule in einem hohlen Baum')).toEqual(['hollowtree', ['owl']]);
    expect(shownIn('ein Eichhörnchen in einer Baumhöhle')).toEqual(['hollowtree', ['squirrel']]);
  });

  it('has animals at its table where tea is all that is named', () => {
    const [land, guests] = shownIn('a tea party inside a hollow tree');
    expect(land).toBe('hollowtree');
    expect(guests).toHaveLength(3);
    expect(shownIn('a fox having tea inside a hollow tree')).toEqual(['hollowtree', ['fox']]);
  });

  it('stands in the wood where nobody is in it', () => {
    expect(readPrompt('a tree in a meadow').land).not.toBe('hollowtree');
    expect(readPrompt('a forest of old oaks').land).not.toBe('hollowtree');
  });
});
