import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const placeOf = (prompt: string) => {
  const { land, town } = readPrompt(prompt);
  return [land, town];
};

describe('who is before a café or a shop', () => {
  it.each([
    ['un petit bistrot parisien sous la pluie, un couple qui danse sur le trottoir', 'cafes'],
    ['a bistro in Lyon, a couple dancing on the sidewalk', 'cafes'],
    ['a cafe, two friends walking in the rain', 'cafes'],
    ['a couple dancing in front of a cafe', 'cafes'],
    ['a dog waiting outside a bakery', 'cafes'],
    ['a woman walking past, in front of a bookshop', null],
    ['a man standing in front of a cinema', null],
    ['ein Paar tanzt im Regen, ein Café', 'cafes'],
    ['ein Hund wartet vor einer Bäckerei', 'cafes'],
    ['un chien devant une librairie', null],
    ['una pareja baila bajo la lluvia, una cafetería', 'cafes'],
    ['un perro frente a una panadería', 'cafes'],
    ['un bar, una coppia balla sotto la pioggia', 'cafes'],
    ['un cane davanti a una panetteria', 'cafes'],
    ['um casal dançando na chuva, uma cafeteria', 'cafes'],
    ['um cachorro diante de uma padaria', 'cafes'],
    ['кафе, пара танцует под дождём', 'cafes'],
    ['собака перед пекарней', 'cafes'],
    ['yağmurda dans eden çift, kafe', 'cafes'],
    ['fırının önünde bir köpek', 'cafes'],
    ['雨中跳舞的情侣，咖啡馆', 'cafes'],
    ['面包店前面的狗', 'cafes'],
    ['雨の中で踊るカップル、カフェ', 'cafes'],
    ['パン屋の前の犬', 'cafes'],
    ['빗속에서 춤추는 커플, 카페', 'cafes'],
    ['빵집 앞의 개', 'cafes'],
    ['زوجان يرقصان تحت المطر، مقهى', 'cafes'],
    ['كلب أمام مخبز', 'cafes'],
    ['बारिश में नाचता जोड़ा, कैफे', 'cafes'],
    ['बेकरी के सामने कुत्ता', 'cafes'],
  ])('is seen in its street: %s', (prompt, town) => {
    expect(placeOf(prompt)).toEqual(['street', town]);
  });

  it.each([
    ['a cozy cafe, rain outside the window, a woman reading', 'cafe'],
    ['a couple dancing in a cafe on a rainy night', 'cafe'],
    ['a cat in a bookshop', 'bookshop'],
    ['a woman in a cafe watching the street', 'cafe'],
  ])('is within where that is not said: %s', (prompt, land) => {
    expect(readPrompt(prompt).land).toBe(land);
  });
});
