import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each(['семья наряжает ёлку', 'une famille décore le sapin', 'дети у ёлки, подарки'])(
  'a fir that is decorated, or has presents under it, is a Christmas tree: %s',
  (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBe('room');
    expect(subjects.map(({ thing }) => thing)).toContain('christmastree');
  },
);

it('a fir in a living room is a Christmas tree', () => {
  for (const prompt of ['a living room with a fir tree', 'un sapin dans le salon'])
    expect(
      readPrompt(prompt).subjects.map(({ thing }) => thing),
      prompt,
    ).toContain('christmastree');
});

it.each([
  'a pine tree seen from the window of a bedroom',
  'a pine table in a kitchen',
  'kitchen with pine cabinets',
  'a spruce table in a kitchen',
  'a bonsai pine in a living room',
  'a painting of a fir tree in a living room',
  'view of pine trees from a living room',
  'a living room with pine trees',
])('a tree that is not itself a fir in a room is no Christmas tree: %s', (prompt) => {
  const { subjects, hearth } = readPrompt(prompt);
  expect(subjects.map(({ thing }) => thing)).not.toContain('christmastree');
  expect(hearth).toBe(false);
});

it.each([
  'a pine tree with fairy lights',
  'pine trees and fairy lights',
  'un sapin dans la cour avec un cadeau',
  'a spruce with fairy lights in the garden',
])('a tree that is decorated out of doors stays there: %s', (prompt) => {
  expect(readPrompt(prompt).land).not.toBe('room');
});
