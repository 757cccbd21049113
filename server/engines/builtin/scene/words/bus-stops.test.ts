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
});
