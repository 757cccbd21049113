import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../read-prompt.ts';

const people = (prompt: string) =>
  readPrompt(prompt).subjects.filter(({ thing }) => thing === 'person');
const first = (prompt: string) => people(prompt)[0];

describe('who plays an instrument', () => {
  it.each([
    ['a girl playing the violin', 'violin'],
    ['ein Mädchen spielt Geige', 'violin'],
    ['une fille joue du violon', 'violin'],
    ['una niña tocando el violín', 'violin'],
    ['una bambina suona il violino', 'violin'],
    ['uma menina tocando violino', 'violin'],
    ['девочка играет на скрипке', 'violin'],
    ['keman çalan kız', 'violin'],
    ['فتاة تعزف على الكمان', 'violin'],
    ['वायलिन बजाती लड़की', 'violin'],
    ['拉小提琴的女孩', 'violin'],
    ['バイオリンを弾く少女', 'violin'],
    ['바이올린을 켜는 소녀', 'violin'],
    ['a man with a trumpet', 'trumpet'],
    ['un homme avec une trompette', 'trumpet'],
    ['太鼓を叩く男', 'drum'],
    ['ein Mann mit einer Trommel', 'drum'],
    ['un hombre tocando el acordeón', 'accordion'],
    ['мужчина играет на аккордеоне', 'accordion'],
    ['吹笛子的女孩', 'flute'],
    ['bir adam ve çello', 'cello'],
  ] as const)('has it in the hands, and kicks no ball: %s', (prompt, held) => {
    expect(first(prompt)).toMatchObject({ holds: { thing: held } });
    expect(first(prompt)?.traits ?? []).not.toContain('playing');
  });

  it.each([
    'a woman playing the piano',
    'eine Frau spielt Klavier',
    'une femme joue du piano',
    'una mujer tocando el piano',
    'una donna suona il pianoforte',
    'uma mulher tocando piano',
    'женщина играет на пианино',
    'piyano çalan kadın',
    'امرأة تعزف على البيانو',
    'पियानो बजाती औरत',
    '弹钢琴的女人',
    'ピアノを弾く女性',
    '피아노를 치는 여자',
  ])('sits at a piano: %s', (prompt) => {
    const { subjects, land } = readPrompt(prompt);
    expect(subjects).toMatchObject([{ thing: 'piano', count: 1 }]);
    expect(subjects[0]?.traits).toEqual(expect.arrayContaining(['woman', 'crewed']));
    expect(land).toBe('room');
  });

  it('is one of six of an orchestra, each of whom may be old', () => {
    for (const prompt of [
      'an orchestra of old musicians',
      'ein Orchester alter Musiker',
      'un orchestre de vieux musiciens',
      'una orquesta de músicos viejos',
      'оркестр старых музыкантов',
    ]) {
      const [band, ...others] = people(prompt);
      expect(others, prompt).toEqual([]);
      expect(band?.count, prompt).toBe(6);
      expect(band?.company?.bond, prompt).toBe('orchestra');
      expect(band?.company?.members[0], prompt).toContain('old');
    }
  });
});

describe('what is called old', () => {
  it('is somebody, or something else', () => {
    expect(first('an old street musician')?.traits).toContain('old');
    expect(first('un pescador viejo')?.traits).toContain('old');
    expect(first('an old castle and a man')?.traits ?? []).not.toContain('old');
    expect(first('a man before an old house')?.traits ?? []).not.toContain('old');
    expect(readPrompt('an old castle').ignored).toEqual(['old']);
  });
});

describe('a festival', () => {
  it.each([
    'a festival in the village square, coloured lanterns',
    'Dorffest auf dem Dorfplatz mit bunten Laternen',
    'fête du village sur la place, lanternes colorées',
    'fiesta del pueblo en la plaza, farolillos de colores',
    'festa di paese in piazza con lanterne colorate',
    'festa da aldeia na praça com lanternas coloridas',
    'деревенский праздник на площади, фонари',
    'köy meydanında şenlik, fenerler',
    'مهرجان في ساحة القرية وفوانيس',
    'गाँव के चौक में त्योहार, लालटेन',
    '广场上的庆典，灯笼',
    '広場のお祭り、提灯',
    '광장의 축제, 등불',
  ])('has lanterns in all colours on cords, none on a post: %s', (prompt) => {
    const lanterns = readPrompt(prompt).subjects.filter(({ thing }) => /lantern/.test(thing));
    expect(lanterns).toMatchObject([{ thing: 'paperlantern', traits: ['festive'] }]);
  });
});

