import { describe, expect, it } from 'vitest';
import { landBeneath } from '../../../choices/choose-land.ts';
import { landFor } from '../../../choices/land-of-things.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../read-prompt.ts';

const thingsOf = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('above the clouds and in space', () => {
  it.each([
    ['an airplane above the clouds', 'a castle in the sky', 'in low earth orbit'],
    ['ein Flugzeug über den Wolken', 'ein schwebendes Schloss', 'in der Umlaufbahn'],
    ['un avion au dessus des nuages', 'un château flottant', 'en orbite'],
    ['un avión sobre las nubes', 'un castillo flotante', 'en órbita'],
    ['un aereo sopra le nuvole', 'un castello nel cielo', 'in orbita'],
    ['um avião acima das nuvens', 'um castelo no céu', 'em órbita'],
    ['самолёт над облаками', 'летающий замок', 'на орбите'],
    ['bulutların üzerinde bir uçak', 'uçan kale', 'yörüngede'],
    ['طائرة فوق السحاب', 'قلعة في السماء', 'في مدار'],
    ['बादलों के ऊपर हवाई जहाज', 'आसमान में किला', 'पृथ्वी की कक्षा'],
    ['云海上的飞机', '天空之城', '轨道'],
    ['雲の上の飛行機', '空に浮かぶ城', '軌道上'],
    ['구름 위의 비행기', '하늘의 성', '궤도'],
  ])('are lands of their own in every language: %s, %s, %s', (above, castle, orbit) => {
    expect(readPrompt(above)).toMatchObject({ land: 'clouds', subjects: [{ thing: 'airplane' }] });
    expect(readPrompt(castle)).toMatchObject({ land: 'clouds', subjects: [{ thing: 'castle' }] });
    expect(readPrompt(orbit).land).toBe('orbit');
  });

  it.each([
    ['a space station', 'a spaceship', 'a rocket launch'],
    ['eine Raumstation', 'ein Raumschiff', 'ein Raketenstart'],
    ['une station spatiale', 'un vaisseau spatial', 'le décollage de fusée'],
    ['una estación espacial', 'una nave espacial', 'lanzamiento de un cohete'],
    ['una stazione spaziale', "un'astronave", 'lancio di un razzo'],
    ['uma estação espacial', 'uma espaçonave', 'lançamento de um foguete'],
    ['космическая станция', 'космический корабль', 'запуск ракеты'],
    ['uzay istasyonu', 'uzay gemisi', 'roket fırlatma'],
    ['محطة فضائية', 'سفينة فضاء', 'إطلاق صاروخ'],
    ['अंतरिक्ष स्टेशन', 'अंतरिक्ष यान', 'रॉकेट प्रक्षेपण'],
    ['空间站', '宇宙飞船', '火箭发射'],
    ['宇宙ステーション', '宇宙船', 'ロケットの打ち上げ'],
    ['우주정거장', '우주선', '로켓 발사'],
  ])('have what flies there in every language: %s, %s, %s', (station, ship, launch) => {
    expect(thingsOf(station)).toEqual(['spacestation']);
    expect(thingsOf(ship)).toEqual(['spaceship']);
    expect(thingsOf(launch)).toEqual(['launch']);
  });
});

describe('what flies and drives', () => {
  it.each([
    ['a helicopter', 'a flying saucer', 'an airship', 'a truck', 'flying cars'],
    ['ein Hubschrauber', 'eine fliegende Untertasse', 'ein Luftschiff', 'ein LKW', 'ein Flugauto'],
    ['un hélicoptère', 'une soucoupe volante', 'un dirigeable', 'un camion', 'une voiture volante'],
    ['un helicóptero', 'un platillo volante', 'un dirigible', 'un camión', 'un coche volador'],
    ['un elicottero', 'un disco volante', 'un dirigibile', 'un autocarro', 'una macchina volante'],
    ['um helicóptero', 'um disco voador', 'um dirigível', 'um caminhão', 'um carro voador'],
    ['вертолёт', 'летающая тарелка', 'дирижабль', 'грузовик', 'летающий автомобиль'],
    ['bir helikopter', 'uçan daire', 'bir zeplin', 'bir kamyon', 'uçan araba'],
    ['مروحية', 'صحن طائر', 'سفينة هوائية', 'شاحنة', 'سيارة طائرة'],
    ['हेलीकॉप्टर', 'उड़न तश्तरी', 'हवाई पोत', 'ट्रक', 'उड़ती कार'],
    ['直升机', '飞碟', '飞艇', '卡车', '飞行汽车'],
    ['ヘリコプター', '空飛ぶ円盤', '飛行船', 'トラック', '空飛ぶ車'],
    ['헬리콥터', '비행접시', '비행선', '트럭', '비행 자동차'],
  ])('is known in every language: %s, %s, %s, %s, %s', (...prompts) => {
    expect(prompts.flatMap(thingsOf)).toEqual([
      'helicopter',
      'ufo',
      'airship',
      'truck',
      'flyingcar',
    ]);
  });
});

