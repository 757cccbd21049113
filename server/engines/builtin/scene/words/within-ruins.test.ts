import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

describe('ruins that are seen from within', () => {
  it.each([
    'inside of a ruined cathedral',
    'abandoned church inside',
    'inside an abandoned church',
    'interior of an overgrown abbey',
    "l'intérieur d'une église en ruines",
    'im Inneren einer Kirchenruine',
    'interior de una catedral abandonada',
    'внутри заброшенной церкви',
    'interior de uma igreja abandonada',
    'interno di una chiesa in rovina',
    'terk edilmiş kilisenin içi',
    '廃墟の教会の内部',
    '버려진 성당 내부',
    '废弃教堂内部',
    'داخل كنيسة مهجورة',
    'परित्यक्त चर्च के अंदर',
  ])('are a nave open to the sky, and none stands in a room or a meadow: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({
      land: 'field',
      scenery: 'ruinednave',
      subjects: [],
      ignored: [],
    });
  });

  it('are seen from outside where nothing says otherwise', () => {
    for (const prompt of ['a ruined church at night', 'an abandoned church on a hill'])
      expect(readPrompt(prompt), prompt).toMatchObject({ scenery: null });
    expect(readPrompt('an abandoned church inside a forest').scenery).toBeNull();
    expect(readPrompt('inside of a church')).toMatchObject({ land: 'nave', scenery: null });
  });
});
