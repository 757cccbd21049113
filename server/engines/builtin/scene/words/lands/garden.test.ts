import { describe, expect, it } from 'vitest';
import { bedsOf, inGarden } from '../../choices/in-garden.ts';
import { readPrompt } from '../read-prompt.ts';

const thingsOf = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('a garden', () => {
  it.each([
    "my grandmother's garden",
    'Omas Garten',
    'le jardin de ma grand-mère',
    'el jardín de mi abuela',
    'il giardino di mia nonna',
    'o jardim da minha avó',
    'сад моей бабушки',
    'büyükannenin bahçesi',
    'حديقة جدتي',
    'दादी का बगीचा',
    '奶奶的花园',
    'おばあちゃんの庭',
    '할머니의 정원',
  ])('does not show whose it is: %s', (prompt) => {
    const { garden, subjects } = readPrompt(prompt);
    expect(garden).toBe(true);
    expect(subjects).toMatchObject([{ thing: 'flower' }]);
  });

  it('shows who is said to be there', () => {
    for (const prompt of [
      'a woman in the garden',
      'une femme dans le jardin',
      '花园里的女孩',
      '정원의 할머니',
      'eine Frau mit Hut, ein Garten',
      'my grandmother working in her garden',
    ])
      expect(thingsOf(prompt)).toContain('person');
  });

  it('has its flowers in beds and not as a field of them, and a path to its end', () => {
    const asked = readPrompt('a garden with tulips');
    const idea = inGarden(asked, 1);
    expect(idea).toMatchObject({ crop: null, path: 'paved', subjects: [] });
    expect(bedsOf(asked, 'field')).toMatchObject([{ thing: 'flower', bloom: 'tulip' }]);
    expect(inGarden(asked, 0).subjects).toMatchObject([{ thing: 'bench' }]);
    expect(bedsOf(readPrompt('a field of tulips'), 'field')).toBeNull();
    expect(inGarden(readPrompt('a field of tulips'), 0).crop).toBe('tulip');
  });

  it('leaves a flower that is counted to stand by itself', () => {
    const { subjects } = inGarden(readPrompt('a girl and a sunflower in a garden'), 0);
    expect(subjects.map(({ thing }) => thing)).toContain('flower');
  });
});

describe('a kitchen', () => {
  it('does not show whose it is', () => {
    expect(thingsOf("grandma's kitchen")).toEqual([]);
    expect(thingsOf('a grandma in the kitchen')).toEqual(['person']);
  });
});

describe('a tree that is named by its fruit', () => {
  it.each([
    ['an apple tree', 'an apple tree in blossom'],
    ['ein Apfelbaum', 'ein blühender Apfelbaum'],
    ['un pommier', 'un pommier en fleurs'],
    ['un manzano', 'un manzano en flor'],
    ['un albero di limoni', 'un melo in fiore'],
    ['uma macieira', 'uma macieira em flor'],
    ['яблоня', 'цветущая яблоня'],
    ['bir elma ağacı', 'çiçek açmış elma ağacı'],
    ['شجرة تفاح', 'شجرة تفاح مزهرة'],
    ['सेब का पेड़', 'फूलों से लदा सेब का पेड़'],
    ['苹果树', '开花的苹果树'],
    ['りんごの木', '満開のりんごの木'],
    ['사과나무', '꽃이 핀 사과나무'],
  ])('is a tree and no fruit in every language: %s, %s', (tree, blossom) => {
    expect(thingsOf(tree)).toEqual(['tree']);
    expect(thingsOf(blossom)).toEqual(['blossom']);
  });
});
