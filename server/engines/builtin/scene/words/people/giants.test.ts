import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it('a word for a size that is said of nothing is somebody, in every language that has one', () => {
  const prompts =
    'a giant walking over the mountains|ein Riese im Wald|un géant dans la forêt|un gigante en el bosque|un gigante che cammina tra le montagne|um gigante na floresta|великан в лесу|ormanda bir dev|عملاق يمشي في الغابة|森の巨人|山里的巨人|숲속의 거인';
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt).subjects, prompt).toMatchObject([
      { thing: 'person', count: 1, traits: ['bearded', 'titan'] },
    ]);
});

it('it is a size beside what it is said of', () => {
  for (const prompt of [
    'a giant cat',
    'un chat géant',
    'giant, colourful mushrooms',
    'dev bir kedi',
    'a giant old oak tree',
    'the cat is giant',
    'the pumpkin is giant',
    'a tree, old and giant',
    'giant and scary spider',
    'un árbol viejo y gigante',
    'un écran géant dans un stade',
    'a giant chess game',
  ])
    expect(readPrompt(prompt).subjects[0]?.traits ?? [], prompt).not.toContain('titan');
});

it('somebody beside what else is named stays somebody', () => {
  for (const prompt of [
    'a giant and a cat',
    'a dwarf and a giant',
    'un méchant géant',
    'a gentle giant',
  ])
    expect(
      readPrompt(prompt).subjects.flatMap(({ traits = [] }) => traits),
      prompt,
    ).toContain('titan');
});

it.each([
  ['a gentle giant dog', 'dog'],
  ['a friendly giant dog', 'dog'],
  ['gentle giant horse', 'horse'],
  ['the friendly giant panda', 'panda'],
  ['ein Riesenpanda', 'panda'],
  ['eine Riesenschildkröte am Strand', 'turtle'],
  ['Riesenspinne', 'spider'],
  ['ein Riesenkürbis', 'pumpkin'],
  ['Riesenteddy', 'teddy'],
])('what is called a giant and is another is that, and large: %s', (prompt, thing) => {
  const { subjects } = readPrompt(prompt);
  expect(subjects).toMatchObject([{ thing }]);
  expect(subjects[0]?.size).toBeGreaterThan(1);
});

it.each([
  'a giantess by a house',
  'eine Riesin im Wald',
  'une géante dans la forêt',
  'una gigantessa nel bosco',
  'великанша в лесу',
  '森の女巨人',
  '女巨人',
])('a giantess is a woman: %s', (prompt) => {
  expect(readPrompt(prompt).subjects[0]).toMatchObject({
    thing: 'person',
    traits: ['woman', 'titan'],
  });
});

it.each([
  'a giant gobbles a sheep',
  'a giant stomping on a village',
  'un géant dévore des moutons',
])('a giant stays somebody before a word for what he does that is not known: %s', (prompt) => {
  const [first] = readPrompt(prompt).subjects;
  expect(first).toMatchObject({ thing: 'person', traits: ['bearded', 'titan'], size: 1 });
});

it('a giant and whom he has to do with are drawn apart', () => {
  const traits = (prompt: string) => readPrompt(prompt).subjects.map((one) => one.traits?.at(-1));
  expect(traits('a giant and a boy shaking hands')).toHaveLength(2);
  expect(readPrompt('a knight fighting a giant').subjects).toMatchObject([
    { traits: ['knight', 'fighting'] },
    { traits: ['bearded', 'titan'] },
  ]);
});

it.each(['السفينة العملاقة في البحر', 'السلحفاة العملاقة', 'الأشجار العملاقة', 'الشاشة العملاقة'])(
  'what is huge in Arabic is no giantess: %s',
  (prompt) => {
    expect(readPrompt(prompt).subjects.flatMap(({ traits = [] }) => traits)).not.toContain('titan');
  },
);

it('a giantess whose statue is named does not stand beside it', () => {
  expect(readPrompt('विशाल स्त्री की मूर्ति').subjects.map(({ thing }) => thing)).toEqual(['statue']);
});
