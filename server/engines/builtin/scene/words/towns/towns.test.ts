import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a suburb', () => {
  it.each([
    ['a suburban street|a suburb|suburbia|a residential street|a quiet neighborhood'],
    ['ein Vorort|eine Vorstadt|eine Wohnstraße|ein Wohngebiet|eine Wohnsiedlung'],
    ['une banlieue|un quartier résidentiel|une rue résidentielle|un lotissement'],
    ['un suburbio|un barrio residencial|una calle residencial|una urbanización|un vecindario'],
    ['un quartiere residenziale|un sobborgo|una strada residenziale|villette a schiera'],
    ['um subúrbio|um bairro residencial|uma rua residencial|uma vizinhança'],
    ['пригород|жилой квартал|коттеджный посёлок|спальный район'],
    ['bir banliyö|banliyö sokağı|yerleşim bölgesi|konut bölgesi'],
    ['ضاحية|الضواحي|حي سكني|شارع سكني'],
    ['उपनगर|उपनगरीय सड़क|रिहायशी इलाका|आवासीय कॉलोनी'],
    ['郊区|住宅区|居民区|别墅区'],
    ['郊外|住宅街|住宅地|閑静な住宅街'],
    ['교외|주택가|주택단지|교외 주택가'],
  ])('is known in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'street', town: 'suburb' });
  });

  it('stays one where its lawns, trees and houses are named', () => {
    const prompt = 'a suburban neighborhood with houses, lawns and trees';
    expect(readPrompt(prompt)).toMatchObject({ land: 'street', town: 'suburb', path: null });
  });

  it('is not what a room in it shows', () => {
    expect(readPrompt('a suburban living room').land).toBe('room');
    expect(readPrompt('a city street').town).toBe(null);
  });
});

describe('a street in India', () => {
  it.each([
    [
      'street in india|indian street|busy street in india|street in delhi|street in mumbai|old delhi|delhi street|mumbai street|indian bazaar|indian market|indian street market|street market in india|indian city|chandni chowk|streets of india|kolkata|india|delhi|mumbai',
    ],
    [
      'straße in indien|indische straße|indischer basar|indischer markt|straße in delhi|straße in mumbai|indien',
    ],
    [
      "rue en inde|rue indienne|rue de l'inde|rue de delhi|rue de mumbai|bazar indien|marché indien|inde",
    ],
    [
      'calle de la india|calle en la india|calle india|bazar indio|mercado indio|calle de delhi|la india',
    ],
    ['strada in india|strada indiana|bazar indiano|mercato indiano|india'],
    ['rua na índia|rua indiana|bazar indiano|mercado indiano|rua da índia|rua de délhi|índia'],
    ['улица в индии|индийская улица|индийский базар|индийский рынок|улица дели|индия'],
    ["hindistan sokağı|hindistan'da bir sokak|hindistan"],
    ['شارع في الهند|شارع هندي|سوق هندي|شوارع الهند|الهند'],
    [
      'भारतीय सड़क|भारत की सड़क|भारतीय बाज़ार|भारतीय बाजार|पुरानी दिल्ली|चांदनी चौक|दिल्ली की सड़क|मुंबई की सड़क|भारत',
    ],
    ['印度街道|印度街头|印度集市|印度市场|德里街道|孟买街道|印度'],
    ['インドの街|インドの通り|インドの市場|インドの街角|デリーの通り|インド'],
    ['인도 거리|인도의 거리|인도 시장|인도의 시장|델리 거리|인도의'],
  ])('is known in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'street',
        town: 'indian',
        ignored: [],
      });
  });

  it('is not what else is in the country', () => {
    expect(readPrompt('a beach in India').land).toBe('beach');
    expect(readPrompt('a palace in India').land).toBe(null);
  });
});

