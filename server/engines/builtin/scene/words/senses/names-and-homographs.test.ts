import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const subjectsOf = (prompt: string) => readPrompt(prompt).subjects;
const thingsOf = (prompt: string) => subjectsOf(prompt).map(({ thing }) => thing);
const traitsOf = (prompt: string) => subjectsOf(prompt).flatMap(({ traits = [] }) => traits);
const countsOf = (prompt: string) => subjectsOf(prompt).map(({ count }) => count);

describe('names of places that are written like other words', () => {
  it.each([
    'un monaco in preghiera|una mujer moldava|una donna moldava|il sole cala|قطرات المطر|قطر الندى',
    'bir kadın boğazında kolye|bir kabile|रेसिंग कार्स|उसने फूल दिये|ein Berliner mit Puderzucker',
    'une planche de bois|телёнок у яслей|육상 동물|gato no forro|koyu mavi gözler',
  ])('are no places where they are those: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { land, scenery } = readPrompt(prompt);
      expect([land, scenery], prompt).toEqual([null, null]);
    }
  });

  it('is no place where a terrace is said to be full of flowers in Spanish', () => {
    expect(readPrompt('la florida terraza')).toMatchObject({ land: 'roofterrace', scenery: null });
  });

  it('are those places in company', () => {
    expect(readPrompt('principato di Monaco').manner).toBe('southern');
    expect(readPrompt('дети в детских яслях').land).toBe('kindergarten');
    expect(readPrompt('الأطفال في قطر').land).toBe('city');
    expect(readPrompt('una cala con barche').scenery).toBe('cove');
    expect(readPrompt('İstanbul Boğazı’nda gün batımı').scenery).toBe('bosphorus');
    expect(readPrompt("Boğaz'da bir vapur").scenery).toBe('bosphorus');
    expect(readPrompt('crianças na creche').land).toBe('kindergarten');
    expect(readPrompt('uma creche').land).toBe('kindergarten');
    expect(readPrompt('Florida').land).toBe('beach');
    expect(readPrompt('नदी पर पुलिया').land).toBe('river');
    expect(readPrompt('Hamburg')).toMatchObject({ land: 'canal', town: 'amsterdam' });
    expect(readPrompt('重庆夜景').neon).toBe(true);
    expect(readPrompt('Endülüs')).toMatchObject({ land: 'street', manner: 'white' });
    expect(readPrompt('Endülüs köyü').land).not.toBe(null);
    expect(thingsOf('casa do interior')).toEqual(['house']);
    expect(thingsOf('igreja do interior')).toEqual(['church']);
    expect(readPrompt('estrada do interior').path).toBe('earth');
    expect(readPrompt('vida do interior').land).toBe(null);
    expect(readPrompt('vista do interior de uma igreja').land).toBe('nave');
  });

  it.each(['a road through the valley|山谷里的公路', 'a path through the valley'])(
    'are a valley with the way that leads through it: %s',
    (prompts) => {
      for (const prompt of prompts.split('|')) {
        const { land, path } = readPrompt(prompt);
        expect([land, path !== null], prompt).toEqual(['mountain', true]);
      }
      expect(readPrompt('a valley').scenery).toBe('valley');
      expect(readPrompt('a valley with a street market').land).toBe('street');
      expect(readPrompt('a town in the valley with a road').land).toBe('city');
    },
  );

  it('are the cliffs of Cornwall, and its farms', () => {
    for (const prompt of ['una scogliera in cornovaglia', 'falaises de cornouailles'])
      expect(readPrompt(prompt), prompt).toMatchObject({ cliffs: true, highCliffs: true });
    expect(readPrompt('a farm in Cornwall').scenery).toBe(null);
    expect(readPrompt('Cornwall').scenery).toBe('cove');
  });
});

describe('words of deeds and things that are written like others', () => {
  it.each(['laute Kinder|ein lauter Hund|laute Musik|Läuten der Glocken|ayakkabı bağlama'])(
    'name no instrument: %s',
    (prompts) => {
      for (const prompt of prompts.split('|'))
        expect(
          subjectsOf(prompt).some(({ thing, holds }) => thing === 'guitar' || holds !== undefined),
          prompt,
        ).toBe(false);
      expect(subjectsOf('ein Lautenspieler')[0]?.holds?.thing).toBe('guitar');
      expect(subjectsOf('bağlama çalan kız')[0]?.holds?.thing).toBe('guitar');
    },
  );

  it.each(['サッカーをする犬|futbol oynayan kedi|फुटबॉल खेलता कुत्ता|踢足球的狗|축구하는 개'])(
    'one who plays football is one: %s',
    (prompts) => {
      for (const prompt of prompts.split('|')) {
        expect(countsOf(prompt)[0], prompt).toBe(1);
        expect(traitsOf(prompt), prompt).toContain('footballer');
      }
      expect(countsOf('サッカーをする')[0]).toBe(5);
    },
  );

  it.each([
    'a feather duster on a chair|ein Staubwedel|un plumeau sur une chaise|um espanador na mesa',
    'un plumero|die Straße staubt|spolvera lo zucchero|la hiedra trepa|点灯的街道|点灯した街灯',
    'a pilgrim hat on a table|Pilgerweg|picnic no ar livre|gato no forro',
  ])('nobody does what is only a thing: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const things = thingsOf(prompt);
      for (const thing of ['person', 'climber', 'book'])
        expect(things, prompt).not.toContain(thing);
    }
    expect(traitsOf('una donna spolvera i libri')).toContain('dusting');
    expect(traitsOf('a maid with a feather duster')).toContain('dusting');
    expect(traitsOf('女孩点灯')).toContain('lamplighting');
    expect(thingsOf('un hombre trepa')).toContain('climber');
    expect(traitsOf('um casal dança forró')).toContain('dancing');
    expect(thingsOf('ein Berliner mit Puderzucker')).toContain('donut');
  });

  it('animals that walk away walk', () => {
    for (const prompt of ['a dog walking away', 'eine Katze geht weg'])
      expect(subjectsOf(prompt)[0]?.posture, prompt).toBe('walking');
  });

  it('what curls is on no ice, and who curls up with a book is awake', () => {
    for (const prompt of ['a curling iron', 'curling ribbon', 'leaves curling', 'wire fencing'])
      expect(readPrompt(prompt).land, prompt).toBe(null);
    expect(readPrompt('curling').land).toBe('curlingrink');
    expect(subjectsOf('a kid curling up with a book')[0]?.posture).not.toBe('sleeping');
    expect(subjectsOf('a cat curling up')[0]?.posture).toBe('sleeping');
  });

  it('wings that nobody has are of whom they are', () => {
    for (const prompt of ['butterfly wings', '蝶の羽', 'alas de mariposa'])
      expect(thingsOf(prompt), prompt).toEqual(['butterfly']);
    expect(traitsOf('angel wings on a wall')).toContain('angel');
    expect(traitsOf('a girl with angel wings')).toContain('winged');
    for (const prompt of ['un cisne con alas blancas', 'a swan with white wings'])
      expect(readPrompt(prompt).colours, prompt).not.toEqual([]);
  });

  it('a parent and a child are two', () => {
    for (const prompt of ['母女俩', '父女俩', '母女', '모녀', '부녀', '엄마와 아이', '親子'])
      expect(countsOf(prompt), prompt).toEqual([2]);
    expect(subjectsOf('親子丼')).toEqual([]);
    expect(countsOf('a family')).toEqual([3]);
  });
});
