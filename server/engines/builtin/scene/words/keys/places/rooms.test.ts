import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../read-prompt.ts';

describe('carpenters', () => {
  it.each([
    'a carpenter|un menuisier|ein Tischler|un carpintero|плотник|um carpinteiro|un falegname',
    'bir marangoz|木匠|大工さん|목수|نجار|एक बढ़ई',
  ])('are at work where wood is, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'carpentry',
        subjects: [{ thing: 'person', count: 1 }],
        ignored: [],
      });
  });
});

describe('a craftsman in his workshop', () => {
  it.each([
    ['carpentry', 'a carpenter in his workshop'],
    ['carpentry', 'ein Tischler in seiner Werkstatt'],
    ['forge', 'un forgeron dans son atelier'],
    ['garage', 'a mechanic in his workshop'],
  ])('is in that of his craft: %s, %s', (land, prompt) => {
    expect(readPrompt(prompt).land).toBe(land);
  });
});

describe('sewers, wedding halls and vaulted cellars', () => {
  it.each([
    ['sewer', 'sewer|sewers|sewer tunnel|sewer tunnels'],
    ['sewer', 'égout|égouts'],
    ['sewer', 'kanalisation|abwasserkanal|abwasserkanäle'],
    ['sewer', 'alcantarilla|alcantarillas|alcantarillado|cloacas'],
    ['sewer', 'канализация|канализации|канализационный туннель'],
    ['sewer', 'esgoto|esgotos'],
    ['sewer', 'fogna|fogne'],
    ['sewer', 'kanalizasyon|lağım'],
    ['sewer', '下水道'],
    ['sewer', '下水道'],
    ['sewer', '하수도|하수구'],
    ['sewer', 'المجاري|مجاري|الصرف الصحي'],
    ['sewer', 'सीवर|नाले के अंदर'],
    ['ballroom', 'wedding hall|banquet hall|wedding banquet hall|wedding reception hall'],
    ['ballroom', 'salle de mariage|salle de réception|salle de banquet'],
    ['ballroom', 'hochzeitssaal|festsaal|bankettsaal'],
    ['ballroom', 'salón de bodas|salón de boda|salón de banquetes|salón de fiestas'],
    ['ballroom', 'банкетный зал|банкетном зале|свадебный зал|свадебном зале'],
    ['ballroom', 'salão de casamento|salão de festas|salão de banquetes'],
    ['ballroom', 'sala ricevimenti|sala per matrimoni|sala banchetti'],
    ['ballroom', 'düğün salonu|düğün salonunda'],
    ['ballroom', '婚宴厅|宴会厅|婚礼大厅'],
    ['ballroom', '結婚式場|披露宴会場'],
    ['ballroom', '예식장|결혼식장|연회장'],
    ['ballroom', 'قاعة أفراح|قاعة الأفراح|قاعة الزفاف|قاعة زفاف'],
    ['ballroom', 'शादी हॉल|शादी के हॉल|बैंक्वेट हॉल'],
    [
      'winecellar',
      'dans une cave voûtée|dans la cave voûtée|dans une cave à vin|dans la cave à vin',
    ],
  ])('are rooms in every language: %s, %s', (land, prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land, subjects: [], ignored: [] });
  });

  it('are where goblins, a bride or a candle is named too', () => {
    expect(readPrompt('goblin thieves in the sewers').land).toBe('sewer');
    expect(readPrompt('novia bailando con su padre en el salón de bodas').land).toBe('ballroom');
    expect(readPrompt('dans une cave voûtée, lumière de bougie').land).toBe('winecellar');
  });
});

describe('a school that is named with its classroom', () => {
  it.each([
    'elementary school classroom|小学教室|小学校の教室|초등학교 교실|Klassenzimmer einer Grundschule',
    'ilkokul sınıfı',
  ])('is around it and does not stand in it: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'classroom', subjects: [] });
  });

  it('is seen from outside where no room is named', () => {
    expect(readPrompt('an elementary school').subjects[0]).toMatchObject({ thing: 'college' });
  });
});

describe('a crowded subway', () => {
  it('is its car in Portuguese', () => {
    expect(readPrompt('cabine do metrô lotada').land).toBe('metro');
    expect(readPrompt('o metrô lotado').land).toBe('metro');
  });
});

