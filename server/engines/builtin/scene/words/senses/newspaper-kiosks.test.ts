import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a newspaper at a kiosk', () => {
  it.each([
    'a man buying a newspaper at a kiosk',
    'ein Mann liest Zeitung am Kiosk',
    'un homme achète un journal au kiosque',
    'un hombre compra un periódico en el quiosco',
    'un hombre lee el periódico en un kiosco',
    'мужчина покупает газету в киоске',
    'мужчина читает газету у ларька',
    'um homem compra um jornal no quiosque',
    'un uomo compra il giornale al chiosco',
    'büfeden gazete alan adam',
    'رجل يشتري جريدة من الكشك',
    'कियोस्क से अखबार खरीदता आदमी',
    '키오스크에서 신문을 사는 남자',
    'キオスクで新聞を買う男性',
    '男人在售货亭买报纸',
  ])('is bought or read at one of newspapers: %s', (prompt) => {
    const { land, ignored, subjects } = readPrompt(prompt);
    expect(land).toBe('newskiosk');
    expect(ignored.filter((word) => word !== 'alan')).toEqual([]);
    expect(subjects[0]?.traits).toContain('newspaper');
  });

  it('is where else it is said to be, and a kiosk of other wares is none', () => {
    expect(readPrompt('a man reading a newspaper in a kitchen, a kiosk outside').land).toBe(
      'kitchen',
    );
    expect(readPrompt('a coffee kiosk').land).not.toBe('newskiosk');
  });
});
