import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const traits = (prompt: string) => readPrompt(prompt).subjects.map((one) => one.traits);
const things = (prompt: string): string[] => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('an animal that works as somebody', () => {
  it.each([
    'a cat working as a librarian|ein Kater arbeitet als Bibliothekar|un chat qui travaille comme bibliothécaire',
    'un gato que trabaja como bibliotecario|un gatto che lavora come bibliotecario|um gato que trabalha como bibliotecário',
    'кот работает как библиотекарь|kütüphaneci olarak çalışan bir kedi|司書として働く猫|사서로 일하는 고양이',
  ])('is that one, where that is done, and nobody else is there: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      expect(readPrompt(prompt).land, prompt).toBe('library');
      expect(traits(prompt)[0], prompt).toContain('catfolk');
      expect(traits(prompt), prompt).toHaveLength(1);
    }
  });

  it.each(['a cat as a chef in a kitchen', 'ein Hund als Koch', 'un perro como cocinero'])(
    'may only be said to be that: %s',
    (prompt) => {
      expect(traits(prompt)).toMatchObject([expect.arrayContaining(['chef'])]);
    },
  );

  it('wears what they wear', () => {
    expect(readPrompt('a bear working as a baker')).toMatchObject({
      land: 'bakery',
      subjects: [{ thing: 'person', traits: ['bearfolk', 'chef'] }],
    });
  });

  it('may be a sloth', () => {
    for (const prompt of ['a sloth working as a librarian', 'ein Faultier als Bibliothekar']) {
      expect(readPrompt(prompt).land, prompt).toBe('library');
      expect(traits(prompt), prompt).toMatchObject([['slothfolk', 'reading']]);
    }
  });

  it.each([
    ['mouse', 'chef', 'a mouse chef|eine Maus als Koch|un ratón cocinero'],
    ['mouse', 'chef', 'un topo cuoco|um rato cozinheiro|мышь-повар|aşçı fare|فأر طباخ'],
    ['mouse', 'chef', 'रसोइया चूहा|老鼠厨师|シェフのネズミ|요리사 쥐'],
    ['rabbit', 'chef', 'un lapin cuisinier'],
    ['mouse', 'doctor', 'a hamster doctor|un hamster médecin|仓鼠医生'],
    ['dinosaur', 'firefighter', 'a dinosaur firefighter|ein Dinosaurier als Feuerwehrmann'],
    ['owl', 'teacher', 'an owl teacher|一只猫头鹰老师|una lechuza maestra'],
    ['mouse', 'royal', 'un ratón rey|a mouse king'],
    ['dragon', 'pirate', 'a dragon pirate|海賊のドラゴン'],
  ] as const)('is a %s in the clothes of a %s: %s', (thing, trait, prompts) => {
    for (const prompt of prompts.split('|')) {
      expect(traits(prompt), prompt).toHaveLength(1);
      expect(traits(prompt)[0], prompt).toEqual(expect.arrayContaining([`${thing}folk`, trait]));
    }
  });

  it('is told to be understood, the work too', () => {
    const { understood, ignored } = readPrompt('a dragon working as a librarian');
    expect(understood).toContain('working');
    expect(ignored).toEqual([]);
  });

  it.each([
    ['a dog and a farmer working in a field', ['dog', 'person']],
    ['a cat, a librarian working', ['cat', 'person']],
    ['a cat watching a baker', ['cat', 'person']],
    ['a police officer working with a dog', ['person', 'dog']],
    ['a mechanic working on a robot', ['person', 'robot']],
    ['a farmer works like a horse', ['person', 'horse']],
    ['a baker working with a cat', ['person', 'cat']],
  ])('is not who is only named with somebody: %s', (prompt, those) => {
    expect(things(prompt)).toEqual(those);
  });
});

describe('librarians', () => {
  it.each([
    'an old librarian|eine Bibliothekarin|une bibliothécaire|una bibliotecaria|un bibliotecario',
    'um bibliotecário|uma bibliotecária|библиотекарь|библиотекарша|bir kütüphaneci|أمين مكتبة|أمينة مكتبة',
    'أمين المكتبة|أمينة المكتبة|पुस्तकालयाध्यक्ष|लाइब्रेरियन|图书管理员|图书馆管理员|司書|図書館員|사서|도서관 사서|ein Bibliothekar',
  ])('are in a library where nothing else is named: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      expect(readPrompt(prompt).land, prompt).toBe('library');
      expect(things(prompt), prompt).toEqual(['person']);
    }
  });

  it('stay where they are said to be', () => {
    expect(readPrompt('a librarian on a beach').land).toBe('beach');
  });
});
