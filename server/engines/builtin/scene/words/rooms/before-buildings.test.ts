import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'un camion de pompiers devant une école',
  'स्कूल के सामने बच्चे',
  'ein Hund vor einer alten Schule',
])('who is before a school is in its yard and no class: %s', (prompt) => {
  expect(readPrompt(prompt)).toMatchObject({ land: 'field', scenery: 'schoolyard' });
});

it.each(['children in front of the museum', 'des enfants devant un musée', '博物馆前的孩子'])(
  'who is before a museum is on its square: %s',
  (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'street', square: true });
  },
);

it('who stands before a class is in it', () => {
  expect(readPrompt('a teacher in front of the class').land).toBe('classroom');
});

it.each([
  ['a nurse in front of a hospital bed', 'hospital'],
  ['a doctor outside the hospital room', 'hospital'],
  ['a woman in front of a museum painting', 'museum'],
  ['ein Kind vor der Schulbank', 'classroom'],
  ['eine Lehrerin vor der Schultafel', 'classroom'],
])('who is before what stands in one is inside: %s', (prompt, land) => {
  expect(readPrompt(prompt).land).toBe(land);
});

it.each([
  'a dragon flying over my school|ein Drache fliegt über meine Schule|дракон летит над школой|学校上空的龙',
  '学校の上を飛ぶドラゴン|a dragon attacking a school|a rainbow over the school|un dragon survole mon école',
  '학교 위를 나는 용|okulun üzerinde uçan ejderha',
])('what is over a school is seen from its yard: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt), prompt).toMatchObject({ land: 'field', scenery: 'schoolyard' });
});

it.each(['a ufo above my office', 'a giant robot outside the office', 'a dragon over the library'])(
  'what is over an office or a library is in the street: %s',
  (prompt) => {
    expect(readPrompt(prompt).land).toBe('street');
  },
);

it('a dragon that is in a library stays there', () => {
  expect(readPrompt('a dragon reading in a library').land).toBe('library');
});

it.each([
  ['gente paseando por el centro comercial', 'mall'],
  ['niños corren por la escuela', 'classroom'],
  ['um livro sobre a mesa da biblioteca', 'library'],
  ['crianças aprendem sobre planetas na escola', 'classroom'],
  ['eine Lampe über dem Tisch im Büro', 'openoffice'],
  ['кошка идёт мимо полок в библиотеке', 'library'],
  ['قطة فوق الطاولة في المدرسة', 'classroom'],
  ['kütüphanede masanın üstünde kedi', 'library'],
  ['図書館の本の上の猫', 'library'],
  ['학교 책상 위의 고양이', 'classroom'],
])('who goes about in one, or is over something in it, is inside: %s', (prompt, land) => {
  expect(readPrompt(prompt).land).toBe(land);
});

it.each([
  ['niños pintan un arcoíris en la escuela', 'classroom'],
  ["des enfants dessinent un arc-en-ciel à l'école", 'classroom'],
  ['дети рисуют радугу в школе', 'classroom'],
  ['okulda gökkuşağı çizen çocuklar', 'classroom'],
  ['学校で虹を描く子供', 'classroom'],
  ['虹色のオフィス', 'openoffice'],
  ['eine Bibliothek mit einem Regenbogen an der Wand', 'library'],
  ['albero di natale con neve nel centro commerciale', 'mall'],
  ['쇼핑몰의 눈 장식', 'mall'],
  ['Büro mit Blick auf den Schnee', 'openoffice'],
  ['눈이 큰 소녀가 학교에 있다', 'classroom'],
])(
  'a rainbow that is painted, and snow that is an ornament or seen, are inside: %s',
  (prompt, land) => {
    expect(readPrompt(prompt).land).toBe(land);
  },
);

it.each([
  ['children in a school drawing a rainbow', 'classroom'],
  ['kids with rainbow backpacks in school', 'classroom'],
  ['a rainbow bookshelf in a library', 'library'],
  ['a cozy library with snow outside', 'library'],
  ['an old library on a snowy night, fireplace, cozy', 'library'],
  ['a snowy owl in a library', 'library'],
  ['santa in a mall with fake snow', 'mall'],
  ['an office with a rainbow poster', 'openoffice'],
])(
  'a rainbow or snow that is none of the sky leaves who is in a building there: %s',
  (prompt, land) => {
    expect(readPrompt(prompt).land).toBe(land);
  },
);

it.each([
  ['eine Schule im Schnee', 'field'],
  ['雪の中の学校', 'field'],
  ['un arcoíris sobre la escuela', 'field'],
  ['눈 덮인 학교', 'field'],
  ['un dragón vuela por encima de la biblioteca', 'street'],
  ['ein Ufo über meinem alten Büro', 'street'],
  ["un hélicoptère au-dessus de l'hôpital", 'field'],
])('a rainbow in the sky and snow on the ground show one from outside: %s', (prompt, land) => {
  expect(readPrompt(prompt).land).toBe(land);
});
it.each(['a school in the snow', 'eine Schule im Schnee', '雪の学校', 'a school under a rainbow'])(
  'snow and rainbows around a school are seen from its yard: %s',
  (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'field', scenery: 'schoolyard' });
  },
);

it.each([
  ['a nurse walking around the hospital', 'hospital'],
  ['kids running around the school', 'classroom'],
  ['people standing around in an office', 'openoffice'],
  ['a girl bending over her homework at school', 'classroom'],
  ['a chandelier above the library', 'library'],
  ['niños corriendo por la escuela', 'classroom'],
])('who walks around a building or bends over something in it is inside: %s', (prompt, land) => {
  expect(readPrompt(prompt).land).toBe(land);
});

it('who flies around one is outside', () => {
  expect(readPrompt('a dragon flying around the school')).toMatchObject({ scenery: 'schoolyard' });
});
