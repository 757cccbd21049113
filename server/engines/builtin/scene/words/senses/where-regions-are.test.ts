import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('what is named with a region', () => {
  it('is a village by its fjord, boats before its cabins', () => {
    for (const prompt of [
      'a fishing village in Norway with red cabins under the northern lights',
      'ein Fischerdorf in Norwegen mit roten Hütten',
    ]) {
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'lake', fjord: true });
      expect(things(prompt).toSorted(), prompt).toEqual(['house', 'trawler']);
    }
    expect(readPrompt('a fishing village with red cabins').land).toBe('harbour');
  });

  it('is a lane of Cappadocia between its houses', () => {
    for (const prompt of [
      "yağmurlu bir akşamda Kapadokya'da taş evlerin arasındaki dar sokak",
      'a narrow street in Cappadocia',
    ])
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'street', city: 'cappadocia' });
    expect(readPrompt('balloons over Cappadocia').land).toBe('canyon');
  });

  it('is a lamp on the ghats of Varanasi and no court', () => {
    for (const prompt of [
      'वाराणसी के घाट पर शाम की आरती और नदी में तैरते दीये',
      'diyas floating on the Ganges in Varanasi',
    ]) {
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'canal', town: 'ghats' });
      expect(things(prompt), prompt).toEqual(['lamp']);
    }
  });
});
