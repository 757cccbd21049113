import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('a word of two senses', () => {
  it('is a car or a horse', () => {
    expect(things('red mustang on a highway')).toEqual(['car']);
    expect(things('mechanic fixing an old mustang')).toEqual(['car']);
    expect(things('a wild mustang galloping over the plain')).toEqual(['horse']);
  });

  it('is what somebody rides or what stands there', () => {
    expect(readPrompt('a man standing by bike racks').subjects).toMatchObject([
      { thing: 'person', posture: 'standing' },
      { thing: 'bicycle' },
    ]);
    expect(readPrompt('a man going to work by bike').subjects[0]?.traits).toContain('mounted');
  });

  it('is a deed or a panda', () => {
    expect(things('시장에서 사과를 판다')).not.toContain('panda');
    expect(things('판다가 대나무를 먹는다')).toContain('panda');
  });

  it.each([
    ['مصورة تلتقط صورة للخزنة في البتراء', 'desert'],
    ['خزنة البنك', 'bankvault'],
    ['pole vaulter above the bar in an olympic stadium', 'polevault'],
    ['crossfit gym in a warehouse', 'gym'],
    ['limpiando los cristales', 'shopfront'],
    ['cueva con cristales', 'cave'],
    ['bir bardak su', null],
    ['su kenarında bir ev', 'sea'],
    ['Bahnhof Zoo bei Nacht', 'station'],
  ])('is a place or none: %s', (prompt, land) => {
    expect(readPrompt(prompt).land).toBe(land);
  });

  it('is a star’s or a beast’s', () => {
    expect(things('kids in a planetarium looking at the great bear')).toEqual(['person']);
    expect(things('kids in a forest looking at the great bear')).toContain('bear');
  });
});

describe('what is called after something else', () => {
  it.each([
    'moai on easter island|moai statues at sunset',
    '复活节岛的摩艾石像|摩艾',
    'イースター島のモアイ像|モアイ',
    '이스터섬의 모아이 석상|이스터 섬|모아이',
    "les moaï de l'île de pâques|un moaï|moaïs",
    'Moai auf der Osterinsel',
    'moáis en la isla de pascua|un moái',
    'моаи на острове пасхи|остров пасхи',
    'moai na ilha de páscoa',
    "moai sull'isola di pasqua",
    'paskalya adası, moai',
    'جزيرة القيامة|جزيرة الفصح|مواي',
    'ईस्टर द्वीप|मोआई',
  ])('has no eggs: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      expect(readPrompt(prompt).scenery, prompt).toBe('moai');
      expect(things(prompt), prompt).toEqual([]);
    }
  });

  it.each([
    'puss in boots|a cat in boots|a cat wearing boots',
    '穿靴子的猫|穿靴猫',
    '長靴をはいた猫|長靴を履いた猫|長靴の猫',
    '장화 신은 고양이',
    'le chat botté|un chat en bottes',
    'der gestiefelte Kater|ein gestiefelter Kater|ein Kater in Stiefeln|eine Katze in Stiefeln',
    'el gato con botas',
    'кот в сапогах|нарисуй кота в сапогах',
    'o gato de botas',
    'il gatto con gli stivali',
    'çizmeli kedi',
    'القط ذو الحذاء|القط أبو الجزمة',
    'जूते वाली बिल्ली|जूतों वाली बिल्ली',
  ])('is in no boot: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([
        { thing: 'person', traits: expect.arrayContaining(['catfolk']) },
      ]);
  });

  it.each([
    'a space elevator',
    '太空电梯|宇宙电梯',
    '宇宙エレベーター|軌道エレベーター',
    '우주 엘리베이터',
    'un ascenseur spatial',
    'ein Weltraumaufzug|ein Weltraumlift|ein Weltraumfahrstuhl',
    'un ascensor espacial|un elevador espacial',
    'космический лифт|кабина космического лифта|в космическом лифте',
    'um elevador espacial',
    'un ascensore spaziale',
    'uzay asansörü',
    'مصعد الفضاء|مصعد فضائي',
    'अंतरिक्ष लिफ्ट',
  ])('is above the earth: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).land, prompt).toBe('stationmodule');
  });

  it.each([
    'a pole vaulter|pole vault|pole vaulting',
    '撑杆跳运动员|撑杆跳|撑竿跳',
    '棒高跳びの選手|棒高跳び選手|棒高跳び',
    '장대높이뛰기 선수|장대높이뛰기',
    'une perchiste|saut à la perche',
    'ein Stabhochspringer|eine Stabhochspringerin|Stabhochsprung',
    'una pertiguista|un garrochista|salto con pértiga',
    'прыгун с шестом|прыгунья с шестом|прыжки с шестом',
    'um saltador com vara|uma saltadora com vara|salto com vara',
    "un saltatore con l'asta|una saltatrice con l'asta|salto con l'asta",
    'sırıkla atlayıcı|sırıkla atlama',
    'قافز بالزانة|القفز بالزانة',
    'पोल वॉल्टर|पोल वॉल्ट',
  ])('is over the bar: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'polevault', ignored: [] });
  });
});

