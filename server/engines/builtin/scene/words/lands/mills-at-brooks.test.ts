import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const millOf = (prompt: string) => readPrompt(prompt).subjects[0]?.thing;

it('gives a mill at a brook or a river its water wheel, in every language', () => {
  for (const prompt of [
    'an old mill by a stream',
    'eine alte Mühle am Bach',
    'un vieux moulin au bord de la rivière',
    'un molino junto al río',
    'un vecchio mulino sul fiume',
    'um moinho à beira do rio',
    'старая мельница у реки',
    'nehir kenarında eski bir değirmen',
    'طاحونة قديمة على نهر',
    '小溪边的磨坊',
    '강가의 방앗간',
    'नदी के किनारे चक्की',
  ])
    expect(millOf(prompt), prompt).toBe('watermill');
});

it('leaves mills to the wind that are called so or have no such water', () => {
  for (const prompt of [
    'a windmill by a river',
    'an old mill on a hill',
    'eine Windmühle am Fluss',
  ])
    expect(millOf(prompt), prompt).toBe('windmill');
});
