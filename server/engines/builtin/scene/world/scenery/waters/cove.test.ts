import { expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { COVE } from './cove.ts';

it('is sand before the eye, then water between two walls of rock that end in the sea', () => {
  for (const index of [0, 1, 2, 3]) {
    const setting = decide(readPrompt('a cove'), null, 3, index);
    const ground = COVE.ground?.(() => 0, setting) ?? (() => 0);
    expect(ground(0, 8)).toBeGreaterThan(0.3);
    expect(ground(0, 45)).toBeLessThan(-1);
    for (const x of [-34, 34]) expect(ground(x, 45)).toBeGreaterThan(10);
    for (const x of [-40, 0, 40]) expect(ground(x, 260)).toBeLessThan(-1);
  }
});
