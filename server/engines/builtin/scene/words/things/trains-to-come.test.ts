import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const trainOf = (prompt: string) =>
  readPrompt(prompt).subjects.find(({ thing }) => thing === 'train');

describe('a train', () => {
  it.each([
    'a shinkansen passing Mount Fuji',
    'a train of the future racing through a desert',
    'a train in a futuristic city',
    'ein Zug der Zukunft',
    '未来の列車',
    'поезд будущего в пустыне',
    'قطار المستقبل',
  ])('is streamlined where it is a fast one or of the future: %s', (prompt) => {
    expect(trainOf(prompt)?.traits).toContain('streamlined');
  });

  it.each([
    'a train in the mountains',
    'a steam train in the snow',
    'a steam train in a futuristic city',
  ])('is one of steam else: %s', (prompt) => {
    expect(trainOf(prompt)?.traits ?? []).not.toContain('streamlined');
  });

  it('crosses the desert that is named and no city', () => {
    expect(readPrompt('a train of the future racing through a desert').land).toBe('desert');
  });
});
