import type { WordTable } from '../../../words/language.ts';
import type { FamousKey } from '../famous-keys.ts';

/** Words for places that the world knows by sight. */
export const FAMOUS_WORDS: WordTable<FamousKey> = {
  en: {
    cliffmonastery:
      'monastery on a cliff|monastery on a rock|monastery on the cliff|cliff monastery|clifftop monastery|cliffside monastery|monastery on top of a cliff|monastery on a mountain|mountain monastery|greek monastery|monastery in greece|orthodox monastery|meteora in greece|meteora',
    japantemple:
      'japanese temple|temple in japan|temples in japan+|buddhist temple in japan|japanese buddhist temple|temple in kyoto|kyoto temple|temple in nara|zen temple|kiyomizu dera|japanese pagoda|pagoda in japan|japanese monastery',
    rio: 'rio de janeiro|sugarloaf mountain|christ the redeemer|corcovado|guanabara bay|sugarloaf',
    riostreet:
      'street in rio|streets of rio|rio street|rio de janeiro street|street in santa teresa rio|rio neighborhood',
    copacabana:
      'copacabana|copacabana beach promenade|copacabana beach|ipanema|ipanema beach|rio beach|beach in rio|beaches of rio',
    capetown: 'cape town|table mountain',
    diner66:
      'route 66 diner|diner on route 66|diner in the desert|desert diner|roadside diner|roadside diner in the desert|route 66|diner sign',
    lisbon:
      'lisbon|lisbon tram|alfama|street in lisbon|steep street in lisbon|lisbon street|steep lisbon street',
    frenchquarter:
      'iron balcony|iron lace balcony|wrought iron balcony|cast iron balcony|new orleans|french quarter|bourbon street|new orleans french quarter|french quarter in new orleans',
    andes:
      'andean village|village in the andes|village in peru|peruvian village|bolivian village|andes village|quechua village|cusco|cuzco',
    vikingvillage:
      'viking village|viking settlement|longhouse|viking longhouse|norse village|viking town|viking harbour',
    ropeway:
      'cable car over the mountains|cable car|gondola lift|ropeway|aerial tramway|mountain gondola|gondola over the mountains|cableway|cable car in the alps|gondola ride over the mountains|mountain cable car',
    romanstreet: 'roman street|street in ancient rome|ancient rome',
    legion:
      'roman soldiers+|roman legionaries+|legionaries+|centurions+|roman legion+|roman army+|roman troops+',
    kasbah:
      'kasbah|casbah|desert fort|desert fortress|fort in the desert|fortress in the desert|kasbah courtyard|ait benhaddou|ait ben haddou|mud brick fortress|ksar',
    amalfi: 'amalfi|amalfi coast|positano|amalfi coast village|sorrento',
    cinqueterre:
      'cinque terre|manarola|riomaggiore|vernazza|colourful cliff village|colorful cliffside village',
    hallstatt:
      'hallstatt|alpine lake village|village by an alpine lake|village on a mountain lake|village on a lake in the alps',
    beachresort:
      'beach resort|tropical resort|tropical beach resort|seaside resort|resort beach|sun lounger|beach lounger|beach umbrellas+|beach with umbrellas|beach club|palm hut|palapa|tiki hut|beach hut|beach with sun loungers',
    overwater:
      'overwater bungalow|overwater villa|water bungalow|water villa|bungalows over the water|bora bora|bora bora bungalows+',
    thaitemple:
      'thai temple|buddhist temple in thailand|temple in thailand|temple in bangkok|bangkok temple|wat arun|wat pho|wat phra kaew|grand palace bangkok|grand palace in bangkok',
    timessquare: 'times square|new york times square|piccadilly circus|billboards in new york',
    shibuya:
      'shibuya crossing|shibuya|scramble crossing|tokyo crossing|shibuya scramble|crossing in tokyo',
    londonstreet:
      'london street|street in london|red telephone box|telephone box|phone box|red phone box|red double decker bus|double decker bus|london bus|red london bus|london phone box|westminster|phone booth|telephone booth|red phone booth|red telephone booth',
    parisroofs:
      'roofs of paris|paris rooftops+|rooftops of paris|parisian rooftops+|paris roofs+|over the roofs of paris|paris from above',
    haveli:
      'haveli|haveli courtyard|courtyard of a haveli|indian haveli|rajasthani courtyard|courtyard in rajasthan|indian courtyard|courtyard of an indian haveli|indian palace courtyard',
    stmarks:
      'st mark s square|saint mark s square|st marks square|saint marks square|st mark s square in venice|st marks square in venice|piazza san marco|st mark s basilica|saint mark s basilica|st marks basilica|campanile of venice',
    acquaalta:
      'acqua alta|flooded st mark s square|flooded st marks square|flooded saint mark s square|flooded venice|flood in venice|high water in venice|venice flood|flooded piazza san marco',
    redsquare:
      'red square|red square in moscow|moscow red square|kremlin|moscow kremlin|kremlin wall|spasskaya tower|kremlin in moscow',
    bluemosque:
      'blue mosque|the blue mosque|blue mosque in istanbul|sultan ahmed mosque|sultanahmet|sultanahmet square|istanbul mosque|mosque in istanbul|hagia sophia|ayasofya|suleymaniye mosque',
    kaaba:
      'kaaba|the kaaba|ka aba|kaaba in mecca|mecca|makkah|hajj|great mosque of mecca|masjid al haram|umrah',
    sagradafamilia:
      'sagrada familia|sagrada família|the sagrada familia|la sagrada familia|sagrada familia in barcelona|basilica in barcelona',
    brandenburggate:
      'brandenburg gate|the brandenburg gate|brandenburger tor|brandenburg gate in berlin|pariser platz',
    hawamahal:
      'hawa mahal|hawa mahal in jaipur|palace of the winds|palace of winds|jaipur|pink city of jaipur',
    fushimiinari:
      'fushimi inari|fushimi inari shrine|fushimi inari taisha|thousand torii|thousand torii gates|tunnel of torii|tunnel of torii gates|torii tunnel|torii gates of fushimi inari|rows of torii gates|path of torii gates|torii path|kitsune shrine',
    itsukushima:
      'itsukushima|itsukushima shrine|miyajima|floating torii|floating torii gate|torii in the water|torii gate in the water|torii in the sea|torii gate in the sea|floating torii of itsukushima|torii gate of miyajima',
    monumentvalley:
      'monument valley|monument valley buttes|buttes of monument valley|red buttes|sandstone buttes|desert buttes',
    uluru: 'uluru|ayers rock|the uluru',
    mogao:
      'mogao caves|mogao cave|mogao grottoes|mogao grotto|dunhuang|dunhuang caves|dunhuang murals|caves of dunhuang|painted buddhist cave|cave of the thousand buddhas|caves of the thousand buddhas',
    trevi: 'trevi fountain|fontana di trevi|trevi fountain in rome',
    neuschwanstein: 'neuschwanstein|neuschwanstein castle|bavarian castle|castle in bavaria',
    alhambra: 'alhambra|the alhambra in granada|alhambra palace',
  },
  zh: {
    cliffmonastery: '悬崖上的修道院|岩石上的修道院|山上的修道院|希腊修道院|迈泰奥拉',
    japantemple:
      '日本寺庙|日本的寺庙|日本佛寺|京都的寺庙|京都寺庙|禅寺|清水寺|寺庙庭院|寺庙的庭院|寺院庭院',
    rio: '里约热内卢|里约|糖面包山|救世基督像|基督山',
    riostreet: '里约的街道|里约街道|里约热内卢的街道',
    copacabana: '科帕卡巴纳|科帕卡巴纳海滩',
    capetown: '开普敦|桌山',
    diner66: '66号公路餐厅|66号公路|沙漠餐厅',
    lisbon: '里斯本|里斯本电车|里斯本街道',
    frenchquarter: '新奥尔良|波旁街|新奥尔良法国区',
    andes: '安第斯村庄|安第斯山村|秘鲁村庄|库斯科',
    vikingvillage: '维京村庄|维京人村庄|维京村落|长屋',
    ropeway: '缆车|高空缆车|空中缆车|山上的缆车',
    romanstreet: '古罗马街道|古罗马',
    legion: '行进的罗马士兵+|罗马士兵们+|罗马军队+|罗马军团+',
    kasbah: '卡斯巴|沙漠堡垒|沙漠要塞|沙漠城堡',
    amalfi: '阿马尔菲|阿马尔菲海岸|波西塔诺',
    cinqueterre: '五渔村|马纳罗拉',
    hallstatt: '哈尔施塔特|阿尔卑斯湖畔小镇|湖畔山村',
    beachresort: '海滩度假村|海滨度假村|沙滩椅|遮阳伞沙滩|热带度假村',
    overwater: '水上屋|水上别墅|波拉波拉',
    thaitemple: '泰国寺庙|泰国佛寺|曼谷寺庙|曼谷大皇宫|玉佛寺|郑王庙',
    timessquare: '时代广场|时报广场',
    shibuya: '涩谷|涩谷十字路口|东京十字路口',
    londonstreet: '伦敦街道|伦敦街头|红色电话亭|双层巴士|红色双层巴士|电话亭',
    parisroofs: '巴黎屋顶|巴黎的屋顶',
    haveli: '印度庭院|哈维利庭院|拉贾斯坦庭院',
    stmarks: '圣马可广场|威尼斯圣马可广场|圣马可大教堂',
    acquaalta: '威尼斯水淹|威尼斯涨水|威尼斯洪水|被淹的圣马可广场|淹水的圣马可广场',
    redsquare: '红场|莫斯科红场|克里姆林宫|莫斯科克里姆林宫',
    bluemosque:
      '蓝色清真寺|伊斯坦布尔蓝色清真寺|苏丹艾哈迈德清真寺|伊斯坦布尔的清真寺|圣索菲亚大教堂|圣索菲亚',
    kaaba: '克尔白|天房|麦加|麦加克尔白|麦加大清真寺|麦加朝觐|朝觐',
    sagradafamilia: '圣家堂|圣家大教堂|圣家族大教堂|巴塞罗那圣家堂|巴塞罗那的圣家堂',
    brandenburggate: '勃兰登堡门|柏林勃兰登堡门',
    hawamahal: '风之宫|风宫|斋浦尔|斋浦尔风之宫',
    fushimiinari: '伏见稻荷|伏见稻荷大社|千本鸟居|鸟居隧道',
    itsukushima: '严岛神社|宫岛|海上鸟居|水中鸟居|海中鸟居|水上鸟居',
    monumentvalley: '纪念碑谷|纪念碑山谷|红色孤峰',
    uluru: '乌鲁鲁|艾尔斯岩|艾尔斯巨石',
    mogao: '莫高窟|敦煌|敦煌莫高窟|敦煌壁画|敦煌石窟|千佛洞',
    trevi: '特雷维喷泉|许愿池',
    neuschwanstein: '新天鹅堡',
    alhambra: '阿尔罕布拉宫|阿尔汗布拉宫',
  },
  ja: {
    cliffmonastery: '崖の上の修道院|岩の上の修道院|山の修道院|ギリシャの修道院|メテオラ',
    japantemple: '日本の寺|日本のお寺|京都の寺|京都のお寺|お寺|禅寺|清水寺|五重塔',
    rio: 'リオデジャネイロ|コルコバード|コルコバードのキリスト像',
    riostreet: 'リオの街並み|リオの通り|リオデジャネイロの通り',
    copacabana: 'コパカバーナ|コパカバーナ海岸',
    capetown: 'ケープタウン|テーブルマウンテン',
    diner66: 'ルート66|ルート66のダイナー|砂漠のダイナー',
    lisbon: 'リスボン|リスボンの路面電車|リスボンの坂道',
    frenchquarter: 'ニューオーリンズ|フレンチクオーター|バーボンストリート',
    andes: 'アンデスの村|ペルーの村|クスコ',
    vikingvillage: 'バイキングの村|ヴァイキングの村|ロングハウス',
    ropeway: 'ロープウェイ|ロープウェー|ゴンドラリフト|山のロープウェイ',
    romanstreet: '古代ローマの通り|古代ローマ',
    legion: '行進するローマ兵+|ローマ兵たち+|ローマ軍+|ローマ軍団+',
    kasbah: 'カスバ|砂漠の砦|砂漠の要塞|アイット・ベン・ハドゥ',
    amalfi: 'アマルフィ|アマルフィ海岸|ポジターノ',
    cinqueterre: 'チンクエテッレ|チンクエ・テッレ|マナローラ',
    hallstatt: 'ハルシュタット|湖畔のアルプスの村',
    beachresort: 'ビーチリゾート|南国リゾート|ビーチパラソル|サンラウンジャー',
    overwater: '水上コテージ|水上バンガロー|水上ヴィラ|ボラボラ島',
    thaitemple: 'タイの寺院|タイの寺|バンコクの寺院|ワット・アルン|ワット・ポー',
    timessquare: 'タイムズスクエア',
    shibuya: '渋谷|渋谷スクランブル交差点|スクランブル交差点|渋谷の交差点',
    londonstreet:
      'ロンドンの街|ロンドンの通り|赤い電話ボックス|二階建てバス|ロンドンバス|電話ボックス|公衆電話ボックス',
    parisroofs: 'パリの屋根|パリの屋上',
    haveli: 'ハヴェリ|インドの中庭|ハヴェリの中庭',
    stmarks: 'サンマルコ広場|サン・マルコ広場|ヴェネツィアのサンマルコ広場|サンマルコ寺院',
    acquaalta:
      'アクアアルタ|アクア・アルタ|冠水したサンマルコ広場|水没したサンマルコ広場|ヴェネツィアの高潮',
    redsquare: '赤の広場|モスクワの赤の広場|クレムリン',
    bluemosque:
      'ブルーモスク|スルタンアフメト・モスク|スルタンアフメトモスク|イスタンブールのモスク|アヤソフィア|ハギア・ソフィア',
    kaaba: 'カアバ神殿|カーバ神殿|メッカ|メッカのカアバ神殿|マスジド・ハラーム|ハッジ',
    sagradafamilia: 'サグラダ・ファミリア|サグラダファミリア|聖家族教会',
    brandenburggate: 'ブランデンブルク門|ベルリンのブランデンブルク門',
    hawamahal: 'ハワー・マハル|ハワマハル|風の宮殿|ジャイプール',
    fushimiinari: '伏見稲荷|伏見稲荷大社|千本鳥居|鳥居のトンネル',
    itsukushima: '厳島神社|宮島|海の鳥居|水中の鳥居|水上の鳥居|海に浮かぶ鳥居',
    monumentvalley: 'モニュメントバレー|モニュメント・バレー',
    uluru: 'ウルル|エアーズロック',
    mogao: '莫高窟|敦煌|敦煌の莫高窟|敦煌の壁画|千仏洞',
    trevi: 'トレビの泉|トレヴィの泉',
    neuschwanstein: 'ノイシュヴァンシュタイン城',
    alhambra: 'アルハンブラ|アルハンブラ宮殿',
  },
  ko: {
    cliffmonastery: '절벽 위의 수도원|바위 위의 수도원|산 위의 수도원|그리스 수도원|메테오라',
    japantemple: '일본 절|일본 사원|일본의 절|일본의 사원|교토의 절|교토 사원',
    rio: '리우데자네이루|예수상|슈거로프산',
    riostreet: '리우의 거리|리우데자네이루의 거리',
    copacabana: '코파카바나|코파카바나 해변',
    capetown: '케이프타운|테이블마운틴',
    diner66: '66번 국도|66번 국도 식당|사막의 식당',
    lisbon: '리스본|리스본 트램|리스본 골목',
    frenchquarter: '뉴올리언스|프렌치 쿼터|버번 스트리트',
    andes: '안데스 마을|페루 마을|쿠스코',
    vikingvillage: '바이킹 마을|바이킹 정착지|롱하우스',
    ropeway: '케이블카|산 케이블카|곤돌라 리프트',
    romanstreet: '고대 로마 거리|고대 로마',
    legion: '행진하는 로마 병사+|로마 병사들+|로마 군대+|로마 군단+',
    kasbah: '카스바|사막 요새|사막의 요새',
    amalfi: '아말피|아말피 해안|포시타노',
    cinqueterre: '친퀘테레|마나롤라',
    hallstatt: '할슈타트|알프스 호숫가 마을',
    beachresort: '해변 리조트|비치 리조트|선베드|열대 리조트',
    overwater: '수상 방갈로|수상 빌라|수상 가옥 리조트|보라보라',
    thaitemple: '태국 사원|방콕 사원|왓 아룬|왓 포|방콕 왕궁',
    timessquare: '타임스스퀘어|타임스 스퀘어',
    shibuya: '시부야|시부야 스크램블|시부야 교차로',
    londonstreet:
      '런던 거리|빨간 전화 부스|이층 버스|런던 버스|전화 부스|공중전화 부스|전화부스|공중전화 박스',
    parisroofs: '파리의 지붕|파리 지붕',
    haveli: '하벨리|인도 안뜰|하벨리 안뜰',
    stmarks: '산마르코 광장|산 마르코 광장|산마르코 대성당',
    acquaalta: '아쿠아 알타|침수된 산마르코 광장|물에 잠긴 산마르코 광장|베네치아 홍수',
    redsquare: '붉은 광장|모스크바의 붉은 광장|모스크바 붉은 광장|크렘린',
    bluemosque:
      '블루 모스크|블루모스크|술탄 아흐메트 모스크|이스탄불의 모스크|아야 소피아|아야소피아|하기아 소피아',
    kaaba: '카바 신전|카바|메카|메카의 카바 신전|하즈 순례',
    sagradafamilia: '사그라다 파밀리아|사그라다파밀리아|성가족 성당',
    brandenburggate: '브란덴부르크 문|브란덴부르크문|베를린 브란덴부르크 문',
    hawamahal: '하와 마할|하와마할|바람의 궁전|자이푸르',
    fushimiinari: '후시미 이나리|후시미이나리|후시미 이나리 신사|센본 도리이|도리이 터널',
    itsukushima:
      '이쓰쿠시마|이쓰쿠시마 신사|미야지마|바다 위의 도리이|물 위의 도리이|물속의 도리이',
    monumentvalley: '모뉴먼트 밸리|모뉴먼트밸리',
    uluru: '울루루|에어즈록|에어즈 록',
    mogao: '막고굴|둔황|둔황 막고굴|둔황 벽화|천불동',
    trevi: '트레비 분수',
    neuschwanstein: '노이슈반슈타인 성|노이슈반슈타인',
    alhambra: '알람브라|알람브라 궁전',
  },
  fr: {
    cliffmonastery:
      'monastère sur une falaise|monastère sur un rocher|monastère perché|monastère grec|monastère en grèce|monastère orthodoxe|météores de grèce',
    japantemple:
      'temple japonais|temple au japon|temple bouddhiste au japon|temple de kyoto|temple à kyoto|temple zen|pagode japonaise|cour d un temple|cour du temple',
    rio: 'rio de janeiro|pain de sucre de rio|christ rédempteur|corcovado|baie de rio',
    riostreet: 'rue de rio|rue à rio|rues de rio',
    copacabana: 'copacabana|plage de copacabana|ipanema|plage de rio|plages de rio',
    capetown: 'cape town|ville du cap|montagne de la table',
    diner66: 'diner sur la route 66|diner dans le désert|route 66',
    lisbon: 'lisbonne|tramway de lisbonne|rue de lisbonne|alfama',
    frenchquarter:
      'nouvelle orléans|la nouvelle orléans|vieux carré|bourbon street|quartier français',
    andes: 'village des andes|village andin|village péruvien|village dans les andes|cuzco',
    vikingvillage: 'village viking|village de vikings|maison longue viking|colonie viking',
    ropeway: 'téléphérique|télécabine|téléférique|cabine de téléphérique',
    romanstreet: 'rue romaine|rome antique',
    legion: 'soldats romains+|légionnaires romains+|légionnaires+|légion romaine+|armée romaine+',
    kasbah: 'kasbah|casbah|fort dans le désert|forteresse dans le désert|fort du désert|ksar',
    amalfi: 'amalfi|côte amalfitaine|positano',
    cinqueterre: 'cinque terre|les cinque terre|manarola|vernazza',
    hallstatt: 'hallstatt|village au bord d un lac alpin|village au bord du lac dans les alpes',
    beachresort:
      'station balnéaire|complexe balnéaire|resort tropical|transats sur la plage|parasols sur la plage|plage avec parasols|paillote',
    overwater: 'bungalow sur pilotis|bungalows sur l eau|villa sur pilotis|bora bora',
    thaitemple: 'temple thaïlandais|temple thaï|temple à bangkok|temple de bangkok|wat arun',
    timessquare: 'times square',
    shibuya: 'carrefour de shibuya|shibuya|croisement de shibuya',
    londonstreet:
      'rue de londres|cabine téléphonique rouge|bus à impériale|bus londonien|cabine téléphonique anglaise|cabine téléphonique',
    parisroofs: 'toits de paris|les toits de paris|toits parisiens|sur les toits de paris',
    haveli: 'haveli|cour d un haveli|cour indienne',
    stmarks:
      'place saint-marc|place saint marc|place saint marc à venise|sur la place saint-marc|sur la place saint-marc à venise|basilique saint-marc',
    acquaalta:
      'acqua alta|place saint-marc inondée|place saint marc inondée|venise inondée|inondation à venise',
    redsquare:
      'place rouge|la place rouge|sur la place rouge|sur la place rouge à moscou|place rouge à moscou|kremlin',
    bluemosque:
      'mosquée bleue|la mosquée bleue|mosquée bleue d istanbul|mosquée d istanbul|mosquée à istanbul|sainte-sophie|basilique sainte-sophie',
    kaaba: 'kaaba|la kaaba|la mecque|kaaba à la mecque|grande mosquée de la mecque|hajj|hadj',
    sagradafamilia:
      'sagrada familia|la sagrada familia|sagrada família|basilique de la sagrada familia',
    brandenburggate: 'porte de brandebourg|la porte de brandebourg|porte de brandebourg à berlin',
    hawamahal: 'hawa mahal|palais des vents|jaipur|palais des vents à jaipur',
    fushimiinari:
      'fushimi inari|sanctuaire fushimi inari|mille torii|tunnel de torii|allée de torii',
    itsukushima:
      'itsukushima|sanctuaire d itsukushima|miyajima|torii flottant|torii dans l eau|torii dans la mer',
    monumentvalley: 'monument valley',
    uluru: 'uluru|ayers rock',
    mogao:
      'grottes de mogao|grotte de mogao|dunhuang|grottes des mille bouddhas|grotte des mille bouddhas',
    trevi: 'fontaine de trevi',
    neuschwanstein: 'neuschwanstein|château de neuschwanstein',
    alhambra: 'alhambra|l alhambra de grenade',
  },
  de: {
    cliffmonastery:
      'kloster auf einem felsen|kloster auf einer klippe|kloster auf dem felsen|bergkloster|griechisches kloster|kloster in griechenland|meteora klöster|felsenkloster',
    japantemple:
      'japanischer tempel|tempel in japan|tempel in kyoto|zen tempel|japanische pagode|buddhistischer tempel in japan',
    rio: 'rio de janeiro|zuckerhut|christusstatue|corcovado|cristo redentor',
    riostreet: 'straße in rio|straßen von rio',
    copacabana: 'copacabana|copacabana strand|ipanema',
    capetown: 'kapstadt|tafelberg',
    diner66: 'diner an der route 66|diner in der wüste|route 66',
    lisbon: 'lissabon|alfama|straße in lissabon|gasse in lissabon',
    frenchquarter: 'new orleans|french quarter|bourbon street',
    andes: 'andendorf|dorf in den anden|peruanisches dorf|cusco',
    vikingvillage: 'wikingerdorf|wikingersiedlung|langhaus|dorf der wikinger|haithabu',
    ropeway: 'seilbahn|gondelbahn|bergbahn|luftseilbahn|kabinenbahn|seilbahngondel|seilbahnkabine',
    romanstreet: 'römische straße|antikes rom|altes rom|römerstraße',
    legion: 'römische soldaten+|römische legionäre+|legionäre+|römische legion+|römisches heer+',
    kasbah: 'kasbah|wüstenfestung|wüstenfort|festung in der wüste|fort in der wüste|ksar',
    amalfi: 'amalfi|amalfiküste|positano',
    cinqueterre: 'cinque terre|manarola|vernazza',
    hallstatt: 'hallstatt|dorf am bergsee|dorf an einem bergsee|dorf am alpensee',
    beachresort:
      'strandresort|badeort|strandliegen+|sonnenliegen+|strand mit sonnenschirmen|sonnenschirme am strand|strandbad',
    overwater: 'wasserbungalow|überwasserbungalow|überwasservilla|wasservilla|bora bora',
    thaitemple: 'thailändischer tempel|thai tempel|tempel in thailand|tempel in bangkok|wat arun',
    timessquare: 'times square',
    shibuya: 'shibuya kreuzung|shibuya|kreuzung in tokio',
    londonstreet:
      'londoner straße|straße in london|rote telefonzelle|doppeldeckerbus|londoner bus|roter doppeldeckerbus|telefonzelle|telefonhäuschen',
    parisroofs: 'dächer von paris|pariser dächer|über den dächern von paris',
    haveli: 'haveli|innenhof eines haveli|indischer innenhof',
    stmarks: 'markusplatz|markusplatz in venedig|markusdom|markuskirche',
    acquaalta:
      'acqua alta|überfluteter markusplatz|überfluteten markusplatz|hochwasser in venedig|überflutetes venedig',
    redsquare: 'roter platz|roten platz|rote platz|kreml|moskauer kreml',
    bluemosque:
      'blaue moschee|blauen moschee|sultan ahmed moschee|moschee in istanbul|hagia sophia',
    kaaba: 'kaaba|mekka|kaaba in mekka|große moschee von mekka|haddsch|hadsch',
    sagradafamilia: 'sagrada familia|sagrada família|die sagrada familia',
    brandenburggate: 'brandenburger tor|brandenburger tor in berlin|pariser platz',
    hawamahal: 'hawa mahal|palast der winde|jaipur',
    fushimiinari: 'fushimi inari|fushimi-inari-schrein|tausend torii|torii-tunnel|tunnel aus torii',
    itsukushima:
      'itsukushima|itsukushima-schrein|miyajima|schwimmendes torii|schwimmende torii|torii im wasser|torii im meer',
    monumentvalley: 'monument valley|monument-valley',
    uluru: 'uluru|ayers rock',
    mogao:
      'mogao grotten|mogao-grotten|mogao höhlen|mogao-höhlen|dunhuang|höhlen der tausend buddhas',
    trevi: 'trevi brunnen|trevibrunnen',
    neuschwanstein: 'neuschwanstein|schloss neuschwanstein|märchenschloss neuschwanstein',
    alhambra: 'alhambra|alhambra in granada',
  },
  es: {
    cliffmonastery:
      'monasterio en un acantilado|monasterio sobre una roca|monasterio en una roca|monasterio griego|monasterio en grecia|monasterio ortodoxo|meteora',
    japantemple:
      'templo japonés|templo en japón|templo de kioto|templo en kioto|templo zen|pagoda japonesa',
    rio: 'río de janeiro|rio de janeiro|pan de azúcar de río|cristo redentor|corcovado',
    riostreet: 'calle de río|calle en río de janeiro',
    copacabana: 'copacabana|playa de copacabana|ipanema|playa de río de janeiro|playas de río',
    capetown: 'ciudad del cabo|montaña de la mesa',
    diner66: 'diner en la ruta 66|restaurante en la ruta 66|ruta 66',
    lisbon: 'lisboa|alfama|tranvía de lisboa|calle de lisboa',
    frenchquarter: 'nueva orleans|barrio francés|bourbon street',
    andes:
      'pueblo andino|pueblo de los andes|pueblo en los andes|aldea andina|pueblo peruano|cusco|cuzco',
    vikingvillage: 'aldea vikinga|pueblo vikingo|poblado vikingo|casa comunal vikinga',
    ropeway: 'teleférico|telecabina|cabina de teleférico',
    romanstreet: 'calle romana|antigua roma|roma antigua',
    legion: 'soldados romanos+|legionarios romanos+|legionarios+|legión romana+|ejército romano+',
    kasbah: 'kasbah|alcazaba del desierto|fuerte en el desierto|fortaleza en el desierto|ksar',
    amalfi: 'amalfi|costa amalfitana|costa de amalfi|positano',
    cinqueterre: 'cinque terre|manarola|vernazza',
    hallstatt: 'hallstatt|pueblo junto a un lago alpino|pueblo alpino junto al lago',
    beachresort:
      'resort de playa|complejo turístico de playa|tumbonas+|playa con sombrillas|sombrillas en la playa|palapa|balneario tropical',
    overwater: 'bungalow sobre el agua|bungalós sobre el agua|villa sobre el agua|bora bora',
    thaitemple: 'templo tailandés|templo en tailandia|templo de bangkok|templo en bangkok|wat arun',
    timessquare: 'times square',
    shibuya: 'cruce de shibuya|shibuya|cruce de tokio',
    londonstreet:
      'calle de londres|cabina telefónica roja|autobús de dos pisos|autobús londinense|cabina telefónica|cabina de teléfono',
    parisroofs: 'tejados de parís|techos de parís|azoteas de parís',
    haveli: 'haveli|patio de un haveli|patio indio',
    stmarks:
      'plaza de san marcos|plaza san marcos|en la plaza de san marcos|en la plaza san marcos|plaza de san marcos en venecia|basílica de san marcos',
    acquaalta:
      'acqua alta|agua alta|plaza de san marcos inundada|plaza san marcos inundada|venecia inundada|inundación en venecia',
    redsquare:
      'plaza roja|en la plaza roja|en la plaza roja de moscú|plaza roja de moscú|plaza roja en moscú|kremlin',
    bluemosque:
      'mezquita azul|la mezquita azul|mezquita azul de estambul|mezquita de estambul|mezquita en estambul|santa sofía|hagia sophia',
    kaaba: 'kaaba|la kaaba|la meca|kaaba en la meca|gran mezquita de la meca|hach',
    sagradafamilia:
      'sagrada familia de barcelona|la sagrada familia de barcelona|basílica de la sagrada familia|templo de la sagrada familia|sagrada familia en barcelona',
    brandenburggate: 'puerta de brandeburgo|la puerta de brandeburgo|puerta de brandenburgo',
    hawamahal: 'hawa mahal|palacio de los vientos|jaipur',
    fushimiinari: 'fushimi inari|santuario fushimi inari|mil torii|túnel de torii|camino de torii',
    itsukushima:
      'itsukushima|santuario de itsukushima|miyajima|torii flotante|torii en el agua|torii en el mar',
    monumentvalley: 'monument valley|valle de los monumentos',
    uluru: 'uluru|ayers rock',
    mogao:
      'cuevas de mogao|cueva de mogao|grutas de mogao|dunhuang|cueva de los mil budas|cuevas de los mil budas',
    trevi: 'fontana de trevi|fuente de trevi',
    neuschwanstein: 'neuschwanstein|castillo de neuschwanstein',
    alhambra: 'alhambra|la alhambra de granada',
  },
  ru: {
    cliffmonastery:
      'монастырь на скале|монастырь на утесе|монастырь в горах|греческий монастырь|православный монастырь|метеоры в греции',
    japantemple:
      'японский храм|храм в японии|храм в киото|буддийский храм в японии|японская пагода|дзен храм|двор японского храма',
    rio: 'рио де жанейро|статуя христа искупителя|сахарная голова|христос искупитель',
    riostreet: 'улица в рио|улица рио|улицы рио',
    copacabana: 'копакабана|пляж копакабана|пляж рио|пляже рио',
    capetown: 'кейптаун|столовая гора',
    diner66: 'закусочная на трассе 66|шоссе 66|трасса 66',
    lisbon: 'лиссабон|алфама|улица лиссабона|лиссабонский трамвай',
    frenchquarter: 'новый орлеан|французский квартал|бурбон стрит',
    andes: 'деревня в андах|перуанская деревня|куско',
    vikingvillage: 'деревня викингов|поселение викингов|длинный дом викингов',
    ropeway:
      'канатная дорога|канатка|фуникулер над горами|кабинка канатной дороги|фуникулёр|фуникулер|канатной дороге',
    romanstreet: 'римская улица|древний рим',
    legion: 'римские солдаты+|римские легионеры+|легионеры+|римский легион+|римская армия+',
    kasbah: 'касба|крепость в пустыне|форт в пустыне',
    amalfi: 'амальфи|амальфитанское побережье|позитано',
    cinqueterre: 'чинкве терре|манарола|вернацца',
    hallstatt: 'гальштат|хальштатт|деревня у альпийского озера',
    beachresort: 'пляжный курорт|тропический курорт|шезлонги+|пляж с зонтиками|курорт на море',
    overwater: 'бунгало на воде|бунгало над водой|вилла на воде|бора бора',
    thaitemple: 'тайский храм|храм в таиланде|храм в бангкоке|ват арун',
    timessquare: 'таймс сквер',
    shibuya: 'сибуя|перекрёсток сибуя|перекресток сибуя',
    londonstreet:
      'улица лондона|красная телефонная будка|двухэтажный автобус|лондонский автобус|лондонская улица|телефонная будка|в телефонной будке|телефонной будке',
    parisroofs: 'крыши парижа|парижские крыши',
    haveli: 'хавели|индийский дворик|двор хавели',
    stmarks:
      'на площади сан-марко|на площади святого марка|площадь святого марка|площади святого марка|площадь сан-марко|площади сан-марко|площадь сан марко|площади сан марко|собор святого марка',
    acquaalta:
      'аква альта|затопленная площадь сан-марко|затопленной площади сан-марко|затопленная площадь святого марка|затопленной площади святого марка|наводнение в венеции|затопленная венеция|затопленной венеции|высокая вода в венеции',
    redsquare:
      'красная площадь|красной площади|красную площадь|кремль|кремля|кремле|кремлём|спасская башня|спасской башни',
    bluemosque:
      'голубая мечеть|голубой мечети|голубую мечеть|голубой мечетью|мечеть в стамбуле|мечети в стамбуле|айя-софия|айя-софии|айя софия|святая софия в стамбуле|мечеть султанахмет',
    kaaba: 'кааба|каабы|каабу|каабе|каабой|мекка|мекке|мекки|мекку|хадж|хадже',
    sagradafamilia:
      'саграда фамилия|саграды фамилии|саграду фамилию|саграда-фамилия|собор святого семейства|храм святого семейства',
    brandenburggate:
      'бранденбургские ворота|бранденбургских ворот|бранденбургским воротам|бранденбургскими воротами|бранденбургских воротах',
    hawamahal:
      'хава-махал|хава махал|хава-махала|дворец ветров|дворца ветров|джайпур|джайпуре|джайпура',
    fushimiinari:
      'фусими инари|фусими-инари|тысяча торий|тысячи торий|тысяч торий|туннель из торий|туннеле из торий',
    itsukushima:
      'ицукусима|ицукусиме|ицукусимы|миядзима|миядзиме|плавучие тории|тории в воде|тории в море',
    monumentvalley:
      'долина монументов|долине монументов|долину монументов|долины монументов|монумент-вэлли',
    uluru: 'улуру|айерс-рок|эрс-рок',
    mogao:
      'пещеры могао|пещерах могао|пещере могао|пещера могао|могао|дуньхуан|дуньхуане|пещеры тысячи будд|пещере тысячи будд|пещера тысячи будд',
    trevi: 'фонтан треви',
    neuschwanstein: 'нойшванштайн|замок нойшванштайн',
    alhambra: 'альгамбра',
  },
  pt: {
    cliffmonastery:
      'mosteiro em um penhasco|mosteiro num penhasco|mosteiro sobre uma rocha|mosteiro grego|mosteiro na grécia|mosteiro ortodoxo|meteora',
    japantemple: 'templo japonês|templo no japão|templo em quioto|templo zen|pagode japonês',
    rio: 'rio de janeiro|pão de açúcar|cristo redentor|corcovado|baía de guanabara',
    riostreet: 'rua do rio de janeiro|rua no rio de janeiro|rua no rio|rua de santa teresa',
    copacabana: 'copacabana|praia de copacabana|calçadão de copacabana|ipanema|praia do rio',
    capetown: 'cidade do cabo|montanha da mesa',
    diner66: 'lanchonete na rota 66|diner na rota 66|rota 66',
    lisbon:
      'lisboa|alfama|eléctrico de lisboa|elétrico 28|bondinho de lisboa|rua de lisboa|ladeira de lisboa',
    frenchquarter: 'new orleans|cidade de nova orleans|bairro francês|bourbon street',
    andes: 'vila andina|aldeia nos andes|vila nos andes|aldeia andina|aldeia peruana|cusco',
    vikingvillage: 'aldeia viking|vila viking|vilarejo viking|casa longa viking',
    ropeway: 'teleférico|bondinho aéreo|teleférico sobre as montanhas',
    romanstreet: 'rua romana|roma antiga',
    legion: 'soldados romanos+|legionários romanos+|legionários+|legião romana+|exército romano+',
    kasbah: 'kasbah|casbá|forte no deserto|fortaleza no deserto',
    amalfi: 'amalfi|costa amalfitana|positano',
    cinqueterre: 'cinque terre|manarola|vernazza',
    hallstatt: 'hallstatt|vila à beira de um lago alpino|aldeia alpina à beira do lago',
    beachresort:
      'resort de praia|resort tropical|espreguiçadeiras+|praia com guarda sóis|guarda sóis na praia|quiosque de palha',
    overwater: 'bangalô sobre a água|bangalôs sobre a água|bora bora',
    thaitemple: 'templo tailandês|templo na tailândia|templo em bangkok|wat arun',
    timessquare: 'times square',
    shibuya: 'cruzamento de shibuya|shibuya',
    londonstreet:
      'rua de londres|cabine telefônica vermelha|ônibus de dois andares|ônibus londrino|cabine telefônica|cabine de telefone',
    parisroofs: 'telhados de paris|os telhados de paris',
    haveli: 'haveli|pátio de um haveli|pátio indiano',
    stmarks:
      'praça de são marcos|praça são marcos|na praça de são marcos|na praça são marcos|na praça de são marcos em veneza|praça de são marcos em veneza|basílica de são marcos',
    acquaalta:
      'acqua alta|praça de são marcos inundada|praça são marcos inundada|veneza inundada|inundação em veneza',
    redsquare:
      'praça vermelha|na praça vermelha|na praça vermelha em moscou|praça vermelha em moscou|praça vermelha de moscou|kremlin',
    bluemosque:
      'mesquita azul|a mesquita azul|mesquita azul de istambul|mesquita de istambul|mesquita em istambul|hagia sophia|santa sofia',
    kaaba: 'caaba|kaaba|meca|caaba em meca|grande mesquita de meca|hajj',
    sagradafamilia:
      'sagrada família em barcelona|basílica da sagrada família|sagrada família de barcelona|templo da sagrada família',
    brandenburggate: 'portão de brandemburgo|portão de brandenburgo|porta de brandemburgo',
    hawamahal: 'hawa mahal|palácio dos ventos|jaipur',
    fushimiinari: 'fushimi inari|santuário fushimi inari|mil torii|túnel de torii',
    itsukushima:
      'itsukushima|santuário de itsukushima|miyajima|torii flutuante|torii na água|torii no mar',
    monumentvalley: 'monument valley|vale dos monumentos',
    uluru: 'uluru|ayers rock',
    mogao: 'cavernas de mogao|caverna de mogao|grutas de mogao|dunhuang|grutas dos mil budas',
    trevi: 'fontana di trevi|fonte de trevi',
    neuschwanstein: 'neuschwanstein|castelo de neuschwanstein',
    alhambra: 'alhambra|alhambra de granada',
  },
  it: {
    cliffmonastery:
      'monastero su una rupe|monastero su una scogliera|monastero sulla roccia|monastero su una roccia|monastero greco|monastero in grecia|monastero ortodosso|meteora',
    japantemple:
      'tempio giapponese|tempio in giappone|tempio di kyoto|tempio a kyoto|tempio zen|pagoda giapponese',
    rio: 'rio de janeiro|pan di zucchero|cristo redentore|corcovado',
    riostreet: 'strada di rio|via di rio|strada a rio',
    copacabana: 'copacabana|spiaggia di copacabana|ipanema|spiaggia di rio',
    capetown: 'città del capo|montagna della tavola|table mountain',
    diner66: 'diner sulla route 66|tavola calda sulla route 66|route 66',
    lisbon: 'lisbona|alfama|tram di lisbona|strada di lisbona',
    frenchquarter: 'new orleans|quartiere francese|bourbon street',
    andes: 'villaggio andino|villaggio delle ande|villaggio sulle ande|villaggio peruviano|cusco',
    vikingvillage: 'villaggio vichingo|villaggio dei vichinghi|insediamento vichingo',
    ropeway: 'funivia|cabinovia|teleferica|cabina della funivia',
    romanstreet: 'strada romana|antica roma|roma antica',
    legion: 'soldati romani+|legionari romani+|legionari+|legione romana+|esercito romano+',
    kasbah: 'kasbah|casbah|forte nel deserto|fortezza nel deserto',
    amalfi: 'amalfi|costiera amalfitana|positano',
    cinqueterre: 'cinque terre|manarola|vernazza|riomaggiore',
    hallstatt: 'hallstatt|villaggio su un lago alpino|paese su un lago di montagna',
    beachresort:
      'resort sulla spiaggia|resort tropicale|lettini+|spiaggia con ombrelloni|ombrelloni sulla spiaggia|stabilimento balneare',
    overwater: 'bungalow sull acqua|palafitte di lusso|ville sull acqua|bora bora',
    thaitemple:
      'tempio thailandese|tempio tailandese|tempio in thailandia|tempio a bangkok|wat arun',
    timessquare: 'times square',
    shibuya: 'incrocio di shibuya|shibuya',
    londonstreet:
      'strada di londra|cabina telefonica rossa|autobus a due piani|bus londinese|cabina telefonica|cabina del telefono',
    parisroofs: 'tetti di parigi|i tetti di parigi',
    haveli: 'haveli|cortile di un haveli|cortile indiano',
    stmarks:
      'piazza san marco|piazza san marco a venezia|in piazza san marco|in piazza san marco a venezia|basilica di san marco',
    acquaalta:
      'acqua alta|l acqua alta|acqua alta a venezia|piazza san marco allagata|venezia allagata',
    redsquare:
      'piazza rossa|in piazza rossa|sulla piazza rossa|piazza rossa a mosca|sulla piazza rossa a mosca|piazza rossa di mosca|cremlino',
    bluemosque:
      'moschea blu|la moschea blu|moschea blu di istanbul|moschea di istanbul|moschea a istanbul|santa sofia|basilica di santa sofia',
    kaaba: 'kaaba|la kaaba|la mecca|kaaba alla mecca|alla mecca|grande moschea della mecca|hajj',
    sagradafamilia:
      'sagrada familia|sagrada família|la sagrada familia|basilica della sagrada familia',
    brandenburggate: 'porta di brandeburgo|la porta di brandeburgo',
    hawamahal: 'hawa mahal|palazzo dei venti|jaipur',
    fushimiinari: 'fushimi inari|santuario fushimi inari|mille torii|tunnel di torii',
    itsukushima:
      'itsukushima|santuario di itsukushima|miyajima|torii galleggiante|torii nell acqua|torii nel mare',
    monumentvalley: 'monument valley|valle dei monumenti',
    uluru: 'uluru|ayers rock',
    mogao: 'grotte di mogao|grotta di mogao|dunhuang|grotte dei mille buddha',
    trevi: 'fontana di trevi',
    neuschwanstein: 'neuschwanstein|castello di neuschwanstein',
    alhambra: 'alhambra|alhambra di granada',
  },
  tr: {
    cliffmonastery:
      'uçurumdaki manastır|kayalıktaki manastır|kaya üzerindeki manastır|dağ manastırı|yunan manastırı|sümela manastırı|meteora',
    japantemple:
      "japon tapınağı|japonya'da bir tapınak|japonyada bir tapınak|kyoto tapınağı|zen tapınağı",
    rio: 'rio de janeiro|kurtarıcı isa heykeli|corcovado',
    riostreet: 'rio sokağı|rio sokakları',
    copacabana: 'kopakabana|kopakabana plajı',
    capetown: 'cape town|masa dağı',
    diner66: 'route 66|66 numaralı yol|çölde lokanta',
    lisbon: 'lizbon|lizbon tramvayı|lizbon sokağı',
    frenchquarter: 'new orleans|fransız mahallesi|bourbon sokağı',
    andes: 'and köyü|and dağlarında köy|peru köyü|cusco',
    vikingvillage: 'viking köyü|viking yerleşimi|viking uzun evi',
    ropeway: 'teleferik|teleferik kabini',
    romanstreet: 'antik roma|antik roma caddesi',
    legion: 'romalı askerler+|roma askerleri+|lejyonerler+|roma lejyonu+|roma ordusu+',
    kasbah: 'kasba|çöl kalesi|çölde kale',
    amalfi: 'amalfi|amalfi kıyıları|amalfi sahili|positano',
    cinqueterre: 'cinque terre|manarola',
    hallstatt: 'hallstatt|alp gölü kıyısında köy',
    beachresort: 'plaj tatil köyü|tatil köyü|şezlonglar+|şemsiyeli plaj|tropik tatil köyü',
    overwater: 'su üstü bungalov|su üzerindeki bungalovlar|bora bora',
    thaitemple: 'tayland tapınağı|bangkok tapınağı|wat arun',
    timessquare: 'times meydanı|times square',
    shibuya: 'şibuya|şibuya kavşağı',
    londonstreet:
      'londra sokağı|kırmızı telefon kulübesi|çift katlı otobüs|londra otobüsü|telefon kulübesi|telefon kulübesinde',
    parisroofs: 'paris çatıları|paris damları',
    haveli: 'haveli|haveli avlusu',
    stmarks: 'san marco meydanı|aziz markos meydanı|san marco meydanında|san marco bazilikası',
    acquaalta:
      'acqua alta|su basmış san marco meydanı|su altında kalan san marco meydanı|venedik su baskını|venedik seli',
    redsquare: 'kızıl meydan|moskova kızıl meydan|kızıl meydanda|kremlin',
    bluemosque:
      'sultanahmet camii|sultan ahmet camii|sultanahmet camisi|sultanahmet|sultanahmet meydanı|mavi camii|ayasofya|süleymaniye camii|istanbul camii',
    kaaba: 'kabe|kâbe|mekke|mekkede kabe|mescid i haram|hac|hacılar+',
    sagradafamilia: 'sagrada familia|sagrada família|sagrada familia bazilikası',
    brandenburggate: 'brandenburg kapısı|brandenburg kapısının|berlin brandenburg kapısı',
    hawamahal: 'hawa mahal|rüzgar sarayı|rüzgarlar sarayı|jaipur',
    fushimiinari: 'fushimi inari|fuşimi inari|fushimi inari tapınağı|bin torii|torii tüneli',
    itsukushima:
      'itsukushima|itsukushima tapınağı|miyajima|yüzen torii|sudaki torii|denizdeki torii',
    monumentvalley: 'monument valley|anıt vadisi|anıtlar vadisi',
    uluru: 'uluru|ayers kayası',
    mogao:
      'mogao mağaraları|mogao mağarası|mogao mağarasında|mogao mağaralarında|dunhuang|bin buda mağaraları',
    trevi: 'trevi çeşmesi|aşk çeşmesi',
    neuschwanstein: 'neuschwanstein|neuschwanstein şatosu',
    alhambra: 'elhamra|elhamra sarayı',
  },
  ar: {
    cliffmonastery: 'دير على جرف|دير على صخرة|دير على منحدر|دير في الجبل|دير يوناني',
    japantemple: 'معبد ياباني|معبد في اليابان|معبد في كيوتو|معبد زن',
    rio: 'ريو دي جانيرو|تمثال المسيح الفادي',
    riostreet: 'شارع في ريو|شوارع ريو',
    copacabana: 'كوباكابانا|شاطئ كوباكابانا',
    capetown: 'كيب تاون|جبل الطاولة',
    diner66: 'الطريق 66|طريق 66|مطعم على طريق 66',
    lisbon: 'لشبونة|ترام لشبونة|شارع في لشبونة',
    frenchquarter: 'نيو أورليانز|الحي الفرنسي',
    andes: 'قرية في جبال الأنديز|قرية أنديزية|قرية بيروفية',
    vikingvillage: 'قرية الفايكنغ|قرية فايكنغ|مستوطنة الفايكنغ',
    ropeway: 'تلفريك|التلفريك|عربة التلفريك',
    romanstreet: 'روما القديمة|شارع روماني',
    legion: 'جنود رومان+|فيلق روماني+|جيش روماني+',
    kasbah: 'القصبة|قلعة في الصحراء|حصن في الصحراء|قصر آيت بن حدو',
    amalfi: 'أمالفي|ساحل أمالفي|بوسيتانو',
    cinqueterre: 'تشينكوي تيري|مانارولا',
    hallstatt: 'هالستات|قرية على بحيرة جبلية',
    beachresort: 'منتجع شاطئي|منتجع استوائي|كراسي الشاطئ|شاطئ بمظلات',
    overwater: 'بنغل فوق الماء|أكواخ فوق الماء|بورا بورا',
    thaitemple: 'معبد تايلاندي|معبد في تايلاند|معبد في بانكوك|وات أرون',
    timessquare: 'تايمز سكوير|ميدان التايمز',
    shibuya: 'شيبويا|تقاطع شيبويا',
    londonstreet:
      'شارع في لندن|كابينة هاتف حمراء|حافلة ذات طابقين|كابينة هاتف|كشك هاتف|كابينة الهاتف',
    parisroofs: 'أسطح باريس|سطوح باريس',
    haveli: 'هافيلي|فناء هافيلي|فناء هندي',
    stmarks: 'ساحة سان ماركو|في ساحة سان ماركو|ساحة القديس مرقس|ميدان سان ماركو',
    acquaalta: 'أكوا ألتا|ساحة سان ماركو المغمورة|فيضان البندقية|فيضان في البندقية',
    redsquare: 'الساحة الحمراء|في الساحة الحمراء|الساحة الحمراء في موسكو|الكرملين',
    bluemosque: 'المسجد الأزرق|الجامع الأزرق|مسجد السلطان أحمد|مسجد في إسطنبول|آيا صوفيا',
    kaaba: 'الكعبة|الكعبة المشرفة|مكة|مكة المكرمة|المسجد الحرام|الحج|الحرم المكي',
    sagradafamilia:
      'ساغرادا فاميليا|كنيسة ساغرادا فاميليا|العائلة المقدسة في برشلونة|كاتدرائية العائلة المقدسة',
    brandenburggate: 'بوابة براندنبورغ|بوابة براندنبورغ في برلين|بوابة براندنبرغ',
    hawamahal: 'هوا محل|قصر الرياح|جايبور',
    fushimiinari: 'فوشيمي إيناري|معبد فوشيمي إيناري|ألف توري|نفق التوري',
    itsukushima:
      'إتسوكوشيما|معبد إتسوكوشيما|مياجيما|توري في الماء|بوابة توري العائمة|بوابة توري في البحر',
    monumentvalley: 'وادي المعالم|وادي النصب التذكارية|مونيومنت فالي',
    uluru: 'أولورو|صخرة أولورو|صخرة آيرز',
    mogao: 'كهوف موغاو|كهف موغاو|دونهوانغ|كهوف ألف بوذا',
    trevi: 'نافورة تريفي',
    neuschwanstein: 'نويشفانشتاين|قلعة نويشفانشتاين',
    alhambra: 'الحمراء|قصر الحمراء',
  },
  hi: {
    cliffmonastery: 'चट्टान पर मठ|पहाड़ी पर मठ|खड़ी चट्टान पर मठ|यूनानी मठ',
    japantemple: 'जापानी मंदिर|जापान का मंदिर|जापान में मंदिर|क्योटो का मंदिर|ज़ेन मंदिर',
    rio: 'रियो डी जेनेरियो|क्राइस्ट द रिडीमर',
    riostreet: 'रियो की सड़क|रियो की गली',
    copacabana: 'कोपाकबाना',
    capetown: 'केप टाउन|टेबल माउंटेन',
    diner66: 'रूट 66|रूट 66 पर ढाबा',
    lisbon: 'लिस्बन|लिस्बन की ट्राम',
    frenchquarter: 'न्यू ऑरलियन्स|फ्रेंच क्वार्टर',
    andes: 'एंडीज का गांव|पेरू का गांव|एंडीज में गांव',
    vikingvillage: 'वाइकिंग गांव|वाइकिंग बस्ती',
    ropeway: 'रोपवे|केबल कार|रोप वे',
    romanstreet: 'प्राचीन रोम|रोमन सड़क',
    legion: 'मार्च करते रोमन सैनिक+|रोमन सेना+',
    kasbah: 'कसबाह|रेगिस्तान में किला|रेगिस्तानी किला',
    amalfi: 'अमाल्फी|अमाल्फी तट|पोसितानो',
    cinqueterre: 'चिंक्वे टेरे|मनारोला',
    hallstatt: 'हालस्टैट|झील किनारे आल्प्स का गांव',
    beachresort: 'बीच रिसॉर्ट|समुद्र तट रिसॉर्ट|उष्णकटिबंधीय रिसॉर्ट',
    overwater: 'पानी पर बंगला|पानी के ऊपर विला|बोरा बोरा',
    thaitemple: 'थाई मंदिर|थाईलैंड का मंदिर|बैंकॉक का मंदिर|वाट अरुण',
    timessquare: 'टाइम्स स्क्वायर',
    shibuya: 'शिबुया|शिबुया क्रॉसिंग',
    londonstreet: 'लंदन की सड़क|लाल टेलीफोन बूथ|डबल डेकर बस|टेलीफोन बूथ|फोन बूथ',
    parisroofs: 'पेरिस की छतें',
    haveli: 'हवेली|हवेली का आंगन|राजस्थानी हवेली|राजस्थानी आंगन',
    stmarks: 'सेंट मार्क स्क्वायर|सेंट मार्क चौक|सैन मार्को चौक|सेंट मार्क्स स्क्वायर',
    acquaalta: 'एक्वा अल्टा|बाढ़ में डूबा सेंट मार्क स्क्वायर|वेनिस में बाढ़',
    redsquare: 'लाल चौक|रेड स्क्वायर|मॉस्को का लाल चौक|क्रेमलिन',
    bluemosque: 'नीली मस्जिद|ब्लू मस्जिद|इस्तांबुल की नीली मस्जिद|इस्तांबुल की मस्जिद|हागिया सोफिया',
    kaaba: 'काबा|मक्का में काबा|मस्जिद अल हरम|हज यात्रा',
    sagradafamilia: 'सग्रादा फ़मिलिया|सागरादा फमिलिया|सग्रादा फैमिलिया|साग्रादा फैमिलिया',
    brandenburggate: 'ब्रांडेनबर्ग गेट|ब्रैंडेनबर्ग गेट|ब्रांडेनबर्ग द्वार',
    hawamahal: 'हवा महल|जयपुर|जयपुर का हवा महल',
    fushimiinari: 'फुशिमी इनारी|फुशिमी इनारी मंदिर|हज़ार तोरी|तोरी सुरंग',
    itsukushima: 'इत्सुकुशिमा|मियाजिमा|इत्सुकुशिमा मंदिर|पानी में तोरी|तैरता तोरी द्वार',
    monumentvalley: 'मॉन्यूमेंट वैली|मोन्यूमेंट वैली|स्मारक घाटी',
    uluru: 'उलुरु|उलूरु|एयर्स रॉक',
    mogao: 'मोगाओ गुफाएँ|मोगाओ गुफा|मोगाओ गुफाओं|मोगाओ की गुफा|मोगाओ की गुफाएँ|दुनहुआंग',
    trevi: 'ट्रेवी फव्वारा|ट्रेवी फाउंटेन',
    neuschwanstein: 'नॉयश्वानस्टाइन|नॉयश्वानस्टाइन महल',
    alhambra: 'अलहम्ब्रा|अलहम्ब्रा महल',
  },
};
