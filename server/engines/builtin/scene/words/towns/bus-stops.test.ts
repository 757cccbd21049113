import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../read-prompt.ts';

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

  it.each([
    'bus stop in the countryside|country bus stop|rural bus stop|bus stop in the country|bus stop between fields',
    '乡村公交站|乡下的公交站|乡间公交站',
    '田舎のバス停|田園のバス停',
    '시골 버스 정류장|시골 버스정류장',
    'arrêt de bus à la campagne|arrêt de bus de campagne',
    'bushaltestelle auf dem land|ländliche bushaltestelle',
    'parada de autobús en el campo|parada de autobús rural',
    'автобусная остановка в деревне|сельская автобусная остановка',
    'ponto de ônibus no campo|ponto de ônibus rural',
    "fermata del bus in campagna|fermata dell'autobus in campagna",
    'kırsalda otobüs durağı|köy otobüs durağı',
    'موقف حافلات في الريف|محطة حافلات في الريف',
    'गाँव का बस स्टॉप|गांव का बस स्टॉप',
  ])('are a shelter at a road between fields in the country: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'field',
        scenery: 'countrystop',
        subjects: [],
        ignored: [],
      });
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