describe('towns of the south', () => {
  it.each([
    [
      'piazza|italian piazza|italian square|square in italy|tuscan square',
      'italian street|italian town|street in italy|street in rome|street in florence|italian village street|trastevere',
      'andalusian village|andalusian white village|white village|pueblo blanco|andalusian street|street in andalusia|white spanish village|spanish village|andalusia',
    ],
    [
      'italienische piazza|italienischer platz',
      'italienische stadt|italienische gasse',
      'weißes dorf|andalusisches dorf|weißes andalusisches dorf|andalusien',
    ],
    [
      'place italienne|piazza italienne',
      'rue italienne|ville italienne',
      'village blanc|village andalou|village blanc andalou|rue andalouse|andalousie',
    ],
    [
      'plaza italiana|piazza italiana',
      'calle italiana|ciudad italiana',
      'pueblo blanco|pueblo andaluz|pueblo blanco andaluz|calle andaluza|andalucía',
    ],
    [
      'piazza|piazza italiana',
      'strada italiana|città italiana|borgo italiano',
      'villaggio bianco|villaggio andaluso|andalusia',
    ],
    [
      'praça italiana|piazza italiana',
      'rua italiana|cidade italiana',
      'aldeia branca|aldeia andaluza|andaluzia',
    ],
    [
      'итальянская площадь|итальянская пьяцца|пьяцца',
      'итальянская улица|итальянский городок',
      'андалусская деревня|белая деревня|андалусия',
    ],
    ['italyan meydanı', 'italyan sokağı|italyan kasabası', 'beyaz köy|endülüs köyü|endülüs'],
    ['ساحة إيطالية', 'شارع إيطالي|مدينة إيطالية', 'قرية أندلسية|قرية بيضاء|الأندلس'],
    ['इतालवी चौक|इटली का चौक', 'इतालवी गली|इटली की गली', 'अंडालूसिया का गांव|अंडालूसिया'],
    ['意大利广场', '意大利街道|意大利小镇', '白色村庄|安达卢西亚白色村庄|安达卢西亚'],
    [
      'イタリアの広場|ピアッツァ',
      'イタリアの街|イタリアの通り',
      '白い村|アンダルシアの村|アンダルシア',
    ],
    ['이탈리아 광장|피아짜', '이탈리아 거리', '하얀 마을|안달루시아 마을|안달루시아'],
  ])('are known in every language: %s', (piazzas, streets, villages) => {
    const all = [
      [piazzas, { square: true, manner: 'southern' }],
      [streets, { square: false, manner: 'southern' }],
      [villages, { alley: true, manner: 'white' }],
    ] as const;
    for (const [prompts, meant] of all)
      for (const prompt of prompts.split('|'))
        expect(readPrompt(prompt), prompt).toMatchObject({ land: 'street', ignored: [], ...meant });
  });

  it('have other squares beside them', () => {
    for (const prompt of ['una piazzetta', 'un piazzale', 'a square'])
      expect(readPrompt(prompt)).toMatchObject({ land: 'street', square: true });
    expect(readPrompt('a square').manner).toBe(null);
  });
});

describe('Halloween', () => {
  it.each([
    'Halloween night|kids trick-or-treating|trick or treat',
    'Halloween|Süßes oder Saures',
    'Halloween|des bonbons ou un sort',
    'Halloween|truco o trato|noche de brujas',
    'Halloween|dolcetto o scherzetto',
    'dia das bruxas|doces ou travessuras|noite das bruxas',
    'хэллоуин|хеллоуин|сладость или гадость',
    'cadılar bayramı|şeker mi şaka mı',
    'الهالوين|خدعة أم حلوى',
    'हैलोवीन',
    '万圣节|万圣夜|不给糖就捣蛋',
    'ハロウィン|ハロウィーン|トリックオアトリート',
    '핼러윈|트릭 오어 트릿',
  ])('is in a suburb, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        ...{ land: 'street', town: 'suburb', halloween: true },
        ...{ mood: 'dark', season: 'autumn' },
      });
  });

  it('is where it is said to be', () => {
    const inForest = readPrompt('a forest on Halloween');
    expect(inForest).toMatchObject({ land: 'forest', town: null, halloween: true });
    expect(readPrompt('a Halloween party in a living room').land).toBe('room');
    expect(readPrompt('houses decorated for Halloween').town).toBe('suburb');
    expect(readPrompt('a castle on Halloween').town).toBe(null);
  });
});