describe('a school’s gym', () => {
  it.each([
    'gym class|a gym hall',
    '体育馆里打球',
    '体育館で集会',
    '체육관에서 운동하는 학생',
    'un gymnase',
    'eine Turnhalle',
    'meninos na quadra da escola|quadra de esportes|quadra poliesportiva',
  ])('has hoops: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).land, prompt).toBe('basketballhall');
  });
});

describe('a night’s work', () => {
  it.each([
    'a nurse on the night shift, sunrise',
    '护士夜班，日出',
    '夜勤の看護師、日の出',
    '야간 근무 간호사, 일출',
    "infirmière de l'équipe de nuit, lever du soleil|infirmière, service de nuit, lever du soleil",
    'Krankenschwester nach der Nachtschicht, Sonnenaufgang',
    'enfermera del turno de noche, amanecer',
    'медсестра, ночная смена, рассвет|медсестра, ночную смену, рассвет|медсестра после ночной смены, рассвет',
    'enfermeira do turno da noite, amanhecer',
    "infermiera del turno di notte, all'alba",
    'gece vardiyası hemşiresi, gün doğumu',
    'ممرضة وردية الليل، شروق الشمس|ممرضة مناوبة ليلية، شروق الشمس',
    'रात की पाली की नर्स, सूर्योदय|नाइट शिफ्ट की नर्स, सूर्योदय',
  ])('ends when the sun rises: %s', (prompts) => {
    for (const prompt of prompts.split('|')) expect(readPrompt(prompt).time, prompt).toBe('dawn');
    expect(readPrompt('a soldier on the night shift').time).toBe('night');
  });

  it.each([
    'a midwife',
    '助产士',
    '助産師',
    '조산사',
    'une sage-femme',
    'eine Hebamme',
    'una comadrona|una matrona',
    'акушерка',
    'uma parteira',
    "un'ostetrica",
    'ebe hemşire',
    'قابلة',
    'दाई',
  ])('is a midwife’s too: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([
        { thing: 'person', traits: expect.arrayContaining(['nurse']) },
      ]);
  });
});

