import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('skeletons', () => {
  it.each([
    'skeletons having a dance party in the graveyard',
    'tanzende Skelette auf dem Friedhof',
    'des squelettes dansent au cimetière',
    'esqueletos bailando en el cementerio',
    'scheletri che ballano nel cimitero',
    'esqueletos dançando no cemitério',
    'скелеты танцуют на кладбище',
    'mezarlıkta dans eden iskeletler',
    'هياكل عظمية ترقص في المقبرة',
    'कब्रिस्तान में नाचते कंकाल',
    '骷髅在墓地里跳舞',
    '墓地で踊る骸骨',
    '묘지에서 춤추는 해골',
  ])('dance where that is said, and are merry: %s', (prompt) => {
    const { mood, subjects } = readPrompt(prompt);
    expect(mood).toBeNull();
    expect(subjects.find(({ thing }) => thing === 'skeleton')?.traits).toContain('dancing');
  });

  it('leave the dance to people who are named, and are dark without it', () => {
    const skeleton = readPrompt('a girl dancing before a skeleton').subjects.find(
      ({ thing }) => thing === 'skeleton',
    );
    expect(skeleton?.traits ?? []).not.toContain('dancing');
    expect(readPrompt('skeletons in a graveyard').mood).toBe('dark');
  });
});
