import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../read-prompt.ts';

describe('food stalls of Japan', () => {
  it.each([
    'a yatai|a ramen stall|un stand de ramen|ein Ramen-Stand|un puesto de ramen|ларёк с раменом',
    'uma barraca de lámen|una bancarella di ramen|ramen tezgahı|拉面摊|ラーメン屋台|라멘 포장마차',
    'كشك رامن|रामेन का ठेला|夜の屋台でラーメン|eating ramen at a stall|a busy ramen shop in Tokyo|ramen on the counter of a tiny japanese restaurant',
    'a ramen shop in the snow|a tiny noodle bar|ein Ramen-Laden|un restaurant de ramen|una tienda de ramen|раменная',
    'uma casa de lámen|un ristorante di ramen|ramen dükkanı|مطعم رامن|拉面店|雪の夜のラーメン屋|라멘 가게|रामेन की दुकान',
  ])('stand in a street, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const idea = readPrompt(prompt);
      expect(idea, prompt).toMatchObject({ land: 'street', town: 'yatai' });
      expect(decide(idea, null, 3, 0).land, prompt).toBe('street');
    }
  });

  it('are open by night, and are none where only noodles are named', () => {
    expect(readPrompt('a yatai').time).toBe('night');
    expect(readPrompt('a bowl of ramen').town).toBeNull();
  });

  it.each(['猫が営む小さなラーメン屋、雪の夜', 'a cat runs a small ramen shop'])(
    'have the animal that runs them as their cook: %s',
    (prompt) => {
      const { town, subjects, ignored } = readPrompt(prompt);
      expect(town).toBe('yatai');
      expect(ignored).toEqual([]);
      expect(subjects).toMatchObject([{ thing: 'person', traits: ['catfolk', 'chef'] }]);
    },
  );

  it.each([
    'steaming bowl of ramen at a tiny street stall, rain outside',
    'a steaming bowl of ramen at a ramen stall',
    'dampfende Schüssel Ramen am Ramen-Stand',
    'un bol de ramen, vapeur, un stand de ramen',
    'un ramen con vapor, un puesto de ramen',
    'ciotola di ramen, vapore, una bancarella di ramen',
    'ramen com vapor, uma barraca de lámen',
    'рамен, пар, ларёк с раменом',
    'ramen, buhar, ramen tezgahı',
    '热气腾腾的拉面，拉面摊',
    '湯気の立つラーメン、屋台',
    '김이 나는 라멘, 일본 포장마차',
    'رامن، بخار، كشك رامن',
    'रामेन, भाप, रामेन का ठेला',
  ])('are behind a bowl that steams before them: %s', (prompt) => {
    const idea = readPrompt(prompt);
    expect(idea).toMatchObject({ land: 'tabletop', outlook: 'street', town: 'yatai' });
    expect(idea.subjects.map(({ thing }) => thing)).toEqual(['ramen']);
  });
});

it.each([
  'ラーメン屋の店内|拉面店里的老人|라멘집 안에서 먹는 사람|ラーメン屋のカウンターで食べる女性',
  'うどん屋の店内|蕎麦屋で食べる家族|面馆里的老人|우동집에서 먹는 가족|Nudelladen in Berlin',
])('who is in a shop of noodle soup is in a room: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(['sushibar', 'restaurant'], prompt).toContain(readPrompt(prompt).land);
});
