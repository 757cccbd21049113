import { describe, expect, it } from 'vitest';
import { readInstruction } from './read-instruction.ts';

describe('a background of one colour', () => {
  it.each([
    ['en', 'plain white background', 'white'],
    ['en', 'make the background pure white', 'white'],
    ['en', 'change the background to solid red', 'red'],
    ['en', 'put the person on a pink background', 'pink'],
    ['de', 'einfarbiger blauer Hintergrund', 'blue'],
    ['fr', 'fond uni bleu', 'blue'],
    ['es', 'fondo azul liso', 'blue'],
    ['ru', 'однотонный синий фон', 'blue'],
    ['tr', 'düz mavi arka plan', 'blue'],
    ['zh', '纯色蓝色背景', 'blue'],
    ['ja', '背景を青一色にして', 'blue'],
    ['ko', '배경을 파란색 단색으로', 'blue'],
  ])('is nothing else in %s: %s', (_, text, name) => {
    expect(readInstruction(text)).toMatchObject({
      steps: [{ do: 'plain-background', colour: { name } }],
      notDone: [],
      unknown: [],
    });
    expect(readInstruction(text).steps).toHaveLength(1);
  });

  it('is still what it was where it only shall be bluer', () => {
    expect(readInstruction('make the background a bit bluer').steps).toMatchObject([
      { do: 'recolour', target: 'background' },
    ]);
  });
});

describe('somebody put elsewhere', () => {
  it.each([
    ['en', 'put me on a beach'],
    ['en', 'place the woman on a beach'],
    ['de', 'setze mich an einen Strand'],
    ['fr', 'mets-moi sur une plage'],
    ['es', 'ponme en la playa'],
    ['it', 'mettimi su una spiaggia'],
    ['ru', 'помести меня на пляж'],
    ['zh', '把我放到海滩上'],
    ['ja', '私をビーチに置いて'],
    ['ko', '나를 해변에 넣어줘'],
  ])('stays before another background in %s: %s', (_, text) => {
    const { steps, notDone } = readInstruction(text);
    expect(steps).toMatchObject([{ do: 'backdrop' }]);
    expect(notDone).toEqual([]);
    expect(JSON.stringify(steps)).not.toMatch(/woman/);
  });

  it.each(['put a hat on me', 'put the cat in a box'])(
    'is not what is put on or in: %s',
    (text) => {
      expect(readInstruction(text).steps).toEqual([]);
    },
  );
});

describe('words of photographers', () => {
  it.each([
    ['make it look like a film photo from the 70s', { do: 'filter', filter: 'vintage' }],
    ['more dramatic light', { do: 'filter', filter: 'dramatic' }],
    ['make the red parrot blue', { do: 'recolour', target: { colour: { name: 'red' } } }],
    ['zoom in on the flower', { do: 'crop' }],
    ['schneide die Person frei', { do: 'cut-out', part: 'background' }],
  ])('are known: %s', (text, step) => {
    const { steps, unknown } = readInstruction(text);
    expect(steps[0]).toMatchObject(step);
    expect(new Set(steps.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(unknown).toEqual([]);
  });
});
