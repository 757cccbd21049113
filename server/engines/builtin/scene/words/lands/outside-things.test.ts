import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const landOf = (prompt: string) => readPrompt(prompt).land;

describe('what is done at home elsewhere', () => {
  it.each([
    'an old woman knitting on a bench',
    'a man working on a laptop under a tree',
    'a girl playing the piano on a pier',
    'a woman brushing her hair on a boat',
    'a chef cooking by a campfire',
    'two men playing cards by the lighthouse',
    'two old men playing cards at a table under a tree',
    'eine alte Frau strickt auf einer Bank',
    'une vieille femme tricote sur un banc',
    'una anciana teje en un banco',
    'una donna anziana lavora a maglia su una panchina',
    'uma velha tricotando num banco',
    'бабушка вяжет на скамейке',
    'bankta örgü ören yaşlı bir kadın',
    'امرأة عجوز تحيك على مقعد',
    'बेंच पर बुनाई करती बूढ़ी औरत',
    '长椅上织毛衣的老奶奶',
    'ベンチで編み物をするおばあさん',
    '벤치에서 뜨개질하는 할머니',
  ])('is done in the open by what stands there: %s', (prompt) => {
    expect(landOf(prompt)).toBeNull();
  });

  it('is done at the stalls of a market', () => {
    expect(readPrompt('سوق قديم في مراكش، رجل عجوز يصب الشاي')).toMatchObject({
      land: 'street',
      town: 'souk',
    });
    expect(landOf('a woman knitting at her market stall')).toBe('street');
  });

  it('is done in the yard of a farm and on the bench of a park', () => {
    expect(landOf('a grandmother knitting in the farmyard')).toBe('field');
    expect(landOf('a woman working on a laptop on a park bench')).toBe('field');
  });

  it('stays at home beneath a tree with presents, by a window and in a bed', () => {
    expect(landOf('children opening presents under the tree')).toBe('room');
    expect(landOf('a woman knitting by the window, a tree outside')).toBe('room');
    expect(landOf('a woman brushing her hair on a bed, boats beyond')).toBe('bedroom');
    expect(landOf('a woman knitting')).toBe('room');
  });
});

describe('windows', () => {
  it('are those of the gingerbread house or the haunted house that is seen from outside', () => {
    expect(
      landOf('Hansel and Gretel find the gingerbread house at night, candles in all its windows'),
    ).toBe('forest');
    expect(landOf('a girl finds a haunted house, all the windows are dark')).toBeNull();
    expect(landOf('a gingerbread house on the table by the window')).toBe('room');
  });
});
