import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

describe('what a picture is for', () => {
  it.each([
    ['foggy pine forest, for living room wall', 'forest'],
    ['foggy pine forest for our living room', 'forest'],
    ['a poster for the kitchen, a lake at sunrise', 'lake'],
    ['a lake at sunrise, to hang in my office', 'lake'],
    ['a hedgehog in a forest, its for my daughters nursery wall', 'forest'],
    ['a woman on a mountain. For a poster in our rehab clinic', 'mountain'],
    ['雾中的森林，适合挂在客厅', 'forest'],
    ['湖边的日出，给女儿卧室的', 'lake'],
    ['森林里的鹿，儿童房装饰画', 'forest'],
    ['湖の夕焼け、寝室に飾る', 'lake'],
    ['湖の夕焼け、リビング用', 'lake'],
    ['森の鹿、子供部屋の壁に飾る絵', 'forest'],
    ['안개 낀 숲, 거실에 걸 그림', 'forest'],
    ['호수의 일출, 거실용', 'lake'],
    ['forêt brumeuse, pour ma chambre', 'forest'],
    ['plage au coucher du soleil à accrocher dans le salon', 'beach'],
    ['Wald im Nebel, für unser Wohnzimmer', 'forest'],
    ['ein See, für die Wand im Schlafzimmer', 'lake'],
    ['bosque con niebla, para la clínica', 'forest'],
    ['playa al atardecer para colgar en el salón', 'beach'],
    ['олень в лесу, на стену в детскую', 'forest'],
    ['лес в тумане для гостиной', 'forest'],
    ['praia ao pôr do sol, para a parede da sala', 'beach'],
    ['floresta para pendurar no quarto', 'forest'],
    ['bosco nella nebbia, da appendere in salotto', 'forest'],
    ['un lago per la mia cucina', 'lake'],
    ['sisli orman, salonuma', 'forest'],
    ['sisli orman, yatak odamın duvarı için', 'forest'],
    ['غابة ضبابية، لغرفة المعيشة', 'forest'],
    ['شاطئ عند الغروب لتعليقها في غرفة النوم', 'beach'],
    ['कोहरे में जंगल, बैठक की दीवार के लिए', 'forest'],
    ['समुद्र तट, शयनकक्ष में लगाने के लिए', 'beach'],
  ])('is no place in it, and is not told: %s', (prompt, land) => {
    const { outlook, subjects, ignored, ...idea } = readPrompt(prompt);
    expect({ land: idea.land, outlook }).toEqual({ land, outlook: null });
    expect(subjects.flatMap(({ traits = [] }) => traits)).not.toContain('girl');
    expect(ignored.join(' ')).not.toMatch(/wall|wand|pared|parede|стену|duvar|दीवार|挂|壁|걸/u);
  });

  it.each([
    ['a table for the living room', 'room'],
    ['a mother cooking for the children in the kitchen', 'kitchen'],
    ['paintings for sale in a bookshop', 'bookshop'],
    ['a poster of a forest on the bedroom wall', 'bedroom'],
    ['一幅画挂在客厅里', 'room'],
    ['キッチン用品', 'kitchen'],
    ['часы на стене в кухне', 'kitchen'],
    ['un tavolo per la cucina', 'kitchen'],
  ])('leaves rooms that something in them is for: %s', (prompt, land) => {
    expect(readPrompt(prompt).land).toBe(land);
  });

  it('leaves what is for a building', () => {
    expect(readPrompt('flowers for the church').subjects.map(({ thing }) => thing)).toEqual([
      'flower',
      'church',
    ]);
  });
});
