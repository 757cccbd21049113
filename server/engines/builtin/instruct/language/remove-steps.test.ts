import { describe, expect, it } from 'vitest';
import { readInstruction } from './read-instruction.ts';

const codesOf = (text: string) => readInstruction(text).notDone.map(({ code }) => code);

describe('to remove', () => {
  it.each([
    ['en', 'remove the people in the background'],
    ['de', 'entferne die Leute im Hintergrund'],
    ['fr', "enlève les gens à l'arrière-plan"],
    ['pt', 'remova as pessoas ao fundo'],
    ['ru', 'убери людей на заднем плане'],
    ['zh', '去掉背景里的人'],
    ['ja', '背景の人を消して'],
    ['ko', '배경에 있는 사람들을 지워줘'],
    ['tr', 'arka plandaki insanları sil'],
    ['ar', 'أزل الأشخاص من الخلفية'],
    ['hi', 'पृष्ठभूमि से लोगों को हटाओ'],
  ])('who is in the background takes neither it nor the subject out in %s: %s', (_, text) => {
    const { steps, unknown } = readInstruction(text);
    expect([steps, unknown, codesOf(text)]).toEqual([[], [], ['edit.use-remove']]);
  });

  it('the background behind somebody leaves them', () => {
    expect(readInstruction('remove the background behind the person').steps).toEqual([
      { do: 'cut-out', part: 'background' },
    ]);
  });

  it('nothing is to cut square', () => {
    expect(readInstruction('recorte em quadrado').steps).toMatchObject([{ do: 'crop', ratio: 1 }]);
  });
});

describe('what another tool does', () => {
  it.each([
    ['increase the resolution', 'edit.use-enhance'],
    ['erhöhe die Auflösung', 'edit.use-enhance'],
    ['提高分辨率', 'edit.use-enhance'],
    ['restore this old photo', 'edit.use-restore'],
    ['entferne die Kratzer', 'edit.use-restore'],
  ])('is told: %s', (text, code) => {
    expect([readInstruction(text).steps, codesOf(text)]).toEqual([[], [code]]);
  });
});
