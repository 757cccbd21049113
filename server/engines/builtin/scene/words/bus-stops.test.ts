import { describe, expect, it } from 'vitest';
import { decide } from '../setting.ts';
import { readPrompt } from './read-prompt.ts';

describe('bus stops', () => {
  it.each([
    'a bus stop|un arrêt de bus|eine Bushaltestelle|una parada de autobús|автобусная остановка',
    'um ponto de ônibus|una fermata del bus|bir otobüs durağı|公交站|バス停|버스 정류장',
    'موقف حافلات|एक बस स्टॉप|a rainy bus stop',
  ])('are their shelter in a street, and no bus, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const idea = readPrompt(prompt);
      expect(idea, prompt).toMatchObject({ town: 'busstop', subjects: [], ignored: [] });
      expect(decide(idea, null, 3, 0).land, prompt).toBe('street');
    }
  });

  it('have who waits there', () => {
    const idea = readPrompt('雨の中のバス停で待つ女の子');
    expect(idea).toMatchObject({ town: 'busstop', weather: 'rain' });
    expect(idea.subjects.map(({ thing }) => thing)).toEqual(['person']);
    expect(readPrompt('a bus in the rain').town).toBeNull();
  });

  it.each(
    'a bus station at night|长途汽车站|夜のバスターミナル|밤의 버스 터미널|une gare routière la nuit|ein Busbahnhof bei Nacht|una estación de autobuses|автовокзал ночью|uma rodoviária à noite|una stazione degli autobus|gece otogar|محطة الحافلات ليلا|रात में बस अड्डा'.split(
      '|',
    ),
  )('is where buses call, no platform of trains: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'street', town: 'busstop' });
  });
});
