import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a window that a ball breaks', () => {
  it.each([
    'children playing in a lane, a window breaks',
    '孩子们在小巷里玩耍，打碎了窗户',
    '路地で遊ぶ子供たち、窓ガラスが割れた',
    '골목에서 노는 아이들, 창문이 깨졌다',
    'des enfants jouent dans une ruelle, vitre cassée',
    'Kinder spielen in einer Gasse, ein kaputtes Fenster',
    'niños jugando en un callejón, ventana rota',
    'дети играют в переулке, разбили окно',
    'crianças brincando num beco, janela quebrada',
    'bambini che giocano in un vicolo, finestra rotta',
    'ara sokakta oynayan çocuklar, kırık cam',
    'أطفال يلعبون في زقاق، نافذة مكسورة',
    'गली में खेलते बच्चे, गेंद से खिड़की का शीशा टूट गया',
  ])('is one of the houses of their lane, which is no room: %s', (prompt) => {
    expect(readPrompt(prompt).land).toBe('street');
  });

  it('is a room’s where that is named', () => {
    expect(readPrompt('a bedroom with a broken window').land).toBe('bedroom');
    expect(readPrompt('children before a window').land).toBe('room');
  });
});

describe('bags of what was bought', () => {
  it.each([
    'a taxi on times square, a woman with shopping bags',
    '时代广场上提着购物袋的女人',
    'タイムズスクエアで買い物袋を持つ女性',
    '타임스 스퀘어에서 쇼핑백을 든 여자',
    'une femme avec des sacs de courses à times square',
    'eine Frau mit Einkaufstaschen auf dem Times Square',
    'una mujer con bolsas de compras en times square',
    'женщина с пакетами с покупками на таймс сквер',
    'uma mulher com sacolas de compras na times square',
    'una donna con borse della spesa a times square',
    'times meydanında elinde alışveriş torbaları tutan bir kadın',
    'امرأة مع أكياس التسوق في تايمز سكوير',
    'टाइम्स स्क्वायर पर शॉपिंग बैग के साथ महिला',
  ])('are in the hands of who has them, in the place that is named: %s', (prompt) => {
    const { scenery, land, subjects } = readPrompt(prompt);
    expect({ scenery, land }).toEqual({ scenery: 'timessquare', land: 'field' });
    expect(subjects.find(({ thing }) => thing === 'person')?.holds?.thing).toBe('shoppingbag');
  });

  it('are no driver’s', () => {
    const { subjects } = readPrompt('a cab driving past a woman with shopping bags on a street');
    expect(subjects.map(({ thing }) => thing)).toEqual(['car', 'person']);
    expect(readPrompt('a woman driving a car').subjects).toHaveLength(1);
  });
});

describe('a platform from which one looks', () => {
  it.each([
    'a zookeeper feeding giraffes from a platform at the zoo',
    '饲养员在动物园的观景台上喂长颈鹿',
    '動物園の展望台でキリンに餌をやる飼育員',
    '동물원 전망대에서 기린에게 먹이를 주는 사육사',
    "un gardien de zoo nourrit des girafes depuis une plateforme d'observation au zoo",
    'ein Tierpfleger füttert Giraffen von einer Aussichtsplattform im Zoo',
    'un cuidador del zoo alimentando jirafas desde una plataforma de madera en el zoo',
    'смотритель зоопарка кормит жирафов с платформы в зоопарке',
    'um tratador de animais alimentando girafas de uma plataforma de madeira no zoológico',
    'un guardiano dello zoo dà da mangiare alle giraffe da una piattaforma di legno nello zoo',
    'hayvanat bahçesinde seyir terasından zürafaları besleyen hayvan bakıcısı',
    'حارس حديقة الحيوان يطعم الزرافات من منصة خشبية في حديقة الحيوان',
    'चिड़ियाघर में प्लेटफार्म से जिराफ को खिलाता चिड़ियाघर का रखवाला',
  ])('is no station of a railway: %s', (prompt) => {
    const { land, scenery, path, halt, subjects } = readPrompt(prompt);
    expect({ land, scenery, path, halt }).toEqual({
      ...{ land: 'field', scenery: 'zoo', path: null, halt: false },
    });
    expect(subjects.map(({ thing }) => thing).toSorted()).toEqual(['giraffe', 'person']);
  });

  it('is where it is named, and a railway’s at a station', () => {
    expect(readPrompt('tourists on a viewing platform over a canyon').land).toBe('canyon');
    expect(readPrompt('a family on a platform').land).toBe('station');
  });
});

