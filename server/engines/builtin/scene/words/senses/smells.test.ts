import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('perfume', () => {
  it.each([
    'il profumo dei fiori in un giardino',
    '향수를 불러일으키는 시골 마을',
    '고향에 대한 향수, 기차역',
  ])('is a smell or a longing, and no bottle: %s', (prompt) => {
    const { subjects, backdrop } = readPrompt(prompt);
    expect(subjects.map(({ thing }) => thing)).not.toContain('perfume');
    expect(backdrop).toBeNull();
  });

  it('is a bottle of it by itself', () => {
    expect(readPrompt('향수 제품 사진').subjects).toMatchObject([{ thing: 'perfume' }]);
    expect(readPrompt('profumo su uno scoglio').subjects[0]?.thing).toBe('perfume');
  });
});
