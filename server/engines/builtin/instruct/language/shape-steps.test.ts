import { describe, expect, it } from 'vitest';
import { readInstruction } from './read-instruction.ts';

it.each([
  'turn the sky upside down',
  'flip the sky',
  'dreh den Himmel auf den Kopf',
  '把天空上下翻转',
])('a picture is not turned where its sky alone is meant: %s', (text) => {
  const { steps, notDone } = readInstruction(text);
  expect(steps).toEqual([]);
  expect(notDone).toContainEqual({ code: 'edit.whole-turns' });
});

describe('a picture that is turned', () => {
  it.each([
    ['en', 'turn it upside down'],
    ['en', 'rotate 180'],
    ['de', 'stell das Bild auf den Kopf'],
    ['fr', "retourne l'image à l'envers"],
    ['es', 'ponla boca abajo'],
    ['pt', 'vire de cabeça para baixo'],
    ['it', "capovolgi l'immagine"],
    ['ru', 'переверни вверх ногами'],
    ['tr', 'baş aşağı çevir'],
    ['ar', 'اقلب الصورة رأسا على عقب'],
    ['hi', 'चित्र को उल्टा करो'],
    ['zh', '上下颠倒'],
    ['ja', '逆さまにして'],
    ['ko', '거꾸로 뒤집어줘'],
  ])('upside down is not mirrored in %s: %s', (_, text) => {
    expect(readInstruction(text)).toMatchObject({
      steps: [{ do: 'rotate', degrees: 180 }],
      unknown: [],
    });
  });

  it.each([
    ['turn the picture by 90 degrees', 90],
    ['turn it on its side', 90],
    ['turn it left', -90],
    ['tourne de 90 degrés vers la gauche', -90],
    ['왼쪽으로 90도 회전해줘', -90],
    ['向左旋转90度', -90],
  ])('by any verb is: %s', (text, degrees) => {
    expect(readInstruction(text)).toMatchObject({
      steps: [{ do: 'rotate', degrees }],
      unknown: [],
    });
  });

  it.each([
    ['flip it upside down', true],
    ['mirror the image vertically', true],
    ['上下反転して', true],
    ['capovolgi orizzontalmente', false],
    ['reverse the image', false],
    ['좌우로 뒤집어줘', false],
  ])('over is mirrored: %s', (text, upright) => {
    expect(readInstruction(text)).toMatchObject({ steps: [{ do: 'flip', upright }], unknown: [] });
  });
});
