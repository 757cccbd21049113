import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('flowers that one gives another', () => {
  it.each([
    'a man gives his wife a bunch of red roses',
    'a boy giving flowers to his grandmother',
    'ein Mann schenkt seiner Freundin rote Rosen',
    'мальчик дарит маме цветы',
    'un hombre le da flores a su madre',
    'un garçon offre des fleurs à sa grand-mère',
    '男孩给妈妈送花',
  ])('are in their hands, and grow nowhere: %s', (prompt) => {
    const { subjects } = readPrompt(prompt);
    expect(subjects).toHaveLength(1);
    const [one] = subjects;
    expect(one?.company?.bond).toBe('flowerhanding');
    expect(one?.company?.members).toHaveLength(2);
    expect(one?.company?.members[1]).toContain('woman');
    expect(one?.company?.members[0]).not.toContain('woman');
  });

  it('grow where nobody gives any', () => {
    const things = readPrompt('a man and a woman in a garden of roses').subjects.map(
      ({ thing }) => thing,
    );
    expect(things).toContain('flower');
  });

  it('are no horses in German', () => {
    expect(readPrompt('ein Strauß Rosen').subjects.map(({ thing }) => thing)).not.toContain(
      'horse',
    );
  });
});

describe('what else one gives another', () => {
  it.each([
    ['a grandfather hands an apple to his granddaughter', 'apple'],
    ['a woman gives her son a sandwich', 'sandwich'],
    ['a father gives his daughter a balloon', 'balloon'],
    ['a man gives his wife a present', 'gift'],
    ['a postman hands a letter to a woman', 'letter'],
    ['a king gives a sword to a knight', 'sword'],
    ['a child gives a homeless man a sandwich', 'sandwich'],
    ['a boy gives a girl a shiny red apple', 'apple'],
    ['un père donne à sa fille une pomme', 'apple'],
    ['ein Junge gibt seiner Oma einen Apfel', 'apple'],
    ['un garçon donne une pomme à sa mère', 'apple'],
    ['una niña le da una manzana a su maestra', 'apple'],
    ['il bambino dà una mela alla nonna', 'apple'],
    ['um menino dá uma maçã à professora', 'apple'],
    ['девочка даёт бабушке яблоко', 'apple'],
    ['küçük kız bir adama elma veriyor', 'apple'],
    ['الجدة تعطي الطفل تفاحة', 'apple'],
    ['奶奶给孙子一个苹果', 'apple'],
    ['할머니가 손자에게 사과를 준다', 'apple'],
    ['दादी बच्चे को सेब देती है', 'apple'],
  ])('is in the hands of two, and nowhere else: %s', (prompt, handed) => {
    const { subjects, sky } = readPrompt(prompt);
    expect(subjects).toHaveLength(1);
    expect(subjects[0]?.company).toMatchObject({ bond: 'handing', handed });
    expect(subjects[0]?.company?.members).toHaveLength(2);
    expect(sky).not.toContain('balloon');
  });

  it.each([
    'ein Fest mit Mann und Frau, es gibt Brot',
    'es gibt einen Mann mit Buch und eine Frau',
    'a teacher giving a lesson to students with books',
    'a king giving a speech to knights with swords',
    'a man gives his seat to an old woman with a basket',
    'a girl gives a boy a kiss under a balloon',
    'a boy with a ball gives his mother a kiss',
    'un uomo da una finestra guarda una donna con un libro',
    '妈妈给孩子读一本书',
    '奶奶给孙子讲故事手里拿着书',
    '엄마가 아이에게 책을 읽어 준다',
    '母が子供に本を読んであげている',
    'учитель даёт урок детям с книгами',
    'a man with an apple in his hands and a woman',
    'una bambina e un bambino con una mela',
    'o menino da maçã e a menina',
  ])('is given by nobody: %s', (prompt) => {
    expect(readPrompt(prompt).subjects.some(({ company }) => company?.bond === 'handing')).toBe(
      false,
    );
  });
});
