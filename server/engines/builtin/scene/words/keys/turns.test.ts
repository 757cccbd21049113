import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import { TURN_WORDS } from '../lists/turns.ts';
import { readPrompt } from '../read-prompt.ts';

const each = (words: string) => words.replaceAll('+', '').split('|');
const thingsOf = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe.each(LANGUAGES)('turns of phrase, in %s', (language) => {
  const words = TURN_WORDS[language];

  it('name no water, no meat and no places that are not there', () => {
    for (const key of [
      'waterdrops',
      'waterballoons',
      'skewers',
      'climbingbeans',
      'namesakes',
    ] as const)
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
    for (const key of ['trader', 'pilgrimage'] as const)
      for (const word of each(words[key])) expect(thingsOf(word), word).toEqual(['person']);
    for (const word of each(words.mapmaker))
      expect(readPrompt(word).subjects[0]?.traits, word).toContain('sketching');
    for (const word of each(words.wrestler)) expect(readPrompt(word).land, word).toBe('boxingring');
    for (const word of each(words.zombiehorde))
      expect(readPrompt(word).subjects[0], word).toMatchObject({ count: 6, traits: ['zombie'] });
    for (const word of each(words.zombieworld))
      expect(readPrompt(word), word).toMatchObject({
        ...{ land: 'street', forsaken: true },
        subjects: [{ count: 6, traits: ['zombie'] }],
      });
    for (const word of each(words.driversview))
      expect(readPrompt(word).land, word).toBe('carcabin');
    for (const word of each(words.couscous))
      expect(readPrompt(word).akin[0]?.thing, word).toBe('curry');
    for (const word of each(words.parentchild))
      expect(readPrompt(word).subjects[0]?.company?.members.length, word).toBeGreaterThan(1);
  });
});

it.each([
  'people dancing samba|跳广场舞的老奶奶|サンバを踊る女性|줌바를 추는 여자|des femmes font la zumba',
  'eine Frau tanzt Walzer|gente bailando cumbia|gente numa roda de samba',
  'donne che ballano la tarantella|halay çeken kadınlar|نساء يرقصن الدبكة|भांगड़ा करते लोग',
])('dances by their names are danced: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt).subjects[0]?.traits, prompt).toContain('dancing');
});

it('a round dance is danced in a ring', () => {
  expect(readPrompt('девушки водят хоровод').subjects[0]?.company?.bond).toBe('ringdancing');
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

it.each([
  [
    '외할머니가 만두 빚는|外婆包粽子|una abuela haciendo tamales|бабушка лепит вареники',
    'dumplingmaking',
  ],
  ['un boulanger qui sort les croissants du four|il fornaio sforna i cornetti', 'atoven'],
])('what is made at home is made: %s', (prompts, trait) => {
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt).subjects[0]?.traits, prompt).toContain(trait);
});

it('a sailor in French is no sea, a lute is played, and a telescope on a roof is at no observatory', () => {
  expect(readPrompt('un marin sur le port sous la pluie').subjects[0]?.traits).toContain('sailor');
  for (const prompt of [
    'رجل يعزف على العود',
    '弹琵琶的女孩',
    'un hombre con un laúd',
    'सितार बजाता आदमी',
  ])
    expect(readPrompt(prompt).subjects[0]?.holds?.thing).toBe('guitar');
  const onRoof = readPrompt('Мальчик с телескопом на крыше, звёзды');
  expect([onRoof.land, onRoof.perch]).toEqual([null, 'roof']);
  expect(onRoof.subjects[0]?.traits).toContain('stargazing');
});

it('a Turkish grocer keeps his shop, and a village of the Russian coast has no mosquitoes', () => {
  expect(readPrompt('bakkal amca')).toMatchObject({
    land: 'supermarket',
    subjects: [{ thing: 'person', male: true }],
  });
  expect(readPrompt('Комарово у моря').subjects).toEqual([]);
});

describe('what German says of rust and of noses', () => {
  it('is no rose, no horse and no rain, and told as not drawn', () => {
    expect(readPrompt('ein Roboter aus rostigem Eisen')).toMatchObject({
      subjects: [{ thing: 'person', traits: ['robotfolk'] }],
      ignored: ['rostigem', 'eisen'],
    });
    expect(readPrompt('ein Clown mit roter Nase')).toMatchObject({
      weather: null,
      ignored: ['nase'],
    });
  });
});
