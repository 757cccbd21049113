import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const traitsOf = (prompt: string): readonly string[] =>
  readPrompt(prompt).subjects.flatMap(({ traits = [] }) => traits);

it.each([
  ['a boy reading Pinocchio', 'pinocchio'],
  ['a Pinocchio puppet on a shelf', 'pinocchio'],
  ['a Hanuman temple', 'hanuman'],
  ['Zeus, god of thunder', 'viking'],
  ['Raijin god of thunder', 'viking'],
  ["Frankenstein's castle", 'zombie'],
  ['doctor Frankenstein and his monster', 'zombie'],
  ['bride of Frankenstein', 'zombie'],
  ['greek moon goddess', 'moonlady'],
])('a figure is not there where another or only its name is told: %s', (prompt, trait) => {
  expect(traitsOf(prompt)).not.toContain(trait);
});

it('thunder of another god is a storm', () => {
  expect(readPrompt('Zeus, god of thunder').weather).toBe('storm');
});

it('figures are there else', () => {
  expect(traitsOf('Frankenstein in a forest')).toContain('zombie');
  expect(traitsOf('the god of thunder with a hammer')).toContain('viking');
});
