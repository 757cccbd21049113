import { describe, expect, it } from 'vitest';
import { readInstruction } from './read-instruction.ts';

describe('what alone shall stay', () => {
  it.each([
    ['en', 'keep only the subject'],
    ['en', 'only keep the person'],
    ['en', 'remove everything except the person'],
    ['en', 'remove everything but the dog'],
    ['en', 'just the flower'],
    ['de', 'nur die Person behalten'],
    ['de', 'alles außer der Person entfernen'],
    ['fr', 'garde seulement le sujet'],
    ['fr', 'enlève tout sauf la personne'],
    ['es', 'deja solo la persona'],
    ['es', 'elimina todo menos la persona'],
    ['pt', 'mantenha apenas a pessoa'],
    ['pt', 'remova tudo exceto a pessoa'],
    ['it', 'tieni solo il soggetto'],
    ['it', 'rimuovi tutto tranne il soggetto'],
    ['ru', 'оставь только человека'],
    ['ru', 'убери всё кроме человека'],
    ['tr', 'sadece kişiyi bırak'],
    ['tr', 'kişi dışında her şeyi sil'],
    ['ar', 'أبق الشخص فقط'],
    ['ar', 'احذف كل شيء ما عدا الشخص'],
    ['hi', 'केवल व्यक्ति को रखो'],
    ['hi', 'व्यक्ति को छोड़कर सब हटाओ'],
    ['zh', '只保留人物'],
    ['ja', '人物だけ残して'],
    ['ja', '人物以外を消して'],
    ['ko', '인물만 남겨줘'],
    ['ko', '사람을 제외하고 모두 지워줘'],
  ])('loses what is behind it in %s: %s', (_, text) => {
    expect(readInstruction(text)).toEqual({
      steps: [{ do: 'cut-out', part: 'background' }],
      keep: [],
      notDone: [],
      unknown: [],
    });
  });

  it.each(['keep the person', "don't remove the person", 'entferne die Person nicht'])(
    'is not meant where something stays as it is: %s',
    (text) => {
      const { steps, keep } = readInstruction(text);
      expect([steps, keep]).toEqual([[], ['subject']]);
    },
  );

  it.each([
    ['only make the sky blue', ['sky'], 'blue'],
    ['only the sky should be blue', ['sky'], 'blue'],
    ['空だけ青くして', ['sky'], 'blue'],
    ['하늘만 파랗게 해줘', ['sky'], 'blue'],
    ['make it only red', ['all'], 'red'],
  ])('is no colour that something is to have: %s', (text, targets, name) => {
    expect(readInstruction(text)).toMatchObject({
      steps: targets.map((target) => ({ do: 'recolour', target, colour: { name } })),
      keep: [],
    });
  });

  it('is a colour beside greys', () => {
    expect(readInstruction('keep only the red')).toMatchObject({
      steps: [{ do: 'filter', filter: 'mono' }],
      keep: [{ colour: { name: 'red' } }],
    });
  });
});
