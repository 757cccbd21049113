import { describe, expect, it } from 'vitest';
import { asksRemoval, wantedWords } from './wanted-words.ts';

describe('what is wanted of an area', () => {
  it.each([
    'remove the house',
    'delete the people please',
    'Entferne das Auto',
    "supprime l'arbre",
    'quita el coche',
    'remova o carro',
    "rimuovi l'albero",
    'убери машину',
    'arabayı sil',
    'أزل السيارة',
    'कार हटाओ',
    '把房子去掉',
    '車を消して',
    '자동차 지워줘',
  ])('is only that something goes: %s', (prompt) => {
    expect(asksRemoval(prompt)).toBe(true);
  });

  it.each([
    'a beach without people',
    'remove the fence and add a hedge',
    'replace the tree with a lamp',
    'eine Katze',
    'temiz deniz',
  ])('is something to be drawn: %s', (prompt) => {
    expect(asksRemoval(prompt)).toBe(false);
  });

  it.each([
    ['replace the dog with a black cat', 'a black cat'],
    ['Change the tree to a lamp', 'a lamp'],
    ['turn the man in the hat into a bear', 'a bear'],
    ['Ersetze den Hund durch eine Katze', 'eine Katze'],
    ['Verwandle den Hund in eine Katze', 'eine Katze'],
    ['remplace le chien par un chat', 'un chat'],
    ['cambia el perro por un gato', 'un gato'],
    ['convierte el perro en un gato', 'un gato'],
    ['troque o cachorro por um gato', 'um gato'],
    ['sostituisci il cane con un gatto', 'un gatto'],
    ['замени собаку на кошку', 'кошку'],
    ['köpeği kedi ile değiştir', 'kedi'],
    ['استبدل الكلب بقطة', 'قطة'],
    ['कुत्ते को बिल्ली से बदलो', 'बिल्ली'],
    ['把狗换成猫', '猫'],
    ['犬を猫に変えて', '猫'],
    ['개를 고양이로 바꿔줘', '고양이'],
    ['a man changing a wheel', 'a man changing a wheel'],
    ['a cat', 'a cat'],
  ])('of "%s" is "%s"', (prompt, wanted) => {
    expect(wantedWords(prompt)).toBe(wanted);
  });
});