describe('where somebody is said to be', () => {
  it.each([
    '月亮上的兔子',
    '月宫里的兔子',
    '在月亮上的小兔子',
    '月の上のうさぎ',
    '토끼가 달에서',
    '달 위의 토끼',
  ])('may be the moon: %s', (prompt) => {
    const { subjects, ...idea } = readPrompt(prompt);
    expect(idea).toMatchObject({ land: 'space', lunar: true });
    expect(subjects.map(({ thing }) => thing)).toContain('rabbit');
  });

  it('has mooncakes and no moon, and lanterns that nobody holds', () => {
    expect(readPrompt('做月饼')).toMatchObject({ sky: [], subjects: [{ thing: 'person' }] });
    expect(readPrompt('月饼')).toMatchObject({ sky: [], subjects: [{ thing: 'cookies' }] });
    const [, man] = readPrompt('سوق قديم مليء بالفوانيس ورجل يشرب الشاي').subjects;
    expect(man?.holds?.thing).toBe('cup');
  });

  it.each([
    'nonna che stende i panni tra i balconi di Napoli',
    'grandmother hanging washing between balconies in Naples',
    'abuela tendiendo la ropa entre los balcones de Nápoles',
  ])('is no English garden between balconies: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'street', scenery: null });
  });

  it('is a beach where a net is mended', () => {
    for (const prompt of [
      'pescador consertando a rede na praia',
      'pescador remendando a rede na praia',
      'pescador remendando la red en la playa',
    ])
      expect(readPrompt(prompt).subjects[0]?.traits, prompt).toContain('netmending');
  });
});

it('Ghost stories are told by night in German too: they are no shift', () => {
  const told = 'Kinder erzählen Gruselgeschichten am Lagerfeuer in der Dämmerung';
  expect(readPrompt(told).time).toBe('night');
});

describe('one table outside', () => {
  it.each([
    'a cat on a table outside',
    'eine Katze auf einem Tisch im Freien',
    'un chat sur une table dehors',
    "un gatto su un tavolo all'aperto",
    'un gato en una mesa al aire libre',
  ])('has on it who is said to be there: %s', (prompt) => {
    expect(readPrompt(prompt).subjects).toMatchObject([{ thing: 'cat', on: 'table' }]);
  });

  it('stands in the street in which it is said to be', () => {
    expect(readPrompt('стол на улице с самоваром').land).toBe('street');
  });
});

describe('eggs in a nest', () => {
  it('are in one nest, however many they are', () => {
    expect(readPrompt('three eggs in a nest').subjects).toMatchObject([
      { thing: 'nest', count: 1 },
    ]);
  });
});

describe('sheep in Australia', () => {
  it('graze in no desert', () => {
    expect(readPrompt('sheep in Australia').land).not.toBe('desert');
    expect(readPrompt('Australia').land).toBe('desert');
  });
});

it('a bicycle that is pushed or fallen off is not ridden', () => {
  for (const prompt of ['ein Mann geht mit dem Rad durch den Wald', 'साइकिल से गिरा लड़का'])
    for (const { traits = [] } of readPrompt(prompt).subjects)
      expect(traits, prompt).not.toContain('mounted');
});

it.each([
  ['рыбак с сачком', 'butterflynet'],
  ['un bambino con un retino al mare', 'butterflynet'],
  ['虫取り網でセミを捕まえる少年', 'butterflynet'],
  ['лодка на канате', 'tightrope'],
  ['嫦娥五号月球探测器', 'moonlady'],
  ['торт «Снегурочка»', 'snowmaiden'],
  ['кукла буратино на полке', 'pinocchio'],
])(
  'a net for fish, a rope of a boat and what is called after a figure are those alone: %s',
  (prompt, trait) => {
    for (const { traits = [] } of readPrompt(prompt).subjects) expect(traits).not.toContain(trait);
  },
);

it('names of towns are those of a god and of bees beside these, and a street carnival is where it is said', () => {
  for (const prompt of ['希瓦神', 'hive arıları'])
    expect(readPrompt(prompt).city, prompt).toBeNull();
  expect(readPrompt('carnaval de rua em Lisboa').scenery).toBe('lisbon');
});

it('French verbs for eating and giving are no crib and no thunder', () => {
  for (const prompt of [
    'maman fait à manger',
    'une petite fille qui refuse de manger',
    'donner à manger aux canards',
  ]) {
    const { scenery, weather } = readPrompt(prompt);
    expect([scenery, weather], prompt).toEqual([null, readPrompt('zzqx').weather]);
  }
  expect(readPrompt('baby in a manger').scenery).toBe('nativity');
  expect(readPrompt('Blitz und Donner über dem See').weather).toBe('storm');
});
