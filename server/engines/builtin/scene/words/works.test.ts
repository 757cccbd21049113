import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const thingsOf = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('works', () => {
  it.each([
    ['a factory', 'a construction site', 'the Roman forum'],
    ['eine Fabrik', 'eine Baustelle', 'das Forum Romanum'],
    ['une usine', 'un chantier', 'le forum romain'],
    ['una fábrica', 'una grúa', 'el foro romano'],
    ['una fabbrica', 'un cantiere', 'il foro romano'],
    ['uma fábrica', 'um guindaste', 'o fórum romano'],
    ['старый завод', 'стройка', 'римский форум'],
    ['bir fabrika', 'bir şantiye', 'antik roma'],
    ['مصنع قديم', 'موقع بناء', 'روما القديمة'],
    ['एक कारखाना', 'निर्माण स्थल', 'प्राचीन रोम'],
    ['一座工厂', '建筑工地', '古罗马'],
    ['古い工場', '工事現場', '古代ローマ'],
    ['오래된 공장', '공사 현장', '고대 로마'],
  ])('and antiquity are known in every language: %s, %s, %s', (factory, site, forum) => {
    expect(thingsOf(factory)).toContain('factory');
    expect(thingsOf(site)).toContain('buildingsite');
    expect(thingsOf(forum)).toContain('ruin');
  });

  it('have cranes that are no birds, and birds are no cranes of works', () => {
    expect(thingsOf('a construction site with cranes')).toEqual(['buildingsite']);
    expect(thingsOf('a white crane in a misty lake')).toEqual(['wader']);
  });

  it('leave a market of farmers and a festival of balloons what they are', () => {
    expect(thingsOf("a farmer's market")).toEqual(['stall']);
    expect(readPrompt('a hot air balloon festival')).toMatchObject({
      sky: ['balloon'],
      subjects: [],
    });
  });
});
