import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const said = (prompt: string) => {
  const { composition, subjects } = readPrompt(prompt);
  return { composition, things: subjects.map(({ thing }) => thing) };
};

describe('an animal of which a picture from close by is asked for', () => {
  it.each([
    ['fox', 'close-up of a fox', 'portrait of a fox'],
    ['fox', 'Nahaufnahme von einem Fuchs', 'Porträt eines Fuchses'],
    ['fox', 'gros plan d’un renard', 'portrait d’un renard'],
    ['fox', 'primer plano de un zorro', 'retrato de un zorro'],
    ['fox', 'primo piano di una volpe', 'ritratto di una volpe'],
    ['fox', 'close de uma raposa', 'retrato de uma raposa'],
    ['fox', 'лиса крупным планом', 'портрет лисы'],
    ['fox', 'bir tilki, yakın çekim', 'bir tilki portresi'],
    ['fox', 'لقطة مقربة ثعلب', 'بورتريه ثعلب'],
    ['fox', 'लोमड़ी का क्लोज अप', 'लोमड़ी का पोर्ट्रेट'],
    ['fox', '狐狸特写', '狐狸肖像'],
    ['fox', 'キツネのクローズアップ', 'キツネの肖像'],
    ['fox', '여우 클로즈업', '여우 초상화'],
  ])('is alone in it, and near: %s, %s', (thing, close, portrait) => {
    for (const prompt of [close, portrait])
      expect(said(prompt)).toEqual({ composition: 'close', things: [thing] });
  });

  it('leaves the portraits of people as they are', () => {
    expect(said('portrait of a woman')).toEqual({ composition: 'portrait', things: ['person'] });
    expect(said('portrait of a girl with her cat').composition).toBe('portrait');
  });
});

describe('a portrait that is asked for last', () => {
  it.each([
    'a woman with blue eyes, portrait',
    'an old man with a white beard portrait',
    'ein alter Mann mit Bart, Porträt',
    'una mujer con pelo largo, retrato',
    '一位长发女人，肖像',
  ])('is of who is named before, and of nobody else: %s', (prompt) => {
    expect(said(prompt)).toEqual({ composition: 'portrait', things: ['person'] });
  });
});

describe('a close-up of one person', () => {
  it.each([
    'close up portrait of a fisherman',
    'close-up of an old man',
    'Nahaufnahme eines alten Fischers',
    'primer plano de un pescador viejo',
    'gros plan d’une vieille femme',
    '老渔夫的特写',
    'लड़की का क्लोज़अप',
  ])('is a portrait: %s', (prompt) => {
    expect(readPrompt(prompt).composition).toBe('portrait');
  });

  it('shows what a fisherman wears', () => {
    const [he] = readPrompt('close up portrait of a fisherman').subjects;
    expect(he?.traits).toEqual(expect.arrayContaining(['fisher', 'bearded', 'pullover']));
    const [she] = readPrompt('close up portrait of a woman fishing').subjects;
    expect(she?.traits).toContain('fisher');
    expect(she?.traits).not.toContain('bearded');
  });

  it('is none where a place or what is done is to be seen', () => {
    expect(readPrompt('a close up of a baker kneading dough').composition).toBe('close');
    expect(readPrompt('a close up of a girl holding a balloon').composition).toBe('close');
  });
});
