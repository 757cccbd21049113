import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  ['two men carrying a sofa down the stairs', 'sofa'],
  ['deux enfants portent un panier de pommes', 'basket'],
  ['two workers carrying a ladder on a building site', 'ladder'],
  ['two men carry a log through the forest', 'log'],
  ['two boys carrying a wooden crate', 'crate'],
  ['two women carrying a table across the garden', 'table'],
  ['a couple carrying a christmas tree through the snow', 'fir'],
  ['two friends carrying a canoe to the lake', 'canoe'],
  ['two pirates carrying a treasure chest', 'chest'],
  ['a father and his son carrying a big pumpkin', 'pumpkin'],
  ['zwei Männer tragen einen Schrank', 'wardrobe'],
  ['dos hombres cargan un colchón', 'mattress'],
  ['dois homens carregam um piano', 'piano'],
  ['due uomini portano un tavolo', 'table'],
  ['двое рабочих несут диван', 'sofa'],
  ['iki adam kanepe taşıyor', 'sofa'],
  ['رجلان يحملان أريكة', 'sofa'],
  ['二人の男がソファを運ぶ', 'sofa'],
  ['두 남자가 소파를 옮긴다', 'sofa'],
  ['两个男人抬着沙发', 'sofa'],
  ['दो आदमी सोफा उठा रहे हैं', 'sofa'],
])('two have between them what they carry, which is nowhere else: %s', (prompt, borne) => {
  const { subjects } = readPrompt(prompt);
  expect(subjects.filter(({ thing }) => thing === 'person')).toHaveLength(1);
  const [two] = subjects;
  expect(two?.company).toMatchObject({ bond: 'bearing', borne });
  expect(two?.company?.members).toHaveLength(2);
  expect(subjects.map(({ thing }) => thing)).not.toContain('basket');
});

it.each([
  'a man carrying a ladder',
  'two men sitting on a sofa',
  'a woman and a man carrying flowers',
  'two children watching a man carrying a basket',
  'a girl carries a basket of apples',
  'two children moving around the christmas tree',
  'two girls moving to a table',
  'two men carrying ladders',
  'two men carrying boxes',
])('who is alone or carries something small shares it with nobody: %s', (prompt) => {
  const { subjects } = readPrompt(prompt);
  expect(subjects.some(({ company }) => company?.bond === 'bearing')).toBe(false);
});

it.each([
  'two women carrying baskets of fruit',
  'zwei Frauen tragen Körbe',
  'dos mujeres llevan cestas',
  'deux femmes portent des paniers',
])('two have a basket each where there are several: %s', (prompt) => {
  expect(readPrompt(prompt).subjects).toMatchObject([
    { thing: 'person', count: 2, holds: { thing: 'basket' } },
  ]);
});