describe('vehicles of police, ambulance and fire brigade', () => {
  it.each([
    ['a police car', 'an ambulance', 'a fire truck'],
    ['ein Polizeiauto', 'ein Krankenwagen', 'ein Feuerwehrauto'],
    ['une voiture de police', 'une ambulance', 'un camion de pompiers'],
    ['un coche de policía', 'una ambulancia', 'un camión de bomberos'],
    ['un’auto della polizia', 'un’ambulanza', 'un camion dei pompieri'],
    ['um carro de polícia', 'uma ambulância', 'um caminhão de bombeiros'],
    ['полицейская машина', 'машина скорой помощи', 'пожарная машина'],
    ['bir polis arabası', 'bir ambulans', 'bir itfaiye aracı'],
    ['سيارة شرطة', 'سيارة إسعاف', 'سيارة إطفاء'],
    ['पुलिस की गाड़ी', 'एम्बुलेंस', 'दमकल'],
    ['一辆警车', '一辆救护车', '一辆消防车'],
    ['パトカー', '救急車', '消防車'],
    ['경찰차', '구급차', '소방차'],
  ])('are known in every language: %s, %s, %s', (...prompts) => {
    expect(prompts.map(thingsOf)).toEqual([['policecar'], ['ambulance'], ['fireengine']]);
  });

  it('drive in a street, or on a road through the land that is named', () => {
    const placed = (prompt: string) => {
      const idea = readPrompt(prompt);
      return [decide(idea, null, 3, 0).land, idea.path];
    };
    expect(placed('a police car')).toEqual(['street', null]);
    expect(placed('a police car in the desert')).toEqual(['desert', 'road']);
  });
});

describe('a town on the back of a turtle', () => {
  it.each([
    'a giant turtle carrying a whole town on its back',
    'eine riesige Schildkröte mit einer Stadt auf dem Rücken',
    'une tortue géante avec un village sur le dos',
    'una tortuga gigante con una ciudad en la espalda',
    'una tartaruga gigante con una città sul dorso',
    'uma tartaruga gigante com uma cidade nas costas',
    'гигантская черепаха с городом на спине',
    'sırtında bir şehir olan dev kaplumbağa',
    'سلحفاة عملاقة على ظهرها مدينة',
    'पीठ पर शहर वाला विशाल कछुआ',
    '巨大的乌龟背上有一座城市',
    '背中に町がある巨大な亀',
    '등에 도시가 있는 거대한 거북이',
  ])('is houses there, and no street around it: %s', (prompt) => {
    const { subjects, land, settled } = readPrompt(prompt);
    expect(subjects).toHaveLength(1);
    expect(subjects[0]).toMatchObject({ thing: 'turtle', carries: 'house', load: { count: 5 } });
    expect([land, settled]).toEqual([null, null]);
  });

  it('is beneath the sea on that of a whale, which leaps above it', () => {
    expect(readPrompt('a whale with a city on its back').land).toBe('underwater');
  });

  it('is a town where nothing is on a back', () => {
    expect(readPrompt('a giant turtle in a city').land).toBe('city');
    expect(readPrompt('a giant turtle in a city').subjects[0]?.carries).toBeUndefined();
  });
});

describe('a castle on the back of a dragon', () => {
  it.each([
    'a castle on the back of a dragon',
    'ein Schloss auf dem Rücken eines Drachen',
    "un château sur le dos d'un dragon",
    'un castillo sobre el lomo de un dragón',
    'un castello sulla schiena di un drago',
    'um castelo nas costas de um dragão',
    'замок на спине дракона',
    'bir ejderhanın sırtında kale',
    'قلعة على ظهر تنين',
    'ड्रैगन की पीठ पर किला',
    '龙背上的城堡',
    'ドラゴンの背中の上の城',
    '용의 등 위의 성',
  ])('is carried in every language: %s', (prompt) => {
    expect(readPrompt(prompt).subjects).toMatchObject([{ thing: 'dragon', carries: 'castle' }]);
  });

  it('leaves both to themselves where that is not said', () => {
    expect(thingsOf('a dragon over a castle')).toEqual(['dragon', 'castle']);
  });

  it('may be of stone itself', () => {
    const [dragon, ...others] = readPrompt('a castle on the back of a stone dragon').subjects;
    expect(dragon?.colour).not.toBeNull();
    expect(others).toEqual([]);
  });
});

