import { describe, expect, it } from 'vitest';
import { decide } from '../setting.ts';
import { readPrompt } from '../words/read-prompt.ts';

const skyOf = (prompt: string) => decide(readPrompt(prompt), 'fantasy', 3, 0).idea.sky;

describe('the sky of fantasy', () => {
  it('has a planet over wild land, and none over the houses of a town', () => {
    expect(skyOf('a dragon in the mountains, fantasy art')).toContain('planet');
    expect(skyOf('a medieval market square, fantasy art')).not.toContain('planet');
    expect(skyOf('a market square under a ringed planet, fantasy art')).toContain('planet');
  });
});
