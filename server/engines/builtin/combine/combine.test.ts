import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../engine.ts';
import { inEnglish } from '../../note.ts';
import { disc, paint, solid, speck } from '../testing/pictures.ts';
import { LANGUAGES } from '../words/language.ts';
import { wordsNotRead } from '../words/testing/carriers.ts';
import { combinePictures } from './combine.ts';
import { COMBINE_LIST, readCombination, readCombinePieces } from './read-combination.ts';

const RED = solid(60, 40, [200, 30, 30, 255]);
const BLUE = solid(30, 40, [30, 40, 200, 255]);

const nobody = () => undefined;
const combine = (prompt: string, images: readonly [Pixels, Pixels] = [RED, BLUE]) =>
  combinePictures(images, prompt, 0, nobody);
const at = ({ data, width }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

/** A green disc on grey grain. */
const SUBJECT = (() => {
  const area = disc(120, 90, 60, 46, 26);
  return paint(120, 90, (x, y) => {
    const grain = Math.round(speck(x, y) * 10);
    return area.data[y * 120 + x] === 0
      ? [150 + grain, 150 + grain, 150 + grain]
      : [30, 150 + grain, 40];
  });
})();

describe('two pictures', () => {
  it('stand side by side, equally high', async () => {
    const { image } = await combine('side by side');
    expect([image.width, image.height]).toEqual([90, 40]);
    expect([at(image, 59, 20), at(image, 60, 20)]).toEqual([
      [200, 30, 30, 255],
      [30, 40, 200, 255],
    ]);
  });

  it('stand in the order that was said, one above the other', async () => {
    const { image } = await combine('put the second above the first');
    expect([image.width, image.height]).toEqual([30, 60]);
    expect([at(image, 5, 5), at(image, 5, 50)]).toEqual([
      [30, 40, 200, 255],
      [200, 30, 30, 255],
    ]);
  });

  it('stand side by side when nothing is understood, and the notes say so', async () => {
    const { image, notes } = await combine('quixotic');
    expect(image.width).toBe(90);
    expect(notes.map(inEnglish).join(' ')).toMatch(
      /No way to put pictures together was understood.*“quixotic”/,
    );
  });

  it.each([
    ['top left', 10, 8],
    ['bottom right', 49, 31],
    ['left', 10, 31],
  ])('become picture in picture in the corner named: %s', async (corner, x, y) => {
    const { image } = await combine(`the second small in the ${corner} corner`, [RED, BLUE]);
    expect([image.width, image.height]).toEqual([60, 40]);
    expect(at(image, x, y)).toEqual([30, 40, 200, 255]);
    expect(at(image, 30, 20)).toEqual([200, 30, 30, 255]);
  });

  it('become subject and background', async () => {
    const { image } = await combine('use the second as background', [SUBJECT, BLUE]);
    const [corner, middle] = [at(image, 3, 3), at(image, 60, 46)];
    expect(corner).toEqual([30, 40, 200, 255]);
    expect((middle[1] ?? 0) > (middle[2] ?? 0)).toBe(true);
  });

  it('cover each other even where one is a tall strip and the other a wide one', async () => {
    const [tall, wide] = [solid(2, 6000, [200, 30, 30, 255]), solid(6000, 2, [30, 40, 200, 255])];
    const { image } = await combine('blend with 25%', [tall, wide]);
    expect([image.width, image.height]).toEqual([2, 6000]);
    expect(at(image, 1, 3000)).toEqual([158, 32, 72, 255]);
  });

  it('blend by the share that was said', async () => {
    const { image } = await combine('blend with 25%');
    expect(at(image, 30, 20)).toEqual([158, 32, 72, 255]);
  });

  it('fade from one side to the other', async () => {
    const { image } = await combine('blend from left to right');
    expect([at(image, 1, 20), at(image, 58, 20)]).toEqual([
      [200, 30, 30, 255],
      [30, 40, 200, 255],
    ]);
  });

  it('give one the colours of the other and leave its drawing', async () => {
    const ramp = paint(96, 64, (x, y) => [60 + x, 90 + y, 120 + Math.round(speck(x, y) * 20)]);
    const warm = paint(80, 60, (x, y) => [
      180 + Math.round(speck(x, y) * 60),
      90 + y,
      20 + Math.round(x / 4),
    ]);
    const { image } = await combine('in the style of the second', [ramp, warm]);
    const mean = (picture: Pixels, channel: number) => {
      let sum = 0;
      for (let n = channel; n < picture.data.length; n += 4) sum += picture.data[n] ?? 0;
      return (sum * 4) / picture.data.length;
    };
    const away = [0, 1, 2].map((c) => Math.abs(mean(image, c) - mean(warm, c)));
    expect(Math.max(...away)).toBeLessThan(16);
    const luma = (x: number) =>
      at(image, x, 32)
        .slice(0, 3)
        .reduce((sum, part) => sum + part, 0);
    expect(luma(90)).toBeGreaterThan(luma(5));
  });

  it('repeat one as a pattern behind what the other is of', async () => {
    const { image, notes } = await combine('fill it with the second as a pattern', [SUBJECT, BLUE]);
    const corner = at(image, 3, 3);
    expect((corner[2] ?? 0) > 2 * (corner[0] ?? 0)).toBe(true);
    expect(notes.map(inEnglish).join(' ')).toMatch(/pattern fills the background/);
  });

  it.each(['beside', 'above', 'inset', 'background', 'blend', 'style', 'pattern'])(
    'of any size and with transparency are put together the same each time: %s',
    async (prompt) => {
      const [one, faint] = [solid(1, 1, [9, 9, 9, 255]), solid(5, 300, [200, 100, 0, 90])];
      const [first, again] = [
        await combine(prompt, [faint, one]),
        await combine(prompt, [faint, one]),
      ];
      expect(first.image).toEqual(again.image);
      expect(first.image.data.length).toBe(first.image.width * first.image.height * 4);
    },
  );
});

describe('the words for two pictures', () => {
  const words = COMBINE_LIST.map((listed) => ({
    ...listed,
    meaning: JSON.stringify(listed.meaning),
  }));
  const read = (text: string) =>
    readCombinePieces(text).map((piece) => ({
      ...piece,
      meanings: piece.meanings.map((one) => JSON.stringify(one)),
    }));

  it.each(LANGUAGES)('are read in a sentence, every one: %s', (language) => {
    const own = words.filter((listed) => listed.language === language);
    expect(wordsNotRead(read, language, own)).toEqual([]);
  });

  it.each([
    ['Use image 1 as the background of image 2', 'background', 0],
    ['image 1 in the style of image 2', 'style', 1],
    ['the first in the corner of the second', 'inset', 0],
    ['用第二张图的风格', 'style', 1],
    ['2枚目を背景にして', 'background', 1],
    ['두 사진을 나란히', 'beside', 1],
    ['mélange les deux images', 'blend', 1],
    ['Das erste Bild im Stil des zweiten', 'style', 1],
    ['con el estilo de la segunda imagen', 'style', 1],
    ['первое фото на фоне второго', 'background', 1],
    ['coloque a primeira como fundo', 'background', 0],
    ['una sopra l’altra', 'stack', 1],
    ['ikinci resmin stilinde', 'style', 1],
    ['الصورة الثانية كخلفية', 'background', 1],
    ['दूसरी तस्वीर की शैली में', 'style', 1],
  ])('say how: %s', (text, manner, helper) => {
    expect(readCombination(text)).toMatchObject({ manner, helper });
  });
});
