import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a river delta in a prompt', () => {
  it.each([
    'a river delta from above',
    "le delta d'un fleuve",
    'ein Flussdelta',
    'el delta del río',
    'il delta del fiume',
    'o delta do rio',
    'дельта реки',
    'nehir deltası',
    'دلتا النهر',
    'नदी का डेल्टा',
    '河流三角洲',
    '三角州',
    '강 삼각주',
  ])('is a river that parts: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'river', delta: true });
  });

  it('is no other river', () => {
    expect(readPrompt('a river from above').delta).toBe(false);
  });
});
