import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../read-prompt.ts';

describe('what people have left', () => {
  it.each([
    [
      'street',
      'abandoned|derelict|overgrown|apocalyptic|post apocalyptic|ruined|in ruins|overgrown with ivy|overgrown with vines|reclaimed by nature|ghost town',
    ],
    [
      'rue',
      'abandonné|abandonnée|apocalyptique|post apocalyptique|envahi par la végétation|envahie par la végétation|en ruines',
    ],
    ['Straße', 'verlassen|apokalyptisch|postapokalyptisch|überwuchert|verfallen|zugewachsen'],
    [
      'calle',
      'abandonado|abandonada|apocalíptico|apocalíptica|postapocalíptico|postapocalíptica|en ruinas',
    ],
    [
      'rua',
      'abandonado|abandonada|apocalíptico|apocalíptica|pós apocalíptico|pós apocalíptica|em ruínas',
    ],
    [
      'strada',
      'abbandonato|abbandonata|apocalittico|apocalittica|post apocalittico|post apocalittica|in rovina',
    ],
    ['улица', 'заброшенный|апокалипсис|постапокалипсис|постапокалиптический|заросший|разрушенный'],
    ['sokak', 'terk edilmiş|kıyamet|kıyamet sonrası|harap'],
    ['شارع', 'مهجور|مهجورة|مدمرة|بعد نهاية العالم'],
    ['सड़क', 'वीरान|परित्यक्त|उजड़ा|उजड़ी'],
    ['街道', '废弃|末日|荒废|杂草丛生'],
    ['通り', '廃れた|荒廃した|見捨てられた|廃墟となった|終末'],
    ['거리', '버려진|황폐한|종말'],
  ])('is known in every language: %s', (street, words) => {
    for (const word of words.split('|'))
      expect(readPrompt(`${street}, ${word}`), word).toMatchObject({
        land: 'street',
        forsaken: true,
        mood: null,
        ignored: [],
      });
  });

  it.each([
    ['cottage', 'covered in ivy|ivy covered|ivy'],
    ['maison', 'lierre'],
    ['Haus', 'Efeu'],
    ['casa', 'cubierto de hiedra|cubierta de hiedra|hiedra'],
    ['casa', 'coberto de hera|coberta de hera'],
    ['casa', 'edera'],
    ['дом', 'плющ'],
    ['ev', 'sarmaşık'],
    ['بيت', 'لبلاب'],
    ['घर', 'बेलों से ढका'],
    ['房子', '常春藤|爬满藤蔓'],
    ['家', '蔦'],
    ['집', '담쟁이'],
  ])('is no house that ivy has grown over: %s', (house, words) => {
    for (const word of words.split('|'))
      expect(readPrompt(`${house}, ${word}`), word).toMatchObject({ mossy: true, forsaken: false });
  });

  it('is seen from its streets, by day and green', () => {
    for (const index of [0, 1, 2, 3])
      expect(decide(readPrompt('a post-apocalyptic city'), null, 3, index)).toMatchObject({
        land: 'street',
        time: 'day',
        season: 'summer',
      });
  });

  it('is a building that stands alone too, and elsewhere only gloomy', () => {
    expect(readPrompt('an abandoned factory')).toMatchObject({ forsaken: true, mood: null });
    expect(readPrompt('an abandoned house')).toMatchObject({ forsaken: true, mossy: true });
    expect(readPrompt('an abandoned beach')).toMatchObject({ forsaken: false, mood: 'dark' });
  });
});
