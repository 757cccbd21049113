import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each(['throne room of a castle with a queen and her two lions', 'a king in his throne room'])(
  'is sat on by who rules there: %s',
  (prompt) => {
    const [ruler] = readPrompt(prompt).subjects;
    expect(ruler).toMatchObject({ posture: 'sitting', on: 'armchair' });
  },
);

it('is left by who does something else', () => {
  const [ruler] = readPrompt('a king dancing in his throne room').subjects;
  expect(ruler?.on).toBeUndefined();
});

it('is another’s for both of a king and a queen, and for nobody else', () => {
  const seats = (prompt: string) => readPrompt(prompt).subjects.map(({ on }) => on ?? null);
  expect(seats('a king and queen in the throne room with knights')).toEqual([
    'armchair',
    'armchair',
    null,
  ]);
  expect(seats('a princess kneeling before the king on his throne')).toEqual([null, 'armchair']);
  expect(seats('a king sitting on a throne talking to a wizard')).toEqual(['armchair', null]);
  expect(seats('рыцарь стоит на коленях перед королём на троне')).toEqual([null, 'armchair']);
});
