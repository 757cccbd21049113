import { expect, it } from 'vitest';
import { readPrompt } from '../../../words/read-prompt.ts';
import { serviceOf } from './guests.ts';

const servedIn = (prompt: string) => {
  const [one] = readPrompt(prompt).subjects;
  return one && serviceOf(one);
};

it('at a barber’s is done by the animal that is the barber, to the animal that is served', () => {
  expect(servedIn("a fox hairdresser cutting a lion's hair")).toMatchObject({
    by: 'fox',
    beast: 'lion',
  });
  expect(servedIn('a hairdresser cutting the hair of a lion')?.by).toBeUndefined();
});

it('is done to somebody old where that is said', () => {
  expect(servedIn('un coiffeur coupe les cheveux d’un vieil homme')?.isOld).toBe(true);
  expect(servedIn('a barber shaving a man')?.isOld).toBeUndefined();
});

it('cuts a child’s hair, and anybody’s whose hair is named', () => {
  for (const prompt of [
    "a small barber shop with a red chair, the barber is cutting a boy's hair",
    'парикмахер стрижёт мальчика',
    'un peluquero cortando el pelo a un niño',
    'ein Friseur schneidet einem Jungen die Haare',
  ])
    expect(servedIn(prompt), prompt).toMatchObject({ act: 'haircut', isChild: true });
  expect(servedIn("a barber cutting a man's hair")).toMatchObject({ act: 'haircut' });
  expect(servedIn('a barber shaving a man')?.act).toBe('shaving');
});