describe('a water town', () => {
  it.each([
    ['a water town in Jiangnan|a Chinese canal|a canal in China|Suzhou|Wuzhen|Zhouzhuang'],
    ['eine Wasserstadt|Jiangnan|Suzhou|ein chinesischer Kanal'],
    ["une ville d'eau chinoise|Jiangnan|Suzhou|un canal chinois"],
    ['una ciudad de agua|Jiangnan|un canal chino|un pueblo de agua'],
    ["una città d'acqua cinese|Jiangnan|un canale cinese"],
    ['uma cidade aquática|Jiangnan|um canal chinês'],
    ['город на воде|Цзяннань|Сучжоу|китайский канал'],
    ['bir su kasabası|Jiangnan|Suzhou'],
    ['بلدة مائية|جيانغنان|سوتشو|قناة صينية'],
    ['जल नगर|जियांगनान|सूझोउ|चीनी नहर'],
    ['江南水乡|江南古镇|周庄|乌镇|苏州|小桥流水'],
    ['水郷|江南|蘇州|中国の運河'],
    ['강남 수향|쑤저우|우전|중국 운하'],
  ])('is known in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'canal', town: 'watertown' });
  });

  it('is no canal of Venice, nor the other way round', () => {
    expect(readPrompt('a canal in Venice')).toMatchObject({ land: 'canal', town: null });
  });
});

describe('a bazaar', () => {
  it.each([
    ['a souk in Marrakech|a bazaar|a spice market|a Moroccan market|a medina'],
    ['ein Basar|ein Gewürzmarkt|ein orientalischer Markt|Marrakesch'],
    ['un souk|un marché aux épices|un bazar|Marrakech|une médina'],
    ['un zoco|un mercado de especias|un bazar|Marrakech|una medina'],
    ['un suq|un mercato delle spezie|un bazar|Marrakech'],
    ['um souk|um mercado de especiarias|um bazar|Marraquexe'],
    ['базар|восточный базар|рынок специй|Марракеш|медина'],
    ['kapalıçarşı|baharat çarşısı|mısır çarşısı|Marakeş'],
    ['سوق|سوق التوابل|بازار|مراكش'],
    ['मराकेश'],
    ['巴扎|香料市场|马拉喀什'],
    ['バザール|スーク|スパイス市場|マラケシュ'],
    ['바자르|수크|향신료 시장|마라케시'],
    ["spice stall|spice seller's stall|spice shop|heaps of spices|sacks of spices|spice stand"],
    ['香料摊|香料摊位|香料店'],
    ['スパイスの屋台|香辛料の屋台|スパイスの露店'],
    ['향신료 가게|향신료 가판대|향신료 노점'],
    ["étal d'épices|étal aux épices|échoppe d'épices"],
    ['gewürzstand|gewürzhändlerstand|gewürzladen'],
    ['puesto de especias|tienda de especias'],
    ['лавка специй|прилавок со специями|лавка пряностей'],
    ['banca de especiarias|barraca de especiarias|loja de especiarias'],
    ['bancarella di spezie|banco di spezie|negozio di spezie'],
    ['baharat tezgahı|baharatçı|baharat dükkanı'],
    ['كشك توابل|دكان توابل|دكان بهارات|بسطة توابل'],
  ])('is known in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'street', town: 'souk' });
  });

  it.each(['मसाला बाज़ार', 'बाजार', 'मसालों की दुकान', 'मसाले की दुकान'])(
    'is an Indian street’s in Hindi words: %s',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({ land: 'street', town: 'indian' });
    },
  );

  it('is no market of another kind', () => {
    expect(readPrompt('a farmers market').town).toBe(null);
    expect(readPrompt('a christmas market').town).toBe(null);
    expect(readPrompt('a supermarket').town).toBe(null);
    expect(readPrompt('Marrakech, a desert').land).toBe('desert');
  });
});

describe('a market by night', () => {
  it.each([
    ['a night market|a night bazaar|a street food market|street food stalls'],
    ['ein Nachtmarkt|ein Nachtbasar|ein asiatischer Nachtmarkt'],
    ['un marché de nuit|un marché nocturne'],
    ['un mercado nocturno|un mercado de noche'],
    ['un mercato notturno'],
    ['um mercado noturno|uma feira noturna'],
    ['ночной рынок|ночной базар'],
    ['gece pazarı|gece çarşısı'],
    ['سوق ليلي|السوق الليلي'],
    ['रात का बाज़ार|नाइट मार्केट'],
    ['夜市|士林夜市'],
    ['夜市|ナイトマーケット|屋台街'],
    ['야시장|포장마차 거리'],
  ])('is known in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        ...{ land: 'street', town: 'nightmarket', time: 'night', neon: true },
      });
  });

  it('is any market in a city of neon signs, and no other', () => {
    expect(readPrompt('a street market in Hong Kong').town).toBe('nightmarket');
    expect(readPrompt('a market at night').town).toBe(null);
    expect(readPrompt('a street in Hong Kong').town).toBe(null);
  });
});

