import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const people = (prompt: string) =>
  readPrompt(prompt).subjects.filter(({ thing }) => thing === 'person');

it.each([
  'a hula hoop on the grass|a flamenco dress|tango shoes on a chair|a samba drum|a tango record',
  'guitare flamenco|ein Tangokleid|tango ayakkabısı|hula hup|вальс цветов|гитара фламенко',
  'フラメンコギター|探戈舞鞋|플라멩코 드레스|فستان فلامنكو|गरबा के कपड़े',
  'waltz of the flowers|ein Walzer am Klavier|вальс на рояле|华尔兹 钢琴',
  'вальс осенних листьев|снежинки кружатся в вальсе',
])('nobody dances what only a thing is called by, or what is played: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    expect(people(prompt), prompt).toEqual([]);
    expect(
      readPrompt(prompt).subjects.flatMap(({ traits = [] }) => traits),
      prompt,
    ).not.toContain('dancing');
  }
});

it('nobody dances where nobody is wanted', () => {
  expect(people('a tango without dancers')).toEqual([]);
});

it.each(['tango with lanterns|a waltz in a castle|ein Walzer|вальс на балу|ワルツ'])(
  'two dance a dance for two that is named with nobody: %s',
  (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(people(prompt), prompt).toMatchObject([{ count: 2, traits: ['couple', 'dancing'] }]);
  },
);

it('several dance to a guitar', () => {
  expect(people('flamenco mit Gitarre')).toMatchObject([{ count: 4, traits: ['dancing'] }]);
});