describe('people who belong together', () => {
  it.each([
    'two friends hugging',
    'zwei Freunde umarmen sich',
    'deux amis s’enlacent',
    'dos amigos abrazándose',
    'due amici si abbracciano',
    'dois amigos se abraçando',
    'два друга обнимаются',
    'iki arkadaş sarılıyor',
    'أصدقاء يتعانقون',
    'दो दोस्त गले मिलते',
    '两个朋友拥抱',
    '二人の友達が抱き合う',
    '두 친구가 포옹하는',
  ])('are in each other’s arms: %s', (prompt) => {
    expect(first(prompt)?.company).toMatchObject({ bond: 'hug' });
    expect(first(prompt)?.company?.members).toHaveLength(2);
  });

  it.each(['a woman hugging a child', 'Mutter umarmt ihr Kind', '子供を抱きしめる母親'])(
    'are two where one hugs the other: %s',
    (prompt) => {
      const { bond, members = [] } = first(prompt)?.company ?? {};
      expect(bond).toBe('hug');
      expect(new Set(members.flat())).toEqual(new Set(['woman', 'child']));
      expect(members).toHaveLength(2);
    },
  );

  it.each([
    'a mother and her daughter holding hands',
    'Mutter und Tochter Hand in Hand',
    'une mère et sa fille main dans la main',
    'madre e hija de la mano',
    'madre e figlia mano nella mano',
    'mãe e filha de mãos dadas',
    'мать и дочь держась за руки',
    '母と娘が手をつないで',
    '妈妈和女儿手牵手',
  ])('go hand in hand, each as old as they are: %s', (prompt) => {
    const { company } = first(prompt) ?? {};
    expect(company?.bond).toBe('hands');
    expect(company?.members[0]).toContain('woman');
    expect(company?.members[1]).toContain('girl');
  });

  it.each([
    'a wedding couple on a beach',
    'ein Brautpaar am Strand',
    'mariage sur la plage',
    'una boda en la playa',
    'matrimonio sulla spiaggia',
    'casamento na praia',
    'свадьба на пляже',
    'sahilde düğün',
    'زفاف على الشاطئ',
    'समुद्र तट पर शादी',
    '海滩上的婚礼',
    '浜辺の結婚式',
    '해변의 결혼식',
  ])('marry: %s', (prompt) => {
    expect(first(prompt)?.company?.members).toEqual([['groom'], ['bride', 'woman']]);
  });

  it('are a couple or a family who stand or walk, and no longer where they sit or sleep', () => {
    expect(first('a couple walking in a park')?.company?.bond).toBe('hands');
    expect(first('a couple dancing at night')?.company?.bond).toBe('dance');
    expect(first('a family on a beach')?.company?.members).toHaveLength(3);
    expect(first('a couple sleeping in a meadow')?.company).toBeUndefined();
    expect(first('a man hugging a tree')?.company).toBeUndefined();
    expect(first('a man and a woman')?.company).toBeUndefined();
  });

  it('share a table in a café', () => {
    for (const prompt of ['two women sitting at a café table', 'deux femmes assises dans un café'])
      expect(first(prompt)?.company, prompt).toMatchObject({ bond: 'table' });
  });
});

