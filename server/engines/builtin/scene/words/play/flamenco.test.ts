import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'una mujer bailando flamenco en una plaza de Sevilla|ella baila flamenco, mujer de rojo|mujer que quiere bailar flamenco',
  'dos mujeres bailan flamenco|una bailaora en un tablao|un bailaor|una mujer flamenca',
  'a flamenco dancer in Sevilla|une danseuse de flamenco|Flamencotänzerin in Sevilla|ein Flamencotänzer|eine Frau tanzt Flamenco',
  'танцовщица фламенко|dançarina de flamenco|ballerina di flamenco|flamenko yapan kadın',
  '跳弗拉门戈的女人|弗拉明戈女舞者|フラメンコを踊る女性|플라멩코를 추는 여자|راقصة فلامنكو|امرأة ترقص الفلامنكو|फ्लेमेंको करती महिला',
])('Flamenco is danced, and is no flamingo: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    const { subjects } = readPrompt(prompt);
    expect(
      subjects.map(({ thing }) => thing),
      prompt,
    ).toEqual(['person']);
    expect(subjects[0]?.traits, prompt).toContain('dancing');
  }
});

it('A flamenco that is a bird in Spanish stays one', () => {
  expect(readPrompt('un flamenco rosa en el lago').subjects).toMatchObject([{ thing: 'wader' }]);
});