describe('a balcony of a city in trees', () => {
  it.each([
    'an elf on a balcony of a city built in giant trees',
    '精灵站在建在巨树上的城市的阳台上',
    '巨大な木の上の都市のバルコニーに立つエルフ',
    '거대한 나무 위의 도시 발코니에 서 있는 엘프',
    "une elfe au balcon d'une ville construite dans des arbres géants",
    'eine Elfe auf dem Balkon einer Stadt in riesigen Bäumen',
    'un elfo en el balcón de una ciudad construida en árboles gigantes',
    'эльф на балконе города на гигантских деревьях',
    'um elfo na varanda de uma cidade construída em árvores gigantes',
    'un elfo sul balcone di una città costruita su alberi giganti',
    'dev ağaçların üzerine kurulu şehir, balkonda bir elf',
    'جني على شرفة في مدينة مبنية على أشجار عملاقة',
    'विशाल पेड़ों पर बसा शहर, बालकनी पर एल्फ',
  ])('is that city, and none over one of towers: %s', (prompt) => {
    const { land, scenery } = readPrompt(prompt);
    expect({ land, scenery }).toEqual({ land: 'forest', scenery: 'elvencity' });
  });
});

describe('a walk on a seabed at low tide', () => {
  it.each([
    'children on a mudflat hike by the sea',
    '孩子们在海边赶海',
    '海辺で潮干狩りをする子供たち',
    '바다에서 갯벌 체험을 하는 아이들',
    'des enfants, traversée de la baie à pied au bord de la mer',
    'Kinder bei einer Wattwanderung an der Nordsee',
    'niños en un paseo con marea baja junto al mar',
    'дети на прогулке по дну моря во время отлива',
    'crianças num passeio na maré baixa junto ao mar',
    'bambini in una passeggiata con la bassa marea al mare',
    'deniz kenarında çamur yürüyüşü yapan çocuklar',
    'أطفال في المشي على الطين عند البحر',
    'समुद्र किनारे कीचड़ में सैर करते बच्चे',
  ])('is on wet flats of sand: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'beach', scenery: 'sandflats' });
  });
});

describe('a grey sky', () => {
  it.each([
    'grey sky over a beach|gray sky over a beach|灰色的天空下的海滩|灰色の空と浜辺|회색 하늘 아래 해변',
    'une plage sous un ciel gris|ein Strand unter grauem Himmel|una playa con cielo gris|пляж, серое небо',
    'uma praia, céu cinza|una spiaggia, cielo grigio|gri gökyüzü, plaj|شاطئ، سماء رمادية|धूसर आसमान, समुद्र तट',
  ])('is one of clouds: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ weather: 'cloudy', tint: null });
  });
});

describe('terraces of rice', () => {
  it.each([
    'a farmer ploughing rice terraces above a sea of clouds',
    '云南梯田里,一位农民牵着水牛犁地,清晨云海',
    '雲海の上の棚田を耕す農夫',
    'ein Bauer pflügt Reisterrassen über einem Wolkenmeer',
  ])('are no level field that is ploughed, and above the clouds: %s', (prompt) => {
    const { land, scenery } = readPrompt(prompt);
    expect({ land, scenery }).toEqual({ land: 'terraces', scenery: null });
  });

  it('are ploughed where no terraces are named', () => {
    expect(readPrompt('a ploughed field').scenery).toBe('ploughed');
  });
});

describe('a trick on a skateboard', () => {
  it.each([
    'a teenager doing a kickflip',
    '少年滑板特技',
    'キックフリップをする少年',
    '킥플립을 하는 소년',
    'un adolescent fait un kickflip',
    'ein Junge macht einen Kickflip',
    'un niño haciendo un kickflip',
    'мальчик делает кикфлип',
    'um menino fazendo um kickflip',
    'un ragazzo fa un kickflip',
    'kickflip yapan çocuk',
    'ولد يقوم بحركة كيك فليب',
    'किकफ्लिप करता लड़का',
  ])('is done on one: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({
      scenery: 'skatepark',
      subjects: [{ thing: 'skateboarder', count: 1 }],
    });
  });

  it('is done by nobody who has fallen asleep', () => {
    expect(readPrompt('寝てしまったおじいちゃん').subjects).toMatchObject([
      { thing: 'person', posture: 'sleeping' },
    ]);
  });
});
