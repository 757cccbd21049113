import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each(['women laughing while braiding hair', "girls braiding each other's hair"])(
  'of those who do hair and whose number nobody says, one does that of another: %s',
  (prompt) => {
    expect(readPrompt(prompt).subjects).toMatchObject([
      { thing: 'person', count: 2, company: { bond: 'combing' } },
    ]);
  },
);
