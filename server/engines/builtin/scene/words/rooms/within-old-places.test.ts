import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('an observatory that is seen from within', () => {
  it.each([
    'inside an observatory',
    'interior of an observatory',
    "l'intérieur d'un observatoire",
    'Inneres einer Sternwarte',
    'interior de un observatorio',
    'внутри обсерватории',
    'interior de um observatório',
    'interno di un osservatorio',
    'gözlemevinin içi',
    '天文台の内部',
    '천문대 내부',
    '天文台内部',
    'داخل مرصد',
    'वेधशाला के अंदर',
  ])('is the hall under its dome: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ scenery: 'observatoryhall', ignored: [] });
  });

  it('is its dome on a mountain where nothing says so, and who looks through a telescope is before it', () => {
    expect(readPrompt('an observatory at night').scenery).toBe('observatory');
    expect(readPrompt('an astronomer looking through a telescope')).toMatchObject({
      scenery: 'observatory',
      subjects: [{ thing: 'person' }],
    });
    expect(readPrompt('a girl with a telescope on the beach').land).toBe('beach');
  });
});

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

  it('are a hall of columns where they are those of a temple', () => {
    for (const prompt of [
      'ruined temple interior',
      'inside ancient ruins',
      'interior of a ruined greek temple',
    ])
      expect(readPrompt(prompt), prompt).toMatchObject({ scenery: 'ruinedtemple', subjects: [] });
    expect(readPrompt('interior of a buddhist temple').scenery).toBeNull();
  });

  it('are all around who is among those of a temple in a jungle, which is not gloomy', () => {
    for (const prompt of [
      'an elf hiding in the ruins of a jungle temple overgrown with vines',
      'a boy in the ruins of angkor wat',
    ]) {
      const { scenery, mood, subjects } = readPrompt(prompt);
      expect(scenery, prompt).toBe('ruinedtemple');
      expect(mood, prompt).toBeNull();
      expect(subjects, prompt).toContainEqual(expect.objectContaining({ thing: 'khmertemple' }));
    }
    expect(readPrompt('ruins of a jungle temple').scenery).toBeNull();
  });

  it('are seen from outside where nothing says otherwise', () => {
    for (const prompt of ['a ruined church at night', 'an abandoned church on a hill'])
      expect(readPrompt(prompt), prompt).toMatchObject({ scenery: null });
    expect(readPrompt('an abandoned church inside a forest').scenery).toBeNull();
    expect(readPrompt('inside of a church')).toMatchObject({ land: 'nave', scenery: null });
  });
});