describe('a street of cafés', () => {
  it.each([
    ['a sidewalk café|a street cafe|a café terrace|an outdoor café|a Parisian street'],
    ['ein Straßencafé|eine Caféterrasse|die Terrasse eines Cafés|eine Pariser Straße'],
    ["une terrasse de café|la terrasse d'un café|une rue parisienne|un café parisien"],
    ['la terraza de un café|un café al aire libre|una calle parisina'],
    ['un dehors|la terrazza di un caffè|una via parigina'],
    ['uma esplanada|um café ao ar livre|uma rua parisiense'],
    ['уличное кафе|терраса кафе|летнее кафе|парижская улица'],
    ['bir sokak kafesi|kafe terası|kaldırım kafesi'],
    ['مقهى على الرصيف|شارع باريسي'],
    ['फुटपाथ कैफे|सड़क किनारे कैफे'],
    ['露天咖啡馆|街边咖啡馆|巴黎街头'],
    ['オープンカフェ|カフェテラス|パリの街角'],
    ['노천카페|카페 테라스|파리 거리'],
  ])('is outside, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'street', town: 'cafes' });
  });

  it('is the street that is named before a café, and that of Paris unless cars are asked for', () => {
    expect(readPrompt('a cobblestone street with cafés').town).toBe('cafes');
    expect(readPrompt('a café terrace in Paris in the rain').town).toBe('cafes');
    expect(readPrompt('Paris in spring').town).toBe('cafes');
    expect(readPrompt('a red car in Paris')).toMatchObject({ land: 'street', town: null });
    expect(readPrompt('a cozy café, rainy street outside').land).toBe('cafe');
    expect(readPrompt('the Eiffel tower').town).toBe(null);
  });
});

describe('a village of Greece', () => {
  it.each([
    ['Santorini|a Greek island village|Mykonos|a Greek village|the Cyclades'],
    ['Santorin|ein griechisches Dorf|eine griechische Insel'],
    ['Santorin|un village grec|une île grecque'],
    ['Santorini|un pueblo griego|una isla griega'],
    ['Santorini|un villaggio greco|un isola greca'],
    ['Santorini|uma aldeia grega|uma ilha grega'],
    ['Санторини|греческая деревня|греческий остров'],
    ['Santorini|yunan köyü|yunan adası'],
    ['سانتوريني|قرية يونانية|جزيرة يونانية'],
    ['सेंटोरिनी|यूनानी गाँव|यूनानी द्वीप'],
    ['圣托里尼|希腊村庄|希腊海岛'],
    ['サントリーニ|ギリシャの村|ミコノス'],
    ['산토리니|그리스 마을|그리스 섬'],
  ])('is over the sea, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'canal', town: 'greek' });
  });

  it('is no temple of Greece, nor any other island', () => {
    expect(readPrompt('a Greek temple').town).toBe(null);
    expect(readPrompt('a tropical island')).toMatchObject({ land: 'island', town: null });
  });
});

describe('a town of the Wild West', () => {
  it.each([
    ['a Wild West town|the old west|a western street with a saloon|a frontier town'],
    ['eine Westernstadt|der Wilde Westen|eine Wildweststadt'],
    ['une ville du Far West|le far west|une rue de western'],
    ['un pueblo del oeste|el lejano oeste|el salvaje oeste'],
    ['una città del West|il selvaggio west|il vecchio west'],
    ['uma cidade do velho oeste|faroeste'],
    ['дикий запад|город дикого запада'],
    ['vahşi batı|vahşi batı kasabası'],
    ['الغرب المتوحش|بلدة رعاة البقر'],
    ['वाइल्ड वेस्ट|काउबॉय शहर'],
    ['西部小镇|狂野西部'],
    ['西部劇の町|ワイルドウエスト'],
    ['서부극 마을|와일드 웨스트'],
  ])('is known in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'street', town: 'western' });
  });

  it('is no tavern, and no cowboy elsewhere', () => {
    expect(readPrompt('a saloon').town).toBe(null);
    expect(readPrompt('a cowboy').town).toBe(null);
    expect(readPrompt('the west coast of an island').town).toBe(null);
  });
});

