import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

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
    ['una ballena en el mar, para la pared del salón', 'sea'],
    ['олень в лесу, на стену в детскую', 'forest'],
    ['лес в тумане для гостиной', 'forest'],
    ['praia ao pôr do sol, para a parede da sala', 'beach'],
    ['floresta para pendurar no quarto', 'forest'],
    ['bosco nella nebbia, da appendere in salotto', 'forest'],
    ['un lago per la mia cucina', 'lake'],
    ['sisli orman, salonuma', 'forest'],
    ['sisli orman, çocuk odamıza', 'forest'],
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
    ['bingo game', 'bingohall'],
    ['yargılama', 'courtroom'],
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

describe('what a picture is printed on, or stands behind', () => {
  it.each([
    'a forest, book cover|a forest, album cover|hero image, a forest|header image of a forest|a forest, phone wallpaper|a forest, phone background|wallpaper for my phone, a forest|a forest, room for text|a forest, space for text|a forest, copy space|a forest for the front page|a forest, invitation card|a forest, greeting card|a forest for my blog|a forest, for blog',
    '森林，书籍封面|森林，封面|森林，手机壁纸|森林，贺卡|森林，邀请函|森林，留白',
    '森、本の表紙|森、表紙|森、スマホの壁紙|森、グリーティングカード|森、招待状',
    '숲, 책 표지|숲, 휴대폰 배경화면|숲, 배경화면|숲, 초대장|숲, 축하 카드',
    "une forêt, couverture de livre|une forêt, fond d'écran|une forêt, carte d'invitation|une forêt, carte de vœux|une forêt, place pour le texte",
    'ein Wald, Buchcover|ein Wald, Handyhintergrund|ein Wald, Hintergrundbild|ein Wald, Einladungskarte|ein Wald, Grußkarte|ein Wald, Platz für Text',
    'un bosque, portada de libro|un bosque, fondo de pantalla|un bosque, tarjeta de invitación|un bosque, tarjeta de felicitación|un bosque, espacio para texto',
    'лес, обложка книги|лес, обои для телефона|лес, открытка|лес, приглашение|лес, место для текста',
    'uma floresta, capa de livro|uma floresta, papel de parede|uma floresta, cartão de convite|uma floresta, cartão de felicitações|uma floresta, espaço para texto',
    'una foresta, copertina di libro|una foresta, sfondo per il telefono|una foresta, biglietto di auguri|una foresta, spazio per il testo',
    'orman, kitap kapağı|orman, telefon duvar kağıdı|orman, davetiye|orman, tebrik kartı',
    'غابة، غلاف كتاب|غابة، خلفية هاتف|غابة، بطاقة دعوة|غابة، بطاقة تهنئة',
    'जंगल, किताब का कवर|जंगल, फोन वॉलपेपर|जंगल, निमंत्रण पत्र|जंगल, बधाई कार्ड',
  ])('is not in it: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'forest',
        subjects: [],
        colours: [],
        ignored: [],
      });
  });
});

it.each([
  'opening poster for a little bakery on a corner street|Plakat für eine Bäckerei an der Straßenecke',
  'affiche pour une petite boulangerie au coin de la rue|плакат для маленькой пекарни на углу улицы',
])('a poster for a shop whose street is named shows that: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt), prompt).toMatchObject({
      land: 'shopfront',
      front: { of: 'bakery' },
    });
  expect(readPrompt('poster for the cafe wall, mountains').land).toBe('mountain');
});
