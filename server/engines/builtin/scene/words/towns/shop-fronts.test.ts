import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const frontOf = (prompt: string) => {
  const { land, front } = readPrompt(prompt);
  return [land, front?.of];
};

describe('a small shop', () => {
  it.each([
    ['a couple dancing in front of a cafe', 'cafe'],
    ['a dog waiting outside a bakery', 'bakery'],
    ["Dublin pub street on St Patrick's day, everyone in green", 'tavern'],
    ['a woman walking past, in front of a bookshop', 'bookshop'],
    ['ein Hund wartet vor einer Bäckerei', 'bakery'],
    ['un chien devant une librairie', 'bookshop'],
    ['un perro frente a una panadería', 'bakery'],
    ['un cane davanti a una panetteria', 'bakery'],
    ['um cachorro diante de uma padaria', 'bakery'],
    ['собака перед пекарней', 'bakery'],
    ['fırının önünde bir köpek', 'bakery'],
    ['面包店前面的狗', 'bakery'],
    ['パン屋の前の犬', 'bakery'],
    ['빵집 앞의 개', 'bakery'],
    ['كلب أمام مخبز', 'bakery'],
    ['बेकरी के सामने कुत्ता', 'bakery'],
  ])('is seen by its front where somebody is before it: %s', (prompt, of) => {
    expect(frontOf(prompt)).toEqual(['shopfront', of]);
  });

  it('is seen by its front where its window is named with a street and nobody but who keeps it', () => {
    const window = 'a bakery window on a narrow street in Lisbon';
    expect(frontOf(`${window}, baker carrying a tray of bread`)).toEqual(['shopfront', 'bakery']);
    expect(frontOf('a baker in a bakery')[0]).toBe('bakery');
  });

  it.each([
    ['cozy coffee shop on a rainy street, nobody outside', 'cafe'],
    ['little bookshop on a corner at night', 'bookshop'],
    ['une petite boulangerie dans une rue de village', 'bakery'],
    ['eine kleine Buchhandlung an der Ecke', 'bookshop'],
    ['una floristería en una esquina', 'flowershop'],
    ['una libreria in una strada', 'bookshop'],
    ['uma padaria na esquina', 'bakery'],
    ['маленькая кофейня на улице', 'cafe'],
    ['köşede bir kitapçı', 'bookshop'],
    ['街角的花店', 'flowershop'],
    ['街角のパン屋', 'bakery'],
    ['골목 카페', 'cafe'],
    ['مخبز في شارع', 'bakery'],
    ['सड़क पर बेकरी', 'bakery'],
    ['a flower shop, snow', 'flowershop'],
    ['children at the toy shop window', 'toyshop'],
    ['small bakery storefront on a corner, the baker is putting out a sign', 'bakery'],
    ['ein Mann vor dem Schaufenster einer Bäckerei', 'bakery'],
    ["la devanture d'une boulangerie, le boulanger balaie", 'bakery'],
    ['la fachada de una panadería, un panadero saluda', 'bakery'],
    ['vetrina di una pasticceria, una bambina guarda', 'bakery'],
    ['fachada de uma padaria, o padeiro varre', 'bakery'],
    ['фасад маленькой кофейни, девушка с зонтом', 'cafe'],
    ['fırının vitrini, fırıncı tabela koyuyor', 'bakery'],
    ['花屋の店先で猫が寝ている', 'flowershop'],
    ['面包店门面,面包师摆出招牌', 'bakery'],
    ['빵집 외관, 제빵사가 간판을 내놓는다', 'bakery'],
    ['واجهة مخبز صغير، خباز يضع لافتة', 'bakery'],
    ['बेकरी का बाहरी हिस्सा, बेकर', 'bakery'],
  ])(
    'is seen by its front in a street without anybody, or where that is named: %s',
    (prompt, of) => {
      expect(frontOf(prompt)).toEqual(['shopfront', of]);
    },
  );

  it.each([
    ['a bakery in a village in Provence', 'provence'],
    ['a flower shop on a street in Paris', 'paris'],
    ['a pub on a corner in London', 'england'],
    ['日本の街角のパン屋', 'japan'],
    ['a bakery on a corner', 'plain'],
  ])('stands among the houses of its town: %s', (prompt, manner) => {
    expect(readPrompt(prompt).front?.manner).toBe(manner);
  });

  it.each([
    ['a cat in a bookshop', 'bookshop'],
    ['a woman in a cafe', 'cafe'],
    ['a bakery in Paris', 'bakery'],
    ['a cobblestone street with cafés', 'street'],
    ['a cozy cafe, rain outside the window', 'cafe'],
    ['a bakery', 'bakery'],
    ['a taxi in front of a bakery', 'street'],
  ])('is anything else where that is said: %s', (prompt, land) => {
    expect(frontOf(prompt)).toEqual([land, undefined]);
  });
});

it('A parish is not Paris', () => {
  const { front } = readPrompt('bakery at the corner, near the parish church');
  expect(front?.manner).toBe('plain');
});
