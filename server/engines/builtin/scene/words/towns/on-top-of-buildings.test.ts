import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('who is on top of a large building', () => {
  it.each([
    'a dragon sleeping on top of my school|a cat sitting on top of the library|a giant octopus on top of the museum',
    'um dragão em cima da escola|un drago sopra la scuola|un dragón durmiendo encima de la biblioteca',
    'un dragon qui dort au-dessus de mon école|ein Drache oben auf dem Krankenhaus',
    'okulumun üstünde uyuyan ejderha|تنين نائم فوق المدرسة|मेरे स्कूल के ऊपर सोता हुआ ड्रैगन',
    '一条龙睡在学校上面|学校の上で眠るドラゴン|우리 학교 위에서 자는 용|дракон наверху школы',
  ])('is on its roof, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).land, prompt).toBe('flatroof');
  });

  it('is elsewhere where something else is named between, or the building names a part of it', () => {
    expect(readPrompt('kids at school, books on top of the desk').land).toBe('classroom');
    expect(readPrompt('children in the library, a cat on top of the shelf').land).toBe('library');
    expect(readPrompt('a cat on top of the school bus').land).not.toBe('flatroof');
    expect(readPrompt('a dragon flying over my school').land).not.toBe('flatroof');
  });
});
