import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../read-prompt.ts';

describe('palaces of the east', () => {
  it.each([
    ['gyeongbok', 'Gyeongbokgung palace|a Korean palace|le palais de Gyeongbokgung'],
    ['gyeongbok', 'Gyeongbokgung-Palast|el palacio Gyeongbokgung|дворец Кёнбоккун'],
    ['gyeongbok', 'o palácio Gyeongbokgung|il palazzo coreano|Gyeongbokgung Sarayı|景福宫|景福宮'],
    ['gyeongbok', '경복궁|قصر جيونغبوكجونغ|ग्योंगबोकगुंग महल|눈 내리는 경복궁'],
    [
      'forbidden',
      'the Forbidden City|imperial palace in Beijing|la Cité interdite|die Verbotene Stadt',
    ],
    ['forbidden', 'la Ciudad Prohibida|Запретный город|a Cidade Proibida|la Città Proibita'],
    ['forbidden', 'Yasak Şehir|故宫|紫禁城|자금성|المدينة المحرمة|निषिद्ध नगर'],
  ])('are courts before their hall, in every language: %s, %s', (town, prompts) => {
    for (const prompt of prompts.split('|')) {
      const idea = readPrompt(prompt);
      expect(idea, prompt).toMatchObject({ town, ignored: [] });
      expect(decide(idea, null, 3, 0).land, prompt).toBe('street');
    }
  });

  it('let somebody stand before them, in the snow that falls', () => {
    expect(readPrompt('눈 내리는 경복궁 앞에서 한복을 입은 소녀')).toMatchObject({
      town: 'gyeongbok',
      weather: 'snowfall',
      subjects: [{ thing: 'person', count: 1 }],
    });
  });
});
