import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const posturesOf = (prompt: string) => readPrompt(prompt).subjects.map(({ posture }) => posture);

it.each([
  'una donna con le mani sul volante|mani sul volante di un’auto|un volante di una macchina sportiva',
  'bambino con un volante giocattolo|una ragazza con i volanti|une femme, les mains sur le volant',
])('nobody flies by a steering wheel or by frills: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(posturesOf(prompt), prompt).not.toContain('flying');
});

it.each(['un drago volante', 'pesci volanti', 'un dragon volant', 'un dragon rouge volant'])(
  'what is called so right behind its name flies: %s',
  (prompt) => {
    expect(posturesOf(prompt)).toEqual(['flying']);
  },
);
