import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('what something is likened to', () => {
  it.each([
    'swans white as snow on a lake',
    'Schwäne weiß wie Schnee auf einem See',
    'des cygnes blancs comme neige sur un lac',
    'cisnes blancos como la nieve en un lago',
    'cisnes brancos como a neve num lago',
    'cigni bianchi come la neve su un lago',
    'белые как снег лебеди на озере',
    'gölde kar gibi beyaz kuğular',
    'بجعة بيضاء كالثلج في بحيرة',
    '湖に雪のように白い白鳥',
    '호수에 눈처럼 하얀 백조들',
    '湖上洁白如雪的天鹅',
    'झील पर बर्फ जैसे सफेद हंस',
  ])('brings no snow: %s', (prompt) => {
    const idea = readPrompt(prompt);
    expect([idea.land, idea.snowy, idea.subjects[0]?.thing]).toEqual(['lake', false, 'swan']);
  });

  it.each([
    ['a horse black as night', ['horse']],
    ['un cheval noir comme la nuit', ['horse']],
    ['конь чёрный как ночь', ['horse']],
    ['gece gibi siyah bir at', ['horse']],
    ['夜のように黒い馬', ['horse']],
    ['ein Hund so groß wie ein Haus', ['dog']],
    ['a cake that looks like a castle', ['cake']],
    ['お城のような家', ['house']],
    ['بحيرة هادئة كالمرآة', []],
  ])('is neither there nor when: %s', (prompt, named) => {
    expect([things(prompt), readPrompt(prompt).time]).toEqual([named, null]);
  });

  it.each([
    ['something like a castle', ['castle']],
    ['frutas como manzanas y peras', ['fruit', 'apple']],
    ['un enfant déguisé comme un fantôme', ['person', 'ghost']],
  ])(
    'is there where it is all that is named, one of them, or what somebody looks like: %s',
    (prompt, named) => {
      expect(things(prompt)).toEqual(named);
    },
  );

  it('is none where something happens meanwhile, may come, or is done together', () => {
    expect(readPrompt('the sea is calm as the sun rises').time).toBe('dawn');
    expect(readPrompt('the sky turns red as night falls over a village').time).toBe('night');
    expect(readPrompt('the forest is dark as snow falls').weather).toBe('snowfall');
    expect(readPrompt('it looks like rain over the fields').weather).toBe('rain');
    expect(things('강아지와 고양이가 같이 작은 집 앞에서 논다')).toEqual(['dog', 'cat', 'house']);
    expect(readPrompt('things like balloons and cake at a party').sky).toEqual(['balloon']);
  });
});
