import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a cave by the sea in a prompt', () => {
  it.each([
    'a cave by the sea',
    'sea cave',
    'cave with waves',
    'a grotto on the beach',
    'une grotte marine',
    'eine Meereshöhle',
    'una cueva marina',
    'una grotta marina',
    'uma gruta marinha',
    'морская пещера',
    'bir deniz mağarası',
    'كهف بحري',
    'समुद्री गुफा',
    '海蚀洞',
    '海食洞',
    '해식동굴',
  ])('opens onto that: %s', (prompt) => {
    const idea = readPrompt(prompt);
    expect(idea).toMatchObject({ land: 'cave', coastal: true });
    expect(idea.ignored).toEqual([]);
  });

  it('is no other cave, nor one where only a pirate is', () => {
    for (const prompt of ['a cave', 'an ice cave', 'a pirate in a cave', 'a beach'])
      expect(readPrompt(prompt).coastal, prompt).toBe(false);
  });
});
