import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { sceneryIn } from '../../../world/scenery/sceneries.ts';
import { EVERYDAY_WORDS } from '../../lists/everyday.ts';
import type { Meaning } from '../../meaning.ts';
import { readPrompt } from '../../read-prompt.ts';
import type { EverydayPlace } from '../../scenery.ts';
import { EVERYDAY_KEYS } from './everyday-keys.ts';

describe('places of everyday life in the open', () => {
  const words = Object.values(EVERYDAY_WORDS).flatMap((list) =>
    Object.entries(list).flatMap(([key, alternatives]) =>
      alternatives.split('|').map((word): [string, string] => [word.replace(/[+~]+$/, ''), key]),
    ),
  );

  it.each(words)('are known in each language: %s', (word, key) => {
    const idea = readPrompt(word);
    const meaning: Meaning = EVERYDAY_KEYS[key as keyof typeof EVERYDAY_KEYS];
    expect(idea.ignored).toEqual([]);
    if (meaning.scenery !== undefined) expect(idea.scenery).toBe(meaning.scenery);
    if (meaning.crop !== undefined) expect(idea.crop).toBe(meaning.crop);
    if (meaning.tornado === true) expect(idea).toMatchObject({ tornado: true, weather: 'storm' });
    if (meaning.litter === true) expect(idea.season).toBe('autumn');
    if (meaning.thing !== undefined)
      expect(idea.subjects.map(({ thing }) => thing)).toContain(meaning.thing);
  });

  it.each<[string, EverydayPlace]>([
    ['a backyard with a lawn and a wooden fence|ein Hund im Garten hinter dem Haus', 'backyard'],
    ['friends at a barbecue in the summer|barbacoa con amigos en el jardín', 'backyard'],
    ['a backyard birthday party with a bouncy castle|Kindergeburtstag mit Hüpfburg', 'backyard'],
    ['laundry drying in the sun|roupa no varal', 'backyard'],
    ['an old woman in a vegetable garden|a vegetable garden with raised beds', 'vegetablegarden'],
    ['a traffic jam in the city in the rain|пробка ночью', 'trafficjam'],
    ['a driveway with a red car|a boy on a bicycle in front of a house with a garage', 'driveway'],
    ['a man shoveling snow in the driveway|verschneite Einfahrt am Morgen', 'snowydriveway'],
    ['ein Mann schaufelt Schnee vor dem Haus|un homme enlève la neige', 'snowydriveway'],
    ['ducks on a pond in the park|ein Schwan auf dem Teich im Park', 'parkpond'],
    [
      'pigs in a muddy farmyard|a farmer feeding pigs in a pigsty|свиньи в свинарнике|豚小屋の豚',
      'pigsty',
    ],
    ['a tractor on a ploughed field|一片犁过的田', 'ploughed'],
    [
      "kids building a snowman in the yard of a block of flats|дети лепят снеговика во дворе многоэтажки|Kinder bauen einen Schneemann im Hinterhof|孩子们在小区院子里堆雪人|団地の中庭で雪だるまを作る子供たち|아파트 마당에서 눈사람을 만드는 아이들|des enfants font un bonhomme de neige dans la cour d'un immeuble|niños hacen un muñeco de nieve en el patio de un edificio|crianças fazem um boneco de neve no pátio do prédio|bambini fanno un pupazzo di neve nel cortile del condominio|çocuklar apartman bahçesinde kardan adam yapıyor|أطفال يصنعون رجل ثلج في فناء العمارة|बच्चे अपार्टमेंट के आंगन में स्नोमैन बना रहे हैं",
      'flatsyard',
    ],
    ['children at a playground in the park|un bambino nel parco giochi', 'playground'],
    [
      'children at the ice cream van|дети у фургона с мороженым|Kinder am Eiswagen|أطفال عند بائع الآيس كريم|卖冰淇淋的|アイスクリーム屋台',
      'icecreamvan',
    ],
    ['a campsite with tents and a camper van|ein Campingplatz am Abend', 'campsite'],
    ['muddy rugby players on a rugby pitch|Rugbyspieler im Regen|下雨天的橄榄球比赛', 'rugbypitch'],
    ['dogs in a dog park|ein Hund auf der Hundewiese', 'dogpark'],
    ['a boy playing baseball|a baseball game at night|野球の試合', 'ballpark'],
  ])('hold who is in them: %s', (prompts, scenery) => {
    for (const prompt of prompts.split('|'))
      expect(sceneryIn(decide(readPrompt(prompt), null, 5, 0)), prompt).toBe(scenery);
  });

  it('have pigs in the sty, as many as are said', () => {
    const pigs = (prompt: string) =>
      readPrompt(prompt).subjects.filter(({ thing }) => thing === 'pig');
    expect(pigs('a pigsty')).toMatchObject([{ count: 3, isDressing: true }]);
    expect(pigs('two pigs in a pigsty')).toMatchObject([{ count: 2 }]);
  });

  it.each([
    ['a barbecue on the beach', 'beach', 'barbecue'],
    ['laundry hanging in an old street in Naples', 'street', 'washinglines'],
    ['camping in the forest', 'forest', 'tent'],
    ['a camper van at the lake', 'lake', 'campervan'],
  ])('are not where a thing is said to stand elsewhere: %s', (prompt, land, thing) => {
    const idea = readPrompt(prompt);
    expect(idea.land).toBe(land);
    expect(idea.subjects.map((one) => one.thing)).toContain(thing);
  });

  it('gives a cone to who is at an ice cream van, wherever that stands', () => {
    for (const prompt of [
      'two girls at an ice cream van',
      'a boy and an ice cream truck on a beach',
    ])
      expect(readPrompt(prompt).subjects, prompt).toContainEqual(
        expect.objectContaining({ thing: 'person', holds: { thing: 'icecream', colour: null } }),
      );
    expect(readPrompt('an ice cream van on a beach').land).toBe('beach');
  });

  it('cut their grain', () => {
    for (const prompt of ['wheat harvest at sunset', 'a combine harvester', 'Weizenernte']) {
      const idea = readPrompt(prompt);
      expect(idea.crop, prompt).toBe('grain');
      expect(idea.subjects.map(({ thing }) => thing)).toContain('combine');
    }
  });

  it('are harvested with whoever is there, fruit where it grows', () => {
    expect(readPrompt('a farmer driving a tractor at harvest time')).toMatchObject({
      land: 'field',
      crop: 'grain',
    });
    expect(readPrompt('harvest time in a vineyard').crop).toBeNull();
  });

  it('have leaves on the ground where somebody is among them and no place is named', () => {
    expect(readPrompt('a puppy playing in autumn leaves')).toMatchObject({
      land: 'forest',
      season: 'autumn',
    });
    expect(readPrompt('a cup of tea and autumn leaves').land).toBeNull();
    expect(readPrompt('autumn leaves in the city').land).toBe('city');
  });

  it('hold two teams where a match is named', () => {
    expect(readPrompt('a football match in the rain')).toMatchObject({
      land: 'field',
      scenery: 'villagepitch',
      subjects: [{ thing: 'person', count: 5, traits: ['footballer'] }, { thing: 'goal' }],
    });
  });

  it('grow what is eaten in a kitchen garden', () => {
    expect(readPrompt('a woman picking tomatoes in her vegetable garden').land).toBe('field');
  });

  it('leave what only sounds like them as it is', () => {
    expect(readPrompt('a flower garden').scenery).toBeNull();
    expect(readPrompt('a laundry room').land).toBe('homelaundry');
    expect(readPrompt('a caravan of camels in the desert').land).toBe('desert');
    expect(readPrompt('a backyard with a pool').land).toBe('pool');
  });

  it('is full of people and not of cars where the rush hour is a station’s', () => {
    for (const prompt of [
      'train station at rush hour',
      'Bahnhof zur Stoßzeit',
      'ラッシュアワーの駅',
    ]) {
      const { land, scenery, subjects } = readPrompt(prompt);
      expect({ land, scenery }, prompt).toEqual({ land: 'station', scenery: null });
      expect(subjects[0], prompt).toMatchObject({ thing: 'person' });
      expect(subjects[0]?.count, prompt).toBeGreaterThan(4);
    }
    expect(readPrompt('rush hour in the rain').scenery).toBe('trafficjam');
  });
});
