import { describe, expect, it } from 'vitest';
import { readInstruction } from './read-instruction.ts';

const MONO = { do: 'filter', filter: 'mono', amount: 1, target: 'all' };

describe('a picture in black and white', () => {
  it.each([
    ['en', 'black and white but not the red'],
    ['en', 'black and white, only the red in colour'],
    ['de', 'schwarzweiß außer Rot'],
    ['de', 'alles schwarzweiß, nur das Rot bleibt'],
    ['fr', 'mets la photo en noir et blanc sauf le rouge'],
    ['fr', 'noir et blanc en gardant le rouge'],
    ['es', 'blanco y negro menos el rojo'],
    ['pt', 'preto e branco exceto o vermelho'],
    ['it', 'bianco e nero tranne il rosso'],
    ['ru', 'чёрно-белое кроме красного'],
    ['tr', 'kırmızı hariç siyah beyaz yap'],
    ['ar', 'أبيض وأسود ما عدا الأحمر'],
    ['ja', '赤以外を白黒に'],
    ['ko', '빨간색만 남기고 흑백으로'],
    ['zh', '除了红色都变成黑白'],
    ['hi', 'लाल को छोड़कर सब ब्लैक एंड व्हाइट करो'],
  ])('keeps the colour that is excepted in %s: %s', (_, text) => {
    const { steps, keep, notDone, unknown } = readInstruction(text);
    expect(steps).toEqual([MONO]);
    expect(keep).toMatchObject([{ colour: { name: 'red' } }]);
    expect([notDone, unknown]).toEqual([[], []]);
  });

  it.each([
    ['en', 'everything black and white except the flower'],
    ['de', 'alles schwarzweiß außer der Blume'],
    ['fr', 'tout en noir et blanc sauf la fleur'],
    ['es', 'todo en blanco y negro menos la flor'],
    ['it', 'tutto in bianco e nero tranne il fiore'],
    ['ru', 'всё чёрно-белое кроме цветка'],
    ['ja', '花以外を白黒に'],
    ['ko', '꽃만 빼고 흑백으로'],
    ['zh', '除了花都变成黑白'],
  ])('keeps what the picture is of where a thing is excepted in %s: %s', (_, text) => {
    const { steps, keep, unknown } = readInstruction(text);
    expect([steps, keep, unknown]).toEqual([[MONO], ['subject'], []]);
  });

  it('may have a tint', () => {
    expect(readInstruction('black and white with a blue tint').keep).toEqual([]);
  });

  it.each([
    ['en', 'the sky stays blue, everything else black and white'],
    ['de', 'der Himmel bleibt blau, der Rest schwarzweiß'],
    ['zh', '天空保持蓝色，其他变成黑白'],
  ])(
    'keeps the part that is said to stay in a colour, and nothing else for that, in %s: %s',
    (_, text) => {
      const { steps, keep, unknown } = readInstruction(text);
      expect(steps).toMatchObject([{ do: 'filter', filter: 'mono' }]);
      expect([keep, unknown]).toEqual([['sky'], []]);
    },
  );
});
