import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a garden of raked gravel in a prompt', () => {
  it.each([
    'a zen garden',
    'ein Zengarten',
    'un jardin zen',
    'un jardín zen',
    'um jardim zen',
    'un giardino zen',
    'сад камней',
    'bir zen bahçesi',
    'حديقة زن',
    'ज़ेन बगीचा',
    '枯山水',
    '禅の庭',
    '젠가든',
  ])('is dry: %s', (prompt) => {
    const { land, garden, raked, ignored } = readPrompt(prompt);
    expect({ land, garden, raked, ignored }).toEqual({
      land: 'field',
      garden: true,
      raked: 'dry',
      ignored: [],
    });
  });

  it.each([
    'a koi pond in a zen garden',
    'a koi pond',
    'koi in a pond',
    'ein Koi im Teich',
    'ein Koiteich',
    'un estanque con carpas koi',
    '池の鯉',
    '池塘里的锦鲤',
    '연못의 비단잉어',
    'a japanese garden with a red bridge',
    'ein japanischer Garten',
    'un jardin japonais',
    'un jardín japonés',
    'um jardim japonês',
    'un giardino giapponese',
    'японский сад',
    'bir japon bahçesi',
    'حديقة يابانية',
    'जापानी बगीचा',
    '日式庭院',
    '日本庭園',
    '일본정원',
  ])('has a pond of its own: %s', (prompt) => {
    const { land, garden, raked, subjects } = readPrompt(prompt);
    expect({ land, garden, raked, subjects }).toEqual({
      land: 'field',
      garden: true,
      raked: 'pond',
      subjects: [],
    });
  });

  it('keeps the flowers that are named, and spans its pond where a bridge is', () => {
    const { subjects } = readPrompt('a zen garden with irises');
    expect(subjects.map(({ thing }) => thing)).toEqual(['flower']);
    expect(readPrompt('a zen garden with a bridge').raked).toBe('pond');
  });
});
