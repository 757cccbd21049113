import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('animals that run a shop', () => {
  it.each([
    ['bakery', 'catfolk', 'cats running a bakery, one kneading dough and one serving customers'],
    ['bakery', 'foxfolk', 'ein Fuchs betreibt eine Bäckerei'],
    ['cheeseshop', 'mousefolk', 'mice running a cheese shop'],
  ])('work in it: %s, %s, %s', (land, folk, prompt) => {
    const idea = readPrompt(prompt);
    expect(idea.land).toBe(land);
    expect(idea.subjects).toHaveLength(1);
    expect(idea.subjects[0]?.traits).toContain(folk);
    expect(idea.subjects[0]?.traits).not.toContain('waiter');
  });

  it('are not those who run past one', () => {
    expect(readPrompt('a fox running past a bakery').subjects).toMatchObject([
      { thing: 'fox', posture: 'running' },
    ]);
  });
});

it.each(['猫がラーメン屋を営む', 'ラーメン屋で働く猫'])(
  'a verb behind the shop says so too: %s',
  (prompt) => {
    expect(readPrompt(prompt).subjects).toMatchObject([
      { thing: 'person', traits: ['catfolk', 'chef'] },
    ]);
  },
);
