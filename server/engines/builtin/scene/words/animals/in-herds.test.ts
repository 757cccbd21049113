import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const countOf = (prompt: string) => {
  const [first] = readPrompt(prompt).subjects;
  return [first?.thing, first?.count];
};

it.each([
  ['i want to see a mammoth herd walking past a glacier', 'elephant'],
  ['a horse herd at the river', 'horse'],
  ['a pack of grey wolves in the snow', 'wolf'],
  ['a pride of lions', 'lion'],
  ['ein Rudel Wölfe', 'wolf'],
  ['une meute de loups', 'wolf'],
  ['una jauría de lobos', 'wolf'],
  ['un branco di lupi', 'wolf'],
  ['uma alcateia de lobos', 'wolf'],
  ['табун лошадей', 'horse'],
  ['kurt sürüsü', 'wolf'],
  ['一群猛犸象', 'elephant'],
  ['マンモスの群れ', 'elephant'],
  ['매머드 떼', 'elephant'],
  ['قطيع ماموث', 'elephant'],
  ['मैमथ का झुंड', 'elephant'],
])('many animals are in a herd, a pack or a pride: %s', (prompt, thing) => {
  expect(countOf(prompt)).toEqual([thing, 6]);
});

it('one animal that is named beside a herd of others stays one', () => {
  expect(readPrompt('a dog and a herd of sheep').subjects).toMatchObject([
    { thing: 'dog', count: 1 },
    { thing: 'sheep', count: 6 },
  ]);
});