describe('what people do and are', () => {
  it.each([
    ['a painter at an easel', 'painting'],
    ['un pintor ante un caballete', 'painting'],
    ['画架前的画家', 'painting'],
    ['a woman working on a laptop', 'typing'],
    ['eine Frau mit Laptop', 'typing'],
    ['ノートパソコンを使う女性', 'typing'],
    ['a man fishing by a lake', 'fisher'],
    ['ein Mann angelt am See', 'fisher'],
    ['мужчина рыбачит на озере', 'fisher'],
    ['낚시하는 남자', 'fisher'],
    ['a hiker on a trail', 'hiker'],
    ['un homme avec un sac à dos', 'hiker'],
    ['背着背包的男人', 'hiker'],
    ['a doctor', 'doctor'],
    ['ein Arzt', 'doctor'],
    ['医生', 'doctor'],
    ['طبيب', 'doctor'],
    ['a bride in a meadow', 'bride'],
    ['una sposa in un prato', 'bride'],
    ['a man repairing a bicycle', 'bicyclerepair'],
    ['um homem consertando uma bicicleta', 'bicyclerepair'],
    ['bisiklet tamir eden adam', 'bicyclerepair'],
    ['a woman cooking', 'chef'],
    ['खाना बनाती औरत', 'chef'],
  ] as const)('is read from "%s": %s', (prompt, trait) => {
    expect(first(prompt)?.traits).toContain(trait);
  });

  it('is done right beside what is repaired', () => {
    const named = readPrompt(
      'grandfather teaching his granddaughter to repair a motorcycle',
    ).subjects;
    expect(named.map(({ thing }) => thing)).toEqual(['person', 'motorcycle', 'person']);
    expect(named[0]?.traits).toEqual(['old', 'repairing']);
    expect(named[2]?.traits).toEqual(['girl', 'repairing']);
  });

  it('is nobody’s where nobody is: a fishing village has no angler', () => {
    expect(people('a fishing village')).toEqual([]);
    expect(first('a woman in a fishing village')?.traits).toEqual(['woman']);
  });
});

describe('who laughs', () => {
  it.each([
    'portrait of a laughing child',
    'Porträt eines lachenden Kindes',
    "portrait d'un enfant souriant",
    'retrato de un niño sonriente',
    'ritratto di un bambino sorridente',
    'retrato de uma criança sorrindo',
    'портрет смеющегося ребёнка',
    'gülen bir çocuğun portresi',
    'صورة شخصية لطفل ضاحك',
    'हँसते बच्चे का चेहरा',
    '微笑的孩子的肖像',
    '笑っている子供の肖像',
    '웃는 아이의 초상화',
  ])('is drawn laughing, and nothing of it is ignored: %s', (prompt) => {
    const { subjects, ignored } = readPrompt(prompt);
    expect(subjects[0]?.traits).toEqual(expect.arrayContaining(['child', 'laughing']));
    expect(ignored).toEqual([]);
  });
});

describe('a nurse', () => {
  it.each(['a nurse in a hospital', '医院里的护士', 'eine Krankenschwester', 'bir hemşire'])(
    'is a woman unless the word is a man’s: %s',
    (prompt) => {
      expect(readPrompt(prompt).subjects[0]?.traits).toContain('woman');
    },
  );

  it('is a man by the word for one', () => {
    expect(readPrompt('ein Krankenpfleger').subjects[0]?.traits).not.toContain('woman');
  });
});

describe('a boy', () => {
  it.each([
    'a boy with a dog',
    'a grandfather and his grandson',
    'ein Junge am Strand',
    'un petit garçon',
    'un niño en la playa',
    'un bambino con un cane',
    'um menino na praia',
    'мальчик и собака',
    'bir erkek çocuk',
    'ولد وكلب',
    'एक लड़का',
    '一个男孩',
    '男の子と犬',
    '소년과 개',
  ])('is a child and no girl in every language: %s', (prompt) => {
    const traits = readPrompt(prompt).subjects.flatMap((one) => one.traits ?? []);
    expect(traits, prompt).toEqual(expect.arrayContaining(['child', 'boy']));
    expect(traits, prompt).not.toContain('girl');
  });

  it('is not meant by a child', () => {
    expect(readPrompt('a child in a garden').subjects[0]?.traits).toEqual(['child']);
  });
});

describe('children who are called little', () => {
  it.each([
    ['a little girl in a garden', true],
    ['portrait of a little girl', true],
    ['une petite fille', true],
    ['ein kleines Mädchen', true],
    ['маленькая девочка', true],
    ['una niña pequeña', true],
    ['küçük kız', true],
    ['a little boy', false],
    ['ein kleiner Junge', false],
  ] as const)('are young, and as tall as those are: %s', (prompt, isGirl) => {
    const [child] = readPrompt(prompt).subjects;
    expect(child?.size).toBe(1);
    expect(child?.traits).toContain('child');
    expect(child?.traits?.includes('girl')).toBe(isGirl);
  });

  it('are no other than before where nothing is said of it', () => {
    expect(readPrompt('a girl').subjects[0]?.traits).toEqual(['girl']);
  });
});
