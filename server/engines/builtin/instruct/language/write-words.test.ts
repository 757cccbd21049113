import { describe, expect, it } from 'vitest';
import { readInstruction } from './read-instruction.ts';

describe('words to be written', () => {
  it.each([
    ['en', 'write Merry Christmas at the bottom'],
    ['de', 'schreibe Frohe Weihnachten unten'],
    ['fr', 'écris Joyeux Noël en bas'],
    ['es', 'escribe Feliz Navidad abajo'],
    ['pt', 'escreva Feliz Natal embaixo'],
    ['it', 'scrivi Buon Natale in basso'],
    ['ru', 'напиши С Новым годом внизу'],
    ['zh', '在底部写上新年快乐'],
    ['ko', '아래에 생일 축하해라고 써줘'],
    ['tr', 'alta Mutlu Yıllar yaz'],
    ['ar', 'اكتب عيد سعيد في الأسفل'],
    ['hi', 'नीचे नया साल मुबारक लिखो'],
  ])('are asked for in quotation marks, and no season is made of them in %s: %s', (_, text) => {
    const { steps, notDone, unknown } = readInstruction(text);
    expect([steps, unknown]).toEqual([[], []]);
    expect(notDone.map(({ code }) => code)).toEqual(['edit.say-words']);
  });

  it('that stand behind the word for a text are only written', () => {
    expect(readInstruction('add a title saying Summer 2024').steps).toMatchObject([
      { do: 'text', words: 'Summer 2024' },
    ]);
  });

  it.each(['mevsimi yaz yap', 'yaz mevsimine çevir'])(
    'are none in Turkish where %s means summer',
    (text) => {
      const { steps, notDone } = readInstruction(text);
      expect(steps).toMatchObject([{ do: 'season', season: 'summer' }]);
      expect(notDone).toEqual([]);
    },
  );
});
