import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const fittings = (prompt: string) => readPrompt(prompt).fittings.map(({ name }) => name);

it.each([
  ['a café in Marrakesh', 'archedwindow'],
  ['ein Schlafzimmer in Marokko', 'archedwindow'],
  ['a living room in India', 'ceilingfan'],
  ['una cocina en México', 'beams'],
  ['मुंबई में रसोई', 'ceilingfan'],
] as const)('a room of a country has what rooms have there: %s', (prompt, name) => {
  expect(fittings(prompt)).toContain(name);
});

it('keeps what is said of it, and is as any room where nothing is said of where, or in another trade', () => {
  const walls = readPrompt('a bedroom in Morocco with green walls').fittings.filter(
    ({ name }) => name === 'walls',
  );
  expect(walls).toHaveLength(1);
  expect(walls[0]?.colour?.[1]).toBeGreaterThan(walls[0]?.colour?.[0] ?? 1);
  expect(fittings('a bedroom')).toEqual([]);
  expect(fittings('a hospital in India')).toEqual([]);
  expect(fittings('a street in Morocco')).toEqual([]);
});

it('looks out on a street of Cairo, and not on dunes', () => {
  expect(readPrompt('a café in Cairo')).toMatchObject({ outlook: 'street', town: 'souk' });
});

it.each(['a bedroom in Vienna', 'a café in Toronto, inside'])(
  'has a wide window where a city is named that is known by what stands over its roofs: %s',
  (prompt) => {
    expect(readPrompt(prompt).decor.isWide).toBe(true);
  },
);
