import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import { BUNTING_WORDS } from '../lists/bunting.ts';
import { DOING_WORDS } from '../lists/doings.ts';
import { readPrompt } from '../read-prompt.ts';

const namesIn = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('a party of animals on the ice', () => {
  it.each([
    ['penguins having a party on the ice', 'penguin'],
    ['a feast of polar bears on the ice', 'bear'],
    ['seals celebrating a birthday on the ice', 'seal'],
    ['Pinguine feiern auf dem Eis', 'penguin'],
  ] as const)('is held there, with a cake: %s', (prompt, host) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBe('plain');
    expect(subjects.find(({ thing }) => thing === host)?.traits).toContain('partyhat');
    expect(subjects.map(({ thing }) => thing)).toContain('cake');
  });

  it.each(LANGUAGES)('is named by all words for one: %s', (language) => {
    for (const word of BUNTING_WORDS[language].party.split('|'))
      expect(readPrompt(`pinguin, ${word}`).understood.length, word).toBeGreaterThan(0);
  });

  it('is nothing where people have it, or no animals', () => {
    expect(readPrompt('a party in a living room').ignored).toContain('party');
    expect(readPrompt('polar bears on the ice').land).not.toBe('plain');
  });
});

describe('games', () => {
  it.each([
    'playing chess outside',
    'children playing cards outdoors',
    'Kinder spielen draußen Schach',
    'des enfants jouent aux échecs en plein air',
  ])('are played in a park where it is said that it is out of doors: %s', (prompt) => {
    const { land, park, subjects } = readPrompt(prompt);
    expect([land, park]).toEqual(['field', true]);
    expect(subjects[0]?.company?.members.length).toBeGreaterThan(1);
  });

  it('are played in a room else, and where another place is named there', () => {
    expect(readPrompt('children playing cards').land).toBe('room');
    expect(readPrompt('playing chess outside on a beach').land).toBe('beach');
  });

  it.each(LANGUAGES)('of football are played in an old street: %s', (language) => {
    for (const word of DOING_WORDS[language].streetfootball.split('|')) {
      const { land, alley, subjects } = readPrompt(word);
      expect([land, alley], word).toEqual(['street', true]);
      expect(subjects[0]?.traits, word).toContain('footballer');
    }
  });
});

describe('what stands or grows in the open', () => {
  it('is an armchair with who sits in it', () => {
    const [goblin] = readPrompt('a goblin reading in an armchair in the forest').subjects;
    expect(goblin?.traits).toEqual(['goblin', 'reading', 'armchaired']);
    expect(goblin?.on).toBeUndefined();
    expect(readPrompt('a woman in an armchair in a library').subjects[0]?.traits).not.toContain(
      'armchaired',
    );
  });

  it('is what somebody plants, and no bowl of it', () => {
    for (const prompt of ['a woman planting tomatoes in the garden', 'planting tomatoes']) {
      expect(readPrompt(prompt).scenery, prompt).toBe('vegetablegarden');
      expect(namesIn(prompt), prompt).not.toContain('fruit');
    }
  });
});

describe('a haunted house at Halloween', () => {
  it('stands by itself, children in pointed hats before it', () => {
    for (const prompt of [
      'kids trick or treating at a haunted house',
      'trick or treating in front of a creepy old mansion',
    ]) {
      const { land, town, halloween, subjects } = readPrompt(prompt);
      expect([land, town, halloween], prompt).toEqual([null, null, true]);
      expect(subjects[0], prompt).toMatchObject({ thing: 'person', count: 3 });
      expect(subjects[0]?.traits, prompt).toEqual(['child', 'mage']);
    }
    expect(namesIn('a haunted house at halloween')).not.toContain('person');
    expect(readPrompt('trick or treating').town).toBe('suburb');
  });
});

describe('a family of animals', () => {
  it.each([
    ['a family of bears', 'bear'],
    ['an owl family', 'owl'],
    ['eine Bärenfamilie', 'bear'],
    ["une famille d'ours", 'bear'],
    ['una famiglia di gufi', 'owl'],
    ['семья медведей', 'bear'],
    ['クマの家族', 'bear'],
    ['곰 가족', 'bear'],
  ] as const)('is two with their young, and no people: %s', (prompt, thing) => {
    const { subjects } = readPrompt(prompt);
    expect(subjects.map((one) => one.thing)).toEqual([thing, thing]);
    expect(subjects.filter(({ traits }) => traits?.includes('young'))).toHaveLength(1);
  });

  it('is one of people with whom animals are', () => {
    expect(namesIn('a family with a dog')).toEqual(['person', 'dog']);
    expect(namesIn('a family and a bear')).toContain('person');
  });
});

describe('an animal on a shoulder', () => {
  it.each([
    ['a witch with a raven on her shoulder', 'raven'],
    ['eine Hexe mit einem Raben auf der Schulter', 'raven'],
    ['a girl with a cat on her shoulder', 'cat'],
  ] as const)('sits there: %s', (prompt, held) => {
    const { subjects, ignored } = readPrompt(prompt);
    expect(subjects).toMatchObject([{ thing: 'person', holds: { thing: held } }]);
    expect(ignored).toEqual([]);
  });
});
