import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { sceneryIn } from '../../../world/scenery/sceneries.ts';
import { WATER_WORDS } from '../../lists/waters.ts';
import type { Meaning } from '../../meaning.ts';
import { readPrompt } from '../../read-prompt.ts';
import type { WaterPlace } from '../../scenery.ts';
import { WATER_KEYS, type WaterKey } from './water-keys.ts';

describe('places that are known by their water', () => {
  const words = Object.values(WATER_WORDS).flatMap((list) =>
    Object.entries(list).flatMap(([key, alternatives]) =>
      alternatives
        .split('|')
        .map((word): [string, WaterKey] => [word.replace(/[+~]+$/, ''), key as WaterKey]),
    ),
  );

  it.each(words)('are known in each language: %s', (word, key) => {
    const {
      also: _,
      posture: _posture,
      ifNone: _ifNone,
      thing: _thing,
      trait: _trait,
      sky,
      ...place
    }: Meaning = WATER_KEYS[key];
    expect(readPrompt(word)).toMatchObject({
      ...place,
      ...(sky !== undefined && { sky: [sky] }),
      ignored: [],
    });
  });

  it.each<[string, WaterPlace]>([
    ['rapids in a fast river|ein Kajak im Wildwasser|rapids in a forest', 'rapids'],
    ['a kayak in white water rapids|une rivière rapide dans les montagnes', 'rapids'],
    ['an English canal with narrowboats and a lock|a narrowboat at sunset', 'lockcanal'],
    ['a fast river through a canyon|rapids in a canyon|Wildwasser in einer Schlucht', 'gorge'],
    ['a canal with a lock|ein Kanal mit einer Schleuse|канал со шлюзом', 'lockcanal'],
    [
      'a glacier|hikers on a glacier|ледник в горах|un glaciar en la Patagonia|نهر جليدي بين الجبال|冰川和雪山',
      'glacier',
    ],
    ['a crowded beach with parasols|une plage bondée en été|부산 해수욕장', 'crowdedbeach'],
    ['a beach at low tide|boats on the sand at low tide|Strand bei Ebbe', 'sandflats'],
    [
      'a sailor waits at the raised drawbridge over the Neva|в белую ночь разводной мост над Невой|un chat à Saint-Pétersbourg',
      'neva',
    ],
    [
      'a couple kisses on the Pont Neuf|Пара целуется на мосту в Париже|ein Paar küsst sich auf dem Pont Neuf',
      'pontneuf',
    ],
    ['a mariachi plays guitar on a trajinera in Xochimilco|мариачи в Сочимилько', 'xochimilco'],
    ['a woman sells flowers from a shikara on Dal Lake|डल झील पर शिकारे में फूल बेचती औरत', 'dallake'],
    ['two friends eat in Dotonbori, Osaka|道頓堀の友達', 'dotonbori'],
    ['a couple by the Seine in Paris|塞纳河边的情侣|Сидят на берегу Сены', 'seine'],
    ['people walking along the Thames in London|ein Hund an der Themse', 'thames'],
    ['a couple in Shanghai|上海夜景|Шанхай ночью|شنغهاي ليلا|外滩的情侣', 'huangpu'],
    ['a cat in Budapest|кот в Будапеште|the parliament in Budapest by the Danube', 'danube'],
    ['Prague|девушка в Праге|امرأة في براغ|ein Paar in Prag|프라하의 연인', 'vltava'],
    ['a cove|Cornwall|a couple walks on a beach in Cornwall|бухта|eine Bucht|隐秘的海滩', 'cove'],
    [
      'Istanbul|Стамбул|伊斯坦布尔|إسطنبول|a ferry in Istanbul with gulls|İstanbul Boğazı',
      'bosphorus',
    ],
    ['a woman throws simit to gulls on a ferry in Istanbul', 'bosphorusdeck'],
    [
      'a cormorant fisherman on the Li River|an old fisherman with cormorants at dawn|鸬鹚渔夫|рыбак с бакланами|pescador con cormoranes',
      'liriver',
    ],
    ['people walking over the Charles Bridge|eine Katze auf der Karlsbrücke', 'charlesbridge'],
    ['a couple kissing by the Tiber in Rome|Roma, una coppia sul Lungotevere', 'tiber'],
  ])('are what is drawn: %s', (prompts, scenery) => {
    for (const prompt of prompts.split('|'))
      expect(sceneryIn(decide(readPrompt(prompt), null, 5, 0)), prompt).toBe(scenery);
  });

  it('are no river where a German word only looks like its name', () => {
    expect(readPrompt('ein Mann und seine Katze').scenery).toBe(null);
    expect(readPrompt('ein Vater und seine Kinder in Paris').scenery).toBe(null);
  });

  it('are left for the street, the café or the square that is named in their town', () => {
    expect(readPrompt('a street in Shanghai')).toMatchObject({ land: 'street', neon: true });
    expect(readPrompt('a café in Prague').land).toBe('cafe');
    expect(readPrompt('a street in Budapest')).toMatchObject({ land: 'street', square: true });
  });

  it('are rocks where pools among them are named', () => {
    expect(readPrompt('tide pools')).toMatchObject({ lowTide: true, scenery: null });
  });
});

describe('water in which one bathes', () => {
  it.each([
    ['Ein Mädchen springt vom Steg in den Badesee', 'lake'],
    ['Kinder am Baggersee', 'lake'],
    ['Kinder im Freibad', 'lido'],
    ['Kinder am Badestrand', 'beach'],
    ['Ein Mädchen im Bad', 'bathroom'],
    ['계곡에 발 담그고 수박 먹는 가족', 'river'],
    ['그랜드캐니언 협곡의 가족', 'canyon'],
  ])('is out of doors, and no bathroom or desert: %s', (prompt, land) => {
    expect(readPrompt(prompt).land).toBe(land);
  });

  it.each([
    '渓谷で足を水につける家族|계곡에서 발 담그고 있는 가족|溪谷里泡脚的一家人',
    'friends dipping their feet in a forest stream|eine Familie kühlt die Füße im Waldbach',
  ])('is a brook among trees, on whose bank one sits with the feet in it: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { land, wooded, narrow, subjects, ignored } = readPrompt(prompt);
      expect({ land, wooded, narrow, ignored }, prompt).toEqual({
        ...{ land: 'river', wooded: true, narrow: true },
        ignored: [],
      });
      expect(subjects[0], prompt).toMatchObject({ thing: 'person', posture: 'sitting' });
    }
  });

  it('is leapt into', () => {
    expect(readPrompt('女孩跳进湖里').subjects[0]?.posture).toBe('jumping');
    expect(readPrompt('孩子跳入湖水').subjects[0]?.posture).toBe('jumping');
  });
});

describe('a canal', () => {
  it.each([
    'a canal|a boat on a canal|ein Kanal im Winter|un canal al atardecer|канал зимой|運河の夕暮れ',
  ])('leads through a town of brick where nothing says which: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'canal', town: 'amsterdam' });
  });

  it.each([
    'a canal in Venice|Venedig|水の都|Венеция|gondolas on a canal|a canal in Italy|the grand canal',
  ])('is one of Venice by its name, its gondolas or its country: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'canal', town: null });
  });

  it.each([
    'girls skating on a frozen canal|children playing ice hockey on a frozen canal',
    'Schlittschuhläufer auf einer zugefrorenen Gracht|замёрзший канал',
  ])('that is frozen has its ice for those who skate, not a lake or a hall: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'canal', frozen: true });
  });

  it('has a quay to walk on', () => {
    expect(decide(readPrompt('a woman walking along a canal'), null, 5, 0).land).toBe('canal');
  });
});
