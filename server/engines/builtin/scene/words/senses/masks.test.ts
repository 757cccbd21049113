import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a girl with a fox mask|une fille avec un masque de renard|una niña con máscara de zorro',
  'uma menina com máscara de raposa|una bambina con una maschera da volpe|девочка в маске лисы',
  'tilki maskesi takan kız|戴狐狸面具的女孩|狐のお面をつけた少女|여우 가면을 쓴 소녀|فتاة ترتدي قناع ثعلب',
  'लोमड़ी का मुखौटा पहने लड़की',
])('the mask of a fox is no fox: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    const { subjects } = readPrompt(prompt);
    expect(
      subjects.map(({ thing }) => thing),
      prompt,
    ).toEqual(['person']);
    expect(subjects[0]?.traits, prompt).toContain('girl');
  }
});

it('a fox beside somebody in a mask is one', () => {
  expect(readPrompt('a fox, a girl in a mask').subjects.map(({ thing }) => thing)).toContain('fox');
});
