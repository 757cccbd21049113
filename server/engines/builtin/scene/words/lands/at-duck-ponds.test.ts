import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

/** Children who give bread to ducks at a pond, in all languages. */
const FEEDING = [
  'children giving bread to the ducks at the edge of the pond',
  'Kinder werfen Brotkrumen für die Enten am Teich',
  "des enfants qui donnent du pain aux canards au bord de l'étang, aquarelle",
  'niños dando pan a los patos en el estanque',
  'bambini che danno da mangiare alle anatre nello stagno',
  'crianças jogando pão para os patos no lago',
  'дети бросают хлеб уткам на пруду',
  'gölette ördeklere ekmek atan çocuklar',
  'أطفال يرمون الخبز للبط في البركة',
  'तालाब पर बत्तखों को रोटी खिलाते बच्चे',
  '孩子们在池塘边给鸭子投喂面包',
  '子供たちが池でアヒルにパンをあげている',
  '연못에서 오리들에게 빵을 주는 아이들',
];

describe('a pond', () => {
  it.each(FEEDING)('is one whose ducks come to who gives them bread: %s', (prompt) => {
    const { land, scenery, weather, subjects } = readPrompt(prompt);
    expect({ land, scenery, weather }).toEqual({
      land: 'lake',
      scenery: 'parkpond',
      weather: null,
    });
    expect(subjects.map(({ thing }) => thing).toSorted()).toEqual(['duck', 'person']);
    expect(subjects.find(({ thing }) => thing === 'person')?.traits).toEqual(['child', 'feeding']);
  });

  it('is a lake where nobody feeds them, or more is told of it', () => {
    expect(readPrompt('ducks on a lake').scenery).toBeNull();
    expect(readPrompt('a girl feeding ducks at a frozen lake in the forest').scenery).toBeNull();
  });
});
