import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { FIELD_WORDS } from '../../lists/field-work.ts';
import type { Meaning } from '../../meaning.ts';
import { readPrompt } from '../../read-prompt.ts';
import { FIELD_KEYS } from './field-keys.ts';

describe('what is picked where it grows', () => {
  const words = Object.values(FIELD_WORDS).flatMap((list) =>
    Object.entries(list).flatMap(([key, alternatives]) =>
      alternatives.split('|').map((word): [string, string] => [word.replace(/[+~]+$/, ''), key]),
    ),
  );

  it.each(words)('is known in each language: %s', (word, key) => {
    const idea = readPrompt(word);
    const meaning: Meaning = FIELD_KEYS[key as keyof typeof FIELD_KEYS];
    expect(idea.ignored).toEqual([]);
    if (meaning.rainOver === true) expect(idea).toMatchObject({ weather: 'rain', rainOver: true });
    if (meaning.crop !== undefined) expect(idea.crop).toBe(meaning.crop);
    if (meaning.thing === 'house')
      expect(idea.subjects).toMatchObject([{ thing: 'house', traits: ['logs'] }]);
    if (meaning.trait === undefined || meaning.thing !== undefined) return;
    expect(idea.land).toBe(meaning.land);
    expect(idea.scenery).toBe(meaning.scenery ?? null);
    expect(idea.crop).toBe(meaning.crop ?? null);
    expect(idea.tea).toBe(meaning.tea ?? false);
    expect(idea.subjects[0]).toMatchObject({ thing: 'person' });
    expect(idea.subjects[0]?.traits).toContain(key);
  });

  it('is a patch of pumpkins also where somebody is on one', () => {
    expect(readPrompt('black cat on a giant pumpkin in a pumkin patch, halloween')).toMatchObject({
      land: 'field',
      crop: 'pumpkin',
    });
    expect(readPrompt('a pumpkin').crop).toBeNull();
  });

  it('is strawberries and cotton in their fields, whatever is done there, and no meal on a table', () => {
    for (const prompt of [
      'an old man sleeping in the strawberry field',
      'a girl in a strawberry patch',
    ])
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'field',
        crop: 'strawberry',
        subjects: [{ thing: 'person' }],
      });
    expect(readPrompt('a woman dancing in a cotton field')).toMatchObject({
      land: 'field',
      crop: 'cotton',
    });
    expect(readPrompt('strawberries on a table').crop).toBeNull();
  });

  it('is picked before a small house of logs at a dacha', () => {
    const { crop, subjects } = readPrompt('бабушка собирает смородину на даче, летний день');
    expect(crop).toBe('currant');
    expect(subjects).toMatchObject([
      { thing: 'person', traits: ['woman', 'old', 'currantpicking'] },
      { thing: 'house', traits: ['logs'] },
    ]);
  });

  it('is corn where somebody runs through it, and no meadow of flowers', () => {
    for (const prompt of [
      'golden retriever puppy running through a corn field',
      'un perro corre por un maizal',
    ])
      expect(readPrompt(prompt), prompt).toMatchObject({
        crop: 'corn',
        subjects: [{ thing: 'dog', posture: 'running' }],
      });
  });

  it.each([
    'girl collecting shells in a sea cave|ein Mädchen sammelt Muscheln in einer Meereshöhle|bambina raccoglie conchiglie in una grotta marina',
  ])('is gathered where that is said: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { land, coastal, subjects } = readPrompt(prompt);
      expect({ land, coastal }, prompt).toEqual({ land: 'cave', coastal: true });
      expect(subjects, prompt).toMatchObject([{ traits: ['girl', 'shellgathering'] }]);
    }
    expect(readPrompt('an old man gathering firewood in the mountains').land).toBe('mountain');
  });

  it.each([
    ['father and daughter picking apples in an orchard', 'applepicking'],
    ['a mother picking grapes with her son', 'grapepicking'],
    ['Vater und Tochter pflücken Äpfel', 'applepicking'],
    ['mère et fille cueillant des pommes', 'applepicking'],
  ])('is picked by all who are named together: %s', (prompt, deed) => {
    const people = readPrompt(prompt).subjects.filter(({ thing }) => thing === 'person');
    expect(people).toHaveLength(2);
    for (const { traits } of people) expect(traits).toContain(deed);
  });

  it.each([
    'família colhendo café numa fazenda em Minas',
    'une famille qui récolte du café dans une plantation de café',
    'eine Familie pflückt Kaffee auf einer Kaffeeplantage',
    'a family picking coffee on a farm',
  ])('is picked by each of a family with both hands, on a farm in its fields: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBe('field');
    const people = subjects.filter(({ thing }) => thing === 'person');
    expect(people).toHaveLength(3);
    for (const { count, company, traits } of people) {
      expect({ count, company }).toEqual({ count: 1, company: undefined });
      expect(traits?.some((trait) => trait.endsWith('picking'))).toBe(true);
    }
  });

  it.each([
    'an orchard in autumn|ein Obstgarten im Herbst|un verger|un huerto de manzanos|un frutteto|um pomar',
    'фруктовый сад|bir meyve bahçesi|بستان|सेब का बाग|果园|果樹園|과수원|a girl reading under a tree in an apple orchard',
  ])('grows in rows of trees in an orchard, where no flowers are named: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { land, scenery, subjects } = readPrompt(prompt);
      expect({ land, scenery }, prompt).toEqual({ land: 'field', scenery: 'orchard' });
      expect(
        subjects.map(({ thing }) => thing),
        prompt,
      ).not.toContain('flower');
    }
  });

  it('is no food on a table, and is done by those who are named', () => {
    const idea = readPrompt('grape pickers in a vineyard in tuscany, warm september light');
    expect(idea.land).toBe('field');
    expect(idea.subjects.map(({ thing }) => thing)).not.toContain('fruit');
    expect(readPrompt('two women picking tea').subjects).toMatchObject([{ count: 2 }]);
  });
});

it('clears the sky after the rain, and leaves rain to fall that is not over', () => {
  const weather = (prompt: string) => decide(readPrompt(prompt), null, 3, 0).weather;
  expect(weather('a meadow after the rain')).toBe('cloudy');
  expect(weather('a meadow in the rain')).toBe('rain');
});

describe('an orchard', () => {
  it.each(
    'a beekeeper in a blooming orchard|开花的果园|満開の果樹園|꽃이 핀 과수원|un verger en fleurs|eine Imkerin in einem blühenden Obstgarten|un huerto en flor|пчеловод в цветущем яблоневом саду|um pomar em flor|un frutteto in fiore|çiçek açmış meyve bahçesi|بستان مزهر|फूलों से भरा सेब का बाग'.split(
      '|',
    ),
  )('blooms as a whole where an orchard is said to: %s', (prompt) => {
    const idea = readPrompt(prompt);
    expect(idea).toMatchObject({ land: 'field', scenery: 'orchard', season: 'spring' });
    expect(idea.subjects.map(({ thing }) => thing)).toContain('blossom');
  });
});
