import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a woman looking to the left',
  'a girl with her head turned to the right',
  'eine Frau schaut nach links',
  '往左边看的女孩',
  '왼쪽을 보는 소녀',
])('stands where any may who looks to a side: %s', (prompt) => {
  for (const { aside } of readPrompt(prompt).subjects) expect(aside).toBeUndefined();
});
