import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const flagsOf = (prompt: string) =>
  readPrompt(prompt).subjects.filter(({ traits }) => traits?.includes('bunting'));

describe('small flags on cords', () => {
  it.each([
    'a village street with colorful bunting',
    'bunting flags over a street',
    'a pennant garland over a garden',
    'eine Wimpelkette über der Straße',
    'bunte Wimpel über der Straße',
    'bunte Fähnchen über der Straße',
    'des fanions dans la rue',
    'une guirlande de fanions dans la rue',
    'banderines de colores en la calle',
    'banderitas de colores en la calle',
    'bandierine colorate sulla strada',
    'un festone di bandierine sulla strada',
    'bandeirinhas coloridas na rua',
    'bandeirolas coloridas na rua',
    'разноцветные флажки над улицей',
    'гирлянда из флажков над улицей',
    'sokakta renkli flama',
    'sokakta renkli bayrakçıklar',
    '街上的彩旗',
    '街上的三角旗',
    '通りのガーランド',
    '通りの三角旗',
    '거리의 가랜드',
    '거리의 만국기',
    'أعلام صغيرة في الشارع',
    'رايات ملونة في الشارع',
    'सड़क पर झंडियाँ',
    'सड़क पर झंडियां',
  ])('hang from side to side, and no lanterns: %s', (prompt) => {
    expect(flagsOf(prompt)).toHaveLength(1);
    expect(readPrompt(prompt).subjects.map(({ thing }) => thing)).not.toContain('paperlantern');
  });

  it.each([
    'festa junina na praça da igreja, bandeirinhas coloridas e fogueira à noite',
    'festas juninas na praça',
    'um arraial com fogueira',
    'a june festival with a bonfire',
    'ein Junifest mit Lagerfeuer',
    'une fête de juin avec un feu de camp',
    'una fiesta junina con hoguera',
    'una festa di giugno con un falò',
    'июньский праздник с костром',
    'haziran şenliği ve kamp ateşi',
    '六月节篝火',
    '六月祭の焚き火',
    '6월 축제 모닥불',
    '유월 축제 모닥불',
    'مهرجان يونيو مع نار المخيم',
    'जून का त्योहार',
  ])('hang at a feast of June, where people dance in hats of straw: %s', (prompt) => {
    expect(flagsOf(prompt)).toHaveLength(1);
    const dancers = readPrompt(prompt).subjects.find(({ thing }) => thing === 'person');
    expect(dancers?.traits).toEqual(['dancing', 'hatted']);
    expect(dancers?.hat).toBeDefined();
  });
});

describe('a birthday of animals in the open', () => {
  it('has hats, a cake, presents, balloons and flags', () => {
    for (const prompt of [
      'penguins having a birthday party on an iceberg',
      'a fox and a bear having a birthday party in the forest',
    ]) {
      const { subjects } = readPrompt(prompt);
      expect(subjects[0]?.traits, prompt).toContain('partyhat');
      expect(subjects.map(({ thing }) => thing)).toEqual(
        expect.arrayContaining(['cake', 'gift', 'balloons', 'fairylights']),
      );
    }
    expect(readPrompt('penguins having a birthday party on an iceberg').land).toBe('plain');
  });

  it('is that of people where they are named', () => {
    const { subjects } = readPrompt('children and a dog at a birthday party in the garden');
    expect(subjects.some(({ traits }) => traits?.includes('partyhat'))).toBe(false);
  });
});
