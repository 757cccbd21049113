import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const aboard = [
  [
    'a pirate on a ship',
    'pirates on a boat',
    'ein Pirat auf einem Schiff',
    'un pirate sur un bateau',
  ],
  ['un pirata en un barco', 'um pirata em um navio', 'un pirata sulla nave', 'пират на корабле'],
  [
    'geminin üzerinde bir korsan',
    '船の上の海賊',
    '배 위의 해적',
    '船上的海盗',
    'قرصان على سفينة',
    'जहाज पर समुद्री डाकू',
  ],
].flat();

describe('who a ship belongs to, on it', () => {
  it.each(aboard)('is seen on its deck: %s', (prompt) => {
    const { scenery, subjects } = readPrompt(prompt);
    expect(scenery).toBe('shipdeck');
    expect(subjects.filter(({ traits }) => traits?.includes('pirate'))).toHaveLength(1);
  });

  it.each(['a pirate watching a ship', 'a woman on a sailboat', 'a pirate with a model of a ship'])(
    'is not told by a ship that is named beside them: %s',
    (prompt) => {
      expect(readPrompt(prompt).scenery).not.toBe('shipdeck');
    },
  );
});

it('nobody who is named is in a ship far off', () => {
  const { scenery, subjects } = readPrompt(
    'a pirate captain with a parrot on the deck of his ship, another ship on the horizon',
  );
  expect(scenery).toBe('shipdeck');
  expect(subjects).toMatchObject([
    { thing: 'person', holds: { thing: 'parrot' } },
    { thing: 'boat', far: true },
  ]);
});
