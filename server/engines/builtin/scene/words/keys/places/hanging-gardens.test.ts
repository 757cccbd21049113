import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../read-prompt.ts';

describe('the hanging gardens of Babylon', () => {
  it.each([
    'I want to see the hanging gardens of Babylon with people carrying water up the stairs',
    'die hängenden Gärten von Babylon',
    'les jardins suspendus de Babylone',
    'los jardines colgantes de Babilonia',
    'os jardins suspensos da Babilônia',
    'i giardini pensili di Babilonia',
    'висячие сады Семирамиды',
    "Babil'in asma bahçeleri",
    'حدائق بابل المعلقة',
    'バビロンの空中庭園',
    '바빌론의 공중정원',
    '巴比伦空中花园',
    'बेबीलोन के झूलते बाग',
  ])('are terraces of their own, on no shore and with no flowers before them: %s', (prompt) => {
    const { land, scenery, subjects } = readPrompt(prompt);
    expect({ land, scenery }).toEqual({ land: 'field', scenery: 'hanginggardens' });
    expect(subjects.map(({ thing }) => thing)).not.toContain('flower');
  });
});
