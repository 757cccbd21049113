import type { WordTable } from '../../../words/language.ts';
import type { OldKey } from '../keys/places/old-keys.ts';

/** Words for places of old times, or over the roofs. */
export const OLD_WORDS: WordTable<OldKey> = {
  en: {
    sultanpalace:
      'sultan s palace|palace of the sultan|palace of a sultan|sultan s garden|garden of the sultan|palace garden of the sultan|moorish palace|arabian palace',
    easternroofs:
      'arabian nights|one thousand and one nights|city of the arabian nights|arabian nights city|old arabian city|ancient arabian city|old arab city|old persian city|ancient baghdad|old baghdad|over baghdad|agrabah|old city of domes and minarets',
    ruinednave:
      'roofless church|roofless cathedral|roofless abbey|roofless nave|ruined nave|nave of a ruined church|nave of a ruined abbey|nave of a ruined cathedral',
    observatory:
      'observatory|astronomical observatory|observatory dome|mountain observatory|telescope dome|mauna kea|griffith observatory|star observatory',
    observatoryhall:
      'in an observatory|in the observatory|observatory hall|observatory room|under the dome of an observatory',
    astronomer: 'astronomer|stargazer',
    telescope:
      'telescope|looking through a telescope|looks through a telescope|looking into a telescope|looking through the telescope|stargazing through a telescope|gazing through a telescope',
    ruinedtemple:
      'roofless temple|hall of broken columns|among broken columns|roofless columned hall',
    romanforum:
      'roman forum|forum romanum|ancient roman forum|ancient forum|forum of ancient rome|forum in ancient rome|roman city|ancient roman city|city of ancient rome|imperial rome|imperial forum',
    hanginggardens:
      'hanging gardens of babylon|hanging garden of babylon|babylon hanging gardens|gardens of babylon|babylonian gardens+|babylonian garden|babylon|ancient babylon|city of babylon|semiramis gardens',
    alexandria:
      'lighthouse of alexandria|pharos of alexandria|pharos lighthouse|alexandria lighthouse|ancient alexandria',
    rhodes: 'colossus of rhodes|rhodes colossus|colossus',
    greektemple:
      'temple of artemis|artemis temple|temple of zeus|statue of zeus at olympia|statue of zeus|olympia in antiquity|mausoleum at halicarnassus|mausoleum of halicarnassus|halicarnassus',
    agora:
      'agora|ancient agora|greek agora|ancient greek agora|ancient greece|ancient greek city|greek polis|ancient athens|athens in antiquity|stoa',
    legionary:
      'roman soldier|roman legionary|legionary|centurion|roman warrior|roman centurion|praetorian guard|praetorian',
    senator:
      'roman senator|senator in a toga|senators in togas+|toga|man in a toga|men in togas+|roman citizen',
    newyorkroof:
      'rooftops of new york+|rooftop of new york|roofs of new york+|new york rooftop|new york rooftops+|nyc rooftop|nyc rooftops+|new york city rooftop|new york city rooftops+|rooftops of new york city+|manhattan rooftop|manhattan rooftops+|rooftops of manhattan+|brooklyn rooftop|brooklyn rooftops+|rooftops of brooklyn+|rooftop in new york|rooftop in manhattan|rooftop in brooklyn|rooftop in new york city|on a rooftop in new york|on a new york rooftop|on a roof in new york|new york roof|city rooftop|city rooftops+|urban rooftop|urban rooftops+|on the rooftops of new york+|on the rooftops of manhattan+|on the roofs of new york+|rooftops with water towers+|rooftop with a water tower|rooftop with water towers',
    castlecourt:
      'ruined castle courtyard|courtyard of a ruined castle|castle ruins courtyard|among castle ruins|inside castle ruins|roofless castle',
    castleyard:
      'castle courtyard|courtyard of a castle|courtyard of the castle|castle yard|castle bailey|bailey',
    watertower:
      'rooftop water tower|wooden water tower|water tank on a roof|rooftop water tank|water tower on a roof|water tower on a rooftop',
    lostpark: 'pripyat|pripyat amusement park|chernobyl amusement park|chernobyl ferris wheel',
  },
  zh: {
    sultanpalace: '苏丹的宫殿|苏丹宫殿|苏丹王宫|阿拉伯宫殿',
    easternroofs: '一千零一夜|天方夜谭|阿拉伯古城|巴格达古城|古巴格达|古老的阿拉伯城市|波斯古城',
    ruinednave: '没有屋顶的教堂|无顶教堂|没有屋顶的修道院',
    observatory: '天文台|观测台|天文观测台',
    observatoryhall: '天文台里|天文台大厅',
    astronomer: '天文学家|观星者',
    telescope: '望远镜|天文望远镜|用望远镜观星|用望远镜看星星',
    ruinedtemple: '没有屋顶的神庙|断柱大厅',
    romanforum: '古罗马广场|罗马广场|古罗马城市|古罗马城|罗马帝国广场',
    hanginggardens: '巴比伦空中花园|巴比伦的空中花园|空中花园|巴比伦|古巴比伦',
    alexandria: '亚历山大灯塔|亚历山大港灯塔|法罗斯灯塔',
    rhodes: '罗得岛巨像|罗德岛太阳神巨像|罗德岛巨像|太阳神巨像',
    greektemple: '阿尔忒弥斯神庙|阿耳忒弥斯神庙|宙斯神庙|奥林匹亚宙斯神像|摩索拉斯陵墓',
    agora: '古希腊集市|古希腊广场|古希腊|古希腊城市|古雅典',
    legionary: '罗马士兵|罗马军团士兵|古罗马士兵|百夫长',
    senator: '罗马元老|穿托加的元老|罗马元老院议员',
    newyorkroof: '纽约屋顶|纽约的屋顶|曼哈顿屋顶|纽约天台|城市屋顶',
    castlecourt: '城堡废墟庭院|城堡废墟里|城堡废墟内',
    castleyard: '城堡庭院|城堡的庭院|城堡院子',
    watertower: '木制水塔|屋顶水塔',
    lostpark: '普里皮亚季|切尔诺贝利游乐园',
  },
  ja: {
    sultanpalace: 'スルタンの宮殿|スルタンの庭|アラビアの宮殿|アラブの宮殿',
    easternroofs:
      '千夜一夜物語|千一夜物語|アラビアンナイト|古いバグダッド|アラビアの古い街|アラビアの街|ペルシャの古い街',
    ruinednave: '廃教会の中|廃教会の内部|屋根のない教会|屋根のない大聖堂|屋根のない修道院',
    observatory: '天文台|観測所|天文観測所',
    observatoryhall: '天文台の中で|天文台のホール',
    astronomer: '天文学者',
    telescope: '望遠鏡|天体望遠鏡|望遠鏡を覗く|望遠鏡をのぞく',
    ruinedtemple: '屋根のない神殿|折れた柱の広間',
    romanforum: 'フォロ・ロマーノ|古代ローマの広場|古代ローマの都市|ローマのフォルム',
    hanginggardens: 'バビロンの空中庭園|空中庭園|バビロン|古代バビロン|バビロニアの空中庭園',
    alexandria: 'アレクサンドリアの大灯台|アレクサンドリアの灯台|ファロスの灯台',
    rhodes: 'ロドス島の巨像|ロードス島の巨像',
    greektemple:
      'アルテミス神殿|ゼウス神殿|オリンピアのゼウス像|ハリカルナッソスの霊廟|マウソロス霊廟',
    agora: 'アゴラ|古代アゴラ|古代ギリシャ|古代ギリシャの広場|古代ギリシャの都市|古代アテネ',
    legionary: 'ローマ兵|ローマ兵士|ローマ軍団兵|百人隊長',
    senator: 'ローマの元老院議員|トーガを着た元老院議員',
    newyorkroof: 'ニューヨークの屋上|ニューヨークの屋根|マンハッタンの屋上|都会の屋上',
    castlecourt: '廃城の中庭|廃城の中|城跡の中',
    castleyard: '城の中庭|城の中庭で',
    watertower: '木製の給水塔|屋上の給水塔',
    lostpark: 'プリピャチ|チェルノブイリの遊園地',
  },
  ko: {
    sultanpalace: '술탄의 궁전|술탄 궁전|술탄의 정원|아라비아 궁전',
    easternroofs:
      '천일야화|아라비안나이트|아라비안 나이트|옛 바그다드|옛 아라비아 도시|아라비아의 도시',
    ruinednave: '지붕 없는 성당|지붕 없는 교회|지붕이 없는 수도원',
    observatory: '천문대|관측소',
    observatoryhall: '천문대 안에서|천문대 홀',
    astronomer: '천문학자',
    telescope: '망원경|천체 망원경|천체망원경|망원경으로 별을 보는',
    ruinedtemple: '지붕 없는 신전|부서진 기둥의 홀',
    romanforum: '포로 로마노|고대 로마 포럼|고대 로마 광장|고대 로마 도시',
    hanginggardens:
      '바빌론의 공중정원|바빌론의 공중 정원|바빌론 공중정원|공중정원|바빌론|고대 바빌론',
    alexandria: '알렉산드리아의 등대|알렉산드리아 등대|파로스 등대',
    rhodes: '로도스의 거상|로도스 섬의 거상|로도스 거상',
    greektemple: '아르테미스 신전|제우스 신전|올림피아의 제우스 상|할리카르나소스의 영묘',
    agora: '아고라|고대 아고라|고대 그리스|고대 그리스 도시|고대 아테네',
    legionary: '로마 병사|로마 군인|로마 군단병|백인대장',
    senator: '로마 원로원 의원|토가를 입은 원로원 의원',
    newyorkroof: '뉴욕 옥상|뉴욕의 옥상|뉴욕의 지붕|맨해튼 옥상|도시 옥상',
    castlecourt: '폐허가 된 성의 안뜰|성터 안|폐성 안뜰',
    castleyard: '성의 안뜰|성 안뜰',
    watertower: '옥상 물탱크|나무 급수탑',
    lostpark: '프리피야트|체르노빌 놀이공원',
  },
  fr: {
    sultanpalace:
      'palais du sultan|palais d un sultan|jardin du sultan|palais oriental|palais arabe',
    easternroofs:
      'mille et une nuits|ancienne bagdad|au-dessus de bagdad|bagdad des mille et une nuits|vieille ville arabe|cité des mille et une nuits|ancienne ville arabe|vieille ville orientale',
    ruinednave: 'église sans toit|cathédrale sans toit|abbaye sans toit|nef en ruines',
    observatory: "observatoire|observatoire astronomique|dôme d'observatoire",
    observatoryhall: "salle de l'observatoire|sous la coupole de l'observatoire",
    astronomer: 'astronome',
    telescope:
      'télescope|lunette astronomique|regardant dans un télescope|regarde dans un télescope',
    ruinedtemple: 'temple sans toit|salle aux colonnes brisées',
    romanforum:
      'forum romain|forum romain antique|forum antique|cité romaine|ville romaine antique|forum impérial',
    hanginggardens: 'jardins suspendus de babylone|jardins de babylone|babylone|babylone antique',
    alexandria: "phare d'alexandrie|phare antique d'alexandrie",
    rhodes: 'colosse de rhodes',
    greektemple: "temple d'artémis|temple de zeus|statue de zeus à olympie|mausolée d'halicarnasse",
    agora: 'agora|agora antique|agora grecque|grèce antique|cité grecque antique|athènes antique',
    legionary: 'soldat romain|légionnaire|légionnaire romain|centurion',
    senator: 'sénateur romain|sénateur en toge|sénateurs en toge+|toge',
    newyorkroof:
      'toits de new york+|toit de new york|toit à new york|toits de manhattan+|sur un toit de new york|sur les toits de new york',
    castlecourt:
      "cour d'un château en ruine|cour d'un château en ruines|cour du château en ruines|château sans toit",
    castleyard: "cour d'un château|cour du château|cour de château",
    watertower:
      "réservoir d'eau sur un toit|réservoirs d'eau sur les toits+|réservoir d'eau en bois",
    lostpark: "pripiat|parc d'attractions de pripiat",
  },
  de: {
    sultanpalace:
      'palast des sultans|sultanspalast|garten des sultans|palast eines sultans|orientalischer palast|arabischer palast',
    easternroofs:
      'tausendundeine nacht|1001 nacht|altes bagdad|über bagdad|alten bagdad|alte arabische stadt|alten arabischen stadt|orientalische stadt|orientalischen stadt',
    ruinednave:
      'kirche ohne dach|abtei ohne dach|kathedrale ohne dach|dachlose kirche|dachlose abtei',
    observatory: 'sternwarte|observatorium|kuppel einer sternwarte',
    observatoryhall: 'im observatorium|in der sternwarte|unter der kuppel der sternwarte',
    astronomer: 'astronom|astronomin|sterngucker',
    telescope:
      'teleskop|fernrohr|blickt durch ein teleskop|schaut durch ein teleskop|schaut durch ein fernrohr',
    ruinedtemple: 'tempel ohne dach|halle mit zerbrochenen säulen',
    romanforum:
      'forum romanum|römisches forum|antikes forum|antike römische stadt|römische stadt|kaiserforum',
    hanginggardens:
      'hängende Gärten von Babylon|hängenden Gärten von Babylon|Gärten von Babylon|hängende Gärten der Semiramis|hängenden Gärten der Semiramis|Babylon',
    alexandria: 'Leuchtturm von Alexandria|Leuchtturms von Alexandria|Pharos von Alexandria',
    rhodes: 'Koloss von Rhodos|Kolosses von Rhodos',
    greektemple:
      'Tempel der Artemis|Artemistempel|Zeustempel|Tempel des Zeus|Zeus-Statue in Olympia|Zeusstatue|Mausoleum von Halikarnassos',
    agora:
      'agora|antike agora|griechische agora|antikes griechenland|antike griechische stadt|antikes athen',
    legionary: 'römischer soldat|legionär|römischer legionär|zenturio',
    senator: 'römischer senator|senator in toga|senatoren in toga+|toga',
    newyorkroof:
      'dächer von new york+|dach in new york|über den dächern von new york|auf einem dach in new york|dächer von manhattan+|new yorker dach',
    castlecourt:
      'hof einer burgruine|innenhof einer burgruine|burghof einer ruine|in einer burgruine|in der burgruine',
    castleyard: 'burghof|schlosshof|innenhof einer burg|hof einer burg',
    watertower: 'wassertank auf dem dach|hölzerner wasserturm|wassertürme auf den dächern+',
    lostpark: 'prypjat|vergnügungspark von prypjat',
  },
  es: {
    sultanpalace: 'palacio del sultán|jardín del sultán|palacio árabe|palacio oriental',
    easternroofs:
      'las mil y una noches|mil y una noches|antigua bagdad|sobre bagdad|antigua ciudad árabe|ciudad árabe antigua|vieja ciudad árabe',
    ruinednave: 'iglesia sin techo|catedral sin techo|abadía sin techo|nave en ruinas',
    observatory: 'observatorio|observatorio astronómico',
    observatoryhall: 'sala del observatorio|bajo la cúpula del observatorio',
    astronomer: 'astrónomo|astrónoma',
    telescope:
      'telescopio|mirando por un telescopio|mirando por el telescopio|mira por un telescopio',
    ruinedtemple: 'templo sin techo|sala de columnas rotas',
    romanforum: 'foro romano|foro romano antiguo|foro imperial|ciudad romana|antigua ciudad romana',
    hanginggardens:
      'jardines colgantes de babilonia|jardines de babilonia|babilonia|antigua babilonia',
    alexandria: 'faro de alejandría|antigua alejandría',
    rhodes: 'coloso de rodas',
    greektemple:
      'templo de artemisa|templo de zeus|estatua de zeus en olimpia|mausoleo de halicarnaso',
    agora: 'ágora|ágora griega|antigua grecia|antigua ciudad griega|antigua atenas|grecia antigua',
    legionary: 'soldado romano|legionario|legionario romano|centurión',
    senator: 'senador romano|senador con toga|senadores con toga+|senadores en toga+',
    newyorkroof:
      'azoteas de nueva york+|azotea de nueva york|azotea en nueva york|tejados de nueva york+|azoteas de manhattan+',
    castlecourt: 'patio de un castillo en ruinas|patio del castillo en ruinas|castillo sin techo',
    castleyard: 'patio de un castillo|patio del castillo|patio de armas',
    watertower:
      'depósito de agua en la azotea|tanque de agua en la azotea|tanque de agua en el tejado',
    lostpark: 'prípiat|parque de atracciones de prípiat',
  },
  ru: {
    sultanpalace:
      'дворец султана|дворце султана|сад султана|саду султана|восточный дворец|арабский дворец',
    easternroofs:
      'тысяча и одна ночь|тысячи и одной ночи|древний багдад|над багдадом|старый арабский город|древний восточный город',
    ruinednave: 'церковь без крыши|собор без крыши|аббатство без крыши',
    observatory: 'обсерватория|астрономическая обсерватория',
    observatoryhall: 'зал обсерватории|под куполом обсерватории',
    astronomer: 'астроном',
    telescope: 'телескоп|смотрит в телескоп|подзорная труба',
    ruinedtemple: 'храм без крыши|зал с разбитыми колоннами',
    romanforum:
      'римский форум|древний римский форум|древнеримский форум|древнеримский город|императорский форум',
    hanginggardens:
      'висячие сады Семирамиды|висячие сады Вавилона|сады Семирамиды|сады Вавилона|Вавилон|древний Вавилон',
    alexandria: 'александрийский маяк|александрийского маяка|фаросский маяк',
    rhodes: 'колосс родосский|колосса родосского|родосский колосс',
    greektemple:
      'храм артемиды|храм зевса|статуя зевса в олимпии|галикарнасский мавзолей|мавзолей в галикарнасе',
    agora: 'агора|древняя агора|греческая агора|древняя греция|древнегреческий город|древние афины',
    legionary: 'римский солдат|римский воин|легионер|римский легионер|центурион',
    senator: 'римский сенатор|сенатор в тоге|сенаторы в тогах+',
    newyorkroof:
      'крыши нью-йорка+|крыша нью-йорка|крыша в нью-йорке|крыши манхэттена+|на крыше в нью-йорке',
    castlecourt: 'двор разрушенного замка|внутренний двор разрушенного замка|двор руин замка',
    castleyard: 'двор замка|внутренний двор замка',
    watertower: 'водонапорный бак|водонапорные баки на крышах+',
    lostpark: 'припять|парк аттракционов в припяти',
  },
  pt: {
    sultanpalace: 'palácio do sultão|jardim do sultão|palácio árabe|palácio oriental',
    easternroofs:
      'mil e uma noites|as mil e uma noites|antiga bagdá|antiga bagdade|antiga cidade árabe|velha cidade árabe|cidade árabe antiga',
    ruinednave: 'igreja sem teto|catedral sem teto|abadia sem teto|nave em ruínas',
    observatory: 'observatório|observatório astronómico|observatório astronômico',
    observatoryhall: 'sala do observatório|sob a cúpula do observatório',
    astronomer: 'astrónomo|astrônomo|astrónoma|astrônoma',
    telescope: 'telescópio|olhando por um telescópio|olhando pelo telescópio',
    ruinedtemple: 'templo sem teto|sala de colunas quebradas',
    romanforum:
      'fórum romano|antigo fórum romano|fórum imperial|cidade romana antiga|antiga cidade romana',
    hanginggardens:
      'jardins suspensos da babilônia|jardins suspensos da babilónia|jardins da babilônia|babilônia|babilónia',
    alexandria: 'farol de alexandria',
    rhodes: 'colosso de rodes',
    greektemple:
      'templo de ártemis|templo de zeus|estátua de zeus em olímpia|mausoléu de halicarnasso',
    agora: 'ágora grega|ágora antiga|ágora|grécia antiga|cidade grega antiga|atenas antiga',
    legionary: 'soldado romano|legionário|legionário romano|centurião',
    senator: 'senador romano|senador de toga|senadores de toga+',
    newyorkroof:
      'telhados de nova york+|terraço de nova york|telhado em nova york|telhados de nova iorque+|telhados de manhattan+',
    castlecourt: 'pátio de um castelo em ruínas|pátio do castelo em ruínas|castelo sem teto',
    castleyard: 'pátio de um castelo|pátio do castelo',
    watertower: "caixa d'água no telhado|depósito de água no telhado",
    lostpark: 'pripyat|parque de diversões de pripyat',
  },
  it: {
    sultanpalace: 'palazzo del sultano|giardino del sultano|palazzo arabo|palazzo orientale',
    easternroofs:
      'mille e una notte|le mille e una notte|antica città araba|vecchia città araba|antica città orientale',
    ruinednave: 'chiesa senza tetto|cattedrale senza tetto|abbazia senza tetto|navata in rovina',
    observatory: 'osservatorio|osservatorio astronomico',
    observatoryhall: "sala dell'osservatorio|sotto la cupola dell'osservatorio",
    astronomer: 'astronomo|astronoma',
    telescope: 'telescopio|guarda in un telescopio|guarda attraverso un telescopio|cannocchiale',
    ruinedtemple: 'tempio senza tetto|sala di colonne spezzate',
    romanforum:
      'foro romano|fori imperiali|antico foro romano|città romana antica|antica città romana',
    hanginggardens:
      'giardini pensili di babilonia|giardini di babilonia|babilonia|antica babilonia',
    alexandria: 'faro di alessandria|faro di alessandria d egitto',
    rhodes: 'colosso di rodi',
    greektemple:
      'tempio di artemide|tempio di zeus|statua di zeus a olimpia|mausoleo di alicarnasso',
    agora: 'agorà|agorà greca|antica agorà|antica grecia|antica città greca|antica atene',
    legionary: 'soldato romano|legionario|legionario romano|centurione',
    senator: 'senatore romano|senatore in toga|senatori in toga+',
    newyorkroof:
      'tetti di new york+|tetto di new york|tetto a new york|sui tetti di new york|tetti di manhattan+',
    castlecourt:
      'cortile di un castello in rovina|cortile del castello in rovina|castello senza tetto',
    castleyard: 'cortile di un castello|cortile del castello',
    watertower: "serbatoio d'acqua sul tetto|serbatoi d'acqua sui tetti+",
    lostpark: 'pripyat|luna park di pripyat',
  },
  tr: {
    sultanpalace:
      'padişahın sarayı|padişahın sarayında|sultanın sarayı|sultanın sarayında|osmanlı sarayı|osmanlı sarayında',
    easternroofs:
      'binbir gece masalları|bin bir gece masalları|eski bağdat|eski arap şehri|eski bir arap şehri|eski doğu şehri',
    ruinednave: 'çatısız kilise|çatısız katedral|çatısız manastır',
    observatory: 'gözlemevi|rasathane|gözlem evi',
    observatoryhall: 'gözlemevi salonu|gözlemevi kubbesinin altında',
    astronomer: 'gökbilimci|astronom',
    telescope: 'teleskop|teleskopla bakan|teleskoptan bakan',
    ruinedtemple: 'çatısız tapınak|kırık sütunlu salon',
    romanforum: 'roma forumu|antik roma forumu|antik roma şehri|antik roma kenti',
    hanginggardens:
      "Babil'in asma bahçeleri|Babilin asma bahçeleri|Babil asma bahçeleri|asma bahçeleri|Babil",
    alexandria: 'iskenderiye feneri|iskenderiye deniz feneri',
    rhodes: 'rodos heykeli|rodos kolosu',
    greektemple: 'artemis tapınağı|zeus tapınağı|olympia zeus heykeli|halikarnas mozolesi',
    agora: 'agora|antik agora|antik yunan|antik yunan şehri|antik atina',
    legionary: 'roma askeri|lejyoner|romalı asker|romalı lejyoner',
    senator: 'roma senatörü|togalı senatör|romalı senatör',
    newyorkroof: "new york çatıları+|new york çatısı|new york'un çatıları|manhattan çatıları+",
    castlecourt: 'yıkık kalenin avlusu|harap kalenin avlusu|kale harabesinin avlusu',
    castleyard: 'kale avlusu|kalenin avlusu|şato avlusu',
    watertower: 'çatıdaki su deposu|ahşap su kulesi',
    lostpark: 'pripyat|pripyat lunaparkı',
  },
  ar: {
    sultanpalace: 'قصر السلطان|حديقة قصر السلطان|حديقة السلطان|قصر سلطان|قصر الخليفة',
    easternroofs: 'ألف ليلة وليلة|بغداد القديمة|مدينة عربية قديمة|مدينة شرقية قديمة',
    ruinednave: 'كنيسة بلا سقف|كاتدرائية بلا سقف|دير بلا سقف',
    observatory: 'مرصد|مرصد فلكي',
    observatoryhall: 'قاعة المرصد|تحت قبة المرصد',
    astronomer: 'عالم فلك|فلكي',
    telescope: 'تلسكوب|منظار فلكي|ينظر عبر تلسكوب',
    ruinedtemple: 'معبد بلا سقف|قاعة أعمدة مكسورة',
    romanforum: 'المنتدى الروماني|ساحة رومانية قديمة|مدينة رومانية قديمة',
    hanginggardens: 'حدائق بابل المعلقة|حدائق بابل|الحدائق المعلقة|بابل|بابل القديمة',
    alexandria: 'منارة الإسكندرية|فنار الإسكندرية|منارة الاسكندرية',
    rhodes: 'تمثال رودس|عملاق رودس|تمثال رودس العملاق',
    greektemple: 'معبد أرتميس|معبد آرتميس|معبد زيوس|تمثال زيوس في أولمبيا|ضريح هاليكارناسوس',
    agora: 'أغورا|أغورا يونانية|اليونان القديمة|مدينة يونانية قديمة|أثينا القديمة',
    legionary: 'جندي روماني|قائد مئة',
    senator: 'سيناتور روماني|عضو مجلس الشيوخ الروماني',
    newyorkroof: 'أسطح نيويورك|سطح في نيويورك|أسطح مانهاتن',
    castlecourt: 'فناء قلعة مهدمة|فناء قلعة مهجورة|ساحة قلعة مهدمة',
    castleyard: 'فناء قلعة|فناء القلعة|ساحة القلعة',
    watertower: 'خزان مياه على السطح|خزان مياه خشبي',
    lostpark: 'بريبيات|مدينة ملاهي بريبيات',
  },
  hi: {
    sultanpalace: 'सुल्तान का महल|सुल्तान के महल|बादशाह का महल|बादशाह के महल',
    easternroofs: 'अरेबियन नाइट्स|अलिफ़ लैला|अलिफ लैला|पुराना बगदाद|पुराना अरबी शहर',
    ruinednave: 'बिना छत का चर्च|बिना छत का गिरजाघर|बिना छत का मठ',
    observatory: 'वेधशाला|खगोलीय वेधशाला',
    observatoryhall: 'वेधशाला का हॉल|वेधशाला के गुंबद के नीचे',
    astronomer: 'खगोलशास्त्री|खगोलविद',
    telescope: 'दूरबीन|टेलीस्कोप|दूरबीन से देखते',
    ruinedtemple: 'बिना छत का मंदिर|टूटे स्तंभों का हॉल',
    romanforum: 'रोमन फोरम|प्राचीन रोमन फोरम|प्राचीन रोमन शहर',
    hanginggardens: 'बेबीलोन के झूलते बाग|बेबीलोन के हैंगिंग गार्डन|बेबीलोन के लटकते बाग|बेबीलोन',
    alexandria: 'सिकंदरिया का प्रकाशस्तंभ|अलेक्जेंड्रिया का प्रकाशस्तंभ|अलेक्जेंड्रिया का लाइटहाउस',
    rhodes: 'रोड्स की विशाल मूर्ति|रोड्स का कोलोसस|रोड्स की मूर्ति',
    greektemple: 'आर्टेमिस का मंदिर|ज़ीउस का मंदिर|ओलंपिया में ज़ीउस की मूर्ति|हैलिकारनासस का मकबरा',
    agora: 'अगोरा|यूनानी अगोरा|प्राचीन यूनान|प्राचीन यूनानी शहर|प्राचीन एथेंस',
    legionary: 'रोमन सैनिक|रोमन योद्धा',
    senator: 'रोमन सीनेटर|टोगा पहने सीनेटर',
    newyorkroof: 'न्यूयॉर्क की छतें|न्यूयॉर्क की छत|मैनहट्टन की छतें',
    castlecourt: 'खंडहर किले का आंगन|उजड़े किले का आंगन',
    castleyard: 'किले का आंगन|किले का प्रांगण',
    watertower: 'छत पर पानी की टंकी|लकड़ी की पानी की टंकी',
    lostpark: 'प्रिप्यात|प्रिप्यात का मनोरंजन पार्क',
  },
};
