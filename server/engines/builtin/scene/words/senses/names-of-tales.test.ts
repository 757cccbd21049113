import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const thingsOf = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

const traitsOf = (prompt: string) =>
  readPrompt(prompt).subjects.flatMap(({ traits = [] }) => traits);

describe('snow white', () => {
  it.each([
    'the cat is snow white',
    'a kitten, snow white, on a bed',
    'a mountain peak, snow white',
    'snow white and red roses',
    'la blanche neige couvre le village',
  ])('is a colour: %s', (prompt) => {
    expect(traitsOf(prompt)).not.toContain('snowwhite');
  });

  it('is the colour of who is called so', () => {
    expect(readPrompt('the cat is snow white').subjects[0]?.colour).toEqual([0.95, 0.95, 0.93]);
  });

  it.each([
    'snow white',
    'snow white eats an apple',
    'snow white in the forest',
    'a portrait of snow white',
    'the evil queen and snow white',
    'a cottage with Snow White',
    'Blanche Neige et les sept nains',
  ])('is somebody by her name or her tale: %s', (prompt) => {
    expect(traitsOf(prompt)).toContain('snowwhite');
  });
});

it.each([
  'a little prince in a castle',
  'der kleine Prinz auf dem Thron',
  'a little prince rides a horse',
  'ein kleiner Prinz und eine kleine Prinzessin',
])('a little prince is a child at a court: %s', (prompt) => {
  expect(thingsOf(prompt)).not.toContain('tinyplanet');
  expect(traitsOf(prompt)).toEqual(expect.arrayContaining(['royal', 'child']));
  expect(thingsOf('the little prince and a fox')).toContain('tinyplanet');
});

it.each([
  'spaceship over a small planet',
  'an astronaut looking at a small planet',
  'a child holding a small planet',
  'our small planet earth',
  'a small planet over a desert',
])('a small planet that nobody is on is in the sky: %s', (prompt) => {
  expect(thingsOf(prompt)).not.toContain('tinyplanet');
});

it.each([
  'a magic carpet in a living room',
  'children sitting on a magic carpet in a classroom',
  'a cat sleeping on a magic carpet in a room',
  'magic carpet shop',
  'flying carpets for sale in a bazaar',
])('a carpet of a tale lies where it is no way to fly: %s', (prompt) => {
  expect(thingsOf(prompt)).not.toContain('skyrider');
});

it.each([
  ['a dog named Zeus', ['dog']],
  ['Zeus the husky', ['dog']],
  // An old Greek city, in which nobody of the name is.
  ['temple of zeus', []],
  ['a statue of zeus', []],
  ['krishna temple', ['temple']],
  ['ganesha statue', ['statue']],
  ["aladdin's lamp", ['lamp']],
  ['a monkey king statue', ['statue']],
  ['a cat named Cinderella', ['cat']],
  ['my friend Ganesh cooking', ['person']],
])('a name that others have is nobody of a tale: %s', (prompt, things) => {
  expect(thingsOf(prompt)).toEqual(things);
  expect(traitsOf(prompt)).not.toContain('elephantfolk');
});

it('a festival of rock art is in no cave', () => {
  expect(readPrompt('rock art festival').land).not.toBe('cave');
});

it.each(['معبد زيوس|宙斯神庙|ゼウスの神殿|제우스 신전|храм Зевса', 'गणेश की मूर्ति'])(
  'a god of whom a temple or a statue is named does not stand beside it: %s',
  (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(
        readPrompt(prompt).subjects.some(({ thing }) => thing === 'person'),
        prompt,
      ).toBe(false);
  },
);

it('a god who stands on clouds is there in every language', () => {
  for (const prompt of ['Zeus on the clouds', 'ゼウスが雲の上に立つ', '제우스가 구름 위에 서 있다'])
    expect(readPrompt(prompt).subjects[0]?.traits, prompt).toContain('zeus');
});

it.each([
  'don quixote statue|estatua de Don Quijote en Madrid|ドン・キホーテの店、夜の渋谷',
  'sinbad park|阿里巴巴总部大楼|a merlin bird|a merlin falcon|un faucon merlin',
  'a jester hat|a jester fish|царь зверей лев|царь-пушка',
])('what is called by a name or a word of a tale is nobody of it: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    expect(thingsOf(prompt), prompt).not.toContain('person');
    expect(traitsOf(prompt), prompt).not.toContain('mounted');
  }
});