describe('a train', () => {
  it('has a line of rails in open land, and none of its own on a bridge or in a station', () => {
    expect(readPrompt('a steam train in the mountains').path).toBe('rail');
    expect(readPrompt('a train').path).toBe('rail');
    expect(readPrompt('a train on a bridge').path).toBeNull();
    expect(readPrompt('a train in a station').path).toBeNull();
  });
});

describe('crystal', () => {
  it('makes no cave of a city', () => {
    expect(readPrompt('una ciudad de cristal').land).toBe('city');
    expect(readPrompt('a crystal cave').land).toBe('cave');
  });
});

describe('a tall ship', () => {
  it('has its sails itself, and sails the sea whatever sky is over it', () => {
    const { subjects, land } = readPrompt('a tall ship in heavy swell, full sails, stormy sky');
    expect(subjects.map(({ thing }) => thing)).toEqual(['galleon']);
    expect(land).toBe('plain');
    expect(landBeneath(readPrompt('a tall ship in heavy swell, full sails, stormy sky'))).toBe(
      'sea',
    );
    expect(landBeneath(readPrompt('a boat under a starry sky'))).toBe('sea');
    expect(landBeneath(readPrompt('a horse under a stormy sky'))).toBeNull();
  });
});

describe('mushrooms that shine, and Cappadocia', () => {
  it.each([
    ['glowing mushrooms', 'Cappadocia'],
    ['leuchtende Pilze', 'Kappadokien'],
    ['champignons lumineux', 'Cappadoce'],
    ['setas luminosas', 'Capadocia'],
    ['funghi luminosi', 'Cappadocia'],
    ['cogumelos luminosos', 'Capadócia'],
    ['светящиеся грибы', 'Каппадокия'],
    ['parlayan mantarlar', 'Kapadokya'],
    ['فطر مضيء', 'كابادوكيا'],
    ['चमकते मशरूम', 'कप्पाडोसिया'],
    ['发光的蘑菇', '卡帕多奇亚'],
    ['光るキノコ', 'カッパドキア'],
    ['빛나는 버섯', '카파도키아'],
  ])('are known in every language: %s, %s', (mushrooms, place) => {
    const [first, ...others] = readPrompt(mushrooms).subjects;
    expect(first?.thing).toBe('mushroom');
    expect(Math.max(...(first?.colour ?? [0]))).toBeGreaterThan(1);
    expect(others).toEqual([]);
    expect(readPrompt(place).land).toBe('canyon');
  });
});

describe('cauldrons and portals', () => {
  it.each([
    ['a bubbling cauldron', 'a glowing portal'],
    ['un chaudron', 'un portail magique'],
    ['ein Hexenkessel', 'ein magisches Portal'],
    ['un caldero', 'un portal mágico'],
    ['um caldeirão', 'um portal mágico'],
    ['un calderone', 'un portale magico'],
    ['котёл', 'магический портал'],
    ['bir cadı kazanı', 'sihirli portal'],
    ['مرجل', 'بوابة سحرية'],
    ['कड़ाही', 'जादुई पोर्टल'],
    ['女巫的大锅', '传送门'],
    ['魔女の大釜', 'ポータル'],
    ['가마솥', '포털'],
  ])('stand in a forest where no land is named: %s, %s', (...prompts) => {
    expect(prompts.map((prompt) => thingsOf(prompt).at(-1))).toEqual(['cauldron', 'portal']);
    expect(prompts.map((prompt) => landFor(readPrompt(prompt)))).toEqual(['forest', 'forest']);
  });

  it('have who is named with them beside them', () => {
    expect(thingsOf('a witch stirring a cauldron')).toEqual(['person', 'cauldron']);
  });
});

it.each(['purple galaxy wallpaper', '星云壁纸', 'una galaxia morada', 'туманность'])(
  'a galaxy with nothing else is out in space: %s',
  (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'space', sky: ['milkyway'] });
  },
);

it('a galaxy over something is in its sky', () => {
  expect(readPrompt('a wolf under a galaxy')).toMatchObject({ land: null, sky: ['milkyway'] });
});

it.each(['steampunk airship above the clouds', 'dirigible steampunk sobre las nubes'])(
  'what flies above the clouds is in no street: %s',
  (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'clouds', scenery: null });
  },
);

it.each(['wizard in a tower reading a spell book', 'Zauberer liest in einem Turm'])(
  'a wizard who reads in a tower is within it: %s',
  (prompt) => {
    expect(readPrompt(prompt).land).toBe('wizardtower');
  },
);

it('a goddess of the Greeks is there with her temple', () => {
  expect(readPrompt('greek goddess, marble temple').subjects).toMatchObject([
    { thing: 'person', traits: expect.arrayContaining(['goddess', 'woman']) },
    { thing: 'ruin' },
  ]);
});
