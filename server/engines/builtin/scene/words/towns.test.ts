import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

describe('a suburb', () => {
  it.each([
    ['a suburban street|a suburb|suburbia|a residential street|a quiet neighborhood'],
    ['ein Vorort|eine Vorstadt|eine Wohnstraße|ein Wohngebiet|eine Wohnsiedlung'],
    ['une banlieue|un quartier résidentiel|une rue résidentielle|un lotissement'],
    ['un suburbio|un barrio residencial|una calle residencial|una urbanización|un vecindario'],
    ['un quartiere residenziale|un sobborgo|una strada residenziale|villette a schiera'],
    ['um subúrbio|um bairro residencial|uma rua residencial|uma vizinhança'],
    ['пригород|жилой квартал|коттеджный посёлок|спальный район'],
    ['bir banliyö|banliyö sokağı|yerleşim bölgesi|konut bölgesi'],
    ['ضاحية|الضواحي|حي سكني|شارع سكني'],
    ['उपनगर|उपनगरीय सड़क|रिहायशी इलाका|आवासीय कॉलोनी'],
    ['郊区|住宅区|居民区|别墅区'],
    ['郊外|住宅街|住宅地|閑静な住宅街'],
    ['교외|주택가|주택단지|교외 주택가'],
  ])('is known in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'street', town: 'suburb' });
  });

  it('stays one where its lawns, trees and houses are named', () => {
    const prompt = 'a suburban neighborhood with houses, lawns and trees';
    expect(readPrompt(prompt)).toMatchObject({ land: 'street', town: 'suburb', path: null });
  });

  it('is not what a room in it shows', () => {
    expect(readPrompt('a suburban living room').land).toBe('room');
    expect(readPrompt('a city street').town).toBe(null);
  });
});
