import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../words/language.ts';
import { wordsNotRead } from '../../words/testing/carriers.ts';
import { OWN_WORDS, readMaterial, readPieces } from './read-material.ts';

const words = OWN_WORDS.map((listed) => ({ ...listed, meaning: JSON.stringify(listed.meaning) }));
const read = (text: string) =>
  readPieces(text).map((piece) => ({
    ...piece,
    meanings: piece.meanings.map((meaning) => JSON.stringify(meaning)),
  }));

describe('the words of materials', () => {
  it.each(LANGUAGES)('are read in a sentence, every one: %s', (language) => {
    const own = words.filter((listed) => listed.language === language);
    expect(wordsNotRead(read, language, own)).toEqual([]);
  });
});

describe('a material', () => {
  it.each([
    ['en', 'a brick wall', 'brick'],
    ['en', 'wood', 'wood'],
    ['en', 'white marble floor', 'marble'],
    ['de', 'eine Wand aus Holz', 'wood'],
    ['fr', 'un mur de briques', 'brick'],
    ['es', 'azulejos azules', 'tiles'],
    ['pt', 'piso de madeira', 'wood'],
    ['it', 'pavimento di marmo', 'marble'],
    ['ru', 'кирпичная стена', 'brick'],
    ['tr', 'tuğla duvar', 'brick'],
    ['ar', 'جدار من الطوب', 'brick'],
    ['hi', 'ईंट की दीवार', 'brick'],
    ['ja', 'レンガの壁', 'brick'],
    ['ko', '벽돌 벽', 'brick'],
    ['zh', '大理石地板', 'marble'],
  ])('is read in %s: %s', (_, text, material) => {
    expect(readMaterial(text)).toMatchObject({ material });
  });

  it('has the colour that is said of it', () => {
    expect(readMaterial('blue tiles')?.colour).toEqual([0.15, 0.35, 0.75]);
    expect(readMaterial('tiles')?.colour).toBeNull();
  });

  it.each([
    'a wooden door',
    'the woods',
    'a brick house',
    'a forest',
    'ein Wald',
    'blue',
    'дерево',
  ])('is not what "%s" asks for', (text) => expect(readMaterial(text)).toBeNull());
});
