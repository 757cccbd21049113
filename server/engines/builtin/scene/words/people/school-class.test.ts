import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a school class', () => {
  it.each([
    'a school class at the zoo with two giraffes',
    'eine Schulklasse im Zoo vor den Giraffen',
    'une classe scolaire au zoo devant les girafes',
    'una clase escolar en el zoológico con jirafas',
    'класс школьников в зоопарке у жирафов',
    'uma turma escolar no zoológico com girafas',
    'una scolaresca allo zoo con le giraffe',
    'hayvanat bahçesinde zürafalarla bir okul sınıfı',
    'صف مدرسي في حديقة الحيوان مع زرافات',
    'चिड़ियाघर में जिराफ के साथ स्कूली कक्षा',
    '动物园里一班学生看长颈鹿',
    '動物園でキリンを見る小学校のクラス',
    '동물원에서 기린을 보는 초등학교 반',
  ])('that is out at another place is children who look at its animals, there: %s', (prompt) => {
    const { land, scenery, subjects } = readPrompt(prompt);
    expect(land).toBe('field');
    expect(scenery).toBe('zoo');
    const pupils = subjects.find(({ thing }) => thing === 'person');
    expect(pupils?.traits).toEqual(expect.arrayContaining(['child', 'watching']));
  });

  it('sits in its classroom where no other place is named', () => {
    const { land, subjects } = readPrompt('a teacher and her school class');
    expect(land).toBe('classroom');
    expect(subjects.flatMap(({ traits = [] }) => traits)).not.toContain('child');
  });
});
