import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../words/language.ts';
import { TURN_WORDS } from './lists/turns.ts';
import { readPrompt } from './read-prompt.ts';

const each = (words: string) => words.replaceAll('+', '').split('|');
const thingsOf = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe.each(LANGUAGES)('turns of phrase, in %s', (language) => {
  const words = TURN_WORDS[language];

  it('name no water, no meat and no places that are not there', () => {
    for (const key of ['waterdrops', 'waterballoons', 'skewers', 'climbingbeans'] as const)
      for (const word of each(words[key])) {
        const { land, subjects, sky } = readPrompt(word);
        expect([land, subjects, [...sky]], word).toEqual([null, [], []]);
      }
    for (const key of ['midair', 'passing', 'backcountry'] as const)
      for (const word of each(words[key])) {
        const { land, outlook, subjects } = readPrompt(word);
        expect([land, outlook, subjects], word).toEqual([null, null, []]);
      }
  });

  it('name stalls, ox carts, picnics under blossom and the night of the poles', () => {
    for (const word of each(words.foodstand)) expect(thingsOf(word)[0], word).toBe('stall');
    for (const word of each(words.oxcart)) expect(thingsOf(word), word).toEqual(['cow']);
    for (const word of each(words.hanami))
      expect(thingsOf(word), word).toEqual(expect.arrayContaining(['blossom', 'picnic']));
    for (const word of each(words.polarnight))
      expect(readPrompt(word), word).toMatchObject({ time: 'night', snowy: true });
  });

  it('name who is there and what is done', () => {
    for (const word of each(words.swordsman))
      expect(readPrompt(word).subjects[0]?.holds?.thing, word).toBe('sword');
    for (const word of each(words.egyptqueen))
      expect(readPrompt(word).subjects[0]?.traits, word).toEqual(
        expect.arrayContaining(['royal', 'woman']),
      );
    for (const word of each(words.parentchild))
      expect(readPrompt(word).subjects[0]?.company?.members.length, word).toBeGreaterThan(1);
  });
});

it.each([
  'people dancing samba|跳广场舞的老奶奶|サンバを踊る女性|줌바를 추는 여자|des femmes font la zumba',
  'eine Frau tanzt Walzer|gente bailando cumbia|девушки водят хоровод|gente numa roda de samba',
  'donne che ballano la tarantella|halay çeken kadınlar|نساء يرقصن الدبكة|भांगड़ा करते लोग',
])('dances by their names are danced: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt).subjects[0]?.traits, prompt).toContain('dancing');
});

it.each([
  'firefighter giving water to a koala|消防员给考拉喂水|un pompier donne à boire à un koala',
  'un bombero dando agua a un koala|пожарный поит коалу|bombeiro dando água para um coala',
  'un pompiere dà da bere a un koala',
])('water that is given to somebody is no sea: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt), prompt).toMatchObject({
      land: expect.not.stringMatching('sea'),
      subjects: [
        { thing: 'person', traits: ['firefighter', 'feeding'], relation: { party: 'first' } },
        { thing: 'koala', relation: { party: 'second' } },
      ],
    });
});
