import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a pirate in a street|a shepherd in a narrow street|a cowboy in an alley',
  'ein Pirat in einer Gasse|un pirate dans la rue|un pirata en la calle|пират на улице',
  '街上的海盗|大街上的海盗|通りの海賊|村の通りの羊飼い|सड़क पर समुद्री डाकू|सड़क पर चरवाहा',
])('who is in a street is there, and not where one thinks of them: %s', (prompts) => {
  for (const prompt of prompts.split('|')) expect(readPrompt(prompt).land, prompt).toBe('street');
});

it('a road leads through open land with them', () => {
  expect(readPrompt('a shepherd on a road').land).not.toBe('street');
});