describe('rooms that people go to', () => {
  it.each([
    [
      'laboratory',
      'a laboratory|un laboratoire|ein Labor|un laboratorio|лаборатория|um laboratório',
    ],
    [
      'laboratory',
      'un laboratorio chimico|bir laboratuvar|实验室|実験室|실험실|مختبر|एक प्रयोगशाला',
    ],
    ['hospital', 'a hospital room|un hôpital|ein Krankenzimmer|una clínica|больница|um hospital'],
    ['hospital', 'un ospedale|bir hastane odası|病房|病室|병실|مستشفى|एक अस्पताल'],
    ['museum', 'an art gallery|un musée|ein Museum|un museo|музей|um museu|una galleria d’arte'],
    ['museum', 'bir müze|博物馆|美術館|미술관|متحف|एक संग्रहालय'],
    ['gym', 'a gym|une salle de sport|ein Fitnessstudio|un gimnasio|спортзал|uma academia'],
    ['gym', 'una palestra|bir spor salonu|健身房|ジム|헬스장|صالة رياضية|एक जिम'],
    [
      'supermarket',
      'a supermarket aisle|un supermarché|ein Supermarkt|un supermercado|супермаркет',
    ],
    ['supermarket', 'um supermercado|bir süpermarket|超市|スーパー|슈퍼마켓|سوبرماركت|एक सुपरमार्केट'],
    [
      'mall',
      'a shopping mall|un centre commercial|ein Einkaufszentrum|un centro comercial|торговый центр|um shopping|an escalator',
    ],
    [
      'mall',
      'un centro commerciale|bir alışveriş merkezi|购物中心|ショッピングモール|쇼핑몰|مركز تسوق|एक शॉपिंग मॉल',
    ],
    [
      'diner',
      'a 1950s diner|un diner américain|ein amerikanisches Diner|un diner americano|американская закусочная|uma lanchonete americana',
    ],
    [
      'diner',
      'una tavola calda americana|bir amerikan lokantası|美式餐厅|アメリカンダイナー|미국식 식당|مطعم أمريكي|अमेरिकी डाइनर',
    ],
    [
      'metro',
      'inside a subway car|une rame de métro|ein U-Bahn-Wagen|un vagón de metro|вагон метро|um vagão de metrô',
    ],
    [
      'subwaystation',
      'a subway platform|un quai de métro|ein U-Bahnhof|un andén de metro|станция метро|uma plataforma do metrô',
    ],
    [
      'subwaystation',
      'una stazione della metropolitana|bir metro istasyonu|地铁站台|地下鉄のホーム|지하철 승강장|محطة مترو|मेट्रो स्टेशन',
    ],
    [
      'metro',
      'un vagone della metropolitana|bir metro vagonu|地铁车厢|地下鉄の車内|지하철 안|عربة مترو|मेट्रो का डिब्बा',
    ],
    [
      'terminal',
      'an airport terminal|une aérogare|ein Flughafenterminal|una sala de embarque|зал аэропорта',
    ],
    [
      'terminal',
      'um terminal de aeroporto|una sala d’imbarco|bir havalimanı terminali|候机厅|空港ロビー|공항 터미널|صالة المطار',
    ],
    ['terminal', 'एयरपोर्ट टर्मिनल'],
    [
      'planecabin',
      "an airplane cabin|une cabine d'avion|eine Flugzeugkabine|una cabina de avión|салон самолёта|uma cabine de avião",
    ],
    [
      'planecabin',
      'una cabina di aereo|bir uçak kabini|飞机客舱|飛行機の客室|비행기 객실|مقصورة الطائرة|विमान का केबिन',
    ],
    [
      'compartment',
      'a train compartment|un compartiment de train|ein Zugabteil|un compartimento de tren|купе поезда|inside a train',
    ],
    [
      'compartment',
      'um compartimento de trem|uno scompartimento|bir kompartıman|火车车厢|列車の車内|기차 객실|مقصورة القطار|ट्रेन का डिब्बा',
    ],
    [
      'indoorpool',
      'an indoor swimming pool|une piscine couverte|ein Hallenbad|una piscina cubierta|крытый бассейн|uma piscina coberta',
    ],
    [
      'indoorpool',
      'una piscina coperta|kapalı yüzme havuzu|室内游泳池|屋内プール|실내 수영장|مسبح داخلي|इनडोर स्विमिंग पूल',
    ],
    [
      'restaurant',
      'an elegant restaurant|un restaurant|ein Restaurant|un restaurante|ресторан|um restaurante',
    ],
    ['restaurant', 'un ristorante|bir restoran|餐厅|レストラン|레스토랑|مطعم|एक रेस्तरां'],
    [
      'lobby',
      "a hotel lobby|un hall d'hôtel|eine Hotellobby|un vestíbulo|вестибюль отеля|um saguão de hotel",
    ],
    [
      'lobby',
      "una hall dell'albergo|bir otel lobisi|酒店大堂|ホテルのロビー|호텔 로비|بهو فندق|होटल की लॉबी",
    ],
    [
      'courtroom',
      "a courtroom|une salle d'audience|ein Gerichtssaal|una sala de juicio|зал суда|uma sala de audiência",
    ],
    ['courtroom', "un'aula di tribunale|bir mahkeme salonu|法庭|法廷|법정|قاعة محكمة|अदालत"],
    [
      'bowling',
      'a bowling alley|un bowling|eine Bowlingbahn|una bolera|боулинг|uma pista de boliche',
    ],
    [
      'bowling',
      'una pista da bowling|bir bowling salonu|保龄球馆|ボウリング場|볼링장|صالة بولينغ|बॉलिंग एली',
    ],
    ['laundry', 'a laundromat|une laverie|ein Waschsalon|una lavandería|прачечная|uma lavanderia'],
    [
      'laundry',
      'una lavanderia|bir çamaşırhane|洗衣店|コインランドリー|빨래방|مغسلة ملابس|एक लॉन्ड्री',
    ],
    [
      'serverroom',
      'a server room|une salle de serveurs|ein Rechenzentrum|un centro de datos|серверная|um centro de dados',
    ],
    [
      'serverroom',
      'una sala server|bir sunucu odası|数据中心|サーバールーム|서버실|غرفة خوادم|सर्वर रूम',
    ],
    [
      'flowershop',
      'a flower shop|une boutique de fleurs|ein Blumenladen|una floristería|цветочный магазин|uma floricultura',
    ],
    ['flowershop', 'un negozio di fiori|bir çiçekçi|花店|花屋|꽃집|محل زهور|फूलों की दुकान'],
    [
      'toyshop',
      'a toy store|un magasin de jouets|ein Spielzeugladen|una juguetería|магазин игрушек|uma loja de brinquedos',
    ],
    [
      'toyshop',
      'un negozio di giocattoli|bir oyuncakçı|玩具店|おもちゃ屋|장난감 가게|متجر ألعاب|खिलौनों की दुकान',
    ],
    [
      'boxingring',
      'a boxing ring|un ring de boxe|ein Boxring|un ring de boxeo|боксёрский ринг|um ringue de boxe',
    ],
    [
      'boxingring',
      'un ring di pugilato|bir boks ringi|拳击台|ボクシングリング|권투 링|حلبة ملاكمة|बॉक्सिंग रिंग',
    ],
    [
      'cellblock',
      'a prison corridor|un couloir de prison|ein Gefängnis|una cárcel|тюрьма|uma prisão|una prigione',
    ],
    ['cellblock', 'bir hapishane|监狱|刑務所|교도소|سجن|एक जेल'],
    [
      'forge',
      "a smithy|une forge|eine Schmiede|una herrería|кузница|uma ferraria|una fucina|a blacksmith's workshop",
    ],
    ['forge', 'bir demirhane|铁匠铺|鍛冶場|대장간|ورشة حدادة|लोहार की दुकान'],
    [
      'artstudio',
      "an artist's studio|un atelier de peintre|ein Künstleratelier|un estudio de pintor|мастерская художника|um ateliê",
    ],
    [
      'artstudio',
      'uno studio di un pittore|bir ressam atölyesi|画室|アトリエ|화실|مرسم|कलाकार का स्टूडियो',
    ],
    [
      'bakery',
      'a bakery|une boulangerie|eine Bäckerei|una panadería|пекарня|uma padaria|una panetteria|a bread shop',
    ],
    ['bakery', 'bir fırın|面包店|パン屋|빵집|مخبز|एक बेकरी'],
    [
      'winecellar',
      'a wine cellar|une cave à vin|ein Weinkeller|una bodega de vinos|винный погреб|uma adega',
    ],
    [
      'winecellar',
      'una cantina|bir şarap mahzeni|酒窖|ワインセラー|와인 저장고|قبو نبيذ|शराब का तहखाना',
    ],
    [
      'barbershop',
      'a barber shop|un salon de coiffure|ein Friseursalon|una barbería|парикмахерская|uma barbearia|a hair salon',
    ],
    [
      'barbershop',
      'un salone da barba|bir berber dükkanı|理发店|美容院|미용실|صالون حلاقة|नाई की दुकान',
    ],
    [
      'carpentry',
      "a carpenter's workshop|une menuiserie|eine Tischlerei|una carpintería|столярная мастерская|uma carpintaria",
    ],
    [
      'carpentry',
      'una falegnameria|bir marangoz atölyesi|木工坊|木工所|목공소|ورشة نجارة|बढ़ई की दुकान',
    ],
    [
      'operatingroom',
      'an operating room|un bloc opératoire|ein Operationssaal|un quirófano|операционная|uma sala de cirurgia',
    ],
    [
      'operatingroom',
      'una sala operatoria|bir ameliyathane|手术室|手術室|수술실|غرفة عمليات|ऑपरेशन थियेटर',
    ],
    ['throneroom', 'a throne room|la salle du trône|ein Thronsaal|la sala del trono|тронный зал'],
    ['throneroom', 'o salão do trono|taht odası|王座大厅|玉座の間|왕좌의 방|قاعة العرش|सिंहासन कक्ष'],
    ['dungeon', 'a dungeon|un cachot|ein Kerker|una mazmorra|темница|uma masmorra|una segreta'],
    ['dungeon', 'bir zindan|地牢|地下牢|지하 감옥|زنزانة|एक कालकोठरी'],
    [
      'spacebridge',
      'inside a spaceship|intérieur d’un vaisseau spatial|eine Raumschiffbrücke|кабина космического корабля',
    ],
    [
      'spacebridge',
      "interior de una nave espacial|cabine da nave|interno di un'astronave|uzay gemisinin içi",
    ],
    ['spacebridge', '飞船内部|宇宙船の内部|우주선 내부|داخل سفينة فضاء|अंतरिक्ष यान के अंदर'],
    ['theatre', 'a theater stage|un théâtre|eine Bühne|un escenario|театральная сцена|um palco'],
    ['theatre', 'un palcoscenico|bir tiyatro sahnesi|舞台|劇場|무대|خشبة المسرح|एक रंगमंच'],
    [
      'tavern',
      'a medieval tavern|une taverne|ein Wirtshaus|una taberna|таверна|uma taverna|una locanda',
    ],
    ['tavern', 'bir meyhane|小酒馆|酒場|선술집|حانة|एक सराय|a pub|eine Schenke'],
    [
      'cinema',
      'a cinema|un cinéma|ein Kino|un cine|кинотеатр|um cinema|una sala cinematografica|a movie theater',
    ],
    ['cinema', 'bir sinema salonu|电影院|映画館|영화관|سينما|एक सिनेमाघर'],
    [
      'tatamiroom',
      'a traditional Japanese tatami room|une chambre japonaise|ein Tatamizimmer|una habitación japonesa|японская комната|um quarto japonês',
    ],
    [
      'tatamiroom',
      'una stanza giapponese|bir japon odası|和室|旅館の部屋|다다미방|غرفة يابانية|एक जापानी कमरा',
    ],
    [
      'gamearcade',
      "an arcade|une salle d'arcade|eine Spielhalle|una sala de recreativos|зал игровых автоматов|um fliperama",
    ],
    [
      'gamearcade',
      'una sala giochi|bir oyun salonu|街机厅|ゲームセンター|오락실|صالة ألعاب|एक वीडियो गेम आर्केड',
    ],
    [
      'icerink',
      'an ice rink|une patinoire|eine Eishalle|una pista de hielo|каток|um rinque de gelo',
    ],
    ['icerink', 'un palaghiaccio|bir buz pisti|溜冰场|スケートリンク|아이스링크|حلبة جليد|आइस रिंक'],
    [
      'beachbar',
      'a beach bar|un bar de plage|eine Strandbar|un chiringuito|пляжный бар|um bar na praia|un bar sulla spiaggia|a tiki bar',
    ],
    ['beachbar', 'bir plaj barı|海滩酒吧|ビーチバー|해변 바|حانة على الشاطئ|समुद्र तट का बार'],
    [
      'roofterrace',
      'a rooftop bar|un bar sur le toit|eine Dachterrasse|una terraza en la azotea|терраса на крыше|um bar no terraço|una terrazza sul tetto',
    ],
    ['roofterrace', 'bir çatı barı|天台酒吧|屋上テラス|루프탑 바|تراس على السطح|रूफटॉप कैफे'],
    [
      'boxinggym',
      'a boxing gym|une salle de boxe|ein Boxclub|un gimnasio de boxeo|боксёрский клуб|uma academia de boxe|una palestra di boxe',
    ],
    ['boxinggym', 'bir boks salonu|拳击馆|ボクシングジム|복싱짐|صالة ملاكمة|एक बॉक्सिंग जिम'],
    [
      'restaurantkitchen',
      "a restaurant kitchen|la cuisine d'un restaurant|eine Restaurantküche|la cocina de un restaurante|кухня ресторана|a cozinha de um restaurante|la cucina di un ristorante|a hotel kitchen",
    ],
    [
      'restaurantkitchen',
      'bir restoran mutfağı|餐厅的厨房|レストランの厨房|레스토랑 주방|مطبخ مطعم|रेस्तरां की रसोई',
    ],
    [
      'pizzeria',
      'a pizzeria|une pizzeria|eine Pizzeria|una pizzería|пиццерия|uma pizzaria|a pizza place',
    ],
    ['pizzeria', 'bir pizzacı|披萨店|ピザ屋|피자 가게|مطعم بيتزا|पिज़्ज़ा की दुकान'],
    ['teenroom', "a teenage girl's bedroom|a bedroom with posters|a teenage bedroom"],
    [
      'pottery',
      'a pottery studio|atelier de poterie|töpferei|taller de cerámica|гончарная мастерская|ateliê de cerâmica|laboratorio di ceramica',
    ],
    ['pottery', 'çömlek atölyesi|陶艺工作室|陶芸教室|도자기 공방|ورشة فخار|कुम्हार की कार्यशाला'],
    [
      'aquariumtunnel',
      "an aquarium tunnel|tunnel d'aquarium|aquariumtunnel|túnel de acuario|туннель океанариума|túnel de aquário|tunnel dell'acquario",
    ],
    [
      'aquariumtunnel',
      'akvaryum tüneli|海底隧道|水中トンネル|수족관 터널|نفق أكواريوم|एक्वेरियम सुरंग',
    ],
    [
      'aquariumhall',
      'a huge aquarium|grand aquarium|riesiges aquarium|acuario gigante|океанариум|aquário gigante|grande acquario',
    ],
    ['aquariumhall', 'dev akvaryum|水族馆|水族館|수족관|حوض أسماك ضخم|विशाल एक्वेरियम'],
    [
      'recordingstudio',
      "a recording studio|studio d'enregistrement|tonstudio|estudio de grabación|студия звукозаписи|estúdio de gravação|studio di registrazione",
    ],
    [
      'recordingstudio',
      'kayıt stüdyosu|录音室|レコーディングスタジオ|녹음실|استوديو تسجيل|रिकॉर्डिंग स्टूडियो',
    ],
    ['apothecary', 'a pharmacy|pharmacie|apotheke|farmacia|аптека|farmácia|farmacia'],
    ['apothecary', 'eczane|药店|薬局|약국|صيدلية|दवा की दुकान'],
    [
      'tailor',
      "a tailor's workshop|atelier de couture|schneiderei|sastrería|швейная мастерская|alfaiataria|sartoria",
    ],
    ['tailor', 'terzi dükkanı|裁缝店|仕立屋|양복점|ورشة خياطة|दर्जी की दुकान'],
    [
      'bookshop',
      'a bookshop|librairie|buchladen|librería|книжный магазин|livraria|negozio di libri',
    ],
    ['bookshop', 'kitapçı|书店|書店|서점|متجر كتب|किताबों की दुकान'],
    [
      'antiqueshop',
      "an antique shop|magasin d'antiquités|antiquitätenladen|tienda de antigüedades|антикварный магазин|loja de antiguidades|negozio di antiquariato",
    ],
    ['antiqueshop', 'a pawn shop|ein Leihhaus|ломбард|当铺|質屋|전당포'],
    ['antiqueshop', 'antikacı|古董店|骨董品店|골동품 가게|متجر تحف|प्राचीन वस्तुओं की दुकान'],
    [
      'jazzclub',
      'a jazz club|un club de jazz|ein Jazzkeller|джаз-клуб|um clube de jazz|un locale jazz',
    ],
    ['jazzclub', 'bir caz kulübü|爵士俱乐部|ジャズクラブ|재즈 클럽|نادي جاز|एक जैज़ क्लब'],
    [
      'ballroom',
      'a ballroom|une salle de bal|ein Ballsaal|un salón de baile|бальный зал|um salão de baile',
    ],
    ['ballroom', 'una sala da ballo|bir balo salonu|舞会大厅|舞踏室|무도회장|قاعة الرقص|एक बॉलरूम'],
    [
      'dwarfhall',
      'a dwarven hall under the mountain|la salle des nains|eine Zwergenhalle|зал гномов',
    ],
    ['dwarfhall', 'la sala de los enanos|la sala dei nani|o salão dos anões|bir cüce salonu'],
    ['dwarfhall', '矮人大厅|ドワーフの広間|드워프 홀|قاعة الأقزام|बौनों का महल'],
    [
      'schoolcorridor',
      "a school corridor with lockers|un couloir d'école|ein Schulflur|школьный коридор",
    ],
    [
      'schoolcorridor',
      'un pasillo escolar|un corridoio scolastico|um corredor escolar|bir okul koridoru',
    ],
    ['schoolcorridor', '学校走廊|学校の廊下|학교 복도|ممر المدرسة|स्कूल का गलियारा'],
    [
      'submarineroom',
      "inside a submarine|inside the submarine|inside of a submarine|submarine interior|interior of a submarine|submarine control room|submarine's control room|control room of a submarine|submarine's bridge|aboard a submarine|submarine crew|periscope",
    ],
    [
      'submarineroom',
      'interior de un submarino|dentro de un submarino|periscopio|interno di un sottomarino|dentro un sottomarino|periscopio|interior de um submarino|dentro de um submarino|periscópio',
    ],
    [
      'submarineroom',
      "im u-boot|u-boot innenraum|im inneren eines u-boots|periskop|intérieur d'un sous-marin|dans un sous-marin|à l'intérieur d'un sous-marin|périscope|denizaltının içi|denizaltı içi|periskop|внутри подводной лодки|внутри субмарины|перископ",
    ],
    [
      'submarineroom',
      '潜艇内部|潜艇里|潜水艇内部|潜望镜|潜水艦の内部|潜水艦の中|潜望鏡|잠수함 내부|잠수함 안|잠망경|داخل غواصة|داخل الغواصة|पनडुब्बी के अंदर|पनडुब्बी के भीतर',
    ],
    [
      'clockroom',
      'inside a clock tower|inside the clock tower|clock tower interior|interior of a clock tower|inside big ben|behind the clock face|behind a clock face|clockwork room|inside a giant clock|inside a clock|clock mechanism|clock tower gears',
    ],
    [
      'clockroom',
      "interior de una torre del reloj|dentro de una torre del reloj|dentro de un reloj|dentro una torre dell'orologio|interno della torre dell'orologio|dentro un orologio|dentro de uma torre do relógio|interior da torre do relógio|dentro de um relógio",
    ],
    [
      'clockroom',
      "im uhrturm|im inneren eines uhrturms|hinter dem zifferblatt|uhrwerk|intérieur d'une tour de l'horloge|dans une tour de l'horloge|derrière l'horloge|saat kulesinin içi|saat kulesinin içinde|внутри часовой башни|внутри башни с часами|часовой механизм",
    ],
    [
      'clockroom',
      '钟楼内部|钟楼里|钟楼里面|時計塔の中|時計塔の内部|시계탑 내부|시계탑 안|داخل برج الساعة|घंटाघर के अंदर',
    ],
    [
      'spiralstair',
      'spiral staircase|spiral stairs|spiral stair|winding staircase|winding stairs|winding stair|helical staircase|spiral stairwell|spiral steps',
    ],
    [
      'spiralstair',
      'escalera de caracol|escaleras de caracol|escalera en espiral|scala a chiocciola|scale a chiocciola|scala a spirale|escada em caracol|escada caracol|escada em espiral',
    ],
    [
      'spiralstair',
      'wendeltreppe|spiraltreppe|escalier en colimaçon|escalier en spirale|döner merdiven|sarmal merdiven|винтовая лестница|винтовой лестнице|винтовую лестницу',
    ],
    [
      'spiralstair',
      '旋转楼梯|螺旋楼梯|旋梯|螺旋階段|らせん階段|나선형 계단|나선 계단|درج حلزوني|سلم حلزوني|घुमावदार सीढ़ी|सर्पिल सीढ़ी',
    ],
    [
      'booktower',
      'spiral staircase in a library|spiral staircase in an old library|spiral staircase in the library|library with a spiral staircase|library with spiral staircase|round library|circular library|library tower|tower library',
    ],
    [
      'booktower',
      'escalera de caracol en una biblioteca|biblioteca con escalera de caracol|biblioteca circular|scala a chiocciola in una biblioteca|biblioteca con scala a chiocciola|biblioteca circolare|escada em caracol numa biblioteca|biblioteca com escada em caracol|biblioteca circular',
    ],
    [
      'booktower',
      'wendeltreppe in einer bibliothek|bibliothek mit wendeltreppe|runde bibliothek|escalier en colimaçon dans une bibliothèque|bibliothèque avec un escalier en colimaçon|bibliothèque circulaire|kütüphanede döner merdiven|döner merdivenli kütüphane|винтовая лестница в библиотеке|библиотека с винтовой лестницей|круглая библиотека',
    ],
    [
      'booktower',
      '图书馆的旋转楼梯|圆形图书馆|図書館の螺旋階段|円形図書館|도서관의 나선형 계단|원형 도서관|درج حلزوني في مكتبة|مكتبة دائرية|पुस्तकालय की घुमावदार सीढ़ी|गोल पुस्तकालय',
    ],
    [
      'candyshop',
      'candy shop|candy store|sweet shop|sweetshop|sweets shop|confectionery|confectionery shop|lollipop shop',
    ],
    [
      'candyshop',
      'tienda de caramelos|tienda de dulces|tienda de golosinas|dulcería|negozio di caramelle|negozio di dolciumi|loja de doces|loja de balas|confeitaria',
    ],
    [
      'candyshop',
      'süßwarenladen|bonbonladen|süßigkeitenladen|confiserie|magasin de bonbons|boutique de bonbons|şekerci|şekerci dükkanı|şekerleme dükkanı|магазин сладостей|магазине сладостей|кондитерская лавка|магазин конфет',
    ],
    [
      'candyshop',
      '糖果店|お菓子屋|キャンディショップ|飴屋|사탕 가게|과자 가게|متجر حلوى|متجر الحلوى|محل حلويات|मिठाई की दुकान|कैंडी की दुकान',
    ],
    [
      'cheeseshop',
      "cheese shop|cheese store|cheesemonger|cheesemonger's|cheese counter|cheese dairy",
    ],
    [
      'cheeseshop',
      'quesería|tienda de quesos|formaggeria|negozio di formaggi|queijaria|loja de queijos',
    ],
    [
      'cheeseshop',
      'käseladen|käsegeschäft|käsetheke|fromagerie|boutique de fromages|peynirci|peynir dükkanı|сырная лавка|сырной лавке|магазин сыра',
    ],
    ['cheeseshop', '奶酪店|芝士店|チーズ屋|チーズ店|치즈 가게|متجر جبن|محل أجبان|पनीर की दुकान'],
    [
      'fishshop',
      "fishmonger|fishmonger's|fish shop|fish counter|fishmongers|seafood counter|fish stall|fish market",
    ],
    [
      'fishshop',
      'pescadería|mercado de pescado|pescheria|mercato del pesce|peixaria|mercado de peixe',
    ],
    [
      'fishshop',
      'fischladen|fischgeschäft|fischmarkt|fischtheke|poissonnerie|marché aux poissons|balıkçı dükkanı|balık pazarı|balık hali|рыбный магазин|рыбная лавка|рыбный рынок|рыбном рынке',
    ],
    [
      'fishshop',
      '鱼店|鱼市|海鲜市场|鱼市场|魚屋|魚市場|생선 가게|수산시장|어시장|محل أسماك|سوق السمك|سوق سمك|मछली की दुकान|मछली बाजार',
    ],
    ['petshop', 'pet shop|pet store|petshop|pet shops|animal shelter'],
    [
      'petshop',
      'tienda de mascotas|tienda de animales|negozio di animali|loja de animais|pet shop',
    ],
    [
      'petshop',
      'zoohandlung|tierhandlung|zoogeschäft|animalerie|evcil hayvan dükkanı|pet shop|зоомагазин|зоомагазине',
    ],
    [
      'petshop',
      '宠物店|ペットショップ|애완동물 가게|펫샵|متجر حيوانات أليفة|محل حيوانات أليفة|पालतू जानवरों की दुकान',
    ],
    [
      'hospitalcorridor',
      'hospital corridor|hospital hallway|corridor of a hospital|hallway of a hospital|hospital hall|emergency room|emergency department|hospital emergency room',
    ],
    [
      'hospitalcorridor',
      "pasillo de hospital|pasillo de un hospital|pasillo del hospital|sala de urgencias|corridoio d'ospedale|corridoio di un ospedale|corridoio dell'ospedale|pronto soccorso|corredor de hospital|corredor de um hospital|corredor do hospital|pronto-socorro",
    ],
    [
      'hospitalcorridor',
      "krankenhausflur|krankenhauskorridor|klinikflur|notaufnahme|couloir d'hôpital|couloir d'un hôpital|couloir de l'hôpital|salle des urgences|hastane koridoru|acil servis|больничный коридор|больничном коридоре|коридор больницы",
    ],
    [
      'hospitalcorridor',
      '医院走廊|急诊室|病院の廊下|救急外来|병원 복도|응급실|ممر مستشفى|ممر المستشفى|غرفة الطوارئ|अस्पताल का गलियारा|अस्पताल के गलियारे',
    ],
    [
      'newsstudio',
      'tv news studio|news studio|newsroom|tv studio|television studio|news broadcast|news desk|news anchor desk|tv news|television news|broadcast studio|news set',
    ],
    [
      'newsstudio',
      'estudio de televisión|en un plató de televisión|estudio de noticias|en un plató de noticias|studio televisivo|studio del telegiornale|telegiornale|estúdio de televisão|estúdio de tv|estúdio de telejornal|telejornal',
    ],
    [
      'newsstudio',
      'fernsehstudio|nachrichtenstudio|tv-studio|tv studio|studio de télévision|plateau de télévision|studio télé|journal télévisé|televizyon stüdyosu|haber stüdyosu|телестудия|телестудии|студия новостей|студии новостей|телевизионная студия',
    ],
    [
      'newsstudio',
      '新闻演播室|电视演播室|演播室|电视台|ニューススタジオ|テレビスタジオ|報道スタジオ|뉴스 스튜디오|방송 스튜디오|방송국|استوديو أخبار|استوديو تلفزيوني|استوديو الأخبار|समाचार स्टूडियो|टीवी स्टूडियो|न्यूज़ स्टूडियो',
    ],
    ['teenroom', "a teenager's messy bedroom|une chambre d'ado|ein Jugendzimmer|un cuarto gamer"],
    ['teenroom', 'комната подростка|um quarto bagunçado|una camera disordinata|dağınık oda'],
    ['teenroom', '凌乱的房间|散らかった部屋|어질러진 방|غرفة مراهق|बिखरा कमरा'],
    ['balcony', 'a balcony|un balcon|ein Balkon|un balcón|балкон|uma sacada|un balcone'],
    ['balcony', 'bir balkon|阳台|ベランダ|발코니|شرفة|एक बालकनी'],
    ['porch', 'a porch|une véranda|eine Veranda|un porche|веранда|um alpendre|una veranda'],
    ['porch', 'bir veranda|门廊|ポーチ|툇마루|فيراندا|एक बरामदा'],
    [
      'engawa',
      'an engawa|a Japanese veranda|une véranda japonaise|eine japanische Veranda|una galería japonesa|una veranda giapponese|uma varanda japonesa',
    ],
    [
      'engawa',
      'японская веранда|bir japon verandası|日式缘侧|縁側|일본식 툇마루|شرفة يابانية|एक जापानी बरामदा',
    ],
    ['barnhall', 'in a barn|dans une grange|in einer Scheune|en un granero|в амбаре|num celeiro'],
    ['barnhall', 'in un fienile|samanlıkta|谷仓里|納屋の中|헛간에서|داخل حظيرة|खलिहान में'],
    ['barnhall', 'the interior of a barn'],
    [
      'prayerhall',
      "inside a mosque|à l'intérieur d'une mosquée|im Inneren einer Moschee|dentro de una mezquita|внутри мечети|dentro de uma mesquita|dentro una moschea",
    ],
    ['prayerhall', 'cami içi|清真寺内部|モスク 内部|모스크 내부|داخل مسجد|मस्जिद के अंदर'],
    [
      'tentroom',
      "inside a tent|à l'intérieur d'une tente|im Inneren eines Zeltes|dentro de una tienda de campaña|внутри палатки|dentro de uma barraca|dentro una tenda",
    ],
    ['tentroom', 'çadır içi|帐篷内部|テント 内部|텐트 내부|داخل خيمة|तंबू के अंदर'],
    [
      'barnhall',
      'a stable|the stables|a horse stable|a cowshed|un establo|una caballeriza|las caballerizas|une écurie|des écuries|une étable|Pferdestall|Kuhstall|im Stall|in einem Stall',
    ],
    [
      'barnhall',
      'una stalla|le stalle|una scuderia|конюшня|коровник|хлев|um estábulo|uma cavalariça|bir at ahırı|at ahırında',
    ],
    ['barnhall', '马厩|牛棚|马棚|厩舎|馬小屋|牛舎|厩|마구간|외양간|إسطبل|اسطبل|अस्तबल'],
    [
      'basketballhall',
      'a basketball court|un terrain de basket|ein Basketballplatz|una cancha de baloncesto|баскетбольная площадка|uma quadra de basquete',
    ],
    [
      'basketballhall',
      'un campo da basket|bir basketbol sahası|篮球场|バスケットボールコート|농구장|ملعب كرة سلة|एक बास्केटबॉल कोर्ट',
    ],
    [
      'wizardlibrary',
      "a magical library|une bibliothèque magique|eine magische Bibliothek|una biblioteca mágica|волшебная библиотека|uma biblioteca mágica|the alchemist's study",
    ],
    [
      'wizardlibrary',
      'una biblioteca magica|sihirli kütüphane|魔法图书馆|魔法の図書館|마법 도서관|مكتبة سحرية|एक जादुई पुस्तकालय',
    ],
    ['wizardlibrary', 'floating candles'],
    [
      'potionshop',
      'a potion shop|une boutique de potions|ein Zaubertrankladen|una tienda de pociones|лавка зелий',
    ],
    ['potionshop', 'uma loja de poções|un negozio di pozioni|bir iksir dükkanı|魔药店|魔法薬の店'],
    ['potionshop', '물약 가게|متجر جرعات سحرية|एक जादुई दुकान|the apothecary of a witch'],
    ['casino', 'a casino|un casino|ein Kasino|казино|um cassino|un casinò|a roulette table'],
    ['casino', 'bir kumarhane|赌场|カジノ|카지노|كازينو|एक कैसीनो'],
    [
      'diningroom',
      'a dining room|une salle à manger|ein Esszimmer|un comedor|столовая|uma sala de jantar|una sala da pranzo',
    ],
    ['diningroom', 'bir yemek odası|饭厅|ダイニングルーム|다이닝룸|غرفة الطعام|एक डाइनिंग रूम'],
    [
      'dancestudio',
      'a ballet studio|un studio de danse|ein Ballettsaal|un estudio de danza|балетный класс|um estúdio de balé|una scuola di danza',
    ],
    [
      'dancestudio',
      'bir bale stüdyosu|舞蹈教室|バレエ教室|발레 스튜디오|استوديو رقص|एक डांस स्टूडियो|a dance studio',
    ],
    [
      'yogastudio',
      'a yoga studio|une salle de yoga|ein Yogastudio|un estudio de yoga|студия йоги|um estúdio de yoga|uno studio di yoga',
    ],
    [
      'yogastudio',
      'bir yoga stüdyosu|瑜伽馆|ヨガスタジオ|요가 스튜디오|استوديو يوغا|एक योग स्टूडियो',
    ],
    [
      'operahall',
      "an opera house|une salle d'opéra|ein Opernhaus|un teatro de ópera|оперный театр|uma casa de ópera|un teatro dell'opera",
    ],
    ['operahall', 'bir opera binası|歌剧院|オペラハウス|오페라 하우스|دار الأوبرا|एक ओपेरा हाउस'],
    [
      'rockconcert',
      'a rock concert|un concert de rock|ein Rockkonzert|un concierto de rock|рок-концерт|um concerto de rock|on stage at a concert',
    ],
    [
      'rockconcert',
      'un concerto rock|bir rock konseri|摇滚音乐会|ロックコンサート|록 콘서트|حفلة روك|एक रॉक कॉन्सर्ट',
    ],
    [
      'nightclub',
      'a nightclub|une boîte de nuit|ein Nachtclub|una discoteca|ночной клуб|uma boate|a disco ball',
    ],
    ['nightclub', 'bir gece kulübü|夜店|ナイトクラブ|나이트클럽|ملهى ليلي|एक नाइटक्लब'],
    [
      'rustickitchen',
      'a rustic farmhouse kitchen|une cuisine rustique|eine Bauernküche|una cocina rústica|деревенская кухня|uma cozinha rústica',
    ],
    [
      'castlekitchen',
      'a medieval kitchen|die Küche einer Burg|une cuisine de château|la cocina del castillo|la cucina del castello|a cozinha de um castelo|кухня замка|kale mutfağı|城堡的厨房|城の台所|성의 부엌|مطبخ القلعة|किले की रसोई',
    ],
    [
      'rustickitchen',
      'una cucina rustica|bir köy mutfağı|乡村厨房|田舎のキッチン|시골 부엌|مطبخ ريفي|एक देहाती रसोई',
    ],
    [
      'mexicankitchen',
      'a Mexican kitchen|une cuisine mexicaine|eine mexikanische Küche|una cocina mexicana|мексиканская кухня|uma cozinha mexicana',
    ],
    [
      'mexicankitchen',
      'una cucina messicana|bir meksika mutfağı|墨西哥厨房|メキシコのキッチン|멕시코 부엌|مطبخ مكسيكي|एक मैक्सिकन रसोई',
    ],
    [
      'parlour',
      'a Victorian parlour|un salon victorien|ein viktorianischer Salon|un salón victoriano|викторианская гостиная|uma sala vitoriana',
    ],
    [
      'parlour',
      'un salotto vittoriano|bir viktorya salonu|维多利亚客厅|ヴィクトリア朝の居間|빅토리아풍 거실|صالون فيكتوري|एक विक्टोरियन बैठक',
    ],
    ['parlour', 'a parlor with a grandfather clock'],
    ['attic', 'an old attic|un grenier|ein Dachboden|un desván|чердак|um sótão|una soffitta'],
    ['attic', 'tavan arası|阁楼|屋根裏部屋|다락방|علية|एक अटारी'],
    ['kidsroom', 'a bunk bed|un lit superposé|ein Etagenbett|una litera|двухъярусная кровать'],
    [
      'kidsroom',
      'um beliche|un letto a castello|bir ranza|双层床|二段ベッド|이층 침대|سرير بطابقين',
    ],
    [
      'readingnook',
      'a reading nook by a window|un coin lecture|eine Leseecke|un rincón de lectura|уголок для чтения',
    ],
    [
      'readingnook',
      'um cantinho de leitura|un angolo lettura|okuma köşesi|阅读角|読書コーナー|독서 공간',
    ],
    ['readingnook', 'ركن القراءة|पढ़ने का कोना'],
    ['kidsroom', 'एक बंक बेड|a children’s room|ein Kinderzimmer|детская комната'],
  ])('are known in every language: %s', (land, prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land, subjects: [], ignored: [] });
  });

  it.each([
    'a tavern by candlelight|une taverne aux chandelles|eine Taverne bei Kerzenschein',
    'una taberna a la luz de las velas|una taverna a lume di candela|uma taverna à luz de velas',
    'таверна при свечах|mum ışığında bir meyhane|حانة على ضوء الشموع',
    'मोमबत्ती की रोशनी में सराय|烛光小酒馆|ろうそくの灯りの酒場|촛불이 켜진 선술집',
  ])(
    'are lit by their candles by candlelight, and no candle stands before the eye: %s',
    (prompts) => {
      for (const prompt of prompts.split('|'))
        expect(readPrompt(prompt), prompt).toMatchObject({
          land: 'tavern',
          candlelit: true,
          time: 'night',
          subjects: [],
        });
    },
  );

  it.each([
    'students in a classroom|des élèves dans une salle de classe|Schüler im Klassenzimmer',
    'estudiantes en un aula|studenti in un’aula|estudantes numa sala de aula',
    'ученики в классе|bir sınıfta öğrenciler|طلاب في فصل دراسي|स्कूल में छात्रों',
    '教室里的学生们|教室の生徒たち|교실의 학생들',
  ])('are where pupils are: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'classroom',
        subjects: [{ thing: 'person' }],
        ignored: [],
      });
  });

  it('know a waiter in every language', () => {
    for (const prompt of [
      'a waiter',
      'un serveur',
      'ein Kellner',
      'un camarero',
      'un cameriere',
      'um garçom',
      'официант',
      'bir garson',
      '服务员',
      'ウェイター',
      '웨이터',
      'نادل',
      'एक वेटर',
    ])
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([
        { thing: 'person', traits: ['waiter'] },
      ]);
  });

  it('are full of those who learn yoga together', () => {
    for (const prompt of [
      'a yoga class',
      'un cours de yoga',
      'ein Yogakurs',
      'una clase de yoga',
      'una lezione di yoga',
      'uma aula de yoga',
      'урок йоги',
      'bir yoga dersi',
      '瑜伽课',
      'ヨガ教室',
      '요가 수업',
      'درس يوغا',
      'एक योग कक्षा',
    ])
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'yogastudio',
        subjects: [{ thing: 'person', count: 6 }],
      });
  });

  it('seat a family at its dinner', () => {
    for (const prompt of [
      'a family dinner',
      'un dîner de famille',
      'ein Familienessen',
      'una cena familiar',
      'una cena in famiglia',
      'um jantar em família',
      'семейный ужин',
      'bir aile yemeği',
      '家庭晚餐',
      '家族の夕食',
      '가족 저녁 식사',
      'عشاء عائلي',
      'पारिवारिक भोजन',
    ])
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'diningroom',
        subjects: [{ thing: 'person', count: 6 }],
      });
  });

  it('are a cinema without being drawn as a film', () => {
    for (const prompt of ['a cinema', 'ein Kino', 'un cine', 'um cinema'])
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'cinema', style: null });
    expect(readPrompt('a cinematic lake')).toMatchObject({ land: 'lake', style: 'movie' });
  });

  it.each([
    'an empty diner|un diner vide|ein leerer Diner|un diner vacío|un diner vuoto|um diner vazio',
    'пустой ресторан|boş bir restoran|مطعم فارغ|एक खाली रेस्तरां|空荡荡的餐厅|誰もいないレストラン|텅 빈 레스토랑',
    'a restaurant without people',
  ])('are known to be empty in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ vacant: true, subjects: [], ignored: [] });
    expect(readPrompt('a diner').vacant).toBe(false);
    expect(readPrompt('an empty meadow')).toMatchObject({ vacant: false, ignored: ['empty'] });
  });

  it.each([
    ['a flower shop with tulips|un magasin de fleurs avec des tulipes', 'flowershop'],
    ['a greenhouse full of tomatoes|ein Gewächshaus voller Tomaten', 'greenhouse'],
  ])('have what grows and is sold there on no table before the eye: %s', (prompts, land) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land, subjects: [] });
  });

  it.each([
    [
      'recordshop',
      'record shop|record store|vinyl shop|vinyl store|vinyl record shop|vinyl record store|music store full of records|magasin de disques|disquaire|boutique de vinyles|plattenladen|schallplattenladen|plattengeschäft|tienda de discos|tienda de vinilos',
    ],
    [
      'recordshop',
      'negozio di dischi|negozio di vinili|loja de discos|loja de vinil|магазин пластинок|магазин виниловых пластинок|магазин винила|plakçı|plak dükkanı',
    ],
    [
      'recordshop',
      'متجر أسطوانات|متجر اسطوانات|محل أسطوانات|रिकॉर्ड की दुकान|विनाइल की दुकान|唱片店|黑胶唱片店|唱片行|レコード店|レコード屋|レコードショップ|레코드 가게|레코드점|레코드샵|음반 가게',
    ],
    [
      'icecreamparlour',
      'ice cream parlour|ice cream parlor|ice cream shop|ice-cream shop|ice-cream parlour|ice cream store|gelateria|gelato shop|salon de glaces|marchand de glaces|magasin de glaces|boutique de glaces|eisdiele|eiscafé|eissalon|heladería',
    ],
    [
      'icecreamparlour',
      'gelateria|sorveteria|gelataria|кафе мороженое|кафе-мороженое|магазин мороженого|dondurmacı|dondurma dükkanı',
    ],
    [
      'icecreamparlour',
      'محل آيس كريم|محل مثلجات|متجر آيس كريم|आइसक्रीम पार्लर|आइसक्रीम की दुकान|冰淇淋店|冰激凌店|冰淇淋屋|アイスクリーム屋|アイスクリーム店|アイスクリームパーラー|아이스크림 가게|아이스크림 가게에서',
    ],
    [
      'captaincabin',
      "captain's cabin|captains cabin|ship captain's cabin|ship's cabin|ships cabin|pirate captain's cabin|captain's quarters|pirate ship cabin|cabin of a ship|cabin of a pirate ship|captain's cabin on a pirate ship|captain's cabin of a pirate ship|cabine du capitaine|cabine de capitaine|cabine d'un bateau pirate|kapitänskajüte|kajüte|kajüte des kapitäns|kapitänskabine|camarote del capitán|camarote de un barco pirata|camarote",
    ],
    [
      'captaincabin',
      'cabina del capitano|cabina di una nave pirata|cabine do capitão|camarote do capitão|каюта капитана|капитанская каюта|каюта|kaptan kamarası|kaptanın kamarası',
    ],
    [
      'captaincabin',
      'مقصورة القبطان|قمرة القبطان|कप्तान का केबिन|जहाज का केबिन|船长室|船长的舱室|船长舱|船長室|船長の部屋|선장실|선장의 방',
    ],
    [
      'atticbedroom',
      'attic bedroom|loft bedroom|bedroom in the attic|bedroom in an attic|bedroom under the roof|bedroom with a sloping ceiling|bedroom with a slanted ceiling|attic bedroom with a sloping ceiling|bed in the attic|chambre mansardée|chambre sous les toits|chambre sous les combles|chambre au grenier|schlafzimmer unter dem dach|dachzimmer|dachkammer|schlafzimmer im dachgeschoss|mansardenzimmer|dormitorio en el ático|habitación abuhardillada|dormitorio abuhardillado',
    ],
    [
      'atticbedroom',
      'camera da letto in mansarda|quarto no sótão|quarto de sótão|спальня на чердаке|спальня в мансарде|мансардная спальня|çatı katı yatak odası|tavan arası yatak odası',
    ],
    [
      'atticbedroom',
      'غرفة نوم في العلية|غرفة نوم علوية|अटारी में शयनकक्ष|अटारी का शयनकक्ष|阁楼卧室|阁楼里的卧室|屋根裏の寝室|다락방 침실|다락 침실',
    ],
  ])('sell records and ice cream, lie at a ship’s stern and under a roof: %s', (land, prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land, subjects: [], ignored: [] });
  });

  it.each([
    [
      'sushibar',
      'sushi bar|sushi counter|sushi restaurant|bar à sushis|bar à sushi|restaurant de sushis|sushi-bar|sushibar|sushi-restaurant|bar de sushi|barra de sushi|restaurante de sushi|sushi bar|ristorante di sushi|sushi bar|bar de sushi|restaurante de sushi|суши-бар|суши бар|суши-ресторан|suşi barı|suşi restoranı|مطعم سوشي|بار سوشي|सुशी बार|सुशी रेस्तरां|寿司店|寿司吧|寿司屋|寿司バー|鮨屋|초밥집|스시바',
    ],
    [
      'planetarium',
      'planetarium|star theatre|planetarium dome|planétarium|planetarium|planetario|planetario|planetário|планетарий|planetaryum|gökevi|القبة السماوية|قبة سماوية|तारामंडल|प्लैनेटेरियम|天象馆|天文馆|プラネタリウム|천문관|플라네타륨',
    ],
  ])('serve sushi over a counter and show the stars on a dome: %s', (land, prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land, subjects: [], ignored: [] });
  });

  it('have a witch at her cauldron in her kitchen', () => {
    for (const prompt of "witch's kitchen|witches' kitchen|witch kitchen|kitchen of a witch|cuisine de sorcière|cuisine d'une sorcière|cuisine de la sorcière|hexenküche|küche einer hexe|cocina de bruja|cocina de una bruja|cocina de la bruja|cucina della strega|cucina di una strega|cozinha da bruxa|cozinha de uma bruxa|cozinha de bruxa|кухня ведьмы|ведьмина кухня|cadı mutfağı|cadının mutfağı|مطبخ الساحرة|مطبخ ساحرة|चुड़ैल की रसोई|जादूगरनी की रसोई|女巫的厨房|女巫厨房|魔女の台所|魔女のキッチン|마녀의 부엌|마녀의 주방".split(
      '|',
    ))
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'potionshop',
        subjects: [{ thing: 'person', traits: expect.arrayContaining(['mage', 'woman']) }],
        ignored: [],
      });
  });

  it('are a station where its hall is named, and no living room', () => {
    for (const prompt of [
      ...['station hall', 'station concourse', 'train station hall', 'hall de gare'],
      ...['hall de la gare', 'atrio della stazione', 'saguão da estação'],
      ...['vestíbulo de la estación', 'зал вокзала'],
    ])
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'station', ignored: [] });
  });

  it('are a baker’s where one is named and no kitchen', () => {
    for (const prompt of [
      ...['a baker', 'un boulanger', 'ein Bäcker', 'un panadero', 'un panettiere', 'um padeiro'],
      ...['пекарь', 'fırıncı', 'خباز', 'बेकर', '面包师', 'パン職人', '제빵사'],
    ])
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'bakery',
        subjects: [{ thing: 'person', traits: ['chef'] }],
      });
  });

  it('have actors on a stage', () => {
    for (const prompt of [
      ...['actors', 'des acteurs', 'Schauspieler', 'actores', 'attori', 'atores', 'актёры'],
      ...['oyuncular', 'ممثلون', 'अभिनेता', '演员', '俳優', '배우들'],
    ])
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'theatre', ignored: [] });
  });

  it('are a wizard’s where a witch cooks', () => {
    expect(readPrompt('a witch in her kitchen').land).toBe('wizardtower');
  });

  it('leave candlelight a candle where no room is named', () => {
    expect(readPrompt('candlelight')).toMatchObject({
      land: null,
      candlelit: false,
      subjects: [{ thing: 'candle' }],
    });
  });

  it.each([
    'a busy tavern|une taverne bondée|eine belebte Schenke|una taberna abarrotada',
    'una taverna affollata|uma taverna lotada|людная таверна|kalabalık bir meyhane',
    'حانة مزدحمة|भीड़भाड़ सराय|热闹的小酒馆|賑やかな酒場|붐비는 선술집',
  ])('have guests where they are busy: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'tavern',
        subjects: [{ thing: 'person', count: 6 }],
        ignored: [],
      });
  });

  it.each([
    'a tavern full of people|une taverne pleine de gens|eine Schenke voller Menschen',
    'una taberna llena de personas|una taverna piena di persone|uma taverna cheia de pessoas',
    'таверна, полная людей|insanlarla dolu bir meyhane|حانة مليئة بالناس',
    'लोगों से भरी सराय|挤满人们的小酒馆|人々でいっぱいの酒場|사람들로 가득한 선술집',
  ])('are full of those of whom it is said: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'tavern',
        subjects: [{ thing: 'person', count: 6 }],
      });
  });

  it('are no fuller of guests for what else they are full of', () => {
    expect(readPrompt('a room full of light').subjects).toEqual([]);
    expect(readPrompt('a busy forest').ignored).toEqual(['busy']);
  });

  it('hold whom the prompt names beside them', () => {
    const { land, subjects } = readPrompt('a scientist in a laboratory');
    expect(land).toBe('laboratory');
    expect(subjects).toMatchObject([{ thing: 'person' }]);
  });

  it('hold people who go by train or wait, and no train, and no aircraft', () => {
    const commuters = readPrompt('inside a subway car full of commuters');
    expect(commuters).toMatchObject({ land: 'metro', subjects: [{ thing: 'person' }] });
    const lounge = readPrompt('people waiting at an airport, departure lounge at sunset');
    expect(lounge).toMatchObject({ land: 'terminal', subjects: [{ thing: 'person' }] });
    expect(lounge.ignored).toEqual([]);
  });

  it('hold a judge, boxers and passengers in every language that they are named in', () => {
    const prompts =
      'a judge|un juge|ein Richter|un juez|судья|um juiz|un giudice|bir hakim|法官|裁判官|판사|قاضي|एक न्यायाधीश|' +
      'a boxer|un boxeur|ein Boxer|un boxeador|боксёр|um pugilista|un pugile|bir boksör|拳击手|ボクサー|복서|ملاكم|एक मुक्केबाज़|' +
      'passengers|des passagers|Fahrgäste|pasajeros|пассажиры|passageiros|passeggeri|yolcular|乘客|乗客|승객|यात्री';
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([{ thing: 'person' }]);
  });

  it('hold no spaceship that they are a part of', () => {
    const bridge = readPrompt('the cockpit of a spaceship looking out at a planet');
    expect(bridge).toMatchObject({ land: 'spacebridge', subjects: [] });
  });

  it('hold a house plant that is asked for, and no house', () => {
    expect(readPrompt('a house plant in a living room')).toMatchObject({
      land: 'room',
      subjects: [{ thing: 'plant' }],
    });
  });

  it('are seen from a spaceship’s bridge before open space', () => {
    expect(decide(readPrompt('the bridge of a starship'), null, 3, 0).outlook).toBe('orbit');
  });

  it('leave a spaceship what it is where nothing is said of its inside', () => {
    expect(readPrompt('a spaceship').land).toBeNull();
  });
});

