import type { WordTable } from '../../../words/language.ts';
import type { HallKey } from '../hall-keys.ts';

/** Words for halls, shops and rooms to eat in that are known by one thing which everybody there has come for. */
export const HALL_WORDS: WordTable<HallKey> = {
  en: {
    hotpot:
      'hot pot restaurant|hotpot restaurant|hot pot|hotpot|chongqing hot pot|sichuan hot pot|mala hot pot|spicy hot pot',
    karting:
      'indoor karting track|indoor karting|karting track|karting hall|karting centre|karting center|go kart track|go-kart track|go kart race|go-kart race|go karting|go-karting|karting|go kart|go-kart|go karts|go-karts|kart race',
    firepole:
      "fire pole|firepole|fireman's pole|firefighter's pole|sliding down the pole|slides down the pole|slide down the pole|inside a fire station|inside the fire station|inside a firehouse",
    greathall:
      "great hall|knights' hall|tudor hall|tudor palace|medieval hall|medieval banquet|banqueting hall|great hall of a castle|great hall of the castle|great hall of a tudor palace|baronial hall",
    stationeryshop:
      "stationery shop|stationery store|stationer's|stationer|stationery|art supply store|art supplies shop|pen shop",
  },
  zh: {
    hotpot: '火锅店|火锅|重庆火锅|四川火锅|麻辣火锅|红油火锅|鸳鸯火锅|吃火锅|火锅餐厅|涮火锅',
    karting: '室内卡丁车|卡丁车场|卡丁车|卡丁车赛道|卡丁车馆|卡丁车比赛|室内卡丁车赛道',
    firepole: '消防滑杆|滑杆|消防站里|顺着滑杆|消防滑竿|消防站内',
    greathall: '中世纪大厅|都铎宫殿|都铎大厅|骑士大厅|中世纪宴会|庄园大厅',
    stationeryshop: '文具店|文具铺|文具|文具商店',
  },
  ja: {
    hotpot: '火鍋店|火鍋|火鍋屋|重慶火鍋|四川火鍋|麻辣火鍋|火鍋レストラン|しゃぶしゃぶ屋',
    karting: '屋内カート場|カート場|ゴーカート|カートレース|屋内カート|室内カート場|カートコース',
    firepole: '滑り棒|消防署の中|消防署の滑り棒|すべり棒',
    greathall: '大広間|城の大広間|チューダー宮殿|中世の大広間|騎士の間|中世の宴会',
    stationeryshop: '文房具店|文房具屋|文具店|文房具屋さん|文房具',
  },
  ko: {
    hotpot: '훠궈 식당|훠궈집|훠궈|충칭 훠궈|사천 훠궈|마라 훠궈|샤브샤브 식당',
    karting: '실내 카트장|카트장|고카트|카트 경주|실내 카트|실내 카트 트랙|카트 트랙',
    firepole: '소방 봉|소방서 안|소방서 봉|미끄럼봉',
    greathall: '중세 홀|튜더 궁전|중세 연회|기사의 홀|중세 대연회장',
    stationeryshop: '문구점|문방구|문구류|문구 가게',
  },
  fr: {
    hotpot:
      'fondue chinoise|restaurant de fondue chinoise|fondue du sichuan|fondue sichuanaise|hot pot|marmite mongole',
    karting:
      'piste de karting|karting|karting indoor|karting couvert|kart|karts|course de karting|circuit de karting|piste de karting couverte|salle de karting',
    firepole:
      'mât de pompier|perche de pompier|perche des pompiers|barre de pompier|descend le long du mât|glisse le long du mât|descend par la perche|glisse le long de la perche|dans la caserne',
    greathall:
      "grande salle|grande salle du château|grande salle d'un château|palais tudor|salle médiévale|banquet médiéval|salle des chevaliers|grande salle d'un palais tudor",
    stationeryshop: 'papeterie|magasin de papeterie|papeterie de quartier',
  },
  de: {
    hotpot:
      'hotpot|feuertopf|hotpot-restaurant|feuertopf-restaurant|chinesischer feuertopf|hot pot|chinesisches fondue',
    karting:
      'kartbahn|kartbahnen|indoor-kartbahn|kartfahren|gokart|go-kart|kartrennen|kart|gokarts|kart-halle|karthalle',
    firepole:
      'rutschstange|feuerwehrstange|rutscht die stange hinunter|rutscht die stange runter|in der feuerwache',
    greathall:
      'große halle|tudor-palast|tudorpalast|mittelalterlicher saal|mittelalterliches bankett|große halle eines palastes|burgsaal',
    stationeryshop: 'schreibwarenladen|schreibwarengeschäft|papeterie|schreibwaren',
  },
  es: {
    hotpot:
      'hot pot|olla china|restaurante de hot pot|hot pot chino|olla picante de sichuan|olla mongola|olla caliente china',
    karting:
      'pista de karts|karting|pista de karting|karts|kart|karting cubierto|carrera de karts|karting bajo techo|circuito de karts',
    firepole:
      'tubo de bomberos|barra de bomberos|bajando por el tubo|baja por el tubo|bajar por el tubo|se desliza por el tubo|deslizándose por el tubo|bajando por la barra|dentro del parque de bomberos|dentro de la estación de bomberos',
    greathall:
      'gran salón del castillo|palacio tudor|salón medieval|banquete medieval|salón de los caballeros|gran salón de un palacio',
    stationeryshop: 'papelería|tienda de papelería',
  },
  ru: {
    hotpot: 'китайский самовар|хот-пот|хотпот|хот пот',
    karting:
      'картинг|карт-трек|картинг-центр|картинге|картинга|крытый картинг|гонки на картах|на картинге|трасса картинга',
    firepole:
      'пожарный шест|пожарному шесту|съезжает по шесту|скользит по шесту|спускается по шесту|внутри пожарной части',
    greathall:
      'большой зал замка|рыцарский зал|рыцарском зале|тюдоровский дворец|тюдоровского дворца|средневековый зал|средневековом зале|средневековый пир|парадный зал дворца',
    stationeryshop:
      'канцелярский магазин|канцелярском магазине|магазин канцтоваров|магазине канцтоваров|канцтовары',
  },
  pt: {
    hotpot:
      'hot pot|fondue chinês|restaurante de hot pot|hot pot chinês|panela quente chinesa|caldeirão chinês',
    karting:
      'kartódromo|pista de kart|kart|karts|corrida de kart|kart indoor|kartódromo coberto|pista de kart coberta|karting',
    firepole:
      'poste dos bombeiros|mastro dos bombeiros|descendo pelo poste|desce pelo poste|escorrega pelo poste|descendo pelo cano|dentro do quartel de bombeiros',
    greathall:
      'grande salão|grande salão do castelo|palácio tudor|salão medieval|banquete medieval|salão dos cavaleiros',
    stationeryshop: 'papelaria|loja de papelaria',
  },
  it: {
    hotpot:
      'hot pot|hotpot|fonduta cinese|ristorante hot pot|pentola cinese|hot pot cinese|pentola mongola',
    karting:
      'pista di kart|pista dei kart|go-kart|kart|kartodromo|karting|gara di kart|kart al coperto|pista di go-kart|go kart',
    firepole:
      'palo dei pompieri|pertica dei pompieri|scende dal palo|scivola lungo il palo|scende lungo il palo|giù dal palo|dentro la caserma dei pompieri',
    greathall:
      'salone medievale|sala grande del castello|palazzo tudor|banchetto medievale|sala dei cavalieri|salone di un palazzo tudor|grande salone',
    stationeryshop: 'cartoleria|negozio di cancelleria|cartolibreria',
  },
  tr: {
    hotpot: 'hot pot|hotpot|çin güveci|hot pot restoranı|sichuan hot pot|acılı hot pot',
    karting:
      'kapalı karting|karting|karting pisti|karting pistinde|go-kart|gokart|karting yarışı|kapalı karting pisti',
    firepole:
      'itfaiyeci direği|itfaiye direği|direkten kayan|direkten kayıyor|direkten aşağı kayan|itfaiyenin içinde',
    greathall:
      'büyük salon|ortaçağ salonu|tudor sarayı|şövalye salonu|ortaçağ ziyafeti|şato salonu',
    stationeryshop: 'kırtasiye|kırtasiyede|kırtasiyeci|kırtasiye dükkanı',
  },
  ar: {
    hotpot: 'هوت بوت|مطعم هوت بوت|الهوت بوت|القدر الساخن الصيني|قدر ساخن صيني',
    karting: 'كارتينج|حلبة كارتينج|سباق كارتينج|الكارتينج|كارتنج|حلبة كارتينج داخلية',
    firepole: 'عمود الإطفاء|عمود رجال الإطفاء|ينزلق على العمود|ينزل على العمود|داخل محطة الإطفاء',
    greathall: 'القاعة الكبرى|قاعة العصور الوسطى|قصر تيودور|قاعة الفرسان|وليمة من العصور الوسطى',
    stationeryshop: 'محل قرطاسية|قرطاسية|القرطاسية|مكتبة قرطاسية|متجر قرطاسية',
  },
  hi: {
    hotpot: 'हॉट पॉट|हॉटपॉट|हॉट पॉट रेस्तरां|चीनी हॉट पॉट|हॉटपॉट रेस्तरां',
    karting: 'कार्टिंग|गो कार्ट|इनडोर कार्टिंग|कार्टिंग ट्रैक|गो-कार्ट|इनडोर कार्टिंग ट्रैक',
    firepole: 'फायर पोल|खंभे से फिसलता|खंभे से फिसलते|दमकल केंद्र के अंदर|फायर स्टेशन के अंदर',
    greathall: 'महान हॉल|ट्यूडर महल|मध्ययुगीन हॉल|मध्यकालीन हॉल|मध्ययुगीन दावत',
    stationeryshop: 'स्टेशनरी की दुकान|स्टेशनरी|लेखन सामग्री की दुकान',
  },
};
