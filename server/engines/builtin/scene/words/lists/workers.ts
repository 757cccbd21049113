import type { WordTable } from '../../../words/language.ts';
import type { WorkerKey } from '../worker-keys.ts';

/** Words for who has a trade, by what is worn for it. */
export const WORKER_WORDS: WordTable<WorkerKey> = {
  en: {
    craftsman:
      'his coach|her coach|boxing coach|football coach|swimming coach|jeweller|jeweler|goldsmith|restorer|art restorer|weaver|glassblower|calligrapher|instructor|apprentice|shop assistant|shopkeeper|shop owner|cashier|fortune teller|comedian|inventor|genie|breakdancer|rapper|bridesmaid|hitchhiker|beggar|harpist',
    guardsman:
      'watchman|night watchman|night guard|ticket inspector|border guard|lighthouse keeper|doorman|bouncer|guardsman|palace guard|palace guards+',
    museumguard: 'museum guard|museum guards+|night guard at the museum|museum attendant',
    ranger: 'forester|forest ranger|park ranger|gamekeeper|ranger',
    clerk:
      'receptionist|journalist|reporter|cameraman|film director|boss|colleague|candidate|tour guide|undertaker|optician|travel agent|auctioneer',
    servant: 'sommelier|bellboy|butler|hotel porter',
    confectioner: 'cheesemaker|chocolatier|confectioner',
    workman:
      'deliveryman|movers|handyman|locksmith|roofer|chimney sweep|street sweeper|janitor|lamplighter|surveyor|archaeologist|geologist|driver',
    countryman: 'hunter|trapper|farmhand|milkmaid|brewer|botanist|gravedigger',
    cleric: 'priest|pope|vicar|bishop|imam|preacher',
    referee: 'referee|umpire|linesman',
    rescuer: 'rescuer|rescuers',
    giant: 'golem',
  },
  zh: {
    craftsman:
      '珠宝商|珠宝匠|金匠|修复师|文物修复师|织布工|教练|学徒|店员|店主|收银员|乞丐|剪纸艺人|手艺人|工匠|店长',
    guardsman: '警卫|卫兵|守卫|检票员|乘务员|哨兵',
    museumguard: '博物馆保安|博物馆警卫',
    ranger: '护林员|林务员',
    clerk: '记者|摄影记者|导演|老板|同事|导游|接待员',
    servant: '男管家',
    confectioner: '肉贩|糕点师|巧克力师|点心师傅',
    workman: '搬运工|快递员|送货员|锁匠|环卫工人|维修工|电工',
    countryman: '猎人|牧民|采药人|果农',
    cleric: '神父|牧师|主教|教皇',
    referee: '足球裁判',
    rescuer: '救援人员|救援队|搜救队',
    giant: '巨人',
  },
  ja: {
    craftsman:
      '宝石職人|金細工師|修復師|職人|織物職人|コーチ|見習い|店員|店主|レジ係|占い師|物乞い',
    guardsman: '守衛|衛兵|門番|車掌|ガードマン',
    museumguard: '博物館の警備員|美術館の警備員',
    ranger: '森林警備隊員|森番',
    clerk: '記者|新聞記者|映画監督|上司|同僚|ガイド|受付係',
    servant: '執事|給仕|ソムリエ',
    confectioner: '和菓子職人|菓子職人|寿司職人|板前|ショコラティエ|パティシエ',
    workman: '宅配業者|引っ越し業者|鍵屋|清掃員|掃除夫|配管工|電気工|用務員|考古学者|運転手',
    countryman: '猟師|狩人|木こり|植物学者',
    cleric: '神父|牧師|司教|神主|宮司',
    referee: '審判員|レフェリー',
    rescuer: '救助隊員|救助隊|レスキュー隊|レスキュー隊員',
    giant: 'ゴーレム|巨人',
  },
  ko: {
    craftsman:
      '보석상|금세공사|복원가|장인|직조공|서예가|코치|견습생|점원|가게 주인|계산원|점쟁이|발명가|거지',
    guardsman: '경비병|보초|검표원|등대지기|문지기|역무원',
    museumguard: '박물관 경비원|미술관 경비원',
    ranger: '산림 감시원|산림 감시인',
    clerk: '기자|영화감독|동료|가이드|접수원',
    servant: '집사|소믈리에',
    confectioner: '제과사|쇼콜라티에|파티시에',
    workman: '청소부|환경미화원|배관공|고고학자|운전사',
    countryman: '사냥꾼|양조사|식물학자|산지기',
    cleric: '신부님|목사|주교',
    referee: '심판|주심',
    rescuer: '구조대원|구조대|산악 구조대',
    giant: '골렘|거인',
  },
  fr: {
    craftsman:
      'bijoutier|bijoutière|joaillier|orfèvre|artisan|artisane|tisserand|calligraphe|entraîneur|apprenti|apprentie|commerçant|commerçante|caissier|caissière|voyante|inventeur|mendiant',
    guardsman: 'gardien|veilleur de nuit|vigile|contrôleur|douanier|portier',
    museumguard: 'gardien de musée|gardienne de musée',
    ranger: 'garde forestier|garde-chasse',
    clerk:
      'réceptionniste|journaliste|caméraman|réalisateur|patron|guide touristique|croque-mort|opticien',
    servant: 'majordome|sommelier',
    confectioner: 'fromager|fromagère|chocolatier|chocolatière|confiseur|poissonnier|crémier',
    workman:
      'déménageur|serrurier|couvreur|ramoneur|éboueur|balayeur|plombier|électricien|archéologue|chauffeur|concierge',
    countryman: 'chasseur|trappeur|brasseur|botaniste|fossoyeur|palefrenier',
    cleric: 'prêtre|curé|évêque|imam',
    referee: 'arbitre|arbitre de football',
    rescuer: 'secouriste|sauveteur|sauveteurs|équipe de secours',
    giant: 'golem',
  },
  de: {
    craftsman:
      'juwelier|juwelierin|restaurator|restauratorin|handwerker|weber|weberin|glasbläser|kalligraf|trainerin|lehrling|geselle|kassierer|kassiererin|ladenbesitzer|wahrsagerin|erfinder|bettler|tramper',
    guardsman:
      'wachmann|wächter|nachtwächter|wachposten|schaffner|schaffnerin|kontrolleur|leuchtturmwärter|parkranger|türsteher|zöllner|grenzbeamter',
    museumguard: 'museumswächter|museumswärter',
    ranger: 'förster|försterin|forstarbeiter',
    clerk:
      'rezeptionistin|journalist|journalistin|reporter|kameramann|regisseur|kollegin|reiseführer|optiker',
    servant: 'butler|sommelier|hotelpage',
    confectioner: 'käser|konditor|konditorin|chocolatier',
    workman:
      'möbelpacker|lieferant|paketbote|hausmeister|schlosser|dachdecker|schornsteinfeger|fensterputzer|straßenkehrer|klempner|elektriker|laternenanzünder|archäologe|archäologin|fahrer',
    countryman:
      'jäger|jägerin|wilderer|brauer|botanikerin|totengräber|stallbursche|knecht|magd|melkerin',
    cleric: 'priester|pfarrer|bischof|papst|imam',
    referee: 'schiedsrichter|schiedsrichterin',
    rescuer: 'retter|rettungskräfte+|bergwacht',
    giant: 'golem|riese|steinriese',
  },
  es: {
    craftsman:
      'joyero|joyera|orfebre|restaurador|restauradora|artesano|artesana|tejedora|tejedor|calígrafo|entrenador|entrenadora|aprendiz|dependiente|dependienta|tendero|tendera|cajero|cajera|inventor|inventora|mendigo',
    guardsman: 'vigilante|centinela|sereno|revisor|farero',
    museumguard: 'vigilante de museo|guardia del museo',
    ranger: 'guardabosques|guarda forestal',
    clerk:
      'recepcionista|periodista|reportero|reportera|camarógrafo|colega|guía turístico|guía turística',
    servant: 'mayordomo|sumiller',
    confectioner: 'quesero|chocolatero|pastelero|pastelera|pescadero',
    workman:
      'cerrajero|deshollinador|barrendero|basurero|fontanero|electricista|conserje|farolero|arqueólogo|arqueóloga|taxista',
    countryman: 'cazador|cazadora|trampero|cervecero|sepulturero|jornalero|jornaleros',
    cleric: 'sacerdote|obispo|párroco',
    referee: 'árbitro|árbitra',
    rescuer: 'rescatista|equipo de rescate',
    giant: 'gólem',
  },
  ru: {
    craftsman:
      'ювелир|реставратор|ремесленник|ткачиха|ткач|стеклодув|каллиграф|тренер|подмастерье|кассирша|кассир|лавочник|гадалка|изобретатель|нищий|мастерица',
    guardsman:
      'стражник|стражники|сторож|ночной сторож|часовой|контролёр|контролер|проводница|вахтёр',
    museumguard: 'смотритель музея|охранник музея',
    ranger: 'лесничий|лесник',
    clerk: 'журналист|журналистка|репортёр|кинооператор|режиссёр|начальник|экскурсовод|оптик',
    servant: 'дворецкий|сомелье',
    confectioner: 'сыродел|кондитер|шоколатье',
    workman:
      'грузчик|грузчики|слесарь|кровельщик|трубочист|дворник|сантехник|электрик|завхоз|фонарщик|археолог|водитель|таксист',
    countryman: 'егерь|охотник|пивовар|ботаник|могильщик|конюх|доярка|скотник',
    cleric: 'священник|батюшка|епископ|имам|пастор',
    referee: 'рефери|судья матча|арбитр',
    rescuer: 'спасатель|спасатели|горноспасатель',
    giant: 'голем|великан',
  },
  pt: {
    craftsman:
      'joalheiro|joalheira|ourives|restaurador|restauradora|artesão|artesã|tecelã|vidreiro|calígrafo|treinador|treinadora|aprendiz|lojista|operadora de caixa|cartomante|inventor|inventora|mendigo',
    guardsman: 'vigia|vigilante|sentinela|faroleiro|porteiro',
    museumguard: 'guarda do museu|vigia do museu',
    ranger: 'guarda florestal|guarda-florestal',
    clerk: 'recepcionista|jornalista|repórter|cinegrafista|colega|guia turístico|guia de turismo',
    servant: 'mordomo|sommelier',
    confectioner: 'queijeiro|chocolateiro|confeiteiro|confeiteira|peixeiro',
    workman:
      'carregador|chaveiro|varredor|encanador|eletricista|zelador|arqueólogo|arqueóloga|motorista|taxista',
    countryman: 'caçador|caçadora|cervejeiro|coveiro|ordenhadora|lavrador',
    cleric: 'bispo|sacerdote',
    referee: 'árbitro|juiz de futebol',
    rescuer: 'socorrista|resgatista|equipe de resgate',
    giant: 'golem',
  },
  it: {
    craftsman:
      'gioielliere|gioielliera|orafo|restauratore|restauratrice|artigiano|artigiana|tessitrice|calligrafo|allenatore|allenatrice|apprendista|commessa|commesso|negoziante|cassiera|cassiere|inventore|mendicante|autostoppista',
    guardsman: 'guardiano|sentinella|controllore|capotreno|buttafuori',
    museumguard: 'custode del museo|guardiano del museo',
    ranger: 'guardaboschi|guardacaccia',
    clerk: 'receptionist|giornalista|reporter|cameraman|regista|guida turistica|ottico',
    servant: 'maggiordomo|sommelier',
    confectioner: 'casaro|cioccolatiere|pasticciere|pasticcera|pescivendolo',
    workman:
      'traslocatore|spazzacamino|netturbino|spazzino|idraulico|elettricista|bidello|lampionaio|archeologo|archeologa|autista|tassista|conducente',
    countryman: 'cacciatore|cacciatrice|birraio|becchino|stalliere|mungitrice|bracciante',
    cleric: 'prete|sacerdote|vescovo|parroco',
    referee: 'arbitro|guardalinee',
    rescuer: 'soccorritore|soccorritori|squadra di soccorso',
    giant: 'golem',
  },
  tr: {
    craftsman:
      'kuyumcu|restoratör|zanaatkar|esnaf|dokumacı|hattat|antrenör|çırak|dükkan sahibi|kasiyer|falcı|mucit|dilenci|çini ustası',
    guardsman: 'bekçi|gece bekçisi|nöbetçi|muhafız|güvenlik görevlisi|kondüktör|biletçi|kapıcı',
    museumguard: 'müze bekçisi',
    ranger: 'orman bekçisi|ormancı',
    clerk: 'resepsiyonist|gazeteci|muhabir|kameraman|yönetmen|patron|meslektaş|gözlükçü',
    servant: 'uşak',
    confectioner: 'pastacı|çikolatacı|simitçi',
    workman:
      'hamal|kargocu|nakliyeci|çilingir|baca temizleyicisi|çöpçü|temizlikçi|tesisatçı|elektrikçi|hademe|arkeolog|şoför',
    countryman: 'avcı|botanikçi|seyis|ırgat|mezarcı',
    cleric: 'papaz|rahip|piskopos|imam',
    referee: 'hakem|yan hakem',
    rescuer: 'kurtarma ekibi|kurtarma görevlisi|arama kurtarma ekibi',
    giant: 'golem',
  },
  ar: {
    craftsman:
      'صائغ|مرمم|حرفي|حرفية|نساج|نافخ زجاج|خطاط|مدرب|متدرب|صاحب متجر|أمين الصندوق|عرافة|مخترع|متسول',
    guardsman: 'حارس ليلي|حارس|مفتش التذاكر|بواب',
    museumguard: 'حارس المتحف',
    ranger: 'حارس الغابة|حارس الغابات',
    clerk: 'صحفي|صحفية|مراسل|مخرج سينمائي|مرشد سياحي',
    servant: 'كبير الخدم',
    confectioner: 'حلواني|صانع الشوكولاتة',
    workman: 'حمال|سباك|كهربائي|صانع أقفال|سائق',
    countryman: 'عالم نبات',
    cleric: 'كاهن|قسيس|أسقف|إمام',
    referee: 'حكم المباراة|حكم كرة القدم',
    rescuer: 'منقذ|فريق الإنقاذ',
    giant: 'غولم',
  },
  hi: {
    craftsman:
      'जौहरी|सुनार|कारीगर|बुनकर|सुलेखक|प्रशिक्षक|शागिर्द|दुकानदार|खजांची|ज्योतिषी|आविष्कारक|भिखारी|शिल्पकार',
    guardsman: 'चौकीदार|पहरेदार|सुरक्षा गार्ड|टिकट चेकर|दरबान|टीटीई',
    museumguard: 'संग्रहालय का चौकीदार|संग्रहालय का पहरेदार',
    ranger: 'वनरक्षक|वन रक्षक',
    clerk: 'पत्रकार|रिपोर्टर|कैमरामैन|फिल्म निर्देशक',
    servant: 'खानसामा|बटलर',
    confectioner: 'हलवाई|मिठाईवाला',
    workman: 'कुली|प्लंबर|पुरातत्वविद|ड्राइवर',
    countryman: 'शिकारी|वनस्पतिशास्त्री|ग्वाला',
    cleric: 'पादरी|पुजारी|पंडित|मौलवी',
    referee: 'रेफरी|अंपायर',
    rescuer: 'बचावकर्मी|बचाव दल',
    giant: 'दानव|गोलेम|राक्षस',
  },
};