describe('a balcony or a porch', () => {
  it.each(['a white house with a porch', 'a castle with a high balcony', 'una casa con un porche'])(
    'is a part of the building that is named before it: %s',
    (prompt) => {
      expect(readPrompt(prompt).land).toBeNull();
    },
  );

  it('is where somebody is whose house is named after it', () => {
    expect(readPrompt('an old man on the porch of his house').land).toBe('porch');
  });

  it('has a town before it that is known by its houses', () => {
    expect(readPrompt('a balcony in Santorini')).toMatchObject({
      land: 'balcony',
      outlook: 'canal',
      town: 'greek',
    });
  });

  it('has before it the land of what is seen from it', () => {
    const idea = readPrompt('a balcony with a view of a lighthouse');
    expect(decide(idea, null, 3, 0).outlook).toBe('sea');
  });
});

describe('ice hockey', () => {
  it.each([
    'an ice hockey game|un match de hockey|ein Eishockeyspiel|hockey sobre hielo|хоккеисты',
    'hóquei no gelo|hockey su ghiaccio|buz hokeyi maçı|冰球比赛|アイスホッケー|아이스하키|مباراة هوكي|आइस हॉकी',
  ])('is played in an arena by several, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { land, subjects } = readPrompt(prompt);
      expect([land, subjects.length], prompt).toEqual(['icerink', 1]);
      expect(subjects[0]?.count, prompt).toBeGreaterThan(2);
    }
  });
});

