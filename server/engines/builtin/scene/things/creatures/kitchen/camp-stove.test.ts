import { expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { wishedFor } from '../../placing/wished-for.ts';

/** What the first person of a prompt is drawn with. */
function traitsOf(prompt: string): readonly string[] {
  const setting = decide(readPrompt(prompt), null, 3, 0);
  const cook = setting.subjects.find(({ thing }) => thing === 'person');
  if (cook === undefined) throw new Error(`nobody in: ${prompt}`);
  expect(cook.posture, prompt).toBeNull();
  return wishedFor(setting, cook, 0, undefined).traits ?? [];
}

it('stands out of doors before who fries there, also by a fire, and in no kitchen', () => {
  for (const prompt of ['dad frying eggs by a lake', 'mum frying eggs at a campsite'])
    expect(traitsOf(prompt), prompt).toContain('campstove');
  expect(traitsOf('dad frying eggs in the kitchen')).not.toContain('campstove');
});
