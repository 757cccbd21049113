import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('who is in a harbour', () => {
  it.each(['a cat in a harbour', 'un vieux pêcheur répare ses filets dans un port breton'])(
    'is on the quay before the eye: %s',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({ land: 'quay', outlook: 'harbour' });
    },
  );

  it.each(['a fishing harbour', 'a man in a rowboat in a harbour', 'a harbour full of boats'])(
    'is nobody, or afloat: %s',
    (prompt) => {
      expect(readPrompt(prompt).land).toBe('harbour');
    },
  );
});
