import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a string quartet playing in a church',
  'ein Quartett mit Geigen, Bratsche und Cello in einem Salon',
  'un quatuor à cordes dans un jardin',
  'струнный квартет в парке',
  '公園で演奏する弦楽四重奏',
])('a quartet is four with strings, which are nowhere else: %s', (prompt) => {
  const { subjects, fittings } = readPrompt(prompt);
  const people = subjects.filter(({ thing }) => thing === 'person');
  expect(people).toHaveLength(1);
  expect(people[0]).toMatchObject({ count: 4 });
  expect(people[0]?.traits).toEqual(expect.arrayContaining(['musician', 'strings']));
  expect(subjects.map(({ thing }) => thing)).not.toContain('violin');
  expect(fittings.map(({ name }) => name)).not.toContain('cello');
});

it.each([
  ['a quartet of penguins', 'penguin'],
  ['a quartet of wolves', 'wolf'],
  ['ein Quartett aus Bären', 'bear'],
  ['un cuarteto de gatos', 'cat'],
])('a number of animals is just so many: %s', (prompt, thing) => {
  expect(readPrompt(prompt).subjects.map((one) => one.thing)).toEqual([thing]);
});

it('animals with strings play as people do', () => {
  expect(readPrompt('a string quartet of cats').subjects).toMatchObject([
    { thing: 'person', count: 4, traits: ['musician', 'catfolk'] },
  ]);
});

it.each([
  ...['a jazz quartet on a stage', 'a barbershop quartet singing', 'a rock band quartet on stage'],
  ...['a guitar quartet', 'a flute quartet', 'a quartet of friends', 'a quartet of old men'],
])('who plays something else, or sings, has no strings: %s', (prompt) => {
  const traits = readPrompt(prompt).subjects.flatMap((one) => one.traits ?? []);
  expect(traits).not.toContain('strings');
});
