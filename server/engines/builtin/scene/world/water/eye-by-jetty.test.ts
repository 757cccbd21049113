import { expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { eyeByJetty } from './eye-by-jetty.ts';

const eyeOf = (prompt: string) => eyeByJetty({ ...decide(readPrompt(prompt), null, 3, 0), eye: 1 });

it('looks along a jetty from lower where somebody is on it, but not over the waves of a sea', () => {
  const empty = eyeOf('a jetty on a lake');
  expect(eyeOf('a boy fishing from a jetty on a lake')).toBeLessThan(0.7 * empty);
  expect(eyeOf('a dog on a jetty in Norway')).toBeLessThan(0.7 * empty);
  expect(eyeOf('a man on a pier by the sea')).toBe(empty);
});
