import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  "a street with burning lanterns|jack o'lanterns burning in a street|burning cigarette in the street|burning sky over the city",
  'people with burning candles in the streets|the burning sun over the city|the sun sets the city on fire|autumn street ablaze with colour',
  'burning neon signs in a city|his heart on fire in the city|a man on fire escape in a city street|candles burning in a village church',
  '燃える夕焼けの東京|夕日に燃える街|紅葉が燃える京都|불타는 노을 아래 도시|城市上空燃烧的晚霞|街道上燃烧的灯笼',
  'горящие фонари на улице|на улице горит фонарь|ışıkları yanan bir kasaba|şehir, ışıklar yanıyor|مدينة مشتعلة بالأضواء',
  'eine Stadt mit brennenden Laternen|uma rua com lanternas queimando|चिराग जलता शहर|uma vela queimando na mesa',
  'ночной поезд едет через тайгу, в окнах горит тёплый свет|горит тёплый свет, поезд|a train with lamps burning in it|in der Hütte brennt ein Feuer|a house with lamps burning on the porch',
  'luce che brucia in una casa|uma cabana com luz ardendo|蜡烛燃烧的房子|قرية تشتعل فيها الأضواء|une maison où brûle une lumière|velas que arden en una casa|bir evde mumlar yanıyor|촛불이 불타는 집|घर में रोशनी जलती हुई',
  "l'incendie du couchant sur la ville|es el incendio del cielo sobre la ciudad|extintor de incendio en la pared",
])('sets no town on fire by what burns besides, in every language: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    const { burning, without } = readPrompt(prompt);
    expect({ burning, without }, prompt).toEqual({ burning: false, without: [] });
  }
});

it.each([
  'burning victorian city|a burning rainy city|a city in flames|the city is on fire|Rome burning|burning new york|a burning old medieval village|a street ablaze',
  'houses on fire in a street|a war torn city with burning buildings|a dragon setting a village on fire|city on fire with people fleeing',
  'una ciudad antigua en llamas|la ville historique en flammes|eine Straße mit brennenden Häusern|una calle con edificios ardiendo',
  'горит город|в городе горит дом|街が燃えている|燃え上がる城下町|şehir yanıyor|تحترق المدينة|불타는 서울',
  'das Haus brennt|дома горят|la maison brûle|la casa arde|la casa brucia|a casa arde|a burning house and a lamp',
])('burns a town that is said to, or its houses: %s', (prompts) => {
  for (const prompt of prompts.split('|')) expect(readPrompt(prompt).burning, prompt).toBe(true);
});
