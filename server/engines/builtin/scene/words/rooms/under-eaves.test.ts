import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('beneath the eaves', () => {
  it.each([
    'a girl under the eaves in the rain',
    'ein Mädchen unter dem Dachvorsprung',
    "une fille sous l'avant-toit",
    'una niña bajo el alero',
    'una bambina sotto la gronda',
    'uma menina sob o beiral',
    'девочка под карнизом',
    'saçak altında bir kız',
    'فتاة تحت حافة السقف',
    '屋檐下的女孩',
    'छज्जे के नीचे लड़की',
  ])('one is on the porch of the house: %s', (prompt) => {
    expect(readPrompt(prompt).land).toBe('porch');
  });

  it.each(['軒下の猫', '처마 밑의 강아지', '처마 밑에 앉아 있는 강아지'])(
    'there are boards before paper doors in the East: %s',
    (prompt) => {
      expect(readPrompt(prompt).land).toBe('engawa');
    },
  );

  it('one looks out at the houses around', () => {
    for (const prompt of [
      '비 오는 날 한옥 처마 밑에 앉아 있는 강아지',
      'a cat sleeping under the eaves of a hanok in the rain',
    ])
      expect(readPrompt(prompt), prompt).toMatchObject({
        ...{ land: 'engawa', outlook: 'street', town: 'hanok', weather: 'rain' },
      });
  });
});
