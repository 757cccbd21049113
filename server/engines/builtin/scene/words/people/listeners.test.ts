import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('children who are read to', () => {
  it.each(['a grandmother reading to two children', 'a man reading a book to his children'])(
    'sit and look at who reads: %s',
    (prompt) => {
      const [reader, children] = readPrompt(prompt).subjects;
      expect(reader).toMatchObject({ count: 1, relation: { is: 'meets', party: 'first' } });
      expect(children).toMatchObject({ posture: 'sitting', relation: { party: 'second' } });
      expect(children?.traits).toEqual(['child', 'listening']);
    },
  );

  it('do what they are said to do beside who reads, and read alone', () => {
    const [, running] = readPrompt('a woman reading and two running children').subjects;
    expect(running).toMatchObject({ posture: 'running', traits: ['child'] });
    expect(readPrompt('a child reading').subjects[0]?.traits).not.toContain('listening');
  });
});