describe('who is in a place of their own', () => {
  it('prays within a mosque, and stands before it else', () => {
    for (const prompt of ['people praying in a mosque', 'des gens qui prient dans une mosquée'])
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'prayerhall',
        subjects: [{ thing: 'person', posture: 'praying' }],
      });
    expect(readPrompt('a man before a mosque').land).not.toBe('prayerhall');
  });

  it('reigns in a throne room where a throne is named and no place', () => {
    expect(readPrompt('a king on his throne').land).toBe('throneroom');
    expect(readPrompt('a king on his throne in a forest').land).toBe('forest');
    expect(readPrompt('a king').land).not.toBe('throneroom');
  });

  it('hangs a lantern in a tent, which has one anyway', () => {
    expect(readPrompt('inside a tent with a lantern')).toMatchObject({
      land: 'tentroom',
      subjects: [],
      ignored: [],
    });
  });
});

describe('who sleeps in a bedroom', () => {
  it('lies in a bed, and not on its floor', () => {
    for (const prompt of ['a child sleeping in a bunk bed', 'a woman sleeping in her bedroom'])
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([{ company: { bond: 'asleep' } }]);
    expect(readPrompt('a man sleeping in a field').subjects[0]?.on).toBeUndefined();
  });
});

describe('the shop of a wizard', () => {
  it.each([
    'a wizard shop full of potions|la boutique d’un magicien|ein Zaubererladen|la tienda del mago',
    'лавка волшебника|a loja do mago|la bottega del mago|büyücünün dükkanı|巫师商店|魔法使いの店',
    '마법사의 가게|دكان ساحر|जादूगर की दुकान',
  ])('has him before its potions, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'potionshop',
        subjects: [{ thing: 'person', traits: ['mage'] }],
        ignored: [],
      });
  });

  it('is where a potion is, unless it is said to be elsewhere', () => {
    const prompts =
      'a magic potion|une potion|ein Zaubertrank|una poción|зелье|uma poção|una pozione';
    for (const prompt of `${prompts}|bir iksir|魔药|魔法薬|물약|جرعة سحرية|एक जादुई औषधि`.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'potionshop' });
    expect(readPrompt('a witch with a potion in a forest').land).toBe('forest');
  });
});

describe('a busy street', () => {
  it.each([
    'a busy street',
    'eine belebte Straße',
    'une rue très fréquenté',
    'una calle abarrotada con mucho bullicioso',
    'a packed football stadium',
  ])('is understood: %s', (prompt) => {
    const { busy, land } = readPrompt(prompt);
    expect(land).toBe('street');
    expect(busy).toBe(true);
  });

  it('is no busy meadow', () => {
    expect(readPrompt('a busy meadow')).toMatchObject({ busy: false, ignored: ['busy'] });
  });
});

it.each([
  'two friends drinking coffee on a terrace|zwei Freunde auf einer Terrasse|deux amies sur la terrasse',
  'dos amigas en una terraza|due amiche su una terrazza|um casal no terraço|друзья на террасе',
])('a terrace that somebody is on is one over the roofs, with no rice on it: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt).land, prompt).toBe('roofterrace');
  expect(readPrompt('rice terraces').land).toBe('terraces');
});
