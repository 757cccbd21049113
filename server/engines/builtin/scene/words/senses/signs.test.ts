import { describe, expect, it } from 'vitest';
import { SIGN_WORDS } from '../../../words/lists/signs.ts';
import { readPrompt } from '../read-prompt.ts';

describe('emoji', () => {
  it('are each read as the word for what they show', () => {
    const unread = [...SIGN_WORDS.keys()].filter((sign) => {
      const { understood, ignored } = readPrompt(sign);
      return understood.length === 0 || ignored.length > 0;
    });
    expect(unread).toEqual([]);
  });

  it('are words among the words of any language, however they are shown', () => {
    const { land, time, subjects } = readPrompt('🐶 on the 🏖️ at 🌅');
    expect([land, time, subjects[0]?.thing]).toEqual(['beach', 'dawn', 'dog']);
    for (const prompt of ['🐱🌊', 'ein 🐱 am Meer', '大海上的🐱', 'قطة 🌊']) {
      const idea = readPrompt(prompt);
      expect([prompt, idea.land, idea.subjects[0]?.thing]).toEqual([prompt, 'sea', 'cat']);
    }
    expect(readPrompt('👩🏽‍🚀').subjects[0]?.thing).toBe('astronaut');
  });

  it('say nothing of the language, nor anything where they are mere ornament', () => {
    expect(readPrompt('Hund ☕️🎄 am See').land).not.toBe('sea');
    expect(readPrompt('a cat ❤️😀👍🏽')).toMatchObject({ understood: ['cat'], ignored: [] });
  });
});
