import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('who lies in the sun on a beach', () => {
  it.each([
    'people sunbathing on towels at the beach',
    'Menschen sonnen sich auf Handtüchern am Strand',
    'des gens qui se font bronzer sur des serviettes à la plage, bain de soleil',
    'gente tomando el sol sobre toallas en la playa',
    'persone che prendono il sole sugli asciugamani in spiaggia',
    'pessoas tomando sol em toalhas na praia',
    'люди загорают на полотенцах на пляже',
    'plajda havluların üzerinde güneşlenen insanlar',
    '人们在海滩上的毛巾上晒太阳',
    'ビーチでタオルの上で日光浴する人々',
    '해변에서 수건 위에서 일광욕하는 사람들',
    'أشخاص يتشمسون على مناشف على الشاطئ',
    'समुद्र तट पर तौलियों पर धूप सेंकते लोग',
  ])('has a towel each there, and a sunshade, in every language: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBe('beach');
    expect(subjects).toMatchObject([
      { thing: 'person', count: 3, posture: 'sleeping', on: 'towel' },
      { thing: 'parasol', isDressing: true },
    ]);
  });

  it('has a towel though none is named', () => {
    const { subjects } = readPrompt('a woman lying on the beach');
    expect(subjects[0]).toMatchObject({ thing: 'person', on: 'towel' });
  });

  it('has none elsewhere, nor a sunshade by night', () => {
    expect(readPrompt('a woman lying in the grass').subjects[0]?.on).toBeUndefined();
    expect(readPrompt('a bathroom with towels').subjects).toEqual([]);
    expect(readPrompt('a man lying on the beach at night').subjects).toHaveLength(1);
  });
});

describe('a crowded beach', () => {
  it.each(['a beach in summer, crowded', 'a crowded sandy beach', 'a crowded summer beach'])(
    'has people who stand and lie under sunshades: %s',
    (prompt) => {
      const { subjects, ignored } = readPrompt(prompt);
      expect(subjects.map(({ thing, on }) => [thing, on])).toEqual([
        ['person', 'towel'],
        ['person', undefined],
        ['parasol', undefined],
      ]);
      expect(ignored).toEqual([]);
    },
  );
});

describe('a beach with a promenade', () => {
  it.each([
    'children build a sandcastle on the beach in Rio',
    'people sunbathing on towels at Copacabana',
    'a woman swimming at Copacabana beach',
  ])('is seen from its sand where somebody needs that: %s', (prompt) => {
    const { land, scenery } = readPrompt(prompt);
    expect({ land, scenery }).toEqual({ land: 'beach', scenery: null });
  });

  it('is its pavement else', () => {
    expect(readPrompt('Copacabana beach with palms').scenery).toBe('promenade');
  });
});
