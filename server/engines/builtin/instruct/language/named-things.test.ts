import { describe, expect, it } from 'vitest';
import { readInstruction } from './read-instruction.ts';

describe('a person or an animal that is named', () => {
  it.each([
    ['en', 'make the parrot brighter'],
    ['de', 'mach den Papagei heller'],
    ['fr', 'rends le perroquet plus lumineux'],
    ['es', 'haz el loro más brillante'],
    ['pt', 'deixe o papagaio mais brilhante'],
    ['it', 'rendi il pappagallo più luminoso'],
    ['ru', 'сделай попугая ярче'],
    ['tr', 'papağanı daha parlak yap'],
    ['ar', 'اجعل الببغاء أكثر سطوعا'],
    ['hi', 'तोते को चमकदार बनाओ'],
    ['ja', 'オウムを明るくして'],
    ['ko', '앵무새를 더 밝게 해줘'],
    ['zh', '让鹦鹉更亮'],
  ])('is what the picture is of in %s: %s', (_, text) => {
    const { steps, unknown, notDone } = readInstruction(text);
    expect(steps).toEqual([{ do: 'tone', tone: 'brightness', amount: 1, target: 'subject' }]);
    expect([unknown, notDone]).toEqual([[], []]);
  });

  it.each([
    ['make the dog brown', { do: 'recolour', target: 'subject' }],
    ['paint the woman as a watercolour', { do: 'paint', target: 'subject' }],
    ['blur the cat', { do: 'blur', target: 'subject' }],
  ])('is painted and coloured too: %s', (text, step) => {
    expect(readInstruction(text).steps).toMatchObject([step]);
  });

  it("lends nothing of what is its own: the dog's collar is not the dog", () => {
    expect(readInstruction("make the dog's collar red").steps).toEqual([]);
  });
});

describe('a thing that cannot be found', () => {
  it.each([
    ['en', 'make the wall warmer'],
    ['en', 'sharpen the lighthouse'],
    ['de', 'mach die Wand wärmer'],
    ['fr', 'rends le mur plus chaud'],
    ['es', 'haz la pared más cálida'],
    ['ja', '家を明るくして'],
    ['ko', '자동차를 더 밝게 해줘'],
    ['zh', '让房子更亮'],
    ['ru', 'сделай дом ярче'],
    ['tr', 'arabayı daha parlak yap'],
    ['ar', 'اجعل البيت أكثر سطوعا'],
    ['hi', 'घर को चमकदार बनाओ'],
    ['pt', 'deixe a casa mais brilhante'],
    ['it', 'rendi la casa più luminosa'],
  ])('is named and nothing is changed in its stead in %s: %s', (_, text) => {
    const { steps, notDone } = readInstruction(text);
    expect(steps.filter((step) => 'target' in step)).toEqual([]);
    expect(notDone.map(({ code }) => code)).toEqual(['edit.cannot-change']);
  });

  it('is not the light or the mood of all of the picture', () => {
    expect(readInstruction('make the mood warmer').steps).toMatchObject([{ target: 'all' }]);
  });
});

describe('words that tell of a thing', () => {
  it.each([
    ['add a train leaving the station', 'edit.use-redraw'],
    ['remove the remains of the fence', 'edit.cannot-find'],
    ['remove the remains of the snow', 'edit.cannot-take-out'],
  ])('do not say that it stays: %s', (text, code) => {
    const { steps, keep, notDone } = readInstruction(text);
    expect([steps, keep]).toEqual([[], []]);
    expect(notDone.map((one) => one.code)).toEqual([code]);
  });

  it('behind a stop say what stays', () => {
    expect(readInstruction('blur the background, leaving the woman sharp').keep).toEqual([
      'subject',
    ]);
  });
});