describe('a canal of Holland', () => {
  it.each([
    ['an Amsterdam canal|Amsterdam|canal houses|a Dutch canal|a Dutch town'],
    ['Amsterdam|eine Gracht|ein Grachtenhaus'],
    ['Amsterdam|un canal hollandais'],
    ['Ámsterdam|un canal holandés'],
    ['Amsterdam|un canale olandese'],
    ['Amsterdã|um canal holandês'],
    ['Амстердам|голландский канал'],
    ['Amsterdam|hollanda kanalı'],
    ['أمستردام|قناة هولندية'],
    ['एम्स्टर्डम|डच नहर'],
    ['阿姆斯特丹|荷兰运河'],
    ['アムステルダム|オランダの運河'],
    ['암스테르담|네덜란드 운하'],
  ])('is known in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'canal', town: 'amsterdam' });
  });

  it('is no canal of Venice', () => {
    expect(readPrompt('ein Kanal in Venedig').town).toBe(null);
  });
});

describe('a plaza of Mexico', () => {
  it.each([
    ['a Mexican town plaza|a colonial town in Mexico|a Mexican village|papel picado'],
    ['eine mexikanische Stadt|ein mexikanischer Platz|eine Kolonialstadt'],
    ['une ville mexicaine|une place mexicaine|une ville coloniale'],
    ['una plaza mexicana|un pueblo mexicano|una ciudad colonial'],
    ['una piazza messicana|un villaggio messicano'],
    ['uma praça mexicana|uma cidade mexicana|uma cidade colonial'],
    ['мексиканская площадь|мексиканский город|мексиканская деревня'],
    ['meksika meydanı|meksika kasabası'],
    ['ساحة مكسيكية|بلدة مكسيكية'],
    ['मैक्सिकन शहर|मैक्सिकन गाँव'],
    ['墨西哥广场|墨西哥小镇'],
    ['メキシコの広場|メキシコの町'],
    ['멕시코 광장|멕시코 마을'],
  ])('is known in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'street', town: 'plaza' });
  });

  it('is no plaza of another land', () => {
    expect(readPrompt('an Italian plaza').town).toBe(null);
    expect(readPrompt('una plaza').town).toBe(null);
  });
});

describe('a street of the Middle Ages', () => {
  it.each([
    'a medieval street|a medieval alley|an old town street',
    'eine mittelalterliche Straße|eine mittelalterliche Gasse|eine Altstadtgasse',
    'une rue médiévale|une ruelle médiévale',
    'una calle medieval|un callejón medieval',
    'una via medievale|un vicolo medievale',
    'uma rua medieval|uma viela medieval',
    'средневековая улица|улица старого города',
    'ortaçağ sokağı|eski şehir sokağı',
    'شارع من القرون الوسطى|زقاق قديم',
    'मध्ययुगीन गली|पुरानी गली',
    '中世纪街道|老城街道',
    '中世の街並み|旧市街の路地',
    '중세 거리|구시가지 골목',
  ])('is a lane between old houses, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'street', alley: true });
  });
});

describe('a Chinatown', () => {
  it.each(
    'Chinatown at night|Chinatown bei Regen|le quartier chinois|el barrio chino|il quartiere cinese|o bairro chinês|китайский квартал|çin mahallesi|الحي الصيني|चाइनाटाउन|唐人街|中華街|차이나타운'.split(
      '|',
    ),
  )('is a street of the east under lanterns: %s', (prompt) => {
    const { land, town, subjects, ignored } = readPrompt(prompt);
    expect({ land, town }).toEqual({ land: 'street', town: 'hutong' });
    expect(subjects.map(({ thing }) => thing)).toEqual(['paperlantern']);
    expect(ignored).toEqual([]);
  });
});
